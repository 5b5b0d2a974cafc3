# What the first page tells of the game before it is loaded: its poster, and the options of a table.

duel-poster = Starfarers Duel
duel-poster-short = Duel
duel-poster-seats = 2 players
duel-poster-line = Fly through four sectors, found colonies, stand up to pirates.

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

duel-bot-random = Any legal answer, by chance. Made for tests.
duel-bot-greedy = Rules of thumb, written by hand. Lost 85 % of 1,600 games to the learned network alone.
duel-bot-easy = Learned, but often takes a lesser move. Lost 79 % of 400 games to medium.
duel-bot-medium = Learned, now and then takes a lesser move. Won 79 % of 400 games against easy.
duel-bot-hard = Learned, plays at first sight. Won 68 % of 400 games against medium.
duel-bot-best = Learned, and thinks ahead for up to half a second. Won 76 % of 400 games against hard.
