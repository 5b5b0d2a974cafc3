# SETI
#
# Familien von Nachrichten, nach dem Anfang ihrer Kennung:
#   planet- target- star- tech- place- color- spot- species- space- direction- step- resource- gain-   das Vokabular
#   points-   Herkunft der Punkte
#   ask- help- do- event- why-   Fragen, ihr Sinn, Antworten, was geschah, warum eine Antwort nicht geht
#   amount-   so viel von etwas
#   effect- where- rule-   <Verb>, <Ort eines Signals>, <Regel eines Zugs>: was eine Karte oder ein Feld tut
#   is- on- count-   <Bedingung>, <Auslöser>, <Anzahl>
#   type- hue- kind-   was auf einer Karte steht: ihre Art, ihre Sektorenfarbe; Arten von Technologien
#   about-tech- about-gold- about-species- thing- about-thing- chapter-   Erklärungen
#   label- has- lies-   die Stellung im Terminal
#   part-   Teile anderer Nachrichten
# Nachrichten von Effekten, Bedingungen, Auslösern und Anzahlen nehmen die Angaben der Kartendaten unter deren Namen
# (ein Unterstrich im Verb ist ein Bindestrich in der Kennung): true ist "yes", false ist "no", Fehlendes ist "none".
# Listen, Anzahlen, Bedingungen und Auslöser darin kommen als fertiger Text: then, first, second, gain, count,
# condition, trigger, place, price. Eine Anzahl steht nach „je“, also im Dativ ohne Artikel.

seti-title = SETI
seti-description = Die Suche nach Leben dort draußen: Startet Sonden, umkreist Planeten und landet auf ihnen, belauscht nahe Sterne, analysiert Daten und folgt den Spuren zweier unbekannter Spezies.

## Wörter
seti-planet-mercury = Merkur
seti-planet-venus = Venus
seti-planet-mars = Mars
seti-planet-jupiter = Jupiter
seti-planet-saturn = Saturn
seti-planet-uranus = Uranus
seti-planet-neptune = Neptun
seti-planet-oumuamua = ʻOumuamua
seti-planet-earth = Erde
seti-sight-empty = leerer Raum
seti-sight-asteroids = Asteroiden
seti-sight-comet = Komet
seti-sight-mercury = { seti-planet-mercury }
seti-sight-venus = { seti-planet-venus }
seti-sight-mars = { seti-planet-mars }
seti-sight-jupiter = { seti-planet-jupiter }
seti-sight-saturn = { seti-planet-saturn }
seti-sight-uranus = { seti-planet-uranus }
seti-sight-neptune = { seti-planet-neptune }
seti-sight-oumuamua = { seti-planet-oumuamua }
seti-sight-earth = { seti-planet-earth }
seti-target-mercury = Merkur
seti-target-venus = Venus
seti-target-mars = Mars
seti-target-jupiter = Jupiter
seti-target-saturn = Saturn
seti-target-uranus = Uranus
seti-target-neptune = Neptun
seti-target-oumuamua = ʻOumuamua
seti-target-phobos-and-deimos = Phobos und Deimos
seti-target-callisto = Kallisto
seti-target-ganymede = Ganymed
seti-target-europa = Europa
seti-target-io = Io
seti-target-titan = Titan
seti-target-enceladus = Enceladus
seti-target-titania = Titania
seti-target-triton = Triton
seti-star-procyon = Procyon
seti-star-vega = Vega
seti-star-sirius-a = Sirius A
seti-star-barnards-star = Barnard’s Star
seti-star-kepler-22 = Kepler 22
seti-star-proxima-centauri = Proxima Centauri
seti-star-61-virginis = 61 Virginis
seti-star-beta-pictoris = Beta Pictoris
seti-star-oumuamua = ʻOumuamua
seti-tech-probe-limit = Zweite Sonde
seti-tech-probe-asteroids = Asteroidenflug
seti-tech-probe-landing = Günstige Landung
seti-tech-probe-moon = Mondlandung
seti-tech-telescope-earth = Blick neben die Erde
seti-tech-telescope-mercury = Blick zum Merkur
seti-tech-telescope-hand = Signal mit Handkarte
seti-tech-telescope-launch = Start oder Bewegung
seti-tech-computer-credit = Computer für Credits
seti-tech-computer-energy = Computer für Energie
seti-tech-computer-card = Computer für Karten
seti-tech-computer-publicity = Computer für Bekanntheit
seti-place-left = linke Spezies
seti-place-right = rechte Spezies
seti-place-a = Computerfeld 1
seti-place-b = Computerfeld 3
seti-place-c = Computerfeld 5
seti-place-d = Computerfeld 6
seti-color-red = rote
seti-color-yellow = gelbe
seti-color-blue = blaue
seti-spot-discovery = Entdeckungsfeld
seti-spot-row-1 = Feld 1
seti-spot-row-2 = Feld 2
seti-spot-row-3 = Feld 3
seti-spot-row-4 = Feld 4
seti-spot-row-5 = Feld 5
seti-spot-row-6 = Feld 6
seti-spot-row-7 = Feld 7
seti-spot-row-8 = Feld 8
seti-spot-row-9 = Feld 9
seti-spot-overflow = Überflussfeld
seti-species-mascamites = Mascamiten
seti-species-anomalies = Anomalien
seti-species-oumuamua = ʻOumuamua
seti-species-centaurians = Centaurianer
seti-species-exertians = Exertianer
seti-space-1-0 = Ring 1, Sektor 0
seti-space-1-1 = Ring 1, Sektor 1
seti-space-1-2 = Ring 1, Sektor 2
seti-space-1-3 = Ring 1, Sektor 3
seti-space-1-4 = Ring 1, Sektor 4
seti-space-1-5 = Ring 1, Sektor 5
seti-space-1-6 = Ring 1, Sektor 6
seti-space-1-7 = Ring 1, Sektor 7
seti-space-2-0 = Ring 2, Sektor 0
seti-space-2-1 = Ring 2, Sektor 1
seti-space-2-2 = Ring 2, Sektor 2
seti-space-2-3 = Ring 2, Sektor 3
seti-space-2-4 = Ring 2, Sektor 4
seti-space-2-5 = Ring 2, Sektor 5
seti-space-2-6 = Ring 2, Sektor 6
seti-space-2-7 = Ring 2, Sektor 7
seti-space-3-0 = Ring 3, Sektor 0
seti-space-3-1 = Ring 3, Sektor 1
seti-space-3-2 = Ring 3, Sektor 2
seti-space-3-3 = Ring 3, Sektor 3
seti-space-3-4 = Ring 3, Sektor 4
seti-space-3-5 = Ring 3, Sektor 5
seti-space-3-6 = Ring 3, Sektor 6
seti-space-3-7 = Ring 3, Sektor 7
seti-space-4-0 = Ring 4, Sektor 0
seti-space-4-1 = Ring 4, Sektor 1
seti-space-4-2 = Ring 4, Sektor 2
seti-space-4-3 = Ring 4, Sektor 3
seti-space-4-4 = Ring 4, Sektor 4
seti-space-4-5 = Ring 4, Sektor 5
seti-space-4-6 = Ring 4, Sektor 6
seti-space-4-7 = Ring 4, Sektor 7
seti-direction-outward = nach außen
seti-direction-inward = nach innen
seti-direction-clockwise = im Uhrzeigersinn
seti-direction-counter-clockwise = gegen den Uhrzeigersinn
seti-step-earth = Signal im Sektor mit der Erde
seti-step-row = Signal mit einer Karte der Auslage
seti-step-mercury = Signal im Sektor mit Merkur
seti-step-hand = Signal mit einer Handkarte
seti-step-launch = Sonde starten
seti-step-move = Sonde bewegen
seti-resource-credit = Credits
seti-resource-energy = Energie
seti-resource-card = Karten
seti-gain-credit = Credit
seti-gain-energy = Energie
seti-gain-card = Karte

## Punkte nach Herkunft
seti-points-track = Wertungsleiste
seti-points-cards = Wertungskarten
seti-points-gold = Gold-Wertungsplättchen
seti-points-species = Exertianer-Karten
seti-points-danger = Gefahr

## Fragen
seti-ask-first-income = Mit welcher Karte beginnt dein Einkommen? (alle wählen gleichzeitig)
seti-ask-main-action = Was ist deine Hauptaktion? Freie Aktionen sind auch davor möglich.
seti-ask-end-turn = Deine Hauptaktion ist ausgeführt. Noch freie Aktionen, oder beendest du deinen Zug?
seti-ask-pick-stack-card = Welche Karte des Abschlussstapels nimmst du?
seti-ask-take-card = Welche Karte nimmst du: eine der Auslage oder die oberste des Stapels?
seti-ask-take-species-card = Welche Karte dieser Spezies nimmst du: die offene oder die oberste ihres Stapels?
seti-ask-increase-income = { $own ->
    [0] Du hast keine Karte, um dein Einkommen zu steigern. Nimmst du erst eine, mit einer freien Aktion?
   *[other] Mit welcher Karte steigerst du dein Einkommen?
}
seti-ask-discard-cards = { $count ->
    [one] Welche Karte wirfst du ab?
   *[other] Welche { $count } Karten wirfst du ab?
}
seti-ask-move =
    { $count ->
        [one] 1 Bewegung: Wohin bewegst du deine Sonde?
       *[other] { $count } Bewegungen: Wohin bewegst du deine Sonden?
    }
