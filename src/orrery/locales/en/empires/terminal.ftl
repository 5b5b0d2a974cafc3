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
empires-aimed = Direction { $degrees }.{ $tenths }°, power { $power }
