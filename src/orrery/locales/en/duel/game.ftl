# CATAN Starfarers Duel

duel-title = CATAN Starfarers Duel
duel-description = Two starships race for a seat on the Galactic Council: explore sectors, trade, found colonies, defy pirates.

## Words
duel-good-ore = ore
duel-good-fuel = fuel
duel-good-carbon = carbon
duel-good-food = food
duel-good-trade-goods = { $count ->
    [one] trade good
   *[other] trade goods
}
duel-good-knowledge = { $count ->
    [one] knowledge point
   *[other] knowledge points
}
duel-any-resource = any resource
duel-centre-storage = storage centre
duel-centre-command = command centre
duel-centre-science = science centre
duel-centre-production = production centre
duel-centre-sensor = sensor centre
duel-centre-trade = trade centre
duel-item-colony-ship = colony ship
duel-item-trade-ship = trade ship
duel-item-engine-1 = engine, strength 1
duel-item-engine-2 = engine, strength 2
duel-item-cannon-1 = cannon, strength 1
duel-item-cannon-2 = cannon, strength 2
duel-item-storage-1 = storage centre I
duel-item-command-1 = command centre I
duel-item-science-1 = science centre I
duel-item-production-1 = production centre I
duel-item-sensor-1 = sensor centre I
duel-item-trade-1 = trade centre I
duel-item-storage-2 = storage centre II
duel-item-command-2 = command centre II
duel-item-science-2 = science centre II
duel-item-production-2 = production centre II
duel-item-sensor-2 = sensor centre II
duel-item-trade-2 = trade centre II
duel-special-friend = Friend of the Peoples
duel-special-hero = Hero of the Peoples
duel-symbol-sun = sun
duel-symbol-moon = moon

## Points by category
duel-points-colonies = Colonies
duel-points-centres = Level II centres
duel-points-orders = Orders
duel-points-friend = Friend of the Peoples
duel-points-hero = Hero of the Peoples

## Questions
duel-ask-choose-centre = Which centre do you want to start with? ({ $number } of { $of }, in secret)
duel-ask-produce = Which colony should produce?
duel-ask-choose-sector = Which sector do you fly into? Your speed is { $speed }.
duel-ask-place-looked = Where do you put the cards you have looked at?
duel-ask-visit =
    You reach: { $card } (card { $number } of { $speed }, { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    } left). What do you do?
duel-ask-fly-on = { $number ->
    [0] The flight can begin: { $speed } cards, { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    }. Do you set off?
   *[other] You have flown { $number } of { $speed } cards, { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    } left. Do you fly on?
}
duel-ask-face-pirate = A pirate! Do you pay { $astro } astro or fight? Your cannons have strength { $strength }.
duel-ask-give-up-centre = Which centre do you lose?
duel-ask-take-resource = Which resource do you take?
duel-ask-trade-at = What do you trade at your station { $card }?
duel-ask-sell-more =
    { $card } accepts { $count ->
        [one] 1 more resource
       *[other] { $count } more resources
    }. What else do you sell?
duel-ask-trade-and-build = Trade and build: what do you do?

## What a question means
duel-help-choose-centre = Both players choose two of their six level I centres; they are revealed together when both are done. The other four can be built later.
duel-help-produce = Several of your colonies show the number rolled, but only one of them produces. You choose again after every roll.
duel-help-choose-sector = Each sector is a stack of cards. Your speed (engines plus die) says how many cards you can fly; you may take up to two actions on the way, more with a command centre. You may also skip the flight.
duel-help-place-looked = Your sensor centre showed you the next cards of the sector. Put each on top, where it comes first, or at the bottom. The card put on top last comes up first.
duel-help-visit = You may take one action at this card, if it offers one, or fly on. A card you pass cannot be used later in this flight. The flight ends with your last action or your last card.
duel-help-fly-on = Turn up the next card, or end the flight now and go on to trade and build.
duel-help-face-pirate = You decide before you see how strong the pirate is. In battle both sides roll the combat die and add their cannons; you win ties. Beating a pirate earns a medal and a resource; losing ends the flight and may cost a part of your ship. No action is used.
duel-help-give-up-centre = A victorious pirate takes a centre. A level II centre drops back to level I; a level I centre has to be built again.
duel-help-take-resource = A reward: one resource of your choice that still fits into its store. Knowledge is not a resource.
duel-help-trade-at = Buy or sell at one of your own stations. Two different stations can be used in a turn, each once.
duel-help-sell-more = This space station takes several units of any resource, even of different kinds.
duel-help-trade-and-build = Use up to two of your trade stations, buy from your opponent with a trade centre, build ships, engines, cannons and centres, in any order and as long as you can pay. Then end your turn.

