# What the fields of the view are called at the plain table.
seti-label-round = Round
seti-label-active = To play
seti-label-start = First-player marker
seti-label-sky = Solar system
seti-label-offsets = Rotation of the discs
seti-label-next-rotation = Next rotation: discs
seti-label-rotation-token = Rotation token on the stack
seti-label-stars = Nearby stars
seti-label-deck = Deck
seti-label-discard = Discard pile
seti-label-stacks = End-of-round stacks
seti-label-gold-marks = Markers on gold scoring tiles
seti-label-orbit-bonus = Free orbit bonuses
seti-label-data-bonus = Free data bonuses
seti-label-known-samples = Samples seen
seti-label-sample-spots = Delivered samples
seti-label-message-rewards = Message rewards
seti-label-exertian-milestones = Exertian milestones
seti-label-neutral-markers = Discovery milestones
seti-label-playing = Being played
seti-label-players = Player boards
seti-label-winners = Winners
seti-label-kind = Space
seti-label-planet = Planet
seti-label-publicity = Publicity
seti-label-star = Star
seti-label-sector = Sector
seti-label-data = Data
seti-label-signals = Signals
seti-label-tech = Technology
seti-label-bonus = Bonus
seti-label-left = Left
seti-label-two-points = 2-point token
seti-label-color = Colour
seti-label-spot = Space
seti-label-owner = Owner
seti-label-traces = Traces
seti-label-open-card = Face-up card
seti-label-score = Points
seti-label-credit = Credits
seti-label-energy = Energy
seti-label-exofossils = Exofossils
seti-label-hand-size = Cards in hand
seti-label-species-cards = of them species cards
seti-label-completed = Completed
seti-label-scoring = End-game cards
seti-label-message-at = Answered at
seti-label-message-tile = Message tile at
seti-label-places = Computer places
seti-label-lower = Lower slots
seti-label-probe-limit = Probe limit
seti-label-capsules = Capsules
seti-label-orbiters = Orbiters
seti-label-landers = Landers
seti-label-moons = On moons
seti-label-exertians-held = Exertian cards held
seti-label-played-exertians = Exertian cards face down
seti-label-open = Open objectives
seti-label-spent = Handed in
seti-label-round-needs = Needed this round
seti-label-missing-now = Still missing
seti-label-final-penalty = Points for the rival at the end
seti-label-danger = Danger
seti-label-passed = Passed
seti-label-breakdown = Score
seti-label-card = Card
seti-label-filled = Filled
seti-label-ready = Condition met
seti-label-space = Space
seti-label-sample = Sample

# The drawn table
seti-web-pane-sky = Sky
seti-web-pane-planets = Planets
seti-web-pane-techs = Techs
seti-web-pane-hand = Cards

## Fields that help a person: how far it is, what is still to come, what cards and tiles would pay
seti-label-reach = Movement from one of your spaces
seti-label-costs = Movement by space
seti-label-steps = Last step by space
seti-label-landing-costs = Energy to land
seti-label-chain = Still to come
seti-label-step = Step
seti-label-of = Kind
seti-label-count = How many
seti-label-scoring-points = Points from end-game cards
seti-label-gold-points = Points from gold scoring tiles
seti-label-gold-sets = Sets for gold scoring tiles
seti-label-exertian-points = Points from Exertian cards

## The common boards
seti-web-planets = Planets
seti-web-orbit = Orbit
seti-web-landing = Landing
seti-web-owner = { $count ->
    [one] { $player }
   *[other] { $player } ({ $count })
}
seti-web-orbit-side = Orbiters: { $owners }
seti-web-landing-side = Landers: { $owners }
seti-web-free-data = { $n } data still free
seti-web-landing-cost = landing costs you { $energy } energy
seti-web-moon-taken = { $moon }, landers: { $owners }
seti-web-next-rotation =
    { $count ->
        [one] disc 1
       *[other] discs 1–{ $count }
    }
