# CATAN Sternenfahrer – Das Duell

duel-title = CATAN Sternenfahrer – Das Duell
duel-description = Zwei Sternenschiffe wetteifern um die Aufnahme in den Galaktischen Rat: Sektoren erkunden, handeln, Kolonien gründen, Piraten die Stirn bieten.

## Wörter
duel-good-ore = Erz
duel-good-fuel = Treibstoff
duel-good-carbon = Carbon
duel-good-food = Nahrung
duel-good-trade-goods = { $count ->
    [one] Handelsware
   *[other] Handelswaren
}
duel-good-knowledge = { $count ->
    [one] Wissenspunkt
   *[other] Wissenspunkte
}
duel-any-resource = beliebige Rohstoffe
duel-centre-storage = Lagerzentrum
duel-centre-command = Kommandozentrum
duel-centre-science = Wissenschaftszentrum
duel-centre-production = Produktionszentrum
duel-centre-sensor = Sensorzentrum
duel-centre-trade = Handelszentrum
duel-item-colony-ship = Kolonieschiff
duel-item-trade-ship = Handelsschiff
duel-item-engine-1 = Antrieb der Stärke 1
duel-item-engine-2 = Antrieb der Stärke 2
duel-item-cannon-1 = Bordkanone der Stärke 1
duel-item-cannon-2 = Bordkanone der Stärke 2
duel-item-storage-1 = Lagerzentrum der Stufe I
duel-item-command-1 = Kommandozentrum der Stufe I
duel-item-science-1 = Wissenschaftszentrum der Stufe I
duel-item-production-1 = Produktionszentrum der Stufe I
duel-item-sensor-1 = Sensorzentrum der Stufe I
duel-item-trade-1 = Handelszentrum der Stufe I
duel-item-storage-2 = Lagerzentrum der Stufe II
duel-item-command-2 = Kommandozentrum der Stufe II
duel-item-science-2 = Wissenschaftszentrum der Stufe II
duel-item-production-2 = Produktionszentrum der Stufe II
duel-item-sensor-2 = Sensorzentrum der Stufe II
duel-item-trade-2 = Handelszentrum der Stufe II
duel-special-friend = Freund der Völker
duel-special-hero = Held der Völker
duel-symbol-sun = Sonne
duel-symbol-moon = Mond

## Siegpunkte nach Herkunft
duel-points-colonies = Kolonien
duel-points-centres = Zentren der Stufe II
duel-points-orders = Aufträge
duel-points-friend = Freund der Völker
duel-points-hero = Held der Völker

## Fragen
duel-ask-choose-centre = Mit welchem Zentrum möchtest du beginnen? ({ $number }. von { $of }, geheim)
duel-ask-produce = Welche Kolonie soll produzieren?
duel-ask-choose-sector = In welchen Raumsektor fliegst du? Deine Geschwindigkeit ist { $speed }.
duel-ask-place-looked = Wohin legst du die angesehenen Karten?
duel-ask-visit =
    Du erreichst: { $card } (Karte { $number } von { $speed }, noch { $actions ->
        [one] 1 Aktion
       *[other] { $actions } Aktionen
    }). Was tust du?
duel-ask-fly-on = { $number ->
    [0] Der Flug kann beginnen: { $speed } Karten, { $actions ->
        [one] 1 Aktion
       *[other] { $actions } Aktionen
    }. Fliegst du los?
   *[other] Du bist { $number } von { $speed } Karten weit geflogen und hast noch { $actions ->
        [one] 1 Aktion
       *[other] { $actions } Aktionen
    }. Fliegst du weiter?
}
duel-ask-face-pirate = Ein Pirat! Zahlst du { $astro } Astro oder kämpfst du? Deine Bordkanonen haben Stärke { $strength }.
duel-ask-give-up-centre = Welches Zentrum verlierst du?
duel-ask-take-resource = Welchen Rohstoff nimmst du dir?
duel-ask-trade-at = Was kaufst oder verkaufst du über deine Handelsstation { $card }?
duel-ask-sell-more = { $card } nimmt noch { $count ->
    [one] 1 Rohstoff
   *[other] { $count } Rohstoffe
} an. Was verkaufst du außerdem?
duel-ask-trade-and-build = Handeln und bauen: Was tust du?

