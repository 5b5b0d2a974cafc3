# SETI
#
# Families of messages, by how their ids begin:
#   planet- target- star- tech- place- color- spot- species- space- direction- step- resource- gain-   the vocabulary
#   points-   categories of the score
#   ask- help- do- event- why-   questions, what they mean, answers, what happened, why an answer is not possible
#   amount-   an amount of something
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
seti-planet-oumuamua = ʻOumuamua
seti-planet-earth = Earth
seti-sight-empty = empty space
seti-sight-asteroids = asteroids
seti-sight-comet = comet
seti-sight-mercury = { seti-planet-mercury }
seti-sight-venus = { seti-planet-venus }
seti-sight-mars = { seti-planet-mars }
seti-sight-jupiter = { seti-planet-jupiter }
seti-sight-saturn = { seti-planet-saturn }
seti-sight-uranus = { seti-planet-uranus }
seti-sight-neptune = { seti-planet-neptune }
seti-sight-oumuamua = { seti-planet-oumuamua }
seti-sight-earth = { seti-planet-earth }
seti-target-mercury = Mercury
seti-target-venus = Venus
seti-target-mars = Mars
seti-target-jupiter = Jupiter
seti-target-saturn = Saturn
seti-target-uranus = Uranus
seti-target-neptune = Neptune
seti-target-oumuamua = ʻOumuamua
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
seti-star-barnards-star = Barnard’s Star
seti-star-kepler-22 = Kepler 22
seti-star-proxima-centauri = Proxima Centauri
seti-star-61-virginis = 61 Virginis
seti-star-beta-pictoris = Beta Pictoris
seti-star-oumuamua = ʻOumuamua
seti-tech-probe-limit = Second probe
seti-tech-probe-asteroids = Asteroid flight
seti-tech-probe-landing = Cheap landing
seti-tech-probe-moon = Moon landing
seti-tech-telescope-earth = View beside Earth
seti-tech-telescope-mercury = View towards Mercury
seti-tech-telescope-hand = Signal with a card from hand
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
seti-species-oumuamua = ʻOumuamua
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
seti-step-earth = Signal in Earth’s sector
seti-step-row = Signal with a card from the row
seti-step-mercury = Signal in Mercury’s sector
seti-step-hand = Signal with a card from hand
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
seti-points-gold = Gold scoring tiles
seti-points-species = Exertian cards
seti-points-danger = Danger

## Questions
seti-ask-first-income = Which card do you tuck as your first income? (all choose at the same time)
seti-ask-main-action = What is your main action? Free actions can come before it.
seti-ask-end-turn = Your main action is done. Any more free actions, or do you end your turn?
seti-ask-pick-stack-card = Which card from the end-of-round stack do you take?
seti-ask-take-card = Which card do you take: one from the row, or the top card of the deck?
seti-ask-take-species-card = Which card of this species do you take: the face-up one, or the top card of its deck?
seti-ask-increase-income = { $own ->
    [0] You have no card to tuck for income. Do you get one first, by a free action?
   *[other] Which card do you tuck for income?
}
seti-ask-discard-cards = { $count ->
    [one] Which card do you discard?
   *[other] Which { $count } cards do you discard?
}
seti-ask-move =
    { $count ->
        [one] 1 movement: where do you move?
       *[other] { $count } movement: where do you move?
    }
seti-ask-move-instead = Do you take 1 movement instead of 1 publicity?
seti-ask-launch = Do you launch a probe?
seti-ask-land = { $own ->
    [0] None of your probes is at a planet. Do you move one there first?
   *[other] Where do you land?
}
seti-ask-claim-data = Which data bonus does your lander cover?
seti-ask-remove-orbiter = Which orbiter do you remove?
seti-ask-remove-lander = Which lander do you remove?
seti-ask-choose-probe = Which of your probes do you choose?
seti-ask-research = Which technology do you research?
seti-ask-install = Where on your computer do you put “{ $tech }”?
seti-ask-scan = Do you scan nearby stars?
seti-ask-scan-step = { $own ->
    [1] Scan: you lack something for a telescope technology. Do you provide it first, by free actions?
   *[other] Scan: what next?
}
seti-ask-signal = { $count ->
    [one] Where do you place the signal?
   *[other] Where do you place the next of { $count } signals?
}
seti-ask-signal-by-row-card =
    { $count ->
        [one] Which card from the row do you discard for a signal in its colour?
       *[other] Which card from the row do you discard for a signal in its colour? { $count } to go.
    }
seti-ask-signal-by-hand-card = { $own ->
    [0] You have no card to discard for a signal. Do you get one first, by a free action?
   *[other] { $count ->
        [one] Which card from hand do you discard for a signal in its colour?
       *[other] Which card from hand do you discard for a signal in its colour? Up to { $count }.
    }
}
seti-ask-signal-by-probe = Which probe’s sector gets a signal?
seti-ask-evaluate-sector = Several sectors are complete: which one is evaluated next?
seti-ask-trace = Where do you mark the trace?
seti-ask-fill-slot = Which mission slot do you fill?
seti-ask-mark-task = Which task do you mark as done?
seti-ask-show-cards = { $own ->
    [1] You have no matching card to show. Do you take one from the row first?
   *[other] How many matching cards from your hand do you show?
}
seti-ask-reveal-cards = { $count ->
    [one] Which card do you show?
   *[other] Which { $count } cards do you show?
}
seti-ask-choose-one = Which of the two do you choose?
seti-ask-may-pay-exofossil = { $own ->
    [0] You have no exofossil. Do you get one first, by a free action?
   *[other] Do you spend an exofossil?
}
seti-ask-split-for-corner = Which of these cards do you discard for its corner?
seti-ask-split-for-income = Which of these cards do you discard for its income?
seti-ask-take-sample = Which sample do you collect?
seti-ask-use-sample = Which sample’s reward do you gain?
seti-ask-sample-planet = { $own ->
    [0] None of your probes is at any samples. Do you move one there first?
   *[other] Which planet’s samples do you look at?
}
seti-ask-meet-condition = The condition of the card is not met. Do you meet it first, by free actions?
seti-ask-receive-data = { $lost ->
    [one] Your data pool is full, 1 data would be lost. Do you place data on your computer first?
   *[other] Your data pool is full, { $lost } data would be lost. Do you place data on your computer first?
}
seti-ask-deliver-sample = Which sample do you deliver?
seti-ask-mark-gold = Which gold scoring tile do you mark?
seti-ask-choose-message-reward = You have reached your message milestone: which reward do you take?
seti-ask-play-exertian = { $credit ->
    [0] Which Exertian card do you play face down?
    [one] Which Exertian card do you play face down for 1 credit?
   *[other] Which Exertian card do you play face down for { $credit } credits?
}
seti-ask-play-exertian-now = Which Exertian card do you play face down right away?