## Answers
duel-do-choose = Choose the { $centre }
duel-do-produce = Produce on { $card }
duel-do-fly = Fly into sector { $sector }
duel-do-stay = Do not fly
duel-do-top = Put { $card } on top
duel-do-bottom = Put { $card } at the bottom
duel-do-pay = Pay
duel-do-fight = Fight
duel-do-lose = Lose the { $centre }
duel-do-take = Take 1 { $good }
duel-do-found-colony = Found a colony
duel-do-found-station = Found a trade station
duel-do-fulfil = Fulfil { $order }
duel-do-buy = Buy { $count } { $good }
duel-do-sell = Sell { $count } { $good }
duel-do-enough = Stop selling
duel-do-fly-on = Fly on
duel-do-end-flight = End the flight
duel-do-use = Trade at your station { $card }
duel-do-demand = Buy 1 { $good } from your opponent
duel-do-build = Build: { $item }
duel-do-end-turn = End your turn

## What happened
duel-event-centre-chosen = { $you ->
    [yes] You choose the { $centre } in secret.
   *[no] { $known ->
        [yes] { $player } chooses the { $centre } in secret.
       *[no] { $player } chooses a centre in secret.
    }
}
duel-event-centres-revealed = { $you ->
    [yes] You start with the { $centre } and the { $other_centre }.
   *[no] { $player } starts with the { $centre } and the { $other_centre }.
}
duel-event-start-rolled =
    { $you ->
        [yes] You roll for the first turn: { $number }.
       *[no] { $player } rolls for the first turn: { $number }.
    }
duel-event-start-player-found =
    { $you ->
        [yes] You go first, with { $astro } astro.
       *[no] { $player } goes first, with { $astro } astro.
    }
duel-event-turn-begun =
    { $you ->
        [yes] Turn { $turn }: your turn.
       *[no] Turn { $turn }: { $player }.
    }
duel-event-production-rolled = { $you ->
    [yes] You roll a { $number } for production.
   *[no] { $player } rolls a { $number } for production.
}
duel-event-good-produced = { $you ->
    [yes] You get 1 { $good } from { $card }.
   *[no] { $player } gets 1 { $good } from { $card }.
}
duel-event-centre-produced = { $you ->
    [yes] You get 1 { $good } from your { $centre }.
   *[no] { $player } gets 1 { $good } from the { $centre }.
}
duel-event-production-lost = { $you ->
    [yes] You have no room for 1 { $good }: it is lost.
   *[no] { $player } has no room for 1 { $good }: it is lost.
}
duel-event-flight-begun = { $you ->
    [yes] You fly into sector { $sector } at speed { $speed }.
   *[no] { $player } flies into sector { $sector } at speed { $speed }.
}
duel-event-flight-skipped =
    { $you ->
        [yes] You do not fly.
       *[no] { $player } does not fly.
    }
duel-event-sensor-looked =
    { $you ->
        [yes] Your sensor centre shows: { $card }.
       *[no]
            { $known ->
                [yes] { $player } looks at a card of sector { $sector }: { $card }.
               *[no] { $player } looks at a card of sector { $sector }.
            }
    }
