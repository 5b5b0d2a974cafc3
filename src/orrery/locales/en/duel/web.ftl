# CATAN Starfarers Duel: the table in the browser

## Panes on a phone
duel-web-pane-flight = Flight
duel-web-pane-ship = Ship
duel-web-pane-council = Council

## The table
duel-web-sky = Space sectors, Galactic Council and flight
duel-web-less = less
duel-web-more = more
duel-web-buy = buy { $good }
duel-web-sell = sell { $good }
duel-web-pays = −{ $astro } astro
duel-web-gets = +{ $astro } astro
duel-web-reconstructed = Reconstructed: it is not certain that this card is like this in the game.

## Rival
duel-web-rival = Opponent: { $player }
duel-web-look = Look at the whole starship
duel-web-look-away = Back to the other starship
duel-web-own-ship = Back to your ship
duel-web-other-side = Back
duel-web-bot = Bot
duel-web-person = Human
duel-web-thinks = is thinking
duel-web-to-move = to play
duel-web-friendship = Friendship
duel-web-medals = Medals

## Sectors and reserve
duel-web-sector = Sector { $sector }
duel-web-sector-cards = Space sector { $sector }, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
duel-web-seen = Seen in sector { $sector }
duel-web-seen-in = Memory aid for space sector { $sector }: { $count ->
    [one] 1 card
   *[other] { $count } cards
} seen
duel-web-seen-nothing = You have not seen any card here yet.
duel-web-reserve-cards = Reserve, { $count ->
    [one] 1 card
   *[other] { $count } cards
}

## Galactic Council
duel-web-nobody = nobody
duel-web-from = { $count } or more
duel-web-order-pile = Council orders · { $count } in the pile
duel-web-barred = Not this flight

## Flight
duel-web-turn = Turn { $turn }
duel-web-flight = Flight · sector { $sector }
duel-web-speed = Die { $die } + engines { $engines } = speed { $speed }
duel-web-cards-far =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
duel-web-actions-left = { $count ->
    [one] 1 action left
   *[other] { $count } actions left
}
duel-web-no-flight = Nobody is flying at the moment.
duel-web-last-flight = Last flight: { $player }
duel-web-path-place = Card { $number }: { $card }
duel-web-slot = Card { $number }, not revealed yet
duel-web-pirate = A pirate!
duel-web-on-top = top
duel-web-below = bottom
duel-web-sensor = Sensor centre
duel-web-onward = In flight
duel-web-won = wins with { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
}
duel-web-deed-bought = bought
duel-web-deed-sold = sold
duel-web-deed-station-founded = trade station founded
duel-web-deed-colony-founded = colony founded
duel-web-deed-order-fulfilled = order fulfilled
duel-web-deed-tribute-paid = astro paid
duel-web-deed-battle-lost = battle lost
duel-web-deed-pirate-beaten = pirate defeated
duel-web-battle-won = { $player } defeats the pirate
duel-web-battle-lost = The pirate defeats { $player }

## Preview
duel-web-preview-colony = Found a colony: colonies { $before } → { $after }. A colony ship leaves the hangar.
duel-web-preview-station = Found a trade station: friendship points { $before } → { $after }. A trade ship leaves the hangar.
duel-web-preview-order = Fulfil the order: { $demand } → { $reward }.
duel-web-preview-trade = Trade: { $good } at { $price } astro each. In store { $have } of { $room }.
duel-web-preview-trade-any = Trade: { $good } at { $price } astro each.
duel-web-preview-nothing = You can do nothing here now.
duel-web-preview-pay = Pay: { $astro } of your { $have } astro.
duel-web-preview-fight = Fight: die and your cannons, strength { $strength }.
duel-web-preview-sensor = Put each card on top or at the bottom. The last card put on top comes up first.
duel-web-preview-known = Next: { $cards }.
duel-web-preview-unknown = The next card is unknown.

