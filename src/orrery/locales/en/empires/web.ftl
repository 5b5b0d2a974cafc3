## galaxy
empires-web-galaxy = The galaxy
empires-web-pane-galaxy = Galaxy
empires-web-ruler = Ruler (R)
empires-web-closer = Zoom in
empires-web-whole = Whole galaxy
empires-web-robots = Robots
empires-web-blockaded = blockaded
empires-web-count-troops = { $count ->
    [one] 1 troop
   *[other] { $count } troops
}
empires-web-count-outposts = { $count ->
    [one] 1 outpost
   *[other] { $count } outposts
}
empires-web-count-cities = { $count ->
    [one] 1 city
   *[other] { $count } cities
}
empires-web-count-centres = { $count ->
    [one] 1 research centre
   *[other] { $count } research centres
}
empires-web-count-robots = { $count ->
    [one] 1 robot
   *[other] { $count } robots
}
empires-web-count-bases = { $count ->
    [one] 1 starbase
   *[other] { $count } starbases
}
empires-web-defence = defence { $count }
empires-web-ship-of = { $ship }, { $player }
empires-web-base-of = Starbase, { $player }
empires-web-guardian = Guardian ship in { $quadrant }
empires-web-mine-of = Mine, { $player }
empires-web-plasma = Plasma cannon
empires-web-hand = Your hand
empires-web-strength = Power
empires-web-power = Power { $power }%
empires-web-noise = Hand: { $noise }
empires-web-noise-none = perfectly steady
empires-web-noise-expert = expert
empires-web-noise-good = good
empires-web-noise-casual = casual
empires-web-percent = { $percent }%
empires-web-aimed = Direction { $degrees } degrees, power { $power } per cent
empires-web-chances = Chances
empires-web-pondering = Working out the chances…
empires-web-flick = Flick
empires-web-cancel = Cancel
empires-web-leaves = Leaves the galaxy
empires-web-bounces = Bounces off: { $hole }
empires-web-touches = Touches a disc
empires-web-rams = Rams: your own ship is lost too
empires-web-open-space = Open space
empires-web-in-orbit = Orbit { $hole }
empires-web-prospect-in-orbit = Orbit { $hole }
empires-web-prospect-in-space = Open space
empires-web-prospect-lost = Lost
empires-web-prospect-rammed = Rams { $player }, both lost
empires-web-prospect-ram-withstood = Rams { $player } in vain
empires-web-prospect-guardian-rammed = Rams the guardian ship in { $quadrant }
empires-web-prospect-robot-rammed = Rams a robot around { $hole }, both lost
empires-web-prospect-heart-touched = Touches the heart of the builders: lost
empires-web-prospect-mine-hit = Hits { $player }’s mine
empires-web-prospect-planet-attacked = Destroys { $hole }
empires-web-prospect-ship-attacked = Hits { $player }’s ship
empires-web-prospect-missed = Misses
empires-web-own-ship-lost = Your ship is lost
empires-web-put = Put it here
empires-web-put-how = Click, drag or arrow keys
empires-web-put-touch = Tap or drag
empires-web-at-ring = { $ring }, { $degrees }°
empires-web-at-direction = Direction { $degrees }°
empires-web-at-place = { $x } mm from the left, { $y } mm from the top

## player
empires-web-pane-player = Board
empires-web-pane-rivals = Opponents
empires-web-state-thinks = thinking
empires-web-state-to-move = to play
empires-web-state-bot = bot
empires-web-state-person = human
empires-web-state-open = free seat
empires-web-action-left = { $action } · { $left } left
empires-web-home = Home { $quadrant }
empires-web-row-troops = Troops
empires-web-row-ships = Ships
empires-web-row-starbase = Starbases
empires-web-row-city = Cities
empires-web-row-research-centre = Research
empires-web-row-outpost = Outposts
empires-web-row-name = { $building }: { $built } of { $all } built, { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}
empires-web-none = none
empires-web-ships-out = { $count } in space
empires-web-ships-in-galaxy = { $count ->
    [one] 1 ship in the galaxy
   *[other] { $count } ships in the galaxy
}
empires-web-troops-waiting = { $count ->
    [one] 1 troop on the player board
   *[other] { $count } troops on the player board
}
empires-web-relics = { $count ->
    [one] 1 relic
   *[other] { $count } relics
}
empires-web-line-orange = Attack
empires-web-line-pink = Movement
empires-web-line-purple = Defence
empires-web-line-green = Production
empires-web-tech-known = { $tech }, researched
empires-web-next-tech = { $level }: { $tech }
empires-web-relic-warp = Warp
empires-web-relic-matter-swap = Matter swap
empires-web-relic-bonus-move = Bonus move
empires-web-relic-warp-and-move = Warp + move
empires-web-relic-teleport = Teleport
empires-web-relic-attack-bonus = Attack bonus
empires-web-relic-move-and-attack = Move + attack
empires-web-relic-teleport-and-build = Teleport + build
empires-web-relic-supplies = Supplies
empires-web-relic-alien-library = Alien library
empires-web-relic-guardian = Guardian
empires-web-relic-room = { $count ->
    [one] Room for a relic
   *[other] Room for { $count } relics
}
empires-web-free = free
empires-web-new = new
empires-web-next-turn = from your next turn
empires-web-fulfilled = condition met: you can complete it now
empires-web-pool = Pool
empires-web-over = end of the game
empires-web-archive = Archive
empires-web-planets = { $count ->
    [one] 1 planet
   *[other] { $count } planets
}