## Was eine Frage bedeutet
duel-help-choose-centre = Beide wählen zwei ihrer sechs Zentren der Stufe I; aufgedeckt werden sie gleichzeitig, wenn beide fertig sind. Die vier anderen kannst du später bauen.
duel-help-produce = Mehrere deiner Kolonien tragen die gewürfelte Zahl, aber nur eine davon produziert. Nach jedem Wurf entscheidest du neu.
duel-help-choose-sector = Jeder Raumsektor ist ein Kartenstapel. Du fliegst so viele Karten weit, wie deine Geschwindigkeit angibt (Antriebe plus Würfel), und führst unterwegs höchstens zwei Aktionen aus, mit einem Kommandozentrum mehr. Du kannst auch auf den Flug verzichten.
duel-help-place-looked = Dein Sensorzentrum hat dir die nächsten Karten des Raumsektors gezeigt. Lege jede nach oben, wo sie zuerst kommt, oder nach unten. Was du zuletzt nach oben legst, kommt als Erstes.
duel-help-visit = Du kannst bei dieser Karte eine Aktion ausführen, wenn sie eine bietet, oder weiterfliegen. Eine Karte, an der du vorbeigeflogen bist, kannst du in diesem Flug nicht mehr nutzen. Mit deiner letzten Aktion oder deiner letzten Karte endet der Flug.
duel-help-fly-on = Decke die nächste Karte auf oder beende den Flug jetzt und geh zum Handeln und Bauen über.
duel-help-face-pirate = Du entscheidest, bevor du weißt, wie stark der Pirat ist. Im Kampf würfeln beide Seiten und zählen ihre Bordkanonen dazu; bei Gleichstand gewinnst du. Ein Sieg bringt einen Orden und einen Rohstoff, eine Niederlage beendet den Flug und kann dich ein Teil deines Schiffs kosten. Eine Begegnung mit Piraten zählt nicht als Aktion.
duel-help-give-up-centre = Der siegreiche Pirat nimmt dir ein Zentrum. Eines der Stufe II fällt auf Stufe I zurück, eines der Stufe I musst du neu bauen.
duel-help-take-resource = Eine Belohnung: ein Rohstoff deiner Wahl, für den noch Platz im Lager ist. Wissen ist kein Rohstoff.
duel-help-trade-at = Kaufe oder verkaufe über eine deiner Handelsstationen. In einem Zug kannst du zwei verschiedene nutzen, jede einmal.
duel-help-sell-more = Diese Raumstation nimmt mehrere beliebige Rohstoffe an, auch verschiedene.
duel-help-trade-and-build = Nutze bis zu zwei deiner Handelsstationen, kaufe mit einem Handelszentrum bei deinem Mitspieler, baue Schiffe, Antriebe, Bordkanonen und Zentren, in beliebiger Reihenfolge und solange du bezahlen kannst. Dann beende deinen Zug.

## Antworten
duel-do-choose = { $centre } wählen
duel-do-produce = Auf { $card } produzieren
duel-do-fly = In Raumsektor { $sector } fliegen
duel-do-stay = Nicht fliegen
duel-do-top = { $card } nach oben legen
duel-do-bottom = { $card } nach unten legen
duel-do-pay = Zahlen
duel-do-fight = Kämpfen
duel-do-lose = { $centre } verlieren
duel-do-take = 1 { $good } nehmen
duel-do-found-colony = Kolonie gründen
duel-do-found-station = Handelsstation gründen
duel-do-fulfil = { $order } erfüllen
duel-do-buy = { $count } { $good } kaufen
duel-do-sell = { $count } { $good } verkaufen
duel-do-enough = Nichts mehr verkaufen
duel-do-fly-on = Weiterfliegen
duel-do-end-flight = Flug beenden
duel-do-use = Handelsstation { $card } nutzen
duel-do-demand = 1 { $good } vom Mitspieler kaufen
duel-do-build = Bauen: { $item }
duel-do-end-turn = Zug beenden

## Was geschehen ist
duel-event-centre-chosen = { $you ->
    [yes] Du wählst geheim das { $centre }.
   *[no] { $known ->
        [yes] { $player } wählt geheim das { $centre }.
       *[no] { $player } wählt geheim ein Zentrum.
    }
}
duel-event-centres-revealed = { $you ->
    [yes] Du beginnst mit { $centre } und { $other_centre }.
   *[no] { $player } beginnt mit { $centre } und { $other_centre }.
}
duel-event-start-rolled =
    { $you ->
        [yes] Du würfelst um den ersten Zug: { $number }.
       *[no] { $player } würfelt um den ersten Zug: { $number }.
    }