seti-ask-move-instead = Nimmst du 1 Bewegung statt 1 Bekanntheit?
seti-ask-launch = Startest du eine Sonde?
seti-ask-land = { $own ->
    [0] Keine deiner Sonden ist bei einem Planeten. Bewegst du erst eine dorthin?
   *[other] Wo landest du?
}
seti-ask-claim-data = Welchen Datenbonus bedeckt dein Lander?
seti-ask-remove-orbiter = Welchen Orbiter gibst du auf?
seti-ask-remove-lander = Welchen Lander gibst du auf?
seti-ask-choose-probe = Welche deiner Sonden wählst du?
seti-ask-research = Welche Technologie erforschst du?
seti-ask-install = Wohin auf deinem Computer legst du „{ $tech }“?
seti-ask-scan = Scannst du nahe Sterne?
seti-ask-scan-step = { $own ->
    [1] Scannen: Für eine Teleskoptechnologie fehlt dir noch etwas. Sorgst du erst dafür, mit freien Aktionen?
   *[other] Scannen: Was kommt als Nächstes?
}
seti-ask-signal = { $count ->
    [one] Wo platzierst du das Signal?
   *[other] Wo platzierst du das nächste von { $count } Signalen?
}
seti-ask-signal-by-row-card = { $count ->
    [one] Welche Karte der Auslage wirfst du für ein Signal in ihrer Farbe ab?
   *[other] Welche Karte der Auslage wirfst du für ein Signal in ihrer Farbe ab? Noch { $count }.
}
seti-ask-signal-by-hand-card = { $own ->
    [0] Du hast keine Handkarte, die du für ein Signal abwerfen kannst. Nimmst du erst eine, mit einer freien Aktion?
   *[other] { $count ->
        [one] Welche Handkarte wirfst du für ein Signal in ihrer Farbe ab?
       *[other] Welche Handkarte wirfst du für ein Signal in ihrer Farbe ab? Bis zu { $count }.
    }
}
seti-ask-signal-by-probe = Der Sektor welcher Sonde bekommt ein Signal?
seti-ask-evaluate-sector = Mehrere Sektoren sind abgeschlossen: Welchen wertest du als Nächstes aus?
seti-ask-trace = Wo markierst du die Spur?
seti-ask-fill-slot = Welches Missionsfeld belegst du?
seti-ask-mark-task = Welche Aufgabe markierst du als erledigt?
seti-ask-show-cards = { $own ->
    [1] Du hast keine passende Handkarte, die du zeigen kannst. Nimmst du erst eine aus der Auslage?
   *[other] Wie viele passende Handkarten zeigst du vor?
}
seti-ask-reveal-cards = { $count ->
    [one] Welche Karte zeigst du vor?
   *[other] Welche { $count } Karten zeigst du vor?
}
seti-ask-choose-one = Welches von beidem wählst du?
seti-ask-may-pay-exofossil = { $own ->
    [0] Du hast kein Exofossil. Verschaffst du dir erst eines, mit einer freien Aktion?
   *[other] Nutzt du ein Exofossil?
}
seti-ask-split-for-corner = Welche dieser Karten wirfst du für ihre Ecke ab?
seti-ask-split-for-income = Welche dieser Karten wirfst du für ihr Einkommen ab?
seti-ask-take-sample = Welche Probe sammelst du?
seti-ask-use-sample = Die Belohnung welcher Probe nimmst du?
seti-ask-sample-planet = { $own ->
    [0] Keine deiner Sonden ist bei Proben. Bewegst du erst eine dorthin?
   *[other] Die Proben welches Planeten siehst du dir an?
}
seti-ask-meet-condition = Die Bedingung der Karte ist nicht erfüllt. Erfüllst du sie erst, mit freien Aktionen?
seti-ask-receive-data = { $lost ->
    [one] Dein Datenpool ist voll, 1 Datensatz ginge verloren. Platzierst du erst Daten auf deinem Computer?
   *[other] Dein Datenpool ist voll, { $lost } Daten gingen verloren. Platzierst du erst Daten auf deinem Computer?
}
seti-ask-deliver-sample = Welche Probe lieferst du ab?
seti-ask-mark-gold = Welches Gold-Wertungsplättchen markierst du?
seti-ask-choose-message-reward = Du hast deinen Nachricht-Meilenstein erreicht: Welche Belohnung nimmst du?
seti-ask-play-exertian = { $credit ->
    [0] Welche Exertianer-Karte spielst du verdeckt aus?
    [one] Welche Exertianer-Karte spielst du für 1 Credit verdeckt aus?
   *[other] Welche Exertianer-Karte spielst du für { $credit } Credits verdeckt aus?
}
seti-ask-play-exertian-now = Welche Exertianer-Karte spielst du sofort verdeckt aus?

## Was eine Frage bedeutet
seti-help-first-income = Die Karte liegt von nun an in deiner Einkommensauslage und bringt, was rechts unten auf ihr steht: einmal jetzt und ab Runde 2 zu Beginn jeder Runde.
seti-help-main-action = Jeder Zug hat eine Hauptaktion: starten, umkreisen, landen, scannen, Daten analysieren, eine Karte ausspielen, erforschen oder passen. Freie Aktionen sind davor, dabei und danach möglich. Wer passt, ist bis zum Ende der Runde nicht mehr am Zug.
seti-help-end-turn = Freie Aktionen sind möglich, bis du deinen Zug beendest. Dann kommen Meilensteine und Entdeckungen, danach ist jemand anderes am Zug.
seti-help-pick-stack-card = Wer passt, nimmt eine Karte aus dem Abschlussstapel dieser Runde. Je früher du passt, desto größer ist die Auswahl; die letzte Karte wird abgeworfen.
seti-help-take-card = Eine Karte der Auslage wird sofort ersetzt. Was du vom Stapel ziehst, sieht sonst niemand.
seti-help-take-species-card = Die offene Karte wird vom Stapel der Spezies ersetzt. Diese Karten zählen als Handkarten.
seti-help-increase-income = Die Karte bringt sofort und zu Beginn jeder Runde, was rechts unten auf ihr steht. Du kannst auch verzichten.
seti-help-discard-cards = Karten wirfst du als Preis eines Tauschs ab, oder bis vier übrig sind, wenn du passt.
seti-help-move = Jeder Schritt führt auf ein benachbartes Feld, nie durch die Sonne. Asteroiden zu verlassen kostet 1 zusätzliche Bewegung. Für jeden Besuch eines Kometen oder eines Planeten (außer der Erde) erhältst du 1 Bekanntheit. Übrige Bewegung verfällt.
seti-help-move-instead = Bis zum Ende dieses Zugs kann jeder Besuch eines Planeten 1 Bewegung statt 1 Bekanntheit bringen.
seti-help-launch = Die Sonde startet kostenfrei auf der Erde. Das Sondenlimit gilt, wenn die Karte nichts anderes sagt.
seti-help-land = Du landest kostenfrei. Monde brauchen ihre Technologie, wenn die Karte nichts anderes sagt. Du kannst auch verzichten.
seti-help-claim-data = Die ersten Lander auf einem Planeten bedecken je einen Datenbonus und erhalten ihn.
seti-help-remove-orbiter = Der Orbiter kommt zurück in deinen Vorrat; nur dann gilt der Rest der Karte.
seti-help-remove-lander = Der Lander kommt zurück in deinen Vorrat; nur dann gilt der Rest der Karte.
seti-help-choose-probe = Die Karte gilt für das Feld dieser Sonde.
seti-help-research = Du nimmst eine Technologie, die du noch nicht hast. Die erste eines Stapels bringt 2 Punkte; den Bonus auf dem Plättchen erhältst du sofort.
seti-help-install = Eine Computertechnologie kommt auf ein beliebiges freies Computerfeld. Daten, die dort liegen, bleiben und bringen nichts. Neue Daten oben bringen 2 Punkte, Daten unten das, was die Technologie sagt.
seti-help-scan = Die Karte bezahlt das Scannen: zwei Signale und deine Teleskoptechnologien zu ihrem eigenen Preis. Du kannst auch verzichten.
seti-help-scan-step = Beim Scannen platzierst du ein Signal im Sektor mit der Erde und eines mit einer Karte der Auslage, in beliebiger Reihenfolge, und nutzt jede Teleskoptechnologie einmal zu ihrem Preis. Danach wird die Auslage aufgefüllt.
seti-help-signal = Dein Marker ersetzt den ersten Datensatz von links, und der kommt in deinen Datenpool. Der zweite Platz bringt 2 Punkte. Wer den letzten Datensatz nimmt, schließt den Sektor ab.
seti-help-signal-by-row-card = Die Karte wird abgeworfen; das Signal kommt in einen der zwei Sektoren ihrer Farbe.
seti-help-signal-by-hand-card = Die Karte wird abgeworfen; das Signal kommt in einen der zwei Sektoren ihrer Farbe.
seti-help-signal-by-probe = Du wählst verschiedene Sonden, höchstens so viele, wie die Karte angibt, und egal, wem sie gehören. Im Sektor jeder gewählten Sonde platzierst du ein Signal.
seti-help-evaluate-sector = Wer dort Marker hat, erhält 1 Bekanntheit. Den Sektorensieg erringt, wer die meisten hat, bei Gleichstand, wer zuletzt einen platziert hat. Wer die zweitmeisten hat, lässt einen Marker zurück.
seti-help-trace = Bei einer unentdeckten Spezies kommen die Entdeckungsfelder zuerst: Ihr Überflussfeld ist erst offen, wenn beide Entdeckungsfelder der Farbe besetzt sind. Bei einer entdeckten Spezies wählst du ein beliebiges freies Feld der Farbe oder ihr Überflussfeld, das immer offen ist.
seti-help-fill-slot = Ein Ereignis belegt ein Feld, und das bringt sofort seine Belohnung. Du kannst auch verzichten. Sind alle Felder belegt, ist die Mission erledigt.
seti-help-mark-task = Ein Ereignis erledigt eine Aufgabe, auch wenn es zu mehreren Zielen passt. Sind alle Aufgaben eines Ziels erledigt, ist es abgeschlossen: Am Ende deines Zugs sammelst du es ein und deckst das nächste auf.
seti-help-show-cards = Alle sehen die Karten. Sie bleiben auf deiner Hand.
seti-help-reveal-cards = Alle sehen die Karten. Sie bleiben auf deiner Hand.
seti-help-choose-one = Die Karte gibt eines von zwei Dingen.
seti-help-may-pay-exofossil = Das Exofossil kommt zurück in den Vorrat.
seti-help-split-for-corner = Von den gezogenen Karten wirfst du eine für ihre Ecke ab und eine für ihr Einkommen; eine behältst du.
seti-help-split-for-income = Von den zwei übrigen Karten wirfst du eine für ihr Einkommen ab, die andere behältst du.
seti-help-take-sample = Du hast dir die Proben dieses Planeten angesehen. Eine wird zur Probenkapsel, die wie eine Sonde fliegt; was darin ist, weißt nur du.
seti-help-use-sample = Du hast dir die Proben dieses Planeten angesehen. Die gewählte bringt ihre Belohnung und wird zurückgelegt.
seti-help-sample-planet = Drei Proben lagen bei Jupiter und drei bei Saturn, als die Mascamiten entdeckt wurden.
seti-help-meet-condition = Jetzt wird geprüft, ob du die Bedingung erfüllst. Freie Aktionen sind auch während der Hauptaktion möglich: Wenn du die Bedingung dadurch erfüllst, geht es von selbst weiter. Sonst verzichtest du auf diesen Teil der Karte.
seti-help-receive-data = Dein Datenpool fasst 6 Daten. Was du auf deinem Computer platzierst, macht Platz; Überzähliges wirfst du ab.
seti-help-deliver-sample = Die Probe wird aufgedeckt und bringt ihre Belohnung; dann öffnet sie das nächste blaue Feld der Mascamiten.
seti-help-mark-gold = Bei 25, 50 und 70 Punkten markierst du ein Gold-Wertungsplättchen auf seinem wertvollsten freien Feld. Am Ende bringt es dessen Punkte für jedes Set, das du hast.
seti-help-choose-message-reward = Die Belohnung, die du nimmst, ist für die anderen bedeckt.
seti-help-play-exertian = Am Ende bringt sie ihre Punkte, wenn ihre Bedingung erfüllt ist; ihre Gefahrenstufe zählt in jedem Fall. Du kannst auch verzichten, es aber nicht nachholen.
seti-help-play-exertian-now = Für jeden deiner Marker auf den Entdeckungsfeldern darfst du sofort eine Karte ausspielen.

