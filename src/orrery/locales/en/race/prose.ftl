# Race for the Galaxy: the position in words, for those who read or hear it instead of looking at the table

## The round
race-prose-round = Round { $round }, { $step }
race-prose-won =
    { $you ->
        [yes] You have won
       *[no] { $player } has won
    } with { $points ->
        [one] 1 VP
       *[other] { $points } VPs
    }.
race-prose-steps = Phases of this round: { $steps }
race-prose-first = { $you ->
    [yes] Where the order matters, you go first.
   *[no] Where the order matters, { $player } goes first.
}
race-prose-advanced = Two action cards each (advanced game)

## Action cards
race-prose-actions = Action cards
race-prose-no-action = no action card chosen
race-prose-decided = { $you ->
    [yes] you wait for the others
   *[no] waits for the others
}
race-prose-deciding = { $you ->
    [yes] it is up to you
   *[no] is still deciding
}
race-prose-placing = { $you ->
    [yes] you place { $card }
   *[no] places { $card }
}
race-prose-somebody = { $you ->
    [yes] You
   *[no] { $player }
}: { $doing }

## Hand
race-prose-hand = Your hand, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
race-prose-looked = To choose from, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
race-prose-ways = How you can place it

## Tableaus
race-prose-tableau = { $you ->
    [yes] Your tableau
   *[no] { $player }’s tableau
}, { $count ->
    [one] 1 card
   *[other] { $count } cards
}, { $points ->
    [one] 1 VP
   *[other] { $points } VPs
}
race-prose-choosing = { $you ->
    [yes] You choose
   *[no] Chooses
} from { $count ->
    [one] 1 card
   *[other] { $count } cards
} drawn
race-prose-points = VPs: { $sums }
race-prose-cards = Cards in the tableau
race-prose-worth-now = Now worth { $points ->
    [one] 1 VP
   *[other] { $points } VPs
}.
race-prose-good = A good lies on it: { $good }, sells for { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
race-prose-used = Used in this phase: { $power }.
race-prose-power = Phase { $name ->
    [trade] IV, trade
   *[other] { $phase }
}: { $text }
