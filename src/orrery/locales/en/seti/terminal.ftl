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
seti-objective-named = Objective { $objective }
seti-objective-open = { $objective }: { $tasks }
seti-task-done = { $task } (done)
seti-task-begun = { $task } ({ $now } so far)
seti-objectives-completed = { $count } completed
seti-objectives-needed = this round takes { $needs } { $missing ->
    [0] (enough)
   *[other] ({ $missing } missing)
}
seti-objectives-left = stack { $stage }: { $count }
seti-objectives-penalty = uncompleted at the end: { $points } points for the rival
seti-about-objective = One event marks one task. At the end of your turn you collect completed objectives and reveal new ones. Rounds 1 to 4 take 1, 2, 3 and 4 completed ones; for each that is missing the rival advances { $progress } spaces. After round 5 it gains { $points } points for each that is not completed, in the stack too.
seti-chapter-alone = Rulebook: playing alone, pages 22–26
seti-rival-progress = space { $space } of { $spaces }
seti-rival-deck = { $count ->
    [one] 1 action card in the deck
   *[other] { $count } action cards in the deck
}
seti-rival-reinforcement = reinforcement: { $count }
seti-rival-arrow = { $arrow ->
    [left] from the left
   *[right] from the right
}
seti-action-card-named = Action card { $card }
seti-about-action-card = The rival goes through the actions from the top and takes the first one that is possible. The arrow says from which side it counts where it has a choice.