duel-event-start-player-found =
    { $you ->
        [yes] Du beginnst das Spiel, mit { $astro } Astro.
       *[no] { $player } beginnt das Spiel, mit { $astro } Astro.
    }
duel-event-turn-begun =
    { $you ->
        [yes] Zug { $turn }: Du bist am Zug.
       *[no] Zug { $turn }: { $player }.
    }
duel-event-production-rolled = { $you ->
    [yes] Du würfelst für die Produktion eine { $number }.
   *[no] { $player } würfelt für die Produktion eine { $number }.
}
duel-event-good-produced = { $you ->
    [yes] Du erhältst 1 { $good } von { $card }.
   *[no] { $player } erhält 1 { $good } von { $card }.
}
duel-event-centre-produced = { $you ->
    [yes] Du erhältst 1 { $good } vom { $centre }.
   *[no] { $player } erhält 1 { $good } vom { $centre }.
}
duel-event-production-lost =
    { $you ->
        [yes] 1 { $good } verfällt: Du hast keinen Platz dafür.
       *[no] 1 { $good } verfällt: { $player } hat keinen Platz dafür.
    }
duel-event-flight-begun = { $you ->
    [yes] Du fliegst mit Geschwindigkeit { $speed } in Raumsektor { $sector }.
   *[no] { $player } fliegt mit Geschwindigkeit { $speed } in Raumsektor { $sector }.
}
duel-event-flight-skipped =
    { $you ->
        [yes] Du fliegst nicht.
       *[no] { $player } fliegt nicht.
    }
duel-event-sensor-looked =
    { $you ->
        [yes] Dein Sensorzentrum zeigt: { $card }.
       *[no]
            { $known ->
                [yes] { $player } sieht sich eine Karte von Raumsektor { $sector } an: { $card }.
               *[no] { $player } sieht sich eine Karte von Raumsektor { $sector } an.
            }
    }
duel-event-placed-on-top = { $you ->
    [yes] Du legst { $card } nach oben.
   *[no] { $known ->
        [yes] { $player } legt { $card } nach oben.
       *[no] { $player } legt eine Karte nach oben.
    }
}
duel-event-placed-below = { $you ->
    [yes] Du legst { $card } nach unten.
   *[no] { $known ->
        [yes] { $player } legt { $card } nach unten.
       *[no] { $player } legt eine Karte nach unten.
    }
}
duel-event-card-reached =
    { $you ->
        [yes] Du erreichst: { $card }.
       *[no] { $player } erreicht: { $card }.
    }
duel-event-flight-ended = { $you ->
    [yes] Dein Flug in Raumsektor { $sector } endet.
   *[no] { $player } beendet den Flug in Raumsektor { $sector }.
}
duel-event-refilled = Aus der Reserve: { $card }.
duel-event-refilled-face-down = Aus der Reserve kommt verdeckt eine Karte.
duel-event-reserve-empty = Die Reserve ist leer; die Stelle bleibt frei.
duel-event-bought = { $you ->
    [yes] Du kaufst { $count } { $good } für { $astro } Astro ({ $card }).
   *[no] { $player } kauft { $count } { $good } für { $astro } Astro ({ $card }).
}
duel-event-sold = { $you ->
    [yes] Du verkaufst { $count } { $good } für { $astro } Astro ({ $card }).
   *[no] { $player } verkauft { $count } { $good } für { $astro } Astro ({ $card }).
}
duel-event-station-founded = { $you ->
    [yes] Du gründest eine Handelsstation: { $card }.
   *[no] { $player } gründet eine Handelsstation: { $card }.
}
duel-event-colony-founded = { $you ->
    [yes] Du gründest eine Kolonie: { $card }.
   *[no] { $player } gründet eine Kolonie: { $card }.
}
duel-event-order-fulfilled = { $you ->
    [yes] Du erfüllst { $order }.
   *[no] { $player } erfüllt { $order }.
}
duel-event-order-revealed = Neu ausgelegt: { $order }.
duel-event-resource-taken = { $you ->
    [yes] Du nimmst dir 1 { $good }.
   *[no] { $player } nimmt sich 1 { $good }.
}
duel-event-pirate-met = { $you ->
    [yes] { $known ->
        [yes] Du triffst auf einen Piraten: { $card }.
       *[no] Du triffst auf einen Piraten!
    }
   *[no] { $known ->
        [yes] { $player } trifft auf einen Piraten: { $card }.
       *[no] { $player } trifft auf einen Piraten!
    }
}
duel-event-tribute-paid = { $you ->
    [yes] Du zahlst { $astro } Astro. Es war: { $card }.
   *[no] { $player } zahlt { $astro } Astro. Es war: { $card }.
}
duel-event-battle-fought =
    { $you ->
        [yes] Kampf ({ $card }): Du hast { $value }, der Pirat { $pirate_value }.
       *[no] Kampf ({ $card }): { $player } hat { $value }, der Pirat { $pirate_value }.
    }
