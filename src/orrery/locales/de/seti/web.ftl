# Wie die Felder der Sicht am einfachen Tisch heißen.
seti-label-round = Runde
seti-label-active = Am Zug
seti-label-start = Startplättchen
seti-label-sky = Solarsystem
seti-label-offsets = Drehung der Scheiben
seti-label-next-rotation = Nächste Drehung: Scheiben
seti-label-rotation-token = Drehplättchen auf dem Stapel
seti-label-stars = Nahe Sterne
seti-label-deck = Stapel
seti-label-discard = Abwurfstapel
seti-label-stacks = Abschlussstapel
seti-label-gold-marks = Marker auf Gold
seti-label-orbit-bonus = Freie Orbit-Boni
seti-label-data-bonus = Freie Daten-Boni
seti-label-known-samples = Gesehene Proben
seti-label-sample-spots = Gelieferte Proben
seti-label-message-rewards = Nachricht-Belohnungen
seti-label-exertian-milestones = Exertianer-Meilensteine
seti-label-neutral-markers = Entdeckungs-Meilensteine
seti-label-playing = Wird ausgespielt
seti-label-players = Spieltableaus
seti-label-winners = Sieg
seti-label-kind = Feld
seti-label-planet = Planet
seti-label-publicity = Bekanntheit
seti-label-star = Stern
seti-label-sector = Sektor
seti-label-data = Daten
seti-label-signals = Signale
seti-label-tech = Technologie
seti-label-bonus = Bonus
seti-label-left = Übrig
seti-label-two-points = 2-Punkte-Plättchen
seti-label-color = Farbe
seti-label-spot = Platz
seti-label-owner = Gehört
seti-label-traces = Spuren
seti-label-open-card = Offene Karte
seti-label-score = Punkte
seti-label-credit = Credits
seti-label-energy = Energie
seti-label-exofossils = Exofossilien
seti-label-hand-size = Handkarten
seti-label-species-cards = davon Spezies-Karten
seti-label-completed = Erledigt
seti-label-scoring = Wertungskarten
seti-label-message-at = Nachricht-Marker bei
seti-label-message-tile = Nachricht-Plättchen bei
seti-label-places = Computerplätze
seti-label-lower = Untere Plätze
seti-label-probe-limit = Sondenlimit
seti-label-capsules = Kapseln
seti-label-orbiters = Orbiter
seti-label-landers = Lander
seti-label-moons = Auf Monden
seti-label-exertians-held = Exertianer gehalten
seti-label-played-exertians = Exertianer verdeckt
seti-label-open = Offene Ziele
seti-label-spent = Abgeworfen
seti-label-round-needs = In dieser Runde nötig
seti-label-missing-now = Fehlen noch
seti-label-final-penalty = Punkte für den Rivalen am Ende
seti-label-danger = Gefahrenstufe
seti-label-passed = Gepasst
seti-label-breakdown = Wertung
seti-label-card = Karte
seti-label-filled = Belegt
seti-label-ready = Bedingung erfüllt
seti-label-space = Feld
seti-label-sample = Probe

# Der gezeichnete Tisch
seti-web-pane-sky = Himmel
seti-web-pane-planets = Planeten
seti-web-pane-techs = Technik
seti-web-pane-hand = Karten

## Felder, die beim Spielen helfen: wie weit es ist, was noch kommt, was Karten und Plättchen brächten
seti-label-reach = Bewegung von einem eigenen Feld aus
seti-label-costs = Bewegung je Feld
seti-label-steps = Letzter Schritt je Feld
seti-label-landing-costs = Energie für die Landung
seti-label-chain = Kommt noch
seti-label-step = Schritt
seti-label-of = Art
seti-label-count = Anzahl
seti-label-scoring-points = Punkte der Wertungskarten
seti-label-gold-points = Punkte der Gold-Wertungsplättchen
seti-label-gold-sets = Sets für Gold-Wertungsplättchen
seti-label-exertian-points = Punkte der Exertianer-Karten

## Die gemeinsamen Tableaus
seti-web-planets = Planeten
seti-web-orbit = Orbit
seti-web-landing = Landung
seti-web-owner = { $count ->
    [one] { $player }
   *[other] { $player } ({ $count })
}
seti-web-orbit-side = Orbiter: { $owners }
seti-web-landing-side = Lander: { $owners }
seti-web-free-data = { $n ->
    [one] 1 Datensatz ist noch frei
   *[other] { $n } Daten sind noch frei
}
seti-web-landing-cost = Landen kostet dich { $energy } Energie
seti-web-moon-taken = { $moon }, Lander: { $owners }
seti-web-next-rotation =
    { $count ->
        [one] Scheibe 1
       *[other] Scheiben 1–{ $count }
    }
seti-web-tiles-left = { $count ->
    [0] keine mehr da
   *[other] noch { $count } da
}
seti-web-owned-by = schon bei: { $owners }
seti-web-gold = Gold-Wertungsplättchen
seti-web-gold-marker = Marker { seti-part-of-player }: { $points } pro Set
seti-web-gold-sets =
    { $count ->
        [0] du hast noch kein Set
        [one] du hast 1 Set
       *[other] du hast { $count } Sets
    }
