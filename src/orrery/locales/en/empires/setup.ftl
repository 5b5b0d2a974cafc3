# What the first page tells of the game before it is loaded: its poster, and the options of a table.

empires-poster = Ascending Empires
empires-poster-seats = 1–4 players
empires-poster-line = Flick starships into orbit and conquer the galaxy.

empires-option-mode = Rules
empires-option-mode-help = The rules of this edition, or the classic mode: the game as it was in the first edition, with home worlds, one action a turn and secret scanning. The modules of this edition do not belong to it. Some of its technologies are reconstructed.
empires-option-mode-modern = Zenith Edition
empires-option-mode-classic = classic mode
empires-option-noise = Steadiness of hand
empires-option-noise-help = How exactly a flick goes where it is aimed. With a perfectly steady hand aiming alone decides; otherwise a random error is added, the same for people and bots.
empires-option-noise-good = a good hand
empires-option-noise-none = perfectly steady: no error
empires-option-noise-expert = an expert hand
empires-option-noise-casual = a casual hand
empires-option-jet = Jet drive
empires-option-jet-help = Instead of being flicked, a ship can move exactly the length of the ruler’s long edge, but not close to enemies.
empires-option-jet-no = flicking only
empires-option-jet-yes = flicking or jet drive, your choice
empires-option-jet-only = jet drive only
empires-option-discoveries = Discovery tiles
empires-option-discoveries-help = Which relics and events are in each quadrant: the usual set, or one or two random events and random relics.
empires-option-discoveries-false = the usual set
empires-option-discoveries-true = at random
empires-option-technologies = Technologies
empires-option-technologies-help = Every technology tile has two sides. Usually the A side is used; the sides can also be random. What the B sides do is reconstructed.
empires-option-technologies-false = A sides
empires-option-technologies-true = random sides
empires-option-guardians = Guardian ships
empires-option-guardians-help = Makes the discovery tiles random, with the event that brings guardian ships certainly among them. With two players they are there from the start anyway.
empires-option-guardians-false = only if drawn
empires-option-guardians-true = certainly
empires-option-libraries = Alien libraries
empires-option-libraries-help = Makes the discovery tiles random, with the event that brings libraries certainly among them: your troops in their quadrants score at the end.
empires-option-libraries-false = only if drawn
empires-option-libraries-true = certainly
empires-option-empires = Empires
empires-option-empires-help = Each player chooses an empire with its own ability. All but one of them are reconstructed.
empires-option-empires-false = without empires
empires-option-empires-true = with empires
empires-option-megastructure = Megastructure
empires-option-megastructure-help = Spend energy to turn artifacts into megastructures. Choose which card is in play; what the cards do is reconstructed.
empires-option-megastructure-none = none
empires-option-megastructure-random = one at random
empires-option-megastructure-dyson-sphere = Dyson sphere
empires-option-megastructure-star-devourer = Star devourer
empires-option-megastructure-converter = Converter
empires-option-megastructure-ring-world = Ring world
empires-option-wormholes = Wormholes
empires-option-wormholes-help = With two players: which pairs of wormholes are in the corners. Destroyed planets replace the others.
empires-option-wormholes-both = both pairs
empires-option-wormholes-a = only pair A
empires-option-wormholes-b = only pair B
empires-option-wormholes-none = none
empires-side-robots = { $case ->
    [object] the robots
   *[name] Robots
}
empires-option-scenario = Scenario
empires-option-scenario-help = Playing alone: what you have to reach before the robots have filled the galaxy. What some of the cards do is reconstructed.
empires-option-scenario-1 = 1 – A foothold everywhere
empires-option-scenario-2 = 2 – The long way home
empires-option-scenario-3 = 3 – Who rules here
empires-option-bonus = Help
empires-option-bonus-help = Playing alone: a start that is easier, where the scenario has one.
empires-option-bonus-false = without
empires-option-bonus-true = with the bonus of the scenario
