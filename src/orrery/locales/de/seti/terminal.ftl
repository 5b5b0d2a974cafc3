# Was nur die Zeichnung im Terminal sagt.

seti-round = { $you ->
    [yes] Runde { $round } von 5 – du bist am Zug
   *[no] Runde { $round } von 5 – am Zug: { $player }
}
seti-over = Das Spiel ist zu Ende
seti-player = [{ $number }] { $player }, { $points }
seti-won = { $star }: { $owners }
seti-anomaly = { $color } in Sektor { $sector } ({ $reward })
seti-stacks = Abschlussstapel: { $counts }
seti-costs = kostet { $price }
seti-objective-named = Ziel { $objective }
seti-objective-open = { $objective }: { $tasks }
seti-task-done = { $task } (erledigt)
seti-task-begun = { $task } (bisher { $now })
seti-objectives-completed = { $count } abgeschlossen
seti-objectives-needed = diese Runde kostet { $needs } { $missing ->
    [0] (genug)
   *[other] (es fehlen { $missing })
}
seti-objectives-left = Stapel { $stage }: { $count }
seti-objectives-penalty = nicht abgeschlossen am Ende: { $points } Punkte für den Rivalen
seti-about-objective = Ein Ereignis erledigt eine Aufgabe. Am Ende deines Zugs sammelst du abgeschlossene Ziele ein und deckst neue auf. Die Runden 1 bis 4 kosten 1, 2, 3 und 4 abgeschlossene Ziele; für jedes fehlende schreitet der Rivale { $progress } Felder voran. Nach Runde 5 erhält er { $points } Punkte für jedes nicht abgeschlossene, auch im Stapel.
seti-chapter-alone = Regelheft: Solomodus, Seiten 22–26
seti-rival-progress = Feld { $space } von { $spaces }
seti-rival-deck = { $count ->
    [one] 1 Aktionskarte im Stapel
   *[other] { $count } Aktionskarten im Stapel
}
seti-rival-reinforcement = Verstärkung: { $count }
seti-rival-arrow = { $arrow ->
    [left] von links
   *[right] von rechts
}
seti-action-card-named = Aktionskarte { $card }
seti-about-action-card = Der Rivale prüft die Aktionen von oben nach unten und führt die erste aus, die möglich ist. Der Pfeil sagt, von welcher Seite er zählt, wo er die Wahl hat.