seti-web-tile-pays = { $points ->
    [one] bringt dir jetzt 1 Punkt
   *[other] bringt dir jetzt { $points } Punkte
}
seti-web-round = { $round ->
    [0] { seti-before-rounds }
   *[other] Runde { $round } von { $rounds }
}
seti-web-standing = { $player }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
seti-web-milestone-neutral =
    { $count ->
        [0] bei { $points } kein Entdeckungs-Meilenstein mehr
        [one] bei { $points } noch 1 Entdeckungs-Meilenstein
       *[other] bei { $points } noch { $count } Entdeckungs-Meilensteine
    }
seti-web-milestone-gold = bei { $points } ein Gold-Wertungsplättchen
seti-web-milestone-exertian = bei { $points } eine Exertianer-Karte
seti-web-milestone-tile = bei { $points } das Nachricht-Plättchen { seti-part-of-player }
seti-web-milestone-message = bei { $points } ein Nachricht-Marker { seti-part-of-player }
seti-web-stack = { $count ->
    [0] Kein Abschlussstapel mehr
    [one] Abschlussstapel dieser Runde: 1 Karte
   *[other] Abschlussstapel dieser Runde: { $count } Karten
}{ $turns ->
    [yes] . Wer zuerst passt, dreht das Solarsystem
   *[no] {""}
}
seti-web-stack-seen = Im Abschlussstapel, als du gepasst hast
seti-web-playing = Wird ausgespielt: { $card }
seti-web-then = Danach:
seti-web-step-draw = { $count ->
    [one] 1 Karte ziehen
   *[other] { $count } Karten ziehen
}
seti-web-step-take-card = { $count ->
    [one] 1 Karte nehmen
   *[other] { $count } Karten nehmen
}
seti-web-step-income = { $count ->
    [one] Einkommen steigern
   *[other] { $count }-mal Einkommen steigern
}
seti-web-step-discard = { $count ->
    [one] 1 Karte abwerfen
   *[other] { $count } Karten abwerfen
}
seti-web-step-signal = { $count ->
    [one] 1 Signal
   *[other] { $count } Signale
}
seti-web-step-scan = Scannen
seti-web-step-launch = Sonde starten
seti-web-step-land = Landen
seti-web-step-rotate = Das Solarsystem dreht sich
seti-web-step-install = Technologie einsetzen
seti-web-step-research = { $of ->
    [probe] Sondentechnologie erforschen
    [telescope] Teleskoptechnologie erforschen
    [computer] Computertechnologie erforschen
   *[any] Technologie erforschen
}
seti-web-step-trace = { $of ->
    [red] rote Spur
    [yellow] gelbe Spur
    [blue] blaue Spur
   *[any] Spur beliebiger Farbe
}
seti-web-step-species-card = Karte der Spezies
seti-web-step-fill-slot = Missionsfeld belegen
seti-web-step-mark-task = Aufgabe markieren
seti-web-step-message = Nachricht-Marker setzen
seti-web-step-milestone = Meilenstein
seti-web-step-discovery = Entdeckung
seti-web-step-more = Rest der Karte

## Erklärungen: was etwas ist, wie es jetzt steht
seti-web-kind-planet = Planet
seti-web-kind-moon = Mond
seti-web-kind-star = Naher Stern
seti-web-kind-space = Feld im All
seti-web-kind-gold = Gold-Wertungsplättchen
seti-web-kind-species = Spezies
seti-web-kind-hidden-species = Noch nicht entdeckt
seti-web-kind-trace = Feld für eine Spur: { $hue }
seti-web-kind-thing = Begriff
seti-web-space = Ring { $ring } bei { $star }
seti-web-space-with = { $name } ({ $space })
seti-web-spot-title = { $species }, { $spot }
seti-web-spot-unknown = steht fest, sobald die Spezies entdeckt ist
seti-web-anomaly = Anomalie ({ $hue })
seti-web-times = ×{ $count }
seti-web-about-visit = Ein Besuch bringt 1 Bekanntheit.
seti-web-about-space = Ein Schritt auf ein Nachbarfeld kostet 1 Bewegung.
seti-web-about-spot = Bringt: { $reward }.
seti-web-about-hidden-species = Bis dahin weiß niemand, welche Spezies hier liegt.
seti-web-now = Jetzt
seti-web-now-lies = Liegt jetzt in { $space }.
seti-web-now-lies-with = Liegt bei
seti-web-now-landing-cost = Landen kostet dich jetzt { $price }.
seti-web-now-first-orbit = Noch frei für den ersten Orbiter: { $bonus }.
seti-web-now-first-landing = Noch frei für Lander: { $bonus }.
seti-web-now-samples = { $count ->
    [one] 1 Probe liegt hier.
   *[other] { $count } Proben liegen hier.
}
seti-web-now-data-left = { $count ->
    [0] Keine Daten mehr: Der Sektor ist abgeschlossen.
    [one] Noch 1 Datensatz.
   *[other] Noch { $count } Daten.
}
seti-web-now-signals = Signale
seti-web-now-sector = Im Sektor von { $star }.
seti-web-now-flight = Von deiner nächstgelegenen Sonde oder Kapsel aus: { $cost }.
seti-web-now-left = { $count ->
    [0] Keine mehr im Stapel.
   *[other] Noch { $count } im Stapel.
}
seti-web-now-bonus = Jetzt dazu: { $bonus }.
seti-web-now-owners = Erforscht von
seti-web-now-sets-held = Sets
seti-web-now-sets = { $sets } (kein Marker)
seti-web-now-sets-pay = { $sets } × { $value } = { $points }
seti-web-now-next-marker =
    Der nächste Marker bringt { $value ->
        [one] 1 Punkt
       *[other] { $value } Punkte
    } pro Set.
