# CATAN Sternenfahrer – Das Duell: der Tisch im Browser

## Ansichten auf dem Telefon
duel-web-pane-flight = Flug
duel-web-pane-ship = Schiff
duel-web-pane-council = Rat

## Der Tisch
duel-web-sky = Raumsektoren, Galaktischer Rat und Flug
duel-web-less = weniger
duel-web-more = mehr
duel-web-buy = { $good } kaufen
duel-web-sell = { $good } verkaufen
duel-web-pays = −{ $astro } Astro
duel-web-gets = +{ $astro } Astro
duel-web-reconstructed = Rekonstruiert: Ob diese Karte so im Spiel ist, ist nicht sicher.

## Mitspieler
duel-web-rival = Mitspieler: { $player }
duel-web-look = Ganzes Raumschiff ansehen
duel-web-look-away = Zurück zum anderen Raumschiff
duel-web-own-ship = Zurück zu deinem Schiff
duel-web-other-side = Zurück
duel-web-bot = Bot
duel-web-person = Mensch
duel-web-thinks = überlegt
duel-web-to-move = am Zug
duel-web-friendship = Freundschaftspunkte
duel-web-medals = Orden

## Sektoren und Reserve
duel-web-sector = Sektor { $sector }
duel-web-sector-cards = Raumsektor { $sector }, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
duel-web-seen = In Sektor { $sector } gesehen
duel-web-seen-in = Merkhilfe für Raumsektor { $sector }: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} gesehen
duel-web-seen-nothing = Hier hast du noch keine Karte gesehen.
duel-web-reserve-cards = Reserve, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}

## Galaktischer Rat
duel-web-nobody = niemand
duel-web-from = ab { $count }
duel-web-order-pile = Aufträge des Rates · { $count } im Stapel
duel-web-barred = Nicht in diesem Flug

## Flug
duel-web-turn = Zug { $turn }
duel-web-flight = Flug · Sektor { $sector }
duel-web-speed = Würfel { $die } + Antriebe { $engines } = Geschwindigkeit { $speed }
duel-web-cards-far = { $count ->
    [one] 1 Karte weit
   *[other] { $count } Karten weit
}
duel-web-actions-left = { $count ->
    [one] noch 1 Aktion
   *[other] noch { $count } Aktionen
}
duel-web-no-flight = Zurzeit ist niemand unterwegs.
duel-web-last-flight = Letzter Flug: { $player }
duel-web-path-place = Karte { $number }: { $card }
duel-web-slot = Karte { $number }, noch nicht aufgedeckt
duel-web-pirate = Ein Pirat!
duel-web-on-top = oben
duel-web-below = unten
duel-web-sensor = Sensorzentrum
duel-web-onward = Unterwegs
duel-web-won = gewinnt mit { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkten
}
duel-web-deed-bought = gekauft
duel-web-deed-sold = verkauft
duel-web-deed-station-founded = Handelsstation gegründet
duel-web-deed-colony-founded = Kolonie gegründet
duel-web-deed-order-fulfilled = Auftrag erfüllt
duel-web-deed-tribute-paid = Astro gezahlt
duel-web-deed-battle-lost = Kampf verloren
duel-web-deed-pirate-beaten = Pirat besiegt
duel-web-battle-won = { $player } besiegt den Piraten
duel-web-battle-lost = Der Pirat besiegt { $player }

## Vorschau
duel-web-preview-colony = Kolonie gründen: Kolonien { $before } → { $after }. Ein Kolonieschiff verlässt den Hangar.
duel-web-preview-station = Handelsstation gründen: Freundschaftspunkte { $before } → { $after }. Ein Handelsschiff verlässt den Hangar.
duel-web-preview-order = Auftrag erfüllen: { $demand } → { $reward }.
duel-web-preview-trade = Handeln: { $good } zu je { $price } Astro. Im Lager { $have } von { $room }.
duel-web-preview-trade-any = Handeln: { $good } zu je { $price } Astro.
duel-web-preview-nothing = Hier kannst du jetzt nichts tun.
duel-web-preview-pay = Zahlen: { $astro } deiner { $have } Astro.
duel-web-preview-fight = Kämpfen: Würfel und deine Bordkanonen, Stärke { $strength }.
duel-web-preview-sensor = Lege jede Karte nach oben oder nach unten. Was zuletzt oben liegt, kommt als Erstes.
duel-web-preview-known = Als Nächstes: { $cards }.
duel-web-preview-unknown = Die nächste Karte ist unbekannt.