duel-event-pirate-beaten = { $you ->
    [yes] Du besiegst den Piraten.
   *[no] { $player } besiegt den Piraten.
}
duel-event-battle-lost = { $you ->
    [yes] Der Pirat besiegt dich.
   *[no] Der Pirat besiegt { $player }.
}
duel-event-cannon-lost = { $strength ->
    [1] { $you ->
        [yes] Du verlierst eine Bordkanone.
       *[no] { $player } verliert eine Bordkanone.
    }
   *[other] { $you ->
        [yes] Eine deiner Bordkanonen fällt auf Stärke 1.
       *[no] Eine Bordkanone von { $player } fällt auf Stärke 1.
    }
}
duel-event-engine-lost = { $strength ->
    [1] { $you ->
        [yes] Du verlierst einen Antrieb.
       *[no] { $player } verliert einen Antrieb.
    }
   *[other] { $you ->
        [yes] Einer deiner Antriebe fällt auf Stärke 1.
       *[no] Ein Antrieb von { $player } fällt auf Stärke 1.
    }
}
duel-event-centre-lost = { $level ->
    [1] { $you ->
        [yes] Du verlierst dein { $centre }.
       *[no] { $player } verliert das { $centre }.
    }
   *[other] { $you ->
        [yes] Dein { $centre } fällt auf Stufe I zurück.
       *[no] Das { $centre } von { $player } fällt auf Stufe I zurück.
    }
}
duel-event-stock-trimmed =
    { $you ->
        [yes] Du verlierst { $count } { $good }: Deine Lager fassen jetzt weniger.
       *[no] { $player } verliert { $count } { $good }: Die Lager fassen jetzt weniger.
    }
duel-event-built =
    { $you ->
        [yes] Du baust: { $item }.
       *[no] { $player } baut: { $item }.
    }
duel-event-bought-from-rival = { $you ->
    [yes] Du kaufst deinem Mitspieler 1 { $good } für { $astro } Astro ab.
   *[no] { $rival ->
        [yes] { $player } kauft dir 1 { $good } für { $astro } Astro ab.
       *[no] { $player } kauft dem Mitspieler 1 { $good } für { $astro } Astro ab.
    }
}
duel-event-turn-ended = { $you ->
    [yes] Du beendest deinen Zug.
   *[no] { $player } beendet den Zug.
}
duel-event-special-card-taken = { $you ->
    [yes] Du bist jetzt { $special }.
   *[no] { $player } ist jetzt { $special }.
}
duel-event-special-card-lost = { $you ->
    [yes] Du bist nicht mehr { $special }.
   *[no] { $player } ist nicht mehr { $special }.
}
duel-event-game-won = { $you ->
    [yes] Du gewinnst mit { $points } Siegpunkten!
   *[no] { $player } gewinnt mit { $points } Siegpunkten!
}
duel-event-game-decided =
    { $you ->
        [yes] Niemand kann noch Siegpunkte dazugewinnen: Du gewinnst mit { $points } Siegpunkten.
       *[no] Niemand kann noch Siegpunkte dazugewinnen: { $player } gewinnt mit { $points } Siegpunkten.
    }

