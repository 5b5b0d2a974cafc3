# SETI
#
# Families of messages, by how their ids begin:
#   planet- target- star- tech- place- color- spot- species- space- direction- step- resource- gain-   the vocabulary
#   points-   categories of the score
#   ask- help- do- event- why-   questions, what they mean, answers, what happened, why an answer is not possible
#   amount-   so much of something
#   effect- where- rule-   <verb>, <place of a signal>, <rule of a turn>: what a card or a space does
#   is- on- count-   <condition>, <trigger>, <count>
#   type- hue- kind-   what is printed on a card: its type, its sector colour; kinds of technologies
#   about-tech- about-gold- about-species- thing- about-thing- chapter-   explanations
#   label- has- lies-   the position in a terminal
#   part-   pieces of other messages
# Messages of effects, conditions, triggers and counts take the facts of the card data under their own names (an
# underscore in a verb is a hyphen in the id): true is "yes", false is "no", and what is missing is "none". Lists,
# counts, conditions and triggers inside them come as finished text: then, first, second, gain, count, condition,
# trigger, place, price.

seti-title = SETI
seti-description = Search for life out there: launch probes, orbit and land on planets, listen to nearby stars, analyse data, and follow the traces of two unknown species.

## Words
seti-planet-mercury = Mercury
seti-planet-venus = Venus
seti-planet-mars = Mars
seti-planet-jupiter = Jupiter
seti-planet-saturn = Saturn
seti-planet-uranus = Uranus
seti-planet-neptune = Neptune
seti-planet-oumuamua = 'Oumuamua
seti-planet-earth = Earth
seti-target-mercury = Mercury
seti-target-venus = Venus
seti-target-mars = Mars
seti-target-jupiter = Jupiter
seti-target-saturn = Saturn
seti-target-uranus = Uranus
seti-target-neptune = Neptune
seti-target-oumuamua = 'Oumuamua
seti-target-phobos-and-deimos = Phobos and Deimos
seti-target-callisto = Callisto
seti-target-ganymede = Ganymede
seti-target-europa = Europa
seti-target-io = Io
seti-target-titan = Titan
seti-target-enceladus = Enceladus
seti-target-titania = Titania
seti-target-triton = Triton
seti-star-procyon = Procyon
seti-star-vega = Vega
seti-star-sirius-a = Sirius A
seti-star-barnards-star = Barnard's Star
seti-star-kepler-22 = Kepler 22
seti-star-proxima-centauri = Proxima Centauri
seti-star-61-virginis = 61 Virginis
seti-star-beta-pictoris = Beta Pictoris
seti-star-oumuamua = 'Oumuamua
seti-tech-probe-limit = Second probe
seti-tech-probe-asteroids = Asteroid flight
seti-tech-probe-landing = Cheap landing
seti-tech-probe-moon = Moon landing
seti-tech-telescope-earth = View beside Earth
seti-tech-telescope-mercury = View from Mercury
seti-tech-telescope-hand = Signal by hand card
seti-tech-telescope-launch = Launch or movement
seti-tech-computer-credit = Computer for credits
seti-tech-computer-energy = Computer for energy
seti-tech-computer-card = Computer for cards
seti-tech-computer-publicity = Computer for publicity
seti-place-left = left species
seti-place-right = right species
seti-place-a = computer slot 1
seti-place-b = computer slot 3
seti-place-c = computer slot 5
seti-place-d = computer slot 6
seti-color-red = red
seti-color-yellow = yellow
seti-color-blue = blue
seti-spot-discovery = discovery space
seti-spot-row-1 = space 1
seti-spot-row-2 = space 2
seti-spot-row-3 = space 3
seti-spot-row-4 = space 4
seti-spot-row-5 = space 5
seti-spot-row-6 = space 6
seti-spot-row-7 = space 7
seti-spot-row-8 = space 8
seti-spot-row-9 = space 9
seti-spot-overflow = overflow space
seti-species-mascamites = Mascamites
seti-species-anomalies = Anomalies
seti-species-oumuamua = 'Oumuamua
seti-species-centaurians = Centaurians
seti-species-exertians = Exertians
seti-space-1-0 = ring 1, sector 0
seti-space-1-1 = ring 1, sector 1
seti-space-1-2 = ring 1, sector 2
seti-space-1-3 = ring 1, sector 3
seti-space-1-4 = ring 1, sector 4
seti-space-1-5 = ring 1, sector 5
seti-space-1-6 = ring 1, sector 6
seti-space-1-7 = ring 1, sector 7
seti-space-2-0 = ring 2, sector 0
seti-space-2-1 = ring 2, sector 1
seti-space-2-2 = ring 2, sector 2
seti-space-2-3 = ring 2, sector 3
seti-space-2-4 = ring 2, sector 4
seti-space-2-5 = ring 2, sector 5
seti-space-2-6 = ring 2, sector 6
seti-space-2-7 = ring 2, sector 7
seti-space-3-0 = ring 3, sector 0
seti-space-3-1 = ring 3, sector 1
seti-space-3-2 = ring 3, sector 2
seti-space-3-3 = ring 3, sector 3
seti-space-3-4 = ring 3, sector 4
seti-space-3-5 = ring 3, sector 5
seti-space-3-6 = ring 3, sector 6
seti-space-3-7 = ring 3, sector 7
seti-space-4-0 = ring 4, sector 0
seti-space-4-1 = ring 4, sector 1
seti-space-4-2 = ring 4, sector 2
seti-space-4-3 = ring 4, sector 3
seti-space-4-4 = ring 4, sector 4
seti-space-4-5 = ring 4, sector 5
seti-space-4-6 = ring 4, sector 6
seti-space-4-7 = ring 4, sector 7
seti-direction-outward = outwards
seti-direction-inward = inwards
seti-direction-clockwise = clockwise
seti-direction-counter-clockwise = counter-clockwise
seti-step-earth = Signal in the sector of Earth
seti-step-row = Signal by a card of the row
seti-step-mercury = Signal in the sector of Mercury
seti-step-hand = Signal by a card of your hand
seti-step-launch = Launch a probe
seti-step-move = Move a probe
seti-resource-credit = credits
seti-resource-energy = energy
seti-resource-card = cards
seti-gain-credit = credit
seti-gain-energy = energy
seti-gain-card = card

## Points by category
seti-points-track = Score track
seti-points-cards = End-game cards
seti-points-gold = Gold tiles
seti-points-species = Exertian cards
seti-points-danger = Danger

