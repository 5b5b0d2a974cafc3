# The first game, step by step: title, what to do, why, and what is said to other answers.

seti-lesson-chapter-setup = Set-up
seti-lesson-chapter-probe = The first probe
seti-lesson-chapter-orbit = Into orbit
seti-lesson-chapter-scan = Listening to the stars
seti-lesson-chapter-research = Research
seti-lesson-chapter-analysis = On the right track
seti-lesson-chapter-pass = The round ends
seti-lesson-chapter-free = Over to you

seti-lesson-welcome = Is anybody out there?
seti-lesson-welcome-do = You and Halley each run a space agency. Whoever has the most points after 5 rounds wins.
seti-lesson-welcome-why = In the middle you see the Sun and its planets, around them eight nearby stars. The cards are prepared this time. After the first round you play on freely.

seti-lesson-stores = This is what you have
seti-lesson-stores-do = 4 credits, 3 energy, 4 publicity: they pay for all you do.
seti-lesson-stores-why = New supplies arrive only when the next round begins. Until then you have to make do.

seti-lesson-first-income = Increase your income
seti-lesson-first-income-do = Tuck “Vega Observation” for income: that brings 1 credit at once, and later 1 more at the start of every round.
seti-lesson-first-income-why = The lower right corner shows what a card brings as income. The rest of the card no longer counts then.
seti-lesson-first-income-held = You will need that card soon. Tuck “Vega Observation”, the credit comes in handy.

seti-lesson-launch = Launch a probe
seti-lesson-launch-do = Every turn you have one main action. Your first: launch a probe from Earth for 2 credits.
seti-lesson-launch-why = Probes take you to the planets, and planets are worth points. For now you may have only one in space.
seti-lesson-launch-held = All in good time. Begin with a probe, the rest comes later in this round.

seti-lesson-corner = A card for 1 movement
seti-lesson-corner-do = Discard “Pioneer 11 Mission” for its green corner.
seti-lesson-corner-why = The corner brings 1 movement. Discarding cards is a free action: you may take any number of those.
seti-lesson-corner-held = Save your energy and the other cards. Only “Pioneer 11 Mission” is not needed today.

seti-lesson-first-space = Off to Venus!
seti-lesson-first-space-do = Fly one space towards Venus.
seti-lesson-first-space-why = 1 movement takes you to a neighbouring space; the numbers say how far the other spaces are. Only leaving asteroids costs 2.
seti-lesson-first-space-held = That would be a detour. Venus lies the other way, only two spaces from Earth.

seti-lesson-burn = Energy for 1 movement
seti-lesson-burn-do = One space to go: use 1 energy for 1 movement.
seti-lesson-burn-why = This is a free action too. You could also wait: the probe stays in space until you fly on.
seti-lesson-burn-held = Not yet, Venus is right next door. Pay for the last space with 1 energy.

seti-lesson-venus = Arrival
seti-lesson-venus-do = Fly to the space of Venus.
seti-lesson-venus-why = Visiting a planet or a comet makes you better known: 1 publicity. It will matter today.
seti-lesson-venus-held = Nearly there! Venus is exactly on the other side.

seti-lesson-first-end = End your turn
seti-lesson-first-end-do = Your main action is used up. End the turn, and Halley is next.
seti-lesson-first-end-why = You take turns until both of you have passed for this round.
seti-lesson-first-end-held = Keep that, you will need it in your next turns.

seti-lesson-orbit = Orbit Venus
seti-lesson-orbit-do = Halley has launched a probe too. Yours has already arrived: orbit Venus for 1 credit and 1 energy.
seti-lesson-orbit-why = An orbit of Venus brings 6 points, and 3 more to whoever is first. You could land as well, but that costs 3 energy.
seti-lesson-orbit-held = Your probe is in just the right place. Get the points of the orbit first!

seti-lesson-second-income = Even more income
seti-lesson-second-income-do = The orbit increases your income too: tuck “Mercury Flyby” or “Sample Return”, both bring 1 energy.
seti-lesson-second-income-why = The earlier in the game, the more often it pays: this card will bring you 1 energy four more times.
seti-lesson-second-income-held = You will play “SETI Data Archive” later. Take one of the other two.