duel-event-placed-on-top = { $you ->
    [yes] You put { $card } on top.
   *[no] { $known ->
        [yes] { $player } puts { $card } on top.
       *[no] { $player } puts a card on top.
    }
}
duel-event-placed-below = { $you ->
    [yes] You put { $card } at the bottom.
   *[no] { $known ->
        [yes] { $player } puts { $card } at the bottom.
       *[no] { $player } puts a card at the bottom.
    }
}
duel-event-card-reached =
    { $you ->
        [yes] You reach: { $card }.
       *[no] { $player } reaches: { $card }.
    }
duel-event-flight-ended = { $you ->
    [yes] Your flight in sector { $sector } ends.
   *[no] { $player } ends the flight in sector { $sector }.
}
duel-event-refilled = From the reserve: { $card }.
duel-event-refilled-face-down = From the reserve: a face-down card.
duel-event-reserve-empty = The reserve is empty; the space stays empty.
duel-event-bought = { $you ->
    [yes] You buy { $count } { $good } for { $astro } astro ({ $card }).
   *[no] { $player } buys { $count } { $good } for { $astro } astro ({ $card }).
}
duel-event-sold = { $you ->
    [yes] You sell { $count } { $good } for { $astro } astro ({ $card }).
   *[no] { $player } sells { $count } { $good } for { $astro } astro ({ $card }).
}
duel-event-station-founded = { $you ->
    [yes] You found a trade station: { $card }.
   *[no] { $player } founds a trade station: { $card }.
}
duel-event-colony-founded = { $you ->
    [yes] You found a colony: { $card }.
   *[no] { $player } founds a colony: { $card }.
}
duel-event-order-fulfilled = { $you ->
    [yes] You fulfil { $order }.
   *[no] { $player } fulfils { $order }.
}
duel-event-order-revealed = New order: { $order }.
duel-event-resource-taken = { $you ->
    [yes] You take 1 { $good }.
   *[no] { $player } takes 1 { $good }.
}
duel-event-pirate-met = { $you ->
    [yes] { $known ->
        [yes] You meet a pirate: { $card }.
       *[no] You meet a pirate!
    }
   *[no] { $known ->
        [yes] { $player } meets a pirate: { $card }.
       *[no] { $player } meets a pirate!
    }
}
duel-event-tribute-paid = { $you ->
    [yes] You pay { $astro } astro. It was: { $card }.
   *[no] { $player } pays { $astro } astro. It was: { $card }.
}
duel-event-battle-fought =
    { $you ->
        [yes] Battle ({ $card }): you have { $value }, the pirate { $pirate_value }.
       *[no] Battle ({ $card }): { $player } has { $value }, the pirate { $pirate_value }.
    }
duel-event-pirate-beaten = { $you ->
    [yes] You beat the pirate.
   *[no] { $player } beats the pirate.
}
duel-event-battle-lost = { $you ->
    [yes] The pirate beats you.
   *[no] The pirate beats { $player }.
}
duel-event-cannon-lost =
    { $strength ->
        [1]
            { $you ->
                [yes] You lose a cannon.
               *[no] { $player } loses a cannon.
            }
       *[other]
            { $you ->
                [yes] One of your cannons drops to strength 1.
               *[no] One of { $player }’s cannons drops to strength 1.
            }
    }
duel-event-engine-lost =
    { $strength ->
        [1]
            { $you ->
                [yes] You lose an engine.
               *[no] { $player } loses an engine.
            }
       *[other]
            { $you ->
                [yes] One of your engines drops to strength 1.
               *[no] One of { $player }’s engines drops to strength 1.
            }
    }
duel-event-centre-lost =
    { $level ->
        [1]
            { $you ->
                [yes] You lose your { $centre }.
               *[no] { $player } loses the { $centre }.
            }
       *[other]
            { $you ->
                [yes] Your { $centre } drops back to level I.
               *[no] { $player }’s { $centre } drops back to level I.
            }
    }
duel-event-stock-trimmed = { $you ->
    [yes] You lose { $count } { $good }: the stores hold less now.
   *[no] { $player } loses { $count } { $good }: the stores hold less now.
}
duel-event-built =
    { $you ->
        [yes] You build: { $item }.
       *[no] { $player } builds: { $item }.
    }