## Questions
seti-ask-first-income = Which card becomes your first income? (all choose at the same time)
seti-ask-main-action = What is your main action? Free actions can come before it.
seti-ask-end-turn = Your main action is done. Any free actions, or is your turn over?
seti-ask-pick-stack-card = Which card of the end-of-round stack do you take?
seti-ask-take-card = Which card do you take: one of the row, or the top card of the deck?
seti-ask-take-species-card = Which card of this species do you take: the open one, or the top card of its deck?
seti-ask-increase-income = Which card becomes income?
seti-ask-discard-cards = { $count ->
    [one] Which card do you discard?
   *[other] Which { $count } cards do you discard?
}
seti-ask-move = { $count ->
    [one] 1 movement: where do you fly?
   *[other] { $count } movement: where do you fly?
}
seti-ask-move-instead = Do you take 1 movement instead of 1 publicity?
seti-ask-launch = Do you launch a probe?
seti-ask-land = Where do you land?
seti-ask-claim-data = Which data bonus does your lander cover?
seti-ask-remove-orbiter = Which orbiter do you give up?
seti-ask-remove-lander = Which lander do you give up?
seti-ask-choose-probe = Which of your probes do you choose?
seti-ask-research = Which technology do you research?
seti-ask-install = Where on your computer do you put “{ $tech }”?
seti-ask-scan = Do you scan nearby stars?
seti-ask-scan-step = Scan: which part is next?
seti-ask-signal = { $count ->
    [one] Where do you place the signal?
   *[other] Where do you place the next of { $count } signals?
}
seti-ask-signal-by-row-card = { $count ->
    [one] Which card of the row do you discard for a signal of its colour?
   *[other] Which card of the row do you discard for a signal of its colour? { $count } to go.
}
seti-ask-signal-by-hand-card = { $count ->
    [one] Which card of your hand do you discard for a signal of its colour?
   *[other] Which card of your hand do you discard for a signal of its colour? Up to { $count }.
}
seti-ask-signal-by-probe = Which probe's sector gets a signal?
seti-ask-evaluate-sector = Several sectors are complete: which one is evaluated next?
seti-ask-trace = Where do you mark the trace?
seti-ask-fill-slot = Which mission slot do you fill?
seti-ask-show-cards = How many fitting cards of your hand do you show?
seti-ask-choose-one = Which of the two do you choose?
seti-ask-may-pay-exofossil = Do you spend an exofossil?
seti-ask-split-for-corner = Which of these cards do you discard for its corner?
seti-ask-split-for-income = Which of these cards do you discard for its income?
seti-ask-take-sample = Which sample do you take along?
seti-ask-use-sample = Which sample's reward do you take?
seti-ask-sample-planet = The samples of which planet do you look at?
seti-ask-deliver-sample = Which sample do you deliver?
seti-ask-mark-gold = Which gold tile do you mark?
seti-ask-choose-message-reward = Your message is answered: which reward do you take?
seti-ask-play-exertian = { $credit ->
    [0] Which Exertian card do you play face down?
    [one] Which Exertian card do you play face down for 1 credit?
   *[other] Which Exertian card do you play face down for { $credit } credits?
}
seti-ask-play-exertian-now = Which Exertian card do you play face down right away?

## What a question means
seti-help-first-income = The card lies under your income from now on and brings the resource in its lower right corner: once now, and at the beginning of each round from the second.
seti-help-main-action = Each turn has one main action: launch, orbit, land, scan, analyse, play a card, research, or pass. Free actions are possible before, during and after it. Who passes is out until the end of the round.
seti-help-end-turn = Free actions go on until you end your turn. Then milestones and discoveries follow, and the next player.
seti-help-pick-stack-card = Whoever passes takes a card of this round's stack. The earlier you pass, the more there is to choose from; the last card is discarded.
seti-help-take-card = A card of the row is replaced at once. What you draw from the deck, nobody else sees.
seti-help-take-species-card = The open card is replaced from the deck of the species. These cards count as cards of your hand.
seti-help-increase-income = The card brings the resource in its lower right corner at once and at the beginning of each round. You may also leave it.
seti-help-discard-cards = Cards are discarded as the price of an exchange, or down to four when you pass.
seti-help-move = Each step leads to a neighbouring space, never through the Sun. Leaving asteroids costs one movement more. Comets and planets but Earth bring 1 publicity whenever a probe comes to them. Movement left over is lost.
seti-help-move-instead = For the rest of this turn each planet visit may give 1 movement instead of 1 publicity.
seti-help-launch = The probe starts on Earth and costs nothing here. The limit of probes in space holds unless the card says otherwise.
seti-help-land = The landing costs nothing here. Moons need their technology unless the card says otherwise. You may also leave it.
seti-help-claim-data = The first landers on a planet cover a data bonus each and get it.
seti-help-remove-orbiter = The orbiter goes back to your supply; only then the rest of the card counts.
seti-help-remove-lander = The lander goes back to your supply; only then the rest of the card counts.
seti-help-choose-probe = The card counts for the space of this probe.
seti-help-research = You take a technology you do not have yet. The first of a stack brings 2 points; the bonus on the tile comes at once.
seti-help-install = A computer technology goes on any free place. Data lying there stay and pay nothing. New data in its upper slot bring 2 points, data in its lower slot what the technology says.
seti-help-scan = The card pays for the scan: two signals, and your telescope technologies at their own price. You may also leave it.
seti-help-scan-step = A scan places a signal in the sector of Earth and one by a card of the row, in any order, and uses each telescope technology once at its price. The row is filled up afterwards.
seti-help-signal = Your marker replaces the leftmost data of the sector, and the data go to your pool. The second slot brings 2 points. Who takes the last data completes the sector.
seti-help-signal-by-row-card = The card is discarded; the signal goes to one of the two sectors of its colour.
seti-help-signal-by-hand-card = The card is discarded; the signal goes to one of the two sectors of its colour.
seti-help-signal-by-probe = Up to so many different probes of anybody, a signal in the sector of each.
seti-help-evaluate-sector = Everybody with a marker there gets 1 publicity. Most markers win, of equals the latest. The second leaves a marker behind.
seti-help-trace = A discovery space comes first. At a discovered species you choose any free space of the colour; the overflow space is always open.
seti-help-fill-slot = One event fills one slot, and the slot pays at once. You may also leave it. With all slots filled the mission is complete.
seti-help-show-cards = The cards stay in your hand.
seti-help-choose-one = The card gives one of two things.
seti-help-may-pay-exofossil = The exofossil goes back to the supply.
seti-help-split-for-corner = Of the cards just drawn one is discarded for its corner, one for its income, and one you keep.
seti-help-split-for-income = Of the two cards left one is discarded for its income, the other you keep.
seti-help-take-sample = You have looked at the samples of this planet. One becomes a capsule, which flies like a probe; only you know what is in it.
seti-help-use-sample = You have looked at the samples of this planet. The one you choose pays and is put back.
seti-help-sample-planet = Three samples lay at Jupiter and three at Saturn when the Mascamites were found.
seti-help-deliver-sample = The sample is turned up and pays; then it opens the next blue space at the Mascamites.
seti-help-mark-gold = At 25, 50 and 70 points you mark a gold tile on its best free space. At the end it pays its value for each set you have.
seti-help-choose-message-reward = The reward you take is covered for the others.
seti-help-play-exertian = At the end it brings its points if its condition holds, and its danger in any case. You may also leave it, but not make up for it later.
seti-help-play-exertian-now = For each of your markers on the discovery spaces you may play one card at once.