## Starship
duel-web-ship = Starship: { $player }
duel-web-goal = Goal: { $points }
duel-web-stores = Stores · up to { $room }
duel-web-laboratory = Lab
duel-web-store = { $good }: { $count } of { $room }
duel-web-store-ore = Ore
duel-web-store-fuel = Fuel
duel-web-store-carbon = Carbon
duel-web-store-food = Food
duel-web-store-trade-goods = Trade goods
duel-web-store-knowledge = Knowledge
duel-web-bay-colony-ship = Colony
duel-web-bay-trade-ship = Trade
duel-web-bay-free = free
duel-web-room-storage = Storage
duel-web-room-command = Command
duel-web-room-science = Science
duel-web-room-production = Production
duel-web-room-sensor = Sensor
duel-web-room-trade = Trade
duel-web-room-chosen = chosen
duel-web-room-level = { $level ->
    [0] not built
    [1] level I
   *[other] level II
}
duel-web-holdings = Colonies, trade stations, orders and pirates
duel-web-held-colony = colony
duel-web-held-station = trade station
duel-web-held-order = fulfilled order
duel-web-held-pirate = defeated pirate

## On the cards
duel-web-free-space = empty space
duel-web-no-trade = no trade
duel-web-target = target planet
duel-web-at-most = at most { $count } at a time

## Cards explained
duel-web-costs = Costs { $cost }.
duel-web-centre-costs = { $level ->
    [1] Level I costs { $cost }.
   *[other] Level II costs { $cost }.
}
duel-web-about-good = One of the five resources. All stores have the same capacity; a storage centre enlarges every one.
duel-web-about-knowledge = Knowledge is kept in the laboratory. It is not a resource and cannot be chosen as a “resource of your choice”.
duel-web-kind-target-planet = Target planet
duel-web-kind-colony = Colony planet
duel-web-kind-trade-planet = Trade planet
duel-web-kind-space-station = Space station
duel-web-kind-council-planet = Council planet
duel-web-kind-pirate = Pirate
duel-web-kind-asteroids = Asteroids
duel-web-kind-order = Galactic Council order
duel-web-kind-centre = Centre
duel-web-kind-special = Special card
duel-web-kind-item = To build
duel-web-kind-good = Store
duel-web-chapter-target-planet = Rulebook: orders of the Galactic Council, page 8
duel-web-chapter-colony = Rulebook: founding colonies, page 7
duel-web-chapter-trade-planet = Rulebook: buying and selling, pages 6–7
duel-web-chapter-space-station = Rulebook: buying and selling, pages 6–7
duel-web-chapter-council-planet = Rulebook: founding trade stations, page 7
duel-web-chapter-pirate = Rulebook: pirates, pages 8–9
duel-web-chapter-asteroids = Rulebook: flight phase, pages 5–6
duel-web-chapter-order = Rulebook: orders of the Galactic Council, page 8
duel-web-chapter-centre = Rulebook: trade and build, pages 9–11
duel-web-chapter-renown = Rulebook: victory points, pages 7, 9 and 11
duel-web-chapter-building = Rulebook: trade and build, pages 9–11
duel-web-chapter-goods = Rulebook: set-up, page 2
duel-web-source-rulebook = Source: rulebook
duel-web-source-public = Source: public pictures and lists
duel-web-source-reconstructed = Source: reconstructed, not certain

## Groups of answers, and several events in one line of the log
duel-verb-choose = Choose a centre
duel-verb-produce = Produce
duel-verb-fly = Fly
duel-verb-top = Put on top
duel-verb-bottom = Put at the bottom
duel-verb-lose = Lose a centre
duel-verb-take = Take
duel-verb-fulfil = Fulfil an order
duel-verb-buy = Buy
duel-verb-sell = Sell
duel-verb-use = Use a trade station
duel-verb-demand = Buy from your opponent
duel-verb-build = Build
duel-verb-found-colony = Found a colony
duel-verb-found-station = Found a trade station
duel-verb-stay = Do not fly
duel-verb-pay = Pay
duel-verb-fight = Fight
duel-verb-enough = Stop selling
duel-verb-fly-on = Fly on
duel-verb-end-flight = End the flight
duel-verb-end-turn = End your turn