## Antworten
seti-do-launch = Sonde starten
seti-do-orbit = Orbit: { $planet }
seti-do-land = Landung: { $target }
seti-do-scan = Nahe Sterne scannen
seti-do-analyse = Daten analysieren
seti-do-play = { $card } ausspielen
seti-do-research = Technologie erforschen
seti-do-pass = Passen bis zum Ende der Runde
seti-do-take-tech = Erforschen: { $tech }
seti-do-install = Einsetzen: { $place }
seti-do-signal = Signal: { $star }
seti-do-step = { $step }
seti-do-trace = Die { $color } Spur: { $place }, { $spot }
seti-do-take = { $card } nehmen
seti-do-draw = Oberste Karte des Stapels ziehen
seti-do-tuck = Einkommen mit { $card }
seti-do-discard = { $card } abwerfen
seti-do-keep = { $card } behalten
seti-do-fly = Von { $space }: { $direction }
seti-do-carry = Kapsel mit Probe { $sample }: { $direction }
seti-do-probe = Sonde: { $space }
seti-do-claim = { $count ->
    [one] 1 Datensatz nehmen
   *[other] { $count } Daten nehmen
}
seti-do-fill = { $slot } belegen
seti-do-mark-task = { $task } markieren
seti-do-choose =
    { $option ->
        [1] Erste Möglichkeit
       *[other] Zweite Möglichkeit
    }
seti-do-evaluate = { $star } auswerten
seti-do-mark =
    { $tile ->
        [1] Plättchen „Technologie“ markieren
        [2] Plättchen „Mission“ markieren
        [3] Plättchen „Einkommen“ markieren
       *[other] Plättchen „Anderes“ markieren
    }
seti-do-reply = Belohnung { $reward }
seti-do-bury = { $card } verdeckt ausspielen
seti-do-sample = Probe { $sample }
seti-do-show = { $count ->
    [0] Keine zeigen
    [one] 1 Karte zeigen
   *[other] { $count } Karten zeigen
}
seti-do-pay = Exofossil nutzen
seti-do-reveal = { $card } zeigen
seti-do-go-on = Weiter, Überzähliges abwerfen
seti-do-instead = 1 Bewegung nehmen
seti-do-burn = 1 Energie für 1 Bewegung nutzen
seti-do-corner = { $card } für die Ecke abwerfen
seti-do-store = Datensatz auf dem Computer platzieren
seti-do-store-below = Datensatz auf dem unteren Feld platzieren: { $place }
seti-do-finish = { $card } erledigen
seti-do-exchange = 2 { $resource } gegen 1 { $gain } tauschen
seti-do-buy-card = Karte für 3 Bekanntheit kaufen
seti-do-decline = Verzichten
seti-do-end-turn = Zug beenden
seti-give-up-orbiter = Orbiter bei { $planet } aufgeben
seti-give-up-lander = Lander auf { $target } aufgeben
seti-look-at-samples = Proben bei { $planet } ansehen

