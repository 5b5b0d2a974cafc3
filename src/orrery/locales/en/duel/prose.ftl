# CATAN Starfarers Duel: the position in words, for those who read or hear it instead of looking at the board

## The turn
duel-prose-turn = { $you ->
    [yes] Turn { $turn }: your turn
   *[no] Turn { $turn }: { $player }’s turn
}
duel-prose-won = { $you ->
    [yes] You have won with { $points } victory points.
   *[no] { $player } has won with { $points } victory points.
}
duel-prose-purchases = { $you ->
    [yes] Your trade centre can still buy { $count } from your opponent this turn.
   *[no] { $player }’s trade centre can still buy { $count } from the opponent this turn.
}

## The flight
duel-prose-flight = { $you ->
    [yes] Your flight in space sector { $sector }
   *[no] { $player }’s flight in space sector { $sector }
}
duel-prose-far = { $count } of { $speed } cards reached
duel-prose-step = { $state ->
    [used] Card { $number }, used: { $card }
    [here] Card { $number }, where the ship is now: { $card }
   *[passed] Card { $number }: { $card }
}
duel-prose-pirate = { $you ->
    [yes] You have met a pirate: { $card }
   *[no] { $player } has met a pirate: { $card }
}
duel-prose-pirate-hidden = { $you ->
    [yes] You have met a pirate. Only your opponent can see the card.
   *[no] { $player } has met a pirate. Only the opponent can see the card.
}
duel-prose-looked = Shown by the sensor centre: { $card }
duel-prose-top = Put on top: { $card }
duel-prose-bottom = Put at the bottom: { $card }

## The starships
duel-prose-ship = { $you ->
    [yes] Your starship ({ $symbol })
   *[no] { $player }’s starship ({ $symbol })
}, { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
}
duel-prose-points = Victory points: { $sums }
duel-prose-built = Engines, cannons and hangar
duel-prose-engines = Engines: strength { $strength }{ $parts ->
    [none] {""}
   *[other] { " " }({ $parts })
}, { $free ->
    [0] no free slot
    [one] 1 free slot
   *[other] { $free } free slots
}
duel-prose-cannons = Cannons: strength { $strength }{ $parts ->
    [none] {""}
   *[other] { " " }({ $parts })
}, { $free ->
    [0] no free slot
    [one] 1 free slot
   *[other] { $free } free slots
}
duel-prose-hangar = Hangar: { $colony ->
    [0] no colony ship
    [one] 1 colony ship
   *[other] { $colony } colony ships
}, { $trade ->
    [0] no trade ship
    [one] 1 trade ship
   *[other] { $trade } trade ships
}, { $free ->
    [0] no free bay
    [one] 1 free bay
   *[other] { $free } free bays
}
duel-prose-centre = { $centre }, { $state }: { $about }
duel-prose-orders = Orders fulfilled
duel-prose-pirates = Pirates defeated
duel-prose-used = { $card }, used this turn

## The board
duel-prose-sectors = Space sectors and reserve
duel-prose-seen = Seen: { $card }
duel-prose-council = Galactic Council
duel-prose-pile = { $count ->
    [0] No more orders in the pile
    [one] 1 more order in the pile
   *[other] { $count } more orders in the pile
}
duel-prose-special = { $special }: { $holder } ({ $counts }). { $about }
duel-prose-somebody = { $you ->
    [yes] you
   *[no] { $player }
}

## Cards
duel-prose-card = { $card }: { $face }
duel-prose-explained = { $card }. { $about }