seti-lesson-second-end = 9 points more!
seti-lesson-second-end-do = End the turn. Your probe is an orbiter now and stays at Venus for good.
seti-lesson-second-end-why = So there is room in space for your next probe. Watch what Halley does.
seti-lesson-second-end-held = Keep that, you will need it in your next turns.

seti-lesson-scan = Scan nearby stars
seti-lesson-scan-do = Halley has scanned. So can you: scan for 1 credit and 2 energy.
seti-lesson-scan-why = The rim has eight sectors, each with a star and its data. In a scan you place two signals and take two data for them.
seti-lesson-scan-held = Soon! Collect data first: everything else begins with them.

seti-lesson-earth = What Earth can see
seti-lesson-earth-do = Your first signal goes to the star that Earth is facing now: 61 Virginis.
seti-lesson-earth-why = Your marker replaces the next data there: the sector’s second, and those always bring 2 points.
seti-lesson-earth-held = The order is up to you, but take the star Earth is facing first: 2 points are waiting there.

seti-lesson-row = The colour of a card
seti-lesson-row-do = For the second signal discard “Venus Flyby” from the row: its upper right corner is yellow.
seti-lesson-row-why = The colour says which sectors the signal may go to. 61 Virginis is yellow, and you are there already.
seti-lesson-row-held = Possible too, but its colour leads to other stars. Take the yellow card, “Venus Flyby”.

seti-lesson-sector = Stay with 61 Virginis
seti-lesson-sector-do = Two sectors are yellow. Place this signal at 61 Virginis as well.
seti-lesson-sector-why = When a sector has no data left, whoever has the most markers there wins it. You are about to lead by 2 to 1.
seti-lesson-sector-held = At Kepler 22 you would be alone. Stay with 61 Virginis and overtake Halley.

seti-lesson-store = Data for the computer
seti-lesson-store-do = You have 2 data. Place one on your computer.
seti-lesson-store-why = Once all six upper slots are filled you can analyse the data. Placing data costs nothing.
seti-lesson-store-held = First place your data on the computer, that is a free action.

seti-lesson-publicity = The second slot
seti-lesson-publicity-do = Place the other one as well.
seti-lesson-publicity-why = Some slots reward you at once. This one brings 1 publicity, which makes 6.
seti-lesson-publicity-held = First place the other one: that brings you 1 publicity.

seti-lesson-third-end = 6 publicity: enough
seti-lesson-third-end-do = End the turn. With 6 publicity you can do research next.
seti-lesson-third-end-why = Keep it: buying a card for 3 of it would be a pity now.
seti-lesson-third-end-held = Keep that, you will need it in your next turns.

seti-lesson-research = Research a technology
seti-lesson-research-do = Spend 6 publicity and research a technology.
seti-lesson-research-why = Technologies improve your probes, telescopes or computer for the rest of the game.
seti-lesson-research-held = That can wait. With 6 publicity it is time for research!

seti-lesson-turned = Everything turns
seti-lesson-turned-do = Whoever does research turns the solar system first: Mercury, Venus and Earth have moved on by one space.
seti-lesson-turned-why = Earth now faces Proxima Centauri, and Halley’s probe has gone along. That makes ways shorter or longer.

seti-lesson-technology = Choose a telescope
seti-lesson-technology-do = Take the first telescope: it brings 2 data, 1 energy and 2 points at once.
seti-lesson-technology-why = When you scan, it also lets you choose the star to the left or right of Earth. The 2 points are for the first to get a technology.
seti-lesson-technology-held = A good one too! But today you need data, and only this telescope brings them.

seti-lesson-third-data = On with the computer
seti-lesson-third-data-do = Place data on the computer again.
seti-lesson-third-data-why = Two slots are filled, four still free.
seti-lesson-third-data-held = First place your new data.

seti-lesson-fourth-data = The fourth slot
seti-lesson-fourth-data-do = And again: the fourth slot increases your income.
seti-lesson-fourth-data-why = Never wait too long with data: the pool holds 6, the rest is lost.
seti-lesson-fourth-data-held = Wait with that: first fill the fourth slot.