seti-web-now-pays = bringt jetzt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
seti-web-now-answered-at = wird bei { $points } Punkten beantwortet
seti-web-now-open = { $filled ->
    [0] noch offen
    [one] 1 Feld belegt
   *[other] { $filled } Felder belegt
}
seti-web-now-completed = erledigt
seti-web-now-income = in der Einkommensauslage
seti-web-now-neutral = Ein neutraler Marker liegt hier.
seti-web-now-marked = Markiert von
seti-web-now-taken-by = Genommen von
seti-web-now-anomaly = Zeigt jetzt: { $reward }.
seti-web-now-round = { seti-web-round }.
seti-web-now-stack = { $count ->
    [one] 1 Karte liegt im Stapel dieser Runde.
   *[other] { $count } Karten liegen im Stapel dieser Runde.
}
seti-web-chapter-turns = Regelheft: Runden und Züge, Seiten 4–5 und 19
seti-web-chapter-hand = Regelheft: Karten, Seiten 6 und 19

## Begriffe
seti-web-thing-credit = Credits
seti-web-about-credit = Du brauchst sie, um Sonden zu starten, zu umkreisen, zu scannen und Karten auszuspielen. Zwei gleiche Ressourcen kannst du als freie Aktion gegen 1 Credit tauschen.
seti-web-thing-energy = Energie
seti-web-about-energy = Du brauchst sie für Bewegung (je 1), zum Umkreisen, Landen, Scannen und Analysieren. Zwei gleiche Ressourcen kannst du als freie Aktion gegen 1 Energie tauschen.
seti-web-thing-score = Punkte
seti-web-about-score = Wer am Ende die meisten hat, gewinnt. Unterwegs lösen sie Meilensteine aus; am Ende kommen Wertungskarten und Gold-Wertungsplättchen dazu.
seti-web-thing-move = Bewegung
seti-web-about-move = Eine Bewegung ist ein Schritt auf ein Nachbarfeld, nie durch die Sonne. Asteroiden zu verlassen kostet eine mehr. Was du nicht nutzt, verfällt.
seti-web-thing-orbiter = Orbiter
seti-web-about-orbiter = Eine Sonde bei einem Planeten wird für 1 Credit und 1 Energie zum Orbiter und bringt, was dort steht. Von da an kostet das Landen dort alle 1 Energie weniger.
seti-web-thing-lander = Lander
seti-web-about-lander = Eine Sonde bei einem Planeten wird für 3 Energie zum Lander, auf Monden nur mit der Technologie. Die ersten Lander bringen dazu Daten.
seti-web-thing-moon = Mond
seti-web-about-moon = Auf jedem Mond hat ein Lander Platz, und nur mit der passenden Technologie oder Karte.
seti-web-thing-sun = Sonne
seti-web-about-sun = Sie liegt in der Mitte; keine Sonde fliegt durch sie hindurch.
seti-web-thing-rotation = Drehung
seti-web-about-rotation = Wer erforscht, wer in einer Runde zuerst passt, und manche Karte dreht das Solarsystem: abwechselnd die oberste Scheibe, die zwei oberen und alle drei, um einen Sektor gegen den Uhrzeigersinn. Scheiben nehmen mit, was auf ihnen steht, und schieben, was im Weg ist.
seti-web-thing-launch = Sonde starten
seti-web-about-launch = Hauptaktion für 2 Credits: Eine Sonde beginnt auf der Erde. Ohne Technologie darfst du eine im All haben.
seti-web-thing-scan = Nahe Sterne scannen
seti-web-about-scan = Hauptaktion für 1 Credit und 2 Energie: ein Signal im Sektor mit der Erde und eines mit einer Karte der Auslage in deren Farbe, dazu deine Teleskoptechnologien.
seti-web-thing-signal = Signal
seti-web-about-signal = Dein Marker ersetzt den ersten Datensatz eines Sektors, und du erhältst ihn. Wer beim letzten Datensatz die meisten Marker hat, erringt den Sektorensieg.
seti-web-thing-win = Sektorensieg
seti-web-about-win = Sind alle Daten eines Sektors genommen, erringt den Sektorensieg, wer dort die meisten Marker hat, bei Gleichstand, wer zuletzt einen platziert hat. Alle mit Markern erhalten 1 Bekanntheit.
seti-web-thing-analyse = Daten analysieren
seti-web-about-analyse = Hauptaktion für 1 Energie, wenn alle sechs oberen Felder deines Computers belegt sind: Du wirfst alle Daten des Computers ab und markierst eine blaue Spur.
seti-web-thing-research = Erforschen
seti-web-about-research = Hauptaktion für 6 Bekanntheit: Das Solarsystem dreht sich, dann nimmst du eine Technologie, die du noch nicht hast.
seti-web-thing-tech = Technologie
seti-web-about-tech = Sonden-, Teleskop- und Computertechnologien gelten bis zum Ende der Partie. Von jeder kannst du eine haben; die erste eines Stapels bringt 2 Punkte.
seti-web-thing-card = Karte
seti-web-about-card = Jede Karte hat mehrere Verwendungen: ausspielen für ihren Effekt, abwerfen für ihre Ecke, als Einkommen unter das Tableau legen, oder abwerfen für ein Signal in ihrer Farbe.
seti-web-thing-corner = Ecke
seti-web-about-corner = Als freie Aktion wirfst du eine Handkarte ab und erhältst, was in ihrer linken oberen Ecke steht.
seti-web-thing-mission = Mission
seti-web-about-mission = Eine ausgespielte Mission liegt vor dir. Ist ihre Bedingung erfüllt, erledigst du sie als freie Aktion; auslösbare Missionen füllen sich Feld um Feld.
seti-web-thing-scoring = Wertungskarte
seti-web-about-scoring = Sie bleibt vor dir liegen und bringt am Ende der Partie Punkte.
seti-web-thing-hand = Hand
seti-web-about-hand = Im Spiel gibt es kein Limit. Wer passt, behält höchstens vier Karten.
seti-web-thing-row = Auslage
seti-web-about-row = Drei offene Karten. Eine genommene wird sofort ersetzt; beim Scannen erst danach.
seti-web-thing-deck = Stapel
seti-web-about-deck = Was du vom Stapel ziehst, sieht sonst niemand. Ist er leer, wird der Abwurfstapel gemischt.
seti-web-thing-discard = Abwurfstapel
seti-web-about-discard = Ausgespielte Karten ohne Mission und abgeworfene Karten, für alle einzusehen.
seti-web-thing-stack = Abschlussstapel
seti-web-about-stack = Wer passt, sucht sich eine Karte aus dem Stapel dieser Runde aus: Je früher, desto größer die Auswahl.
seti-web-thing-round = Runde
seti-web-about-round = Eine Partie hat fünf Runden. Eine Runde endet, wenn alle gepasst haben; dann bringt das Einkommen Nachschub.
seti-web-thing-pass = Passen
seti-web-about-pass = Du wirfst Handkarten ab, bis du höchstens vier hast, und nimmst eine Karte des Abschlussstapels. Bis zum Ende der Runde bist du nicht mehr am Zug. Wer zuerst passt, dreht das Solarsystem.
seti-web-thing-start = Startplättchen
seti-web-about-start = Wer es hat, beginnt die Runde. Danach geht es nach links weiter.
seti-web-thing-free = Freie Aktionen
seti-web-about-free = Beliebig viele in deinem Zug, vor, während und nach der Hauptaktion: bewegen, Ecken nutzen, Daten platzieren, Missionen erledigen, tauschen, Karten kaufen.
seti-web-thing-gold = Gold-Wertungsplättchen
seti-web-about-gold = Bei 25, 50 und 70 Punkten markierst du eines. Wer früher kommt, bekommt mehr Punkte pro Set.
seti-web-thing-trace = Spur
seti-web-about-trace = Rote, gelbe und blaue Spuren führen zu den zwei Spezies. Du markierst sie auf Entdeckungsfeldern, später auf den Feldern der Spezies.
seti-web-thing-trace-red = Rote Spur
seti-web-about-trace-red = Du findest sie vor allem, wenn du Sektoren naher Sterne gewinnst.
seti-web-thing-trace-yellow = Gelbe Spur
seti-web-about-trace-yellow = Du findest sie vor allem, wenn du auf Planeten landest.
seti-web-thing-trace-blue = Blaue Spur
seti-web-about-trace-blue = Du findest sie vor allem, wenn du Daten analysierst.
seti-web-thing-overflow = Überflussfeld
seti-web-about-overflow = Sind die anderen Felder einer Farbe belegt, ist hier immer Platz für eine Spur. Sie zählt wie jede andere.
seti-web-thing-neutral = Entdeckungs-Meilenstein
seti-web-about-neutral = Bei 20 und bei 30 Punkten kommt ein Marker, der niemandem gehört, auf das erste freie Entdeckungsfeld und hilft, eine Spezies zu entdecken.
seti-web-thing-species-card = Karte einer Spezies
seti-web-about-species-card = Die oberste Karte einer entdeckten Spezies liegt offen. Du nimmst sie oder ziehst die nächste verdeckt.
seti-web-thing-capsule = Probenkapsel
seti-web-about-capsule = Sie bewegt sich wie eine Sonde, zählt aber nicht zum Sondenlimit. Was darin ist, weiß nur, wem sie gehört.
seti-web-thing-sample = Probe
seti-web-about-sample = Drei Proben liegen bei Jupiter und drei bei Saturn. Mit Mascamiten-Karten sammelst du eine; abgeliefert bringt sie, was auf ihr steht.
seti-web-thing-message = Nachricht
seti-web-about-message = Karten der Centaurianer legen einen Marker 15 Punkte vor dich. Kommst du dort an, wird die Nachricht beantwortet und ihr zweiter Teil gilt.
seti-web-thing-exertians = Exertianer-Karten
seti-web-about-exertians = An ihren Meilensteinen darfst du eine verdeckt ausspielen. Am Ende bringt sie Punkte, wenn ihre Bedingung erfüllt ist; ihre Gefahrenstufe zählt in jedem Fall.

