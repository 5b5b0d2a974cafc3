# The first game, step by step: a title, what to do, why, and what is said to other answers.

empires-lesson-chapter-setup = Set-up
empires-lesson-chapter-flick = Flick and land
empires-lesson-chapter-second = Once more
empires-lesson-chapter-build = Build
empires-lesson-chapter-deploy = Deploy
empires-lesson-chapter-ram = Ram
empires-lesson-chapter-approach = Closing in
empires-lesson-chapter-attack = Attack
empires-lesson-chapter-interact = Interact
empires-lesson-chapter-free = Over to you

empires-lesson-welcome = Welcome to the galaxy!
empires-lesson-welcome-do = You play yellow, Vega plays blue. You flick ships to unknown planets, land, build and do research. Whoever has most victory points at the end wins.
empires-lesson-welcome-why = Everything is prepared, and your hand is perfectly steady: a flick goes exactly where you aim. Later you play on freely.

empires-lesson-put-first = Your first ship
empires-lesson-put-first-do = Put it on the right of the ring around your yellow warp gate.
empires-lesson-put-first-why = The white ring around a place is its orbit. Your first target lies to the right.
empires-lesson-put-first-held = It would be in orbit there too. But your first target lies to the right of the gate: put it on that side.

empires-lesson-put-second = And the second
empires-lesson-put-second-do = Put this one at the bottom of the ring.
empires-lesson-put-second-why = Your second target lies down there. Everybody begins with two ships.
empires-lesson-put-second-held = The first one stands well already. This one belongs at the bottom, facing your second target.

empires-lesson-choose-move = One action each turn
empires-lesson-choose-move-do = Choose Move.
empires-lesson-choose-move-why = There are four actions: move, deploy, build and interact. Each turn you take exactly one of them. Move means two flicks.
empires-lesson-choose-move-held = You will learn that later. First your ships have to set off.

empires-lesson-first-ship = Take a ship
empires-lesson-first-ship-do = Take ship 1, the one on the right.
empires-lesson-first-ship-why = Pull it back like a slingshot and let go. Or just select it, then you can take your time to aim.
empires-lesson-first-ship-held = One thing after the other: take ship 1 first, the one on the right.

empires-lesson-first-aim = Flick it into orbit!
empires-lesson-first-aim-do = Point the line at the face-down place up on the right, with just enough power to end inside its ring. Then flick!
empires-lesson-first-aim-why = The little sign beside your ship says what will happen: orbit, open space or something worse. About 30{ "\u00A0" }% power is fine.
empires-lesson-first-aim-held = It would not stay in that orbit. The line should end inside the ring. Just try again!

empires-lesson-discover = What is here?
empires-lesson-discover-do = A hit! Discover the place whose orbit you are in.
empires-lesson-discover-why = This is a manoeuvre: they cost no flick, and you may make as many as you like. Places are named after the four quadrants α, β, γ and δ.
empires-lesson-discover-held = Your ship is where it should be. First find out what lies here.

empires-lesson-land = Land
empires-lesson-land-do = An orange planet! Land: the ship goes back to your board, and a troop stays on the planet instead.
empires-lesson-land-why = With the troop you control the planet and can build there. We will use the relic that lay here later.
empires-lesson-land-held = In a moment. Land first, before somebody else does.

empires-lesson-second-ship = One flick is left
empires-lesson-second-ship-do = Take ship 2.
empires-lesson-second-ship-why = In a turn you may flick the same ship twice or, as now, two different ones.
empires-lesson-second-ship-held = This time we go on with ship 2, the lower one.

empires-lesson-second-aim = Into the next orbit
empires-lesson-second-aim-do = Flick it into the orbit of the face-down place down on the left. A little less power will do.
empires-lesson-second-aim-why = Too much power, and it bounces off or leaves the galaxy. Then it is lost in space and has to be deployed again.
empires-lesson-second-aim-held = It would not stay in that orbit. Aim at the place down on the left, with about 27{ "\u00A0" }% power.

empires-lesson-second-discover = Turn it up
empires-lesson-second-discover-do = Discover this place too.
empires-lesson-second-discover-why = A discovery lies on every face-down place: an event that happens at once, or a relic that you keep.
empires-lesson-second-discover-held = First find out what lies here.

empires-lesson-second-land = And land
empires-lesson-second-land-do = A pink planet, and another relic. Land here as well.
empires-lesson-second-land-why = Two planets in your first turn: that is a good start.
empires-lesson-second-land-held = Land first: then the planet is yours.

empires-lesson-done-moving = Done
empires-lesson-done-moving-do = Both flicks are spent. End your turn.
empires-lesson-done-moving-why = With energy you could flick more often. You have only one so far; we keep it.
empires-lesson-done-moving-held = You could, but you will need troops and energy. End your turn here.

