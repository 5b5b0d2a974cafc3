# Race for the Galaxy
#
# Familien von Nachrichten, nach dem Anfang ihrer Kennung:
#   good- action- step- means- power-   Wörter des Vokabulars; ein Plus im Wort ist ein Bindestrich in der Kennung
#   points-   Herkunft der Siegpunkte
#   ask- help- do- event- why-   Fragen, ihr Sinn, Antworten, was geschah, warum eine Antwort nicht geht
#   phase- numeral- chapter-   die Phasen der Fähigkeiten und wo das Regelheft von ihnen spricht
#   short- about-   <Phase>-<Verb>: eine Fähigkeit in wenigen Worten und in einem Satz
#   scores-   <per>: eine Wertung einer Entwicklung mit Kosten 6
#   about-action- about-good-   was eine Aktionskarte bringt, was ein Gut ist
#   kind- produces- keyword-   was auf einer Karte steht
#   label- supply- has- note-   die Stellung im Terminal
#   part-   Teile anderer Nachrichten
# Nachrichten von Fähigkeiten und Wertungen nehmen die Angaben der Kartendaten unter deren Namen (ein
# Unterstrich im Verb ist ein Bindestrich in der Kennung): true ist "yes", false ist "no", Fehlendes ist "none".

race-title = Race for the Galaxy
race-description = Eine Zivilisation aus Karten: Wählt geheim, welche Phasen stattfinden, spielt Welten und Entwicklungen aus und macht aus Gütern Karten und Siegpunkte.

## Wörter
race-good-novelty = Luxusartikel
race-good-rare = Seltene Elemente
race-good-genes = Gene
race-good-alien = Alien-Technologie
race-action-explore-5 = Erkunden: +5
race-action-explore-1 = Erkunden: +1, +1
race-action-develop = Entwickeln
race-action-settle = Siedeln
race-action-consume-trade = Verbrauchen: Handeln
race-action-consume-double = Verbrauchen: 2× Siegpunkte
race-action-produce = Produzieren
race-step-setup = Vorbereitung
race-step-select = Aktionen wählen
race-step-explore = I: Erkunden
race-step-develop = II: Entwickeln
race-step-develop-again = II: Entwickeln, zum zweiten Mal
race-step-settle = III: Siedeln
race-step-settle-again = III: Siedeln, zum zweiten Mal
race-step-consume = IV: Verbrauchen
race-step-produce = V: Produzieren
race-step-round-end = Ende der Runde
race-means-nothing = Keine freiwillige Fähigkeit nutzen
race-means-contact = Mit Kontaktspezialist bezahlen
race-means-ship = Kolonieschiff abwerfen
race-means-contact-ship = Mit Kontaktspezialist bezahlen und Kolonieschiff abwerfen
race-means-tactics = Neue Militärische Taktiken abwerfen
race-means-contact-tactics = Mit Kontaktspezialist bezahlen und Neue Militärische Taktiken abwerfen
race-means-ship-tactics = Kolonieschiff und Neue Militärische Taktiken abwerfen
race-means-contact-ship-tactics = Mit Kontaktspezialist bezahlen, Kolonieschiff und Neue Militärische Taktiken abwerfen
race-power-old-earth = Old Earth: bis zu 2 Güter → je 1 Siegpunkt
race-power-epsilon-eridani = Epsilon Eridani: 1 Gut → 1 Siegpunkt und 1 Karte
race-power-earths-lost-colony = Earth’s Lost Colony: 1 Gut → 1 Siegpunkt
race-power-public-works = Bauarbeiten: 1 Gut → 1 Siegpunkt
race-power-new-vinland = New Vinland: 1 Gut → 2 Karten
race-power-plague-world = Plague World: 1 Gene-Gut → 1 Siegpunkt und 1 Karte
race-power-new-survivalists = New Survivalists: 1 Luxusartikel → 1 Karte
race-power-outlaw-world = Outlaw World: 1 Gut → 1 Siegpunkt und 1 Karte
race-power-diversified-economy = Diversified Economy: 3 verschiedene Güter → 3 Siegpunkte
race-power-consumer-markets = Absatzmärkte: bis zu 3 Luxusartikel → je 1 Siegpunkt
race-power-mining-conglomerate = Bergbaukonzern: bis zu 2 Seltene Elemente → je 1 Siegpunkt
race-power-research-labs = Forschungs-Labors: 1 Gene-Gut → 1 Siegpunkt
race-power-deficit-spending = Defizitfinanzierung: bis zu 2 Handkarten → je 1 Siegpunkt
race-power-mining-league = Bergbau-Liga: 2 Seltene Elemente → 3 Siegpunkte
race-power-free-trade-association = Freihandelsunion: bis zu 3 Luxusartikel → je 1 Siegpunkt und 1 Karte
race-power-galactic-resort = Galactic Resort: 1 Gut → 1 Siegpunkt und 1 Karte
race-power-black-market-trading-world = Black Market Trading World: 1 Gut → Karten wie beim Handeln, ohne Handeln-Fähigkeiten
race-power-merchant-world = Welt der Kaufleute: bis zu 2 Handkarten → je 1 Siegpunkt
race-power-tourist-world = Tourist World: 2 Güter → 3 Siegpunkte
race-power-galactic-trendsetters = Galaktische Trendsetter: 1 Gut → 2 Siegpunkte
race-power-terraforming-robots = Terraforming Robots: 1 Seltenes Element → 1 Siegpunkt und 1 Karte
race-power-secluded-world = Secluded World: 1 Gut → 1 Karte
race-power-terraformed-world = Terraformed World: 1 Gut → 1 Siegpunkt
race-power-pilgrimage-world = Pilgrimage World: alle Güter → 1 Siegpunkt weniger als Güter
race-power-new-economy = New Economy: 1 Karte
race-power-gambling-world = Casinowelt: 1 Gut → 1 Siegpunkt
race-power-gambling-world-luck = Casinowelt: 1–7 raten → die oberste Karte
race-power-expanding-colony = Expandierende Kolonie: 1 Gut → 1 Siegpunkt
race-power-prosperous-world = Prosperous World: 1 Gut → 1 Siegpunkt
race-power-new-earth = New Earth: 1 Gut → 1 Siegpunkt und 1 Karte
race-power-trade-league = Handels-Liga: 1 Gut → Karten wie beim Handeln, mit Handeln-Fähigkeiten