## Die Tableaus der Spielenden
seti-web-own-board = Dein ganzes Tableau ansehen
seti-web-own-credits = { $count ->
    [one] 1 Credit
   *[other] { $count } Credits
}
seti-web-own-energy = { $count } Energie
seti-web-own-publicity = Bekanntheit { $count } von 10
seti-web-own-probes = { $count ->
    [0] Keine Sonde im All, Limit { $limit }
    [one] 1 Sonde im All, Limit { $limit }
   *[other] { $count } Sonden im All, Limit { $limit }
}
seti-web-probes-out = { $count } von { $limit } im All
seti-web-exchange-energy = Energie tauschen
seti-web-exchange-cards = Karten tauschen
seti-web-analyse = Analysieren
seti-web-pool = Datenpool
seti-web-slot-filled = Feld { $slot }: belegt
seti-web-slot-free = Feld { $slot }: frei
seti-web-slot-pays = Feld { $slot }: frei. Dafür: { $pays }
seti-web-place-free = { $place }: noch keine Technologie
seti-web-place-pays = { $place }: { $tech }, unten frei. Dafür: { $pays }
seti-web-no-hand = Keine Karten auf der Hand
seti-web-front = Vor dir · { $count }
seti-web-done = { $count } erledigt
seti-web-all = Tableau
seti-web-face-down = Verdeckte Karte
seti-web-answered-at = beantwortet bei { $points } Punkten
seti-web-pays-now = { $points ->
    [one] bringt jetzt 1 Punkt
   *[other] bringt jetzt { $points } Punkte
}
seti-web-technologies = { $count ->
    [one] 1 Technologie
   *[other] { $count } Technologien
}
seti-web-starts = Startplättchen
seti-web-thinks = überlegt
seti-web-to-move = am Zug
seti-web-passed = gepasst
seti-web-bot = Bot
seti-web-person = Mensch
seti-web-open-seat = frei
seti-web-pieces = Sonden, Orbiter, Lander
seti-web-probe-at = { $count ->
    [one] Sonde: { $place }
   *[other] { $count } Sonden: { $place }
}
seti-web-traces-and-sectors = Spuren und Sektorensiege
seti-web-unknown-species = Unbekannte Spezies
seti-web-won = { $count ->
    [one] { $star }
   *[other] { $star } × { $count }
}
seti-web-none-yet = noch nichts

