# What the first page tells of the game before it is loaded: its poster, and the options of a table.

race-poster = Race for the Galaxy
race-poster-short = Race
race-poster-seats = 2–4 players
race-poster-line = Choose an action in secret and build an empire of cards.

race-option-preset-hands = Starting hands
race-option-preset-hands-help = For a first game each start world comes with a preset hand of four cards; otherwise everybody keeps four of six random cards.
race-option-preset-hands-false = keep four of six random cards
race-option-preset-hands-true = preset, for a first game
race-option-advanced = Two-player advanced game
race-option-advanced-help = Two experienced players choose two actions each round; Develop and Settle can then take place twice.
race-option-advanced-false = one action a round
race-option-advanced-true = two actions a round

race-bot-random = Any legal answer, by chance. Made for tests.
race-bot-greedy = Rules of thumb, written by hand. Lost 88 % of 1,600 games for two to the learned network alone.
race-bot-easy = Learned, but often takes a lesser move. Lost 74 % of 400 games to medium.
race-bot-medium = Learned, now and then takes a lesser move. Won 74 % of 400 games against easy.
race-bot-hard = Learned, plays at first sight. Won 67 % of 400 games against medium.
race-bot-best = Learned, and thinks ahead for up to half a second. Won 70 % of 400 games against hard.
