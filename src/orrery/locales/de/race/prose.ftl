# Race for the Galaxy: der Stand in Worten, für alle, die ihn lesen oder hören, statt auf den Tisch zu sehen

## Die Runde
race-prose-round = Runde { $round }, { $step }
race-prose-won =
    { $you ->
        [yes] Du hast gewonnen
       *[no] { $player } hat gewonnen
    }, mit { $points ->
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkten
    }.
race-prose-steps = Phasen dieser Runde: { $steps }
race-prose-first = { $you ->
    [yes] Wo die Reihenfolge zählt, beginnst du.
   *[no] Wo die Reihenfolge zählt, beginnt { $player }.
}
race-prose-advanced = Je zwei Aktionskarten (Spiel für Fortgeschrittene)

## Aktionskarten
race-prose-actions = Aktionskarten
race-prose-no-action = keine Aktionskarte gewählt
race-prose-decided = { $you ->
    [yes] du wartest auf die anderen
   *[no] wartet auf die anderen
}
race-prose-deciding = { $you ->
    [yes] du bist gefragt
   *[no] entscheidet noch
}
race-prose-placing = { $you ->
    [yes] du legst { $card } aus
   *[no] legt { $card } aus
}
race-prose-somebody = { $you ->
    [yes] Du
   *[no] { $player }
}: { $doing }

## Hand
race-prose-hand = Deine Hand, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
race-prose-looked = Zur Auswahl, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
race-prose-ways = So kannst du die Welt auslegen

## Auslagen
race-prose-tableau = { $you ->
    [yes] Deine Auslage
   *[no] Auslage von { $player }
}, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}, { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
}
race-prose-choosing = { $you ->
    [yes] Du wählst
   *[no] Wählt
} aus { $count ->
    [one] 1 gezogenen Karte
   *[other] { $count } gezogenen Karten
}
race-prose-points = Siegpunkte: { $sums }
race-prose-cards = Karten in der Auslage
race-prose-worth-now = Zählt jetzt { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
}.
race-prose-good = Darauf liegt ein Gut: { $good }, bringt beim Verkauf { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}.
race-prose-used = In dieser Phase genutzt: { $power }.
race-prose-power = Phase { $name ->
    [trade] IV, Handel
   *[other] { $phase }
}: { $text }