seti-lesson-third-income = Income once more
seti-lesson-third-income-do = Tuck the card that brings energy, but not “SETI Data Archive”.
seti-lesson-third-income-why = That makes three cards in your income. You will begin the next round much richer.
seti-lesson-third-income-held = “SETI Data Archive” is your next turn. Tuck the other card.

seti-lesson-fourth-end = Well equipped
seti-lesson-fourth-end-do = End the turn.
seti-lesson-fourth-end-why = Halley has hardly any credits left. Let us see what happens now.
seti-lesson-fourth-end-held = Keep that, you will need it in your next turns.

seti-lesson-halley = Halley has passed
seti-lesson-halley-do = Whoever is first to pass in a round turns the solar system. This time two discs have moved, and Mars with them.
seti-lesson-halley-why = The discs take turns: first the inner one, then two, then all three. The round is over for Halley, you play on alone.

seti-lesson-play = Play a card
seti-lesson-play-do = Play “SETI Data Archive” for 1 credit: 2 data.
seti-lesson-play-why = The cost stands at the lower left, the effect above it. Other cards are missions or score at the end, they stay in front of you.
seti-lesson-play-held = Your last credit is meant for “SETI Data Archive”. Play it!

seti-lesson-fifth-data = The fifth slot
seti-lesson-fifth-data-do = Place data on the next slot.
seti-lesson-fifth-data-why = The computer is nearly full.
seti-lesson-fifth-data-held = Data first: two slots of your computer are still free.

seti-lesson-sixth-data = The last slot
seti-lesson-sixth-data-do = Place your last data, and the computer is full.
seti-lesson-sixth-data-why = And full computers bring results, as you will see.
seti-lesson-sixth-data-held = One slot is still free. Fill it.

seti-lesson-fifth-end = End your turn
seti-lesson-fifth-end-do = To analyse is a main action again. End the turn, the next one is yours too.
seti-lesson-fifth-end-why = Halley has passed, so you have one turn after the other.
seti-lesson-fifth-end-held = You still need the energy. Just end the turn.

seti-lesson-analyse = Analyse the data
seti-lesson-analyse-do = The computer is full: analyse the data for 1 energy.
seti-lesson-analyse-why = Then it is empty again, and you find a blue trace: a sign of alien life!
seti-lesson-analyse-held = Your computer is full, and you have the energy. Analyse now!

seti-lesson-trace = A trace!
seti-lesson-trace-do = Mark the blue trace at the species on the left: it brings 5 points and 1 publicity.
seti-lesson-trace-why = With a red, a yellow and a blue trace a species is discovered and brings new rules. Red ones come mostly from sectors you win, yellow ones from landing.
seti-lesson-trace-also = Fine as well: the right one brings only 3 points, but a trace is a trace.
seti-lesson-trace-held = Mark your trace first.

seti-lesson-sixth-end = What a round
seti-lesson-sixth-end-do = That is all for now: end the turn.
seti-lesson-sixth-end-why = At 25, 50 and 70 points you choose a gold scoring tile. It brings points at the end of the game.
seti-lesson-sixth-end-held = End your turn here.

seti-lesson-pass = Pass
seti-lesson-pass-do = You have nothing left to pay with. Pass, and the round is over for you.
seti-lesson-pass-why = Whoever passes keeps 4 cards at most. Nothing turns again: Halley has seen to that.
seti-lesson-pass-held = Your last energy helps you more in the next round. Pass.

seti-lesson-keep = A card to end the round
seti-lesson-keep-do = Take a card of this round’s stack. Both are good, choose one.
seti-lesson-keep-why = Passing earlier gives more choice: Halley could choose among three cards.
seti-lesson-keep-held = Take one of the two cards.

seti-lesson-income = Round 2: income
seti-lesson-income-do = You have received 4 credits, 4 energy and 1 card.
seti-lesson-income-why = 1 credit and 2 energy of it come from your three income cards. And so it goes every round from now on.

seti-lesson-farewell = The sky is yours
seti-lesson-farewell-do = Nothing is prepared from here on. Halley has begun round 2, now it is up to you: launch your next probe, for example!
seti-lesson-farewell-why = Planets, sectors, traces, cards and gold scoring tiles bring points.
