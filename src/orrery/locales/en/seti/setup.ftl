# What the first page tells of the game before it is loaded: its poster, and the options of a table.

seti-poster = SETI
seti-poster-short = SETI
seti-poster-seats = 1–4 players, or solo
seti-poster-line = Launch probes, listen to stars, find traces of life.

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
seti-side-rival = { $case ->
    [object] the rival
    [subject] The rival
   *[name] Rival
}
seti-option-difficulty = Difficulty
seti-option-difficulty-help = How strong the rival institute is when you play alone; at the first level there are no objectives.
seti-option-difficulty-1 = 1 of 5, without objectives
seti-option-difficulty-2 = 2 of 5
seti-option-difficulty-3 = 3 of 5
seti-option-difficulty-4 = 4 of 5
seti-option-difficulty-5 = 5 of 5

seti-bot-random = Any legal answer, by chance. Made for tests.
seti-bot-greedy = Rules of thumb, written by hand. Lost 75 % of 800 games for two to the learned network alone.
seti-bot-easy = Learned, but often takes a lesser move. Lost 77 % of 400 games to medium.
seti-bot-medium = Learned, now and then takes a lesser move. Won 77 % of 400 games against easy.
seti-bot-hard = Learned, plays at first sight. Won 71 % of 400 games against medium.
seti-bot-best = Learned, and thinks ahead for up to half a second. Won 90 % of 400 games against hard.