## words
empires-web-lying-hidden = Face down
empires-web-lying-orange = Orange
empires-web-lying-purple = Purple
empires-web-lying-pink = Pink
empires-web-lying-green = Green
empires-web-lying-blue = Relic planet
empires-web-lying-artifact = Artifact
empires-web-lying-gate = Warp gate
empires-web-lying-wormhole-a = Wormhole A
empires-web-lying-wormhole-b = Wormhole B
empires-web-lying-destroyed = Destroyed planet
empires-web-lying-at = { $hole } ({ $thing })
empires-web-folder-manoeuvres = Manoeuvres
empires-web-kind-tech = { $line }, level { $level }
empires-web-kind-relic = Relic
empires-web-kind-event = Event
empires-web-kind-place = Place
empires-web-kind-hidden = Face-down place
empires-web-kind-of = { $kind }, { $player }
empires-web-kind-building = Building
empires-web-kind-quadrant = Quadrant { $quadrant }
empires-web-kind-token = Token
empires-web-kind-thing = Term
empires-web-kind-manoeuvre = Manoeuvre
empires-web-kind-action = Action
empires-web-not-in-play = In this game the other side is used.
empires-web-first-free = Nobody has it yet: whoever researches it first scores the points.
empires-web-researched = Researched by
empires-web-kept-by = Kept by
empires-web-lies-in-archive = In the relic archive.
empires-web-times = ×{ $count }
empires-web-as-first = first
empires-web-completed = Completed by
empires-web-could-complete = Condition met by
empires-web-led-by = Led by
empires-web-controlled-by = Controlled by
empires-web-nobody = Nobody controls it.
empires-web-now-defence = Defence value { $defence }
empires-web-in-its-orbit = In its orbit
empires-web-ships-attack = { $count ->
    [one] 1 ship, attack { $attack }
   *[other] { $count } ships, attack { $attack }
}
empires-web-blockaded-for = Blockaded for
empires-web-may-lie = Face down in { $quadrant }: { $places }
empires-web-may-find = May lie on them: { $tiles }
empires-web-put-away = { $count ->
    [one] One of these tiles was put away unseen
   *[other] { $count } of these tiles were put away unseen
}
empires-web-now-ship = Attack { $attack }, defence { $defence }
empires-web-laid-by = Laid by
empires-web-built = Built
empires-web-tokens-left = Left: { $tokens }
empires-web-now = Now
empires-about-place-hidden = Not discovered yet. A ship in its orbit can discover it as a manoeuvre.
empires-web-about-places = A place. There is an orbit around it; anything that touches the white ring is in it.
empires-web-about-stars = Buildings leave their row on the player board from the left. Each star uncovered is worth 1 point at the end.
empires-web-build = { $building }: { $hole }
empires-web-cost-outpost = costs 1 troop
empires-web-cost-city = costs a troop and an outpost
empires-web-cost-research-centre = costs 1 troop
empires-web-cost-starbase = costs 2 ships
empires-web-note-energy-back = all energy back
empires-web-note-brings = gives { $tech }
empires-web-note-any-colour = colour of your choice
empires-web-note-nothing-new = no new technology
empires-web-note-stars = { $count ->
    [one] 1 star
   *[other] { $count } stars
}
empires-web-note-first = first: +{ $points }
empires-web-note-points =
    { $points ->
        [one] 1 point at the end
       *[other] { $points } points at the end
    }