## Answers
seti-do-launch = Launch a probe
seti-do-orbit = Orbit: { $planet }
seti-do-land = Landing: { $target }
seti-do-scan = Scan nearby stars
seti-do-analyse = Analyse data
seti-do-play = Play { $card }
seti-do-research = Research a technology
seti-do-pass = Pass until the end of the round
seti-do-take-tech = Research { $tech }
seti-do-install = Put it on { $place }
seti-do-signal = Signal: { $star }
seti-do-step = { $step }
seti-do-trace = Mark { $color }: { $place }, { $spot }
seti-do-take = Take { $card }
seti-do-draw = Draw the top card of the deck
seti-do-tuck = Use { $card } as income
seti-do-discard = Discard { $card }
seti-do-keep = Keep { $card }
seti-do-fly = From { $space }: { $direction }
seti-do-carry = Capsule with sample { $sample }: { $direction }
seti-do-probe = Probe: { $space }
seti-do-claim = Take { $count } data
seti-do-fill = Fill { $slot }
seti-do-choose = { $option ->
    [1] The first
   *[other] The second
}
seti-do-evaluate = Evaluate { $star }
seti-do-mark = { $tile ->
    [1] Mark the tile of technologies
    [2] Mark the tile of missions
    [3] Mark the tile of income
   *[other] Mark the fourth tile
}
seti-do-reply = Reward { $reward }
seti-do-bury = Play { $card } face down
seti-do-sample = Sample { $sample }
seti-do-show = { $count ->
    [0] Show none
    [one] Show 1 card
   *[other] Show { $count } cards
}
seti-do-pay = Spend an exofossil
seti-do-instead = Take 1 movement
seti-do-burn = Spend 1 energy for 1 movement
seti-do-corner = Discard { $card } for its corner
seti-do-store = Put data on the computer
seti-do-store-below = Put data below { $place }
seti-do-finish = Complete { $card }
seti-do-exchange = Exchange 2 { $resource } for 1 { $gain }
seti-do-buy-card = Buy a card for 3 publicity
seti-do-decline = Leave it
seti-do-end-turn = End the turn
seti-give-up-orbiter = Give up the orbiter at { $planet }
seti-give-up-lander = Give up the lander on { $target }
seti-look-at-samples = Look at the samples at { $planet }

