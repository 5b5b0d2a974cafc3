# Was nur die Zeichnung im Terminal sagt.

empires-over = Ascending Empires – Spielende
empires-turn = { $you ->
    [yes] Dein Zug
   *[no] Zug von { $player }
}
empires-player = { $mark } { $player } ({ $colour }), { $points }
empires-directions = 0° rechts, 90° unten, 180° links, 270° oben; Längen in mm von links oben.
empires-legend = α1 Ort, { $ships } Raumschiff, * Sternenbasis, ◆ Wächterraumschiff, × Mine
empires-legend-alone = ¤ Roboter im Orbit, ♥ Herz der Erbauer
empires-aimed = Richtung { $degrees },{ $tenths }°, Kraft { $power }
empires-label-goals = Ziele
empires-label-supply = Vorrat
empires-label-deck = Im Stapel
empires-label-discards = Abgeworfen
empires-label-open-card = Wächterkarte daneben
empires-label-orbit-robots = Roboter im Orbit
empires-label-cards = Technologiekarten
empires-goal-state = { $done ->
    [yes] ✓ { $goal }: { $reached }
   *[no] { $goal }: { $reached } von { $wanted }
}
empires-supply-robots = Roboter { $count }
empires-supply-guardians = Wächterraumschiffe { $count }
empires-supply-destroyed = Zerstört-Plättchen { $count }
empires-supply-skips = Züge ohne Karte { $count }
empires-card-would = { $card }: { $steps }
empires-step-reveal = du wählst einen Ort zum Aufdecken
empires-step-land = Roboter landen: { $holes }
empires-step-besiege = Roboter belagern: { $holes }
empires-step-guardian = ein Wächterraumschiff
empires-step-idle = nichts
empires-step-fatal = { $step } – du würdest verlieren
empires-technology-card = { $colour } { $side }, { $stones ->
    [one] 1 Stein
   *[other] { $stones } Steine
}
empires-label-settlers = Siedler
empires-settler-at = { $settler }: { $fate }, { $place }
empires-settler-away = { $settler }: { $fate }
empires-goal-left = { $goal }: noch { $count }
empires-goals-reached = { $points ->
    [one] 1 Schritt zum Ziel
   *[other] { $points } Schritte zum Ziel
}
empires-step-peril = { $step } (verloren: { $losses })
empires-step-overrun = alles auf { $place }