## Siegpunkte nach Herkunft
race-points-cards = Welten und Entwicklungen
race-points-chips = Siegpunkt-Chips
race-points-six-cost = Entwicklungen mit Kosten 6

## Fragen
race-ask-choose-action = { $of ->
    [1] Welche Aktion wählst du? (geheim)
   *[other] Welche Aktion wählst du? ({ $number }. von { $of }, geheim)
}
race-ask-keep = { $count ->
    [one] Welche der { $of } Karten behältst du?
   *[other] Welche { $count } der { $of } Karten behältst du?
}
race-ask-develop = Welche Entwicklung spielst du aus? (geheim)
race-ask-settle = Welche Welt spielst du aus? (geheim)
race-ask-means = Wie spielst du { $card } aus?
race-ask-pay = { $count ->
    [one] { $card } bezahlen: Welche Karte wirfst du ab?
   *[other] { $card } bezahlen: Welche { $count } Karten wirfst du ab?
}
race-ask-hand-limit =
    { $count ->
        [one] Höchstens 10 Handkarten darfst du behalten: Welche wirfst du ab?
       *[other] Höchstens 10 Handkarten darfst du behalten: Welche { $count } wirfst du ab?
    }
race-ask-trade = Welches Gut verkaufst du?
race-ask-consume = Welche Verbrauchen-Fähigkeit nutzt du als Nächstes?
race-ask-spend = { $count ->
    [one] Welches Gut verbrauchst du? ({ $power })
   *[other] Welche { $count } Güter verbrauchst du? ({ $power })
}
race-ask-discard-for-points = { $count ->
    [one] Noch eine Karte für einen Siegpunkt abwerfen? ({ $power })
   *[other] Bis zu { $count } Karten für Siegpunkte abwerfen? ({ $power })
}
race-ask-name-number = Welche Zahl nennst du?
race-ask-windfall = Auf welche „Windfall“-Welt legst du ein Gut?
race-ask-discard-from-first-hand = { $count ->
    [one] Welche Karte deiner ersten Hand wirfst du ab? Noch eine.
   *[other] Welche { $count } Karten deiner ersten Hand wirfst du ab?
}

