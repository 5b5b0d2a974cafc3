# Race for the Galaxy
#
# Families of messages, by how their ids begin:
#   good- action- step- means- power-   words of the vocabulary; a plus in a word is a hyphen in the id
#   points-   categories of the score
#   ask- help- do- event- why-   questions, what they mean, answers, what happened, why an answer is not possible
#   phase- numeral- chapter-   the phases powers belong to, and where the rulebook tells of them
#   short- about-   <phase>-<verb>: a power in a few words and in a sentence
#   scores-   <per>: a scoring term of a six-cost development
#   about-action- about-good-   what an action card brings, what a good is
#   kind- produces- keyword-   what is printed on a card
#   label- supply- has- note-   the position in a terminal
#   part-   pieces of other messages
# Messages of powers and scoring terms take the facts of the card data under their own names (an underscore
# in a verb is a hyphen in the id): true is "yes", false is "no", and what is missing is "none".

race-title = Race for the Galaxy
race-description = Build a civilisation of cards: choose in secret which phases take place, place worlds and developments, turn goods into cards and victory points.

## Words
race-good-novelty = novelty goods
race-good-rare = rare elements
race-good-genes = genes
race-good-alien = alien technology
race-action-explore-5 = Explore: +5
race-action-explore-1 = Explore: +1, +1
race-action-develop = Develop
race-action-settle = Settle
race-action-consume-trade = Consume: Trade
race-action-consume-double = Consume: 2× VPs
race-action-produce = Produce
race-step-setup = Setup
race-step-select = Choose actions
race-step-explore = I: Explore
race-step-develop = II: Develop
race-step-develop-again = II: Develop, second time
race-step-settle = III: Settle
race-step-settle-again = III: Settle, second time
race-step-consume = IV: Consume
race-step-produce = V: Produce
race-step-round-end = End of round
race-means-nothing = Use no optional powers
race-means-contact = Pay with Contact Specialist
race-means-ship = Discard Colony Ship
race-means-contact-ship = Pay with Contact Specialist and discard Colony Ship
race-means-tactics = Discard New Military Tactics
race-means-contact-tactics = Pay with Contact Specialist and discard New Military Tactics
race-means-ship-tactics = Discard Colony Ship and New Military Tactics
race-means-contact-ship-tactics = Pay with Contact Specialist, discard Colony Ship and New Military Tactics
race-power-old-earth = Old Earth: up to 2 goods → 1 VP each
race-power-epsilon-eridani = Epsilon Eridani: 1 good → 1 VP and 1 card
race-power-earths-lost-colony = Earth’s Lost Colony: 1 good → 1 VP
race-power-public-works = Public Works: 1 good → 1 VP
race-power-new-vinland = New Vinland: 1 good → 2 cards
race-power-plague-world = Plague World: 1 genes good → 1 VP and 1 card
race-power-new-survivalists = New Survivalists: 1 novelty good → 1 card
race-power-outlaw-world = Outlaw World: 1 good → 1 VP and 1 card
race-power-diversified-economy = Diversified Economy: 3 different goods → 3 VPs
race-power-consumer-markets = Consumer Markets: up to 3 novelty goods → 1 VP each
race-power-mining-conglomerate = Mining Conglomerate: up to 2 rare elements → 1 VP each
race-power-research-labs = Research Labs: 1 genes good → 1 VP
race-power-deficit-spending = Deficit Spending: up to 2 cards from hand → 1 VP each
race-power-mining-league = Mining League: 2 rare elements → 3 VPs
race-power-free-trade-association = Free Trade Association: up to 3 novelty goods → 1 VP and 1 card each
race-power-galactic-resort = Galactic Resort: 1 good → 1 VP and 1 card
race-power-black-market-trading-world = Black Market Trading World: 1 good → cards as in a trade, without trade powers
race-power-merchant-world = Merchant World: up to 2 cards from hand → 1 VP each
race-power-tourist-world = Tourist World: 2 goods → 3 VPs
race-power-galactic-trendsetters = Galactic Trendsetters: 1 good → 2 VPs
race-power-terraforming-robots = Terraforming Robots: 1 rare element → 1 VP and 1 card
race-power-secluded-world = Secluded World: 1 good → 1 card
race-power-terraformed-world = Terraformed World: 1 good → 1 VP
race-power-pilgrimage-world = Pilgrimage World: all goods → 1 VP less than goods
race-power-new-economy = New Economy: 1 card
race-power-gambling-world = Gambling World: 1 good → 1 VP
race-power-gambling-world-luck = Gambling World: guess 1–7 → the top card
race-power-expanding-colony = Expanding Colony: 1 good → 1 VP
race-power-prosperous-world = Prosperous World: 1 good → 1 VP
race-power-new-earth = New Earth: 1 good → 1 VP and 1 card
race-power-trade-league = Trade League: 1 good → cards as in a trade, with trade powers