## Die Stellung
duel-before-turns = Vor dem ersten Zug
duel-points = { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
}
duel-label-stores = Lager
duel-label-astro = Astro
duel-label-parts = Technik
duel-label-hangar = Hangar
duel-label-centres = Zentren
duel-label-colonies = Kolonien
duel-label-stations = Stationen
duel-label-renown = Ansehen
duel-label-sectors = Sektoren
duel-label-orders = Aufträge
duel-label-reserve = Reserve
duel-label-flight = Flug
duel-store-ore = Erz
duel-store-fuel = Treibstoff
duel-store-carbon = Carbon
duel-store-food = Nahrung
duel-store-trade-goods = Handelsware
duel-store-knowledge = Wissen
duel-engines = Antriebe { $strength }
duel-cannons = Bordkanonen { $strength }
duel-colony-ships = { $count ->
    [one] Kolonieschiff
   *[other] { $count } Kolonieschiffe
}
duel-trade-ships = { $count ->
    [one] Handelsschiff
   *[other] { $count } Handelsschiffe
}
duel-chosen-secretly = { $count ->
    [one] 1 geheim gewählt
   *[other] { $count } geheim gewählt
}
duel-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
duel-list = { $first }, { $rest }
duel-amount = { $count } { $good }
duel-amount-any = { $count ->
    [one] 1 beliebiger Rohstoff
   *[other] { $count } beliebige Rohstoffe
}
duel-amount-astro = { $count } Astro
duel-amount-friendship =
    { $count ->
        [one] 1 Freundschaftspunkt
       *[other] { $count } Freundschaftspunkte
    }
duel-amount-medals = { $count ->
    [one] 1 Orden
   *[other] { $count } Orden
}
duel-path-turned = genutzt
duel-path-face-down = verdeckt
duel-path-gap = freie Stelle

## Karten in wenigen Worten
duel-price = { $good } { $price }
duel-face-target-planet = Ziel von Aufträgen
duel-face-colony = Kolonie, { $good } bei { $number }
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
duel-face-asteroids = nichts zu tun

## Karten erklärt
duel-about-target-planet = Zielplanet. Hier erfüllst du Aufträge, die ihn nennen; jeder kostet eine Aktion.
duel-about-colony = Kolonieplanet. Mit einem Kolonieschiff kannst du hier eine Kolonie gründen (eine Aktion). Sie zählt 1 Siegpunkt und produziert 1 { $good }, wenn eine { $number } gewürfelt wird.
duel-about-start-colony = Startkolonie. Sie zählt 1 Siegpunkt und produziert 1 { $good }, wenn eine { $number } gewürfelt wird.
duel-about-trade =
    { $ways ->
        [buy] Hier kannst du { $good } für je { $price } Astro kaufen.
        [sell] Hier kannst du { $good } für je { $price } Astro verkaufen.
       *[both] Hier kannst du { $good } für je { $price } Astro kaufen oder verkaufen.
    } { $units ->
        [0] Die Menge ist nicht beschränkt.
       *[other] Höchstens { $units } auf einmal.
    } { $station ->
        [yes]
            Mit einem Handelsschiff kannst du hier eine Handelsstation gründen: Sie bringt { $friendship ->
                [one] 1 Freundschaftspunkt
               *[other] { $friendship } Freundschaftspunkte
            } und lässt sich in der Handels- und Bauphase nutzen.
       *[no] Eine Handelsstation kannst du hier nicht gründen.
    }
duel-about-council-planet =
    Mit einem Handelsschiff kannst du hier eine Handelsstation gründen. Sie bringt { $friendship ->
        [one] 1 Freundschaftspunkt
       *[other] { $friendship } Freundschaftspunkte
    }, aber handeln kannst du hier nicht.
