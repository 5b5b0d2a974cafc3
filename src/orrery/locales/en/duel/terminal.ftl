# What only the terminal's drawing says.

duel-turn =
    { $you ->
        [yes] Turn { $turn }, your turn. The die shows { $die }.
       *[no] Turn { $turn }, { $player }’s turn. The die shows { $die }.
    }
duel-ship = { $player } ({ $symbol }), { $points }
duel-chosen = { $centre } (chosen)
duel-colony = { $card } ({ $good } on { $number })
duel-station = { $card } ({ $trade })
duel-station-used = { $card } ({ $trade }, used)
duel-seen = { $cards }, seen: { $seen }
duel-order = { $order } – { $demand } → { $reward }
duel-order-barred = { $order } – { $demand } → { $reward } (not this flight)
duel-note-cost = costs { $astro } astro
duel-note-gain = earns { $astro } astro
duel-flight = sector { $sector }, { $number ->
    [0] no card reached yet (speed { $speed })
   *[other] card { $number } of { $speed }
}, { $actions ->
    [one] 1 action
   *[other] { $actions } actions
} left
duel-pirate-unknown = a pirate in your opponent’s hand
duel-pirate-known = pirate met: { $card }
duel-looked = looked at: { $cards }
duel-on-top = on top: { $cards }
duel-at-bottom = at the bottom: { $cards }
duel-short-trade = { $card } ({ $trade }{ $station ->
    [yes] , station
   *[no] {""}
})
