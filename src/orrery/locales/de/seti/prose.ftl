# SETI: die Stellung in Worten, für alle, die sie lesen oder hören, statt auf den Tisch zu sehen

## Die Runde
seti-prose-you = du
seti-prose-nobody = niemand
seti-prose-neutral = einem neutralen Marker
seti-prose-turn = { $you ->
    [yes] { seti-web-round }: Du bist am Zug
   *[no] { seti-web-round }: { $side ->
        [rival] der Rivale
       *[none] { $player }
    } ist am Zug
}
seti-prose-won = { $you ->
    [yes] Du hast gewonnen.
   *[no] { $player } hat gewonnen.
}
seti-prose-playing = Wird gerade ausgespielt: { $card }
seti-prose-chain = Noch zu tun: { $steps }.
seti-prose-start = { $you ->
    [yes] Du hast den Startspielermarker.
   *[no] { $player } hat den Startspielermarker.
}
seti-prose-rotation =
    { $count ->
        [one] Die nächste Drehung dreht Scheibe 1 um einen Sektor gegen den Uhrzeigersinn.
       *[other] Die nächste Drehung dreht die Scheiben 1 bis { $count } um einen Sektor gegen den Uhrzeigersinn.
    } { $token ->
        [yes] Wer in dieser Runde zuerst passt, dreht auch.
       *[no] In dieser Runde hat schon jemand gepasst: Wer als Nächstes passt, dreht nicht.
    }

## Der Himmel
seti-prose-sky = Acht Sektoren um die Sonne, im Uhrzeigersinn ab dem Sektor mit der Erde. Jeder hat vier Ringe: Ring 1 liegt an der Sonne. Eine Sonde bewegt sich in den nächsten Ring ihres Sektors oder in denselben Ring eines Nachbarsektors.
seti-prose-sector = Sektor von { $star }, zwischen { $before } und { $after }
seti-prose-space = Ring { $ring }: { $what }{ $publicity ->
    [yes] , Bekanntheit für alle, die hierher kommen
   *[no] {""}
}{ $disc ->
    [0] {""}
   *[other] , auf Scheibe { $disc }
}
seti-prose-empty = leer
seti-prose-flight = { $only ->
    [yes] { $cost } entfernt
   *[no] { $cost } von { $from } aus
}
seti-prose-anomaly = Anomalie ({ $hue }): { $text }
seti-prose-planet = { $planet }, { $space }
seti-prose-samples-known = Proben hier, die du kennst: { $samples }.

## Die Tafeln
seti-prose-no-card = Ein freier Platz
seti-prose-deck = { $count ->
    [one] 1 Karte im Nachziehstapel.
   *[other] { $count } Karten im Nachziehstapel.
}
seti-prose-discards = { $count ->
    [one] 1 Karte ist abgeworfen: { $cards }.
   *[other] { $count } Karten sind abgeworfen: { $cards }.
}
seti-prose-no-discards = Es ist keine Karte abgeworfen.
seti-prose-stacks = Karten in den Rundenstapeln, der dieser Runde zuerst: { $stacks }.
seti-prose-stack = Was du im Stapel dieser Runde gesehen hast: { $cards }.
seti-prose-marks = Marker, der erste zuerst: { $owners }.
seti-prose-milestone =
    { $count ->
        [0] Kein Entdeckungsmeilenstein mehr bei { $points } Punkten
        [one] 1 Entdeckungsmeilenstein bei { $points } Punkten
       *[other] { $count } Entdeckungsmeilensteine bei { $points } Punkten
    }

## Spezies
seti-prose-species = { $species } ({ $place })
seti-prose-open = Offen: { $card }
seti-prose-column = Spuren, { $hue }
seti-prose-spot = { $marked ->
    [yes] { $spot }: markiert von { $owners }. Bringt: { $reward }.
   *[no] { $spot }: frei. Bringt: { $reward }.
}
seti-prose-anomaly-due = Anomalie ({ $hue }) bei { $star }: Die Erde kommt nach { $rotations ->
    [one] 1 Drehung
   *[other] { $rotations } Drehungen
} dorthin. { $now } Belohnt würde: { $leader }.
seti-prose-message-reward = { $taken ->
    [yes] Botschaftsbelohnung { $number } ({ $reward }): genommen von { $owner }.
   *[no] Botschaftsbelohnung { $number }: { $reward }.
}

## Spieler
seti-prose-player = { $you ->
    [yes] Deine Tafel, { $points }
   *[no] { $side ->
        [rival] Tafel des Rivalen
       *[none] Tafel von { $player }
    }, { $points }
}
seti-prose-pool = { $count } Daten im Vorrat
seti-prose-passed = Hat in dieser Runde gepasst
seti-prose-probe = { $count ->
    [one] Sonde bei { $place }
   *[other] { $count } Sonden bei { $place }
}
seti-prose-capsule = { $sample ->
    [0] Kapsel bei { $place }
   *[other] Kapsel mit Probe { $sample } bei { $place }
}
seti-prose-orbiter = { $count ->
    [one] Orbiter bei { $place }
   *[other] { $count } Orbiter bei { $place }
}
seti-prose-lander = { $count ->
    [one] Lander auf { $place }
   *[other] { $count } Lander auf { $place }
}
seti-prose-trace = { $count } { $hue }
seti-prose-traces = Spuren, { $where }: { $marks }
seti-prose-techs = Technologien: { $techs }
seti-prose-wins = Gewonnene Sektoren: { $stars }
seti-prose-completed = Erfüllte Missionen: { $cards }
seti-prose-hand = { $count ->
    [one] Hand, 1 Karte
   *[other] Hand, { $count } Karten
}
seti-prose-front = Ausliegende Karten
seti-prose-face-down = Eine verdeckte Karte ({ $kind })
seti-prose-filled = gefüllt: { $slots }
seti-prose-slot = Feld { $slot }, { $filled ->
    [yes] gefüllt
   *[no] leer
}{ $has ->
    [yes] , bringt { $pays }
   *[no] {""}
}{ $below ->
    [free] ; darunter Platz für eine Technologie
    [open] ; darunter { $tech }, das Feld leer, bringt { $more }
    [filled] ; darunter { $tech }, das Feld gefüllt, bringt { $more }
   *[none] {""}
}
seti-prose-tucked = Für Einkommen untergeschoben: { $cards }
seti-prose-gold = { $tile }: { $points ->
    [one] jetzt 1 Punkt
   *[other] jetzt { $points } Punkte
}

## Allein
seti-prose-difficulty = Schwierigkeit { $difficulty }
seti-prose-would-take = Würde jetzt { $tech } erforschen
seti-prose-action-cards = Aktionskarten des Rivalen
seti-prose-arrow = { $arrow ->
    [left] Wo er sich entscheiden muss, sucht er von links.
    [right] Wo er sich entscheiden muss, sucht er von rechts.
   *[none] Noch entscheidet keine Karte für ihn.
}
seti-prose-last-card = Zuletzt ausgeführt: { $card }
seti-prose-track = Fortschrittsleiste des Rivalen
seti-prose-penalty = Wäre das Spiel jetzt zu Ende, bekäme der Rivale { $points } Punkte für offene Ziele.
seti-prose-goals-done = Erfüllt und noch abzugeben: { $goals }.
seti-prose-goals-spent = { $count ->
    [one] 1 Ziel ist abgegeben.
   *[other] { $count } Ziele sind abgegeben.
}