empires-web-note-for-nothing = no effect now
empires-web-note-tokens = { $count } left
empires-web-note-troops-left = { $count ->
    [one] 1 troop left
   *[other] { $count } troops left
}
empires-web-note-energy-left = { $energy } energy left
empires-web-note-attack = attack { $attack }
empires-web-done-attack = Do not attack
empires-web-done-attack-ends = Do not attack, end turn
empires-web-done-ends = End turn
empires-web-done-sling = Do not stay in orbit
empires-web-scores-libraries = 1 point for each of your troops in quadrants where you control a planet with a library.
empires-web-scores-troops = 1 point for every 2 troops on planets, rounded down. Then they are removed.
empires-web-scores-home = 1 point for each planet in the home quadrant controlled by buildings or starbases.
empires-web-scores-foreign = 2 points for each such planet in other quadrants.
empires-web-scores-relic-planets = 2 extra points for each blue relic planet.
empires-web-scores-stars = 1 point for each visible star on the player board.
empires-web-scores-missions = What the completed missions are worth.
empires-web-scores-tokens = Points gained during the game.
empires-web-player-has = { $player }: { $what }
empires-verb-choose = Choose an action
empires-verb-empire = Choose an empire
empires-verb-flick = Flick
empires-verb-jet = Jet drive
empires-verb-phase = Phase ship
empires-verb-jump = Free flick
empires-verb-reposition = Reposition
empires-verb-shift-base = Reposition a starbase
empires-verb-land = Land
empires-verb-launch = Launch
empires-verb-discover = Discover
empires-verb-wormhole = Wormhole
empires-verb-jump-gate = Jump gate
empires-verb-carry = Carrier
empires-verb-lay-mine = Lay a mine
empires-verb-raise = Raise a megastructure
empires-verb-seize = Take over a megastructure
empires-verb-put = Put
empires-verb-place = Put
empires-verb-at = Choose a place
empires-verb-towards = Direction
empires-verb-deploy-troop = Deploy a troop
empires-verb-deploy-ship = Deploy a ship
empires-verb-build = Build
empires-verb-pay = Pay
empires-verb-pay-ship = Pay a ship
empires-verb-colour = Colour
empires-verb-research = Research
empires-verb-relic = Use a relic
empires-verb-take = From the archive
empires-verb-mission = Mission
empires-verb-use = Use a megastructure
empires-verb-part = Effect
empires-verb-from = Take a troop
empires-verb-boost = Boost
empires-verb-attack-ship = Attack a ship
empires-verb-attack-planet = Attack a planet
empires-verb-attack-guardian = Attack a guardian ship
empires-verb-join = Join the attack
empires-verb-add-bonus = Bonus
empires-verb-move-base = Move a starbase
empires-verb-keep = Keep
empires-verb-sling = Gravity sling
empires-verb-done = Done
empires-verb-end-turn = End turn
empires-verb-aim = Flick
empires-guide-1 = You lead empires setting out into a new galaxy. You flick ships to explore it, settle planets and attack each other. Whoever has the most points at the end wins.
empires-guide-2 = On your turn you take exactly one of four actions: Move, Deploy, Build or Interact. Then your ships attack, if you like. Each energy you spend lets you do the action once more, except Build.
empires-guide-3 = Moving means flicking: pull a ship back and let go; you see direction, power and chances beforehand. How large an error your hand adds, if any, was agreed at the set-up. A ship that touches an enemy ship rams it: both are destroyed. A ship that slides out of the galaxy is lost.
empires-guide-4 = With a ship in the orbit of a place you perform as many manoeuvres as you like: discover a face-down place, land on a planet (the ship becomes a troop), launch from there, travel through a wormhole, flick on from an artifact for free.
empires-guide-5 = Whoever has a troop or a building on a planet, or a starbase in its orbit, controls it. While an enemy ship is in its orbit, the planet is blockaded: no building, no deploying, no manoeuvres.
empires-guide-6 = Outposts and cities are where you deploy troops. Cities give energy and troops, starbases energy and ships. Research centres give technologies in the colour of their planet: orange attack, pink movement, purple defence, green production.
empires-guide-7 = Discovering gives relics, which you use later with Interact, and events. There are four missions; the first to complete one gets more points.
empires-guide-8 = Attacks come at the end of your turn: on ships in short range, and on planets whose orbit you are in. The total attack has to be greater than the defence; you score points equal to the defence.
empires-guide-9 = The end is triggered when the pool of points is empty, or all planets are discovered and controlled; then everybody has one more turn. Troops, planets, stars on the player board, missions and the tokens gained are scored.
empires-guide-10 = A good start: flick ships to nearby places, discover and land, then build outposts so that troops can follow. Point at anything you want to know more about.

## classic mode: board
empires-web-technologies = Technologies
empires-web-tiles = Planet tiles beside the quadrants
empires-web-tiles-left = { $count ->
    [0] { $quadrant }: no planet tile left
    [one] { $quadrant }: 1 planet tile face down
   *[other] { $quadrant }: { $count } planet tiles face down
}
empires-web-home-world = Home world in { $quadrant }
empires-web-city-quadrants = { $count ->
    [0] Cities in no quadrant
    [one] Cities in 1 quadrant
   *[other] Cities in { $count } quadrants
}
empires-web-stock = { $what }, { $locked } still locked
empires-web-locked-ships = { $count ->
    [one] 1 ship still locked
   *[other] { $count } ships still locked
}
empires-web-classic-row = { $building }: { $built } of { $all } built
empires-web-row-level = Level { $level }
empires-web-row-needs = Level { $level }: { $known } of 4 known; all four unlock a troop and a ship
empires-web-row-whole = Level { $level }: all four known; a troop and a ship have been unlocked

