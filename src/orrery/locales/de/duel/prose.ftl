# CATAN Sternenfahrer – Das Duell: der Stand in Worten, für alle, die ihn lesen oder hören, statt auf den Tisch zu sehen

## Der Zug
duel-prose-turn = { $you ->
    [yes] Zug { $turn }: du bist am Zug
   *[no] Zug { $turn }: { $player } ist am Zug
}
duel-prose-won = { $you ->
    [yes] Du hast mit { $points } Siegpunkten gewonnen.
   *[no] { $player } hat mit { $points } Siegpunkten gewonnen.
}
duel-prose-purchases = { $you ->
    [yes] Dein Handelszentrum kann in diesem Zug noch { $count } vom Mitspieler kaufen.
   *[no] Das Handelszentrum von { $player } kann in diesem Zug noch { $count } vom Mitspieler kaufen.
}

## Der Flug
duel-prose-flight = { $you ->
    [yes] Dein Flug in Raumsektor { $sector }
   *[no] Flug von { $player } in Raumsektor { $sector }
}
duel-prose-far = { $count } von { $speed } Karten erreicht
duel-prose-step = { $state ->
    [used] Karte { $number }, genutzt: { $card }
    [here] Karte { $number }, hier ist das Schiff jetzt: { $card }
   *[passed] Karte { $number }: { $card }
}
duel-prose-pirate = { $you ->
    [yes] Du hast einen Piraten getroffen: { $card }
   *[no] { $player } hat einen Piraten getroffen: { $card }
}
duel-prose-pirate-hidden = { $you ->
    [yes] Du hast einen Piraten getroffen. Nur dein Mitspieler sieht die Karte.
   *[no] { $player } hat einen Piraten getroffen. Nur der Mitspieler sieht die Karte.
}
duel-prose-looked = Vom Sensorzentrum gezeigt: { $card }
duel-prose-top = Nach oben gelegt: { $card }
duel-prose-bottom = Nach unten gelegt: { $card }

## Die Raumschiffe
duel-prose-ship = { $you ->
    [yes] Dein Raumschiff ({ $symbol })
   *[no] Raumschiff von { $player } ({ $symbol })
}, { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
}
duel-prose-points = Siegpunkte: { $sums }
duel-prose-built = Antriebe, Bordkanonen und Hangar
duel-prose-engines = Antriebe: Stärke { $strength }{ $parts ->
    [none] {""}
   *[other] { " " }({ $parts })
}, { $free ->
    [0] kein Platz frei
    [one] 1 Platz frei
   *[other] { $free } Plätze frei
}
duel-prose-cannons = Bordkanonen: Stärke { $strength }{ $parts ->
    [none] {""}
   *[other] { " " }({ $parts })
}, { $free ->
    [0] kein Platz frei
    [one] 1 Platz frei
   *[other] { $free } Plätze frei
}
duel-prose-hangar = Hangar: { $colony ->
    [0] kein Kolonieschiff
    [one] 1 Kolonieschiff
   *[other] { $colony } Kolonieschiffe
}, { $trade ->
    [0] kein Handelsschiff
    [one] 1 Handelsschiff
   *[other] { $trade } Handelsschiffe
}, { $free ->
    [0] kein Platz frei
    [one] 1 Platz frei
   *[other] { $free } Plätze frei
}
duel-prose-centre = { $centre }, { $state }: { $about }
duel-prose-orders = Erfüllte Aufträge
duel-prose-pirates = Besiegte Piraten
duel-prose-used = { $card }, in diesem Zug genutzt

## Der Tisch
duel-prose-sectors = Raumsektoren und Reserve
duel-prose-seen = Gesehen: { $card }
duel-prose-council = Galaktischer Rat
duel-prose-pile = { $count ->
    [0] Kein Auftrag mehr im Stapel
    [one] Noch 1 Auftrag im Stapel
   *[other] Noch { $count } Aufträge im Stapel
}
duel-prose-special = { $special }: { $holder } ({ $counts }). { $about }
duel-prose-somebody = { $you ->
    [yes] du
   *[no] { $player }
}

## Karten
duel-prose-card = { $card }: { $face }
duel-prose-explained = { $card }. { $about }