## Was eine Frage bedeutet
race-help-choose-action = Alle wählen gleichzeitig, und alle decken gemeinsam auf. Nur gewählte Phasen finden statt, und zwar für alle; wer eine gewählt hat, bekommt ihren Bonus.
race-help-keep = Du ziehst neue Karten und behältst einige davon; die anderen wirfst du verdeckt ab. Mit Bonus oder Erkunden-Fähigkeiten ziehst oder behältst du mehr.
race-help-develop = Alle dürfen eine Entwicklung ausspielen; aufgedeckt wird gemeinsam. Du bezahlst, indem du so viele Karten abwirfst, wie sie kostet. Jede Entwicklung darf nur einmal in deiner Auslage liegen.
race-help-settle = Alle dürfen eine Welt ausspielen; aufgedeckt wird gemeinsam. Eine Welt bezahlst du mit Karten; eine militärische eroberst du, wenn deine Stärke mindestens ihre Verteidigung erreicht. Eine „Windfall“-Welt bekommt sofort ein Gut.
race-help-means = Einige deiner Fähigkeiten können bei dieser Welt helfen. Stärke und Bezahlung ergänzen sich nie: Eine militärische Welt wird entweder erobert oder, mit Kontaktspezialist, bezahlt. Karten, die du für ihre Fähigkeit abwirfst, verlassen deine Auslage.
race-help-pay = Du bezahlst mit Handkarten, die du verdeckt abwirfst. Welche, ist dir überlassen.
race-help-hand-limit = Am Ende der Runde gilt das Handkartenlimit von 10 Karten.
race-help-trade = Du hast Verbrauchen: Handeln gewählt und verkaufst daher ein Gut, bevor du verbrauchst: Luxusartikel bringen 2 Karten, Seltene Elemente 3, Gene 4, Alien-Technologie 5; Handeln-Fähigkeiten kommen dazu.
race-help-consume = Du nutzt deine Verbrauchen-Fähigkeiten nacheinander in beliebiger Reihenfolge, jede einmal. Solange eine davon ihre Güter findet, musst du weitermachen; nur Handkarten abzuwerfen ist freiwillig.
race-help-spend = Die Güter können von jeder deiner Welten kommen. Eine Fähigkeit nimmt so viele, wie sie kann, bis zu ihrer Anzahl.
race-help-discard-for-points = Jede Karte bringt einen Siegpunkt; verdoppelt werden diese Siegpunkte nie. Aufhören kannst du jederzeit.
race-help-name-number = Die oberste Karte des Nachziehstapels wird aufgedeckt. Entsprechen ihre Kosten oder ihre Verteidigung deiner Zahl, behältst du sie, sonst wird sie abgeworfen.
race-help-windfall = „Windfall“-Welten produzieren nicht von selbst: Ein Bonus oder eine Fähigkeit legt ein Gut auf eine, die leer ist.
race-help-discard-from-first-hand = Du beginnst mit vier dieser sechs Karten. Alle wählen gleichzeitig.

## Antworten
race-do-choose = { $action }
race-do-keep = { $card } behalten
race-do-place = { $card } ausspielen
race-do-pass = Nichts ausspielen
race-do-by = { $means }
race-do-discard = { $card } abwerfen
race-do-sell = Gut von { $card } verkaufen
race-do-use = Nutzen: { $power }
race-do-spend = Gut von { $card } verbrauchen
race-do-name = Die { $number } nennen
race-do-produce = Auf { $card } produzieren
race-do-enough = Aufhören

## Was geschehen ist
race-event-start-world-dealt = { $you ->
    [yes] Du beginnst mit { $card }.
   *[no] { $player } beginnt mit { $card }.
}
race-event-card-drawn = { $you ->
    [yes] Du ziehst { $card }.
   *[no] { $known ->
        [yes] { $player } zieht { $card }.
       *[no] { $player } zieht eine Karte.
    }
}
race-event-card-discarded = { $you ->
    [yes] Du wirfst { $card } ab.
   *[no] { $known ->
        [yes] { $player } wirft { $card } ab.
       *[no] { $player } wirft eine Karte ab.
    }
}
race-event-pile-reshuffled =
    Der Nachziehstapel ist aufgebraucht: Der Abwurfhaufen wird gemischt und ergibt einen neuen mit { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }.
