# Ascending Empires
#
# Families of messages, by how their ids begin:
#   action- ship- seat- hole- place- ring- building- payment- colour- use- part- quadrant-   the vocabulary
#   points-   categories of the score
#   ask- help- do- event- why-   questions, what they mean, answers, what happened, why an answer is not possible
#   megastructure- manoeuvre- thing-   names of what else is explained
#   about-<family>-<key>   explanations of technologies, discoveries, missions, empires, megastructures and their uses,
#             buildings, actions, manoeuvres, places and things; chapter- says where the rulebook tells of them
#   unsure-   what of a component is reconstructed
#   label- has- lies- typed-   the position in a terminal, and answers typed there
# Places are named by their quadrant and where they lie in it.

empires-title = Ascending Empires
empires-description = Flick your ships through a new galaxy: discover planets, land and build on them, research what others left behind, and ram whoever is in your way.

## Words
empires-action-move = Move
empires-action-deploy = Deploy
empires-action-build = Build
empires-action-interact = Interact
empires-ship-ship-1 = ship 1
empires-ship-ship-2 = ship 2
empires-ship-ship-3 = ship 3
empires-ship-ship-4 = ship 4
empires-ship-ship-5 = ship 5
empires-ship-ship-6 = ship 6
empires-ship-orange-ship = orange ship
empires-ship-purple-ship = purple ship
empires-ship-pink-ship = pink ship
empires-ship-green-ship = green ship
empires-seat-yellow = Yellow
empires-seat-blue = Blue
empires-seat-red = Red
empires-seat-white = White
empires-hole-alpha-gate = α corner
empires-hole-alpha-edge-a = α left edge
empires-hole-alpha-edge-b = α top edge
empires-hole-alpha-middle = α middle
empires-hole-alpha-border-a = α border to δ
empires-hole-alpha-border-b = α border to β
empires-hole-alpha-central = α core
empires-hole-beta-gate = β corner
empires-hole-beta-edge-a = β right edge
empires-hole-beta-edge-b = β top edge
empires-hole-beta-middle = β middle
empires-hole-beta-border-a = β border to γ
empires-hole-beta-border-b = β border to α
empires-hole-beta-central = β core
empires-hole-gamma-gate = γ corner
empires-hole-gamma-edge-a = γ right edge
empires-hole-gamma-edge-b = γ bottom edge
empires-hole-gamma-middle = γ middle
empires-hole-gamma-border-a = γ border to β
empires-hole-gamma-border-b = γ border to δ
empires-hole-gamma-central = γ core
empires-hole-delta-gate = δ corner
empires-hole-delta-edge-a = δ left edge
empires-hole-delta-edge-b = δ bottom edge
empires-hole-delta-middle = δ middle
empires-hole-delta-border-a = δ border to α
empires-hole-delta-border-b = δ border to γ
empires-hole-delta-central = δ core
empires-place-orange = orange planet
empires-place-purple = purple planet
empires-place-pink = pink planet
empires-place-green = green planet
empires-place-blue = blue relic planet
empires-place-artifact = artifact
empires-place-gate = warp gate
empires-place-wormhole-a = wormhole A
empires-place-wormhole-b = wormhole B
empires-place-destroyed = destroyed planet
empires-ring-near = beside the disc
empires-ring-middle = on the ring
empires-ring-far = touching the ring from outside
empires-building-outpost = outpost
empires-building-city = city
empires-building-research-centre = research centre
empires-building-starbase = starbase
empires-piece-troop = { $count ->
    [one] troop
   *[other] troops
}
empires-piece-outpost = { $count ->
    [one] outpost
   *[other] outposts
}
empires-piece-city = { $count ->
    [one] city
   *[other] cities
}
empires-piece-research-centre = { $count ->
    [one] research centre
   *[other] research centres
}
empires-piece-starbase = { $count ->
    [one] starbase
   *[other] starbases
}
empires-payment-pieces = Pay the usual price
empires-payment-troops = Pay with troops alone (Modular construction)
empires-payment-energy = Pay with a ship and energy (Draveth shipwrights)
empires-payment-constructor = Pay one troop or ship less (Constructor)
empires-colour-orange = orange
empires-colour-purple = purple
empires-colour-pink = pink
empires-colour-green = green
empires-use-development = Development
empires-use-overload = Overload
empires-use-plasma-shot = Plasma shot
empires-use-conversion = Conversion
empires-use-transmutation = Transmutation
empires-use-settlement = Settlement
empires-use-shipyard = Shipyard
empires-part-ships = Put ships into orbits
empires-part-move = Flick
empires-part-troops = Put troops on planets
empires-part-attack = Take the attack bonus
empires-part-build = Build
empires-part-energy = Regain energy
empires-quadrant-alpha = α
empires-quadrant-beta = β
empires-quadrant-gamma = γ
empires-quadrant-delta = δ
empires-megastructure-dyson-sphere = { empires-option-megastructure-dyson-sphere }
empires-megastructure-star-devourer = { empires-option-megastructure-star-devourer }
empires-megastructure-converter = { empires-option-megastructure-converter }
empires-megastructure-ring-world = { empires-option-megastructure-ring-world }

## Points by category
empires-points-tokens = Point tokens
empires-points-troops = Troops
empires-points-home = Home planets
empires-points-foreign = Planets elsewhere
empires-points-relic-planets = Relic planets
empires-points-stars = Stars
empires-points-missions = Missions
empires-points-libraries = Alien libraries

## Questions
empires-ask-choose-empire = Which empire do you lead?
empires-ask-choose-action = Which action do you take this turn?
empires-ask-move =
    { $count ->
        [0] Move: no flicks left. Any manoeuvres?
        [one] Move: 1 flick left, and any manoeuvres.
       *[other] Move: { $count } flicks left, and any manoeuvres.
    }
empires-ask-aim = Where do you flick { $ship }, and how hard?
empires-ask-towards = Which direction does the jet drive take { $ship }?
empires-ask-sling = Do you put { $ship } into the orbit of a planet it bounced off, or leave it where it is?
empires-ask-put-ship = Where in the orbit of { $hole } do you put { $ship }?
empires-ask-put-base = Where in the orbit of { $hole } do you put the starbase?
empires-ask-place-ship = Where in the galaxy do you put { $ship }?
empires-ask-place-mine = Where do you lay the mine?
empires-ask-through-gate = To which of your planets does { $ship } go?
empires-ask-put-beside-carrier = On which side of the carrier do you put the ship?
empires-ask-supplies = Supplies: do you regain energy, or which planet do you put a troop on?
empires-ask-lay-library = On which planet do you place the library?
empires-ask-deploy =
    { $count ->
        [0] Deploy: nothing more without energy.
        [one] Deploy: what and where? 1 to go.
       *[other] Deploy: what and where? { $count } to go.
    }
empires-ask-build = What do you build, and where?
empires-ask-payment = How do you pay? ({ $building }, { $hole })
empires-ask-pay-ships =
    { $count ->
        [one] Which ship in the orbit of { $hole } do you pay for the starbase?
       *[other] Which { $count } ships in the orbit of { $hole } do you pay for the starbase?
    }
empires-ask-terraform = Which colour does the planet { $hole } get?
empires-ask-mark-destroyed = Which token marks the destroyed planet { $hole }?
empires-ask-research-any = Which technology do you research?
empires-ask-interact =
    { $count ->
        [0] Interact: nothing more without energy.
        [one] Interact: with what?
       *[other] Interact: with what? { $count } to go.
    }
empires-ask-relic-parts = Which effect of { $discovery } do you use next?
empires-ask-warp-ships =
    { $count ->
        [one] Which orbit do you put a ship into?
       *[other] Which orbit do you put a ship into? Up to { $count }.
    }
empires-ask-yard-ships = { $count ->
    [one] Do you put a ship into the orbit of the ring world?
   *[other] Do you put a ship into the orbit of the ring world? Up to { $count }.
}
empires-ask-which-ship = Which ship do you put into the orbit of { $hole }?
empires-ask-place-troops =
    { $count ->
        [one] Which planet do you put a troop on?
       *[other] Which planet do you put a troop on? Up to { $count }.
    }
empires-ask-swap = Which planets do you swap?
empires-ask-give-troop = Which troop do you pay for the conversion?
empires-ask-convert = Which technology do you research?
empires-ask-transmute = Which of your planets changes its colour?
empires-ask-aim-plasma = Where do you shoot from { $hole }, and how hard?
empires-ask-attack = What do you attack?
empires-ask-join-attack = Which ship joins the attack? So far attack { $attack }, defence { $defence }.
empires-ask-keep-building = Which building stays on { $hole }?
empires-ask-jump-troops = { $count ->
    [one] Do you bring a troop to { $hole }?
   *[other] Do you bring troops to { $hole }? Up to { $count }.
}
empires-ask-move-robots = Where do the robots go?
empires-ask-move-bases = Which starbase moves, and where?
empires-ask-end-turn = Your turn is complete. Do you end it?