duel-about-pirate = Pirat der Stärke { $strength }. Zahle { $tribute } Astro oder kämpfe. Belohnung für den Sieg: 1 beliebiger Rohstoff und { $medals ->
    [one] 1 Orden
   *[other] { $medals } Orden
}. Eine Niederlage beendet den Flug{ $penalty ->
    [cannon] {" "}und kostet eine Bordkanone.
    [engine] {" "}und kostet einen Antrieb.
    [centre] {" "}und kostet ein Zentrum.
   *[none] .
}
duel-about-asteroids = Asteroiden. Hier gibt es nichts zu tun; die Karte nimmt nur einen Platz im Flug ein.
duel-about-order = Bringe nach { $planet }: { $demand }. Belohnung: { $reward }.
duel-about-centre-storage = Jedes Lager fasst { $first } auf Stufe I und { $second } auf Stufe II. Ohne dieses Zentrum: { $none }.
duel-about-centre-command = Ein Flug erlaubt { $first } Aktionen auf Stufe I und { $second } auf Stufe II. Ohne dieses Zentrum: { $none }.
duel-about-centre-science = Gibt 1 Wissenspunkt, wenn seine Zahl gewürfelt wird. Stufe I: { $first }. Stufe II: { $second }.
duel-about-centre-production = Gibt 1 Handelsware, wenn seine Zahl gewürfelt wird. Stufe I: { $first }. Stufe II: { $second }.
duel-about-centre-sensor = Vor einem Flug siehst du dir die obersten { $first } Karten des Raumsektors an (Stufe II: { $second }) und legst jede nach oben oder nach unten.
duel-about-centre-trade = Beim Handeln und Bauen muss dir dein Mitspieler Rohstoffe für je { $price } Astro verkaufen: { $first } auf Stufe I, { $second } auf Stufe II.
duel-about-level = Stufe II zählt 1 Siegpunkt; jedes Zentrum der Stufe II gibt es nur einmal.
duel-about-numbers = Sonne { $sun }, Mond { $moon }
duel-about-special-friend = 1 Siegpunkt für die meisten Freundschaftspunkte, mindestens { $least }. Bei Gleichstand hat ihn niemand.
duel-about-special-hero = 1 Siegpunkt für die meisten Orden, mindestens { $least }. Bei Gleichstand hat ihn niemand.
duel-about-reconstructed = (Nicht sicher: Die Werte dieser Karte, oder dass sie zu dieser Ausgabe gehört, sind rekonstruiert.)

# Warum nicht
duel-why-no-trade-ship = In deinem Hangar steht kein Handelsschiff.
duel-why-no-colony-ship = In deinem Hangar steht kein Kolonieschiff.
duel-why-order-barred = Dieser Auftrag wurde erst aufgedeckt, nachdem du einen für denselben Planeten erfüllt hast: In diesem Flug kannst du ihn nicht mehr erfüllen.
duel-why-demand-not-met = Dir fehlt etwas von dem, was dieser Auftrag verlangt.
duel-why-store-full = Dein Lager ist voll: Es fasst { $count }.
duel-why-no-astro = Du brauchst { $astro } Astro.
duel-why-nothing-to-sell = Davon hast du nichts zu verkaufen.
duel-why-speed-used = Deine Geschwindigkeit von { $speed } ist verbraucht.
duel-why-sector-flown-through = Der Raumsektor hat keine Karten mehr.
duel-why-cannot-pay = Das kannst du nicht bezahlen.
duel-why-hangar-full = Dein Hangar ist voll.
duel-why-slots-full = Alle Plätze sind belegt.
duel-why-no-part-to-upgrade = Es gibt kein Teil der Stärke 1 zum Ersetzen.
duel-why-centre-built = Das hast du schon gebaut.
duel-why-level-one-missing = Du brauchst zuerst Stufe I dieses Zentrums.
duel-why-level-two-taken = Dein Mitspieler besitzt die einzige Stufe II dieses Zentrums.
duel-why-station-used = Diese Station hast du in diesem Zug schon genutzt.
duel-why-two-stations-used = In einem Zug kannst du höchstens { $count } Handelsstationen nutzen.
duel-why-no-trade-there = Dort kannst du jetzt nichts kaufen oder verkaufen.
duel-why-purchases-used = Dein Handelszentrum hat in diesem Zug schon alles gekauft, was es darf ({ $count }).
duel-why-rival-has-none = Dein Mitspieler hat nichts davon.

# Was fehlt
duel-missing-astro = { $count } Astro
duel-missing-ore = { $count } Erz
duel-missing-fuel = { $count } Treibstoff
duel-missing-carbon = { $count } Carbon
duel-missing-food = { $count } Nahrung
duel-missing-trade-goods = { $count ->
    [one] 1 Handelsware
   *[other] { $count } Handelswaren
}
duel-missing-knowledge = { $count ->
    [one] 1 Wissenspunkt
   *[other] { $count } Wissenspunkte
}