race-event-nothing-to-draw =
    { $you ->
        [yes] Nachziehstapel und Abwurfhaufen sind leer: Du ziehst keine Karte.
       *[no] Nachziehstapel und Abwurfhaufen sind leer: { $player } zieht keine Karte.
    }
race-event-good-placed = { $you ->
    [yes] Du bekommst ein Gut auf { $card }.
   *[no] { $player } bekommt ein Gut auf { $card }.
}
race-event-points-gained = { $you ->
    [yes] Du nimmst { $points ->
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    } aus dem Vorrat.
   *[no] { $player } nimmt { $points ->
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    } aus dem Vorrat.
}
race-event-round-begun = Runde { $round }
race-event-action-chosen = { $you ->
    [yes] Du wählst geheim { $action }.
   *[no] { $known ->
        [yes] { $player } wählt geheim { $action }.
       *[no] { $player } wählt geheim eine Aktion.
    }
}
race-event-action-revealed = { $you ->
    [yes] Du hast { $action } gewählt.
   *[no] { $player } hat { $action } gewählt.
}
race-event-phase-begun = { $step }
race-event-game-ended = { $you ->
    [yes] Das Spiel ist zu Ende: Du gewinnst mit { $points ->
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkten
    }!
   *[no] Das Spiel ist zu Ende: { $player } gewinnt mit { $points ->
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkten
    }!
}
race-event-card-looked-at =
    { $you ->
        [yes] Du ziehst { $card } zur Auswahl.
       *[no]
            { $known ->
                [yes] { $player } zieht { $card } zur Auswahl.
               *[no] { $player } zieht eine Karte zur Auswahl.
            }
    }
race-event-card-kept = { $you ->
    [yes] Du behältst { $card }.
   *[no] { $known ->
        [yes] { $player } behält { $card }.
       *[no] { $player } behält eine Karte.
    }
}
race-event-placement-chosen = { $you ->
    [yes] Du hast dich entschieden.
   *[no] { $player } hat sich entschieden.
}
race-event-developed = { $you ->
    [yes] Du spielst die Entwicklung { $card } aus.
   *[no] { $player } spielt die Entwicklung { $card } aus.
}
race-event-settled = { $you ->
    [yes] Du spielst die Welt { $card } aus.
   *[no] { $player } spielt die Welt { $card } aus.
}
race-event-placed-nothing = { $you ->
    [yes] Du spielst nichts aus.
   *[no] { $player } spielt nichts aus.
}
race-event-paid = { $you ->
    [yes] Du zahlst { $count ->
        [0] nichts
        [one] 1 Karte
       *[other] { $count } Karten
    } für { $card }.
   *[no] { $player } zahlt { $count ->
        [0] nichts
        [one] 1 Karte
       *[other] { $count } Karten
    } für { $card }.
}
race-event-conquered = { $you ->
    [yes] Du eroberst { $card } mit Stärke { $strength }.
   *[no] { $player } erobert { $card } mit Stärke { $strength }.
}
race-event-card-given-up =
    { $you ->
        [yes] Du wirfst { $card } aus deiner Auslage ab und nutzt die Fähigkeit.
       *[no] { $player } wirft { $card } aus der Auslage ab und nutzt die Fähigkeit.
    }
race-event-good-sold = { $you ->
    [yes] Du verkaufst das Gut von { $card } für { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }.
   *[no] { $player } verkauft das Gut von { $card } für { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }.
}
race-event-power-used = { $you ->
    [yes] Du nutzt { $power }.
   *[no] { $player } nutzt { $power }.
}
race-event-good-spent = { $you ->
    [yes] Du verbrauchst das Gut von { $card }.
   *[no] { $player } verbraucht das Gut von { $card }.
}
race-event-number-named = { $you ->
    [yes] Du nennst die { $number }.
   *[no] { $player } nennt die { $number }.
}
race-event-lucky-card-kept = { $you ->
    [yes] Glück gehabt! Du behältst { $card }.
   *[no] Glück gehabt! { $player } behält { $card }.
}
race-event-lucky-card-lost = { $you ->
    [yes] Nicht deine Zahl: { $card } wird abgeworfen.
   *[no] Nicht die Zahl von { $player }: { $card } wird abgeworfen.
}