empires-lesson-rival = Vega comes closer
empires-lesson-rival-do = Vega has landed on the green planet, the next one below your pink planet.
empires-lesson-rival-why = The long way led past the artifact on the lower left: from the orbit of an artifact one flicks on for free.

empires-lesson-choose-build = Build
empires-lesson-choose-build-do = This time choose Build.
empires-lesson-choose-build-why = In the final scoring a planet is yours only if you have a building or a starbase there. Troops alone are not enough.
empires-lesson-choose-build-held = Possible as well. But this turn we want to build.

empires-lesson-centre = A research centre
empires-lesson-centre-do = Build a research centre on the orange planet.
empires-lesson-centre-why = It costs the troop there, which goes back to your board. In return you research a technology of the planet’s colour.
empires-lesson-centre-held = That would be a building too. Today build the research centre on the orange planet.

empires-lesson-technology = Long-range lasers
empires-lesson-technology-do = Your first technology! Nobody was faster, so you score as many points as its level: 1.
empires-lesson-technology-why = From now on your ships attack enemy ships from farther away, too. Every colour has four levels, and each further research centre brings a new one.

empires-lesson-end-building = End your turn
empires-lesson-end-building-do = You build only once a turn. End it.
empires-lesson-end-building-why = After every action you may still attack. Only you have no ship out there just now.
empires-lesson-end-building-held = End your turn here.

empires-lesson-choose-deploy = Where are your ships?
empires-lesson-choose-deploy-do = Since they landed they lie on your board. Choose Deploy.
empires-lesson-choose-deploy-why = It brings two ships or troops from your board into the galaxy.
empires-lesson-choose-deploy-held = You will not get far without ships. Choose Deploy.

empires-lesson-deploy-first = Back into space
empires-lesson-deploy-first-do = Deploy ship 1.
empires-lesson-deploy-first-why = Ships always come into the orbit of your warp gate.
empires-lesson-deploy-first-held = You will soon need that energy for something better. Deploy ship 1.

empires-lesson-put-third = Where to?
empires-lesson-put-third-do = Put it at the bottom of the ring.
empires-lesson-put-third-why = Your pink planet is down there, and Vega is not far away.
empires-lesson-put-third-held = Put it right at the bottom of the ring: it will be needed there soon.

empires-lesson-deploy-second = The other one too
empires-lesson-deploy-second-do = Deploy ship 2.
empires-lesson-deploy-second-why = You may deploy twice in a turn.
empires-lesson-deploy-second-held = First deploy ship 2 as well.

empires-lesson-put-fourth = Right beside it
empires-lesson-put-fourth-do = Put it on the lower left of the ring, beside the first one.
empires-lesson-put-fourth-why = So they are not in each other’s way.
empires-lesson-put-fourth-held = Better on the lower left: then both have a clear way.

empires-lesson-done-deploying = Done
empires-lesson-done-deploying-do = Your fleet is back. End your turn.
empires-lesson-done-deploying-why = Now it is Vega’s turn. Let us see what the plan is …
empires-lesson-done-deploying-held = Keep your energy, you need it next turn. End your turn here.

empires-lesson-blockade = You are blockaded!
empires-lesson-blockade-do = Vega’s ship is in the orbit of your pink planet.
empires-lesson-blockade-why = While it is there you cannot build, deploy or make manoeuvres at that place. Away with it!

empires-lesson-choose-ram = Defend yourself
empires-lesson-choose-ram-do = Choose Move.
empires-lesson-choose-ram-why = You can ram an enemy ship, or attack it with several of yours. Ramming works at once.
empires-lesson-choose-ram-held = You could, but the blockade would stay. Choose Move.

empires-lesson-ram-ship = Who rams?
empires-lesson-ram-ship-do = Take ship 1, the one on the right.
empires-lesson-ram-ship-held = Take ship 1 for this: it has a clear way.

empires-lesson-ram = Ram!
empires-lesson-ram-do = Flick it against Vega’s blue ship. It may be a strong flick.
empires-lesson-ram-why = Whatever your ship touches is rammed: both are destroyed and go back to their boards. There are no points for it.
empires-lesson-ram-held = You would miss Vega. Aim right at the blue ship, with about 38{ "\u00A0" }% power.

empires-lesson-near-ship = Now for Vega’s planet
empires-lesson-near-ship-do = The blockade is gone. Take ship 2.
empires-lesson-near-ship-why = Vega has built a research centre on the green planet. It has no defence: an easy target.
empires-lesson-near-ship-held = First let us get closer with ship 2.

empires-lesson-near = Half the way first
empires-lesson-near-do = Flick it into the orbit of your pink planet.
empires-lesson-near-why = Short flicks succeed far more often than long ones. From there it is not far.
empires-lesson-near-held = It would not stay in that orbit. Aim at the pink planet, with about 29{ "\u00A0" }% power.