## Antworten in Worten der Stellung
seti-web-folder-free = Freie Aktionen
seti-web-folder-pass = Passen{ "\u00A0" }…
seti-web-stay = Stehen bleiben
seti-web-colored-spot = { $spot } ({ $hue })
seti-web-plus = +{ $gain }
seti-web-minus = −{ $price }
seti-web-from = von { $space }
seti-web-gold-worth =
    { $value ->
        [one] 1 Punkt
       *[other] { $value } Punkte
    } pro Set, du hast { $sets ->
        [0] keines
        [one] 1 Set
       *[other] { $sets } Sets
    }
seti-web-data-left = { $count ->
    [0] keine Daten mehr
    [one] noch 1 Datensatz
   *[other] noch { $count } Daten
}
seti-web-sets-of = { $player }: { $sets } × { $value }
seti-web-danger-of = { $player }: { $danger }

## Wie Arten von Antworten in der Frageleiste heißen
seti-verb-launch = Starten
seti-verb-orbit = Umkreisen
seti-verb-land = Landen
seti-verb-scan = Scannen
seti-verb-analyse = Analysieren
seti-verb-play = Ausspielen
seti-verb-research = Erforschen
seti-verb-pass = Passen
seti-verb-take-tech = Technologie nehmen
seti-verb-install = Einsetzen
seti-verb-signal = Signal
seti-verb-step = Scannen
seti-verb-trace = Spur markieren
seti-verb-take = Karte nehmen
seti-verb-draw = Ziehen
seti-verb-tuck = Als Einkommen
seti-verb-discard = Abwerfen
seti-verb-keep = Behalten
seti-verb-fly = Sonde bewegen
seti-verb-carry = Kapsel bewegen
seti-verb-probe = Sonde
seti-verb-claim = Datenbonus
seti-verb-fill = Missionsfeld
seti-verb-choose = Wählen
seti-verb-evaluate = Auswerten
seti-verb-mark = Wertungsplättchen
seti-verb-reply = Belohnung
seti-verb-bury = Verdeckt ausspielen
seti-verb-sample = Probe
seti-verb-show = Vorzeigen
seti-verb-pay = Exofossil nutzen
seti-verb-reveal = Vorzeigen
seti-verb-go-on = Weiter
seti-verb-instead = Bewegung nehmen
seti-verb-burn = Energie für Bewegung
seti-verb-corner = Ecke nutzen
seti-verb-store = Daten platzieren
seti-verb-store-below = Daten unten platzieren
seti-verb-finish = Mission erledigen
seti-verb-exchange = Tauschen
seti-verb-buy-card = Karte kaufen
seti-verb-decline = Verzichten
seti-verb-end-turn = Zug beenden