## Warum nicht
race-why-already-chosen = Diese Aktion hast du schon gewählt.
race-why-is-development = Entwicklungen spielst du in Phase II aus.
race-why-is-world = Welten spielst du in Phase III aus.
race-why-already-in-tableau = Sie liegt schon in deiner Auslage.
race-why-too-expensive = Sie kostet { $price }, und zum Bezahlen hast du { $cards ->
    [one] 1 andere Karte
   *[other] { $cards } andere Karten
}.
race-why-too-strong = Ihre Verteidigung ist { $defense }, deine Stärke gegen sie { $strength }; und bezahlen kannst du sie nicht.
race-why-too-strong-alien = Ihre Verteidigung ist { $defense }, deine Stärke gegen sie { $strength }; Welten für Alien-Technologie kann man nur erobern.
race-why-too-strong-and-expensive = Ihre Verteidigung ist { $defense }, deine Stärke gegen sie { $strength }; mit dem Kontaktspezialisten kostet sie { $price }, und du hast daneben { $cards } Handkarten.
race-why-power-used = Diese Fähigkeit hast du in dieser Phase schon genutzt.
race-why-no-goods = Du hast nicht die Güter, die sie braucht.
race-why-no-hand-cards = Du hast keine Karten auf der Hand.
race-why-must-consume = Solange eine Fähigkeit ihre Güter findet, musst du sie nutzen.

# Was fehlt
race-missing-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
race-missing-strength = { $count } Stärke

## Die Stellung
race-label-chosen = Gewählt
race-label-decided = Entschieden
race-label-supply = Vorrat
race-label-tableau = Auslage
race-label-looked = Zur Auswahl
race-label-hand = Hand
race-label-own = Du

## Phasen der Fähigkeiten
race-numeral-explore = I
race-numeral-develop = II
race-numeral-settle = III
race-numeral-trade = $
race-numeral-consume = IV
race-numeral-produce = V
race-chapter-explore = Regelheft: Erkunden, Seite 4; Kartenfähigkeiten, Seiten 7–12
race-chapter-develop = Regelheft: Entwickeln, Seite 5; Kartenfähigkeiten, Seiten 7–12
race-chapter-settle = Regelheft: Siedeln, Seiten 5–6; Kartenfähigkeiten, Seiten 7–12
race-chapter-trade = Regelheft: Verbrauchen, Seite 6; Kartenfähigkeiten, Seiten 7–12
race-chapter-consume = Regelheft: Verbrauchen, Seite 6; Kartenfähigkeiten, Seiten 7–12
race-chapter-produce = Regelheft: Produzieren, Seiten 6–7; Kartenfähigkeiten, Seiten 7–12
race-chapter-six-cost = Regelheft: Entwicklungen mit Kosten 6, Seite 12
race-chapter-cards = Regelheft: Spielverlauf, Seiten 3–4
race-chapter-actions = Regelheft: Spielverlauf, Seiten 3–4

## Was auf einer Karte steht
race-kind-development = Entwicklung, Kosten { $cost }
race-kind-world = Welt, Kosten { $cost }
race-kind-military = Militärische Welt, Verteidigung { $cost }
race-start-world = Startwelt { $number }
race-produces-production = Produktions-Welt für { race-part-kind }: In jeder Phase Produzieren bekommt sie ein Gut.
race-produces-windfall = „Windfall“-Welt für { race-part-kind }: Beim Ausspielen bekommt sie ein Gut, später nur durch einen Bonus oder eine Fähigkeit.
race-keyword-rebel = Rebellen-Welt
race-keyword-alien = Alien-Karte
race-points = { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
}
race-varying-points = variable Siegpunkte
race-holds = { $production ->
    [production] Produktion: { race-part-kind }
   *[windfall] „Windfall“: { race-part-kind }
}
race-about-points =
    { $points ->
        [one] 1 Siegpunkt wert.
       *[other] { $points } Siegpunkte wert.
    }
race-about-six-cost = Bringt bei Spielende Siegpunkte. Jede Karte deiner Auslage, auch diese, zählt nur einmal, nach der ersten passenden Zeile:

## Teile anderer Nachrichten
race-part-kind = { $good ->
    [novelty] { race-good-novelty }
    [rare] { race-good-rare }
    [genes] { race-good-genes }
    [alien] { race-good-alien }
   *[any] beliebige Güter
}
race-part-one-good = { $good ->
    [novelty] Luxusartikel
    [rare] Seltenes Element
    [genes] Gene-Gut
    [alien] Alien-Gut
   *[any] Gut
}
race-part-goods = { $good ->
    [novelty] Luxusartikel
    [rare] Seltene Elemente
    [genes] Gene-Güter
    [alien] Alien-Güter
   *[any] Güter
}
race-part-vp = { $vp ->
    [one] 1 Siegpunkt
   *[other] { $vp } Siegpunkte
}
race-part-cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
race-part-n-cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
race-part-reward = { $vp ->
    [0] { race-part-cards }
   *[other] { $cards ->
        [0] { race-part-vp }
       *[other] { race-part-vp } und { race-part-cards }
    }
}
race-part-strength = { $n ->
    [-1] −1
   *[other] +{ $n }
}

## Fähigkeiten in wenigen Worten
race-short-explore-look =
    { $draw ->
        [0] +{ $keep } behalten
       *[other]
            { $keep ->
                [0] +{ $draw } ziehen
               *[other] +{ $draw } ziehen, +{ $keep } behalten
            }
    }
race-short-develop-draw-at-start = { race-part-n-cards } zu Beginn
race-short-develop-discount = Entwicklungen kosten −{ $n }
race-short-develop-draw-after = { race-part-n-cards } nach dem Entwickeln
race-short-settle-military = Stärke { race-part-strength }{ $against ->
    [rebel] {" "}gegen Rebellen
    [novelty] {" "}gegen Welten für { race-good-novelty }
    [rare] {" "}gegen Welten für { race-good-rare }
    [genes] {" "}gegen Welten für { race-good-genes }
    [alien] {" "}gegen Welten für { race-good-alien }
   *[all] {""}
}
race-short-settle-discount = { $good ->
    [all] Welten kosten −{ $n }
   *[other] Welten für { race-part-kind } kosten −{ $n }
}
race-short-settle-discard-for-military = abwerfen für Stärke +{ $n }
race-short-settle-discard-for-free-world = abwerfen für eine Welt ohne Kosten
race-short-settle-pay-for-military-world = militärische Welten bezahlen: Verteidigung −{ $discount }
race-short-settle-draw-after = { race-part-n-cards } nach dem Siedeln
race-short-trade-bonus =
    { $good ->
        [any] +{ race-part-cards } für ein beliebiges Gut
        [this] +{ race-part-cards } für das Gut von hier
       *[other] +{ race-part-cards } für { race-part-kind }
    }
race-short-consume-consume = { $distinct ->
    [yes] { $goods } verschiedene Güter → { race-part-reward }
   *[none] { $times ->
        [1] { $goods ->
            [1] 1 { race-part-one-good }
           *[other] { $goods } { race-part-goods }
        } → { race-part-reward }
       *[other] bis zu { $times } { race-part-goods } → je { race-part-reward }
    }
}
race-short-consume-consume-all = alle Güter → 1 Siegpunkt weniger als Güter
race-short-consume-sell = 1 Gut → { $use_trade_bonuses ->
    [yes] Karten wie beim Handeln, mit Handeln-Fähigkeiten
   *[none] Karten wie beim Handeln, ohne Handeln-Fähigkeiten
}
race-short-consume-draw = { race-part-cards }
race-short-consume-lucky-draw = { $min }–{ $max } raten → die oberste Karte
race-short-consume-discard-hand = bis zu { $max } Handkarten → je { race-part-vp }
race-short-produce-produce = 1 Gut hier
race-short-produce-windfall = { $good ->
    [any] 1 Gut auf eine „Windfall“-Welt
   *[other] 1 Gut auf eine „Windfall“-Welt für { race-part-kind }
}
race-short-produce-draw = { race-part-cards }
race-short-produce-draw-if-produced = { race-part-cards }, wenn hier produziert
race-short-produce-draw-per-good-produced = { race-part-cards } je produziertem Gut: { race-part-kind }
race-short-produce-draw-per-kind-produced = { race-part-cards } je produzierter Art
race-short-produce-draw-per-world = { race-part-cards } je Welt für { race-part-kind }
race-short-produce-draw-if-most-produced = { race-part-cards } für die größte Produktion: { race-part-kind }

