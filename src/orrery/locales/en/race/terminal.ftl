# What only the terminal's drawing says.

race-round = Round { $round } – { $step }
race-player = { $player }, { $points }
race-chosen = { $action } ({ $players })
race-supply-pool =
    { $count ->
        [one] 1 VP in the pool
       *[other] { $count } VPs in the pool
    }
race-supply-pile =
    { $count ->
        [one] 1 card in the draw deck
       *[other] { $count } cards in the draw deck
    }
race-supply-discards = { $count ->
    [one] 1 discarded
   *[other] { $count } discarded
}
race-has-chips =
    { $count ->
        [one] 1 VP in chips
       *[other] { $count } VPs in chips
    }
race-has-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
race-has-cards =
    { $count ->
        [one] 1 card in tableau
       *[other] { $count } cards in tableau
    }
race-has-strength = Military { $strength }
race-lying-good = a good (sells for { $count })
race-card-with-good = { $card } (with a good)
race-now = now { $price }
race-your-strength = your Military { $strength }
race-note-sale =
    for { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
race-phase-explore = I: Explore
race-phase-develop = II: Develop
race-phase-settle = III: Settle
race-phase-trade = $: Trade
race-phase-consume = IV: Consume
race-phase-produce = V: Produce
