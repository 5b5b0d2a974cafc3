# Was nur die Zeichnung im Terminal sagt.

empires-over = Ascending Empires – Spielende
empires-turn = { $you ->
    [yes] Dein Zug
   *[no] Zug von { $player }
}
empires-player = { $mark } { $player } ({ $colour }), { $points }
empires-directions = 0° rechts, 90° unten, 180° links, 270° oben; Längen in mm von links oben.
empires-legend = α1 Ort, { $ships } Raumschiff, * Sternenbasis, ◆ Wächterraumschiff, × Mine
empires-aimed = Richtung { $degrees },{ $tenths }°, Kraft { $power }