## Der Himmel
seti-web-sky = Solarsystem
seti-web-sky-star = { $star }: noch { $data } von { $slots } Daten
seti-web-sky-signals = Signale: { $owners }
seti-web-sky-wins = Gewonnen von { $owners }
seti-web-sky-earth-here = Die Erde liegt in diesem Sektor
seti-web-sky-earth-near = Erde bei
seti-web-sky-probe = Sonde { seti-part-of-player }
seti-web-sky-capsule = Kapsel { seti-part-of-player }
seti-web-sky-own-capsule = Deine Kapsel mit Probe { $sample }
seti-web-sky-disc = Scheibe { $disc }
seti-web-sky-turns-next = nächste Drehung
seti-web-sky-fly = Wohin?
seti-web-sky-put-back = Esc: zurück
seti-web-sky-closer = Vergrößern
seti-web-sky-whole = Ganzes Solarsystem

## Die Spezies
seti-web-species-unknown = Unbekannt
seti-web-species-space = { $color ->
    [red] Rote Spur
    [yellow] Gelbe Spur
   *[blue] Blaue Spur
}: { $place }, { $spot }
seti-web-species-marked = Markiert: { $players }
seti-web-species-closed = Erst mit einer abgelieferten Probe
seti-web-species-so-many = { $player } ({ $count })
seti-web-species-traces = { $color ->
    [red] rote Spuren
    [yellow] gelbe Spuren
   *[blue] blaue Spuren
}: { $players }
seti-web-species-open = { $species } öffnen. { $traces }
seti-web-species-close = { $species } schließen. { $traces }
seti-web-species-no-cards = Keine Karten mehr
seti-web-species-no-samples = keine Proben mehr
seti-web-species-sample-unknown = Eine Probe, die du nicht kennst
seti-web-species-anomaly = Anomalie ({ $hue }) bei { $star }: { $reward }. Die Erde kommt { $rotations } dorthin; dann geht die Belohnung an { $player }.
seti-web-species-rotations = { $count ->
    [one] mit der nächsten Drehung
   *[other] nach { $count } Drehungen
}
seti-web-species-nobody = niemanden
seti-web-species-tile = ʻOumuamua bei { $star }: { $signals ->
    [one] 1 Signal
   *[other] { $signals } Signale
}, noch { $data } Daten
seti-web-species-near = bei { $star }
seti-web-species-play-one = Punkte: 1 Karte verdeckt ausspielen
seti-web-species-face-down = Verdeckt ausgespielt
seti-web-species-still-held = { $count } auf der Hand
seti-web-species-played = { $card }, verdeckt ausgespielt
seti-web-species-discovered = Leben entdeckt
seti-web-species-brings = { $species ->
    [exertians] Alle haben drei ihrer Karten bekommen, und eine weitere für jede eigene Spur auf den Entdeckungsfeldern.
   *[other] Jede eigene Spur auf den Entdeckungsfeldern hat eine ihrer Karten gebracht, und neue Spuren kommen auf ihr Tableau.
}

## Wozu eine Karte auch gut ist
seti-web-use-corner = Abwerfen als freie Aktion: { $gain }.
seti-web-use-sector = Abwerfen für ein Signal in einem { seti-part-sector }.
seti-web-use-income = Als Einkommen: { $gain } je Runde.
seti-web-about-orbit = Umkreisen (1 Credit, 1 Energie): { $orbit }. Erster Orbiter: { $first }.

## Das Kartenbuch
seti-card-book = SETI: Kartenbuch
seti-web-book-all = Alle Karten
seti-web-book-shelf = Welche Karten
seti-web-book-search = Name oder Nummer
seti-web-book-size = Größe
seti-web-book-small = Klein
seti-web-book-large = Groß
seti-web-book-count = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}

## So geht das Spiel
seti-guide-1 = Ihr leitet Raumfahrtorganisationen, die nach außerirdischem Leben suchen. Nach fünf Runden gewinnt, wer die meisten Punkte hat.
seti-guide-2 = In deinem Zug führst du eine Hauptaktion aus: eine Sonde starten, mit ihr einen Planeten umkreisen oder auf ihm landen, nahe Sterne scannen, Daten analysieren, eine Karte ausspielen, eine Technologie erforschen – oder passen, dann bist du bis zum Ende der Runde fertig.
seti-guide-3 = Davor, dazwischen und danach sind beliebig viele freie Aktionen möglich: 1 Energie für 1 Bewegung nutzen, eine Karte für ihre Ecke abwerfen, Daten auf dem Computer platzieren, 2 gleiche Ressourcen gegen 1 tauschen, für 3 Bekanntheit eine Karte kaufen, eine erfüllte Mission erledigen.
seti-guide-4 = Sonden starten auf der Erde und bewegen sich von Feld zu Feld. Für den Besuch von Planeten und Kometen erhältst du Bekanntheit. Als Orbiter oder Lander bleibt die Sonde bei einem Planeten und bringt, was dort steht; wer zuerst kommt, bekommt mehr.
seti-guide-5 = Beim Scannen platzierst du Signale in Sektoren naher Sterne; jedes bringt einen Datensatz. Ist ein Sektor abgeschlossen, gewinnt ihn, wer dort die meisten Signale hat. Daten platzierst du auf deinem Computer; sind seine sechs oberen Felder belegt, kannst du sie analysieren.
seti-guide-6 = Landungen bringen gelbe Spuren, gewonnene Sektoren rote, Analysen blaue. Sind die drei ersten Felder einer unbekannten Spezies markiert, wird sie entdeckt: Ihr Tableau und ihre Karten verändern das Spiel.
seti-guide-7 = Jede Karte kannst du verschieden nutzen: ausspielen, für die Ecke oben links abwerfen oder, wenn ein Effekt es erlaubt, in deine Einkommensauslage legen oder für ein Signal abwerfen. Missionen bleiben vor dir liegen, bis sie erledigt sind.
seti-guide-8 = Erforschen kostet 6 Bekanntheit und dreht das Solarsystem. Bei 25, 50 und 70 Punkten markierst du ein Gold-Wertungsplättchen; am Ende bringt es Punkte für das, was du gesammelt hast. Dazu kommen Wertungskarten.
seti-guide-9 = Ein guter Anfang: Starte die erste Sonde und bewege sie zu einem nahen Planeten, erforsche früh eine Technologie und steigere dein Einkommen. Zeige auf alles, worüber du mehr wissen willst.