## What a question means
empires-help-choose-empire = You choose in reverse order of play; each player has one card fewer to choose from. The last card goes back to the box.
empires-help-choose-action = Exactly one of four: Move (2 flicks and any manoeuvres), Deploy (2 troops or ships), Build (1 building), Interact (1 relic, mission, archive or megastructure). All but Build can be boosted: each energy lets you do it once more.
empires-help-move = Each flick moves one ship. Before and after it you perform as many manoeuvres as you like, with any ships, but not at blockaded places. Energy buys more flicks.
empires-help-aim = The ship slides, bounces off places and your own ships, and comes to rest. The first enemy ship it touches is rammed: both are destroyed. A ship that leaves the galaxy is lost. { $error ->
    [0] In this game your hand is perfectly steady: the ship goes exactly as you aim.
   *[other] Your hand adds a small error to direction and power.
}
empires-help-towards = The ship moves exactly the length of the ruler’s long edge. It may not end in the orbit of a planet controlled by an opponent or robots, nor in long range of an enemy ship.
empires-help-sling = Gravity sling: the ship may stay at a planet without an enemy ship in its orbit. It cannot be flicked again this turn.
empires-help-put-ship = Anywhere in the orbit where there is room: beside the disc, on the ring, or just touching the ring from outside.
empires-help-put-base = Anywhere in the orbit where there is room. Starbases belong to their planet; touching one is not ramming.
empires-help-place-ship = The phase ship is placed anywhere instead of being flicked, to the nearest centimetre.
empires-help-place-mine = In short range of one of your ships, touching no ship and no orbit.
empires-help-through-gate = A planet of yours that is not blockaded and has room in its orbit.
empires-help-put-beside-carrier = The ship has to touch the carrier.
empires-help-supplies = Regain up to 2 energy, or put a troop from your player board on a planet you control or with one of your ships in its orbit, blockaded or not. Choose one of them.
empires-help-lay-library = The event was on an artifact, so the library goes to a discovered planet of the quadrant with fewer than three pieces.
empires-help-deploy = A troop goes to a planet with one of your outposts or cities, a ship into the orbit of your warp gate. Not at blockaded places. Energy buys more.
empires-help-build = One building on a planet you control that is not blockaded. An outpost or research centre costs a troop there, a city a troop and an outpost there, a starbase two ships in the orbit. Build cannot be boosted.
empires-help-payment = You may pay the usual cost, or as one of your technologies or your empire allows.
empires-help-pay-ships = They go back to your player board.
empires-help-terraform = The planet gets a token of one of the remaining colours, for the rest of the game. It is no longer a relic planet.
empires-help-mark-destroyed = One of the planet tokens that lie ready is turned over and marks the planet. Its colour is no longer available for terraforming.
empires-help-research-any = Universal science: the lowest level you do not have yet in any colour, or as usual what the new centre gives.
empires-help-interact = Use a relic, take one from the archive, complete a mission, or use a megastructure. Each card or tile once a turn. Energy buys more.
empires-help-relic-parts = Use as many of its effects as you like, in any order. Then the relic is removed from the game.
empires-help-warp-ships = Ships from your player board go into orbits of planets you control, blockaded or not.
empires-help-yard-ships = Ships from your player board go into the orbit of the megastructure.
empires-help-which-ship = A normal or an advanced ship from your player board.
empires-help-place-troops = From your player board, blockaded or not; a planet holds at most three pieces.
empires-help-swap = Two planets, each with one of your ships in its orbit and not controlled by an opponent, discovered or not. Everything on them and their starbases moves along. You may also stop without swapping; the relic is used up either way.
empires-help-give-troop = It goes back to your player board.
empires-help-convert = Any technology you do not have yet, even out of order, no higher than the number of your research centres.
empires-help-transmute = A planet you control gets a token of another colour, as long as there are any.
empires-help-aim-plasma = The plasma disc is flicked out of the orbit. The first enemy ship it touches is destroyed; if the first thing it touches is an opponent’s planet with a defence below 4, the planet is destroyed for good. { $error ->
    [0] In this game it goes exactly as you aim.
   *[other] Your hand adds a small error.
}
empires-help-attack = { $classic ->
    [1] Your ships attack enemy ships in short range (with Long range also in long range) and planets whose orbit they are in; each ship attacks once. The total attack has to be greater than the defence. You score points equal to the defence, at least 1. A planet with an enemy ship in its orbit cannot be attacked.
   *[0] Your ships attack enemy ships in short range (with Long-range lasers also in long range) and planets whose orbit they are in; each ship attacks once. The total attack has to be greater than the defence. You score points equal to the defence, at least 1. A planet with an enemy ship in its orbit can be attacked only with the Shield breaker.
}
empires-help-join-attack = Ships join one by one until the attack is strong enough. Each ship takes part in one attack.
empires-help-keep-building = Emergency bunkers: one building stays, and the attacker scores only half.
empires-help-jump-troops = Hyperspace jump troops: from your player board or from other planets of yours.
empires-help-move-robots = To a face-down place of the quadrant, which they discover; otherwise to an uncontrolled planet there; otherwise to any such place. One more robot joins them.
empires-help-move-bases = To discovered planets no opponent controls; each starbase once.
empires-help-end-turn = Until you end your turn you can undo your last answers. Afterwards the next player is to play.

## Answers
empires-do-choose = { $action }
empires-do-empire = { $empire }
empires-do-flick = Flick { $ship }
empires-do-jet = Move { $ship } by jet drive
empires-do-phase = Put { $ship } anywhere
empires-do-jump = Flick { $ship } for free
empires-do-reposition = Reposition { $ship }
empires-do-shift-base = Reposition starbase { $base }
empires-do-land = Land { $ship }
empires-do-launch = Launch { $ship } from { $hole }
empires-do-discover = Discover { $hole }
empires-do-wormhole = Take { $ship } through the wormhole
empires-do-jump-gate = Take { $ship } through the jump gates
empires-do-carry = Put a ship beside the carrier
empires-do-lay-mine = { $mine ->
    [0] Lay a mine
   *[other] Move mine { $mine }
}
empires-do-raise = Turn into a megastructure: { $hole }
empires-do-seize = Take over the megastructure { $hole }
empires-do-put = { $ring }, direction { $angle } × 5°
empires-do-place = { $column } cm from the left, { $row } cm from the top
empires-do-at = { $hole }
empires-do-towards = Direction { $angle }°
empires-do-deploy-troop = Troop: { $hole }
empires-do-deploy-ship = Deploy { $ship }
empires-do-build = Build: { $building }, { $hole }
empires-do-pay = { $payment }
empires-do-pay-ship = Pay { $ship }
empires-do-colour = { $colour }
empires-do-research = Research { $tech }
empires-do-relic = Use { $discovery }
empires-do-take = Take { $discovery } from the archive
empires-do-mission = Complete { $mission }
empires-do-use = { $use }: { $hole }
empires-do-part = { $part }
empires-do-from = Troop from { $hole }
empires-do-boost =
    { $energy ->
        [one] Boost: 1 energy for one more
       *[other] Boost: the double energy token for { $energy } more
    }
empires-do-attack-ship = Attack { $seat }’s { $ship }
empires-do-attack-planet = Attack the planet { $hole }
empires-do-attack-guardian = Attack the guardian ship in { $quadrant }
empires-do-join = Attack with { $ship }
empires-do-add-bonus = Add the bonus +{ $bonus } of a relic
empires-do-move-base = Starbase { $base } to { $hole }
empires-do-keep = Keep: { $building }
empires-do-sling = Into the orbit of { $hole }
empires-do-done = Done
empires-do-end-turn = End turn
empires-do-aim = Direction { $direction } tenths of a degree, power { $power }

## What happened
empires-event-turn-begun =
    { $you ->
        [yes] Your turn
       *[no] { $player }’s turn
    }
empires-event-action-chosen = { $you ->
    [yes] You choose { $action }.
   *[no] { $player } chooses { $action }.
}
empires-event-empire-chosen = { $you ->
    [yes] You lead: { $empire }.
   *[no] { $player } leads: { $empire }.
}
empires-event-boosted = { $you ->
    [yes] You boost the action with { $energy } energy.
   *[no] { $player } boosts the action with { $energy } energy.
}
empires-event-energy-regained = { $you ->
    [yes] You regain { $count } energy.
   *[no] { $player } regains { $count } energy.
}
empires-event-unlocked =
    { $you ->
        [yes]
            You unlock 1 energy and { $building ->
                [starbase] 1 ship
               *[other] 1 troop
            }.
       *[no]
            { $player } unlocks 1 energy and { $building ->
                [starbase] 1 ship
               *[other] 1 troop
            }.
    }
