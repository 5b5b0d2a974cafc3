# What only the terminal's drawing says.

empires-over = Ascending Empires – end of the game
empires-turn =
    { $you ->
        [yes] Your turn
       *[no] { $player }’s turn
    }
empires-player = { $mark } { $player } ({ $colour }), { $points }
empires-directions = 0° right, 90° down, 180° left, 270° up; lengths in mm from the top left.
empires-legend = α1 place, { $ships } ship, * starbase, ◆ guardian ship, × mine
empires-legend-alone = ¤ robot in orbit, ♥ heart of the builders
empires-aimed = Direction { $degrees }.{ $tenths }°, power { $power }
empires-label-goals = Goals
empires-label-supply = Supply
empires-label-deck = In the deck
empires-label-discards = Discarded
empires-label-open-card = Guardian card beside it
empires-label-orbit-robots = Robots in orbit
empires-label-cards = Technology cards
empires-goal-state = { $done ->
    [yes] ✓ { $goal }: { $reached }
   *[no] { $goal }: { $reached } of { $wanted }
}
empires-supply-robots = robots { $count }
empires-supply-guardians = guardian ships { $count }
empires-supply-destroyed = destroyed tokens { $count }
empires-supply-skips = draws to skip { $count }
empires-card-would = { $card }: { $steps }
empires-step-reveal = you choose a place to reveal
empires-step-land = robots land: { $holes }
empires-step-besiege = robots besiege: { $holes }
empires-step-guardian = a guardian ship
empires-step-idle = nothing
empires-step-fatal = { $step } – you would lose
empires-technology-card = { $colour } { $side }, { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
}
empires-label-settlers = Settlers
empires-settler-at = { $settler }: { $fate }, { $place }
empires-settler-away = { $settler }: { $fate }
empires-goal-left = { $goal }: { $count } left
empires-goals-reached = { $points ->
    [one] 1 step towards the goals
   *[other] { $points } steps towards the goals
}
empires-step-peril = { $step } (lost: { $losses })
empires-step-overrun = everything on { $place }