seti-web-tiles-left = { $count ->
    [0] none left
   *[other] { $count } left
}
seti-web-owned-by = already owned by: { $owners }
seti-web-gold = Gold scoring tiles
seti-web-gold-marker = { seti-part-of-player } marker: { $points } per set
seti-web-gold-sets = { $count ->
    [0] you have no set yet
    [one] you have 1 set
   *[other] you have { $count } sets
}
seti-web-tile-pays =
    { $points ->
        [one] worth 1 point to you now
       *[other] worth { $points } points to you now
    }
seti-web-round = { $round ->
    [0] { seti-before-rounds }
   *[other] Round { $round } of { $rounds }
}
seti-web-standing = { $player }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
seti-web-milestone-neutral =
    { $count ->
        [0] at { $points } no discovery milestone is left
        [one] at { $points } 1 discovery milestone is left
       *[other] at { $points } { $count } discovery milestones are left
    }
seti-web-milestone-gold = at { $points } a gold scoring tile
seti-web-milestone-exertian = at { $points } an Exertian card
seti-web-milestone-tile = at { $points } { seti-part-player }’s message tile
seti-web-milestone-message = at { $points } a message marker of { seti-part-player }
seti-web-stack =
    { $count ->
        [0] No end-of-round stack left
        [one] This round’s stack: 1 card
       *[other] This round’s stack: { $count } cards
    }{ $turns ->
        [yes] . Whoever passes first rotates the solar system
       *[no] { "" }
    }
seti-web-stack-seen = In the stack when you passed
seti-web-playing = Being played: { $card }
seti-web-then = Then:
seti-web-step-draw = { $count ->
    [one] draw 1 card
   *[other] draw { $count } cards
}
seti-web-step-take-card = { $count ->
    [one] take 1 card
   *[other] take { $count } cards
}
seti-web-step-income = { $count ->
    [one] increase your income
   *[other] increase your income { $count } times
}
seti-web-step-discard = { $count ->
    [one] discard 1 card
   *[other] discard { $count } cards
}
seti-web-step-signal = { $count ->
    [one] 1 signal
   *[other] { $count } signals
}
seti-web-step-scan = scan
seti-web-step-launch = launch a probe
seti-web-step-land = land
seti-web-step-rotate = the solar system rotates
seti-web-step-install = install the technology
seti-web-step-research = { $of ->
    [probe] research a probe technology
    [telescope] research a telescope technology
    [computer] research a computer technology
   *[any] research a technology
}
seti-web-step-trace = { $of ->
    [red] red trace
    [yellow] yellow trace
    [blue] blue trace
   *[any] trace of any colour
}
seti-web-step-species-card = card of the species
seti-web-step-fill-slot = fill a mission slot
seti-web-step-mark-task = mark a task
seti-web-step-message = place the message marker
seti-web-step-milestone = milestone
seti-web-step-discovery = discovery
seti-web-step-more = the rest of the card

## Explanations: what a thing is, how it stands now
seti-web-kind-planet = Planet
seti-web-kind-moon = Moon
seti-web-kind-star = Nearby star
seti-web-kind-space = Space
seti-web-kind-gold = Gold scoring tile
seti-web-kind-species = Species
seti-web-kind-hidden-species = Not discovered yet
seti-web-kind-trace = Space for a trace: { $hue }
seti-web-kind-thing = Term
seti-web-space = ring { $ring } near { $star }
seti-web-space-with = { $name } ({ $space })
seti-web-spot-title = { $species }, { $spot }
seti-web-spot-unknown = known once the species is discovered
seti-web-anomaly = Anomaly ({ $hue })
seti-web-times = ×{ $count }
seti-web-about-visit = A visit gives 1 publicity.
seti-web-about-space = Moving to an adjacent space costs 1 movement.
seti-web-about-spot = Reward: { $reward }.
seti-web-about-hidden-species = Until then nobody knows which species is here.
seti-web-now = Now
seti-web-now-lies = Now in { $space }.
seti-web-now-lies-with = Held by
seti-web-now-landing-cost = Landing costs you { $price } now.
seti-web-now-first-orbit = Still free for the first orbiter: { $bonus }.
seti-web-now-first-landing = Still free for landers: { $bonus }.
seti-web-now-samples =
    { $count ->
        [one] 1 sample is here.
       *[other] { $count } samples are here.
    }
