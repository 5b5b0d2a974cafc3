# Race for the Galaxy: der Tisch im Browser

## Seiten auf dem Telefon
race-web-pane-table = Tisch
race-web-pane-tableau = Auslage
race-web-pane-hand = Hand

## Phasen und Aktionskarten
race-web-phases = Runde { $round }: die fünf Phasen
race-web-phase-explore = Erkunden
race-web-phase-develop = Entwickeln
race-web-phase-settle = Siedeln
race-web-phase-consume = Verbrauchen
race-web-phase-produce = Produzieren
race-web-skipped = entfällt
race-web-bonus-explore-5 = +5 ziehen
race-web-bonus-explore-1 = +1 ziehen, +1 behalten
race-web-bonus-develop = 1 billiger
race-web-bonus-settle = +1 Karte
race-web-bonus-consume-trade = Gut verkaufen
race-web-bonus-consume-double = doppelte Siegpunkte
race-web-bonus-produce = +1 „Windfall“-Gut
race-web-sign-explore-5 = +5
race-web-sign-explore-1 = +1, +1
race-web-sign-develop = −1
race-web-sign-settle = +1 Karte
race-web-sign-produce = +1 Gut
race-web-sign-consume-trade = Handeln
race-web-sign-consume-double = 2× SP

## Mitspieler
race-web-rival = { $player }, { $state }, { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
}.
race-web-holds =
    { $cards ->
        [one] 1 Handkarte
       *[other] { $cards } Handkarten
    }, militärische Stärke { $strength }, { $chips ->
        [one] 1 Siegpunkt
       *[other] { $chips } Siegpunkte
    } in Chips.
race-web-lies = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} in der Auslage: { $cards }.
race-web-with-good = { $card } mit Gut
race-web-thinks = überlegt
race-web-has-chosen = hat gewählt
race-web-is-choosing = wählt noch
race-web-to-move = am Zug
race-web-bot = Bot
race-web-person = Mensch
race-web-face-down = verdeckt

## Auslage
race-web-your-tableau = Deine Auslage
race-web-yours = Was du hast
race-web-of-tableau = { $count } von { $of } Karten in der Auslage
race-web-tableau-of = Auslage: { $player }
race-web-back = Zu meiner Auslage
race-web-of-cards = von { $count } Karten
race-web-round = Runde { $round }
race-web-first = beginnt
race-web-first-help = Wo die Reihenfolge zählt, beginnt dieser Platz: Er hatte die Startwelt mit der kleinsten Nummer.
race-web-chips =
    { $count ->
        [one] 1 Siegpunkt
       *[other] { $count } Siegpunkte
    } in Chips
race-web-in-chips = in Chips
race-web-strength = Militär
race-web-against = gegen
race-web-developments = Entwicklungen
race-web-worlds = Welten
race-web-pile = { $count ->
    [one] Nachziehstapel: 1 Karte
   *[other] Nachziehstapel: { $count } Karten
}
race-web-discards = { $count ->
    [one] Abwurfhaufen: 1 Karte.
   *[other] Abwurfhaufen: { $count } Karten.
}
race-web-discards-seen = Alle haben gesehen: { $cards }.
race-web-discards-own = Von dir: { $cards }.
race-web-pool = { $count ->
    [0] Vorrat: kein Siegpunkt mehr, die Runde ist die letzte
    [one] Vorrat: noch 1 Siegpunkt
   *[other] Vorrat: noch { $count } Siegpunkte
}
race-web-coming = { $card }: verdeckt ausgelegt
race-web-sale = { $count ->
    [one] bringt 1 Karte
   *[other] bringt { $count } Karten
}

## Hand
race-web-hand = Hand · { $count }
race-web-looked = Zur Auswahl · { $count }
race-web-held-price =
    { $price ->
        [0] { $card }, für dich jetzt kostenlos
        [one] { $card }, kostet dich jetzt 1 Karte
       *[other] { $card }, kostet dich jetzt { $price } Karten
    }
race-web-held-military = { $card }, Verteidigung { $defence }, deine Stärke { $strength }

## Antworten
race-web-picked = { $count } von { $of } gewählt
race-web-missing = { $count ->
    [one] Noch 1 wählen
   *[other] Noch { $count } wählen
}
race-web-up-to = Bis zu { $count } wählen
race-web-confirm-discard = { $count ->
    [one] 1 Karte abwerfen
   *[other] { $count } Karten abwerfen
}
race-web-confirm-keep = { $count ->
    [one] 1 Karte behalten
   *[other] { $count } Karten behalten
}
race-web-means-cost = { $price ->
    [0] kostet nichts
    [one] kostet 1 Karte
   *[other] kostet { $price } Karten
}

## Karten erklärt
race-web-kind-action = Aktionskarte
race-web-kind-good = Gut

## Gruppen von Antworten und mehreres in einer Zeile des Logbuchs
race-verb-place = Ausspielen
race-event-card-drawn-many = { $you ->
    [yes] Du ziehst { $card }.
   *[no] { $known ->
        [yes] { $player } zieht { $card }.
       *[no] { $player } zieht { $times } Karten.
    }
}
race-event-card-discarded-many = { $you ->
    [yes] Du wirfst { $card } ab.
   *[no] { $known ->
        [yes] { $player } wirft { $card } ab.
       *[no] { $player } wirft { $times } Karten ab.
    }
}
race-event-card-looked-at-many =
    { $you ->
        [yes] Du ziehst { $card } zur Auswahl.
       *[no]
            { $known ->
                [yes] { $player } zieht { $card } zur Auswahl.
               *[no] { $player } zieht { $times } Karten zur Auswahl.
            }
    }
race-event-card-kept-many = { $you ->
    [yes] Du behältst { $card }.
   *[no] { $known ->
        [yes] { $player } behält { $card }.
       *[no] { $player } behält { $times } Karten.
    }
}
race-event-action-chosen-many = { $you ->
    [yes] Du wählst geheim { $action }.
   *[no] { $known ->
        [yes] { $player } wählt geheim { $action }.
       *[no] { $player } wählt geheim { $times } Aktionen.
    }
}
race-event-good-placed-many = { $you ->
    [yes] Du bekommst je ein Gut auf { $card }.
   *[no] { $player } bekommt je ein Gut auf { $card }.
}
race-event-good-spent-many = { $you ->
    [yes] Du verbrauchst die Güter von { $card }.
   *[no] { $player } verbraucht die Güter von { $card }.
}