## What happened
seti-event-round-begun = Round { $round }
seti-event-turn-begun = { $you ->
    [yes] Your turn
   *[no] Turn of { $player }
}
seti-event-passed = { $you ->
    [yes] You pass.
   *[no] { $player } passes.
}
seti-event-sky-turned = { $count ->
    [one] The solar system turns: the top disc.
    [2] The solar system turns: the two upper discs.
   *[other] The solar system turns: all three discs.
}
seti-event-game-ended = { $you ->
    [yes] The game is over: you win with { $points ->
        [one] 1 point
       *[other] { $points } points
    }!
   *[no] The game is over: { $player } wins with { $points ->
        [one] 1 point
       *[other] { $points } points
    }!
}
seti-event-scored = { $you ->
    [yes] You score { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[no] { $player } scores { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}
seti-event-credits-gained = { $you ->
    [yes] You get { $count ->
        [one] 1 credit
       *[other] { $count } credits
    }.
   *[no] { $player } gets { $count ->
        [one] 1 credit
       *[other] { $count } credits
    }.
}
seti-event-energy-gained = { $you ->
    [yes] You get { $count } energy.
   *[no] { $player } gets { $count } energy.
}
seti-event-publicity-gained = { $you ->
    [yes] You get { $count } publicity.
   *[no] { $player } gets { $count } publicity.
}
seti-event-data-gained = { $you ->
    [yes] You get { $count } data.
   *[no] { $player } gets { $count } data.
}
seti-event-data-lost = { $you ->
    [yes] Your pool is full: { $count } data are lost.
   *[no] The pool of { $player } is full: { $count } data are lost.
}
seti-event-exofossils-gained = { $you ->
    [yes] You get { $count ->
        [one] 1 exofossil
       *[other] { $count } exofossils
    }.
   *[no] { $player } gets { $count ->
        [one] 1 exofossil
       *[other] { $count } exofossils
    }.
}
seti-event-exchanged = { $you ->
    [yes] You exchange 2 { $resource } for 1 { $gain }.
   *[no] { $player } exchanges 2 { $resource } for 1 { $gain }.
}
seti-event-card-drawn = { $you ->
    [yes] You draw { $card }.
   *[no] { $known ->
        [yes] { $player } draws { $card }.
       *[no] { $player } draws a card.
    }
}
seti-event-card-taken = { $you ->
    [yes] You take { $card }.
   *[no] { $player } takes { $card }.
}
seti-event-card-shown = { $you ->
    [yes] You show { $card }.
   *[no] { $player } shows { $card }.
}
seti-event-row-refilled = { $card } is turned up.
seti-event-card-discarded = { $you ->
    [yes] You discard { $card }.
   *[no] { $player } discards { $card }.
}
seti-event-card-tucked = { $you ->
    [yes] { $card } becomes part of your income.
   *[no] { $card } becomes income of { $player }.
}
seti-event-card-played = { $you ->
    [yes] You play { $card }.
   *[no] { $player } plays { $card }.
}
seti-event-corner-used = { $you ->
    [yes] You use the corner of { $card }.
   *[no] { $player } uses the corner of { $card }.
}
seti-event-slot-filled = { $you ->
    [yes] You fill a mission slot: { $slot }.
   *[no] { $player } fills a mission slot: { $slot }.
}
seti-event-mission-completed = { $you ->
    [yes] You complete { $card }.
   *[no] { $player } completes { $card }.
}
seti-event-stack-card-taken = { $you ->
    [yes] You take { $card } from the stack.
   *[no] { $known ->
        [yes] { $player } takes { $card } from the stack.
       *[no] { $player } takes a card from the stack.
    }
}
seti-event-deck-reshuffled = The deck is used up: the discards become a new one of { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
seti-event-launched = { $you ->
    [yes] You launch a probe.
   *[no] { $player } launches a probe.
}
seti-event-flown = { $you ->
    [yes] You fly a probe { $direction } from { $space }.
   *[no] { $player } flies a probe { $direction } from { $space }.
}
seti-event-carried = { $you ->
    [yes] You fly a capsule { $direction } from { $space }.
   *[no] { $player } flies a capsule { $direction } from { $space }.
}
seti-event-pushed = { $you ->
    [yes] A disc pushes your probe to { $space }.
   *[no] A disc pushes a probe of { $player } to { $space }.
}
seti-event-orbited = { $you ->
    [yes] You have an orbiter at { $planet } now.
   *[no] { $player } has an orbiter at { $planet } now.
}
seti-event-landed = { $you ->
    [yes] You land on { $target }.
   *[no] { $player } lands on { $target }.
}
seti-event-craft-removed = { $you ->
    [yes] You give up an orbiter or lander at { $target }.
   *[no] { $player } gives up an orbiter or lander at { $target }.
}
seti-event-scan-begun = { $you ->
    [yes] You scan nearby stars.
   *[no] { $player } scans nearby stars.
}
seti-event-signal-placed = { $you ->
    [yes] You place a signal: { $star }.
   *[no] { $player } places a signal: { $star }.
}
seti-event-sector-won = { $you ->
    [yes] The sector of { $star } is complete: you win it.
   *[no] The sector of { $star } is complete: { $player } wins it.
}
seti-event-tile-completed = { $you ->
    [yes] { $star } is complete: you were part of it.
   *[no] { $star } is complete: { $player } was part of it.
}
seti-event-data-stored = { $you ->
    [yes] You put data into slot { $count } of your computer.
   *[no] { $player } puts data into slot { $count } of the computer.
}
seti-event-analysed = { $you ->
    [yes] You analyse your data.
   *[no] { $player } analyses data.
}
seti-event-researched = { $you ->
    [yes] You research { $tech }.
   *[no] { $player } researches { $tech }.
}
seti-event-installed = { $you ->
    [yes] You put { $tech } on { $place }.
   *[no] { $player } puts { $tech } on { $place }.
}
seti-event-trace-found = { $you ->
    [yes] You mark a { $color } trace: { $place }, { $spot }.
   *[no] { $player } marks a { $color } trace: { $place }, { $spot }.
}
seti-event-neutral-trace-found = Others out there find a { $color } trace: { $place }.
seti-event-species-discovered = A species is discovered: { $species }!
seti-event-gold-marked = { $you ->
    [yes] You mark gold tile { $tile }.
   *[no] { $player } marks gold tile { $tile }.
}
seti-event-anomaly-triggered = { $you ->
    [yes] Earth meets the { $color } anomaly: its reward is yours.
   *[no] Earth meets the { $color } anomaly: its reward goes to { $player }.
}
seti-event-sample-taken = { $you ->
    [yes] You take sample { $sample } along from { $planet }.
   *[no] { $known ->
        [yes] { $player } takes sample { $sample } along from { $planet }.
       *[no] { $player } takes a sample along from { $planet }.
    }
}
seti-event-sample-delivered = { $you ->
    [yes] You deliver sample { $sample }.
   *[no] { $player } delivers sample { $sample }.
}
seti-event-message-answered = { $you ->
    [yes] Your message is answered: { $card }.
   *[no] A message of { $player } is answered: { $card }.
}
seti-event-message-reward-taken = { $you ->
    [yes] You take message reward { $reward }.
   *[no] { $player } takes message reward { $reward }.
}
seti-event-exertian-played = { $you ->
    [yes] You play { $card } face down.
   *[no] { $known ->
        [yes] { $player } plays { $card } face down.
       *[no] { $player } plays an Exertian card face down.
    }
}
seti-event-exertian-revealed = { $you ->
    [yes] You turn { $card } up.
   *[no] { $player } turns { $card } up.
}

## Why not
seti-why-cannot-pay = It costs { seti-part-price }, and you have { seti-part-purse }.
seti-why-probe-limit = { $count ->
    [one] You have a probe in space, and one is your limit.
   *[other] You have { $count } probes in space, and that is your limit.
}
seti-why-no-probe-there = None of your probes is there.
seti-why-needs-moon-technology = Moons need the technology “{ $tech }”.
seti-why-moon-taken = The moon has room for one lander, and one is there.
seti-why-computer-not-full = { $count ->
    [one] 1 upper slot of your computer is empty.
   *[other] { $count } upper slots of your computer are empty.
}
seti-why-too-little-publicity = It costs { $price } publicity, and you have { $publicity }.
seti-why-main-action-done = You have taken your main action in this turn.
seti-why-no-probe-in-space = You have no probe in space.
seti-why-no-data = There are no data in your pool.
seti-why-computer-full = All upper slots of your computer are filled: analyse your data first.
seti-why-upper-slot-empty = The slot above it must be filled first.
seti-why-lower-slot-filled = There are data on it already.
seti-why-condition-open = Its condition does not hold yet.
seti-why-slots-open = It is complete once all its slots are filled.
seti-why-too-few-to-exchange = An exchange takes two of a kind, and you have { $count }.
seti-why-technology-owned = You have it already.
seti-why-other-kind = It is not of the kind the card gives.
seti-why-nobody-has-it = Nobody else has it yet, as the card demands.

## The position
seti-round = { $you ->
    [yes] Round { $round } of 5 – your turn
   *[no] Round { $round } of 5 – turn of { $player }
}
seti-before-rounds = Before the first round
seti-over = The game is over
seti-player = [{ $number }] { $player }, { $points }
seti-label-wins = Wins
seti-label-rotation = Rotation
seti-label-anomalies = Anomalies
seti-label-samples = Samples
seti-label-milestones = Milestones
seti-label-planets = Planets
seti-label-techs = Technologies
seti-label-row = Row
seti-label-stack = Stack
seti-label-cards = Cards
seti-label-gold = Gold tiles
seti-label-messages = Messages
seti-label-own = You
seti-label-probes = Probes
seti-label-income = Income
seti-label-computer = Computer
seti-label-missions = Missions
seti-label-done = Done
seti-label-exertians = Exertians
seti-label-hand = Hand
seti-label-drawn = Drawn
seti-label-points = Points
seti-head-sector = #
seti-head-star = Star
seti-head-data = Data
seti-head-ring = Ring { $ring }
seti-head-orbiters = Orbiters
seti-head-landers = Landers
seti-head-moons = Moons
seti-head-bonus = Bonus
seti-head-left = Left
seti-head-owners = Owners
seti-lies-planet = { $planet }
seti-lies-asteroids = asteroids
seti-lies-comet = comet
seti-lies-empty = ·
seti-lies-there = { $kind ->
    [asteroids] asteroids, { $space }
    [comet] comet, { $space }
   *[empty] { $space }
}
seti-rotation = { $count ->
    [one] next is the top disc
    [2] next are the two upper discs
   *[other] next are all three discs
}
seti-first-pass = the first to pass turns it
seti-won = { $star }: { $owners }
seti-anomaly = { $color } in sector { $sector } ({ $reward })
seti-samples-at = { $count } at { $planet }
seti-samples-known = { $samples } (known to you: { $known })
seti-neutral-markers = { $count ->
    [one] 1 discovery marker at { $points }
   *[other] { $count } discovery markers at { $points }
}
seti-exertian-milestone = Exertian card at { $points }
seti-message-free = { $number }: { $reward }
seti-message-taken = { $number }: [{ $owner }]
seti-first = first: { $bonus }
seti-deck = { $count ->
    [one] 1 card in the deck
   *[other] { $count } cards in the deck
}
seti-discards = { $count } discarded
seti-stacks = stacks of the rounds: { $counts }
seti-gold-values = { $first }/{ $second }/{ $third }
seti-unknown-species = { $place }, not discovered yet
seti-known-species = { $place }: { $species }
seti-open-card = open: { $card }
seti-species-deck = { $count ->
    [one] 1 card in its deck
   *[other] { $count } cards in its deck
}
seti-spot-held = { $spot } { $owners }
seti-spot-free = { $spot }: { $reward }
seti-neutral = neutral
seti-has-hand = { $count ->
    [one] 1 hand card
   *[other] { $count } hand cards
}
seti-has-species-cards = { $count } of them of species
seti-has-pool = { $count }/6 data
seti-has-computer = computer { $count }/6
seti-has-probes = { $count ->
    [0] no probe in space
   *[other] { $count }/{ $limit } probes
}
seti-has-completed = { $count ->
    [one] 1 mission done
   *[other] { $count } missions done
}
seti-has-exertians = { $count ->
    [one] 1 Exertian card
   *[other] { $count } Exertian cards
}
seti-has-played-exertians = { $count } played face down
seti-has-danger = danger { $danger }
seti-has-message-tile = message tile at { $points }
seti-has-passed = passed
seti-capsule = capsule with sample { $sample } at { $place }
seti-capsule-unknown = capsule at { $place }
seti-orbiter-at = { $count ->
    [one] orbiter at { $place }
   *[other] { $count } orbiters at { $place }
}
seti-lander-on = { $count ->
    [one] lander on { $place }
   *[other] { $count } landers on { $place }
}
seti-income-each-round = { $amounts } each round
seti-slot-open = { $trigger } → { $reward }
seti-slot-filled = filled
seti-technology-open = { $place }: { $tech }
seti-technology-filled = { $place }: { $tech }, filled below
seti-ready = can be completed
seti-message-waits = { $card } (at { $points } points)
seti-costs = costs { $price }

## So much of something
seti-amount-credit = { $n ->
    [one] 1 credit
   *[other] { $n } credits
}
seti-amount-energy = { $n } energy
seti-amount-publicity = { $n } publicity
seti-amount-data = { $n } data
seti-amount-score = { $n ->
    [one] 1 point
   *[other] { $n } points
}
seti-amount-exofossil = { $n ->
    [one] 1 exofossil
   *[other] { $n } exofossils
}
seti-amount-move = { $n } movement
seti-amount-card = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
seti-nothing = nothing

## Parts of other messages
seti-part-price = { $credit ->
    [0] { $energy } energy
   *[other] { $energy ->
        [0] { $credit ->
            [one] 1 credit
           *[other] { $credit } credits
        }
       *[other] { $credit ->
            [one] 1 credit
           *[other] { $credit } credits
        } and { $energy } energy
    }
}
seti-part-purse = { $own_credit ->
    [one] 1 credit
   *[other] { $own_credit } credits
} and { $own_energy } energy
seti-part-technology = { $kind ->
    [probe] probe technology
    [telescope] telescope technology
    [computer] computer technology
   *[any] technology
}
seti-part-technologies = { $kind ->
    [probe] probe technologies
    [telescope] telescope technologies
    [computer] computer technologies
   *[any] technologies
}
seti-part-sector = { $color ->
    [red] red sector
    [yellow] yellow sector
    [blue] blue sector
    [black] black sector
   *[any] sector
}
seti-part-sectors = { $color ->
    [red] red sectors
    [yellow] yellow sectors
    [blue] blue sectors
    [black] black sectors
   *[any] sectors
}
seti-part-trace = { $color ->
    [red] red trace
    [yellow] yellow trace
    [blue] blue trace
   *[any] trace
}
seti-part-traces = { $color ->
    [red] red traces
    [yellow] yellow traces
    [blue] blue traces
   *[any] traces
}
seti-part-income = { $income ->
    [credit] credits
    [energy] energy
    [card] cards
    [publicity] publicity
   *[data] data
}
seti-part-corner = { $corner ->
    [publicity] publicity
    [data] data
   *[move] movement
}
seti-part-on = { $what ->
    [asteroids] asteroids
   *[comet] a comet
}

## What cards and spaces do
seti-effect-draw = { $n ->
    [one] draw 1 card
   *[other] draw { $n } cards
}
seti-effect-take-card = { $n ->
    [one] take 1 card from row or deck
   *[other] take { $n } cards from row or deck
}
seti-effect-corner-of-taken-card = its corner pays, and it stays in your hand
seti-effect-row-corners = discard the row, and each of its corners pays
seti-effect-take-whole-row = take all cards of the row
seti-effect-draw-and-split = draw 3 cards: discard one for its corner and one for its income, keep one
seti-effect-return-this-card-to-hand = this card goes back to your hand
seti-effect-species-card = { $n ->
    [one] 1 card of this species
   *[other] { $n } cards of this species
}
seti-effect-increase-income = { $with ->
    [this_card] this card becomes income
   *[other] { $n ->
        [one] use a hand card as income
       *[other] use up to { $n } hand cards as income
    }
}
seti-effect-move = { seti-amount-move }
seti-effect-move-per = 1 movement for each { $count }
seti-effect-launch = { $n ->
    [one] launch a probe
   *[other] launch { $n } probes
}{ $ignore_limit ->
    [yes] {" "}beyond the limit
   *[none] {""}
}
seti-effect-land = land at no cost{ $moon_without_tech ->
    [yes] , on a moon even without the technology
   *[none] {""}
}{ $occupied_ok ->
    [yes] , even where a lander is, with the bonus it covers
   *[none] {""}
}
seti-effect-orbit-or-land = orbit or land at no cost
seti-effect-remove-own = { $what ->
    [orbiter] give up an own orbiter: { $then }
   *[lander] give up an own lander, also from a moon: { $then }
}
seti-effect-choose-probe = choose an own probe in space: { $then }
seti-effect-choose-one = either { $first }, or { $second }
seti-effect-rotate = turn the solar system
seti-effect-research = research { $only_if_taken_by_other ->
    [yes] a technology that somebody else has
   *[none] a { seti-part-technology }
}{ $tile_bonus ->
    [no] , without the bonus on its tile
   *[none] {""}
}
seti-effect-scan = scan at no cost
seti-effect-signal = { $up_to ->
    [yes] up to { $n } signals
   *[none] { $n ->
        [one] 1 signal
       *[other] { $n } signals
    }
} { $place }{ $data ->
    [no] , without taking data
   *[none] {""}
}{ $optional ->
    [yes] { $up_to ->
        [yes] {""}
       *[none] , if you like
    }
   *[none] {""}
}
seti-effect-trace = { $n ->
    [one] 1 { seti-part-trace }
   *[other] { $n } { seti-part-traces }
}{ $color ->
    [any] {" "}of any colour
   *[other] {""}
}{ $species ->
    [with_own_same_color] , at a species where you have one of this colour
    [species_of_condition] , at that species
   *[any] {""}
}
seti-effect-gain-per = { $gain } for each { $count }
seti-effect-this-turn = { $limit ->
    [once_per_planet] { $then } this turn, once for each planet, when you { $trigger }
   *[once] { $then } once this turn, when you { $trigger }
}
seti-effect-turn-rule = this turn { $rule }
seti-effect-if = { $condition }: { $then }
seti-effect-pay = spend { $price }
seti-effect-may-pay = { $repeat ->
    [any] as often as you like: spend { $price } for { $then }
   *[none] you may spend { $price } for { $then }
}
seti-effect-collect-sample = take a sample of that planet along as a capsule
seti-effect-sample-reward = { $planet ->
    [none] look at the samples at Jupiter or Saturn: one pays and is put back
   *[with_own_probe] look at the samples at a planet with an own probe: one pays and is put back
}
seti-effect-resolve-sample = { $times ->
    [one] the sample pays
   *[other] the sample pays { $times } times
}
seti-effect-sample-token-reward = what the sample here pays
seti-effect-next-anomaly-reward = what the next anomaly pays
seti-effect-message-marker = a message marker { $ahead } points ahead of you

## Places of signals
seti-where-color = in a { seti-part-sector }
seti-where-star = in the sector of { $star }
seti-where-planet-sector = in the sector of { $planet }
seti-where-own-probe-sector = { $n ->
    [one] in a sector with an own probe
   *[other] in one sector with an own probe
}
seti-where-own-probe-sector-and-neighbors = in a sector with an own probe and in each of its two neighbours
seti-where-chosen-probes = for each of up to { $max_probes } probes of anybody, in its sector
seti-where-any-sector = { $same_sector ->
    [yes] in one sector of your choice
   *[none] in any sector
}
seti-where-row-card = { $n ->
    [one] by discarding a card of the row, in its colour
   *[other] by discarding cards of the row, each in its colour
}
seti-where-hand-card = { $n ->
    [one] by discarding a hand card, in its colour
   *[other] by discarding hand cards, each in its colour
}
seti-where-deck-card = { $n ->
    [one] by discarding the top card of the deck, in its colour
   *[other] by discarding the top cards of the deck, each in its colour
}
seti-where-next-anomaly-sector = in the sector of the next anomaly
seti-where-oumuamua-sector-or-tile = on 'Oumuamua or in its sector

## Rules of a turn
seti-rule-planet-visit-move-instead-of-publicity = a planet visit may give 1 movement instead of 1 publicity
seti-rule-no-asteroid-exit-cost = leaving asteroids costs nothing more
seti-rule-no-publicity-from-moving-probes = moving probes brings no publicity

## Conditions
seti-is-sector-wins = if you have { $n ->
    [one] 1 win
   *[other] { $n } wins
} in { seti-part-sectors }
seti-is-wins-in-one-sector = if you have { $n } wins in one and the same sector
seti-is-sectors-with-own-signal = if you have signals in { $n } different sectors
seti-is-traces = if you have { $n } { seti-part-traces }, both species together
seti-is-trace-on-each-species = if you have a { seti-part-trace } at each of the two species
seti-is-all-trace-colors-on-one-species = if you have a red, a yellow and a blue trace at one species
seti-is-all-trace-colors-on-this-species = if you have a red, a yellow and a blue trace at this species
seti-is-traces-on-this-species = if you have { $n } { seti-part-traces } at this species
seti-is-traces-on-other-species = if you have { $n } { seti-part-traces } at the other species
seti-is-traces-of-one-color = if you have { $n } traces of one colour, both species together
seti-is-craft-at = if you have { $n ->
    [one] an orbiter or lander
   *[other] { $n } orbiters or landers
} at { $planet } (moons included)
seti-is-craft-at-one-planet = if you have { $n } orbiters or landers at one planet and its moons
seti-is-craft = if you have { $n } orbiters or landers, moons included
seti-is-orbiters = if you have { $n } orbiters
seti-is-landers = { $moons ->
    [no] if you have { $n } landers on planets, moons not counted
   *[yes] if you have { $n } landers, moons included
}
seti-is-lander-at = if you have a lander on { $planet }
seti-is-orbiter-and-lander-at-one-planet = if you have an orbiter and a lander at one planet, moons included
seti-is-all-of = { $first } and { $second }
seti-is-probe-on = if an own probe is on { seti-part-on }{ $adjacent_to ->
    [none] {""}
   *[other] {" "}next to { $adjacent_to }
}
seti-is-chosen-probe-on = if it is on { seti-part-on }
seti-is-probe-distance-from-earth = if an own probe is { $n } steps or more away from Earth
seti-is-publicity = if you have { $n } publicity
seti-is-score = if you have { $n } points
seti-is-techs = if you have { $n } { seti-part-technologies }
seti-is-hand-empty = if you have no hand cards
seti-is-landed-on = { $or_any_moon ->
    [yes] if this landing is on { $planets } or a moon
   *[none] if this landing is on { $planets }
}
seti-is-researched-tech-taken-before-by-other = if somebody else had this technology before
seti-is-own-signals-in-that-sector = { $exactly ->
    [one] if it is your only signal in that sector
   *[other] if you then have exactly { $exactly } signals in that sector
}
seti-is-own-capsule-at = if an own capsule is at { $planet }
seti-is-earth-sector-has-anomaly = if an anomaly is in the sector of Earth
seti-is-own-trace-on-exofossil-cost-space = if you have a trace on a space that costs exofossils
seti-is-signals-on-oumuamua-by-this-scan = { $n ->
    [one] if this scan has placed a signal on 'Oumuamua
   *[other] if this scan has placed { $n } signals on 'Oumuamua
}
seti-is-own-signals-on-oumuamua-tile = { $n ->
    [one] if you have a signal on 'Oumuamua
   *[other] if you have { $n } signals on 'Oumuamua
}
seti-is-exofossils = if you have { $n } exofossils
seti-is-tucked-income-cards = if { $n } cards lie in your income, the start card not counted
seti-is-completed-missions = if you have completed { $n } missions

## Triggers
seti-on-visit-planet = { $except ->
    [none] { $planet ->
        [none] visit a planet
       *[other] visit { $planet }
    }
   *[other] visit a planet other than { $except }
}
seti-on-visit-asteroids = { $own_turn_only ->
    [yes] visit asteroids in your own turn
   *[none] visit asteroids
}
seti-on-visit-comet = visit a comet
seti-on-move-within-ring = fly within a ring
seti-on-complete-sector = take the last data of a sector
seti-on-launch = launch a probe
seti-on-orbit = orbit a planet
seti-on-land = land
seti-on-orbit-or-land = orbit or land
seti-on-scan = scan
seti-on-research = research a { seti-part-technology }
seti-on-trace = mark a { seti-part-trace }
seti-on-signal = place a signal in a { seti-part-sector }
seti-on-play-card = play a card that costs { $cost ->
    [one] 1 credit
   *[other] { $cost } credits
}
seti-on-discard-for-corner = discard a card for a corner of { seti-part-corner }

## Counts
seti-count-craft-at = own orbiter or lander at { $planet } (moons included)
seti-count-sector-wins = own win in { seti-part-sectors }
seti-count-traces = own { seti-part-trace }
seti-count-techs = own { seti-part-technology }
seti-count-sectors-with-own-signal = sector with an own signal
seti-count-techs-of-kind-just-researched = own technology of that kind, the new one included
seti-count-traces-of-color-just-marked = own trace of that colour, the new one included
seti-count-own-publicity = publicity you have
seti-count-tucked-cards-with-income = card of your income that brings { seti-part-income }
seti-count-shown-hand-cards-with-income = hand card you show that has income of { seti-part-income }
seti-count-shown-hand-cards-with-corner = hand card you show that has a corner of { seti-part-corner }
seti-count-distinct-sectors-marked-by-this-effect = different sector marked by it
seti-count-signals-marked-by-this-scan = signal of this scan in { seti-part-sectors }
seti-count-signals-on-oumuamua-by-this-scan = signal of this scan on 'Oumuamua
seti-count-asteroid-fields-adjacent-to-chosen-probe = asteroid field next to it
seti-count-other-planets-and-comets-in-earth-sector = other planet and comet in the sector of Earth
seti-count-own-traces-on-this-species = own trace at this species
seti-count-own-signals-in-anomaly-sectors = own signal in sectors with an anomaly

## What is printed on a card
seti-type-immediate = Immediate effect
seti-type-conditional-mission = Mission with a condition
seti-type-triggered-mission = Triggered mission
seti-type-end-game-scoring = End-game card
seti-type-sample-mission = Sample mission
seti-type-message = Message
seti-type-exertian = Exertian card
seti-hue-red = red
seti-hue-yellow = yellow
seti-hue-blue = blue
seti-hue-black = black
seti-kind-probe = Probe technology
seti-kind-telescope = Telescope technology
seti-kind-computer = Computer technology
seti-card-cost = cost { $price }
seti-card-free = no cost
seti-card-of-species = card of the species { $species }
seti-card-corner = corner: { $gain }
seti-card-income = income: { $gain }
seti-card-marks = Corner: { $gain }. Sector colour: { $hue }. Income: { $income }.
seti-card-effect = Effect: { $then }.
seti-card-mission = Mission, { $condition }: { $reward }.
seti-card-slot = Slot { $number }: { $trigger } → { $reward }.
seti-card-later = once you have 15 points more: { $then }
seti-card-scoring = End of the game: { $scoring }.
seti-card-danger = Danger { $danger }; at the end of the game { $scoring }.
seti-scores-per = { $points } for each { $count }
seti-scores-if = { $points } { $condition }
seti-scores-best-tile = a gold tile without an own marker counts as if you had one on its least valuable space

## Places explained
seti-about-planet = Planet. Orbit (1 credit, 1 energy): { $orbit }. First orbiter: { $first }.
seti-about-landing = Landing (3 energy; 1 less with any orbiter there, 1 less with the technology): { $landing }. First landers: { $data }.
seti-about-moons = Moons: { $moons }.
seti-about-no-moons = No moons.
seti-about-earth = Probes start here, as a main action for 2 credits. A visit brings no publicity, and nobody orbits or lands.
seti-about-moon = Moon of { $planet }, for one lander with the technology “{ $tech }”. Landing: { $landing }.
seti-about-star = Star of a { seti-part-sector } with { $slots } data. The signal on the second brings 2 points.
seti-about-star-wins = First win: { $first }. Later wins: { $later }.
seti-about-tile = 'Oumuamua takes signals like a star: { $slots } data, 1 point for the first signal and 2 for the third. A signal for its sector can go on it instead.
seti-about-tile-wins = When it is complete everybody with a marker on it gets an exofossil; nobody wins it.
seti-about-tech-probe-limit = You may have two probes in space. At once: launch a probe.
seti-about-tech-probe-asteroids = Coming to asteroids brings 1 publicity, and leaving them costs nothing more.
seti-about-tech-probe-landing = Landing costs you 1 energy less.
seti-about-tech-probe-moon = You may land on moons.
seti-about-tech-telescope-earth = The signal of a scan in the sector of Earth can go to a neighbouring sector. At once: 2 data.
seti-about-tech-telescope-mercury = In a scan: spend 1 publicity for a signal in the sector of Mercury.
seti-about-tech-telescope-hand = In a scan: discard a hand card for a signal in a sector of its colour.
seti-about-tech-telescope-launch = In a scan: spend 1 energy to launch a probe, or take 1 movement.
seti-about-tech-computer-credit = Data in its upper slot bring 2 points, data in its lower slot 1 credit.
seti-about-tech-computer-energy = Data in its upper slot bring 2 points, data in its lower slot 1 energy.
seti-about-tech-computer-card = Data in its upper slot bring 2 points, data in its lower slot 1 card from row or deck.
seti-about-tech-computer-publicity = Data in its upper slot bring 2 points, data in its lower slot 2 publicity.
seti-gold-tech-a = Technologies A
seti-gold-tech-b = Technologies B
seti-gold-mission-a = Missions A
seti-gold-mission-b = Missions B
seti-gold-income-a = Income A
seti-gold-income-b = Income B
seti-gold-other-a = Traces
seti-gold-other-b = Sectors and craft
seti-about-gold-tech-a = a set is one technology of each kind
seti-about-gold-tech-b = a set is any two technologies
seti-about-gold-mission-a = a set is one completed mission
seti-about-gold-mission-b = a set is any two completed missions or end-game cards
seti-about-gold-income-a = a set is one income card each of credits, energy and cards
seti-about-gold-income-b = a set is one income card of credits, or of energy, whichever you have more of
seti-about-gold-other-a = a set is one trace of each colour
seti-about-gold-other-b = a set is a sector win with an orbiter or lander
seti-about-gold = Gold tile: { $first }, { $second } and then always { $third } points for each set; { $set }.
seti-about-species-mascamites = Three samples each lie at Jupiter and Saturn, hidden. Their cards bring them away in capsules; delivered samples pay and open blue spaces.
seti-about-species-anomalies = Three anomalies lie on the outer ring. Whenever Earth comes to the sector of one, whoever has the highest marker in its colour gets its reward.
seti-about-species-oumuamua = A new planet on disc 3 that takes signals too. Exofossils pay for the best spaces.
seti-about-species-centaurians = Their cards cost energy and are answered once you have 15 points more. Each player's message tile brings a reward at its milestone.
seti-about-species-exertians = Everybody holds cards of theirs, played face down, which count at the end. Who is in the greatest danger loses a tenth of all points.
seti-about-column = { $hue }: { $spaces }
seti-about-space-cost = { $price } → { $reward }
seti-about-space-danger = { $reward }, danger { $danger }
seti-about-repeatable = { $reward } (any number of times)
seti-about-sample = Sample { $number }: { $reward }.
seti-about-anomaly = Anomaly, { $hue }: { $first } or { $second }.
seti-about-message-reward = Message reward { $number }: { $reward }.
seti-thing-asteroids = Asteroids
seti-thing-comet = Comet
seti-thing-publicity = Publicity
seti-thing-data = Data
seti-thing-computer = Computer
seti-thing-income = Income
seti-thing-probe = Probe
seti-thing-discovery = Discovery space
seti-thing-milestones = Milestones
seti-thing-exofossils = Exofossils
seti-about-thing-asteroids = Leaving them costs one movement more.
seti-about-thing-comet = Coming to one brings 1 publicity.
seti-about-thing-publicity = At most 10. Research costs 6, buying a card 3.
seti-about-thing-data = Your pool holds 6; the rest is lost. As a free action you put them on your computer from left to right.
seti-about-thing-computer = Six upper slots. The second brings 1 publicity, the fourth lets you use a hand card as income. With all six filled you can analyse: 1 energy, all data on it are gone, and you mark a blue trace.
seti-about-thing-income = Each round from the second brings 3 credits, 2 energy, 1 card and what your income cards show.
seti-about-thing-probe = Launching costs 2 credits, at first one probe in space is the limit, with “{ seti-tech-probe-limit }” two. 1 energy is 1 movement. A probe at a planet can become an orbiter or a lander.
seti-about-thing-discovery = The left one brings 5 points and 1 publicity, the right one 3 points and 1 publicity. With all three of a species marked it is discovered at the end of the turn. The overflow space brings 3 points.
seti-about-thing-milestones = At 25, 50 and 70 points you mark a gold tile. At 20 and 30 points a neutral marker goes to the first free discovery space, as long as there are any.
seti-about-thing-exofossils = They pay for spaces of 'Oumuamua and for what its cards offer.
seti-about-danger = Played Exertian cards and markers on the Exertians' board add up. At the end whoever has most loses a tenth of all points.
seti-chapter-probes = Rulebook: probes, pages 8–10
seti-chapter-signals = Rulebook: nearby stars, pages 12–13
seti-chapter-computer = Rulebook: data, page 14
seti-chapter-cards = Rulebook: playing cards, page 15
seti-chapter-techs = Rulebook: technologies, pages 16–17
seti-chapter-gold = Rulebook: gold tiles, pages 18 and 21
seti-chapter-income = Rulebook: income, pages 4 and 19
seti-chapter-traces = Rulebook: species, pages 10 and 20
seti-chapter-species = Rulebook: the sheet of the species