seti-web-now-data-left = { $count ->
    [0] No data left: the sector is complete.
   *[other] { $count } data left.
}
seti-web-now-signals = Signals
seti-web-now-sector = In the sector of { $star }.
seti-web-now-flight = For your nearest probe or capsule: { $cost }.
seti-web-now-left = { $count ->
    [0] None left in the stack.
   *[other] { $count } left in the stack.
}
seti-web-now-bonus = Bonus now: { $bonus }.
seti-web-now-owners = Researched by
seti-web-now-sets-held = Sets
seti-web-now-sets = { $sets } (no marker)
seti-web-now-sets-pay = { $sets } × { $value } = { $points }
seti-web-now-next-marker =
    The next marker gives { $value ->
        [one] 1 point
       *[other] { $value } points
    } per set.
seti-web-now-pays =
    worth { $points ->
        [one] 1 point
       *[other] { $points } points
    } now
seti-web-now-answered-at = is answered at { $points } points
seti-web-now-open = { $filled ->
    [0] still open
    [one] 1 slot filled
   *[other] { $filled } slots filled
}
seti-web-now-completed = completed
seti-web-now-income = tucked for income
seti-web-now-neutral = A discovery milestone is here.
seti-web-now-marked = Marked by
seti-web-now-taken-by = Taken by
seti-web-now-anomaly = Now shows: { $reward }.
seti-web-now-round = { seti-web-round }.
seti-web-now-stack =
    { $count ->
        [one] 1 card is left in this round’s stack.
       *[other] { $count } cards are left in this round’s stack.
    }
seti-web-chapter-turns = Rulebook: rounds and turns, pages 4–5 and 19
seti-web-chapter-hand = Rulebook: cards, pages 6 and 19