duel-event-bought-from-rival =
    { $you ->
        [yes] You buy 1 { $good } from your opponent for { $astro } astro.
       *[no]
            { $rival ->
                [yes] { $player } buys 1 { $good } from you for { $astro } astro.
               *[no] { $player } buys 1 { $good } from the opponent for { $astro } astro.
            }
    }
duel-event-turn-ended =
    { $you ->
        [yes] You end your turn.
       *[no] { $player }’s turn ends.
    }
duel-event-special-card-taken = { $you ->
    [yes] You are now { $special }.
   *[no] { $player } is now { $special }.
}
duel-event-special-card-lost = { $you ->
    [yes] You are no longer { $special }.
   *[no] { $player } is no longer { $special }.
}
duel-event-game-won =
    { $you ->
        [yes] You win with { $points } victory points!
       *[no] { $player } wins with { $points } victory points!
    }
duel-event-game-decided =
    { $you ->
        [yes] Nobody can gain another victory point: you win with { $points }.
       *[no] Nobody can gain another victory point: { $player } wins with { $points }.
    }

## The position
duel-before-turns = Before the first turn
duel-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
duel-label-stores = Stores
duel-label-astro = Astro
duel-label-parts = Parts
duel-label-hangar = Hangar
duel-label-centres = Centres
duel-label-colonies = Colonies
duel-label-stations = Stations
duel-label-renown = Renown
duel-label-sectors = Sectors
duel-label-orders = Orders
duel-label-reserve = Reserve
duel-label-flight = Flight
duel-store-ore = Ore
duel-store-fuel = Fuel
duel-store-carbon = Carbon
duel-store-food = Food
duel-store-trade-goods = Trade goods
duel-store-knowledge = Knowledge
duel-engines = engines { $strength }
duel-cannons = cannons { $strength }
duel-colony-ships = { $count ->
    [one] colony ship
   *[other] { $count } colony ships
}
duel-trade-ships = { $count ->
    [one] trade ship
   *[other] { $count } trade ships
}
duel-chosen-secretly = { $count ->
    [one] 1 chosen in secret
   *[other] { $count } chosen in secret
}
duel-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
duel-list = { $first }, { $rest }
duel-amount = { $count } { $good }
duel-amount-any =
    { $count ->
        [one] 1 resource of your choice
       *[other] { $count } resources of your choice
    }
duel-amount-astro = { $count } astro
duel-amount-friendship =
    { $count ->
        [one] 1 friendship point
       *[other] { $count } friendship points
    }
duel-amount-medals = { $count ->
    [one] 1 medal
   *[other] { $count } medals
}
duel-path-turned = used
duel-path-face-down = face down
duel-path-gap = empty space

## Cards in a few words
duel-price = { $good } { $price }
duel-face-target-planet = order target
duel-face-colony = colony, { $good } on { $number }
duel-face-trade =
    { $good } for { $price } astro{ $ways ->
        [buy] , buy only
        [sell] , sell only
       *[both] { "" }
    }{ $units ->
        [0] { "" }
       *[other] , at most { $units }
    }{ $station ->
        [yes] , station
       *[no] { "" }
    }
duel-face-council-planet = station without trade
duel-face-pirate =
    { $penalty ->
        [cannon] takes a cannon
        [engine] takes an engine
        [centre] takes a centre
       *[none] takes nothing
    }
duel-face-asteroids = nothing to do

## Cards explained
duel-about-target-planet = Target planet. Orders that name it are fulfilled here, one action each.
duel-about-colony = Colony planet. With a colony ship you can found a colony here (one action). It is worth 1 victory point and produces 1 { $good } when a { $number } is rolled.
duel-about-start-colony = Start colony. It is worth 1 victory point and produces 1 { $good } when a { $number } is rolled.
duel-about-trade =
    { $ways ->
        [buy] Here you can buy { $good } for { $price } astro each.
        [sell] Here you can sell { $good } for { $price } astro each.
       *[both] Here you can buy or sell { $good } for { $price } astro each.
    } { $units ->
        [0] There is no limit.
       *[other] At most { $units } at a time.
    } { $station ->
        [yes]
            With a trade ship you can found a trade station here: it gives { $friendship ->
                [one] 1 friendship point
               *[other] { $friendship } friendship points
            } and can be used in the trade-and-build phase.
       *[no] You cannot found a trade station here.
    }
