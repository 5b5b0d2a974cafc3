# Race for the Galaxy: the table in the browser

## Panes on a phone
race-web-pane-table = Table
race-web-pane-tableau = Tableau
race-web-pane-hand = Hand

## Phases and action cards
race-web-phases = Round { $round }: the five phases
race-web-phase-explore = Explore
race-web-phase-develop = Develop
race-web-phase-settle = Settle
race-web-phase-consume = Consume
race-web-phase-produce = Produce
race-web-skipped = skipped
race-web-bonus-explore-5 = draw +5
race-web-bonus-explore-1 = draw +1, keep +1
race-web-bonus-develop = 1 cheaper
race-web-bonus-settle = +1 card
race-web-bonus-consume-trade = sell a good
race-web-bonus-consume-double = double VPs
race-web-bonus-produce = +1 windfall good
race-web-sign-explore-5 = +5
race-web-sign-explore-1 = +1, +1
race-web-sign-develop = −1
race-web-sign-settle = +1 card
race-web-sign-produce = +1 good
race-web-sign-consume-trade = trade
race-web-sign-consume-double = 2× VP

## Other players
race-web-rival =
    { $player }, { $state }, { $points ->
        [one] 1 VP
       *[other] { $points } VPs
    }.
race-web-holds =
    { $cards ->
        [one] 1 card in hand
       *[other] { $cards } cards in hand
    }, Military { $strength }, { $chips ->
        [one] 1 VP
       *[other] { $chips } VPs
    } in chips.
race-web-lies = { $count ->
    [one] 1 card
   *[other] { $count } cards
} in the tableau: { $cards }.
race-web-with-good = { $card } with a good
race-web-thinks = is thinking
race-web-has-chosen = has chosen
race-web-is-choosing = is choosing
race-web-to-move = to play
race-web-bot = Bot
race-web-person = Human
race-web-face-down = face down

## Tableau
race-web-your-tableau = Your tableau
race-web-yours = What you have
race-web-of-tableau = { $count } of { $of } cards in your tableau
race-web-tableau-of = Tableau: { $player }
race-web-back = Back to mine
race-web-of-cards = of { $count } cards
race-web-round = Round { $round }
race-web-first = goes first
race-web-first-help = Where the order matters, this seat goes first: its start world had the lowest number.
race-web-chips =
    { $count ->
        [one] 1 VP
       *[other] { $count } VPs
    } in chips
race-web-in-chips = in chips
race-web-strength = Military
race-web-against = against
race-web-developments = developments
race-web-worlds = worlds
race-web-pile =
    { $count ->
        [one] Draw deck: 1 card
       *[other] Draw deck: { $count } cards
    }
race-web-discards =
    { $count ->
        [one] Discard pile: 1 card.
       *[other] Discard pile: { $count } cards.
    }
race-web-discards-seen = Seen by all: { $cards }.
race-web-discards-own = Yours: { $cards }.
race-web-pool =
    { $count ->
        [0] Pool: no VPs left, this is the last round
        [one] Pool: 1 VP left
       *[other] Pool: { $count } VPs left
    }
race-web-coming = { $card }: placed face down
race-web-sale =
    { $count ->
        [one] sells for 1 card
       *[other] sells for { $count } cards
    }

## Hand
race-web-hand = Hand · { $count }
race-web-looked = To choose from · { $count }
race-web-held-price = { $price ->
    [0] { $card }, free for you now
    [one] { $card }, costs you 1 card now
   *[other] { $card }, costs you { $price } cards now
}
race-web-held-military = { $card }, defence { $defence }, your Military { $strength }

## Answers
race-web-picked = { $count } of { $of } chosen
race-web-missing = { $count ->
    [one] Choose 1 more
   *[other] Choose { $count } more
}
race-web-up-to = Choose up to { $count }
race-web-confirm-discard = { $count ->
    [one] Discard 1 card
   *[other] Discard { $count } cards
}
race-web-confirm-keep = { $count ->
    [one] Keep 1 card
   *[other] Keep { $count } cards
}
race-web-means-cost = { $price ->
    [0] costs nothing
    [one] costs 1 card
   *[other] costs { $price } cards
}

## Cards explained
race-web-kind-action = Action card
race-web-kind-good = Good

## Groups of answers, and several events in one line of the log
race-verb-place = Place
race-event-card-drawn-many = { $you ->
    [yes] You draw { $card }.
   *[no] { $known ->
        [yes] { $player } draws { $card }.
       *[no] { $player } draws { $times } cards.
    }
}
race-event-card-discarded-many = { $you ->
    [yes] You discard { $card }.
   *[no] { $known ->
        [yes] { $player } discards { $card }.
       *[no] { $player } discards { $times } cards.
    }
}
race-event-card-looked-at-many =
    { $you ->
        [yes] You draw { $card } to choose from.
       *[no]
            { $known ->
                [yes] { $player } draws { $card } to choose from.
               *[no] { $player } draws { $times } cards to choose from.
            }
    }
race-event-card-kept-many = { $you ->
    [yes] You keep { $card }.
   *[no] { $known ->
        [yes] { $player } keeps { $card }.
       *[no] { $player } keeps { $times } cards.
    }
}
race-event-action-chosen-many = { $you ->
    [yes] You choose { $action } in secret.
   *[no] { $known ->
        [yes] { $player } chooses { $action } in secret.
       *[no] { $player } chooses { $times } actions in secret.
    }
}
race-event-good-placed-many =
    { $you ->
        [yes] You get one good each on { $card }.
       *[no] { $player } gets one good each on { $card }.
    }
race-event-good-spent-many =
    { $you ->
        [yes] You consume the goods on { $card }.
       *[no] { $player } consumes the goods on { $card }.
    }
