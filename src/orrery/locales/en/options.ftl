# The options a table is set up with: <game>-option-<name>, with -help and a word for every choice.
# They stand by themselves because the first page needs them before a game is loaded.

## CATAN Starfarers Duel
duel-option-symbol = Symbol of seat 1
duel-option-symbol-help = The symbol decides the start colony and the numbers of the science and production centres.
duel-option-symbol-sun = sun
duel-option-symbol-moon = moon
duel-option-beginner = Head start for a beginner
duel-option-beginner-help = The beginner starts with 30 astro and three engines, the other with 20 astro.
duel-option-beginner-none = nobody
duel-option-beginner-0 = seat 1
duel-option-beginner-1 = seat 2
duel-option-refill = Refilling the flight path
duel-option-refill-help = How the card from the reserve is laid when a card leaves the flight path.
duel-option-refill-open = face up
duel-option-refill-face-down = face down (variant)
duel-option-memory-aid = Memory aid
duel-option-memory-aid-help = Shows which cards you have already seen in which sector.
duel-option-memory-aid-true = on
duel-option-memory-aid-false = off

## Race for the Galaxy
race-option-preset-hands = Starting hands
race-option-preset-hands-help = For a first game each start world comes with a preset hand of four cards; otherwise everybody keeps four of six random cards.
race-option-preset-hands-false = keep four of six random cards
race-option-preset-hands-true = preset, for a first game
race-option-advanced = Two-player advanced game
race-option-advanced-help = Two experienced players choose two actions each round; Develop and Settle can then take place twice.
race-option-advanced-false = one action a round
race-option-advanced-true = two actions a round

## SETI
seti-option-species = Species
seti-option-species-help = Which two species can be discovered; nobody knows which one is on the left and which on the right.
seti-option-species-random = two of five at random
seti-option-species-mascamites-anomalies = Mascamites and Anomalies
seti-option-species-mascamites-oumuamua = Mascamites and ʻOumuamua
seti-option-species-mascamites-centaurians = Mascamites and Centaurians
seti-option-species-mascamites-exertians = Mascamites and Exertians
seti-option-species-anomalies-oumuamua = Anomalies and ʻOumuamua
seti-option-species-anomalies-centaurians = Anomalies and Centaurians
seti-option-species-anomalies-exertians = Anomalies and Exertians
seti-option-species-oumuamua-centaurians = ʻOumuamua and Centaurians
seti-option-species-oumuamua-exertians = ʻOumuamua and Exertians
seti-option-species-centaurians-exertians = Centaurians and Exertians
seti-option-beginner = Set-up
seti-option-beginner-help = For a first game the discs, sectors and gold scoring tiles can have a fixed set-up; otherwise it is random.
seti-option-beginner-false = random
seti-option-beginner-true = fixed

## Ascending Empires
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
