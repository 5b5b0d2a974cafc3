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