## classic mode: words
empires-web-lying-blocked = Blocked by a robot
empires-web-known-orange = face down; you know: orange
empires-web-known-purple = face down; you know: purple
empires-web-known-pink = face down; you know: pink
empires-web-known-green = face down; you know: green
empires-web-known-blue = face down; you know: relic planet
empires-web-known-artifact = face down; you know: artifact
empires-web-you-know = You have looked: { $place }.
empires-web-gets-tile = Whoever lands here lays a planet tile of the quadrant on it.
empires-web-looked-at = Looked at by
empires-web-folder-launches = Launch a ship
empires-web-folder-withdraw = Take troops back
empires-web-give-ship = Give { $ship }
empires-web-done-building = Build nothing more
empires-web-note-from-board = from your player board
empires-web-note-mined = { $points ->
    [one] 1 point
   *[other] { $points } points
}
empires-web-note-built-again = built again: unlocks nothing
empires-web-note-unlocked = { $count } still locked
empires-web-note-only-you = only you see it
empires-web-classic-cost-outpost = costs 1 troop
empires-web-classic-cost-city = costs a troop and an outpost
empires-web-classic-cost-research-centre = costs 2 troops
empires-web-scores-planets = 1 point for each planet controlled.
empires-web-scores-outposts = 1 point for each outpost.
empires-web-scores-cities = 2 points for each city.
empires-web-scores-quadrants = 3 points for cities in three quadrants, 6 for cities in all four.
empires-verb-choose-classic = Choose an action
empires-verb-withdraw = Take back a troop
empires-verb-mine = Mine ore
empires-verb-advance = Research
empires-verb-unlock = Unlock
empires-verb-scan = Look at a place
empires-verb-guard = Guardian ship
empires-verb-technology = Use a technology card
empires-web-classic-about-place-hidden = Nobody has landed here yet. With a ship in its orbit you may look at it in secret after your action; landing turns it over.
empires-web-classic-about-place-orange = Research centres here count for orange technologies: attack.
empires-web-classic-about-place-purple = Research centres here count for purple technologies: defence.
empires-web-classic-about-place-pink = Research centres here count for pink technologies: movement.
empires-web-classic-about-place-green = Research centres here count for green technologies: production.
empires-web-classic-about-place-blue = Whoever lands here covers it with a planet tile of the quadrant; from then on it is a planet of that colour.
empires-web-classic-about-place-artifact = Whoever lands here covers it with a planet tile of the quadrant; from then on it is a planet of that colour.
empires-web-classic-about-place-gate = A home world. Its owner deploys troops here and launches ships from here, but can neither build nor mine on it. It is never attacked or blockaded.
empires-web-classic-about-building-outpost = Costs a troop on the planet. Defence 1; worth 1 point at the end.
empires-web-classic-about-building-city = Costs a troop and an outpost on the planet. Defence 2; worth 2 points at the end. A new city unlocks a troop or a ship, one built again unlocks nothing.
empires-web-classic-about-building-research-centre = Costs two troops on the planet and adds no defence. You need as many of a colour as the level you want to research. One of your planets may hold two of them.
empires-web-classic-thing-home = Home world
empires-web-classic-thing-advanced-ship = Battleship
empires-web-classic-about-thing-home = You start there with two ships in the orbit. You can deploy troops to it and launch ships from it, but not build or mine. It is never attacked or blockaded.
empires-web-classic-about-thing-troop = Holds planets, adds 1 to their defence, pays for buildings, mines ore and launches ships. You start with 4; cities and whole rows of technologies unlock more.
empires-web-classic-about-thing-ship = Attack 1, defence 1. You start with 2; cities and whole rows of technologies unlock more. It lands, looks at places, attacks and blockades.
empires-web-classic-about-thing-advanced-ship = The battleship comes with the third orange technology. Attack 2, defence 1. It cannot land, is launched from the home world only, and withstands being rammed.
empires-web-classic-about-thing-technology = Four colours with four levels, researched one by one from the lowest. The first of all to research a level scores as many points. All four technologies of level 1, and all four of level 2, unlock a troop and a ship.
empires-web-classic-about-thing-points = Points gained during the game come from a pool: for ore, for technologies nobody had before, and for attacks. At the end planets, outposts and cities count too.
empires-web-classic-about-thing-end = It is triggered when the pool is empty. Then everybody else has one more turn. Ties are broken by point tokens, then by technology levels.
empires-web-classic-about-thing-attack = After moving, each of your ships can take part in one attack: on an enemy ship in short range (with Long range also in long range), or on a planet whose orbit it is in. The total has to be greater than the defence. You score points equal to the defence, at least 1.
empires-web-classic-about-thing-defence = Defence of a planet: 1 for each troop and outpost, 2 for each city, nothing for research centres; purple technologies raise it.
empires-web-classic-about-thing-blockade = While an enemy ship is in the orbit of a place, you can neither deploy, mine nor build there, nor launch or land. Home worlds are never blockaded.
empires-web-classic-about-thing-control = Whoever has a troop or building on a planet controls it; ships do not count. Control ends with the last piece. A planet holds at most three pieces.
empires-web-classic-about-thing-robot = Only blocks a place: you cannot land there, and there is nothing to attack.
empires-web-classic-about-manoeuvre-land = For 1 point a ship in an orbit goes back to your player board, and a troop from your board goes onto the planet. A face-down place is turned over first.
empires-web-classic-about-manoeuvre-launch = For 1 point a troop goes back to your player board, and a ship from your board goes into the orbit of that planet or home world.
empires-classic-guide-1 = The game as it was in its first edition: you flick ships out from your home world, settle planets, research technologies and attack each other. Whoever has the most points at the end wins.
empires-classic-guide-2 = On your turn you take exactly one of five actions: Move, Deploy, Mine ore, Build or Research. Then you may look at places, and the next player is to play.
empires-classic-guide-3 = Move gives you 2 points. A flick, a launch and a landing cost 1 each. To flick, pull a ship back and let go. Afterwards your ships may attack.
empires-classic-guide-4 = Places are face down. If you have a ship in the orbit, you may look at one after your action: only you see what it is, and the galaxy shows it to you with an eye. Landing turns it over for everybody; a relic planet or an artifact gets a planet tile.
empires-classic-guide-5 = Deploy brings up to 2 troops to your planets or your home world, or takes any number back. Mine ore turns 2 troops of a planet into 1 point, 3 into 2; the troops come back to your board.
empires-classic-guide-6 = Outposts and cities defend planets and are worth points; a new city unlocks a troop or a ship. Research centres let you research technologies of their planet’s colour, level by level. Whoever is first scores the level.
empires-classic-guide-7 = While an enemy ship is in the orbit of a place, it is blockaded: no deploying, no mining, no building, no launching or landing. You may always take troops back.
empires-classic-guide-8 = When the pool of points is empty, everybody else has one more turn. Then planets, outposts, cities and cities in several quadrants are scored.