## What a question means
seti-help-first-income = From now on the card is tucked in your income and gives the resource in its lower right corner: once now, and at the start of each round from the second on.
seti-help-main-action = Each turn has one main action: launch, orbit, land, scan, analyse, play a card, research, or pass. Free actions are possible before, during and after it. Once you pass, you are out until the end of the round.
seti-help-end-turn = You may take free actions until you end your turn. Then milestones and discoveries are resolved, and the next player takes a turn.
seti-help-pick-stack-card = Whoever passes takes a card from this round’s stack. The earlier you pass, the more there is to choose from; the last card is discarded.
seti-help-take-card = A card taken from the row is replaced at once. Nobody else sees what you draw from the deck.
seti-help-take-species-card = The face-up card is replaced from the species deck. These cards count as cards in hand.
seti-help-increase-income = You gain the resource in the card’s lower right corner now and at the start of each round. You may also decline.
seti-help-discard-cards = Cards are discarded as the price of an exchange, or down to four when you pass.
seti-help-move = Each step leads to an adjacent space, never through the Sun. Leaving asteroids costs 1 extra movement. Each visit to a comet or a planet other than Earth gives 1 publicity. Unused movement is lost.
seti-help-move-instead = For the rest of this turn, each planet visit may give you 1 movement instead of 1 publicity.
seti-help-launch = The probe starts on Earth for free. The probe limit applies unless the card says otherwise.
seti-help-land = Landing is free here. Moons need their technology unless the card says otherwise. You may also decline.
seti-help-claim-data = The first landers on a planet each cover a data bonus and gain it.
seti-help-remove-orbiter = The orbiter goes back to your supply; only then do you get the rest of the card.
seti-help-remove-lander = The lander goes back to your supply; only then do you get the rest of the card.
seti-help-choose-probe = The card applies to this probe’s space.
seti-help-research = You take a technology you do not have yet. The first one of a stack gives 2 points; you gain the bonus on the tile at once.
seti-help-install = A computer technology goes on any free computer slot. Data already there stay and give nothing. New data on the upper slot give 2 points, on the lower slot what the technology says.
seti-help-scan = The card pays for the scan: two signals, plus your telescope technologies at their own cost. You may also decline.
seti-help-scan-step = Scanning places a signal in Earth’s sector and one with a card from the row, in any order, and uses each of your telescope technologies once at its own cost. The row is refilled afterwards.
seti-help-signal = Your marker replaces the leftmost data of the sector, and the data go to your pool. The second slot gives 2 points. Taking the last data completes the sector.
seti-help-signal-by-row-card = The card is discarded; the signal goes to one of the two sectors of its colour.
seti-help-signal-by-hand-card = The card is discarded; the signal goes to one of the two sectors of its colour.
seti-help-signal-by-probe = Choose different probes, up to the number on the card, no matter whose they are, and place a signal in the sector of each.
seti-help-evaluate-sector = Everybody with a marker there gains 1 publicity. Whoever has the most markers wins the sector; in a tie, whoever placed the last one. Whoever has the second most leaves one marker behind.
seti-help-trace = At a hidden species discovery spaces come first: its overflow space opens once both discovery spaces of the colour are taken. At a discovered species you choose any free space of the colour, or its overflow space, which is always open.
seti-help-fill-slot = One event fills one slot, and you gain its reward at once. You may also decline. With all slots filled the mission is complete.
seti-help-mark-task = One event marks one task, even where it fits several objectives. An objective is completed once all its tasks are marked; at the end of your turn you collect it and reveal the next one.
seti-help-show-cards = Everybody sees the cards. They stay in your hand.
seti-help-reveal-cards = Everybody sees the cards. They stay in your hand.
seti-help-choose-one = The card gives one of two things.
seti-help-may-pay-exofossil = The exofossil goes back to the supply.
seti-help-split-for-corner = Of the cards just drawn one is discarded for its corner, one for its income, and one you keep.
seti-help-split-for-income = Of the two cards left one is discarded for its income, the other you keep.
seti-help-take-sample = You have looked at the samples of this planet. One becomes a capsule, which flies like a probe; only you know what is in it.
seti-help-use-sample = You have looked at the samples of this planet. You gain the reward of the one you choose and put it back.
seti-help-sample-planet = When the Mascamites were discovered, three samples were placed at Jupiter and three at Saturn.
seti-help-meet-condition = The condition is checked now. Free actions are possible during the main action too: if they meet it, the card goes on by itself. Otherwise you decline this part of the card.
seti-help-receive-data = Your data pool holds 6 data. What you place on your computer makes room; you discard the excess.
seti-help-deliver-sample = The sample is revealed and you gain its reward; then it opens the next blue space on the Mascamite board.
seti-help-mark-gold = At 25, 50 and 70 points you mark a gold scoring tile on its best free space. At the end it gives that many points for each set you have.
seti-help-choose-message-reward = Nobody else can take the reward you choose.
seti-help-play-exertian = At the end it gives its points if its condition is met; its danger counts in any case. You may decline, but you cannot do it later.
seti-help-play-exertian-now = For each of your markers on the discovery spaces you may play one card right away.

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
seti-do-trace = Mark a { $color } trace: { $place }, { $spot }
seti-do-take = Take { $card }
seti-do-draw = Draw the top card of the deck
seti-do-tuck = Tuck { $card } for income
seti-do-discard = Discard { $card }
seti-do-keep = Keep { $card }
seti-do-fly = From { $space }: { $direction }
seti-do-carry = Capsule with sample { $sample }: { $direction }
seti-do-probe = Probe: { $space }
seti-do-claim = Take { $count } data
seti-do-fill = Fill { $slot }
seti-do-mark-task = Mark { $task }
seti-do-choose =
    { $option ->
        [1] First option
       *[other] Second option
    }
