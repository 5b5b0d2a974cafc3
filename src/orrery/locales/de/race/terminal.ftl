# Was nur die Zeichnung im Terminal sagt.

race-round = Runde { $round } – { $step }
race-player = { $player }, { $points }
race-chosen = { $action } ({ $players })
race-supply-pool = { $count ->
    [one] 1 Siegpunkt im Vorrat
   *[other] { $count } Siegpunkte im Vorrat
}
race-supply-pile = { $count ->
    [one] 1 Karte im Stapel
   *[other] { $count } Karten im Stapel
}
race-supply-discards = { $count } abgeworfen
race-has-chips = { $count ->
    [one] 1 Siegpunkt in Chips
   *[other] { $count } Siegpunkte in Chips
}
race-has-hand = { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
}
race-has-cards = { $count ->
    [one] 1 Karte ausgelegt
   *[other] { $count } Karten ausgelegt
}
race-has-strength = Stärke { $strength }
race-lying-good = ein Gut (bringt { $count })
race-card-with-good = { $card } (mit Gut)
race-now = jetzt { $price }
race-your-strength = deine Stärke { $strength }
race-note-sale = bringt { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
race-phase-explore = I: Erkunden
race-phase-develop = II: Entwickeln
race-phase-settle = III: Siedeln
race-phase-trade = $: Handeln
race-phase-consume = IV: Verbrauchen
race-phase-produce = V: Produzieren
