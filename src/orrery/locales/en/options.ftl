# The options a table is set up with: <game>-option-<name>, with -help and a word for every choice.
# They stand by themselves because the first page needs them before a game is loaded.

## CATAN Starfarers Duel
duel-option-symbol = Symbol of the first seat
duel-option-symbol-help = The symbol decides the start colony and the numbers of the science and production centres.
duel-option-symbol-sun = sun
duel-option-symbol-moon = moon
duel-option-beginner = Head start for a beginner
duel-option-beginner-help = The beginner starts with 30 astro and three engines, the other with 20 astro.
duel-option-beginner-none = nobody
duel-option-beginner-0 = first seat
duel-option-beginner-1 = second seat
duel-option-refill = Refilling the path
duel-option-refill-help = How a card from the reserve takes the place of one that left the flight path.
duel-option-refill-open = open
duel-option-refill-face-down = face down, a variant
duel-option-memory-aid = Memory aid
duel-option-memory-aid-help = Shows which cards you have already seen in which sector.
duel-option-memory-aid-true = on
duel-option-memory-aid-false = off

## Race for the Galaxy
race-option-preset-hands = First hands
race-option-preset-hands-help = For a first game each start world has four cards that go well with it; otherwise everybody keeps four of six random cards.
race-option-preset-hands-false = four of six random cards
race-option-preset-hands-true = the hands for a first game
race-option-advanced = Advanced game for two
race-option-advanced-help = Two experienced players choose two actions each round; Develop and Settle can then take place twice.
race-option-advanced-false = one action a round
race-option-advanced-true = two actions a round

## SETI
seti-option-species = Species
seti-option-species-help = Which two species can be discovered; nobody knows which one is left and which one right.
seti-option-species-random = two of five at random
seti-option-species-mascamites-anomalies = Mascamites and Anomalies
seti-option-species-mascamites-oumuamua = Mascamites and 'Oumuamua
seti-option-species-mascamites-centaurians = Mascamites and Centaurians
seti-option-species-mascamites-exertians = Mascamites and Exertians
seti-option-species-anomalies-oumuamua = Anomalies and 'Oumuamua
seti-option-species-anomalies-centaurians = Anomalies and Centaurians
seti-option-species-anomalies-exertians = Anomalies and Exertians
seti-option-species-oumuamua-centaurians = 'Oumuamua and Centaurians
seti-option-species-oumuamua-exertians = 'Oumuamua and Exertians
seti-option-species-centaurians-exertians = Centaurians and Exertians
seti-option-beginner = Layout
seti-option-beginner-help = For a first game the discs, stars and gold tiles can lie as they are printed; otherwise chance decides.
seti-option-beginner-false = at random
seti-option-beginner-true = always the same

## Ascending Empires
empires-option-noise = Steadiness of the hand
empires-option-noise-help = A flick never goes exactly where it is aimed. How large the error is holds for people and bots alike.
empires-option-noise-good = a good hand
empires-option-noise-none = no error at all
empires-option-noise-expert = the hand of an expert
empires-option-noise-casual = an unpractised hand
empires-option-jet = Jet drive
empires-option-jet-help = Instead of being flicked a ship can go exactly the long edge of the ruler, but not near enemies.
empires-option-jet-no = flicking only
empires-option-jet-yes = flicking or jet drive, as you like
empires-option-jet-only = jet drive only
empires-option-discoveries = Discovery tiles
empires-option-discoveries-help = Which relics and events lie in each quadrant: the usual set, or one or two events and relics at random.
empires-option-discoveries-false = the usual set
empires-option-discoveries-true = at random
empires-option-technologies = Technologies
empires-option-technologies-help = Every technology tile has two sides. Usually side A lies up; chance can decide for each tile instead. What the sides B do is reconstructed.
empires-option-technologies-false = sides A
empires-option-technologies-true = sides at random
empires-option-guardians = Guardian ships
empires-option-guardians-help = An event of the discovery tiles brings guardian ships into the galaxy. For two players they are there from the start anyway.
empires-option-guardians-false = without the event
empires-option-guardians-true = with the event
empires-option-libraries = Alien libraries
empires-option-libraries-help = An event of the discovery tiles brings libraries: troops in their quadrants score at the end.
empires-option-libraries-false = without libraries
empires-option-libraries-true = with libraries
empires-option-empires = Empires
empires-option-empires-help = Everybody chooses an empire with an ability of its own. All but one of them are reconstructed.
empires-option-empires-false = without empires
empires-option-empires-true = with empires
empires-option-megastructure = Megastructure
empires-option-megastructure-help = Artifacts can be made megastructures for energy. Which card lies out; what the cards do is reconstructed.
empires-option-megastructure-none = none
empires-option-megastructure-random = one at random
empires-option-megastructure-dyson-sphere = Dyson sphere
empires-option-megastructure-star-devourer = Star devourer
empires-option-megastructure-converter = Converter
empires-option-megastructure-ring-world = Ring world
empires-option-wormholes = Wormholes
empires-option-wormholes-help = For two players: which pairs of wormholes lie in the corners. Destroyed planets take the place of the others.
empires-option-wormholes-both = both pairs
empires-option-wormholes-a = only pair A
empires-option-wormholes-b = only pair B
empires-option-wormholes-none = none