duel-about-council-planet =
    With a trade ship you can found a trade station here. It gives { $friendship ->
        [one] 1 friendship point
       *[other] { $friendship } friendship points
    }, but you cannot trade here.
duel-about-pirate =
    Pirate, strength { $strength }. Pay { $tribute } astro or fight. Reward for winning: 1 resource of your choice and { $medals ->
        [one] 1 medal
       *[other] { $medals } medals
    }. Losing ends the flight{ $penalty ->
        [cannon] { " " }and costs you a cannon.
        [engine] { " " }and costs you an engine.
        [centre] { " " }and costs you a centre.
       *[none] .
    }
duel-about-asteroids = Asteroids. There is nothing to do here; the card just takes up a space on your flight path.
duel-about-order = Bring to { $planet }: { $demand }. Reward: { $reward }.
duel-about-centre-storage = Every store holds { $first } at level I and { $second } at level II. Without it: { $none }.
duel-about-centre-command = A flight allows { $first } actions at level I and { $second } at level II. Without it: { $none }.
duel-about-centre-science = Gives 1 knowledge point when its number is rolled. Level I: { $first }. Level II: { $second }.
duel-about-centre-production = Gives 1 trade good when its number is rolled. Level I: { $first }. Level II: { $second }.
duel-about-centre-sensor = Before a flight you look at the top { $first } cards of the sector at level I, { $second } at level II, and put each on top or at the bottom.
duel-about-centre-trade = In the trade-and-build phase your opponent has to sell you resources for { $price } astro each: { $first } at level I, { $second } at level II.
duel-about-level = Level II is worth 1 victory point; there is only one level II of each centre.
duel-about-numbers = sun { $sun }, moon { $moon }
duel-about-special-friend = 1 victory point for the most friendship points, at least { $least }. In a tie nobody has the card.
duel-about-special-hero = 1 victory point for the most medals, at least { $least }. In a tie nobody has the card.
duel-about-reconstructed = (Not certain: whether this card looks like this in this edition is reconstructed.)

# Why not
duel-why-no-trade-ship = There is no trade ship in your hangar.
duel-why-no-colony-ship = There is no colony ship in your hangar.
duel-why-order-barred = This order was turned up when you fulfilled one for the same planet: you cannot fulfil it in this flight.
duel-why-demand-not-met = You do not have what this order asks for.
duel-why-store-full = Your store is full: it holds { $count }.
duel-why-no-astro = You need { $astro } astro.
duel-why-nothing-to-sell = You have none to sell.
duel-why-speed-used = Your speed of { $speed } is used up.
duel-why-sector-flown-through = The sector has no more cards.
duel-why-cannot-pay = You cannot pay for it.
duel-why-hangar-full = Your hangar is full.
duel-why-slots-full = All slots are taken.
duel-why-no-part-to-upgrade = There is no part of strength 1 to replace.
duel-why-centre-built = You have built it already.
duel-why-level-one-missing = You need level I of this centre first.
duel-why-level-two-taken = Your opponent has the only level II of this centre.
duel-why-station-used = You have already used this station this turn.
duel-why-two-stations-used = You can use at most { $count } stations in a turn.
duel-why-no-trade-there = Nothing can be bought or sold there now.
duel-why-purchases-used = Your trade centre has already bought all it may this turn ({ $count }).
duel-why-rival-has-none = Your opponent has none.

# What is missing
duel-missing-astro = { $count } more astro
duel-missing-ore = { $count } more ore
duel-missing-fuel = { $count } more fuel
duel-missing-carbon = { $count } more carbon
duel-missing-food = { $count } more food
duel-missing-trade-goods = { $count ->
    [one] 1 more trade good
   *[other] { $count } more trade goods
}
duel-missing-knowledge = { $count ->
    [one] 1 more knowledge point
   *[other] { $count } more knowledge points
}