## Sternenschiff
duel-web-ship = Sternenschiff: { $player }
duel-web-goal = Ziel: { $points }
duel-web-stores = Lager · bis { $room }
duel-web-laboratory = Labor
duel-web-store = { $good }: { $count } von { $room }
duel-web-store-ore = Erz
duel-web-store-fuel = Treibstoff
duel-web-store-carbon = Carbon
duel-web-store-food = Nahrung
duel-web-store-trade-goods = Handels­ware
duel-web-store-knowledge = Wissen
duel-web-bay-colony-ship = Kolonie
duel-web-bay-trade-ship = Handel
duel-web-bay-free = frei
duel-web-room-storage = Lager
duel-web-room-command = Kommando
duel-web-room-science = Wissen
duel-web-room-production = Produktion
duel-web-room-sensor = Sensor
duel-web-room-trade = Handel
duel-web-room-chosen = gewählt
duel-web-room-level = { $level ->
    [0] nicht gebaut
    [1] Stufe I
   *[other] Stufe II
}
duel-web-holdings = Kolonien, Handelsstationen, Aufträge und Piraten
duel-web-held-colony = Kolonie
duel-web-held-station = Handelsstation
duel-web-held-order = erfüllter Auftrag
duel-web-held-pirate = besiegter Pirat

## Auf den Karten
duel-web-free-space = freie Strecke
duel-web-no-trade = kein Handel
duel-web-target = Zielplanet
duel-web-at-most = höchstens { $count } auf einmal

## Karten erklärt
duel-web-costs = Kostet { $cost }.
duel-web-centre-costs = { $level ->
    [1] Stufe I kostet { $cost }.
   *[other] Stufe II kostet { $cost }.
}
duel-web-about-good = Einer der fünf Rohstoffe. Jedes Lager fasst gleich viel; ein Lagerzentrum macht alle größer.
duel-web-about-knowledge = Wissen liegt im Labor. Es ist kein Rohstoff; als „beliebigen Rohstoff“ kannst du es nicht wählen.
duel-web-kind-target-planet = Zielplanet
duel-web-kind-colony = Kolonieplanet
duel-web-kind-trade-planet = Handelsplanet
duel-web-kind-space-station = Raumstation
duel-web-kind-council-planet = Planet des Rates
duel-web-kind-pirate = Pirat
duel-web-kind-asteroids = Asteroiden
duel-web-kind-order = Auftrag des Galaktischen Rates
duel-web-kind-centre = Zentrum
duel-web-kind-special = Sonderkarte
duel-web-kind-item = Zum Bauen
duel-web-kind-good = Lager
duel-web-chapter-target-planet = Regelheft: Aufträge des Galaktischen Rates, Seite 8
duel-web-chapter-colony = Regelheft: Kolonien gründen, Seite 7
duel-web-chapter-trade-planet = Regelheft: Kaufen und verkaufen, Seiten 6–7
duel-web-chapter-space-station = Regelheft: Kaufen und verkaufen, Seiten 6–7
duel-web-chapter-council-planet = Regelheft: Handelsstationen gründen, Seite 7
duel-web-chapter-pirate = Regelheft: Piraten, Seiten 8–9
duel-web-chapter-asteroids = Regelheft: Flugphase, Seiten 5–6
duel-web-chapter-order = Regelheft: Aufträge des Galaktischen Rates, Seite 8
duel-web-chapter-centre = Regelheft: Handels- und Bauphase, Seiten 9–11
duel-web-chapter-renown = Regelheft: Siegpunkte, Seiten 7, 9 und 11
duel-web-chapter-building = Regelheft: Handels- und Bauphase, Seiten 9–11
duel-web-chapter-goods = Regelheft: Spielvorbereitung, Seite 2
duel-web-source-rulebook = Quelle: Regelheft
duel-web-source-public = Quelle: öffentliche Bilder und Listen
duel-web-source-reconstructed = Quelle: rekonstruiert, nicht sicher

## Gruppen von Antworten und mehreres in einer Zeile des Logbuchs
duel-verb-choose = Zentrum wählen
duel-verb-produce = Produzieren
duel-verb-fly = Fliegen
duel-verb-top = Nach oben legen
duel-verb-bottom = Nach unten legen
duel-verb-lose = Zentrum verlieren
duel-verb-take = Nehmen
duel-verb-fulfil = Auftrag erfüllen
duel-verb-buy = Kaufen
duel-verb-sell = Verkaufen
duel-verb-use = Handelsstation nutzen
duel-verb-demand = Vom Mitspieler kaufen
duel-verb-build = Bauen
duel-verb-found-colony = Kolonie gründen
duel-verb-found-station = Handelsstation gründen
duel-verb-stay = Nicht fliegen
duel-verb-pay = Zahlen
duel-verb-fight = Kämpfen
duel-verb-enough = Nichts mehr verkaufen
duel-verb-fly-on = Weiterfliegen
duel-verb-end-flight = Flug beenden
duel-verb-end-turn = Zug beenden