## Terms
seti-web-thing-credit = Credits
seti-web-about-credit = You need them to launch probes, orbit, scan and play cards. As a free action you can exchange two of the same resource for 1 credit.
seti-web-thing-energy = Energy
seti-web-about-energy = You need it for movement (1 each), to orbit, land, scan and analyse. As a free action you can exchange two of the same resource for 1 energy.
seti-web-thing-score = Points
seti-web-about-score = Whoever has the most at the end wins. Along the way points trigger milestones; end-game cards and gold scoring tiles are added at the end.
seti-web-thing-move = Movement
seti-web-about-move = One movement is a step to an adjacent space, never through the Sun. Leaving asteroids costs 1 extra. Unused movement is lost.
seti-web-thing-orbiter = Orbiter
seti-web-about-orbiter = A probe at a planet becomes an orbiter for 1 credit and 1 energy and gains what is printed there. From then on, landing there costs everybody 1 energy less.
seti-web-thing-lander = Lander
seti-web-about-lander = A probe at a planet becomes a lander for 3 energy, on moons only with the technology. The first landers also gain data.
seti-web-thing-moon = Moon
seti-web-about-moon = Each moon has room for one lander, and you need the matching technology or card.
seti-web-thing-sun = Sun
seti-web-about-sun = It is in the middle; probes cannot move through it.
seti-web-thing-rotation = Rotation
seti-web-about-rotation = Research, the first pass of a round and some cards rotate the solar system: first the top disc, then the two upper ones, then all three, by one sector counter-clockwise. Discs carry what is on them and push what is in their way.
seti-web-thing-launch = Launch a probe
seti-web-about-launch = Main action for 2 credits: a probe starts on Earth. Without technology you may have one in space.
seti-web-thing-scan = Scan nearby stars
seti-web-about-scan = Main action for 1 credit and 2 energy: a signal in Earth’s sector and one with a card from the row in its colour, plus your telescope technologies.
seti-web-thing-signal = Signal
seti-web-about-signal = Your marker replaces the first data of a sector, and you gain them. Whoever has the most markers when the last data are taken wins the sector.
seti-web-thing-win = Sector win
seti-web-about-win = When all data of a sector are taken, whoever has the most markers there wins it; in a tie, whoever placed the last one. Everybody with markers gains 1 publicity.
seti-web-thing-analyse = Analyse data
seti-web-about-analyse = Main action for 1 energy once all six upper slots of your computer are filled: discard all data on the computer and mark a blue trace.
seti-web-thing-research = Research
seti-web-about-research = Main action for 6 publicity: the solar system rotates, then you take a technology you do not have yet.
seti-web-thing-tech = Technology
seti-web-about-tech = Probe, telescope and computer technologies last until the end of the game. You can have one of each; the first one of a stack gives 2 points.
seti-web-thing-card = Card
seti-web-about-card = Every card has several uses: play it for its effect, discard it for its corner, tuck it for income, or discard it for a signal in its colour.
seti-web-thing-corner = Corner
seti-web-about-corner = As a free action you discard a card from hand and gain what its upper left corner shows.
seti-web-thing-mission = Mission
seti-web-about-mission = A played mission stays in front of you. Once its condition is met you complete it as a free action; triggered missions fill up slot by slot.
seti-web-thing-scoring = End-game card
seti-web-about-scoring = It stays in front of you and gives points at the end of the game.
seti-web-thing-hand = Hand
seti-web-about-hand = There is no hand limit during a round. Whoever passes keeps four cards at most.
seti-web-thing-row = Card row
seti-web-about-row = Three face-up cards. A card taken is replaced at once; during a scan only afterwards.
seti-web-thing-deck = Deck
seti-web-about-deck = Nobody else sees what you draw from the deck. When it is used up, the discard pile is reshuffled.
seti-web-thing-discard = Discard pile
seti-web-about-discard = Played cards without a mission and discarded cards, open to everybody.
seti-web-thing-stack = End-of-round stack
seti-web-about-stack = Whoever passes picks a card from this round’s stack: the earlier, the more there is to choose from.
seti-web-thing-round = Round
seti-web-about-round = A game has five rounds. A round ends when everybody has passed; then you gain your income.
seti-web-thing-pass = Pass
seti-web-about-pass = You discard down to four cards and take a card from the end-of-round stack. You have no more turns this round. Whoever passes first rotates the solar system.
seti-web-thing-start = First-player marker
seti-web-about-start = Whoever has it starts the round. It is passed to the left every round.
seti-web-thing-free = Free actions
seti-web-about-free = Any number in your turn, before, during and after the main action: move, use corners, place data, complete missions, exchange, buy cards.
seti-web-thing-gold = Gold scoring tiles
seti-web-about-gold = At 25, 50 and 70 points you mark one. The earlier you mark, the more points per set.
seti-web-thing-trace = Trace
seti-web-about-trace = Red, yellow and blue traces lead to the two species. You mark them on discovery spaces, later on the spaces of the species.
seti-web-thing-trace-red = Red trace
seti-web-about-trace-red = You find them mostly by winning sectors of nearby stars.
seti-web-thing-trace-yellow = Yellow trace
seti-web-about-trace-yellow = You find them mostly by landing on planets.
seti-web-thing-trace-blue = Blue trace
seti-web-about-trace-blue = You find them mostly by analysing data.
seti-web-thing-overflow = Overflow space
seti-web-about-overflow = When the other spaces of a colour are taken there is always room for a trace here. It counts like any other.
seti-web-thing-neutral = Discovery milestone
seti-web-about-neutral = At 20 and at 30 points a marker that belongs to nobody goes to the first free discovery space and helps to discover a species.
seti-web-thing-species-card = Species card
seti-web-about-species-card = The top card of a discovered species is face up. You take it or draw the next one unseen.
seti-web-thing-capsule = Sample capsule
seti-web-about-capsule = It moves like a probe but does not count towards the probe limit. Only its owner knows what is in it.
seti-web-thing-sample = Sample
seti-web-about-sample = There are three samples at Jupiter and three at Saturn. Mascamite cards let you collect one; when delivered, it gives what it shows.
seti-web-thing-message = Message
seti-web-about-message = Centaurian cards put a marker 15 points ahead of you. When you get there, the message is answered and its second part counts.
seti-web-thing-exertians = Exertian cards
seti-web-about-exertians = At their milestones you may play one face down. At the end it gives points if its condition is met; its danger counts in any case.

