# Was nur die Zeichnung im Terminal sagt.

duel-turn =
    { $you ->
        [yes] Zug { $turn }, du bist am Zug. Der Würfel zeigt { $die }.
       *[no] Zug { $turn }, { $player } ist am Zug. Der Würfel zeigt { $die }.
    }
duel-ship = { $player } ({ $symbol }), { $points }
duel-chosen = { $centre } (gewählt)
duel-colony = { $card } ({ $good } bei { $number })
duel-station = { $card } ({ $trade })
duel-station-used = { $card } ({ $trade }, genutzt)
duel-seen = { $cards }, gesehen: { $seen }
duel-order = { $order } – { $demand } → { $reward }
duel-order-barred = { $order } – { $demand } → { $reward } (nicht in diesem Flug)
duel-note-cost = kostet { $astro } Astro
duel-note-gain = bringt { $astro } Astro
duel-flight = Raumsektor { $sector }, Karte { $number } von { $speed }, noch { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
}
duel-pirate-unknown = ein Pirat in der Hand deines Mitspielers
duel-pirate-known = getroffener Pirat: { $card }
duel-looked = angesehen: { $cards }
duel-on-top = oben: { $cards }
duel-at-bottom = unten: { $cards }
duel-face-target-planet = Ziel von Aufträgen
duel-face-colony = Kolonie, { $good } bei { $number }
duel-short-trade = { $card } ({ $trade }{ $station ->
    [yes] , Station
   *[no] {""}
})
duel-face-trade = { $good } zu { $price } Astro{ $ways ->
    [buy] , nur Kauf
    [sell] , nur Verkauf
   *[both] {""}
}{ $units ->
    [0] {""}
   *[other] , höchstens { $units }
}{ $station ->
    [yes] , Station
   *[no] {""}
}
duel-face-council-planet = Station ohne Handel
duel-face-pirate = { $penalty ->
    [cannon] nimmt eine Bordkanone
    [engine] nimmt einen Antrieb
    [centre] nimmt ein Zentrum
   *[none] nimmt kein Teil
}