## playing alone
empires-web-supply = Supply
empires-web-supply-loses = empty when needed: lost
empires-web-supply-robots = Robots
empires-web-supply-guardians = Guardians
empires-web-supply-destroyed = Destroyed
empires-web-supply-little = { $count ->
    [0] empty
   *[other] { $count } left
  }
empires-web-supply-robots-left = { $count } of { $all } robots left in the supply
empires-web-supply-guardians-left = { $count } of { $all } guardian ships left in the supply
empires-web-supply-destroyed-left = { $count } of { $all } tokens for destroyed planets left in the supply
empires-web-about-supply-robots = Every robot that comes onto a planet or into an orbit is taken from the supply. If there are too few when one is needed, you have lost. Robots that you attack, or ram in orbit, go back.
empires-web-about-supply-guardians = There are four guardian ships. If another one is to appear and none is left in the supply, you have lost. One that you destroy lies on the deck in place of a card and goes back to the supply after that turn.
empires-web-about-supply-destroyed = When you attack a planet with three robots, it is destroyed and gets a token. If no token is left, you have lost.
empires-web-kind-supply = Supply of the robots
empires-web-chapter-solo = Rulebook: solo campaign, pages 27–31

empires-web-scenario = Scenario { $number }
empires-web-goals = Goals
empires-web-goals-reached = { $count ->
    [one] 1 step towards the goals
   *[other] { $count } steps towards the goals
  }
empires-web-done-goal = reached
empires-web-kind-goal = Goal of the scenario
empires-web-about-goal = You have won as soon as all goals are reached at the same time.
empires-web-goal-centres = { $count } research centres: every quadrant, every colour
empires-web-goal-energy = { $count } energy on your board
empires-web-goal-cities = Cities in { $count } quadrants
empires-web-goal-no-guardians = No guardian ship in the galaxy
empires-web-goal-settlers = Rescue { $count } settlers
empires-web-goal-strongholds = Starbase and city in { $count } quadrants
empires-web-goal-megastructures = Control { $count } megastructures
empires-web-goal-libraries = { $count } libraries with settlers
empires-web-goal-central-cities = Cities on { $count } central planets
empires-web-colour-in = { $colour } in { $quadrant }
empires-web-so-far = so far { $what }
empires-web-energy-missing = { $count } more: cities and starbases bring energy
empires-web-missing-in = missing in { $quadrants }
empires-web-guardians-in = one in { $quadrants }
empires-web-settlers-aboard = { $count } aboard
empires-web-settlers-waiting = { $count ->
    [one] 1 waits
   *[other] { $count } wait
  }