## The boards of the players
seti-web-own-board = Look at your whole board
seti-web-own-credits = { $count ->
    [one] 1 credit
   *[other] { $count } credits
}
seti-web-own-energy = { $count } energy
seti-web-own-publicity = Publicity { $count } of 10
seti-web-own-probes = { $count ->
    [0] No probe in space, limit { $limit }
    [one] 1 probe in space, limit { $limit }
   *[other] { $count } probes in space, limit { $limit }
}
seti-web-probes-out = { $count } of { $limit } in space
seti-web-exchange-energy = Exchange energy
seti-web-exchange-cards = Exchange cards
seti-web-analyse = Analyse
seti-web-pool = Data pool
seti-web-slot-filled = Slot { $slot }: filled
seti-web-slot-free = Slot { $slot }: free
seti-web-slot-pays = Slot { $slot }: free, gives { $pays }
seti-web-place-free = { $place }: no technology yet
seti-web-place-pays = { $place }: { $tech }, free below, gives { $pays }
seti-web-no-hand = No cards in hand
seti-web-front = In play · { $count }
seti-web-done = { $count } completed
seti-web-all = Board
seti-web-face-down = Face-down card
seti-web-answered-at = answered at { $points } points
seti-web-pays-now =
    { $points ->
        [one] worth 1 point now
       *[other] worth { $points } points now
    }
seti-web-technologies = { $count ->
    [one] 1 technology
   *[other] { $count } technologies
}
seti-web-starts = first player
seti-web-thinks = is thinking
seti-web-to-move = to play
seti-web-passed = passed
seti-web-bot = bot
seti-web-person = human
seti-web-open-seat = free
seti-web-pieces = Probes, orbiters, landers
seti-web-probe-at = { $count ->
    [one] probe at { $place }
   *[other] { $count } probes at { $place }
}
seti-web-traces-and-sectors = Traces and sector wins
seti-web-unknown-species = Unknown species
seti-web-won = { $count ->
    [one] { $star }
   *[other] { $star } × { $count }
}
seti-web-none-yet = nothing yet

## Answers in the words of the position
seti-web-folder-free = Free actions
seti-web-folder-pass = Pass…
seti-web-stay = Stay here
seti-web-colored-spot = { $spot } ({ $hue })
seti-web-plus = +{ $gain }
seti-web-minus = −{ $price }
seti-web-from = from { $space }
seti-web-gold-worth = { $value ->
    [one] 1 point
   *[other] { $value } points
} for each set, you have { $sets ->
    [0] none
    [one] 1 set
   *[other] { $sets } sets
}
seti-web-data-left = { $count ->
    [0] no data left
   *[other] { $count } data left
}
seti-web-sets-of = { $player }: { $sets } × { $value }
seti-web-danger-of = { $player }: { $danger }

## What kinds of answers are called in the question bar
seti-verb-launch = Launch
seti-verb-orbit = Orbit
seti-verb-land = Land
seti-verb-scan = Scan
seti-verb-analyse = Analyse
seti-verb-play = Play
seti-verb-research = Research
seti-verb-pass = Pass
seti-verb-take-tech = Take a technology
seti-verb-install = Install
seti-verb-signal = Signal
seti-verb-step = Scan
seti-verb-trace = Mark a trace
seti-verb-take = Take a card
seti-verb-draw = Draw
seti-verb-tuck = Tuck for income
seti-verb-discard = Discard
seti-verb-keep = Keep
seti-verb-fly = Move a probe
seti-verb-carry = Move a capsule
seti-verb-probe = Probe
seti-verb-claim = Data bonus
seti-verb-fill = Mission slot
seti-verb-choose = Choose
seti-verb-evaluate = Evaluate
seti-verb-mark = Scoring tile
seti-verb-reply = Reward
seti-verb-bury = Play face down
seti-verb-sample = Sample
seti-verb-show = Show
seti-verb-pay = Spend an exofossil
seti-verb-reveal = Show
seti-verb-go-on = Go on
seti-verb-instead = Take movement
seti-verb-burn = Energy for movement
seti-verb-corner = Use a corner
seti-verb-store = Place data
seti-verb-store-below = Place data below
seti-verb-finish = Complete a mission
seti-verb-exchange = Exchange
seti-verb-buy-card = Buy a card
seti-verb-decline = Decline
seti-verb-end-turn = End your turn