## Points by category
race-points-cards = Worlds and developments
race-points-chips = VP chips
race-points-six-cost = 6-cost developments

## Questions
race-ask-choose-action = { $of ->
    [1] Which action do you choose? (in secret)
   *[other] Which action do you choose? ({ $number } of { $of }, in secret)
}
race-ask-keep =
    { $count ->
        [one] Which of the { $of } cards do you keep?
       *[other] Which { $count } of the { $of } cards do you keep?
    }
race-ask-develop = Which development do you place? (in secret)
race-ask-settle = Which world do you place? (in secret)
race-ask-means = How do you place { $card }?
race-ask-pay = { $count ->
    [one] Pay for { $card }: which card do you discard?
   *[other] Pay for { $card }: which { $count } cards do you discard?
}
race-ask-hand-limit =
    { $count ->
        [one] The hand limit is 10: which card do you discard?
       *[other] The hand limit is 10: which { $count } cards do you discard?
    }
race-ask-trade = Which good do you sell?
race-ask-consume = Which Consume power do you use next?
race-ask-spend =
    { $count ->
        [one] Which good do you consume? ({ $power })
       *[other] Which { $count } goods do you consume? ({ $power })
    }
race-ask-discard-for-points =
    { $count ->
        [one] Discard one more card for 1 VP? ({ $power })
       *[other] Discard up to { $count } cards for 1 VP each? ({ $power })
    }
race-ask-name-number = Which number do you name?
race-ask-windfall = Which windfall world gets a good?
race-ask-discard-from-first-hand =
    { $count ->
        [one] Which card of your starting hand do you discard? One to go.
       *[other] Which { $count } cards of your starting hand do you discard?
    }

## What a question means
race-help-choose-action = All players choose at the same time and reveal together. Only the chosen phases take place, for everybody; whoever chose a phase gets its bonus.
race-help-keep = You draw new cards and keep some of them; the others are discarded face down. Bonuses and Explore powers let you draw more or keep more.
race-help-develop = Each player may place one development; all are revealed together. You pay by discarding as many cards as it costs. You may have each development only once in your tableau.
race-help-settle = Each player may place one world; all are revealed together. You pay for a world with cards; you conquer a military world if your Military is at least its defence. A windfall world gets a good at once.
race-help-means = Some of your powers can help with this world. Military and payment never combine: a military world is either conquered or, with Contact Specialist, paid for. Cards discarded for their power leave your tableau.
race-help-pay = You pay with cards from your hand, discarded face down. Which ones is up to you.
race-help-hand-limit = At the end of a round nobody keeps more than ten cards.
race-help-trade = You chose Consume: Trade, so you sell one good before consuming: novelty goods sell for 2 cards, rare elements for 3, genes for 4, alien technology for 5; trade powers add to this.
race-help-consume = You use your Consume powers one after the other, in any order, each once. As long as you have the goods for one of them you must go on; only discarding cards from your hand is optional.
race-help-spend = Goods can come from any of your worlds. A power takes as many as it can, up to its number.
race-help-discard-for-points = Each card gives 1 VP; these VPs are never doubled. You may stop at any time.
race-help-name-number = The top card of the deck is revealed. If its cost or defence matches your number you keep it, otherwise it is discarded.
race-help-windfall = Windfall worlds do not produce by themselves: a bonus or a power puts a good on an empty one.
race-help-discard-from-first-hand = You begin with four of these six cards. All players choose at the same time.

## Answers
race-do-choose = { $action }
race-do-keep = Keep { $card }
race-do-place = Place { $card }
race-do-pass = Place nothing
race-do-by = { $means }
race-do-discard = Discard { $card }
race-do-sell = Sell the good on { $card }
race-do-use = Use { $power }
race-do-spend = Consume the good on { $card }
race-do-name = Name { $number }
race-do-produce = Produce on { $card }
race-do-enough = Stop