empires-lesson-around = Around the planet
empires-lesson-around-do = Reposition ship 2 in its orbit.
empires-lesson-around-why = Another manoeuvre: within an orbit you may move a ship elsewhere without a flick.
empires-lesson-around-held = The planet is in the way. First put the ship on the other side.

empires-lesson-put-around = To the other side
empires-lesson-put-around-do = Put it at the bottom of the ring, facing Vega’s planet.
empires-lesson-put-around-why = From here the way is clear.
empires-lesson-put-around-held = Put it farther down, so that the planet is not in the way.

empires-lesson-boost = Energy!
empires-lesson-boost-do = Your two flicks are spent. Spend 1 energy for a third one.
empires-lesson-boost-why = Energy boosts every action but Build. What you spend comes back when you build a city or a starbase.
empires-lesson-boost-held = So close? Spend your energy and flick once more.

empires-lesson-strike-ship = Once more
empires-lesson-strike-ship-do = Take ship 2 again.
empires-lesson-strike-ship-held = Do not stop now: flick ship 2.

empires-lesson-strike = Into Vega’s orbit
empires-lesson-strike-do = Flick it into the orbit of the green planet. Gently!
empires-lesson-strike-why = A planet is attacked from its own orbit only, and not while an enemy ship is in it.
empires-lesson-strike-held = It would not get into that orbit. Straight down, with about 24{ "\u00A0" }% power.

empires-lesson-done-striking = Attacks come last
empires-lesson-done-striking-do = You are there. Say that you are done with moving.
empires-lesson-done-striking-why = After every action you may attack whatever is in range.
empires-lesson-done-striking-held = No need: you are where you want to be.

empires-lesson-attack = Attack!
empires-lesson-attack-do = Attack the green planet.
empires-lesson-attack-why = Your attack has to be higher than the defence. A ship has 1, the research centre 0. Troops and outposts would have 1 each, cities 2.
empires-lesson-attack-held = All that way for nothing? Attack!

empires-lesson-end-attack = A hit
empires-lesson-end-attack-do = The research centre is destroyed, and you score 1 point. End your turn.
empires-lesson-end-attack-why = An attack scores as many points as the target had defence, at least 1.
empires-lesson-end-attack-held = End your turn here.

empires-lesson-choose-interact = The fourth action
empires-lesson-choose-interact-do = Choose Interact.
empires-lesson-choose-interact-why = It lets you use a relic, take one from the archive or complete a mission.
empires-lesson-choose-interact-held = Fine too, but the green planet is nobody’s just now. Take it: choose Interact.

empires-lesson-relic = Use a relic
empires-lesson-relic-do = Use the Teleport that you found on the orange planet.
empires-lesson-relic-why = It brings up to 2 troops to planets of yours, or to a free one whose orbit you are in.
empires-lesson-relic-held = Another time. Today the Teleport is what you need.

empires-lesson-relic-troops = Bring troops
empires-lesson-relic-troops-do = Put troops on planets.
empires-lesson-relic-troops-why = Some relics have several effects. This one has one, and then it is used up.
empires-lesson-relic-troops-held = Unused, the relic would be lost. Put troops on planets.

empires-lesson-conquer = The planet is yours
empires-lesson-conquer-do = Put a troop on the green planet.
empires-lesson-conquer-why = It lies outside your home quadrant: with a building on it, it is worth 2 points at the end instead of 1.
empires-lesson-conquer-held = It would be useful there too. But the green planet first!

empires-lesson-second-troop = And the second
empires-lesson-second-troop-do = Put the second troop wherever you like.
empires-lesson-second-troop-why = Every troop defends its planet with 1, and a building costs you one.
empires-lesson-second-troop-held = You have one more troop. Put it on one of your planets.

empires-lesson-done-interacting = Done
empires-lesson-done-interacting-do = You control three planets now. End your turn.
empires-lesson-done-interacting-held = End your turn here.

empires-lesson-points = Where do points come from?
empires-lesson-points-do = At once: for attacks, and for technologies that you are first to have. At the end: for planets, missions, troops and the stars that building uncovers on your board.
empires-lesson-points-why = Look at the spaces of your board: every star is 1 point as soon as it is uncovered.

empires-lesson-missions = Four missions
empires-lesson-missions-do = Whoever completes a mission first gets the first number of points for it at the end, everybody else the second.
empires-lesson-missions-why = You complete one by interacting, as soon as what it asks for is true. Point at it or tap it to read that.

empires-lesson-ending = When does it end?
empires-lesson-ending-do = When the pool of points is empty, or all planets are discovered and controlled, everybody has one more turn.
empires-lesson-ending-why = Then you score. How many points are left in the pool you see here.

empires-lesson-farewell = The galaxy is yours
empires-lesson-farewell-do = You know all four actions. Nothing is prepared from here on: play your game against Vega to its end!
empires-lesson-farewell-why = Why not build on your new planets?