## The sky
seti-web-sky = Solar system
seti-web-sky-star = { $star }: { $data } of { $slots } data left
seti-web-sky-signals = Signals: { $owners }
seti-web-sky-wins = Won by { $owners }
seti-web-sky-earth-here = Earth is in this sector
seti-web-sky-earth-near = Earth near
seti-web-sky-probe = { seti-part-of-player } probe
seti-web-sky-capsule = { seti-part-of-player } capsule
seti-web-sky-own-capsule = Your capsule with sample { $sample }
seti-web-sky-disc = Disc { $disc }
seti-web-sky-turns-next = next rotation
seti-web-sky-fly = Where to?
seti-web-sky-put-back = Esc: put back
seti-web-sky-closer = Zoom in
seti-web-sky-whole = Whole solar system

## The species
seti-web-species-unknown = Unknown
seti-web-species-space = { $color ->
    [red] Red trace
    [yellow] Yellow trace
   *[blue] Blue trace
}: { $place }, { $spot }
seti-web-species-marked = Marked: { $players }
seti-web-species-closed = Only with a delivered sample
seti-web-species-so-many = { $player } ({ $count })
seti-web-species-traces = { $color ->
    [red] red traces
    [yellow] yellow traces
   *[blue] blue traces
}: { $players }
seti-web-species-open = Open { $species }. { $traces }
seti-web-species-close = Close { $species }. { $traces }
seti-web-species-no-cards = No cards left
seti-web-species-no-samples = no samples left
seti-web-species-sample-unknown = A sample you do not know
seti-web-species-anomaly = Anomaly ({ $hue }) at { $star }: { $reward }. Earth gets there { $rotations }; then { $player } gains the reward.
seti-web-species-rotations = { $count ->
    [one] with the next rotation
   *[other] after { $count } rotations
}
seti-web-species-nobody = nobody
seti-web-species-tile = ʻOumuamua near { $star }: { $signals ->
    [one] 1 signal
   *[other] { $signals } signals
}, { $data } data left
seti-web-species-near = near { $star }
seti-web-species-play-one = points: 1 card face down
seti-web-species-face-down = Played face down
seti-web-species-still-held = { $count } in hand
seti-web-species-played = { $card }, played face down
seti-web-species-discovered = Life discovered
seti-web-species-brings =
    { $species ->
        [exertians] Everybody has been dealt three of their cards, plus one for each of their traces on the discovery spaces.
       *[other] Each trace on the discovery spaces has given its owner one of their cards, and new traces go on their board.
    }

## What else a card is good for
seti-web-use-corner = Discard as a free action: { $gain }.
seti-web-use-sector = Discard for a signal in a { seti-part-sector }.
seti-web-use-income = As income: { $gain } each round.
seti-web-about-orbit = Orbit (1 credit, 1 energy): { $orbit }. First orbiter: { $first }.

## The card book
seti-card-book = SETI: card book
seti-web-book-all = All cards
seti-web-book-shelf = Which cards
seti-web-book-search = Name or number
seti-web-book-size = Size
seti-web-book-small = Small
seti-web-book-large = Large
seti-web-book-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}

## How the game goes
seti-guide-1 = You lead space agencies searching for life out there. After five rounds, whoever has the most points wins.
seti-guide-2 = On your turn you take one main action: launch a probe, orbit a planet or land on it, scan nearby stars, analyse data, play a card, research a technology, or pass, which ends the round for you.
seti-guide-3 = Before, during and after it you may take as many free actions as you like: spend 1 energy for 1 movement, discard a card for its corner, place data on your computer, exchange 2 for 1, buy a card for 3 publicity, complete a mission whose condition is met.
seti-guide-4 = Probes start on Earth and move from space to space. Visiting planets and comets gives publicity. As an orbiter or lander a probe stays at a planet and gains what is printed there; the first to arrive gains more.
seti-guide-5 = Scanning places signals in the sectors of nearby stars, and each gives data. When a sector is complete, whoever has the most signals there wins it. Place data on your computer; once its six upper slots are filled you can analyse them.
seti-guide-6 = Landings give yellow traces, sectors won give red ones, analysing data gives blue ones. When the first three spaces of an unknown species are marked it is discovered: its board and its cards change the game.
seti-guide-7 = Every card has several uses: play it, discard it for its upper left corner, or, when an effect allows it, tuck it for income or discard it for a signal. Missions stay in front of you until they are complete.
seti-guide-8 = Research costs 6 publicity and rotates the solar system. At 25, 50 and 70 points you mark a gold scoring tile; at the end it scores what you have collected. End-game cards score too.
seti-guide-9 = A good start: launch your first probe and move it to a nearby planet, research a technology early, tuck cards for income. Point at anything you want to know more about.