empires-web-settlers-lost = { $count } lost
empires-web-stronghold-lacks = { $hole } lacks a { $what ->
    [base] starbase
   *[other] city
  }
empires-web-settlers-here = { $count ->
    [one] 1 settler
   *[other] { $count } settlers
  }
empires-web-settler-with = settler aboard
empires-web-heart = The heart of the builders: whoever touches it is destroyed
empires-web-libraries-state = { $found } found, { $settlers ->
    [one] 1 settler there
   *[other] { $settlers } settlers there
  }
empires-web-megastructures-found = { $count } found
empires-web-turn = Turn { $turn }
empires-web-row-plain = { $building }: { $built } of { $all } built

empires-web-cards = Technology cards
empires-web-cards-once = each once a turn
empires-web-card-orange = Attack
empires-web-card-pink = Movement
empires-web-card-purple = Defence
empires-web-card-green = Production
empires-web-card-used = used
empires-web-card-name = Technology card { $line }, side { $side }, { $stones ->
    [0] no stone
    [one] 1 stone
   *[other] { $stones } stones
  }{ $used ->
    [yes] , used this turn
   *[no] { "" }
  }
empires-web-kind-technology-card = Technology card, side { $side }
empires-web-about-technology-card = A research centre on a planet of this colour lays a stone on the card. With one stone its first line holds, with two the second as well.
empires-web-with-stones = { $stones ->
    [one] With 1 stone: { $effect }.
   *[other] With { $stones } stones: { $effect }.
  }
empires-web-does-attack = +{ $count } for one attack
empires-web-does-long-range = long range
empires-web-does-energy-after-attack = { $count } energy back after an attack
empires-web-does-robots = remove { $count ->
    [one] 1 robot
   *[other] up to { $count } robots
  }{ $built ->
    [yes] , where a building is
   *[no] { "" }
  }
empires-web-does-defence = planets +{ $count } defence
empires-web-does-flicks = { $count ->
    [one] one flick for free
   *[other] { $count } flicks for free
  }
empires-web-does-orbit = { $where ->
    [own] ship into an orbit of yours
   *[other] ship into an orbit without robots
  }
empires-web-does-troops = { $count ->
    [one] deploy 1 troop
   *[other] deploy { $count } troops
  }
empires-web-does-building = { $energy ->
    [0] 2nd building for free
   *[other] 2nd building: { $energy } energy
  }
empires-web-bonus-sides = { $count ->
    [one] 1 technology card on side B
   *[other] { $count } technology cards on side B
  }
empires-web-bonus-stones = { $count ->
    [one] 1 stone
   *[other] { $count } stones
  }
empires-web-bonus-all-stones = { $count ->
    [one] 1 stone on every card
   *[other] { $count } stones on every card
  }
empires-web-bonus-relics = { $count ->
    [one] 1 relic
   *[other] { $count } relics
  }
empires-web-bonus-base = a starbase and an outpost at home

empires-web-invasion = Invasion
empires-web-deck = deck
empires-web-face-down = face down
empires-web-discarded = discarded
empires-web-next = { $count ->
    [one] This card comes next
   *[other] One of these comes, 1 in { $count } each
  }
empires-web-next-shuffled = Deck empty: the { $count } discards are shuffled
empires-web-next-skipped = { $count ->
    [one] Guardian on the deck: no card next turn
   *[other] { $count } guardians on the deck: { $count } turns without a card
  }
empires-web-next-guardian-card = Next guardian card
empires-web-short-target-orange = Target orange
empires-web-short-target-purple = Target purple
empires-web-short-target-pink = Target pink
empires-web-short-target-green = Target green
empires-web-short-target-blue = Target blue
empires-web-short-spread = Spread
empires-web-short-drone-scout = Drone scout
empires-web-short-guardian-1 = Guardian, reinforce
empires-web-short-guardian-2 = Guardian, scout 2
empires-web-short-guardian-3 = Guardian, siege 2
empires-web-short-guardian-4 = Guardian, scout 1+1
empires-web-short-guardian-5 = Guardian, siege 1+1
empires-web-would-land = { $count ->
    [one] robot
   *[other] { $count } robots
  } onto { $places ->
    [0] { $place }
   *[other] one of { $places } planets
  }
empires-web-would-besiege = { $count ->
    [one] robot
   *[other] { $count } robots
  } into { $places ->
    [0] the orbit of { $place }
   *[other] one of { $places } orbits
  }
empires-web-would-reveal = { $count ->
    [0] reveal a place
    [one] reveal a place, 1 robot
   *[other] reveal a place, { $count } robots
  }, you choose
