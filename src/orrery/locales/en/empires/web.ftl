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
empires-web-may-find = On them: { $tiles }
empires-web-now-ship = Attack { $attack }, defence { $defence }
empires-web-laid-by = Laid by
empires-web-built = Built
empires-web-tokens-left = Left: { $tokens }
empires-web-now = Now
empires-web-about-hidden = Not discovered yet. A ship in its orbit can discover it as a manoeuvre.
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