## Was geschehen ist
# Jemand mitten im Satz, und wem etwas gehört
seti-part-player = { $side ->
    [rival] der Rivale
   *[none] { $player }
}
seti-part-of-player = { $side ->
    [rival] des Rivalen
   *[none] von { $player }
}
seti-event-round-begun = Runde { $round }
seti-event-turn-begun = { $you ->
    [yes] Dein Zug
   *[no] Zug { seti-part-of-player }
}
seti-event-passed = { $you ->
    [yes] Du passt.
   *[no] { $player } passt.
}
seti-event-sky-turned = { $count ->
    [one] Das Solarsystem dreht sich: die oberste Scheibe.
    [2] Das Solarsystem dreht sich: die zwei oberen Scheiben.
   *[other] Das Solarsystem dreht sich: alle drei Scheiben.
}
seti-event-game-ended = { $you ->
    [yes] Das Spiel ist zu Ende: Du gewinnst mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }!
   *[no] Das Spiel ist zu Ende, und { seti-part-player } gewinnt mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }!
}
seti-event-scored = { $you ->
    [yes] Du erhältst { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
   *[no] { $player } erhält { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
}
seti-event-credits-gained = { $you ->
    [yes] Du erhältst { $count ->
        [one] 1 Credit
       *[other] { $count } Credits
    }.
   *[no] { $player } erhält { $count ->
        [one] 1 Credit
       *[other] { $count } Credits
    }.
}
seti-event-energy-gained = { $you ->
    [yes] Du erhältst { $count } Energie.
   *[no] { $player } erhält { $count } Energie.
}
seti-event-publicity-gained = { $you ->
    [yes] Du erhältst { $count } Bekanntheit.
   *[no] { $player } erhält { $count } Bekanntheit.
}
seti-event-data-gained = { $you ->
    [yes] Du erhältst { $count ->
        [one] 1 Datensatz
       *[other] { $count } Daten
    }.
   *[no] { $player } erhält { $count ->
        [one] 1 Datensatz
       *[other] { $count } Daten
    }.
}
seti-event-data-lost = { $you ->
    [yes] Dein Datenpool ist voll: { $count ->
        [one] 1 Datensatz verfällt
       *[other] { $count } Daten verfallen
    }.
   *[no] Der Datenpool { seti-part-of-player } ist voll: { $count ->
        [one] 1 Datensatz verfällt
       *[other] { $count } Daten verfallen
    }.
}
seti-event-exofossils-gained = { $you ->
    [yes] Du erhältst { $count ->
        [one] 1 Exofossil
       *[other] { $count } Exofossilien
    }.
   *[no] { $player } erhält { $count ->
        [one] 1 Exofossil
       *[other] { $count } Exofossilien
    }.
}
seti-event-exchanged = { $you ->
    [yes] Du tauschst 2 { $resource } gegen 1 { $gain }.
   *[no] { $player } tauscht 2 { $resource } gegen 1 { $gain }.
}
seti-event-card-drawn = { $you ->
    [yes] Du ziehst { $card }.
   *[no] { $known ->
        [yes] { $player } zieht { $card }.
       *[no] { $player } zieht eine Karte.
    }
}
seti-event-card-taken = { $you ->
    [yes] Du nimmst { $card }.
   *[no] { $player } nimmt { $card }.
}
seti-event-card-shown = { $you ->
    [yes] Du zeigst { $card } vor.
   *[no] { $player } zeigt { $card } vor.
}
seti-event-row-refilled = Neu in der Auslage: { $card }.
seti-event-card-discarded = { $you ->
    [yes] Du wirfst { $card } ab.
   *[no] { $player } wirft { $card } ab.
}
seti-event-card-tucked = { $you ->
    [yes] Du steigerst dein Einkommen mit { $card }.
   *[no] { $player } steigert das Einkommen mit { $card }.
}
seti-event-income-chosen = { $you ->
    [yes] { $count ->
        [0] Du wählst { $card } als dein erstes Einkommen.
       *[other] Du wählst { $card } als dein erstes Einkommen und ziehst { $other_card }.
    }
   *[no] { $known ->
        [yes] { $player } wählt { $card } als erstes Einkommen.
       *[no] { $player } hat eine Karte als erstes Einkommen gewählt.
    }
}
seti-event-income-card-drawn = { $you ->
    [yes] Du ziehst eine Karte.
   *[no] { $player } zieht eine Karte.
}
seti-event-card-played = { $you ->
    [yes] Du spielst { $card } aus.
   *[no] { $player } spielt { $card } aus.
}
seti-event-corner-used = { $you ->
    [yes] Du nutzt die Ecke von { $card }.
   *[no] { $player } nutzt die Ecke von { $card }.
}
seti-event-slot-filled = { $you ->
    [yes] Du belegst ein Missionsfeld: { $slot }.
   *[no] { $player } belegt ein Missionsfeld: { $slot }.
}
seti-event-mission-completed = { $you ->
    [yes] Du erledigst { $card }.
   *[no] { $player } erledigt { $card }.
}
seti-event-stack-card-taken = { $you ->
    [yes] Du nimmst { $card } aus dem Abschlussstapel.
   *[no] { $known ->
        [yes] { $player } nimmt { $card } aus dem Abschlussstapel.
       *[no] { $player } nimmt eine Karte aus dem Abschlussstapel.
    }
}
seti-event-deck-reshuffled =
    Der Stapel ist leer: Der Abwurfstapel wird gemischt und ergibt einen neuen mit { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }.
seti-event-launched = { $you ->
    [yes] Du startest eine Sonde.
   *[no] { $player } startet eine Sonde.
}
seti-event-flown =
    { $you ->
        [yes] Du bewegst eine Sonde: { $sight } ({ $space }).
       *[no] { $player } bewegt eine Sonde: { $sight } ({ $space }).
    }
seti-event-carried =
    { $you ->
        [yes] Du bewegst eine Kapsel: { $sight } ({ $space }).
       *[no] { $player } bewegt eine Kapsel: { $sight } ({ $space }).
    }
seti-event-pushed =
    { $you ->
        [yes] Eine Scheibe schiebt deine Sonde weiter: { $sight } ({ $space }).
       *[no] Eine Scheibe schiebt eine Sonde { seti-part-of-player } weiter: { $sight } ({ $space }).
    }
seti-event-capsule-pushed =
    { $you ->
        [yes] Eine Scheibe schiebt deine Kapsel weiter: { $sight } ({ $space }).
       *[no] Eine Scheibe schiebt eine Kapsel { seti-part-of-player } weiter: { $sight } ({ $space }).
    }
seti-event-orbited = { $you ->
    [yes] Du hast nun einen Orbiter bei { $planet }.
   *[no] { $player } hat nun einen Orbiter bei { $planet }.
}
seti-event-landed = { $you ->
    [yes] Du landest auf { $target }.
   *[no] { $player } landet auf { $target }.
}
seti-event-craft-removed = { $you ->
    [yes] Du gibst einen Orbiter oder Lander auf: { $target }.
   *[no] { $player } gibt einen Orbiter oder Lander auf: { $target }.
}
seti-event-scan-begun = { $you ->
    [yes] Du scannst nahe Sterne.
   *[no] { $player } scannt nahe Sterne.
}
seti-event-signal-placed = { $you ->
    [yes] Du platzierst ein Signal: { $star }.
   *[no] { $player } platziert ein Signal: { $star }.
}
seti-event-sector-won = { $you ->
    [yes] Der Sektor von { $star } ist abgeschlossen: Du erringst den Sektorensieg.
   *[no] Der Sektor von { $star } ist abgeschlossen, und { seti-part-player } erringt den Sektorensieg.
}
seti-event-tile-completed =
    { $you ->
        [yes] { $star } ist abgeschlossen: Du bist beteiligt.
       *[no] { $star } ist abgeschlossen, und { seti-part-player } ist beteiligt.
    }
seti-event-data-stored = { $you ->
    [yes] Du platzierst einen Datensatz auf Feld { $count } deines Computers.
   *[no] { $player } platziert einen Datensatz auf Feld { $count } des Computers.
}
seti-event-analysed = { $you ->
    [yes] Du analysierst deine Daten.
   *[no] { $player } analysiert Daten.
}
seti-event-researched = { $you ->
    [yes] Du erforschst: { $tech }.
   *[no] { $player } erforscht: { $tech }.
}
seti-event-installed = { $you ->
    [yes] Du setzt { $tech } ein: { $place }.
   *[no] { $player } setzt { $tech } ein: { $place }.
}
seti-event-trace-found = { $you ->
    [yes] Du markierst eine { $color } Spur: { $place }, { $spot }.
   *[no] { $player } markiert eine { $color } Spur: { $place }, { $spot }.
}
seti-event-neutral-trace-found = Eine fremde Forschungsgruppe findet eine { $color } Spur: { $place }.
seti-event-species-discovered = Eine Spezies ist entdeckt: { $species }!
seti-event-gold-marked =
    { $you ->
        [yes]
            Du markierst das Gold-Wertungsplättchen { $tile ->
                [1] „Technologie“
                [2] „Mission“
                [3] „Einkommen“
               *[other] „Anderes“
            }.
       *[no]
            { $player } markiert das Gold-Wertungsplättchen { $tile ->
                [1] „Technologie“
                [2] „Mission“
                [3] „Einkommen“
               *[other] „Anderes“
            }.
    }
seti-event-anomaly-triggered = { $you ->
    [yes] Die Erde trifft auf die { $color } Anomalie: Du erhältst die Belohnung.
   *[no] Die Erde trifft auf die { $color } Anomalie, und { seti-part-player } erhält die Belohnung.
}
seti-event-sample-taken =
    { $you ->
        [yes] Du sammelst Probe { $sample } bei { $planet }.
       *[no]
            { $known ->
                [yes] { $player } sammelt Probe { $sample } bei { $planet }.
               *[no] { $player } sammelt eine Probe bei { $planet }.
            }
    }
seti-event-sample-delivered = { $you ->
    [yes] Du lieferst Probe { $sample } ab.
   *[no] { $player } liefert Probe { $sample } ab.
}
seti-event-message-answered = { $you ->
    [yes] Deine Nachricht ist beantwortet: { $card }.
   *[no] Eine Nachricht { seti-part-of-player } ist beantwortet: { $card }.
}
seti-event-message-reward-taken = { $you ->
    [yes] Du nimmst Nachricht-Belohnung { $reward }.
   *[no] { $player } nimmt Nachricht-Belohnung { $reward }.
}
seti-event-exertian-played = { $you ->
    [yes] Du spielst { $card } verdeckt aus.
   *[no] { $known ->
        [yes] { $player } spielt { $card } verdeckt aus.
       *[no] { $player } spielt eine Exertianer-Karte verdeckt aus.
    }
}
seti-event-exertian-revealed = { $you ->
    [yes] Du deckst { $card } auf.
   *[no] { $player } deckt { $card } auf.
}
seti-event-objective-revealed = Ein neues Ziel liegt aus: { $objective }.
seti-task-named = { $task }, { $text }
seti-event-task-marked = { $you ->
    [yes] Du erledigst eine Aufgabe: { $task }.
   *[no] { $player } erledigt eine Aufgabe: { $task }.
}
seti-event-objective-completed = { $you ->
    [yes] Du schließt Ziel { $objective } ab.
   *[no] { $player } schließt Ziel { $objective } ab.
}
seti-event-objectives-paid = { $you ->
    [yes] Du wirfst für diese Runde { $count ->
        [one] 1 abgeschlossenes Ziel
       *[other] { $count } abgeschlossene Ziele
    } ab.
   *[no] { $player } wirft für diese Runde { $count ->
        [one] 1 abgeschlossenes Ziel
       *[other] { $count } abgeschlossene Ziele
    } ab.
}
seti-event-objectives-missed = Für diese Runde { $count ->
    [one] fehlt 1 abgeschlossenes Ziel
   *[other] fehlen { $count } abgeschlossene Ziele
}: Der Rivale schreitet { $progress } Felder voran.
seti-event-objectives-left = { $count ->
    [one] 1 Ziel ist
   *[other] { $count } Ziele sind
} nicht abgeschlossen: Der Rivale erhält { $points } Punkte.

# Der Rivale im Spiel allein
seti-event-action-card-revealed = { $player } deckt die Aktionskarte { $action_card } auf.
seti-event-action-card-replaced = { $action_card } tritt für immer an die Stelle dieser Karte.
seti-event-action-barred = { $count ->
    [-1] { $attempt } ist nicht möglich: { $obstacle }.
   *[other] { $attempt } ist nicht möglich: { $obstacle } ({ $count }).
}
seti-event-action-chosen = { $attempt } ist möglich, also tut { seti-part-player } das.
seti-event-sector-chosen = { $player } wählt { $star }: { $ground }.
seti-event-tech-chosen = { $player } wählt „{ $tech }“: { $ground }.
seti-event-tech-spent = { $player } wirft eine Technologie ab: { $tech }.
seti-event-planet-missed = { $planet } ist nicht erreichbar.
seti-event-planet-chosen = { $count ->
    [0] { $planet } ist der erste erreichbare Planet; der Weg dorthin bringt keine Bekanntheit.
   *[other] { $planet } ist der erste erreichbare Planet; der beste Weg dorthin bringt { $count } Bekanntheit.
}
seti-event-craft-chosen = { $player } wählt { $target }: { $ground }.
seti-event-trace-chosen = { $player } wählt für eine { $color } Spur: { $place }, { $spot }. Grund: { $ground }.
seti-event-gold-chosen = { $player } wählt Gold-Wertungsplättchen { $tile }: { $ground }.
seti-event-gold-left = { $player } markiert kein Gold-Wertungsplättchen: Überall ist das erste Feld belegt.
seti-event-message-chosen = { $player } wählt Nachricht-Belohnung { $reward }: { $ground }.
seti-event-message-sent = { $player } legt ein Nachricht-Plättchen auf { $points } Punkte.
seti-event-sample-exposed = Probe { $sample } wird aufgedeckt und öffnet das nächste blaue Feld.
seti-event-progressed = { $player } schreitet { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
} voran: { $cause }.
seti-event-reinforced = { $player } wird stärker: Eine Karte des Verstärkungsstapels kommt auf den Aktionsstapel; { $count ->
    [one] dort liegt jetzt 1 Karte
   *[other] dort liegen jetzt { $count } Karten
}.
seti-event-action-deck-empty = { $player } hat keine Aktionskarte mehr.
seti-event-stack-card-removed = { $player } entfernt { $card } aus dem Abschlussstapel.

## Warum nicht
seti-why-cannot-pay = Das kostet { seti-part-price }, und du hast { seti-part-purse }.
seti-why-probe-limit = { $count ->
    [one] Du hast eine Sonde im All, und eine ist dein Limit.
   *[other] Du hast { $count } Sonden im All, und das ist dein Limit.
}
seti-why-no-probe-there = Dort ist keine deiner Sonden.
seti-why-needs-moon-technology = Monde brauchen die Technologie „{ $tech }“.
seti-why-moon-taken = Der Mond hat Platz für einen Lander, und einer ist schon dort.
seti-why-computer-not-full = { $count ->
    [one] 1 oberes Feld deines Computers ist leer.
   *[other] { $count } obere Felder deines Computers sind leer.
}
seti-why-too-little-publicity = Das kostet { $price } Bekanntheit, und du hast { $publicity }.
seti-why-main-action-done = Deine Hauptaktion hast du in diesem Zug schon ausgeführt.
seti-why-no-probe-in-space = Du hast keine Sonde im All.
seti-why-no-hand-card = Du hast keine Handkarte.
seti-why-no-data = Dein Datenpool ist leer.
seti-why-computer-full = Alle oberen Felder deines Computers sind belegt: Analysiere erst deine Daten.
seti-why-upper-slot-empty = Erst muss das Feld darüber belegt sein.
seti-why-lower-slot-filled = Dort liegt schon ein Datensatz.
seti-why-condition-open = Die Bedingung ist noch nicht erfüllt.
seti-why-slots-open = Sie ist erledigt, sobald alle ihre Felder belegt sind.
seti-why-too-few-to-exchange = Zum Tauschen brauchst du 2 gleiche Ressourcen, und du hast { $count }.
seti-why-technology-owned = Die hast du schon.
seti-why-no-technology-left = Ihr Stapel ist leer.
seti-why-other-kind = Sie ist nicht von der Art, die die Karte gibt.
seti-why-nobody-has-it = Die Karte verlangt eine Technologie, die schon jemand anderes hat; diese hat noch niemand.

# Was fehlt
seti-missing-credit = { $count ->
    [one] 1 Credit
   *[other] { $count } Credits
}
seti-missing-energy = { $count } Energie
seti-missing-publicity = { $count } Bekanntheit
seti-missing-card = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}

## Die Stellung
seti-before-rounds = Vor der ersten Runde
seti-label-wins = Sektorensiege
seti-label-rotation = Drehung
seti-label-anomalies = Anomalien
seti-label-samples = Proben
seti-label-milestones = Meilensteine
seti-label-planets = Planeten
seti-label-techs = Technologien
seti-label-row = Auslage
seti-label-stack = Abschlussstapel
seti-label-cards = Karten
seti-label-gold = Gold-Wertungsplättchen
seti-label-messages = Nachrichten
seti-label-rival = Rivale
seti-label-difficulty = Schwierigkeit
seti-label-progress = Fortschritt
seti-label-next-tech = Nächste Technologie
seti-label-species = Spezies
seti-label-pool = Datenpool
seti-label-tech-counts = Technologien nach Art
seti-label-reinforcement = Verstärkung
seti-label-revealed = Aufgedeckt
seti-label-arrow = Entscheidungspfeil
seti-label-own = Du
seti-label-probes = Sonden
seti-label-income = Einkommen
seti-label-computer = Computer
seti-label-missions = Missionen
seti-label-objectives = Ziele
seti-label-done = Ausgespielt
seti-label-exertians = Exertianer-Karten
seti-label-hand = Hand
seti-label-drawn = Gezogen
seti-label-points = Punkte
seti-head-sector = #
seti-head-star = Stern
seti-head-data = Daten
seti-head-ring = Ring { $ring }
seti-head-orbiters = Orbiter
seti-head-landers = Lander
seti-head-moons = Monde
seti-head-bonus = Bonus
seti-head-left = Rest
seti-head-owners = Wer
seti-lies-planet = { $planet }
seti-lies-asteroids = Asteroiden
seti-lies-comet = Komet
seti-lies-empty = ·
seti-lies-there = { $kind ->
    [asteroids] Asteroiden, { $space }
    [comet] Komet, { $space }
   *[empty] { $space }
}
seti-rotation = { $count ->
    [one] als Nächstes die oberste Scheibe
    [2] als Nächstes die zwei oberen Scheiben
   *[other] als Nächstes alle drei Scheiben
}
seti-first-pass = wer zuerst passt, dreht
seti-samples-at = { $count } bei { $planet }
seti-samples-known = { $samples } (dir bekannt: { $known })
seti-neutral-markers = { $count ->
    [one] 1 Entdeckungs-Meilenstein bei { $points }
   *[other] { $count } Entdeckungs-Meilensteine bei { $points }
}
seti-exertian-milestone = Exertianer-Karte bei { $points }
seti-message-free = { $number }: { $reward }
seti-message-taken = { $number }: [{ $owner }]
seti-first = zuerst: { $bonus }
seti-deck = { $count ->
    [one] 1 Karte im Stapel
   *[other] { $count } Karten im Stapel
}
seti-discards = { $count } abgeworfen
seti-gold-values = { $first }/{ $second }/{ $third }
seti-unknown-species = { $place }, noch nicht entdeckt
seti-known-species = { $place }: { $species }
seti-open-card = offen: { $card }
seti-species-deck = { $count ->
    [one] 1 Karte in ihrem Stapel
   *[other] { $count } Karten in ihrem Stapel
}
seti-spot-held = { $spot } { $owners }
seti-spot-free = { $spot }: { $reward }
seti-neutral = neutral
seti-has-hand = { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
}
seti-has-species-cards = davon { $count } von Spezies
seti-has-pool = { $count }/6 Daten
seti-has-computer = Computer { $count }/6
seti-has-probes = { $count ->
    [0] keine Sonde im All
   *[other] { $count }/{ $limit } Sonden
}
seti-has-completed = { $count ->
    [one] 1 Mission erledigt
   *[other] { $count } Missionen erledigt
}
seti-has-exertians = { $count ->
    [one] 1 Exertianer-Karte
   *[other] { $count } Exertianer-Karten
}
seti-has-played-exertians = { $count } verdeckt ausgespielt
seti-has-danger = Gefahrenstufe { $danger }
seti-has-message-tile = Nachricht-Plättchen bei { $points }
seti-rival-messages = { $count ->
    [one] 1 Nachricht-Plättchen in Reserve
   *[other] { $count } Nachricht-Plättchen in Reserve
}
seti-has-passed = hat gepasst
seti-capsule = Kapsel mit Probe { $sample }: { $place }
seti-capsule-unknown = Kapsel: { $place }
seti-orbiter-at = { $count ->
    [one] Orbiter bei { $place }
   *[other] { $count } Orbiter bei { $place }
}
seti-lander-on = { $count ->
    [one] Lander auf { $place }
   *[other] { $count } Lander auf { $place }
}
seti-income-each-round = { $amounts } je Runde
seti-slot-open = { $trigger } → { $reward }
seti-slot-filled = belegt
seti-technology-open = { $place }: { $tech }
seti-technology-filled = { $place }: { $tech }, unten belegt
seti-ready = kann erledigt werden
seti-message-waits = { $card } (bei { $points } Punkten)

## So viel von etwas
seti-amount-credit = { $n ->
    [one] 1 Credit
   *[other] { $n } Credits
}
seti-amount-energy = { $n } Energie
seti-amount-publicity = { $n } Bekanntheit
seti-amount-data = { $n ->
    [one] 1 Datensatz
   *[other] { $n } Daten
}
seti-amount-score = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
seti-amount-exofossil = { $n ->
    [one] 1 Exofossil
   *[other] { $n } Exofossilien
}
seti-amount-move = { $n ->
    [one] 1 Bewegung
   *[other] { $n } Bewegungen
}
seti-amount-card = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
seti-amounts = { $first }, { $rest }
seti-names = { $first }, { $rest }
seti-either = { $first } oder { $rest }
seti-nothing = nichts

## Teile anderer Nachrichten
seti-part-price = { $credit ->
    [0] { $energy } Energie
   *[other] { $energy ->
        [0] { $credit ->
            [one] 1 Credit
           *[other] { $credit } Credits
        }
       *[other] { $credit ->
            [one] 1 Credit
           *[other] { $credit } Credits
        } und { $energy } Energie
    }
}
seti-part-purse = { $own_credit ->
    [one] 1 Credit
   *[other] { $own_credit } Credits
} und { $own_energy } Energie
seti-part-technology = { $kind ->
    [probe] Sondentechnologie
    [telescope] Teleskoptechnologie
    [computer] Computertechnologie
   *[any] Technologie
}
seti-part-technologies = { $kind ->
    [probe] Sondentechnologien
    [telescope] Teleskoptechnologien
    [computer] Computertechnologien
   *[any] Technologien
}
seti-part-sector = { $color ->
    [red] roten Sektor
    [yellow] gelben Sektor
    [blue] blauen Sektor
    [black] schwarzen Sektor
   *[any] Sektor
}
seti-part-sectors = { $color ->
    [red] roten Sektoren
    [yellow] gelben Sektoren
    [blue] blauen Sektoren
    [black] schwarzen Sektoren
   *[any] Sektoren
}
seti-part-trace = { $color ->
    [red] rote Spur
    [yellow] gelbe Spur
    [blue] blaue Spur
   *[any] Spur
}
seti-part-traces = { $color ->
    [red] rote Spuren
    [yellow] gelbe Spuren
    [blue] blaue Spuren
   *[any] Spuren
}
seti-part-income = { $income ->
    [credit] Credits
    [energy] Energie
    [card] Karten
    [publicity] Bekanntheit
   *[data] Daten
}
seti-part-corner = { $corner ->
    [publicity] Bekanntheit
    [data] Daten
   *[move] Bewegung
}
seti-part-on = { $what ->
    [asteroids] Asteroiden
   *[comet] einem Kometen
}

## Was Karten und Felder tun
seti-effects = { $first }; { $rest }
seti-effect-draw = { $n ->
    [one] ziehe 1 Karte
   *[other] ziehe { $n } Karten
}
seti-effect-take-card = { $n ->
    [one] nimm 1 Karte aus Auslage oder Stapel
   *[other] nimm { $n } Karten aus Auslage oder Stapel
}
seti-effect-corner-of-taken-card = erhalte, was ihre Ecke bringt; sie bleibt auf der Hand
seti-effect-row-corners = wirf die Auslage ab und erhalte, was jede Ecke bringt
seti-effect-take-whole-row = nimm alle Karten der Auslage
seti-effect-draw-and-split = ziehe 3 Karten: Wirf eine für ihre Ecke und eine für ihr Einkommen ab, behalte eine
seti-effect-return-this-card-to-hand = diese Karte kommt zurück auf die Hand
seti-effect-species-card = { $n ->
    [one] 1 Karte dieser Spezies
   *[other] { $n } Karten dieser Spezies
}
seti-effect-increase-income = { $card ->
    [this_card] diese Karte kommt in die Einkommensauslage
   *[other] { $n ->
        [one] steigere dein Einkommen mit einer Handkarte
       *[other] steigere dein Einkommen mit bis zu { $n } Handkarten
    }
}
seti-effect-move = { seti-amount-move }
seti-effect-move-per = 1 Bewegung je { $count }
seti-effect-launch =
    { $n ->
        [one] starte eine Sonde
       *[other] starte { $n } Sonden
    }{ $ignore_limit ->
        [yes] { " " }(ignoriere das Sondenlimit)
       *[none] { "" }
    }
seti-effect-land =
    lande kostenfrei{ $moon_without_tech ->
        [yes] , auf Monden auch ohne die Technologie
       *[none] { "" }
    }{ $occupied_ok ->
        [yes] , auch wo schon ein Lander steht; den bedeckten Bonus erhältst du trotzdem
       *[none] { "" }
    }
seti-effect-orbit-or-land = umkreise einen Planeten oder lande, kostenfrei
seti-effect-remove-own = { $what ->
    [orbiter] gib einen eigenen Orbiter auf: { $then }
   *[lander] gib einen eigenen Lander auf, auch von einem Mond: { $then }
}
seti-effect-choose-probe = wähle eine eigene Sonde im All: { $then }
seti-effect-choose-one = wähle eines: ({ $first }) oder ({ $second })
seti-effect-rotate = drehe das Solarsystem
seti-effect-research = erforsche eine { $only_if_taken_by_other ->
    [yes] Technologie, die jemand anderes hat
   *[none] { seti-part-technology }
}{ $tile_bonus ->
    [no] , ohne den Bonus auf dem Plättchen
   *[none] {""}
}
seti-effect-scan = scanne nahe Sterne kostenfrei
seti-effect-signal = { $up_to ->
    [yes] bis zu { $n } Signale
   *[none] { $n ->
        [one] 1 Signal
       *[other] { $n } Signale
    }
} { $place }{ $data ->
    [no] , ohne Daten zu nehmen
   *[none] {""}
}{ $optional ->
    [yes] { $up_to ->
        [yes] {""}
       *[none] , wenn du willst
    }
   *[none] {""}
}
seti-effect-trace = { $n ->
    [one] 1 { seti-part-trace }
   *[other] { $n } { seti-part-traces }
}{ $color ->
    [any] {" "}beliebiger Farbe
   *[other] {""}
}{ $species ->
    [with_own_same_color] , bei einer Spezies, bei der du schon eine dieser Farbe hast
    [species_of_condition] , bei dieser Spezies
   *[any] {""}
}
seti-effect-gain-per = { $gain } je { $count }
seti-effect-this-turn =
    { $limit ->
        [once_per_planet] in diesem Zug, je Planet einmal: { $trigger } → { $then }
       *[once] einmal in diesem Zug: { $trigger } → { $then }
    }
seti-effect-turn-rule = in diesem Zug { $rule }
seti-effect-if = { $condition }: { $then }
seti-effect-pay = nutze { $price }
seti-effect-may-pay = { $repeat ->
    [any] beliebig oft: nutze { $price } für { $then }
   *[none] du kannst { $price } nutzen für { $then }
}
seti-effect-collect-sample = sammle eine Probe dieses Planeten
seti-effect-sample-reward = { $planet ->
    [none] sieh dir die Proben bei Jupiter oder Saturn an: Eine bringt ihre Belohnung und kommt zurück
   *[with_own_probe] sieh dir die Proben bei einem Planeten mit eigener Sonde an: Eine bringt ihre Belohnung und kommt zurück
}
seti-effect-resolve-sample = { $times ->
    [one] die Belohnung der Probe
   *[other] { $times }-mal die Belohnung der Probe
}
seti-effect-sample-token-reward = die Belohnung der Probe, die hier liegt
seti-effect-next-anomaly-reward = die Belohnung der nächsten Anomalie
seti-effect-message-marker = Nachricht-Marker { $ahead } Punkte vor dir

## Schritte, die auf keiner Karte stehen
seti-pending-discard = { $n ->
    [one] 1 Karte abwerfen
   *[other] { $n } Karten abwerfen
}
seti-pending-install = Technologie einsetzen
seti-pending-fill-slot = Missionsfeld belegen
seti-pending-mark-task = Aufgabe markieren
seti-pending-milestone = Meilenstein
seti-pending-discovery = Entdeckung
seti-pending-more = Rest der Karte

## Orte von Signalen
seti-where-color = in einem { seti-part-sector }
seti-where-star = im Sektor von { $star }
seti-where-planet-sector =
    { $planet ->
        [Erde] im Sektor mit der Erde
       *[other] im Sektor mit { $planet }
    }
seti-where-own-probe-sector = { $n ->
    [one] in einem Sektor mit eigener Sonde
   *[other] in einem und demselben Sektor mit eigener Sonde
}
seti-where-own-probe-sector-and-neighbors = in einem Sektor mit eigener Sonde und je 1 in den beiden Nachbarsektoren
seti-where-chosen-probes = je Sonde, in den Sektoren von bis zu { $max_probes } Sonden (egal, wem sie gehören)
seti-where-any-sector = { $same_sector ->
    [yes] in einem und demselben beliebigen Sektor
   *[none] in einem beliebigen Sektor
}
seti-where-row-card = { $n ->
    [one] für eine abgeworfene Karte der Auslage, in ihrer Farbe
   *[other] für abgeworfene Karten der Auslage, je in ihrer Farbe
}
seti-where-hand-card = { $n ->
    [one] für eine abgeworfene Handkarte, in ihrer Farbe
   *[other] für abgeworfene Handkarten, je in ihrer Farbe
}
seti-where-deck-card = { $n ->
    [one] für die abgeworfene oberste Karte des Stapels, in ihrer Farbe
   *[other] für die abgeworfenen obersten Karten des Stapels, je in ihrer Farbe
}
seti-where-next-anomaly-sector = im Sektor der nächsten Anomalie
seti-where-oumuamua-sector-or-tile = auf ʻOumuamua oder in seinem Sektor

## Regeln eines Zugs
seti-rule-planet-visit-move-instead-of-publicity = kann der Besuch eines Planeten 1 Bewegung statt 1 Bekanntheit bringen
seti-rule-no-asteroid-exit-cost = kostet es nichts zusätzlich, Asteroiden zu verlassen
seti-rule-no-publicity-from-moving-probes = bringt Bewegung keine Bekanntheit

## Bedingungen
seti-is-sector-wins = wenn du { $n ->
    [one] 1 Sektorensieg
   *[other] { $n } Sektorensiege
} in { seti-part-sectors } hast
seti-is-wins-in-one-sector = wenn du { $n } Sektorensiege in ein und demselben Sektor hast
seti-is-sectors-with-own-signal = wenn du Signale in { $n } verschiedenen Sektoren hast
seti-is-traces = wenn du { $n } { seti-part-traces } hast, bei beiden Spezies zusammen
seti-is-trace-on-each-species = wenn du bei jeder der zwei Spezies eine { seti-part-trace } hast
seti-is-all-trace-colors-on-one-species = wenn du bei einer Spezies eine rote, eine gelbe und eine blaue Spur hast
seti-is-all-trace-colors-on-this-species = wenn du bei dieser Spezies eine rote, eine gelbe und eine blaue Spur hast
seti-is-traces-on-this-species = wenn du { $n } { seti-part-traces } bei dieser Spezies hast
seti-is-traces-on-other-species = wenn du { $n } { seti-part-traces } bei der anderen Spezies hast
seti-is-traces-of-one-color = wenn du { $n } Spuren einer Farbe hast, bei beiden Spezies zusammen
seti-is-craft-at =
    wenn du { $n ->
        [one] einen Orbiter oder Lander
       *[other] { $n } Orbiter oder Lander
    } bei { $planet } hast (Monde zählen mit)
seti-is-craft-at-one-planet = wenn du { $n } Orbiter oder Lander bei einem Planeten und seinen Monden hast
seti-is-craft = wenn du { $n } Orbiter oder Lander hast, auch auf Monden
seti-is-orbiters = wenn du { $n } Orbiter hast
seti-is-landers = { $moons ->
    [no] wenn du { $n } Lander auf Planeten hast, Monde nicht gezählt
   *[yes] wenn du { $n } Lander hast, auch auf Monden
}
seti-is-lander-at = wenn du einen Lander auf { $planet } hast
seti-is-orbiter-and-lander-at-one-planet = wenn du bei einem Planeten einen Orbiter und einen Lander hast, auch auf Monden
seti-is-all-of = { $first } und { $second }
seti-is-probe-on = wenn eine eigene Sonde auf { seti-part-on }{ $adjacent_to ->
    [none] {""}
    [Erde] {" "}neben der Erde
   *[other] {" "}neben { $adjacent_to }
} ist
seti-is-chosen-probe-on = wenn sie auf { seti-part-on } ist
seti-is-probe-distance-from-earth = wenn eine eigene Sonde mindestens { $n } Felder von der Erde entfernt ist
seti-is-publicity = wenn du { $n } Bekanntheit hast
seti-is-score = wenn du { $n } Punkte hast
seti-is-techs = wenn du { $n } { seti-part-technologies } hast
seti-is-hand-empty = wenn du keine Handkarten hast
seti-is-landed-on = { $or_any_moon ->
    [yes] wenn diese Landung auf { $planets } oder einem Mond ist
   *[none] wenn diese Landung auf { $planets } ist
}
seti-is-researched-tech-taken-before-by-other = wenn jemand anderes diese Technologie schon hatte
seti-is-own-signals-in-that-sector = { $exactly ->
    [one] wenn es dein einziges Signal in diesem Sektor ist
   *[other] wenn du dann genau { $exactly } Signale in diesem Sektor hast
}
seti-is-own-capsule-at = { $planet ->
    [Erde] wenn eine eigene Kapsel auf der Erde ist
   *[other] wenn eine eigene Kapsel bei { $planet } ist
}
seti-is-earth-sector-has-anomaly = wenn im Sektor mit der Erde eine Anomalie ist
seti-is-own-trace-on-exofossil-cost-space = wenn du eine Spur auf einem Feld hast, das Exofossilien kostet
seti-is-signals-on-oumuamua-by-this-scan = { $n ->
    [one] wenn du bei diesem Scannen ein Signal auf ʻOumuamua platziert hast
   *[other] wenn du bei diesem Scannen { $n } Signale auf ʻOumuamua platziert hast
}
seti-is-own-signals-on-oumuamua-tile = { $n ->
    [one] wenn du ein Signal auf ʻOumuamua hast
   *[other] wenn du { $n } Signale auf ʻOumuamua hast
}
seti-is-exofossils = wenn du { $n } Exofossilien hast
seti-is-tucked-income-cards = wenn { $n } Karten in deiner Einkommensauslage liegen, die Starteinkommenskarte nicht gezählt
seti-is-completed-missions = wenn du { $n } Missionen erledigt hast

## Auslöser
seti-on-visit-planet = { $other_than ->
    [none] { $planet ->
        [none] einen Planeten besuchen
       *[other] { $planet } besuchen
    }
   *[other] einen Planeten besuchen, außer: { $other_than }
}
seti-on-visit-asteroids = { $own_turn_only ->
    [yes] im eigenen Zug Asteroiden besuchen
   *[none] Asteroiden besuchen
}
seti-on-visit-comet = einen Kometen besuchen
seti-on-move-within-ring = Bewegung im selben Ring
seti-on-complete-sector = den letzten Datensatz eines Sektors nehmen
seti-on-launch = eine Sonde starten
seti-on-orbit = einen Planeten umkreisen
seti-on-land = landen
seti-on-orbit-or-land = umkreisen oder landen
seti-on-scan = scannen
seti-on-research = eine { seti-part-technology } erforschen
seti-on-trace = eine { seti-part-trace } markieren
seti-on-signal = ein Signal in einem { seti-part-sector } platzieren
seti-on-play-card = eine Karte ausspielen, die { $cost ->
    [one] 1 Credit
   *[other] { $cost } Credits
} kostet
seti-on-discard-for-corner = eine Karte für eine Ecke mit { seti-part-corner } abwerfen
seti-on-orbit-or-land-at = { $planets } umkreisen oder dort landen
seti-on-win-sector = einen { seti-part-sector } gewinnen
seti-on-complete-mission = eine Mission erledigen
seti-reach-publicity = { $n } Bekanntheit haben
seti-reach-score = { $n } Punkte haben
seti-reach-data-in-pool = { $n } Daten im Datenpool haben

## Anzahlen
seti-count-craft-at = eigenem Orbiter oder Lander bei { $planet } (Monde zählen mit)
seti-count-sector-wins = eigenem Sektorensieg in { seti-part-sectors }
seti-count-traces = eigener { $color ->
    [red] roter Spur
    [yellow] gelber Spur
    [blue] blauer Spur
   *[any] Spur
}
seti-count-techs = eigener { seti-part-technology }
seti-count-sectors-with-own-signal = Sektor mit eigenem Signal
seti-count-techs-of-kind-just-researched = eigener Technologie dieser Art, mit der neuen
seti-count-traces-of-color-just-marked = eigener Spur dieser Farbe, mit der neuen
seti-count-publicity = eigener Bekanntheit
seti-count-tucked-cards-with-income = Karte deiner Einkommensauslage mit { seti-part-income }
seti-count-shown-hand-cards-with-income = vorgezeigter Handkarte mit Einkommen an { seti-part-income }
seti-count-shown-hand-cards-with-corner = vorgezeigter Handkarte mit einer Ecke für { seti-part-corner }
seti-count-distinct-sectors-marked-by-this-effect = verschiedenem Sektor, in dem du dabei ein Signal platzierst
seti-count-signals-marked-by-this-scan = dabei platziertem Signal in { seti-part-sectors }
seti-count-signals-on-oumuamua-by-this-scan = dabei auf ʻOumuamua platziertem Signal
seti-count-asteroid-fields-adjacent-to-chosen-probe = Asteroidenfeld daneben
seti-count-other-planets-and-comets-in-earth-sector = anderem Planeten oder Kometen im Sektor mit der Erde
seti-count-traces-on-this-species = eigener Spur bei dieser Spezies
seti-count-own-signals-in-anomaly-sectors = eigenem Signal in Sektoren mit einer Anomalie

## Was auf einer Karte steht
seti-type-immediate = Sofortiger Effekt
seti-type-conditional-mission = Mission mit Bedingung
seti-type-triggered-mission = Auslösbare Mission
seti-type-end-game-scoring = Wertungskarte
seti-type-sample-mission = Proben-Mission
seti-type-message = Nachricht
seti-type-exertian = Exertianer-Karte
seti-hue-red = rot
seti-hue-yellow = gelb
seti-hue-blue = blau
seti-hue-black = schwarz
seti-kind-probe = Sondentechnologie
seti-kind-telescope = Teleskoptechnologie
seti-kind-computer = Computertechnologie
seti-card-cost = kostet { $price }
seti-card-free = kostet nichts
seti-card-of-species = Karte der Spezies { $species }
seti-card-corner = Ecke: { $gain }
seti-card-income = Einkommen: { $gain }
seti-card-marks = Ecke: { $gain }. Sektorenfarbe: { $hue }. Einkommen: { $income }.
seti-card-effect = Effekt: { $then }.
seti-card-mission = Mission, { $condition }: { $reward }.
seti-card-slot = Feld { $number }: { $trigger } → { $reward }.
seti-card-later = sobald du den Nachricht-Marker erreichst: { $then }
seti-card-scoring = Ende der Partie: { $scoring }.
seti-card-danger = Gefahrenstufe { $danger }; am Ende der Partie { $scoring }.
seti-scores-per = { $points } je { $count }
seti-scores-if = { $points }, { $condition }
seti-scores-best-tile = ein Gold-Wertungsplättchen ohne eigenen Marker zählt, als hättest du einen auf seinem niedrigsten Feld

## Orte erklärt
seti-about-planet = Planet. Umkreisen (1 Credit, 1 Energie): { $orbit }. Erster Orbiter: { $first }.
seti-about-landing = Landen (3 Energie; 1 weniger, wenn ein Orbiter dort ist, 1 weniger mit der Technologie): { $landing }. { $count ->
    [one] Der erste Lander bringt außerdem { $data }.
   *[other] Die ersten { $count } Lander bringen außerdem { $data }, jeder etwas anderes.
}
seti-about-moons = Monde: { $moons }.
seti-about-no-moons = Keine Monde.
seti-about-earth = Hier starten Sonden, als Hauptaktion für 2 Credits. Ein Besuch bringt keine Bekanntheit; umkreisen kann man die Erde nicht, und landen kann man auf ihr auch nicht.
seti-about-moon = Mond von { $planet }, für einen Lander mit der Technologie „{ $tech }“. Landen: { $landing }.
seti-about-star = Stern in einem { seti-part-sector } mit { $slots } Datenplätzen. Das zweite Signal bringt 2 Punkte.
seti-about-star-wins = Erster Sektorensieg: { $first }. Spätere: { $later }.
seti-about-tile = ʻOumuamua nimmt Signale auf wie ein Stern: { $slots } Datenplätze, 1 Punkt für das erste Signal und 2 für das dritte. Ein Signal für seinen Sektor kann stattdessen hierher.
seti-about-tile-wins = Beim Abschluss erhalten alle mit einem Marker darauf ein Exofossil; einen Sektorensieg gibt es nicht.
seti-about-tech-probe-limit = Du darfst zwei Sonden im All haben. Sofort: Starte kostenfrei eine Sonde.
seti-about-tech-probe-asteroids = Bewegst du dich zu Asteroiden, erhältst du 1 Bekanntheit; sie zu verlassen kostet keine zusätzliche Bewegung.
seti-about-tech-probe-landing = Landen kostet dich 1 Energie weniger.
seti-about-tech-probe-moon = Du darfst auf Monden landen.
seti-about-tech-telescope-earth = Beim Scannen darfst du das Signal statt im Sektor mit der Erde in einem benachbarten Sektor platzieren. Sofort: 2 Daten.
seti-about-tech-telescope-mercury = Beim Scannen darfst du 1 Bekanntheit für ein Signal im Sektor mit Merkur nutzen.
seti-about-tech-telescope-hand = Beim Scannen darfst du eine Handkarte für ein Signal in einem Sektor ihrer Farbe abwerfen.
seti-about-tech-telescope-launch = Beim Scannen darfst du 1 Energie nutzen, um eine Sonde zu starten, oder du erhältst 1 Bewegung.
seti-about-tech-computer-credit = Ein Datensatz oben bringt 2 Punkte, einer unten 1 Credit.
seti-about-tech-computer-energy = Ein Datensatz oben bringt 2 Punkte, einer unten 1 Energie.
seti-about-tech-computer-card = Ein Datensatz oben bringt 2 Punkte, einer unten 1 Karte aus Auslage oder Stapel.
seti-about-tech-computer-publicity = Ein Datensatz oben bringt 2 Punkte, einer unten 2 Bekanntheit.
seti-gold-tech-a = Technologien A
seti-gold-tech-b = Technologien B
seti-gold-mission-a = Missionen A
seti-gold-mission-b = Missionen B
seti-gold-income-a = Einkommen A
seti-gold-income-b = Einkommen B
seti-gold-other-a = Spuren
seti-gold-other-b = Sektoren und Planeten
seti-about-gold-tech-a = ein Set ist je eine Technologie jeder Art
seti-about-gold-tech-b = ein Set sind zwei beliebige Technologien
seti-about-gold-mission-a = ein Set ist eine erledigte Mission
seti-about-gold-mission-b = ein Set sind zwei erledigte Missionen und/oder Wertungskarten
seti-about-gold-income-a = ein Set ist je eine Einkommenskarte für Credits, Energie und Karten
seti-about-gold-income-b = ein Set ist eine Einkommenskarte für Credits oder für Energie, je nachdem, wovon du mehr hast
seti-about-gold-other-a = ein Set ist je eine Spur jeder Farbe
seti-about-gold-other-b = ein Set ist ein Sektorensieg und ein Orbiter oder Lander
seti-about-gold = Gold-Wertungsplättchen: { $first }, { $second } und dann immer { $third } Punkte pro Set; { $set }.
seti-about-species-mascamites = Bei Jupiter und Saturn liegen je drei Proben verdeckt. Mit Mascamiten-Karten sammelst du eine und bewegst sie als Kapsel; abgelieferte Proben bringen Belohnungen und öffnen blaue Felder.
seti-about-species-anomalies = Drei Anomalien liegen im äußersten Ring. Kommt die Erde in den Sektor einer Anomalie, erhält deren Belohnung, wer in ihrer Farbe den höchsten Marker hat.
seti-about-species-oumuamua = Ein neuer Planet auf Scheibe 3, der auch Signale aufnimmt. Exofossilien bezahlen die besten Felder.
seti-about-species-centaurians = Ihre Karten kosten Energie; der zweite Teil gilt, sobald du 15 Punkte mehr hast. Dein Nachricht-Plättchen bringt an seinem Meilenstein eine Belohnung.
seti-about-species-exertians = Alle haben Karten von ihnen, die verdeckt ausgespielt werden und am Ende zählen. Wer die höchste Gefahrenstufe hat, verliert 10{ "\u00A0" }% der eigenen Punkte.
seti-about-column = { $hue }: { $spaces }
seti-about-space-cost = { $price } → { $reward }
seti-about-space-danger = { $reward }, Gefahrenstufe +{ $danger }
seti-about-repeatable = { $reward } (beliebig oft)
seti-about-sample = Probe { $number }: { $reward }.
seti-about-anomaly = Anomalie, { $hue }: { $first } oder { $second }.
seti-about-message-reward = Nachricht-Belohnung { $number }: { $reward }.
seti-thing-asteroids = Asteroiden
seti-thing-comet = Komet
seti-thing-publicity = Bekanntheit
seti-thing-data = Daten
seti-thing-computer = Computer
seti-thing-income = Einkommen
seti-thing-probe = Sonde
seti-thing-discovery = Entdeckungsfeld
seti-thing-milestones = Meilensteine
seti-thing-exofossils = Exofossilien
seti-about-thing-asteroids = Asteroiden zu verlassen kostet 1 zusätzliche Bewegung.
seti-about-thing-comet = Bewegst du eine Sonde zu einem Kometen, erhältst du 1 Bekanntheit.
seti-about-thing-publicity = Höchstens 10. Erforschen kostet 6, eine Karte zu kaufen 3.
seti-about-thing-data = Dein Datenpool fasst 6 Datensätze; was darüber ist, verfällt. Als freie Aktion platzierst du Daten auf deinem Computer, von links nach rechts.
seti-about-thing-computer = Sechs obere Felder. Das zweite bringt 1 Bekanntheit, beim vierten darfst du dein Einkommen mit einer Handkarte steigern. Sind alle sechs belegt, kannst du die Daten analysieren: Du nutzt 1 Energie, wirfst alle Daten des Computers ab und markierst eine blaue Spur.
seti-about-thing-income = Jede Runde ab der zweiten bringt 3 Credits, 2 Energie, 1 Karte und was deine Einkommensauslage zeigt.
seti-about-thing-probe = Starten kostet 2 Credits, zuerst ist eine Sonde im All das Limit, mit „{ seti-tech-probe-limit }“ zwei. 1 Energie ist 1 Bewegung. Bei einem Planeten kann eine Sonde zum Orbiter oder Lander werden.
seti-about-thing-discovery = Ein Entdeckungsfeld bringt links 5 Punkte und 1 Bekanntheit, rechts 3 Punkte und 1 Bekanntheit. Sind alle drei einer Spezies markiert, wird sie am Ende des Zugs entdeckt. Das Überflussfeld bringt 3 Punkte.
seti-about-thing-milestones = Bei 25, 50 und 70 Punkten markierst du ein Gold-Wertungsplättchen. Bei 20 und 30 Punkten kommt ein neutraler Marker auf das erste freie Entdeckungsfeld, solange es welche gibt.
seti-about-thing-exofossils = Sie bezahlen Felder von ʻOumuamua und was seine Karten anbieten.
seti-about-danger = Die Gefahrenstufen ausgespielter Exertianer-Karten und deiner Marker auf dem Exertianer-Tableau werden addiert. Wer am Ende die höchste hat, verliert 10{ "\u00A0" }% der eigenen Punkte (abgerundet).
seti-chapter-probes = Regelheft: Sonden, Seiten 8–10
seti-chapter-signals = Regelheft: nahe Sterne, Seiten 12–13
seti-chapter-computer = Regelheft: Daten, Seite 14
seti-chapter-cards = Regelheft: Karten ausspielen, Seite 15
seti-chapter-techs = Regelheft: Technologien, Seiten 16–17
seti-chapter-gold = Regelheft: Gold-Wertungsplättchen, Seiten 18 und 21
seti-chapter-income = Regelheft: Einkommen, Seiten 4 und 19
seti-chapter-traces = Regelheft: Spezies, Seiten 10 und 20
seti-chapter-species = Regelheft: der Regelbogen der Spezies

## Der Rivale im Spiel allein: was er versucht, was im Weg ist, welche Regel entscheidet, was Fortschritt bringt
seti-attempt-analyse = Datenanalyse
seti-attempt-launch = Eine Sonde starten
seti-attempt-research = Erforschen
seti-attempt-fly = Ein Flug
seti-attempt-scan = Scannen
seti-attempt-species-card = Die Aktionskarte einer Spezies
seti-attempt-mark-anomaly = Eine Spur für die nächste Anomalie
seti-attempt-send-message = Eine Nachricht
seti-attempt-play-exertian = Eine Exertianer-Karte
seti-obstacle-computer-not-full = Der Computer ist nicht voll
seti-obstacle-probe-on-earth = Auf der Erde steht schon eine Sonde
seti-obstacle-too-little-publicity = Die Bekanntheit reicht nicht
seti-obstacle-no-probe-on-earth = Auf der Erde steht keine Sonde
seti-obstacle-no-planet-in-reach = Kein Planet der Karte ist erreichbar
seti-obstacle-species-unknown = Es sind noch zu wenige Spezies entdeckt
seti-obstacle-anomaly-led = In dieser Spalte führt er schon
seti-obstacle-no-message-left = Es ist kein Nachricht-Plättchen mehr da
seti-obstacle-message-under-way = Ein Nachricht-Plättchen liegt schon auf der Wertungsleiste
seti-obstacle-enough-exertians = Er hat dort schon genug gewagt
seti-ground-only-one = die einzige Möglichkeit
seti-ground-earth-sector = der Sektor der Erde
seti-ground-planet-sector = der Sektor des Planeten
seti-ground-oumuamua-tile = Dieses Signal gilt nur für ʻOumuamua
seti-ground-would-win = Dieses Signal bringt den Sektorensieg
seti-ground-two-points = 2 Punkte
seti-ground-most-signals = die meisten eigenen Marker
seti-ground-would-win-and-larger = Dieses Signal bringt den Sektorensieg, im größeren von zweien
seti-ground-two-points-and-larger = 2 Punkte, und der Sektor ist größer
seti-ground-most-signals-and-larger = gleich viele eigene Marker, aber größer
seti-ground-preferred = seine bevorzugte Technologie
seti-ground-next-with-points = die nächste auf seiner Leiste, die noch 2 Punkte bringt
seti-ground-next-left-over = Keine bringt mehr 2 Punkte, und diese ist die nächste, die noch da ist
seti-ground-free-moon = ein freier Mond, für eine Sondentechnologie
seti-ground-first-orbit = das erste Orbiterfeld, noch frei
seti-ground-first-landing = ein Bonus für den ersten Lander, noch frei
seti-ground-card-prefers-orbit = Seine Karte bevorzugt einen Orbiter
seti-ground-card-prefers-landing = Seine Karte bevorzugt einen Lander
seti-ground-card-only-lands = Seine Karte erlaubt nur einen Lander
seti-ground-lowest = das niedrigste freie Feld
seti-ground-leftmost = das erste von links, wie der Pfeil zeigt
seti-ground-rightmost = das erste von rechts, wie der Pfeil zeigt
seti-ground-nothing-else-free = das einzige freie Feld
seti-cause-action = steht auf der Karte
seti-cause-credit = statt Credits
seti-cause-energy = statt Energie
seti-cause-card = statt Karten
seti-cause-income = statt Einkommen
seti-cause-computer = sein Computer
seti-cause-technology = für eine Computertechnologie
seti-cause-pass = fürs Passen
seti-cause-discovery = für seine Spuren bei der entdeckten Spezies
seti-cause-objectives = für Ziele, die du nicht abgeschlossen hast
seti-rival-analyse = { $points ->
    [0] Datenanalyse: eine blaue Spur
   *[other] Datenanalyse: { $points } Punkte und eine blaue Spur
}
seti-rival-launch = { $progress ->
    [0] eine Sonde starten: { $publicity } Bekanntheit
   *[other] eine Sonde starten: { $publicity } Bekanntheit, { $progress } Fortschritt
}
seti-rival-research = { $publicity ->
    [0] kostenfrei erforschen, danach { $progress } Fortschritt
   *[other] { $progress ->
        [0] für { $publicity } Bekanntheit erforschen
       *[other] für { $publicity } Bekanntheit erforschen, danach { $progress } Fortschritt
    }
}
seti-rival-planet = { $planet } ({ $moves })
seti-rival-planets = { $first }, { $rest }
seti-rival-fly = von der Erde zum ersten erreichbaren Planeten fliegen: { $planets }; { $moons ->
    [yes] für eine Sondentechnologie ein Mond, sonst
   *[no] dort
} { $prefers ->
    [orbit] lieber umkreisen als landen
    [land] lieber landen als umkreisen
   *[only-land] landen
}{ $sample ->
    [yes] , danach eine Probe des Planeten aufdecken
   *[no] {""}
}
seti-rival-signals = { $first }, { $rest }
seti-rival-signal-earth-sector = Sektor der Erde
seti-rival-signal-row-card = Karte der Auslage
seti-rival-signal-oumuamua-tile = ʻOumuamua
seti-rival-scan = scannen: { $signals }; für eine Teleskoptechnologie noch eines aus der Auslage
seti-rival-species-card = { $number ->
    [1] sobald die erste Spezies entdeckt ist: diese Karte durch die der Spezies ersetzen
   *[2] sobald die zweite Spezies entdeckt ist: diese Karte durch die der Spezies ersetzen
}
seti-rival-mark-anomaly = falls er in der Spalte der nächsten Anomalie nicht führt: dort das niedrigste freie Feld besetzen und { $points } Punkte erhalten
seti-rival-send-message = falls kein Nachricht-Plättchen unterwegs ist: eines { $ahead } Punkte vor seine Wertung legen, danach { $progress } Fortschritt
seti-rival-play-exertian = mit weniger als { $count } ausgespielten Exertianer-Karten und Markern auf dem Tableau: eine zufällige Exertianer-Karte verdeckt ausspielen
seti-effect-progress = { $n } Fortschritt des Rivalen