empires-web-would-nothing = { $kind ->
    [spread] no planet with 3 robots
   *[other] nothing
  }
empires-web-you-choose = { $what }, you choose
empires-web-then-guardian-card = then guardian card
empires-web-loss-all = you would lose the scenario
empires-web-loss-ships = { $count ->
    [one] ship lost
   *[other] { $count } ships lost
  }
empires-web-loss-planet = planet overrun
empires-web-omen = { $count } in { $all }:
empires-web-slip = The robots’ turn
empires-web-left-in-deck = Still in the deck
empires-web-slip-asked = They look for { $priority }: you choose
empires-web-slip-symbol = { $symbol }: you choose
empires-web-slip-none = A card comes at the beginning of each of your turns. What the robots do and why will be written here.
empires-web-slip-skipped = No card: a destroyed guardian lay on the deck
empires-web-slip-shuffled = Before that, { $count } discards were shuffled into a new deck.
empires-web-step-robots-landed = { $count ->
    [one] One robot
   *[other] { $count } robots
  } on { $hole }
empires-web-step-robots-besieged = { $count ->
    [one] One robot
   *[other] { $count } robots
  } in the orbit of { $hole }, defence { $defence }
empires-web-step-discovered = Revealed: { $hole } – { $place }
empires-web-step-guardian-came = Guardian ship in { $quadrant }
empires-web-step-nothing-found = No effect
empires-web-step-all-revealed = All places are revealed: a robot to where most are
empires-web-because-any-place = you chose the place
empires-web-because-two-robots = two were there already
empires-web-because-one-robot = one was there already
empires-web-because-nobodys = nobody controlled it
empires-web-because-besieged = most were in its orbit
empires-web-because-weakest = your lowest defence
empires-web-because-fullest = most were there
empires-web-because-neighbour = from a full neighbour
empires-web-because-least-known = the quadrant with the most face down
empires-web-lost-ship-destroyed = Lost: { $ship }
empires-web-lost-ship-shot = Shot down: { $ship }
empires-web-lost-planet-overrun = Overrun: { $hole }
empires-web-lost-pieces-overrun = Lost: { $count } { $piece }
empires-web-lost-relic-discarded = Discarded: { $discovery }
empires-web-lost-settler-lost = A settler is lost
empires-web-lost-settlers-overrun = { $count ->
    [one] A settler is lost
   *[other] { $count } settlers are lost
  }
empires-web-lost-scenario-lost = The scenario is lost
empires-web-robot-in-orbit = Robot in orbit
empires-web-about-robot-in-orbit = A robot in orbit blockades your planet. Once there are more than the planet has defence, it is overrun. Ram the robot and it goes back to the supply; your ship is lost as well.
empires-web-guardian-space = Space for a guardian ship in { $quadrant }
empires-web-about-guardian-alone = When it appears, your ships within its long range are destroyed. It has defence { $defence }; if you destroy it you regain 2 energy, get a relic that robots have discarded, and no card comes next turn.
empires-web-kind-card = Invasion card
empires-web-kind-guardian-card = Guardian card
empires-web-about-card-target = A robot comes onto a planet of this colour: rather where two or one are already, else onto a free one. If all are yours, it goes into the orbit of the one with the most robots, then the lowest defence. If no such planet is known, a place is revealed.
empires-web-about-card-spread = Every planet with three robots sends a new one to a free planet of its quadrant. Then the open guardian card joins and is carried out.
empires-web-about-card-scout = A place of the quadrant with the most face down is revealed. Then the open guardian card joins and is carried out.
empires-web-about-card-guardian = Its symbols are carried out in order. Spread and drone scout bring the open one into play; from then on it is an invasion card like the others.
empires-web-about-symbol-guardian = Guardian: a guardian ship appears in a quadrant without one. You choose; your ships within long range are lost.
empires-web-about-symbol-scout-2 = Scout: places are revealed until a planet is found; two robots land there.
empires-web-about-symbol-scout-1-1 = Scout: places are revealed until two planets are found; a robot lands on each.
empires-web-about-symbol-reinforce = Reinforce: a robot comes onto the planet with the most robots.
empires-web-about-symbol-siege-2 = Siege: two robots come into the orbit of one of your planets.
empires-web-about-symbol-siege-1-1 = Siege: a robot each comes into the orbits of two of your planets.
empires-web-now-in-deck = Is in the deck. Now: { $what }
empires-web-now-discarded = Lies among the discards
empires-web-now-open = Lies open and joins with spread or drone scout
empires-web-won = Won in turn { $turn }!
empires-web-won-because = All goals of the scenario are reached.
empires-web-lost = Lost in turn { $turn }
empires-web-to-campaign = To the campaign
empires-solo-guide-1 = You play alone against robots that spread in the galaxy. You win as soon as all goals of your scenario are reached at the same time; they stand at the top right.
empires-solo-guide-2 = An invasion card comes at the beginning of every turn. The slip on the right says what the robots do and why; its figures stand in the galaxy as well. Where several places are equal, you choose.
empires-solo-guide-3 = Below it stands what every card still in the deck would do now. Point at one and the galaxy shows it. What would cost you something is red and is shown in the galaxy unasked.
empires-solo-guide-4 = Then you take one action as usual: move, deploy, build or interact. There are neither missions nor victory points.
empires-solo-guide-5 = Research centres lay stones on your technology cards. Use each card once a turn; with two stones it can do more.
empires-solo-guide-6 = Robots on a planet are attacked as usual and go back to the supply. Three robots blow up their planet when you attack them. Robots in the orbit of your planets blockade them: ram them, or use the card Defence.
empires-solo-guide-7 = You lose as soon as something is needed that the supply at the top left does not have: robots, guardian ships or tokens for destroyed planets. Your ships are never safe where robots can come.
empires-solo-guide-8 = Three ships in range destroy a guardian ship, or fewer with a bonus. That brings energy, perhaps a relic, and a turn without a card.