empires-event-scored = { $you ->
    [yes] You score { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[no] { $player } scores { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}
empires-event-flicked = { $you ->
    [yes] You flick { $ship } with power { $power }.
   *[no] { $player } flicks { $ship } with power { $power }.
}
empires-event-flicked-into-orbit = { $you ->
    [yes] You flick { $ship } with power { $power } into the orbit of { $hole }.
   *[no] { $player } flicks { $ship } with power { $power } into the orbit of { $hole }.
}
empires-event-flicked-into-space = { $you ->
    [yes] You flick { $ship } with power { $power } into open space near { $hole }.
   *[no] { $player } flicks { $ship } with power { $power } into open space near { $hole }.
}
empires-event-plasma-fired = { $you ->
    [yes] You fire the plasma cannon from { $hole } with power { $power }.
   *[no] { $player } fires the plasma cannon from { $hole } with power { $power }.
}
empires-event-jetted = { $you ->
    [yes] You move { $ship } by jet drive into the orbit of { $hole }.
   *[no] { $player } moves { $ship } by jet drive into the orbit of { $hole }.
}
empires-event-jetted-into-space = { $you ->
    [yes] You move { $ship } by jet drive into open space near { $hole }.
   *[no] { $player } moves { $ship } by jet drive into open space near { $hole }.
}
empires-event-rammed = { $you ->
    [yes] You ram { $seat }’s { $other_ship } near { $hole } with { $ship }: both are destroyed.
   *[no] { $player } rams { $seat }’s { $other_ship } near { $hole } with { $ship }: both are destroyed.
}
empires-event-ram-withstood = { $you ->
    [yes] You ram { $seat }’s { $other_ship } near { $hole }, which withstands it: only your { $ship } is destroyed.
   *[no] { $player } rams { $seat }’s { $other_ship } near { $hole }, which withstands it: only { $ship } is destroyed.
}
empires-event-guardian-rammed = { $you ->
    [yes] You ram the guardian ship in { $quadrant }: { $ship } is destroyed.
   *[no] { $player } rams the guardian ship in { $quadrant }: { $ship } is destroyed.
}
empires-event-mine-hit = { $you ->
    [yes] You hit { $seat }’s mine near { $hole }: { $ship } is destroyed.
   *[no] { $player } hits { $seat }’s mine near { $hole }: { $ship } is destroyed.
}
empires-event-lost = { $you ->
    [yes] You lose { $ship } in space.
   *[no] { $player } loses { $ship } in space.
}
empires-event-pushed-out = { $you ->
    [yes] { $seat } pushes your { $ship } to the edge of the galaxy.
   *[no] { $seat } pushes { $player }’s { $ship } to the edge of the galaxy.
}
empires-event-pushed-into-orbit = { $you ->
    [yes] { $seat } pushes your { $ship } into the orbit of { $hole }.
   *[no] { $seat } pushes { $player }’s { $ship } into the orbit of { $hole }.
}
empires-event-pushed-into-space = { $you ->
    [yes] { $seat } pushes your { $ship } out of the orbit of { $hole }.
   *[no] { $seat } pushes { $player }’s { $ship } out of the orbit of { $hole }.
}
empires-event-repositioned = { $you ->
    [yes] You reposition { $ship } in the orbit of { $hole }.
   *[no] { $player } repositions { $ship } in the orbit of { $hole }.
}
empires-event-base-shifted = { $you ->
    [yes] You reposition a starbase in the orbit of { $hole }.
   *[no] { $player } repositions a starbase in the orbit of { $hole }.
}
empires-event-slung =
    { $you ->
        [yes] Gravity sling: you put { $ship } into the orbit of { $hole }.
       *[no] Gravity sling: { $player } puts { $ship } into the orbit of { $hole }.
    }
empires-event-phased = { $you ->
    [yes] You put { $ship } into the orbit of { $hole }.
   *[no] { $player } puts { $ship } into the orbit of { $hole }.
}
empires-event-phased-into-space = { $you ->
    [yes] You put { $ship } into open space near { $hole }.
   *[no] { $player } puts { $ship } into open space near { $hole }.
}
empires-event-landed = { $you ->
    [yes] You land { $ship } on { $hole }.
   *[no] { $player } lands { $ship } on { $hole }.
}
empires-event-launched = { $you ->
    [yes] You launch { $ship } from { $hole }.
   *[no] { $player } launches { $ship } from { $hole }.
}
empires-event-travelled =
    { $you ->
        [yes] Your { $ship } travels to { $hole }.
       *[no] { $player }’s { $ship } travels to { $hole }.
    }
empires-event-carried = { $you ->
    [yes] You put { $ship } beside your carrier.
   *[no] { $player } puts { $ship } beside the carrier.
}
empires-event-mine-laid = { $you ->
    [yes] You lay a mine near { $hole }.
   *[no] { $player } lays a mine near { $hole }.
}
empires-event-discovered = { $hole } is discovered: { $place }, { $discovery }.
empires-event-relic-archived = To the relic archive: { $discovery }.
empires-event-library-laid = An alien library is placed: { $hole }.
empires-event-guardian-came = A guardian ship appears in { $quadrant }.
empires-event-troop-deployed = { $you ->
    [yes] You put a troop on { $hole }.
   *[no] { $player } puts a troop on { $hole }.
}
empires-event-troop-deployed-many = { $you ->
    [yes] You put { $times } troops on { $hole }.
   *[no] { $player } puts { $times } troops on { $hole }.
}
empires-event-troop-moved = { $you ->
    [yes] You move a troop from { $other_hole } to { $hole }.
   *[no] { $player } moves a troop from { $other_hole } to { $hole }.
}
empires-event-troop-paid = { $you ->
    [yes] You pay a troop from { $hole }.
   *[no] { $player } pays a troop from { $hole }.
}
empires-event-ship-deployed = { $you ->
    [yes] You put { $ship } into the orbit of { $hole }.
   *[no] { $player } puts { $ship } into the orbit of { $hole }.
}
empires-event-ship-deployed-many = { $you ->
    [yes] You put { $ship } into the orbit of { $hole }.
   *[no] { $player } puts { $ship } into the orbit of { $hole }.
}
empires-event-built = { $you ->
    [yes] You build on { $hole }: { $building }.
   *[no] { $player } builds on { $hole }: { $building }.
}
empires-event-terraformed = { $you ->
    [yes] You terraform { $hole }: { $colour }.
   *[no] { $player } terraforms { $hole }: { $colour }.
}
empires-event-researched = { $you ->
    [yes] You research { $tech }.
   *[no] { $player } researches { $tech }.
}
empires-event-relic-used = { $you ->
    [yes] You use the relic { $discovery }.
   *[no] { $player } uses the relic { $discovery }.
}
empires-event-relic-taken = { $you ->
    [yes] You take { $discovery } from the relic archive.
   *[no] { $player } takes { $discovery } from the relic archive.
}
empires-event-mission-completed = { $you ->
    [yes] You complete the mission { $mission }.
   *[no] { $player } completes the mission { $mission }.
}
empires-event-structure-raised =
    { $you ->
        [yes] You turn the artifact { $hole } into a megastructure.
       *[no] { $player } turns the artifact { $hole } into a megastructure.
    }
empires-event-structure-seized = { $you ->
    [yes] You take over the megastructure { $hole } from { $seat }.
   *[no] { $player } takes over the megastructure { $hole } from { $seat }.
}
empires-event-structure-used = { $you ->
    [yes] You use the megastructure { $hole }: { $use }.
   *[no] { $player } uses the megastructure { $hole }: { $use }.
}
empires-event-planets-swapped = { $you ->
    [yes] You swap { $hole } and { $other_hole }.
   *[no] { $player } swaps { $hole } and { $other_hole }.
}
empires-event-ship-attacked = { $you ->
    [yes] You destroy { $seat }’s { $ship } near { $hole }.
   *[no] { $player } destroys { $seat }’s { $ship } near { $hole }.
}
empires-event-planet-attacked = { $you ->
    [yes] You attack the planet { $hole }.
   *[no] { $player } attacks the planet { $hole }.
}
empires-event-pieces-lost = { $you ->
    [yes] { $seat } attacks: you lose { $count } { $piece } at { $hole }.
   *[no] { $seat } attacks: { $player } loses { $count } { $piece } at { $hole }.
}
empires-event-building-kept = { $you ->
    [yes] Your emergency bunkers keep one building at { $hole }: { $building }.
   *[no] { $player }’s emergency bunkers keep one building at { $hole }: { $building }.
}
empires-event-guardian-attacked = { $you ->
    [yes] You destroy the guardian ship in { $quadrant }.
   *[no] { $player } destroys the guardian ship in { $quadrant }.
}
empires-event-planet-destroyed = { $you ->
    [yes] Your attack destroys the planet { $hole } for good.
   *[no] { $player }’s attack destroys the planet { $hole } for good.
}
empires-event-token-taken = The planet token for it is no longer available for terraforming: { $colour }.
empires-event-library-lost = The alien library is lost with it: { $hole }.
empires-event-robots-moved = { $count ->
    [one] The robot moves from { $other_hole } to { $hole }.
   *[other] The robots move from { $other_hole } to { $hole } and are { $count } there.
}
empires-event-base-moved = { $you ->
    [yes] You move a starbase from { $other_hole } to { $hole }.
   *[no] { $player } moves a starbase from { $other_hole } to { $hole }.
}
empires-event-end-triggered =
    { $you ->
        [yes] You trigger the end of the game: everybody has one more turn.
       *[no] { $player } triggers the end of the game: everybody has one more turn.
    }
empires-event-game-ended = { $you ->
    [yes] The game is over: you win with { $points ->
        [one] 1 point
       *[other] { $points } points
    }!
   *[no] The game is over: { $player } wins with { $points ->
        [one] 1 point
       *[other] { $points } points
    }!
}

## Why not
empires-why-blockaded = An enemy ship is blockading this place.
empires-why-no-ship-to-move = You have no ship in the galaxy and cannot launch one.
empires-why-nothing-to-deploy = You have no piece left to deploy, or no place for it.
empires-why-nothing-to-build = You do not have what a building costs anywhere.
empires-why-nothing-to-interact = You have no relic to use, no mission to complete, and nothing to take or use.
empires-why-no-steps-left = You have done this action as often as you may; energy buys more.
empires-why-no-energy = It costs energy, and you have none left.
empires-why-needs-energy = It costs { $energy } energy, and you have { $own }.
empires-why-not-boostable = The bonus of a relic cannot be boosted.
empires-why-build-not-boostable = Building cannot be boosted.
empires-why-must-act = You have chosen this action: use it first.
empires-why-jet-only = In this game ships move by jet drive only.
empires-why-slung = After the gravity sling it can be neither flicked nor launched again this turn.
empires-why-no-safe-way = Every direction ends at a planet of an opponent or robots, in long range of an enemy ship, on another disc, or outside the galaxy.
empires-why-not-in-orbit = It is not in an orbit.
empires-why-repositioned = It has already been repositioned since the last flick.
empires-why-free-flicks-used = It has already used the free flick of this orbit eight times this turn.
empires-why-no-free-flick = Ships are flicked for free only at artifacts, or where one of your technologies allows it.
empires-why-face-down = The place has not been discovered yet.
empires-why-no-planet = This works only with planets.
empires-why-controlled = { $seat } controls the planet.
empires-why-controlled-by-robots = Robots control the planet.
empires-why-not-yours = You do not control the planet.
empires-why-planet-full = A planet holds at most three pieces.
empires-why-orbit-full = There is no room in the orbit.
empires-why-no-troop-left = No troop is left on your player board.
empires-why-no-ship-left = No ship is left on your player board.
empires-why-no-troop-there = You have no troop there.
empires-why-cannot-land = This advanced ship cannot land.
empires-why-new-ship = A new advanced ship can be used from your next turn.
empires-why-no-ship-there = None of your ships is in its orbit.
empires-why-once-a-turn = You have already done this this turn.
empires-why-no-gate-target = You control no other unblockaded planet with room in its orbit.
empires-why-carrier-away = Your carrier is not in the galaxy.
empires-why-no-room = There is no room for the ship.
empires-why-no-ship-out = You have no ship in the galaxy.
empires-why-mines-laid = Both your mines lie in the galaxy; you can only move them.
empires-why-own-structure = The megastructure is yours already.
empires-why-no-base-for-troops = Troops are deployed to planets with one of your outposts or cities.
empires-why-none-left = You have none left on your player board.
empires-why-needs-troop = It costs one of your troops on the planet.
empires-why-needs-outpost = It costs one of your troops and one of your outposts on the planet.
empires-why-needs-ships =
    { $count ->
        [one] It costs one of your ships in the orbit.
       *[other] It costs { $count } of your ships in the orbit; you have { $own } there.
    }
empires-why-other-planet = The second building has to be on another planet.
empires-why-fresh-relic = A relic you discover can be used from your next turn.
empires-why-archive-used = You can take only one relic a turn from the archive.
empires-why-relics-full = You can have at most { $count } relics.
empires-why-mission-completed = You have already completed this mission.
empires-why-mission-open = You do not meet its condition yet.
empires-why-structure-used = This megastructure has already been used this turn.
empires-why-structure-of-other = { $seat } controls the megastructure.
empires-why-nothing-to-use = It would have no effect now.
empires-why-attacks-at-end = Attacks come at the end of your turn.
empires-why-too-weak = Your attack is { $attack }, its defence { $defence }: it has to be greater.
empires-why-out-of-range = None of your ships is in range.
empires-why-ships-have-attacked = Your ships there have attacked already.
empires-why-defended = A ship in its orbit defends the planet.
empires-why-attacked-already = You have already attacked this planet this turn.
empires-why-untouchable = A juggernaut cannot be attacked.

## The position
empires-turn-action =
    { $you ->
        [yes] Your turn – { $action }, { $left } left
       *[no] { $player }’s turn – { $action }, { $left } left
    }
empires-last-round = the last round
empires-pool = { $count ->
    [one] 1 point in the pool
   *[other] { $count } points in the pool
}
empires-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
empires-mark-yellow = Y
empires-mark-blue = B
empires-mark-red = R
empires-mark-white = W
empires-face-down = face down
empires-lies-gate = { $player }’s warp gate
empires-lies-structure = { $player }’s megastructure
empires-lies-megastructure = megastructure
empires-lies-settlers = { $count ->
    [one] 1 settler
   *[other] { $count } settlers
}
empires-lies-besiegers = { $count ->
    [one] 1 robot in orbit
   *[other] { $count } robots in orbit
}
empires-lies-robots = { $count ->
    [one] 1 robot
   *[other] { $count } robots
}
empires-lies-troops = { $count ->
    [one] 1 troop
   *[other] { $count } troops
}
empires-lies-outposts = { $count ->
    [one] 1 outpost
   *[other] { $count } outposts
}
empires-lies-cities = { $count ->
    [one] 1 city
   *[other] { $count } cities
}
empires-lies-centres = { $count ->
    [one] 1 research centre
   *[other] { $count } research centres
}
empires-lies-bases = { $count ->
    [one] 1 starbase
   *[other] { $count } starbases
}
empires-lies-library = alien library
empires-lies-defence = defence { $defence }
empires-lies-blockaded = blockaded for { $players }
empires-lies-in-orbit = { $x }/{ $y }, orbit of { $hole }
empires-lies-in-space = { $x }/{ $y }
empires-ship-values = attack { $attack }, defence { $defence }
empires-base-at = { $hole } at { $x }/{ $y }
empires-guardian-at = { $quadrant } at { $x }/{ $y }
empires-mine-at = { $mark } mine { $mine } at { $x }/{ $y }
empires-label-ships = Ships
empires-label-bases = Starbases
empires-label-guardians = Guardian ships
empires-label-mines = Mines
empires-label-archive = Relic archive
empires-label-libraries = Libraries waiting
empires-label-tokens = Tokens left
empires-label-hidden = Face down
empires-label-megastructure = Megastructure
empires-label-technologies = Technologies
empires-label-missions = Missions
empires-label-own = You
empires-label-board = Player board
empires-label-relics = Relics
empires-label-techs = Technologies
empires-label-points = Points
empires-hidden-in = { $quadrant }: { $places }; may lie on them: { $tiles }{ $away ->
    [0] {""}
    [one] , one of them put away unseen
   *[other] , { $away } of them put away unseen
}
empires-token = { $colour } { $count }
empires-has-energy = { $spent ->
    [0] { $energy } energy
   *[other] { $energy } energy ({ $spent } spent)
}
empires-has-double-ready = the double energy token
empires-has-double-spent = the double energy token (spent)
empires-has-troops = { $count ->
    [one] 1 troop
   *[other] { $count } troops
}
empires-has-ships = { $count ->
    [one] 1 ship
   *[other] { $count } ships
}
empires-has-outposts = { $count ->
    [one] 1 outpost
   *[other] { $count } outposts
}
empires-has-cities = { $count ->
    [one] 1 city
   *[other] { $count } cities
}
empires-has-centres = { $count ->
    [one] 1 research centre
   *[other] { $count } research centres
}
empires-has-bases = { $count ->
    [one] 1 starbase
   *[other] { $count } starbases
}
empires-has-new = { $thing } (from next turn)
empires-has-bonus = attack bonus +{ $bonus }
empires-tech-level = { $level } { $tech }
empires-tech-new = { $level } { $tech } (first: +{ $level })
empires-mission-worth = first { $first }, all others { $others }
empires-mission-first = { $player } first
empires-mission-done = { $player }
empires-mission-ready = { $player } can complete it
empires-costs-energy = { $energy } energy
empires-put-at = { $ring }, { $degrees }°
empires-research-as-usual = As usual: what the centre gives
empires-starbase-at = Reposition the starbase at { $hole }
empires-move-starbase = { $from } → { $to }

## Answers typed at the keyboard
empires-typed-aim = Type direction and power: “132.5 40” is 132.5° (0° right, 90° down) with power 40, from 1 to 100. With nothing in its way a ship slides { $slide-30 } mm with power 30, { $slide-50 } mm with 50, { $slide-70 } mm with 70.
empires-typed-towards = Type a direction in degrees: “90” is down.
empires-typed-near = near
empires-typed-middle = middle
empires-typed-far = far
empires-typed-put = Type an angle in degrees (0° right, 90° down) and { empires-typed-near } (beside the disc), { empires-typed-middle } (on the ring) or { empires-typed-far } (outside on the ring): “45 { empires-typed-near }”. Angles go in steps of 5°.
empires-typed-place = Type millimetres from the left and from the top: “360 120”, in steps of 10.

## Where the rulebook tells of it
empires-chapter-places = Rulebook: basics, page 7
empires-chapter-ships = Rulebook: basics, page 8
empires-chapter-energy = Rulebook: energy, pages 9 and 15
empires-chapter-turn = Rulebook: your turn, page 11
empires-chapter-move = Rulebook: Move, page 12
empires-chapter-manoeuvres = Rulebook: manoeuvres, pages 12–13
empires-chapter-deploy = Rulebook: Deploy, page 13
empires-chapter-build = Rulebook: Build, page 14
empires-chapter-research = Rulebook: research, page 14
empires-chapter-interact = Rulebook: Interact, page 15
empires-chapter-attack = Rulebook: attacks, page 16
empires-chapter-scoring = Rulebook: scoring, pages 17–19
empires-chapter-robots = Rulebook: robots, pages 20–21
empires-chapter-wormholes = Rulebook: wormholes, page 21
empires-chapter-modules = Rulebook: modules, page 22
empires-chapter-empires = Rulebook: empires, page 23
empires-chapter-megastructures = Rulebook: megastructures, page 23
empires-chapter-mines = Rulebook: mines, page 23
empires-chapter-discoveries = Rulebook: discovery tiles, page 32
empires-chapter-solo = Rulebook: solo campaign, pages 27–31

## What is not certain
empires-about-reconstructed = (Not certain: this card is reconstructed.)
empires-about-partly-reconstructed = (Not certain, because reconstructed: { $what }.)
empires-unsure-amount = how much energy
empires-unsure-colour = its colour
empires-unsure-level = its level
empires-unsure-ship = the values of the ship
empires-unsure-cost = its cost
empires-unsure-effects = its effects

## Technologies explained
empires-about-tech =
    Technology, { $colour }, level { $level }, side { $side }. The first to research it scores { $level ->
        [one] 1 point
       *[other] { $level } points
    }.
empires-about-ship = Brings an advanced ship: attack { $attack }, defence { $defence }. { $lands ->
    [yes] It can land.
   *[no] It cannot land.
}
empires-about-tech-long-range-lasers = Your ships can also attack enemy ships in long range.
empires-about-tech-energy-siphon = At the end of a turn in which you attacked you regain 2 energy.
empires-about-tech-star-hammer = This ship has +1 attack against planets.
empires-about-tech-hyperspace-jump-troops = After you attack a planet, put up to 3 troops from your player board or from planets of yours on it.
empires-about-tech-gravity-slingshot = A flicked ship that bounced off a planet with no enemy ship in its orbit may be put into that orbit. It cannot be flicked again this turn, nor launched again if it lands.
empires-about-tech-hyperjump-stations = Manoeuvre: flick one of your ships for free from an orbit with one of your starbases.
empires-about-tech-phase-ship = Instead of flicking this ship or deploying it at the warp gate, put it anywhere in the galaxy.
empires-about-tech-mobile-starbases = At the end of your turn you may move any of your starbases to discovered planets no opponent controls.
empires-about-tech-energy-transfer = Whenever one of your planets becomes blockaded, you regain 1 energy.
empires-about-tech-orbital-defence = Each of your starbases adds 2 instead of 1 to the defence of its planet.
empires-about-tech-juggernaut = This ship cannot be attacked, is not destroyed when rammed, and cannot ram.
empires-about-tech-zero-point-energy = At the end of your turn you regain all your energy.
empires-about-tech-geothermal-energy = Whenever you build an outpost, you regain 2 energy.
empires-about-tech-orbital-habitat = You may also deploy troops to planets with one of your starbases in their orbit.
empires-about-tech-constructor = A building on a planet with this ship in its orbit costs one troop or one ship less.
empires-about-tech-organic-buildings = After your Build action, build once more on another planet; once a turn.
empires-about-tech-ramming-prow = Whenever you ram an enemy ship or a guardian ship, you score 1 point.
empires-about-tech-orbital-bombardment = Once a turn an attack of yours on a planet has +1.
empires-about-tech-battleship = This ship is not destroyed when it is rammed.
empires-about-tech-shield-breaker = You can attack planets even if an enemy ship is in their orbit.
empires-about-tech-afterburner = Manoeuvre, once a turn: flick one of your ships for free from the orbit of your warp gate.
empires-about-tech-jump-gates = Manoeuvre: spend 1 energy to move a ship from the orbit of one of your planets into the orbit of another; neither may be blockaded.
empires-about-tech-carrier = Manoeuvre, once a turn: put a normal ship from your player board next to this ship, touching it.
empires-about-tech-space-folding = Your Move action gives you 4 flicks instead of 2.
empires-about-tech-mines = Manoeuvre, once a turn: lay a mine in short range of one of your ships, or move one. A ship flicked onto it is destroyed together with it; if it was an opponent’s, you score 1 point.
empires-about-tech-planetary-shields = Your planets with a building on them have +1 defence.
empires-about-tech-bastion = A planet of yours with this ship in its orbit has +2 defence and is never blockaded for you.
empires-about-tech-emergency-bunkers = When a planet of yours is attacked, a building of your choice stays there, and the attacker scores only half (rounded down, at least 1).
empires-about-tech-clone-labs = Your Deploy action lets you deploy 3 times instead of 2.
empires-about-tech-modular-construction = You may pay for a city with two troops instead of a troop and an outpost.
empires-about-tech-colony-ship = Landing this ship puts up to 2 troops on the planet.
empires-about-tech-universal-science = When you build a research centre, you may instead research the lowest level you do not have yet in any colour.

## Discoveries, missions and empires explained
empires-about-relic = Relic, used once with Interact. At most 3 relics; one more goes to the archive.
empires-about-event = Event, carried out at once and then discarded.
empires-about-discovery-warp = Put up to 4 ships from your player board into orbits of planets you control, blockaded or not.
empires-about-discovery-matter-swap = Swap two planets, each with one of your ships in its orbit and not controlled by an opponent, discovered or not; everything on them and their starbases moves along.
empires-about-discovery-bonus-move = Flick up to 4 times, with manoeuvres. It cannot be boosted.
empires-about-discovery-warp-and-move = Put up to 2 ships from your player board into orbits of planets you control, blockaded or not. Flick up to 2 times, with manoeuvres.
empires-about-discovery-teleport = Put up to 2 troops from your player board on planets you control or with one of your ships in their orbit, blockaded or not.
empires-about-discovery-attack-bonus = +2 for one attack this turn. Bonuses from two relics never add up in one attack.
empires-about-discovery-move-and-attack = Flick up to 2 times, with manoeuvres. +1 for one attack this turn.
empires-about-discovery-teleport-and-build = Put a troop from your player board on a planet you control or with one of your ships in its orbit, and build once, blockaded or not. After building, your action is over.
empires-about-discovery-supplies = Regain up to 2 energy, or put a troop from your player board on a planet you control or with one of your ships in its orbit, blockaded or not.
empires-about-discovery-alien-library = Regain up to 2 energy; an alien library is placed on this planet.
empires-about-discovery-guardian = Score 1 point; a guardian ship is placed on its space in this quadrant.
empires-about-mission = Mission, completed with Interact once you meet its condition. At the end { $first } points for the first to complete it, { $others } for everybody else.
empires-about-mission-four-corners = Control a planet in each of the four quadrants.
empires-about-mission-foreign-province = Control three planets in one quadrant that is not your home.
empires-about-mission-metropolis = Have three cities.
empires-about-mission-city-network = Have cities in two quadrants, on planets of two colours.
empires-about-mission-orbital-empire = Have three starbases.
empires-about-mission-forward-base = Have a starbase and a city at one planet.
empires-about-mission-breakthrough = Have a technology of level 3 or higher.
empires-about-mission-broad-science = Have technologies of three colours.
empires-about-mission-relic-keepers = Control two blue relic planets; terraformed ones do not count.
empires-about-mission-all-climates = Control a planet of each of the four colours of technologies.
empires-about-mission-grand-fleet = Have four ships in the galaxy, in at least three different orbits.
empires-about-mission-garrison = Have six troops on planets.
empires-about-empire-vlix = You start with the double energy token instead of a normal one. Used to boost, it counts as 2; spent as 1, the rest is lost.
empires-about-empire-korr = You score 1 point more for each planet you attack.
empires-about-empire-sylari = If your first flick of a turn does not end in an orbit, you get one more flick.
empires-about-empire-ostrun = You start with one troop more.
empires-about-empire-henari = You may have 4 relics, and start with one that is otherwise not in play.
empires-about-empire-tessik = Your outposts add 2 to their planet’s defence.
empires-about-empire-ulmar = Each relic planet you control at the end is worth 1 point more.
empires-about-empire-draveth = You may pay for a starbase with one ship and one energy.
empires-about-empire-ivenn = Whenever you discover a place, you regain 1 energy.
empires-about-empire-qarth = You may also deploy troops to blockaded planets.

## Megastructures explained
empires-about-megastructure = As a manoeuvre, with a ship in an artifact’s orbit, spend { $cost } energy to turn the artifact into this megastructure; taking over an opponent’s costs 1 more. With Interact you use one of its effects, each megastructure once a turn. It still counts as an artifact.
empires-about-use-development = Build once.
empires-about-use-overload = Regain up to 3 energy.
empires-about-use-plasma-shot = Flick the plasma disc out of the orbit. The first enemy ship it touches is destroyed. If the first thing it touches is an opponent’s planet with a defence below 4, the planet is destroyed; its owner regains 1 energy and may put 2 troops on their other planets.
empires-about-use-conversion = Pay a troop and research any technology you do not have yet, no higher than the number of your research centres.
empires-about-use-transmutation = A planet you control gets a token of another colour.
empires-about-use-settlement = Put up to 2 troops of your player board on planets you control.
empires-about-use-shipyard = Put up to 2 ships of your player board into the orbit of this megastructure.

## Actions, manoeuvres and buildings explained
empires-about-action-move = Flick 2 times, with any manoeuvres before and after. Each energy gives one more flick.
empires-about-action-deploy = 2 times: a troop to a planet with one of your outposts or cities, or a ship into the orbit of your warp gate. Each energy gives one more.
empires-about-action-build = One building on a planet you control. It cannot be boosted.
empires-about-action-interact = Once: use a relic, take one from the archive, complete a mission, or use a megastructure. Each energy gives one more; each card or tile once a turn.
empires-manoeuvre-jump = Free flick
empires-manoeuvre-reposition = Reposition a ship
empires-manoeuvre-shift-base = Reposition a starbase
empires-manoeuvre-land = Land
empires-manoeuvre-launch = Launch
empires-manoeuvre-discover = Discover
empires-manoeuvre-wormhole = Wormhole travel
empires-manoeuvre-jump-gate = Jump gate
empires-manoeuvre-carry = Launch from the carrier
empires-manoeuvre-lay-mine = Lay a mine
empires-manoeuvre-raise = Raise a megastructure
empires-manoeuvre-seize = Take over a megastructure
empires-about-manoeuvre-jump = A ship in the orbit of an artifact is flicked for free, at most eight times a turn from the same orbit. Technologies allow it elsewhere too.
empires-about-manoeuvre-reposition = Move a ship to another spot in the same orbit, for example into range of an enemy.
empires-about-manoeuvre-shift-base = Move one of your starbases to another spot in its orbit.
empires-about-manoeuvre-land = A ship in the orbit of a discovered planet goes back to your player board, and a troop from your board goes onto the planet. Not on an opponent’s planet.
empires-about-manoeuvre-launch = A troop from a planet goes back to your player board, and a ship from your board goes into the orbit of that planet.
empires-about-manoeuvre-discover = With a ship in its orbit, you turn over a place and the discovery tile on it. An event takes effect at once; a relic can be used from your next turn.
empires-about-manoeuvre-wormhole = A ship in the orbit of a wormhole goes to the wormhole with the same letter and touches its ring.
empires-about-manoeuvre-jump-gate = With the Jump gates technology: for 1 energy from one of your planets to another.
empires-about-manoeuvre-carry = With the Carrier technology, once a turn: put a ship from your player board next to the carrier.
empires-about-manoeuvre-lay-mine = With the Mines technology, once a turn: lay a mine in short range of one of your ships, touching no ship and no orbit.
empires-about-manoeuvre-raise = With a ship in its orbit, spend energy to turn an artifact into a megastructure of yours.
empires-about-manoeuvre-seize = With a ship in its orbit, spend 1 energy more than the card says to take over a megastructure.
empires-about-building-outpost = Costs a troop on the planet. Defence 1, and you may deploy troops there.
empires-about-building-city = Costs a troop and an outpost on the planet. Defence 2, and you may deploy troops there. The first time its space on your board is emptied, it unlocks a troop and an energy; you regain all spent energy.
empires-about-building-research-centre = Costs a troop on the planet. Adds no defence. You research the technology of the planet’s colour whose level equals the number of your centres on planets of that colour, if you do not have it.
empires-about-building-starbase = Costs two ships in the orbit of a planet you control or nobody controls, and gives you control. Defence 1. The first time its space on your board is emptied, it unlocks a ship and an energy; you regain all spent energy.

## Places and things explained
empires-about-place-orange = Research centres here give orange technologies: attack.
empires-about-place-purple = Research centres here give purple technologies: defence.
empires-about-place-pink = Research centres here give pink technologies: movement.
empires-about-place-green = Research centres here give green technologies: production.
empires-about-place-blue = A research centre here terraforms it: you choose its colour. While it is blue, it is worth 2 extra points at the end.
empires-about-place-artifact = You cannot land or build here. Ships in its orbit can be flicked for free.
empires-about-place-gate = You deploy ships into the orbit of your own warp gate. It cannot be attacked or blockaded. Its quadrant is your home.
empires-about-place-wormhole-a = As a manoeuvre a ship in its orbit goes to the other wormhole A. It cannot be blockaded.
empires-about-place-wormhole-b = As a manoeuvre a ship in its orbit goes to the other wormhole B. It cannot be blockaded.
empires-about-place-destroyed = You cannot land or build here; ships may be in its orbit.
empires-thing-orbit = Orbit
empires-thing-control = Control
empires-thing-blockade = Blockade
empires-thing-energy = Energy
empires-thing-double-energy = Double energy token
empires-thing-boost = Boost
empires-thing-flick = Flick
empires-thing-ram = Ram
empires-thing-lost = Lost in space
empires-thing-jet-drive = Jet drive
empires-thing-troop = Troop
empires-thing-ship = Ship
empires-thing-advanced-ship = Advanced ship
empires-thing-range = Range
empires-thing-attack = Attack
empires-thing-defence = Defence value
empires-thing-relic = Relic
empires-thing-archive = Relic archive
empires-thing-mission = Mission
empires-thing-technology = Technology
empires-thing-terraforming = Terraforming
empires-thing-robot = Robot
empires-thing-guardian-ship = Guardian ship
empires-thing-library = Alien library
empires-thing-mine = Mine
empires-thing-megastructure = Megastructure
empires-thing-empire = Empire
empires-thing-points = Point tokens
empires-thing-end = End of the game
empires-thing-home = Home quadrant
empires-about-thing-orbit = Anything that touches the area between a place and the white ring around it is in its orbit.
empires-about-thing-control = Whoever has a troop or building on a planet or a starbase in its orbit controls it; ships do not count. Control ends with the last piece. A planet holds at most three pieces, not counting starbases.
empires-about-thing-blockade = While an enemy ship is in the orbit of a place, you cannot build, deploy or perform manoeuvres there. Flicking is allowed. Warp gates and wormholes are never blockaded.
empires-about-thing-energy = You start with 1; cities and starbases unlock more. It boosts actions and pays for some technologies. You regain spent energy with each city or starbase and through some effects.
empires-about-thing-double-energy = The token of the Vlix: used to boost, it counts as 2. Spent as 1, the rest is lost. It comes back as 1 energy.
empires-about-thing-boost = Each energy lets you do the chosen action once more, at any time before the end of your turn. Build cannot be boosted.
empires-about-thing-flick = You choose direction and power. How steady hands are was agreed when the table was set up: most add a small error, a perfectly steady one adds none. The ship bounces off places and other discs. At power 50 it slides about 25 cm, at full power right across the galaxy.
empires-about-thing-ram = The first enemy ship a flicked ship touches is rammed: both go back to their player boards. Ramming scores no points. Guardian ships stay.
empires-about-thing-lost = A ship flicked out of the galaxy goes back to its player board. An enemy ship that is only pushed out is put on the edge.
empires-about-thing-jet-drive = Instead of being flicked, a ship moves exactly the length of the ruler’s long edge: not into the orbit of a planet controlled by an opponent or robots, and not into long range of an enemy ship.
empires-about-thing-troop = Holds planets, adds 1 to their defence, pays for buildings and launches ships. You start with 4. At the end every two on planets are worth 1 point.
empires-about-thing-ship = Attack 1, defence 1. You start with 2; each starbase unlocks one. It lands, launches, discovers, attacks and blockades.
empires-about-thing-advanced-ship = Comes with a level 3 technology and can be deployed or launched from your next turn. Most of them cannot land.
empires-about-thing-range = Two ships are in short or long range if the short (45 mm) or long (75 mm) edge of the ruler reaches from rim to rim. Nothing blocks range. (Not certain, because reconstructed: both lengths.)
empires-about-thing-attack = At the end of your turn each ship can take part in one attack: on an enemy ship in short range (with Long-range lasers also in long range), or on a planet whose orbit it is in. The total has to be greater than the defence. The target is destroyed and goes back to its player board, and you score points equal to the defence, at least 1.
empires-about-thing-defence = Defence of a planet: 1 for each troop, outpost, robot and starbase, 2 for each city, nothing for research centres. A planet with an enemy ship in its orbit can be attacked only with the Shield breaker.
empires-about-thing-relic = A white discovery tile. You may have 3; each can be used once, with Interact.
empires-about-thing-archive = Relics that nobody could keep go here. With Interact you take one, once a turn, and may use it at once.
empires-about-thing-mission = Four are in play. With Interact you complete one whose condition you meet; the first to do so gets more points.
empires-about-thing-technology = Four colours with four levels. A new research centre gives the level equal to the number of your centres in that colour. The first to research it scores points equal to its level.
empires-about-thing-terraforming = A token in one of four colours gives a planet that colour for the rest of the game. There are four; a planet that is destroyed takes one of them.
empires-about-thing-robot = Controls its planet and adds 1 to its defence. After an attack, one or two robots move to another planet and one more joins them; three blow the planet up.
empires-about-thing-guardian-ship = Defence 2; attacked like a ship: 2 points, and you regain 2 energy. A ship that rams it is destroyed, the guardian ship stays.
empires-about-thing-library = At the end each of your troops in a quadrant where you control a planet with a library is worth 1 point, before troops are removed. It stays when its planet is attacked.
empires-about-thing-mine = Destroys the ship flicked onto it, no matter who laid it, and is removed. Its owner scores 1 point for an enemy ship.
empires-about-thing-megastructure = An artifact that was given energy. Whoever controls it uses its effects with Interact; it cannot be attacked but can be taken over.
empires-about-thing-empire = An ability that only you have, chosen before the game.
empires-about-thing-points = Points gained during the game come from a pool. When it is empty, the end is triggered; points can still be gained.
empires-about-thing-end = It is triggered when the pool is empty, or when all planets are discovered and controlled. Then everybody has one more turn. Ties are broken by point tokens, then by technology levels.
empires-about-thing-home = The quadrant of your warp gate. At the end a planet held there by a building or a starbase is worth 1 point, elsewhere 2.

## Scales from which answers are read off
empires-axis-direction = Direction (tenths of a degree)
empires-axis-power = Power
empires-axis-ring = Ring
empires-axis-angle = Angle
empires-axis-column = Column
empires-axis-row = Row

## The classic mode
empires-action-mine-ore = Mine ore
empires-action-research = Research
empires-action-withdraw = Withdraw
empires-unit-troop = troop
empires-unit-ship = ship
empires-place-blocked = place blocked by a robot
empires-points-planets = Planets
empires-points-outposts = Outposts
empires-points-cities = Cities
empires-points-quadrants = Quadrants with a city
empires-ask-choose-classic-action = Which action do you take this turn?
empires-ask-move-points =
    { $count ->
        [0] Move: no points left.
        [one] Move: 1 point left.
       *[other] Move: { $count } points left.
    }
empires-ask-deploy-or-withdraw =
    { $count ->
        [0] Troops: no more to deploy.
        [one] Where do you deploy a troop? 1 to go.
       *[other] Where do you deploy a troop? { $count } to go. Withdrawing is possible only instead of deploying.
    }
empires-ask-mine-ore = On which planet do you mine ore, and with how many troops?
empires-ask-build-for-troops = What do you build, and where?
empires-ask-unlock = The city unlocks a troop or a ship: which one?
empires-ask-research-next = Which technology do you raise by one level?
empires-ask-box-ships =
    { $count ->
        [one] Which ship do you give for the battleship?
       *[other] Which { $count } ships do you give for the battleship?
    }
empires-ask-scan = Do you look at a face-down place, or end your turn?
empires-help-choose-classic-action = Exactly one of five: Move (2 points), Deploy (up to 2 troops, or take any number back), Mine ore, Build, Research. At blockaded places you can neither deploy, mine, build, launch nor land.
empires-help-move-points = A flick, a launch or a landing costs 1 point each; you need not spend them all. When you are done, your ships attack. Landing on a face-down place turns it over first; a relic planet or an artifact gets one of the planet tiles of its quadrant and is a planet of that colour from then on.
empires-help-deploy-or-withdraw = Up to 2 troops (3 with the first green technology) from your player board go to planets you control that are not blockaded, or to your home world. Or instead you take any number of troops back to your player board, even from blockaded planets.
empires-help-mine-ore = 2 troops on one planet go back to your player board for 1 point, 3 troops for 2 points. Not on your home world and not at blockaded planets.
empires-help-build-for-troops = One building on a planet you control that is not blockaded. An outpost costs a troop there, a city a troop and an outpost there, a research centre two troops there. One of your planets may hold two research centres, all others one.
empires-help-unlock = It comes from the pieces set aside to your player board.
empires-help-research-next = You need at least as many research centres as the new level on planets of that colour that are not blockaded. The first of all to research a level scores it. All four level 1, and all four level 2, unlock a troop and a ship.
empires-help-box-ships = From your player board or from the galaxy; they go back to the box for good.
empires-help-scan = You may look at any face-down places with one of your ships in their orbit. Only you see what they are; they stay face down.
empires-do-choose-classic = { $action }
empires-do-withdraw = Take back a troop: { $hole }
empires-do-mine = Mine with { $troops } troops: { $hole }
empires-do-advance = Research { $tech }
empires-do-unlock = Unlock: { $unit }
empires-do-scan = Look at { $hole }
empires-event-troop-withdrawn = { $you ->
    [yes] You take back a troop from { $hole }.
   *[no] { $player } takes back a troop from { $hole }.
}
empires-event-troop-withdrawn-many = { $you ->
    [yes] You take back { $times } troops from { $hole }.
   *[no] { $player } takes back { $times } troops from { $hole }.
}
empires-event-ore-mined = { $you ->
    [yes] You mine ore on { $hole } with { $troops } troops.
   *[no] { $player } mines ore on { $hole } with { $troops } troops.
}
empires-event-uncovered = { $hole } is turned over: { $place }.
empires-event-tile-laid = A planet tile is laid on { $hole }: { $colour }.
empires-event-scanned = { $you ->
    [yes] You look at { $hole }: { $place }.
   *[no] { $player } looks at { $hole }.
}
empires-event-unit-unlocked = { $you ->
    [yes] You unlock: { $unit }.
   *[no] { $player } unlocks: { $unit }.
}
empires-event-ship-boxed = { $you ->
    [yes] You give { $ship } for the battleship.
   *[no] { $player } gives { $ship } for the battleship.
}
empires-event-end-triggered-classic = { $you ->
    [yes] You empty the pool: everybody else has one more turn.
   *[no] { $player } empties the pool: everybody else has one more turn.
}
empires-why-no-points-left = You have no movement points left.
empires-why-no-troops-to-deploy = You have deployed as many troops as you may.
empires-why-blocked-by-robot = A robot blocks this place for the whole game.
empires-why-only-from-home = The battleship is launched from your home world only.
empires-why-needs-troops = It costs { $count } of your troops on the planet; you have { $own } there.
empires-why-centre-there = Only one of your planets may hold two research centres.
empires-why-needs-centres = Level { $level } needs { $count } of your research centres on planets of that colour that are not blockaded; you have { $own }.
empires-why-all-researched = You have all levels of this colour.
empires-why-no-ore-to-mine = No planet of yours that is not blockaded has two troops on it.
empires-why-nothing-to-research = You do not have enough research centres of any colour for its next level.
empires-why-settlers-there = Settlers live on the planet: it can only be taken once they are all gone.
empires-why-settler-aboard = With a settler aboard, a ship neither lands nor attacks.
empires-why-no-stone = No stone lies on this card: a research centre on a planet of its colour brings one.
empires-why-works-by-itself = You need not use this card: it counts by itself in every attack of yours.
empires-why-needs-second-stone = With one stone this card counts by itself in every Move action; it is used only with two.
empires-why-card-used = You have used this card in this turn.
empires-why-no-robot-to-remove = There is no robot in an orbit from which this card removes one.
empires-why-no-troop-to-place = No troop is left on your player board, or none of your planets has room for it.
empires-why-no-orbit-to-reach = None of your ships can be put into another orbit by this card.
empires-lies-home-world = { $player }’s home world
empires-lies-scanned = face down; you know: { $place }
empires-lies-scanned-by = looked at by { $players }
empires-label-laid = Planet tiles laid
empires-hidden-places = { $quadrant }: { $places }
empires-chapter-classic = Rulebook: classic mode, pages 24–26
empires-about-action-mine-ore = Classic mode: { empires-about-classic-mine-ore }
empires-about-action-research = Classic mode: { empires-about-classic-research }
empires-about-action-withdraw = Classic mode: instead of deploying, take any number of troops back to your player board.
empires-about-classic-move = 2 points: a flick, a launch or a landing costs 1 each. Then your ships attack.
empires-about-classic-deploy = Up to 2 troops to planets you control or your home world; or take any number back.
empires-about-classic-build = One building on a planet you control, paid for with troops there.
empires-about-classic-mine-ore = 2 troops on one planet go back to your player board for 1 point, 3 troops for 2 points.
empires-about-classic-research = Raise one technology by one level; you need as many open research centres of its colour.
empires-about-classic-tech = Classic mode: { $colour }, level { $level }.
empires-about-place-blocked = Classic mode: you cannot land here, and there is nothing to attack. Treat it as if it were not in the game.
empires-about-tech-classic-long-range = Your ships can also attack enemy ships in long range.
empires-about-tech-classic-gunnery = Once a turn an attack of yours on a planet has +1.
empires-about-tech-classic-battleship = Give two ships to the box and get the battleship. It is launched from your home world only, is destroyed when it rams, but not when it is rammed.
empires-about-tech-classic-raiders = You score 1 point more for each planet you attack.
empires-about-tech-classic-fortified-labs = Each of your research centres adds 1 to the defence of its planet.
empires-about-tech-classic-bunkers = Each of your outposts adds 2 instead of 1 to the defence of its planet.
empires-about-tech-classic-blockade-runners = You may also deploy troops to blockaded planets.
empires-about-tech-classic-planet-shield = Each of your cities adds 4 instead of 2 to the defence of its planet.
empires-about-tech-classic-better-drives = You have 3 movement points instead of 2.
empires-about-tech-classic-free-launch = Your first launch of a turn costs no movement point.
empires-about-tech-classic-strong-drives = You have 4 movement points.
empires-about-tech-classic-gravity-sling = A flicked ship that bounced off a planet with no enemy ship in its orbit may be put into that orbit. It cannot be flicked again this turn.
empires-about-tech-classic-conscription = You deploy up to 3 troops instead of 2.
empires-about-tech-classic-city-growth = Your cities unlock a troop and a ship instead of one of them.
empires-about-tech-classic-cheap-labs = Your research centres cost one troop instead of two.
empires-about-tech-classic-double-build = After building you may build once more on another planet.

## Playing alone
empires-symbol-guardian = Guardian
empires-symbol-scout-2 = Scout, two robots
empires-symbol-scout-1-1 = Scout, one and one
empires-symbol-reinforce = Reinforce
empires-symbol-siege-2 = Siege, two robots
empires-symbol-siege-1-1 = Siege, one and one
empires-priority-any-place = any face-down place
empires-priority-two-robots = a planet with two robots
empires-priority-one-robot = a planet with one robot
empires-priority-nobodys = an uncontrolled planet
empires-priority-besieged = your planet with the most robots in orbit
empires-priority-weakest = your planet with the lowest defence
empires-priority-fullest = the planet with the most robots
empires-priority-neighbour = an uncontrolled planet of the quadrant
empires-priority-least-known = a quadrant with the most face-down places
empires-priority-none = nothing
empires-verdict-open = undecided
empires-verdict-won = won
empires-verdict-no-robot = no robot was left in the supply
empires-verdict-no-guardian = no guardian ship was left in the supply
empires-verdict-no-token = no token for a destroyed planet was left in the supply
empires-verdict-no-place = every place was revealed and no robot could be placed
empires-verdict-no-settler = a settler was lost
empires-goal-centres = Research centres in different quadrants, on planets of different colours
empires-goal-energy = Energy, spent or not
empires-goal-cities = Quadrants with a city of yours
empires-goal-no-guardians = No guardian ships in the galaxy
empires-goal-settlers = Settlers rescued
empires-goal-strongholds = Quadrants with a planet that has a starbase and a city of yours
empires-goal-megastructures = Megastructures under your control
empires-goal-libraries = Planets with a library and settlers of two colours
empires-goal-central-cities = Cities of yours on the planets in the middle
empires-points-goals = Goals
empires-points-robots = Robots in the galaxy
empires-points-guardians = Guardian ships in the galaxy
empires-ask-reveal-place = { $count ->
    [0] Which place is revealed?
    [one] The robots reveal a place and land a robot there: which one?
   *[other] The robots reveal a place and land { $count } robots there: which one?
}
empires-ask-land-robots = { $count ->
    [one] On which planet does the robot land?
   *[other] On which planet do { $count } robots land?
}
empires-ask-besiege-planet = { $count ->
    [one] Which of your planets does the robot besiege?
   *[other] Which of your planets do { $count } robots besiege?
}
empires-ask-choose-quadrant = In which quadrant does a guardian ship appear?
empires-ask-spare-one = Which of these planets of one colour stays free of robots?
empires-ask-remove-robots = { $count ->
    [one] From which orbit do you remove a robot?
   *[other] From which orbit do you remove a robot? Up to { $count }.
}
empires-ask-choose-ship = Which ship do you move to another orbit?
empires-ask-choose-orbit = Into which orbit do you put { $ship }?
empires-help-reveal-place = Its discovery tile is discarded. With robots to land, the search goes on until a planet is found; your ships in its orbit are destroyed. Once every place is revealed, a robot joins the most robots instead.
empires-help-land-robots = Where several planets are equal by the robots’ priorities, you choose. Your ships in its orbit are destroyed.
empires-help-besiege-planet = Where several planets are equal by the robots’ priorities, you choose. Your ships in its orbit are destroyed, the planet is blockaded, and if there are more robots in orbit than its defence, it is overrun.
empires-help-choose-quadrant = A quadrant without one. Your ships within its long range are destroyed.
empires-help-spare-one = A robot lands on each of the others.
empires-help-remove-robots = They go back to the supply.
empires-help-choose-ship = The pink technology card with two stones.
empires-help-choose-orbit = Where robots are neither on the planet nor in the orbit.
empires-do-guard = Guardian ship in { $quadrant }
empires-do-technology = Use the { $colour } technology card
empires-event-robot-rammed = { $you ->
    [yes] You ram a robot in the orbit of { $hole }: it goes back to the supply, { $ship } is destroyed.
   *[no] { $player } rams a robot in the orbit of { $hole }: it goes back to the supply, { $ship } is destroyed.
}
empires-event-card-drawn = Invasion card: { $card }.
empires-event-guardian-card-added = A guardian card joins the invasion: { $card }.
empires-event-draw-skipped = A destroyed guardian ship lies on the deck: no card this turn.
empires-event-deck-shuffled = The { $count } discarded cards are shuffled into a new deck.
empires-event-symbol-shown = Symbol: { $symbol }.
empires-event-robots-looked = { $count ->
    [0] The robots find no place to go.
    [one] The robots choose { $priority }.
   *[other] The robots choose { $priority }: { $count } are equal, you decide.
}
empires-event-nothing-found = The card has no effect.
empires-event-all-revealed = Every place is revealed already: a robot joins the most robots instead.
empires-event-robots-landed = { $count ->
    [one] A robot lands on { $hole }.
   *[other] { $count } robots land on { $hole }.
}
empires-event-robots-besieged = { $count ->
    [one] A robot besieges { $hole }, whose defence is { $defence }.
   *[other] { $count } robots besiege { $hole }, whose defence is { $defence }.
}
empires-event-planet-overrun = The robots overrun { $hole }.
empires-event-pieces-overrun = { $you ->
    [yes] You lose { $count } { $piece } on { $hole }.
   *[no] { $player } loses { $count } { $piece } on { $hole }.
}
empires-event-ship-destroyed = The robots destroy { $ship } in the orbit of { $hole }.
empires-event-ship-shot = The guardian ship in { $quadrant } destroys { $ship }.
empires-event-relic-discarded = The robots discard a relic: { $discovery }.
empires-event-relic-recovered = { $you ->
    [yes] You take a relic that robots had discarded: { $discovery }.
   *[no] { $player } takes a relic that robots had discarded: { $discovery }.
}
empires-event-relic-found = { $you ->
    [yes] Among the discarded tiles you find a relic: { $discovery }.
   *[no] Among the discarded tiles { $player } finds a relic: { $discovery }.
}
empires-event-event-found = Among the discarded tiles is an event: { $discovery }. It has no effect.
empires-event-robots-returned = { $count ->
    [one] The robot on { $hole } goes back to the supply.
   *[other] The { $count } robots on { $hole } go back to the supply.
}
empires-event-robot-removed = { $you ->
    [yes] You remove a robot from the orbit of { $hole }.
   *[no] { $player } removes a robot from the orbit of { $hole }.
}
empires-event-stone-laid = { $count ->
    [one] The first stone lies on the { $colour } technology card.
   *[other] { $count } stones lie on the { $colour } technology card.
}
empires-event-technology-used = { $you ->
    [yes] You use the { $colour } technology card.
   *[no] { $player } uses the { $colour } technology card.
}
empires-event-scenario-won = { $you ->
    [yes] All goals are reached: you win in turn { $count }.
   *[no] All goals are reached: { $player } wins in turn { $count }.
}
empires-event-scenario-lost = The scenario is lost: { $verdict }.
empires-settler-yellow = yellow
empires-settler-blue = blue
empires-settler-red = red
empires-settler-white = white
empires-fate-waiting = waiting
empires-fate-aboard = aboard
empires-fate-rescued = rescued
empires-fate-lost = lost
empires-event-settlers-waited = { $count ->
    [one] A settler ({ $settler }) waits on { $hole }.
   *[other] { $count } settlers ({ $settler }) wait on { $hole }.
}
empires-event-settler-aboard = { $you ->
    [yes] You take a settler ({ $settler }) from { $hole } aboard { $ship }.
   *[no] { $player } takes a settler ({ $settler }) from { $hole } aboard { $ship }.
}
empires-event-settler-rescued = { $you ->
    [yes] The settler ({ $settler }) aboard { $ship } is rescued: your gate is reached.
   *[no] The settler ({ $settler }) aboard { $ship } of { $player } is rescued.
}
empires-event-settler-brought = { $you ->
    [yes] You bring the settler ({ $settler }) aboard { $ship } to the library on { $hole }.
   *[no] { $player } brings the settler ({ $settler }) aboard { $ship } to the library on { $hole }.
}
empires-event-settler-lost = { $you ->
    [yes] The settler ({ $settler }) aboard { $ship } is lost with your ship.
   *[no] The settler ({ $settler }) aboard { $ship } of { $player } is lost with the ship.
}
empires-event-settlers-overrun = { $count ->
    [one] The robots drive the settler ({ $settler }) off { $hole }: lost to the game.
   *[other] The robots drive { $count } settlers ({ $settler }) off { $hole }: lost to the game.
}
empires-ask-choose-harbour = Into which orbit do you deploy { $ship }?
empires-help-choose-harbour = Your gate, or a megastructure you control.
empires-ask-swap-artifact = An artifact lies in the middle, on { $hole }: with which place of its quadrant does it change places?
empires-help-swap-artifact = That place is revealed and comes to the middle. The artifact lies face up in its stead.
empires-ask-choose-base = Which place of your quadrant is revealed for your base?
empires-help-choose-base = If it is a planet, you get a starbase and an outpost there. If it is an artifact, you choose another place.
empires-event-structure-found = A megastructure lies on the artifact { $hole }.
empires-event-structure-taken = { $you ->
    [yes] You take control of the megastructure { $hole }.
   *[no] { $player } takes control of the megastructure { $hole }.
}
empires-event-heart-touched = { $you ->
    [yes] Your { $ship } touches the heart of the builders and is destroyed.
   *[no] { $ship } of { $player } touches the heart of the builders and is destroyed.
}
empires-event-robots-left = { $count ->
    [one] The library keeps the robot off { $hole }: it goes back to the supply.
   *[other] The library keeps the { $count } robots off { $hole }: they go back to the supply.
}
empires-thing-invasion-deck = Invasion deck
empires-thing-guardian-card = Guardian card
empires-thing-technology-card = Technology card
empires-thing-settler = Settler
empires-thing-heart = Heart of the builders
empires-about-thing-invasion-deck = Playing alone: at the beginning of each of your turns its top card is drawn, carried out and discarded. When it is empty, the discards are shuffled into a new one. A guardian ship you have destroyed lies on it and takes the place of one draw.
empires-about-thing-guardian-card = Playing alone: it lies open beside the deck and shows symbols that are carried out one after the other. Spread and drone scout bring it into play; then it belongs to the invasion cards.
empires-about-thing-technology-card = Playing alone: a research centre lays a stone on the card of its planet’s colour. With one stone its first effect can be used, with two both, each card once a turn.
empires-about-thing-settler = Playing alone: a ship that leaves the orbit of a place with settlers takes one aboard, unless robots blockade it. With a settler aboard it neither lands nor attacks. Settlers are rescued in the orbit of your gate, in scenario 5 in that of a library, and lost with their ship or when robots overrun their planet. Each adds 1 to the defence of the planet; nobody lands there.
empires-about-thing-heart = Scenario 6: a megastructure in the middle of the galaxy. A ship that touches it when flicked is destroyed. Nobody controls it.
empires-about-symbols = { $first } { $rest }
empires-about-symbol-guardian = A guardian ship appears in a quadrant of your choice that has none, and destroys your ships in its long range.
empires-about-symbol-scout-2 = Places of your choice are revealed until one is a planet; two robots land on it.
empires-about-symbol-scout-1-1 = Places of your choice are revealed until two are planets; a robot lands on each.
empires-about-symbol-reinforce = A robot joins the planet with the most robots.
empires-about-symbol-siege-2 = Two robots come into the orbit of a planet of yours: the one with the most robots around it, or else with the lowest defence.
empires-about-symbol-siege-1-1 = A robot each comes into the orbits of two planets of yours: those with the most robots around them, or else with the lowest defence.
empires-about-card-target = A robot goes to a planet of this kind: { $place }. First where two robots are, then one, then where nobody is; otherwise into the orbit of yours. If none is known, you reveal a place.
empires-about-card-spread = From every planet with three robots another one goes to an uncontrolled planet of the same quadrant. Then the open guardian card is carried out.
empires-about-card-scout = You reveal a place in a quadrant with the most face-down places. Then the open guardian card is carried out.
empires-about-stones = With one stone: { $lower } With two also: { $upper }
empires-effect-attack = +{ $n } to one of your attacks each turn.
empires-effect-long-range = Your ships attack ships at long range.
empires-effect-energy-after-attack = You regain { $n } energy after an attack.
empires-effect-defence = +{ $n } to the defence of your planets.
empires-effect-flicks = { $n ->
    [one] One more flick
   *[other] { $n } more flicks
} with Move.
empires-effect-troops = { $n ->
    [one] Put a troop from your player board onto a planet of yours.
   *[other] Put up to { $n } troops from your player board onto planets of yours.
}
empires-effect-robots = { $n ->
    [one] Remove a robot from the orbit of a planet
   *[other] Remove up to { $n } robots from orbits of planets
} { $built ->
    [yes] with a building of yours
   *[no] of yours
}.
empires-effect-orbit = Put one of your ships into the orbit of { $own ->
    [yes] a planet of yours
   *[no] any place without robots
}.
empires-effect-building = After building you may build once more on another planet{ $n ->
    [0] { "" }
   *[other] {" "}for { $n } energy
}.
