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
duel-flight = Raumsektor { $sector }, { $number ->
    [0] noch keine Karte erreicht (Geschwindigkeit { $speed })
   *[other] Karte { $number } von { $speed }
}, noch { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
}
duel-pirate-unknown = ein Pirat in der Hand deines Mitspielers
duel-pirate-known = getroffener Pirat: { $card }
duel-looked = angesehen: { $cards }
duel-on-top = oben: { $cards }
duel-at-bottom = unten: { $cards }
duel-short-trade = { $card } ({ $trade }{ $station ->
    [yes] , Station
   *[no] {""}
})