## Allein gegen den Rivalen
seti-web-pane-rival = Rivale
seti-web-track = Fortschrittsleiste, Feld { $space } von { $spaces }
seti-web-track-space = Feld { $space }: { $tech }
seti-web-track-marker = { $player } steht hier
seti-web-would-take = nähme er jetzt
seti-web-would-take-next = nähme jetzt
seti-web-takes-none = keine Technologie mehr da
seti-web-rival-computer = Computer des Rivalen: { $count } von { $slots } Feldern belegt, { $pool } im Pool
seti-web-rival-techs = { $kind }: { $count }
seti-web-action-deck =
    { $count ->
        [0] Aktionsstapel: leer, also passt er im nächsten Zug
        [one] Aktionsstapel: noch 1 Karte, dann passt er
       *[other] Aktionsstapel: noch { $count } Karten, dann passt er
    }
seti-web-reinforcement =
    { $count ->
        [one] Verstärkungsstapel: noch 1 Karte
       *[other] Verstärkungsstapel: noch { $count } Karten
    }
seti-web-rival-turn = Zug des Rivalen
seti-web-slip = Sein letzter Zug
seti-web-slip-earlier = Der Zug davor
seti-web-slip-later = Der Zug danach
seti-web-slip-none = Der Rivale war noch nicht am Zug. Hier steht dann, was er versucht, was er tut und warum.
seti-web-slip-passed = Er hat gepasst: Sein Aktionsstapel war leer.
seti-web-slip-removed = Aus dem Abschlussstapel ging { $card } auf den Abwurfstapel.
seti-web-slip-replaced = ersetzt { $card } für immer
seti-web-arrow-left = von links
seti-web-arrow-right = von rechts
seti-web-arrow-help = Der Entscheidungspfeil: Ist beides gleich gut, nimmt er das erste von dieser Seite.
seti-web-possible = möglich
seti-web-barred = nicht möglich
seti-web-taken = ging, also tat er es
seti-web-obstacle-computer-not-full = sein Computer war nicht voll
seti-web-obstacle-probe-on-earth = eine war schon dort
seti-web-obstacle-too-little-publicity = er hatte nur { $count } Bekanntheit
seti-web-obstacle-no-probe-on-earth = keine Sonde auf der Erde
seti-web-obstacle-no-planet-in-reach = kein Planet der Karte erreichbar
seti-web-obstacle-species-unknown = noch nicht entdeckt
seti-web-obstacle-anomaly-led = in der Spalte führte er schon
seti-web-obstacle-no-message-left = kein Plättchen mehr da
seti-web-obstacle-message-under-way = eines lag schon auf der Leiste
seti-web-obstacle-enough-exertians = er hatte dort genug gewagt
seti-web-show = zeigen
seti-web-show-turn = Seinen Zug noch einmal zeigen
seti-web-step-for = dafür abgeworfen: { $tech }
seti-web-step-launched = Sonde gestartet
seti-web-step-sector-chosen = { $star }
seti-web-step-tech-chosen = { $tech }
seti-web-step-tech-spent = Abgeworfen: { $tech }
seti-web-step-planet-chosen =
    { $count ->
        [0] Flug: { $planet }
       *[other] Flug: { $planet } (+{ $count } Bekanntheit)
    }
seti-web-step-planet-chosen-note = der erste, den er erreichte
seti-web-step-craft-chosen = { $target }
seti-web-step-trace-chosen = Spur, { $color }: { $place }, { $spot }
seti-web-step-gold-chosen = Gold-Wertungsplättchen { $tile }
seti-web-step-gold-left = Kein Gold-Wertungsplättchen
seti-web-step-gold-left-note = überall war das erste Feld belegt
seti-web-step-message-chosen = Nachricht-Belohnung { $reward }
seti-web-step-message-sent = Nachricht-Plättchen bei { $points } Punkten
seti-web-step-sample-exposed = Probe { $sample } aufgedeckt
seti-web-step-exertian-played = Exertianer-Karte verdeckt ausgespielt
seti-web-step-sector-won = Sektor gewonnen: { $star }
seti-web-step-species-discovered = Entdeckt: { $species }
seti-web-step-reinforced = Verstärkung: jetzt { $count } Karten im Stapel
seti-amount-progress = { $n } Fortschritt
seti-web-goals = Ziele
seti-web-to-goals = Zu deinen Zielen
seti-web-goals-due =
    { $missing ->
        [0] Am Ende der Runde gibst du { $needs } ab. So viele hast du.
       *[other] Am Ende der Runde gibst du { $needs } ab. Es { $missing ->
            [one] fehlt noch 1
           *[other] fehlen noch { $missing }
        }; sonst schreitet der Rivale { $progress } Felder voran.
    }