## What happened
race-event-start-world-dealt = { $you ->
    [yes] You start with { $card }.
   *[no] { $player } starts with { $card }.
}
race-event-card-drawn = { $you ->
    [yes] You draw { $card }.
   *[no] { $known ->
        [yes] { $player } draws { $card }.
       *[no] { $player } draws a card.
    }
}
race-event-card-discarded = { $you ->
    [yes] You discard { $card }.
   *[no] { $known ->
        [yes] { $player } discards { $card }.
       *[no] { $player } discards a card.
    }
}
race-event-pile-reshuffled =
    The draw deck is used up: the discard pile is shuffled into a new one of { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
race-event-nothing-to-draw =
    { $you ->
        [yes] Draw deck and discard pile are empty: you draw no card.
       *[no] Draw deck and discard pile are empty: { $player } draws no card.
    }
race-event-good-placed = { $you ->
    [yes] You get a good on { $card }.
   *[no] { $player } gets a good on { $card }.
}
race-event-points-gained =
    { $you ->
        [yes]
            You take { $points ->
                [one] 1 VP
               *[other] { $points } VPs
            } from the pool.
       *[no]
            { $player } takes { $points ->
                [one] 1 VP
               *[other] { $points } VPs
            } from the pool.
    }
race-event-round-begun = Round { $round }
race-event-action-chosen = { $you ->
    [yes] You choose { $action } in secret.
   *[no] { $known ->
        [yes] { $player } chooses { $action } in secret.
       *[no] { $player } chooses an action in secret.
    }
}
race-event-action-revealed =
    { $you ->
        [yes] You reveal { $action }.
       *[no] { $player } reveals { $action }.
    }
race-event-phase-begun = { $step }
race-event-game-ended =
    { $you ->
        [yes]
            The game is over: you win with { $points ->
                [one] 1 VP
               *[other] { $points } VPs
            }!
       *[no]
            The game is over: { $player } wins with { $points ->
                [one] 1 VP
               *[other] { $points } VPs
            }!
    }
race-event-card-looked-at =
    { $you ->
        [yes] You draw { $card } to choose from.
       *[no]
            { $known ->
                [yes] { $player } draws { $card } to choose from.
               *[no] { $player } draws a card to choose from.
            }
    }
race-event-card-kept = { $you ->
    [yes] You keep { $card }.
   *[no] { $known ->
        [yes] { $player } keeps { $card }.
       *[no] { $player } keeps a card.
    }
}
race-event-placement-chosen = { $you ->
    [yes] You have decided.
   *[no] { $player } has decided.
}
race-event-developed = { $you ->
    [yes] You place the development { $card }.
   *[no] { $player } places the development { $card }.
}
race-event-settled = { $you ->
    [yes] You place the world { $card }.
   *[no] { $player } places the world { $card }.
}
race-event-placed-nothing = { $you ->
    [yes] You place nothing.
   *[no] { $player } places nothing.
}
race-event-paid = { $you ->
    [yes] You pay { $count ->
        [0] nothing
        [one] 1 card
       *[other] { $count } cards
    } for { $card }.
   *[no] { $player } pays { $count ->
        [0] nothing
        [one] 1 card
       *[other] { $count } cards
    } for { $card }.
}
race-event-conquered =
    { $you ->
        [yes] You conquer { $card } with Military { $strength }.
       *[no] { $player } conquers { $card } with Military { $strength }.
    }
race-event-card-given-up = { $you ->
    [yes] You discard { $card } from your tableau for its power.
   *[no] { $player } discards { $card } from the tableau for its power.
}
race-event-good-sold =
    { $you ->
        [yes]
            You sell the good on { $card } for { $count ->
                [one] 1 card
               *[other] { $count } cards
            }.
       *[no]
            { $player } sells the good on { $card } for { $count ->
                [one] 1 card
               *[other] { $count } cards
            }.
    }
race-event-power-used = { $you ->
    [yes] You use { $power }.
   *[no] { $player } uses { $power }.
}
race-event-good-spent =
    { $you ->
        [yes] You consume the good on { $card }.
       *[no] { $player } consumes the good on { $card }.
    }
race-event-number-named = { $you ->
    [yes] You name { $number }.
   *[no] { $player } names { $number }.
}
race-event-lucky-card-kept = { $you ->
    [yes] Lucky! You keep { $card }.
   *[no] Lucky! { $player } keeps { $card }.
}
race-event-lucky-card-lost = { $you ->
    [yes] Not your number: { $card } is discarded.
   *[no] Not the number { $player } named: { $card } is discarded.
}

## Why not
race-why-already-chosen = You have already chosen this action.
race-why-is-development = Developments are placed in phase II.
race-why-is-world = Worlds are placed in phase III.
race-why-already-in-tableau = You already have it in your tableau.
race-why-too-expensive = It costs { $price }, and you have { $cards ->
    [one] 1 other card
   *[other] { $cards } other cards
} to pay with.
race-why-too-strong = Its defence is { $defense }, your Military against it { $strength }, and you cannot pay for it.
race-why-too-strong-alien = Its defence is { $defense }, your Military against it { $strength }; alien technology worlds can only be conquered.
race-why-too-strong-and-expensive = Its defence is { $defense }, your Military against it { $strength }; with Contact Specialist it costs { $price }, and you have { $cards } other cards in hand.
race-why-power-used = You have already used this power this phase.
race-why-no-goods = You do not have the goods it needs.
race-why-no-hand-cards = You have no cards in hand.
race-why-must-consume = As long as you have the goods for a power, you must use it.

# What is missing
race-missing-cards = { $count ->
    [one] 1 more card
   *[other] { $count } more cards
}
race-missing-strength = { $count } more Military

## The position
race-label-chosen = Chosen
race-label-decided = Decided
race-label-supply = Supply
race-label-tableau = Tableau
race-label-looked = To choose from
race-label-hand = Hand
race-label-own = You

## Phases of powers
race-numeral-explore = I
race-numeral-develop = II
race-numeral-settle = III
race-numeral-trade = $
race-numeral-consume = IV
race-numeral-produce = V
race-chapter-explore = Rulebook: Explore, page 4; card powers, pages 7–12
race-chapter-develop = Rulebook: Develop, page 5; card powers, pages 7–12
race-chapter-settle = Rulebook: Settle, pages 5–6; card powers, pages 7–12
race-chapter-trade = Rulebook: Consume, page 6; card powers, pages 7–12
race-chapter-consume = Rulebook: Consume, page 6; card powers, pages 7–12
race-chapter-produce = Rulebook: Produce, pages 6–7; card powers, pages 7–12
race-chapter-six-cost = Rulebook: six-cost developments, page 12
race-chapter-cards = Rulebook: game play, pages 3–4
race-chapter-actions = Rulebook: game play, pages 3–4

## What is printed on a card
race-kind-development = Development, cost { $cost }
race-kind-world = World, cost { $cost }
race-kind-military = Military world, defence { $cost }
race-start-world = Start world { $number }
race-produces-production = Production world ({ race-part-kind }): it gets a good in every Produce phase.
race-produces-windfall = Windfall world ({ race-part-kind }): it gets a good when it is placed, later only through a bonus or a power.
race-keyword-rebel = Rebel world
race-keyword-alien = Alien card
race-points =
    { $points ->
        [one] 1 VP
       *[other] { $points } VPs
    }
race-varying-points = variable VPs
race-holds = { $production ->
    [production] production: { race-part-kind }
   *[windfall] windfall: { race-part-kind }
}
race-about-points =
    { $points ->
        [one] Worth 1 VP.
       *[other] Worth { $points } VPs.
    }
race-about-six-cost = Worth VPs at the end of the game. Each card in your tableau, including this one, counts once, for the first line that fits:

## Pieces of other messages
race-part-kind = { $good ->
    [novelty] { race-good-novelty }
    [rare] { race-good-rare }
    [genes] { race-good-genes }
    [alien] { race-good-alien }
   *[any] any kind
}
race-part-one-good = { $good ->
    [novelty] novelty good
    [rare] rare element
    [genes] genes good
    [alien] alien good
   *[any] good
}
race-part-goods = { $good ->
    [novelty] novelty goods
    [rare] rare elements
    [genes] genes goods
    [alien] alien goods
   *[any] goods
}
race-part-vp =
    { $vp ->
        [one] 1 VP
       *[other] { $vp } VPs
    }
race-part-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
race-part-n-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
race-part-reward = { $vp ->
    [0] { race-part-cards }
   *[other] { $cards ->
        [0] { race-part-vp }
       *[other] { race-part-vp } and { race-part-cards }
    }
}
race-part-strength = { $n ->
    [-1] −1
   *[other] +{ $n }
}

## Powers in a few words
race-short-explore-look =
    { $draw ->
        [0] keep +{ $keep }
       *[other]
            { $keep ->
                [0] draw +{ $draw }
               *[other] draw +{ $draw }, keep +{ $keep }
            }
    }
race-short-develop-draw-at-start = { race-part-n-cards } at the start
race-short-develop-discount = developments cost −{ $n }
race-short-develop-draw-after = { race-part-n-cards } after developing
race-short-settle-military =
    Military { race-part-strength }{ $against ->
        [rebel] { " " }against Rebel worlds
        [novelty] { " " }against { race-good-novelty } worlds
        [rare] { " " }against { race-good-rare } worlds
        [genes] { " " }against { race-good-genes } worlds
        [alien] { " " }against { race-good-alien } worlds
       *[all] { "" }
    }
race-short-settle-discount =
    { $good ->
        [all] worlds cost −{ $n }
       *[other] { race-part-kind } worlds cost −{ $n }
    }
race-short-settle-discard-for-military = discard for Military +{ $n }
race-short-settle-discard-for-free-world = discard for a free world
race-short-settle-pay-for-military-world = pay for military worlds: defence −{ $discount }
race-short-settle-draw-after = { race-part-n-cards } after settling
race-short-trade-bonus =
    { $good ->
        [any] +{ race-part-cards } for any good
        [this] +{ race-part-cards } for the good from here
       *[other] +{ race-part-cards } for { race-part-kind }
    }
race-short-consume-consume = { $distinct ->
    [yes] { $goods } different goods → { race-part-reward }
   *[none] { $times ->
        [1] { $goods ->
            [1] 1 { race-part-one-good }
           *[other] { $goods } { race-part-goods }
        } → { race-part-reward }
       *[other] up to { $times } { race-part-goods } → { race-part-reward } each
    }
}
race-short-consume-consume-all = all goods → 1 VP less than goods
race-short-consume-sell = 1 good → { $use_trade_bonuses ->
    [yes] cards as in a trade, with trade powers
   *[none] cards as in a trade, without trade powers
}
race-short-consume-draw = { race-part-cards }
race-short-consume-lucky-draw = guess { $min }–{ $max } → the top card
race-short-consume-discard-hand = up to { $max } cards from hand → { race-part-vp } each
race-short-produce-produce = 1 good here
race-short-produce-windfall =
    { $good ->
        [any] 1 good on a windfall world
        [alien] 1 good on an { race-part-kind } windfall world
       *[other] 1 good on a { race-part-kind } windfall world
    }
race-short-produce-draw = { race-part-cards }
race-short-produce-draw-if-produced = { race-part-cards } if produced here
race-short-produce-draw-per-good-produced = { race-part-cards } per { race-part-one-good } produced
race-short-produce-draw-per-kind-produced = { race-part-cards } per kind produced
race-short-produce-draw-per-world = { race-part-cards } per { race-part-kind } world
race-short-produce-draw-if-most-produced = { race-part-cards } for most { race-part-goods } produced

## Powers in a sentence
race-about-explore-look =
    { $draw ->
        [0]
            You keep { $keep ->
                [one] 1 more card
               *[other] { $keep } more cards
            }.
       *[other]
            { $keep ->
                [0]
                    You draw { $draw ->
                        [one] 1 more card
                       *[other] { $draw } more cards
                    } to choose from.
               *[other]
                    You draw { $draw ->
                        [one] 1 more card
                       *[other] { $draw } more cards
                    } and keep { $keep } more.
            }
    }
race-about-develop-draw-at-start = You draw { race-part-n-cards } when the phase begins, before you choose.
race-about-develop-discount = Your developments cost { race-part-n-cards } less.
race-about-develop-draw-after = You draw { race-part-n-cards } after placing a development.
race-about-settle-military =
    Military { race-part-strength }{ $against ->
        [rebel] { " " }against Rebel worlds.
        [novelty] { " " }against { race-good-novelty } worlds.
        [rare] { " " }against { race-good-rare } worlds.
        [genes] { " " }against { race-good-genes } worlds.
        [alien] { " " }against { race-good-alien } worlds.
       *[all] { " " }against every world.
    }
race-about-settle-discount =
    { $good ->
        [all] Worlds you pay for cost { race-part-n-cards } less.
       *[other] You pay { race-part-n-cards } less for { race-part-kind } worlds.
    }
race-about-settle-discard-for-military = You may discard this card from your tableau for +{ $n } Military until the end of the phase.
race-about-settle-discard-for-free-world =
    You may discard this card from your tableau: the world you place is free. Not for { $not_good ->
        [alien] { race-good-alien }
       *[other] { $not_good }
    } worlds; for a military world only together with Contact Specialist.
race-about-settle-pay-for-military-world =
    You may pay for a military world instead of conquering it: its defence minus { $discount }, minus your discounts. Not for { $not_good ->
        [alien] { race-good-alien }
       *[other] { $not_good }
    } worlds.
race-about-settle-draw-after = You draw { race-part-n-cards } after placing a world.
race-about-trade-bonus =
    { $good ->
        [any] When you sell a good of any kind, draw { race-part-cards } extra.
        [this] When you sell the good of this world, draw { race-part-cards } extra.
       *[other] When you sell { race-part-kind }, draw { race-part-cards } extra.
    }
race-about-consume-consume =
    { $distinct ->
        [yes] Consume { $goods } goods, all of different kinds, for { race-part-reward }.
       *[none]
            { $times ->
                [1]
                    { $goods ->
                        [1] Consume 1 { race-part-one-good } for { race-part-reward }.
                       *[other] Consume { $goods } { race-part-goods } for { race-part-reward }.
                    }
               *[other] Consume up to { $times } { race-part-goods }, as many as you have, for { race-part-reward } each.
            }
    }
race-about-consume-consume-all = Consume all your goods at once for one VP less than the number of goods.
race-about-consume-sell =
    Consume 1 good for as many cards as its kind sells for; { $use_trade_bonuses ->
        [yes] your trade powers apply.
       *[none] your trade powers do not apply.
    }
race-about-consume-draw = You draw { race-part-cards }.
race-about-consume-lucky-draw = Name a number from { $min } to { $max } and reveal the top card: if its cost or defence matches, you keep it.
race-about-consume-discard-hand = You may discard up to { $max } cards from your hand for { race-part-vp } each; these VPs are never doubled.
race-about-produce-produce = This world gets a good if it has none.
race-about-produce-windfall =
    { $good ->
        [any] One of your empty windfall worlds gets a good.
       *[other] One of your empty { race-part-kind } windfall worlds gets a good.
    }
race-about-produce-draw = You draw { race-part-cards }.
race-about-produce-draw-if-produced = You draw { race-part-cards } if this world got a good this phase.
race-about-produce-draw-per-good-produced = You draw { race-part-cards } for each { race-part-one-good } you produced this phase.
race-about-produce-draw-per-kind-produced = You draw { race-part-cards } for each kind of good you produced this phase.
race-about-produce-draw-per-world = You draw { race-part-cards } for each of your { race-part-kind } worlds, windfall or production, with or without a good.
race-about-produce-draw-if-most-produced = You draw { race-part-cards } if you produced more { race-part-goods } this phase than any other player.

## Scoring terms of six-cost developments
race-scores-world =
    { race-part-vp } for each { $production ->
        [production] production world ({ race-part-kind })
        [windfall] windfall world ({ race-part-kind })
       *[none]
            { $military ->
                [yes]
                    { $keyword ->
                        [rebel] Rebel military world
                       *[none] other military world
                    }
               *[none]
                    { $with_power ->
                        [explore] world with an Explore power
                        [trade] world with a Trade power
                        [consume] world with a Consume power
                       *[none] other world
                    }
            }
    }
race-scores-development =
    { race-part-vp } for each { $cost ->
        [none]
            { $with_power ->
                [explore] development with an Explore power
                [trade] development with a Trade power
                [consume] development with a Consume power
               *[none] other development
            }
       *[other] { $cost }-cost development
    }
race-scores-card = { race-part-vp } for { $card }
race-scores-keyword = { race-part-vp } for each other { $keyword ->
    [alien] Alien card
    [rebel] Rebel card
   *[other] { $keyword } card
}
race-scores-vp-chips = { race-part-vp } for every { $each } VPs in chips
race-scores-military-strength = { race-part-vp } per point of your Military, not counting specialised Military

## Action cards and goods explained
race-about-action-explore-5 = Everybody draws 2 cards and keeps 1; you draw 5 more.
race-about-action-explore-1 = Everybody draws 2 cards and keeps 1; you draw 1 more and keep 1 more.
race-about-action-develop = Everybody may place a development; you pay 1 card less.
race-about-action-settle = Everybody may place a world; you draw 1 card after placing one.
race-about-action-consume-trade = Everybody uses Consume powers; you sell a good for cards first.
race-about-action-consume-double = Everybody uses Consume powers; you get double VPs for goods.
race-about-action-produce = All production worlds get goods; you also put one on a windfall world.
race-about-good-novelty = A kind of goods. Sells for 2 cards.
race-about-good-rare = A kind of goods. Sells for 3 cards.
race-about-good-genes = A kind of goods. Sells for 4 cards.
race-about-good-alien = A kind of goods. Sells for 5 cards.