seti-do-evaluate = Evaluate { $star }
seti-do-mark =
    { $tile ->
        [1] Mark the technology tile
        [2] Mark the mission tile
        [3] Mark the income tile
       *[other] Mark the “other” tile
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
seti-do-reveal = Show { $card }
seti-do-go-on = Go on, discard the excess
seti-do-instead = Take 1 movement
seti-do-burn = Spend 1 energy for 1 movement
seti-do-corner = Discard { $card } for its corner
seti-do-store = Place data on the computer
seti-do-store-below = Place data on the lower slot: { $place }
seti-do-finish = Complete { $card }
seti-do-exchange = Exchange 2 { $resource } for 1 { $gain }
seti-do-buy-card = Buy a card for 3 publicity
seti-do-decline = Decline
seti-do-end-turn = End your turn
seti-give-up-orbiter = Remove the orbiter at { $planet }
seti-give-up-lander = Remove the lander on { $target }
seti-look-at-samples = Look at the samples at { $planet }

## What happened
# Somebody in the middle of a sentence, and whose something is at its beginning
seti-part-player = { $side ->
    [rival] the rival
   *[none] { $player }
}
seti-part-of-player = { $side ->
    [rival] The rival’s
   *[none] { $player }’s
}
seti-event-round-begun = Round { $round }
seti-event-turn-begun =
    { $you ->
        [yes] Your turn
       *[no] { seti-part-of-player } turn
    }
seti-event-passed = { $you ->
    [yes] You pass.
   *[no] { $player } passes.
}
seti-event-sky-turned =
    { $count ->
        [one] The solar system rotates: the top disc.
        [2] The solar system rotates: the two upper discs.
       *[other] The solar system rotates: all three discs.
    }
seti-event-game-ended = { $you ->
    [yes] The game is over: you win with { $points ->
        [one] 1 point
       *[other] { $points } points
    }!
   *[no] The game is over: { seti-part-player } wins with { $points ->
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
seti-event-data-lost =
    { $you ->
        [yes] Your data pool is full: { $count } data lost.
       *[no] { seti-part-of-player } data pool is full: { $count } data lost.
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
seti-event-row-refilled = New in the row: { $card }.
seti-event-card-discarded = { $you ->
    [yes] You discard { $card }.
   *[no] { $player } discards { $card }.
}
seti-event-card-tucked =
    { $you ->
        [yes] You tuck { $card } for income.
       *[no] { $player } tucks { $card } for income.
    }
seti-event-income-chosen = { $you ->
    [yes] { $count ->
        [0] You choose { $card } for your first income.
       *[other] You choose { $card } for your first income and draw { $other_card }.
    }
   *[no] { $known ->
        [yes] { $player } chooses { $card } for the first income.
       *[no] { $player } has chosen a card for the first income.
    }
}
seti-event-income-card-drawn = { $you ->
    [yes] You draw a card.
   *[no] { $player } draws a card.
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
seti-event-flown =
    { $you ->
        [yes] You move a probe: { $sight } ({ $space }).
       *[no] { $player } moves a probe: { $sight } ({ $space }).
    }
seti-event-carried =
    { $you ->
        [yes] You move a capsule: { $sight } ({ $space }).
       *[no] { $player } moves a capsule: { $sight } ({ $space }).
    }
seti-event-pushed =
    { $you ->
        [yes] A disc pushes your probe: { $sight } ({ $space }).
       *[no] A disc pushes { seti-part-player }’s probe: { $sight } ({ $space }).
    }
seti-event-capsule-pushed =
    { $you ->
        [yes] A disc pushes your capsule: { $sight } ({ $space }).
       *[no] A disc pushes { seti-part-player }’s capsule: { $sight } ({ $space }).
    }
seti-event-orbited =
    { $you ->
        [yes] You now have an orbiter at { $planet }.
       *[no] { $player } now has an orbiter at { $planet }.
    }
seti-event-landed = { $you ->
    [yes] You land on { $target }.
   *[no] { $player } lands on { $target }.
}
seti-event-craft-removed =
    { $you ->
        [yes] You remove an orbiter or lander at { $target }.
       *[no] { $player } removes an orbiter or lander at { $target }.
    }
seti-event-scan-begun = { $you ->
    [yes] You scan nearby stars.
   *[no] { $player } scans nearby stars.
}
seti-event-signal-placed = { $you ->
    [yes] You place a signal: { $star }.
   *[no] { $player } places a signal: { $star }.
}
seti-event-sector-won =
    { $you ->
        [yes] The { $star } sector is complete: you win it.
       *[no] The { $star } sector is complete: { seti-part-player } wins it.
    }
seti-event-tile-completed =
    { $you ->
        [yes] { $star } is complete: you took part.
       *[no] { $star } is complete: { seti-part-player } takes part.
    }
seti-event-data-stored =
    { $you ->
        [yes] You place data on slot { $count } of your computer.
       *[no] { $player } places data on slot { $count } of the computer.
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
seti-event-neutral-trace-found = Another research group finds a { $color } trace: { $place }.
seti-event-species-discovered = A species is discovered: { $species }!
seti-event-gold-marked =
    { $you ->
        [yes]
            You mark the { $tile ->
                [1] technology
                [2] mission
                [3] income
               *[other] “other”
            } gold scoring tile.
       *[no]
            { $player } marks the { $tile ->
                [1] technology
                [2] mission
                [3] income
               *[other] “other”
            } gold scoring tile.
    }
seti-event-anomaly-triggered = { $you ->
    [yes] Earth meets the { $color } anomaly: its reward is yours.
   *[no] Earth meets the { $color } anomaly: its reward goes to { seti-part-player }.
}
seti-event-sample-taken =
    { $you ->
        [yes] You collect sample { $sample } from { $planet }.
       *[no]
            { $known ->
                [yes] { $player } collects sample { $sample } from { $planet }.
               *[no] { $player } collects a sample from { $planet }.
            }
    }
seti-event-sample-delivered = { $you ->
    [yes] You deliver sample { $sample }.
   *[no] { $player } delivers sample { $sample }.
}
seti-event-message-answered =
    { $you ->
        [yes] Your message is answered: { $card }.
       *[no] { seti-part-of-player } message is answered: { $card }.
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
seti-event-exertian-revealed =
    { $you ->
        [yes] You reveal { $card }.
       *[no] { $player } reveals { $card }.
    }
seti-event-objective-revealed = A new objective is revealed: { $objective }.
seti-task-named = { $task }, { $text }
seti-event-task-marked = { $you ->
    [yes] You mark a task: { $task }.
   *[no] { $player } marks a task: { $task }.
}
seti-event-objective-completed = { $you ->
    [yes] You complete objective { $objective }.
   *[no] { $player } completes objective { $objective }.
}
seti-event-objectives-paid = { $you ->
    [yes] You hand in { $count ->
        [one] 1 completed objective
       *[other] { $count } completed objectives
    } for this round.
   *[no] { $player } hands in { $count ->
        [one] 1 completed objective
       *[other] { $count } completed objectives
    } for this round.
}
seti-event-objectives-missed = { $count ->
    [one] 1 completed objective is
   *[other] { $count } completed objectives are
} missing for this round: the rival advances { $progress } spaces.
seti-event-objectives-left = { $count ->
    [one] 1 objective is
   *[other] { $count } objectives are
} left uncompleted: the rival gains { $points } points.

# The rival of a game alone
seti-event-action-card-revealed = { $player } reveals action card { $action_card }.
seti-event-action-card-replaced = { $action_card } takes the place of this card for good.
seti-event-action-barred = { $count ->
    [-1] { $attempt } is not possible: { $obstacle }.
   *[other] { $attempt } is not possible: { $obstacle } ({ $count }).
}
seti-event-action-chosen = { $attempt } is possible, so { seti-part-player } does that.
seti-event-sector-chosen = { $player } chooses { $star }: { $ground }.
seti-event-tech-chosen = { $player } chooses the technology “{ $tech }”: { $ground }.
seti-event-tech-spent = { $player } discards a technology: { $tech }.
seti-event-planet-missed = { $planet } is out of reach.
seti-event-planet-chosen = { $count ->
    [0] { $planet } is the first planet in reach; the way there brings no publicity.
   *[other] { $planet } is the first planet in reach; the best way there brings { $count } publicity.
}
seti-event-craft-chosen = { $player } chooses { $target }: { $ground }.
seti-event-trace-chosen = { $player } chooses a { $color } trace, { $place }, { $spot }: { $ground }.
seti-event-gold-chosen = { $player } chooses gold scoring tile { $tile }: { $ground }.
seti-event-gold-left = { $player } marks no gold scoring tile: the first space is taken on all of them.
seti-event-message-chosen = { $player } chooses message reward { $reward }: { $ground }.
seti-event-message-sent = { $player } puts a message tile at { $points } points.
seti-event-sample-exposed = Sample { $sample } is turned up and opens the next blue space.
seti-event-progressed = { $player } progresses { $count ->
    [one] 1 space
   *[other] { $count } spaces
}: { $cause }.
seti-event-reinforced = { $player } grows stronger: a card of the reinforcement deck goes on its action deck, which now holds { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
seti-event-action-deck-empty = { $player } has no action card left.
seti-event-stack-card-removed = { $player } removes { $card } from the end-of-round stack.

## Why not
seti-why-cannot-pay = It costs { seti-part-price }, and you have { seti-part-purse }.
seti-why-probe-limit =
    { $count ->
        [one] You already have a probe in space, and your limit is one.
       *[other] You already have { $count } probes in space, which is your limit.
    }
seti-why-no-probe-there = None of your probes is there.
seti-why-needs-moon-technology = Moons need the technology “{ $tech }”.
seti-why-moon-taken = The moon has room for only one lander, and there is one already.
seti-why-computer-not-full = { $count ->
    [one] 1 upper slot of your computer is empty.
   *[other] { $count } upper slots of your computer are empty.
}
seti-why-too-little-publicity = It costs { $price } publicity, and you have { $publicity }.
seti-why-main-action-done = You have already taken your main action this turn.
seti-why-no-probe-in-space = You have no probe in space.
seti-why-no-hand-card = You have no card in hand.
seti-why-no-data = Your data pool is empty.
seti-why-computer-full = All upper slots of your computer are filled: analyse your data first.
seti-why-upper-slot-empty = The slot above it must be filled first.
seti-why-lower-slot-filled = There are already data on it.
seti-why-condition-open = Its condition is not met yet.
seti-why-slots-open = It is completed once all its slots are filled.
seti-why-too-few-to-exchange = You need two of the same resource to exchange, and you have { $count }.
seti-why-technology-owned = You have it already.
seti-why-no-technology-left = Its stack is empty.
seti-why-other-kind = It is not the kind of technology the card gives.
seti-why-nobody-has-it = The card needs a technology another player already has; nobody has this one yet.

# What is missing
seti-missing-credit = { $count ->
    [one] 1 more credit
   *[other] { $count } more credits
}
seti-missing-energy = { $count } more energy
seti-missing-publicity = { $count } more publicity
seti-missing-card = { $count ->
    [one] 1 more card
   *[other] { $count } more cards
}

## The position
seti-before-rounds = Before the first round
seti-label-wins = Sector wins
seti-label-rotation = Rotation
seti-label-anomalies = Anomalies
seti-label-samples = Samples
seti-label-milestones = Milestones
seti-label-planets = Planets
seti-label-techs = Technologies
seti-label-row = Card row
seti-label-stack = End-of-round stack
seti-label-cards = Cards
seti-label-gold = Gold scoring tiles
seti-label-messages = Messages
seti-label-rival = Rival
seti-label-difficulty = Difficulty
seti-label-progress = Progress
seti-label-next-tech = Next technology
seti-label-species = Species
seti-label-pool = Data pool
seti-label-tech-counts = Technologies by kind
seti-label-reinforcement = Reinforcement
seti-label-revealed = Revealed
seti-label-arrow = Decision arrow
seti-label-own = You
seti-label-probes = Probes
seti-label-income = Income
seti-label-computer = Computer
seti-label-missions = Missions
seti-label-objectives = Objectives
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
seti-first-pass = the first to pass rotates it
seti-samples-at = { $count } at { $planet }
seti-samples-known = { $samples } (known to you: { $known })
seti-neutral-markers =
    { $count ->
        [one] 1 discovery milestone at { $points }
       *[other] { $count } discovery milestones at { $points }
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
seti-has-hand =
    { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
seti-has-species-cards = including { $count ->
    [one] 1 species card
   *[other] { $count } species cards
}
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
seti-rival-messages = { $count ->
    [one] 1 message tile in reserve
   *[other] { $count } message tiles in reserve
}
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

## Amounts
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
seti-amounts = { $first }, { $rest }
seti-names = { $first }, { $rest }
seti-either = { $first } or { $rest }
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
seti-effects = { $first }; { $rest }
seti-effect-draw = { $n ->
    [one] draw 1 card
   *[other] draw { $n } cards
}
seti-effect-take-card =
    { $n ->
        [one] take 1 card from the row or deck
       *[other] take { $n } cards from the row or deck
    }
seti-effect-corner-of-taken-card = gain its corner reward; it stays in your hand
seti-effect-row-corners = discard the row and gain every corner reward
seti-effect-take-whole-row = take all cards from the row
seti-effect-draw-and-split = draw 3 cards: discard one for its corner and one for its income, keep one
seti-effect-return-this-card-to-hand = this card goes back to your hand
seti-effect-species-card = { $n ->
    [one] 1 card of this species
   *[other] { $n } cards of this species
}
seti-effect-increase-income =
    { $card ->
        [this_card] tuck this card for income
       *[other]
            { $n ->
                [one] tuck a card from hand for income
               *[other] tuck up to { $n } cards from hand for income
            }
    }
seti-effect-move = { seti-amount-move }
seti-effect-move-per = 1 movement for each { $count }
seti-effect-launch =
    { $n ->
        [one] launch a probe
       *[other] launch { $n } probes
    }{ $ignore_limit ->
        [yes] { " " }(ignore the probe limit)
       *[none] { "" }
    }
seti-effect-land =
    land for free{ $moon_without_tech ->
        [yes] , on a moon even without the technology
       *[none] { "" }
    }{ $occupied_ok ->
        [yes] , even where there is a lander; you still gain the covered bonus
       *[none] { "" }
    }
seti-effect-orbit-or-land = orbit or land for free
seti-effect-remove-own =
    { $what ->
        [orbiter] remove one of your orbiters: { $then }
       *[lander] remove one of your landers (also from a moon): { $then }
    }
seti-effect-choose-probe = choose one of your probes in space: { $then }
seti-effect-choose-one = choose one: ({ $first }) or ({ $second })
seti-effect-rotate = rotate the solar system
seti-effect-research =
    research { $only_if_taken_by_other ->
        [yes] a technology that another player has
       *[none] a { seti-part-technology }
    }{ $tile_bonus ->
        [no] , without the bonus on its tile
       *[none] { "" }
    }
seti-effect-scan = scan for free
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
seti-effect-trace =
    { $n ->
        [one] 1 { seti-part-trace }
       *[other] { $n } { seti-part-traces }
    }{ $color ->
        [any] { " " }of any colour
       *[other] { "" }
    }{ $species ->
        [with_own_same_color] , at a species where you already have one of this colour
        [species_of_condition] , at that species
       *[any] { "" }
    }
seti-effect-gain-per = { $gain } for each { $count }
seti-effect-this-turn =
    { $limit ->
        [once_per_planet] this turn, once per planet, when you { $trigger }: { $then }
       *[once] once this turn, when you { $trigger }: { $then }
    }
seti-effect-turn-rule = this turn { $rule }
seti-effect-if = { $condition }: { $then }
seti-effect-pay = spend { $price }
seti-effect-may-pay = { $repeat ->
    [any] as often as you like: spend { $price } for { $then }
   *[none] you may spend { $price } for { $then }
}
seti-effect-collect-sample = collect a sample of that planet
seti-effect-sample-reward =
    { $planet ->
        [none] look at the samples at Jupiter or Saturn: gain the reward of one and put it back
       *[with_own_probe] look at the samples at a planet where you have a probe: gain the reward of one and put it back
    }
seti-effect-resolve-sample =
    { $times ->
        [one] gain the sample’s reward
       *[other] gain the sample’s reward { $times } times
    }
seti-effect-sample-token-reward = the reward of the sample here
seti-effect-next-anomaly-reward = the next anomaly’s reward
seti-effect-message-marker = a message marker { $ahead } points ahead of you

## Steps that no card names
seti-pending-discard = { $n ->
    [one] discard 1 card
   *[other] discard { $n } cards
}
seti-pending-install = install the technology
seti-pending-fill-slot = fill a mission slot
seti-pending-mark-task = mark a task
seti-pending-milestone = milestone
seti-pending-discovery = discovery
seti-pending-more = the rest of the card

## Places of signals
seti-where-color = in a { seti-part-sector }
seti-where-star = in the { $star } sector
seti-where-planet-sector = in { $planet }’s sector
seti-where-own-probe-sector =
    { $n ->
        [one] in a sector where you have a probe
       *[other] in a single sector where you have a probe
    }
seti-where-own-probe-sector-and-neighbors = in a sector where you have a probe and 1 in each of the two adjacent sectors
seti-where-chosen-probes = per probe, in the sectors of up to { $max_probes } probes (no matter whose)
seti-where-any-sector =
    { $same_sector ->
        [yes] in a single sector of your choice
       *[none] in any sector
    }
seti-where-row-card =
    { $n ->
        [one] by discarding a card from the row, in a sector of its colour
       *[other] by discarding cards from the row, each in a sector of its colour
    }
seti-where-hand-card =
    { $n ->
        [one] by discarding a card from hand, in a sector of its colour
       *[other] by discarding cards from hand, each in a sector of its colour
    }
seti-where-deck-card =
    { $n ->
        [one] by discarding the top card of the deck, in a sector of its colour
       *[other] by discarding the top cards of the deck, each in a sector of its colour
    }
seti-where-next-anomaly-sector = in the next anomaly’s sector
seti-where-oumuamua-sector-or-tile = on ʻOumuamua or in its sector

## Rules of a turn
seti-rule-planet-visit-move-instead-of-publicity = a planet visit may give 1 movement instead of 1 publicity
seti-rule-no-asteroid-exit-cost = leaving asteroids costs no extra movement
seti-rule-no-publicity-from-moving-probes = moving probes gives no publicity

## Conditions
seti-is-sector-wins =
    if you have { $n ->
        [one] 1 sector win
       *[other] { $n } sector wins
    } in { seti-part-sectors }
seti-is-wins-in-one-sector = if you have { $n } sector wins in the same sector
seti-is-sectors-with-own-signal = if you have signals in { $n } different sectors
seti-is-traces = if you have { $n } { seti-part-traces } across both species
seti-is-trace-on-each-species = if you have a { seti-part-trace } at each of the two species
seti-is-all-trace-colors-on-one-species = if you have a red, a yellow and a blue trace at one species
seti-is-all-trace-colors-on-this-species = if you have a red, a yellow and a blue trace at this species
seti-is-traces-on-this-species = if you have { $n } { seti-part-traces } at this species
seti-is-traces-on-other-species = if you have { $n } { seti-part-traces } at the other species
seti-is-traces-of-one-color = if you have { $n } traces of one colour across both species
seti-is-craft-at = if you have { $n ->
    [one] an orbiter or lander
   *[other] { $n } orbiters or landers
} at { $planet } (moons included)
seti-is-craft-at-one-planet = if you have { $n } orbiters or landers at one planet and its moons
seti-is-craft = if you have { $n } orbiters or landers, moons included
seti-is-orbiters = if you have { $n } orbiters
seti-is-landers =
    { $moons ->
        [no] if you have { $n } landers on planets (not moons)
       *[yes] if you have { $n } landers (moons included)
    }
seti-is-lander-at = if you have a lander on { $planet }
seti-is-orbiter-and-lander-at-one-planet = if you have an orbiter and a lander at one planet, moons included
seti-is-all-of = { $first } and { $second }
seti-is-probe-on =
    if one of your probes is on { seti-part-on }{ $adjacent_to ->
        [none] { "" }
       *[other] { " " }next to { $adjacent_to }
    }
seti-is-chosen-probe-on = if it is on { seti-part-on }
seti-is-probe-distance-from-earth = if one of your probes is { $n } or more spaces from Earth
seti-is-publicity = if you have { $n } publicity
seti-is-score = if you have { $n } points
seti-is-techs = if you have { $n } { seti-part-technologies }
seti-is-hand-empty = if you have no cards in hand
seti-is-landed-on = { $or_any_moon ->
    [yes] if this landing is on { $planets } or a moon
   *[none] if this landing is on { $planets }
}
seti-is-researched-tech-taken-before-by-other = if another player already had this technology
seti-is-own-signals-in-that-sector = { $exactly ->
    [one] if it is your only signal in that sector
   *[other] if you then have exactly { $exactly } signals in that sector
}
seti-is-own-capsule-at = if one of your capsules is at { $planet }
seti-is-earth-sector-has-anomaly = if there is an anomaly in Earth’s sector
seti-is-own-trace-on-exofossil-cost-space = if you have a trace on a space that costs exofossils
seti-is-signals-on-oumuamua-by-this-scan = { $n ->
    [one] if this scan has placed a signal on ʻOumuamua
   *[other] if this scan has placed { $n } signals on ʻOumuamua
}
seti-is-own-signals-on-oumuamua-tile = { $n ->
    [one] if you have a signal on ʻOumuamua
   *[other] if you have { $n } signals on ʻOumuamua
}
seti-is-exofossils = if you have { $n } exofossils
seti-is-tucked-income-cards = if you have tucked { $n } cards for income, not counting the starting one
seti-is-completed-missions = if you have completed { $n } missions

## Triggers
seti-on-visit-planet = { $other_than ->
    [none] { $planet ->
        [none] visit a planet
       *[other] visit { $planet }
    }
   *[other] visit a planet other than { $other_than }
}
seti-on-visit-asteroids = { $own_turn_only ->
    [yes] visit asteroids in your own turn
   *[none] visit asteroids
}
seti-on-visit-comet = visit a comet
seti-on-move-within-ring = move within a ring
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
seti-on-discard-for-corner = discard a card for a { seti-part-corner } corner
seti-on-orbit-or-land-at = orbit or land at { $planets }
seti-on-win-sector = win a { seti-part-sector }
seti-on-complete-mission = complete a mission
seti-reach-publicity = have { $n } publicity
seti-reach-score = have { $n } points
seti-reach-data-in-pool = have { $n } data in the pool

## Counts
seti-count-craft-at = of your orbiters and landers at { $planet } (moons included)
seti-count-sector-wins = of your sector wins in { seti-part-sectors }
seti-count-traces = { seti-part-trace } you have
seti-count-techs = { seti-part-technology } you have
seti-count-sectors-with-own-signal = sector where you have a signal
seti-count-techs-of-kind-just-researched = technology you have of that kind, including the new one
seti-count-traces-of-color-just-marked = trace you have of that colour, including the new one
seti-count-publicity = publicity you have
seti-count-tucked-cards-with-income = card tucked in your income with { seti-part-income }
seti-count-shown-hand-cards-with-income = card you show from hand with { seti-part-income } income
seti-count-shown-hand-cards-with-corner = card you show from hand with a { seti-part-corner } corner
seti-count-distinct-sectors-marked-by-this-effect = different sector you place one in
seti-count-signals-marked-by-this-scan = signal placed by this scan in { seti-part-sectors }
seti-count-signals-on-oumuamua-by-this-scan = signal placed by this scan on ʻOumuamua
seti-count-asteroid-fields-adjacent-to-chosen-probe = asteroid field next to it
seti-count-other-planets-and-comets-in-earth-sector = other planet or comet in Earth’s sector
seti-count-traces-on-this-species = trace you have at this species
seti-count-own-signals-in-anomaly-sectors = signal you have in sectors with an anomaly

## What is printed on a card
seti-type-immediate = Immediate effect
seti-type-conditional-mission = Conditional mission
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
seti-card-of-species = { $species } card
seti-card-corner = corner: { $gain }
seti-card-income = income: { $gain }
seti-card-marks = Corner: { $gain }. Sector colour: { $hue }. Income: { $income }.
seti-card-effect = Effect: { $then }.
seti-card-mission = Mission, { $condition }: { $reward }.
seti-card-slot = Slot { $number }: { $trigger } → { $reward }.
seti-card-later = once you reach the message marker: { $then }
seti-card-scoring = End of the game: { $scoring }.
seti-card-danger = Danger { $danger }; at the end of the game: { $scoring }.
seti-scores-per = { $points } for each { $count }
seti-scores-if = { $points } { $condition }
seti-scores-best-tile = a gold scoring tile without your marker counts as if you had one on its lowest space

## Places explained
seti-about-planet = Planet. Orbit (1 credit, 1 energy): { $orbit }. First orbiter: { $first }.
seti-about-landing = Landing (3 energy; 1 less if there is an orbiter, 1 less with the technology): { $landing }. { $count ->
    [one] The first lander also gains { $data }.
   *[other] The first { $count } landers also gain { $data }, each another one.
}
seti-about-moons = Moons: { $moons }.
seti-about-no-moons = No moons.
seti-about-earth = Probes are launched here, as a main action for 2 credits. Visiting Earth gives no publicity, and you cannot orbit it or land on it.
seti-about-moon = Moon of { $planet }, for one lander with the technology “{ $tech }”. Landing: { $landing }.
seti-about-star = Star in a { seti-part-sector } with { $slots } data slots. The signal on the second slot gives 2 points.
seti-about-star-wins = First win: { $first }. Later wins: { $later }.
seti-about-tile = ʻOumuamua takes signals like a star: { $slots } data slots, 1 point for the first signal and 2 for the third. A signal for its sector may go here instead.
seti-about-tile-wins = When it is complete, everybody with a marker on it gains an exofossil; there is no sector win.
seti-about-tech-probe-limit = You may have two probes in space. At once: launch a probe.
seti-about-tech-probe-asteroids = Visiting asteroids gives 1 publicity, and leaving them costs no extra movement.
seti-about-tech-probe-landing = Landing costs you 1 energy less.
seti-about-tech-probe-moon = You may land on moons.
seti-about-tech-telescope-earth = When you scan, the signal for Earth’s sector may go to an adjacent sector. At once: 2 data.
seti-about-tech-telescope-mercury = When you scan, you may spend 1 publicity for a signal in Mercury’s sector.
seti-about-tech-telescope-hand = When you scan, you may discard a card from hand for a signal in a sector of its colour.
seti-about-tech-telescope-launch = When you scan, you may spend 1 energy to launch a probe, or take 1 movement.
seti-about-tech-computer-credit = Data on the upper slot give 2 points, on the lower slot 1 credit.
seti-about-tech-computer-energy = Data on the upper slot give 2 points, on the lower slot 1 energy.
seti-about-tech-computer-card = Data on the upper slot give 2 points, on the lower slot 1 card from the row or deck.
seti-about-tech-computer-publicity = Data on the upper slot give 2 points, on the lower slot 2 publicity.
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
seti-about-gold-income-a = a set is one tucked card each with credits, energy and cards
seti-about-gold-income-b = a set is one tucked card with credits or with energy, whichever you have more of
seti-about-gold-other-a = a set is one trace of each colour
seti-about-gold-other-b = a set is a sector win with an orbiter or lander
seti-about-gold = Gold scoring tile: { $first }, { $second } and then always { $third } points per set; { $set }.
seti-about-species-mascamites = Three samples each are hidden at Jupiter and Saturn. Mascamite cards let you collect one and move it as a capsule; delivered samples give rewards and open blue spaces.
seti-about-species-anomalies = Three anomalies are placed on the outer ring. Whenever Earth enters an anomaly’s sector, whoever has the highest marker in its colour gains its reward.
seti-about-species-oumuamua = A new planet on disc 3 that also takes signals. Its best spaces cost exofossils.
seti-about-species-centaurians = Their cards cost energy, and the second part counts once you have scored 15 more points. Each player’s message tile gives a reward at its milestone.
seti-about-species-exertians = Everybody has some of their cards; they are played face down and count at the end. Whoever has the highest danger level loses 10% of their points.
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
seti-about-thing-asteroids = Leaving asteroids costs 1 extra movement.
seti-about-thing-comet = Visiting a comet gives 1 publicity.
seti-about-thing-publicity = At most 10. Research costs 6, buying a card 3.
seti-about-thing-data = Your data pool holds 6; anything beyond is lost. As a free action you place data on your computer, from left to right.
seti-about-thing-computer = Six upper slots. The second gives 1 publicity; the fourth lets you tuck a card from hand for income. With all six filled you can analyse: spend 1 energy, discard all data on the computer and mark a blue trace.
seti-about-thing-income = Each round from the second on gives 3 credits, 2 energy, 1 card and whatever your tucked cards show.
seti-about-thing-probe = Launching costs 2 credits. At first you may have one probe in space, two with “{ seti-tech-probe-limit }”. 1 energy is 1 movement. A probe at a planet can become an orbiter or a lander.
seti-about-thing-discovery = A discovery space on the left gives 5 points and 1 publicity, on the right 3 points and 1 publicity. When all three of a species are marked, it is discovered at the end of the turn. The overflow space gives 3 points.
seti-about-thing-milestones = At 25, 50 and 70 points you mark a gold scoring tile. At 20 and 30 points a neutral marker goes to the first free discovery space, as long as there are any.
seti-about-thing-exofossils = You spend them on spaces of ʻOumuamua and on what its cards offer.
seti-about-danger = The danger of the Exertian cards you have played and of your markers on the Exertian board adds up. Whoever has the most at the end loses 10% of their points (rounded down).
seti-chapter-probes = Rulebook: probes, pages 8–10
seti-chapter-signals = Rulebook: nearby stars, pages 12–13
seti-chapter-computer = Rulebook: data, page 14
seti-chapter-cards = Rulebook: playing cards, page 15
seti-chapter-techs = Rulebook: technologies, pages 16–17
seti-chapter-gold = Rulebook: gold scoring tiles, pages 18 and 21
seti-chapter-income = Rulebook: income, pages 4 and 19
seti-chapter-traces = Rulebook: species, pages 10 and 20
seti-chapter-species = Rulebook: the species sheets

## The rival of a game alone: what it tries, what is in the way, which rule decides, what brings progress
seti-attempt-analyse = Data analysis
seti-attempt-launch = Launching a probe
seti-attempt-research = Research
seti-attempt-fly = A flight
seti-attempt-scan = A scan
seti-attempt-species-card = The action card of a species
seti-attempt-mark-anomaly = A trace for the next anomaly
seti-attempt-send-message = A message
seti-attempt-play-exertian = An Exertian card
seti-obstacle-computer-not-full = the computer is not full
seti-obstacle-probe-on-earth = a probe is on Earth already
seti-obstacle-too-little-publicity = too little publicity
seti-obstacle-no-probe-on-earth = no probe is on Earth
seti-obstacle-no-planet-in-reach = no planet of the card is in reach
seti-obstacle-species-unknown = too few species are discovered
seti-obstacle-anomaly-led = it leads that column already
seti-obstacle-no-message-left = no message tile is left
seti-obstacle-message-under-way = a message tile lies on the score track
seti-obstacle-enough-exertians = it has risked enough there
seti-ground-only-one = the only choice
seti-ground-earth-sector = Earth’s sector
seti-ground-planet-sector = the planet’s sector
seti-ground-oumuamua-tile = this signal is for ʻOumuamua alone
seti-ground-would-win = this signal wins the sector
seti-ground-two-points = 2 points
seti-ground-most-signals = most of its own signals
seti-ground-would-win-and-larger = this signal wins the sector, the larger of two
seti-ground-two-points-and-larger = 2 points, and the larger sector
seti-ground-most-signals-and-larger = as many own signals as elsewhere, but the larger sector
seti-ground-preferred = its preferred technology
seti-ground-next-with-points = the next on its track that still brings 2 points
seti-ground-next-left-over = none brings 2 points any more, and this is the next one left
seti-ground-free-moon = a free moon, for a probe technology
seti-ground-first-orbit = the first orbit, still free
seti-ground-first-landing = a bonus for the first landing, still free
seti-ground-card-prefers-orbit = its card prefers an orbit
seti-ground-card-prefers-landing = its card prefers a landing
seti-ground-card-only-lands = its card allows a landing alone
seti-ground-lowest = the lowest free space
seti-ground-leftmost = the first from the left, by the arrow
seti-ground-rightmost = the first from the right, by the arrow
seti-ground-nothing-else-free = the only free space
seti-cause-action = printed on the card
seti-cause-credit = instead of credits
seti-cause-energy = instead of energy
seti-cause-card = instead of cards
seti-cause-income = instead of income
seti-cause-computer = its computer
seti-cause-technology = for a computer technology
seti-cause-pass = for passing
seti-cause-discovery = for its traces of a species just discovered
seti-cause-objectives = for objectives you did not complete
seti-rival-analyse = { $points ->
    [0] data analysis: mark a blue trace
   *[other] data analysis: { $points } points and a blue trace
}
seti-rival-launch = { $progress ->
    [0] launch a probe: { $publicity } publicity
   *[other] launch a probe: { $publicity } publicity, { $progress } progress
}
seti-rival-research = { $publicity ->
    [0] research free of charge, then { $progress } progress
   *[other] { $progress ->
        [0] research for { $publicity } publicity
       *[other] research for { $publicity } publicity, then { $progress } progress
    }
}
seti-rival-planet = { $planet } ({ $moves })
seti-rival-planets = { $first }, { $rest }
seti-rival-fly = fly from Earth to the first planet in reach: { $planets }; { $moons ->
    [yes] a moon for a probe technology, else
   *[no] there
} { $prefers ->
    [orbit] rather an orbit than a landing
    [land] rather a landing than an orbit
   *[only-land] a landing
}{ $sample ->
    [yes] , then turn up a sample of the planet
   *[no] {""}
}
seti-rival-signals = { $first }, { $rest }
seti-rival-signal-earth-sector = Earth’s sector
seti-rival-signal-row-card = a card from the row
seti-rival-signal-oumuamua-tile = ʻOumuamua
seti-rival-scan = scan: { $signals }; one more from the row for a telescope technology
seti-rival-species-card = { $number ->
    [1] once the first species is discovered: replace this card with that of the species
   *[2] once the second species is discovered: replace this card with that of the species
}
seti-rival-mark-anomaly = unless it leads the column of the next anomaly: mark the lowest free space there and score { $points } points
seti-rival-send-message = unless a message tile is under way: put one { $ahead } points ahead of its score, then { $progress } progress
seti-rival-play-exertian = with fewer than { $count } played Exertian cards and markers on the board: play a random Exertian card face down
seti-effect-progress = { $n } progress of the rival