## Alone against the rival
seti-web-pane-rival = Rival
seti-web-track = Progress track, space { $space } of { $spaces }
seti-web-track-space = Space { $space }: { $tech }
seti-web-track-marker = { $player } stands here
seti-web-would-take = it would take this now
seti-web-would-take-next = would take now
seti-web-takes-none = no technology is left
seti-web-rival-computer = The rival’s computer: { $count } of { $slots } slots filled, { $pool } in its pool
seti-web-rival-techs = { $kind }: { $count }
seti-web-action-deck =
    { $count ->
        [0] Action deck: empty, so it passes on its next turn
        [one] Action deck: 1 card left, then it passes
       *[other] Action deck: { $count } cards left, then it passes
    }
seti-web-reinforcement =
    { $count ->
        [one] Reinforcement deck: 1 card left
       *[other] Reinforcement deck: { $count } cards left
    }
seti-web-rival-turn = The rival’s turn
seti-web-slip = Its last turn
seti-web-slip-earlier = The turn before
seti-web-slip-later = The turn after
seti-web-slip-none = The rival has not had a turn yet. What it tries, what it does and why will be written here.
seti-web-slip-passed = It passed: its action deck was empty.
seti-web-slip-removed = { $card } went from the end-of-round stack to the discard pile.
seti-web-slip-replaced = replaces { $card } for good
seti-web-arrow-left = from the left
seti-web-arrow-right = from the right
seti-web-arrow-help = The decision arrow: of things that are equally good it takes the first from this side.
seti-web-possible = possible
seti-web-barred = not possible
seti-web-taken = was possible, so it did that
seti-web-obstacle-computer-not-full = its computer was not full
seti-web-obstacle-probe-on-earth = one was there already
seti-web-obstacle-too-little-publicity = it had only { $count } publicity
seti-web-obstacle-no-probe-on-earth = no probe on Earth
seti-web-obstacle-no-planet-in-reach = no planet of the card in reach
seti-web-obstacle-species-unknown = not discovered yet
seti-web-obstacle-anomaly-led = it led that column already
seti-web-obstacle-no-message-left = no tile was left
seti-web-obstacle-message-under-way = one lay on the track already
seti-web-obstacle-enough-exertians = it had risked enough there
seti-web-show = show
seti-web-show-turn = Show its turn again
seti-web-step-for = given up for it: { $tech }
seti-web-step-launched = Probe launched
seti-web-step-sector-chosen = { $star }
seti-web-step-tech-chosen = { $tech }
seti-web-step-tech-spent = Given up: { $tech }
seti-web-step-planet-chosen =
    { $count ->
        [0] Flight: { $planet }
       *[other] Flight: { $planet } (+{ $count } publicity)
    }
seti-web-step-planet-chosen-note = the first one it could reach
seti-web-step-craft-chosen = { $target }
seti-web-step-trace-chosen = Trace, { $color }: { $place }, { $spot }
seti-web-step-gold-chosen = Gold scoring tile { $tile }
seti-web-step-gold-left = No gold scoring tile
seti-web-step-gold-left-note = the first space was taken on all of them
seti-web-step-message-chosen = Message reward { $reward }
seti-web-step-message-sent = Message tile at { $points } points
seti-web-step-sample-exposed = Sample { $sample } turned up
seti-web-step-exertian-played = Exertian card played face down
seti-web-step-sector-won = Sector won: { $star }
seti-web-step-species-discovered = Discovered: { $species }
seti-web-step-reinforced = Reinforcement: { $count } cards in the deck now
seti-amount-progress = { $n } progress
seti-web-goals = Objectives
seti-web-to-goals = To your objectives
seti-web-goals-due =
    { $missing ->
        [0] At the end of the round you hand in { $needs }. You have enough.
       *[other] At the end of the round you hand in { $needs }. You still need { $missing }; otherwise the rival progresses { $progress } spaces.
    }
