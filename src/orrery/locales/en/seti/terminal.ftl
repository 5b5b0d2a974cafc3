# What only the terminal's drawing says.

seti-round =
    { $you ->
        [yes] Round { $round } of 5 – your turn
       *[no] Round { $round } of 5 – { $player }’s turn
    }
seti-over = The game is over
seti-player = [{ $number }] { $player }, { $points }
seti-won = { $star }: { $owners }
seti-anomaly = { $color } in sector { $sector } ({ $reward })
seti-stacks = end-of-round stacks: { $counts }
seti-costs = costs { $price }