## Fähigkeiten in einem Satz
race-about-explore-look =
    { $draw ->
        [0]
            Du behältst { $keep ->
                [one] 1 Karte
               *[other] { $keep } Karten
            } mehr.
       *[other]
            { $keep ->
                [0]
                    Du ziehst { $draw ->
                        [one] 1 Karte
                       *[other] { $draw } Karten
                    } mehr zur Auswahl.
               *[other]
                    Du ziehst { $draw ->
                        [one] 1 Karte
                       *[other] { $draw } Karten
                    } mehr zur Auswahl und behältst { $keep } mehr.
            }
    }
race-about-develop-draw-at-start = Zu Beginn der Phase, noch vor der Wahl, ziehst du { race-part-n-cards }.
race-about-develop-discount = Deine Entwicklungen kosten { race-part-n-cards } weniger.
race-about-develop-draw-after = Nach dem Ausspielen einer Entwicklung ziehst du { race-part-n-cards }.
race-about-settle-military = Militärische Stärke { race-part-strength }{ $against ->
    [rebel] {" "}gegen Rebellen-Welten.
    [novelty] {" "}gegen Welten für { race-good-novelty }.
    [rare] {" "}gegen Welten für { race-good-rare }.
    [genes] {" "}gegen Welten für { race-good-genes }.
    [alien] {" "}gegen Welten für { race-good-alien }.
   *[all] {" "}gegen jede Welt.
}
race-about-settle-discount = { $good ->
    [all] Welten, die du bezahlst, kosten { race-part-n-cards } weniger.
   *[other] Welten für { race-part-kind }, die du bezahlst, kosten { race-part-n-cards } weniger.
}
race-about-settle-discard-for-military = Du kannst diese Karte aus deiner Auslage abwerfen: Bis zum Ende der Phase steigt deine militärische Stärke um { $n }.
race-about-settle-discard-for-free-world =
    Du kannst diese Karte aus deiner Auslage abwerfen: Die Welt, die du ausspielst, kostet nichts. Das gilt nicht für Welten für { $not_good ->
        [alien] { race-good-alien }
       *[other] { $not_good }
    }, und für eine militärische Welt nur zusammen mit Kontaktspezialist.
race-about-settle-pay-for-military-world =
    Du kannst eine militärische Welt bezahlen, statt sie zu erobern: Verteidigung minus { $discount }, abzüglich deiner Rabatte. Das gilt nicht für Welten für { $not_good ->
        [alien] { race-good-alien }
       *[other] { $not_good }
    }.
race-about-settle-draw-after = Nach dem Ausspielen einer Welt ziehst du { race-part-n-cards }.
race-about-trade-bonus =
    { $good ->
        [any] Verkaufst du ein beliebiges Gut, ziehst du zusätzlich { race-part-cards }.
        [this] Verkaufst du das Gut dieser Welt, ziehst du zusätzlich { race-part-cards }.
       *[other] Verkaufst du ein Gut der Art { race-part-kind }, ziehst du zusätzlich { race-part-cards }.
    }