seti-web-goals-last = Am Ende der letzten Runde bekommt der Rivale { $points } Punkte für jedes Ziel, das nicht abgeschlossen ist.
seti-web-goals-none = Alle Ziele sind abgeschlossen.
seti-web-goals-stage =
    { $count ->
        [one] 1 Ziel der Stufe { $stage }
       *[other] { $count } Ziele der Stufe { $stage }
    }
seti-web-goals-stack =
    { $count ->
        [0] Der Zielstapel ist leer
       *[other] Zielstapel: { $stages }
    }
seti-web-task-done = { $task }: erledigt
seti-web-task-now = { $task }: { $now } von { $wanted }
seti-web-task-open = { $task }: offen
seti-web-tally-track = Auf der Leiste
seti-web-tally-others = Gold und Karten
seti-web-tally-objectives = Offene Ziele ({ $count })
seti-web-tally-danger = Gefahr
seti-web-tally-now = Endete es jetzt
seti-web-tally-over = Endstand
seti-web-penalty-note = Darin hat der Rivale { $points } Punkte für { $count ->
    [one] 1 Ziel, das nicht abgeschlossen ist
   *[other] { $count } Ziele, die nicht abgeschlossen sind
}.
seti-web-tally-tie = Letzte Runde. Bei Gleichstand hast du verloren.
seti-web-tally-nothing = zählt hier nicht
seti-web-kind-action-card = Aktionskarte des Rivalen
seti-web-kind-objective = Ziel der Stufe { $stage }
seti-web-about-action-card = Er führt die oberste Aktion aus, die ihm möglich ist.
seti-web-about-action-card-arrow =
    { $arrow ->
        [left] Ist für ihn beides gleich gut, nimmt er das erste von links.
       *[right] Ist für ihn beides gleich gut, nimmt er das erste von rechts.
    }
seti-web-about-action = { $number }. { $action }.
seti-web-about-task = Aufgabe { $number }: { $task }.
seti-web-about-objective = Abgeschlossen ist es, wenn alle Aufgaben erledigt sind. Ein Ereignis erledigt höchstens eine Aufgabe; du wählst, welche.
seti-web-doubted-start = Wo der Marker auf dieser Stufe beginnt, sagen die Quellen verschieden.
seti-web-doubted = Hier sind sich die Quellen nicht einig.
seti-web-reconstructed = Das steht in keiner Quelle; wir haben es erschlossen.
seti-web-chapter-solo = Anleitung, S. 22–27: Solomodus
seti-web-thing-rival-computer = Computer des Rivalen
seti-web-about-rival-computer = Daten legt er sofort von links nach rechts auf seinen Computer, den Rest in einen Pool ohne Grenze. Belegt er ein Feld mit einer Belohnung, erhält er sie. Ist der Computer voll, kann er Daten analysieren und eine blaue Spur markieren. Eine Spur kommt auf das niedrigste freie Feld; das Entdeckungsfeld einer unentdeckten Spezies liegt tiefer als jede Reihe, und die Spalten aller Tableaus liegen gleich hoch (das haben wir erschlossen).
seti-web-thing-rival-techs = Technologien des Rivalen
seti-web-about-rival-techs = Er nutzt sie wie Ressourcen, höchstens eine je Aktion: eine Sondentechnologie für die Landung auf einem Mond, eine Teleskoptechnologie für ein weiteres Signal aus der Auslage, eine Computertechnologie bei der Datenanalyse für 3 Punkte und 1 Fortschritt.
seti-web-thing-action-deck = Aktionsstapel
seti-web-about-action-deck = In jedem Zug deckt der Rivale die oberste Karte auf. Ist der Stapel leer, passt er; für die nächste Runde mischt er alle seine Karten. In Runde 5 bringt ihm das Passen keinen Fortschritt. Außerhalb seines Zuges gilt der Pfeil seiner letzten Karte, vor seinem ersten Zug der nach links. (Wann er mischt, was Runde 5 bringt und welcher Pfeil außerhalb seines Zuges gilt, haben wir erschlossen.)
seti-web-thing-reinforcement = Verstärkung
seti-web-about-reinforcement = Immer wenn sein Marker an diesem Zeichen vorbeikommt, legt der Rivale eine Karte vom Verstärkungsstapel auf seinen Aktionsstapel. Sie gehört ihm für den Rest der Partie. Ist der Verstärkungsstapel leer, geschieht nichts (das haben wir erschlossen).
seti-web-thing-progress = Fortschritt
seti-web-about-progress = Der Rivale sammelt keine Credits, keine Energie und keine Karten: Für jedes davon schreitet er 1 Feld voran, für Einkommen 4 Felder. Bewegung bringt ihm nichts (das haben wir erschlossen). Das Feld seines Markers bestimmt, welche Technologie er bevorzugt.
seti-web-thing-objectives = Ziele
seti-web-about-objectives = Am Ende der Runden 1 bis 4 gibst du 1, 2, 3 und 4 abgeschlossene Ziele ab; für jedes fehlende schreitet der Rivale 3 Felder voran. Nach Runde 5 bekommt er 5 Punkte für jedes Ziel, das noch offen liegt oder im Stapel ist.