seti-web-goals-last = At the end of the last round the rival scores { $points } points for every objective that is not completed.
seti-web-goals-none = All objectives are completed.
seti-web-goals-stage =
    { $count ->
        [one] 1 objective of stage { $stage }
       *[other] { $count } objectives of stage { $stage }
    }
seti-web-goals-stack =
    { $count ->
        [0] The objective stack is empty
       *[other] Objective stack: { $stages }
    }
seti-web-task-done = { $task }: done
seti-web-task-now = { $task }: { $now } of { $wanted }
seti-web-task-open = { $task }: open
seti-web-tally-track = On the track
seti-web-tally-others = Gold and cards
seti-web-tally-objectives = Open objectives ({ $count })
seti-web-tally-danger = Danger
seti-web-tally-now = If it ended now
seti-web-tally-over = Final score
seti-web-penalty-note = { $points } of the rival’s points are for { $count ->
    [one] 1 objective that is not completed
   *[other] { $count } objectives that are not completed
}.
seti-web-tally-tie = Last round. With a tie you have lost.
seti-web-tally-nothing = does not count here
seti-web-kind-action-card = Action card of the rival
seti-web-kind-objective = Objective of stage { $stage }
seti-web-about-action-card = It takes the topmost action that is possible.
seti-web-about-action-card-arrow =
    { $arrow ->
        [left] Of things that are equally good it takes the first from the left.
       *[right] Of things that are equally good it takes the first from the right.
    }
seti-web-about-action = { $number }. { $action }.
seti-web-about-task = Task { $number }: { $task }.
seti-web-about-objective = It is completed when all its tasks are done. One event does one task at most; you choose which.
seti-web-doubted-start = Sources disagree on where the marker starts at this level.
seti-web-doubted = The sources disagree here.
seti-web-reconstructed = No source says this; we have worked it out.
seti-web-chapter-solo = Rulebook, p. 22–27: solo mode
seti-web-thing-rival-computer = The rival’s computer
seti-web-about-rival-computer = It puts data on its computer at once, from left to right, and the rest into a pool without limit. A slot with a reward pays when it is covered. Once the computer is full, it can analyse data and mark a blue trace. A trace goes to the lowest free space; the discovery space of a hidden species is lower than any row, and the columns of all boards are level (we have worked that out).
seti-web-thing-rival-techs = The rival’s technologies
seti-web-about-rival-techs = It uses them like resources, one for each action at most: a probe technology to land on a moon, a telescope technology for one more signal from the row, a computer technology for 3 points and 1 progress when it analyses data.
seti-web-thing-action-deck = Action deck
seti-web-about-action-deck = On every turn the rival reveals the top card. With an empty deck it passes; for the next round it shuffles all its cards. In round 5 its pass brings no progress. Outside its turn the arrow of its last card counts, before its first turn the left one. (We have worked out when it shuffles, what round 5 brings, and the arrow outside its turn.)
seti-web-thing-reinforcement = Reinforcement
seti-web-about-reinforcement = Whenever its marker passes this sign, the rival puts a card of the reinforcement deck on its action deck. It keeps that card for the rest of the game. With an empty reinforcement deck nothing happens (we have worked that out).
seti-web-thing-progress = Progress
seti-web-about-progress = The rival gathers no credits, energy or cards: for each of them it progresses 1 space, for income 4 spaces. Movement brings it nothing (we have worked that out). The space of its marker tells which technology it prefers.
seti-web-thing-objectives = Objectives
seti-web-about-objectives = At the end of rounds 1 to 4 you hand in 1, 2, 3 and 4 completed objectives; for each one missing the rival progresses 3 spaces. After round 5 it scores 5 points for every objective that still lies open or in the stack.