race-about-consume-consume = { $distinct ->
    [yes] Verbrauche { $goods } Güter, alle von verschiedener Art, für { race-part-reward }.
   *[none] { $times ->
        [1] { $goods ->
            [1] Verbrauche 1 { race-part-one-good } für { race-part-reward }.
           *[other] Verbrauche { $goods } { race-part-goods } für { race-part-reward }.
        }
       *[other] Verbrauche bis zu { $times } { race-part-goods }, so viele du hast, für je { race-part-reward }.
    }
}
race-about-consume-consume-all = Verbrauche alle deine Güter auf einmal für einen Siegpunkt weniger, als es Güter sind.
race-about-consume-sell = Verbrauche 1 Gut für so viele Karten, wie seine Art beim Handeln bringt; { $use_trade_bonuses ->
    [yes] deine Handeln-Fähigkeiten kommen dazu.
   *[none] deine Handeln-Fähigkeiten zählen nicht.
}
race-about-consume-draw = Du ziehst { race-part-cards }.
race-about-consume-lucky-draw = Nenne eine Zahl von { $min } bis { $max } und decke die oberste Karte auf: Entsprechen ihre Kosten oder ihre Verteidigung dieser Zahl, behältst du sie.
race-about-consume-discard-hand = Du kannst bis zu { $max } Handkarten für je { race-part-vp } abwerfen; verdoppelt werden diese Siegpunkte nie.
race-about-produce-produce = Diese Welt bekommt ein Gut, wenn keines darauf liegt.
race-about-produce-windfall = { $good ->
    [any] Eine deiner leeren „Windfall“-Welten bekommt ein Gut.
   *[other] Eine deiner leeren „Windfall“-Welten für { race-part-kind } bekommt ein Gut.
}
race-about-produce-draw = Du ziehst { race-part-cards }.
race-about-produce-draw-if-produced = Hat diese Welt in dieser Phase ein Gut bekommen, ziehst du { race-part-cards }.
race-about-produce-draw-per-good-produced = Für jedes Gut der Art { race-part-kind }, das du in dieser Phase produziert hast, ziehst du { race-part-cards }.
race-about-produce-draw-per-kind-produced = Für jede verschiedene Art von Gütern, die du in dieser Phase produziert hast, ziehst du { race-part-cards }.
race-about-produce-draw-per-world = Für jede deiner Welten für { race-part-kind }, „Windfall“ oder Produktion, mit oder ohne Gut, ziehst du { race-part-cards }.
race-about-produce-draw-if-most-produced = Hast du in dieser Phase mehr { race-part-goods } produziert als alle anderen, ziehst du { race-part-cards }.

## Wertungen der Entwicklungen mit Kosten 6
race-scores-world = { race-part-vp } für jede { $production ->
    [production] Produktions-Welt für { race-part-kind }
    [windfall] „Windfall“-Welt für { race-part-kind }
   *[none] { $military ->
        [yes] { $keyword ->
            [rebel] militärische Rebellen-Welt
           *[none] andere militärische Welt
        }
       *[none] { $with_power ->
            [explore] Welt mit einer Erkunden-Fähigkeit
            [trade] Welt mit einer Handeln-Fähigkeit
            [consume] Welt mit einer Verbrauchen-Fähigkeit
           *[none] andere Welt
        }
    }
}
race-scores-development = { race-part-vp } für jede { $cost ->
    [none] { $with_power ->
        [explore] Entwicklung mit einer Erkunden-Fähigkeit
        [trade] Entwicklung mit einer Handeln-Fähigkeit
        [consume] Entwicklung mit einer Verbrauchen-Fähigkeit
       *[none] andere Entwicklung
    }
   *[other] Entwicklung mit Kosten { $cost }
}
race-scores-card = { race-part-vp } für { $card }
race-scores-keyword = { race-part-vp } für jede andere { $keyword ->
    [alien] Alien-Karte
    [rebel] Rebellen-Karte
   *[other] Karte mit { $keyword }
}
race-scores-vp-chips = { race-part-vp } für je { $each } Siegpunkte in Chips
race-scores-military-strength = { race-part-vp } je Punkt deiner militärischen Stärke, ohne spezialisierte Stärke

## Aktionskarten und Güter erklärt
race-about-action-explore-5 = Alle ziehen 2 Karten und behalten 1; du ziehst 5 mehr zur Auswahl.
race-about-action-explore-1 = Alle ziehen 2 Karten und behalten 1; du ziehst 1 mehr und behältst 1 mehr.
race-about-action-develop = Alle dürfen eine Entwicklung ausspielen; deine kostet 1 Karte weniger.
race-about-action-settle = Alle dürfen eine Welt ausspielen; hast du eine ausgespielt, ziehst du danach 1 Karte.
race-about-action-consume-trade = Alle nutzen Verbrauchen-Fähigkeiten; du verkaufst vorher ein Gut für Karten.
race-about-action-consume-double = Alle nutzen Verbrauchen-Fähigkeiten; deine Siegpunkte für Güter zählen doppelt.
race-about-action-produce = Alle Produktions-Welten bekommen Güter; du legst auch eines auf eine „Windfall“-Welt.
race-about-good-novelty = Eine Art von Gütern. Handelswert: 2 Karten.
race-about-good-rare = Eine Art von Gütern. Handelswert: 3 Karten.
race-about-good-genes = Eine Art von Gütern. Handelswert: 4 Karten.
race-about-good-alien = Eine Art von Gütern. Handelswert: 5 Karten.