## campaign
empires-campaign = Solo campaign
empires-campaign-line = Ascending Empires · The builders’ trail
empires-campaign-map = Star map of the six scenarios
empires-campaign-order = Order
empires-campaign-told = as told
empires-campaign-free = free
empires-campaign-won = won
empires-campaign-open = open
empires-campaign-closed = locked
empires-campaign-progress = { $won } of { $all } won
empires-campaign-turns = { $turns ->
    [one] won · 1 turn
   *[other] won · { $turns } turns
  }
empires-campaign-tries = { $games ->
    [0] open
    [one] open · 1 try
   *[other] open · { $games } tries
  }
empires-campaign-running = under way
empires-campaign-opens-after = opens after { $number }
empires-campaign-victory = Victory
empires-campaign-mind = Watch out
empires-campaign-difficulty = Difficulty
empires-campaign-best = so far
empires-campaign-best-none = not played yet
empires-campaign-best-turns = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
  }
empires-campaign-best-goals = { $reached } of { $wanted } steps
empires-campaign-with-bonus = with bonus
empires-campaign-with-jet = with jet drive
empires-campaign-bonus = Scenario bonus
empires-campaign-bonus-none = This scenario has none
empires-campaign-jet = Jet drive
empires-campaign-jet-help = Ships may be moved by hand instead of flicked, easier
empires-campaign-start = Begin the scenario
empires-campaign-go-on = Play on
empires-campaign-restart = Start over
empires-campaign-restart-sure = Really start over? The table stays.
empires-campaign-locked = Opens after scenario { $number }
empires-campaign-free-help = The rules allow any order
empires-campaign-back = To the first page
empires-story-1 = The gate is open, and behind it lies an unknown galaxy. The builders’ robots know nothing of you yet. Whoever has laboratories in all four quarters before they are everywhere may stay.
empires-story-2 = Settlers are stranded far out, on worlds that robots already circle. Bring them home while the way is clear, and build two strongholds that nobody will take again.
empires-story-3 = Beyond the gate a guardian ship already hangs in the dark. Whoever wants to stay needs walls in all four quarters, and a sky without guardians.
empires-story-4 = Four works drift silently between the stars, larger than any city. Wake them all, one after the other, and clear away the guardians that watch over them.
empires-story-5 = On the blue worlds stand libraries whose signs nobody can read any more. Bring scholars of three realms there, two to each, and keep away what waits in the dark.
empires-story-6 = The trail ends in the middle. There beats the heart of the builders, and whoever touches it burns. Lead all who live around it to safety, then build where everything began.
empires-epilogue = The guardians are gone, and the heart beats on. For the first time in ages somebody stands before it who asks instead of taking.
empires-mind-1-flag = a quiet beginning: no guardians
empires-mind-1-robot = lost when the supply runs short
empires-mind-2-settler = settlers fly to your warp gate on your ships
empires-mind-2-robot = one of them may be lost
empires-mind-3-guardian = a guardian is there from the start
empires-mind-3-robot = lost when the supply runs short
empires-mind-4-orbiter = artifacts become megastructures for 2 energy
empires-mind-4-guardian = a guardian is there from the start
empires-mind-5-settler = two settlers of different colours each
empires-mind-5-guardian = two guardians from the start
empires-mind-6-settler = one settler lost: everything lost
empires-mind-6-guardian = four guardians from the start

empires-web-analysis-sure = The bot compares what everybody has; how often such a lead has won was counted in 52 games of the bot against itself, to about 4 percentage points; the light band and the strokes in the bars are twice that. It knows only what the seat knew then.
