# Die erste Partie, Schritt für Schritt: Titel, was zu tun ist, warum, und was bei anderen Antworten gesagt wird.

seti-lesson-chapter-setup = Aufbau
seti-lesson-chapter-probe = Die erste Sonde
seti-lesson-chapter-orbit = In den Orbit
seti-lesson-chapter-scan = Den Sternen lauschen
seti-lesson-chapter-research = Forschen
seti-lesson-chapter-analysis = Auf der richtigen Spur
seti-lesson-chapter-pass = Die Runde endet
seti-lesson-chapter-free = Jetzt du

seti-lesson-welcome = Ist da draußen jemand?
seti-lesson-welcome-do = Du und Halley leitet je eine Raumfahrtorganisation. Wer nach 5 Runden die meisten Punkte hat, gewinnt.
seti-lesson-welcome-why = In der Mitte siehst du die Sonne mit ihren Planeten, außen herum acht nahe Sterne. Die Karten sind diesmal vorbereitet. Nach der ersten Runde spielst du frei weiter.

seti-lesson-stores = Das hast du
seti-lesson-stores-do = 4 Credits, 3 Energie, 4 Bekanntheit: Damit bezahlst du alles.
seti-lesson-stores-why = Nachschub kommt erst zu Beginn der nächsten Runde. Bis dahin musst du damit haushalten.

seti-lesson-first-income = Steigere dein Einkommen
seti-lesson-first-income-do = Lege „Vega Observation“ in dein Einkommen: Das bringt sofort 1 Credit und später 1 mehr zu Beginn jeder Runde.
seti-lesson-first-income-why = Welche Ressource eine Karte als Einkommen bringt, steht unten rechts auf ihr. Der Rest der Karte zählt dann nicht mehr.
seti-lesson-first-income-held = Diese Karte brauchst du gleich noch. Gib „Vega Observation“ ab, der Credit kommt dir gelegen.

seti-lesson-launch = Starte eine Sonde
seti-lesson-launch-do = In jedem Zug hast du eine Hauptaktion. Deine erste: Starte für 2 Credits eine Sonde von der Erde.
seti-lesson-launch-why = Sonden bringen dich zu den Planeten, und dort gibt es Punkte. Mehr als eine darfst du vorerst nicht im All haben.
seti-lesson-launch-held = Alles zu seiner Zeit. Fang mit einer Sonde an, der Rest kommt in dieser Runde noch.

seti-lesson-corner = Eine Karte für 1 Bewegung
seti-lesson-corner-do = Wirf „Pioneer 11 Mission“ für ihre grüne Ecke ab.
seti-lesson-corner-why = Die Ecke bringt 1 Bewegung. Karten abzuwerfen ist eine freie Aktion: Davon hast du beliebig viele.
seti-lesson-corner-held = Spar deine Energie und die anderen Karten noch auf. Nur „Pioneer 11 Mission“ wird heute nicht gebraucht.

seti-lesson-first-space = Auf zur Venus!
seti-lesson-first-space-do = Fliege ein Feld weiter, Richtung Venus.
seti-lesson-first-space-why = 1 Bewegung führt auf ein Nachbarfeld; die Zahlen sagen, wie weit die anderen Felder sind. Nur wer ein Asteroidenfeld verlässt, zahlt 2.
seti-lesson-first-space-held = Das wäre ein Umweg. Zur Venus geht es andersherum, sie ist nur zwei Felder entfernt.

seti-lesson-burn = Energie für 1 Bewegung
seti-lesson-burn-do = Noch ein Feld fehlt: Nutze 1 Energie für 1 Bewegung.
seti-lesson-burn-why = Auch das ist eine freie Aktion. Du könntest auch warten: Die Sonde bleibt im All, bis du sie weiterfliegst.
seti-lesson-burn-held = Noch nicht, die Venus liegt doch gleich nebenan. Bezahle das letzte Feld mit 1 Energie.

seti-lesson-venus = Ankunft
seti-lesson-venus-do = Fliege auf das Feld der Venus.
seti-lesson-venus-why = Wer einen Planeten oder Kometen besucht, wird berühmter: 1 Bekanntheit. Sie wird heute noch wichtig.
seti-lesson-venus-held = Fast da! Die Venus liegt genau auf der anderen Seite.

seti-lesson-first-end = Beende deinen Zug
seti-lesson-first-end-do = Deine Hauptaktion ist verbraucht. Beende den Zug, dann ist Halley dran.
seti-lesson-first-end-why = Ihr wechselt euch Zug um Zug ab, bis beide für diese Runde gepasst haben.
seti-lesson-first-end-held = Heb dir das auf, du brauchst es in den nächsten Zügen.

seti-lesson-orbit = Umkreise die Venus
seti-lesson-orbit-do = Auch Halley hat eine Sonde gestartet. Deine ist schon da: Umkreise für 1 Credit und 1 Energie die Venus.
seti-lesson-orbit-why = Der Orbit der Venus bringt 6 Punkte, der erste Orbiter sogar 3 mehr. Landen könntest du auch, aber das kostet 3 Energie.
seti-lesson-orbit-held = Deine Sonde steht genau richtig. Hol dir erst die Punkte im Orbit!

seti-lesson-second-income = Noch mehr Einkommen
seti-lesson-second-income-do = Dazu gibt es Einkommen: Gib „Mercury Flyby“ oder „Sample Return“ ab, beide bringen 1 Energie.
seti-lesson-second-income-why = Je früher in der Partie, desto öfter zahlt es sich aus: Diese Karte bringt dir noch viermal 1 Energie.
seti-lesson-second-income-held = „SETI Data Archive“ spielst du später aus. Nimm eine der beiden anderen.

seti-lesson-second-end = 9 Punkte mehr!
seti-lesson-second-end-do = Beende den Zug. Deine Sonde ist jetzt ein Orbiter und bleibt für immer bei der Venus.
seti-lesson-second-end-why = Im All hast du damit wieder Platz für die nächste Sonde. Schau zu, was Halley tut.
seti-lesson-second-end-held = Heb dir das auf, du brauchst es in den nächsten Zügen.

seti-lesson-scan = Scanne nahe Sterne
seti-lesson-scan-do = Halley hat gescannt. Das kannst du auch: Scanne für 1 Credit und 2 Energie.
seti-lesson-scan-why = Außen liegen acht Sektoren mit je einem Stern und seinen Daten. Beim Scannen setzt du zwei Signale und nimmst dafür zwei Daten.
seti-lesson-scan-held = Gleich! Sammle zuerst Daten, sie sind der Anfang von allem Weiteren.

seti-lesson-earth = Was von der Erde zu sehen ist
seti-lesson-earth-do = Dein erstes Signal geht an den Stern, vor dem gerade die Erde steht: 61 Virginis.
seti-lesson-earth-why = Du ersetzt dort den nächsten Datensatz durch deinen Marker. Er ist der zweite des Sektors, das bringt immer 2 Punkte.
seti-lesson-earth-held = Die Reihenfolge ist frei, aber nimm zuerst den Stern vor der Erde: Dort warten 2 Punkte.

seti-lesson-row = Die Farbe einer Karte
seti-lesson-row-do = Wirf für das zweite Signal „Venus Flyby“ aus der Auslage ab: Ihre Ecke oben rechts ist gelb.
seti-lesson-row-why = Die Farbe sagt, in welche Sektoren das Signal darf. 61 Virginis ist gelb, und dort bist du schon.
seti-lesson-row-held = Auch möglich, aber ihre Farbe führt dich zu anderen Sternen. Nimm die gelbe Karte „Venus Flyby“.

seti-lesson-sector = Bleib bei 61 Virginis
seti-lesson-sector-do = Zwei Sektoren sind gelb. Setze auch dieses Signal bei 61 Virginis.
seti-lesson-sector-why = Sind alle Daten eines Sektors weg, gewinnt ihn, wer dort die meisten Marker hat. Gleich führst du 2 zu 1.
seti-lesson-sector-held = Bei Kepler 22 wärst du allein. Bleib bei 61 Virginis, dort überholst du Halley.

seti-lesson-store = Daten für den Computer
seti-lesson-store-do = Platziere einen deiner 2 Datensätze auf dem Computer.
seti-lesson-store-why = Sind alle sechs oberen Felder belegt, kannst du die Daten analysieren. Das Platzieren kostet nichts.
seti-lesson-store-held = Erst die Daten auf den Computer, das ist eine freie Aktion.

seti-lesson-publicity = Das zweite Feld
seti-lesson-publicity-do = Platziere auch den zweiten Datensatz.
seti-lesson-publicity-why = Manche Felder belohnen dich sofort. Dieses bringt 1 Bekanntheit, dann hast du 6.
seti-lesson-publicity-held = Platziere erst noch den zweiten Datensatz: Er bringt dir 1 Bekanntheit.

seti-lesson-third-end = 6 Bekanntheit: Das reicht
seti-lesson-third-end-do = Beende den Zug. Mit 6 Bekanntheit kannst du gleich forschen.
seti-lesson-third-end-why = Behalte sie: 3 davon gegen eine Karte zu tauschen wäre jetzt schade.
seti-lesson-third-end-held = Heb dir das auf, du brauchst es in den nächsten Zügen.

seti-lesson-research = Erforsche eine Technologie
seti-lesson-research-do = Gib 6 Bekanntheit aus und erforsche eine Technologie.
seti-lesson-research-why = Technologien verbessern Sonden, Teleskope oder Computer, und zwar für den Rest der Partie.
seti-lesson-research-held = Das läuft dir nicht weg. Mit 6 Bekanntheit wird jetzt geforscht!

seti-lesson-turned = Alles dreht sich
seti-lesson-turned-do = Wer forscht, dreht zuerst das Solarsystem: Merkur, Venus und Erde sind ein Feld weitergezogen.
seti-lesson-turned-why = Die Erde steht jetzt vor Proxima Centauri, und Halleys Sonde ist mitgefahren. So werden Wege kürzer oder länger.

seti-lesson-technology = Wähle ein Teleskop
seti-lesson-technology-do = Nimm das erste Teleskop: Es bringt sofort 2 Daten, 1 Energie und 2 Punkte.
seti-lesson-technology-why = Beim Scannen darfst du damit auch den Stern links oder rechts der Erde wählen. Die 2 Punkte bekommt, wer eine Technologie als Erster hat.
seti-lesson-technology-held = Auch die ist gut! Heute brauchst du aber Daten, und die bringt nur dieses Teleskop.

seti-lesson-third-data = Weiter auf dem Computer
seti-lesson-third-data-do = Platziere wieder einen Datensatz.
seti-lesson-third-data-why = Zwei Felder sind belegt, vier noch frei.
seti-lesson-third-data-held = Platziere zuerst deine neuen Daten.

seti-lesson-fourth-data = Das vierte Feld
seti-lesson-fourth-data-do = Noch einer: Das vierte Feld steigert dein Einkommen.
seti-lesson-fourth-data-why = Warte mit Daten nie zu lange: In den Datenpool passen nur 6, der Rest verfällt.
seti-lesson-fourth-data-held = Warte damit: Erst kommt der Datensatz auf das vierte Feld.

seti-lesson-third-income = Wieder Einkommen
seti-lesson-third-income-do = Gib die Karte ab, die Energie bringt, aber nicht „SETI Data Archive“.
seti-lesson-third-income-why = Drei Karten liegen dann in deinem Einkommen. So beginnst du die nächste Runde viel reicher.
seti-lesson-third-income-held = „SETI Data Archive“ ist dein nächster Zug. Gib die andere Karte ab.

seti-lesson-fourth-end = Gut gerüstet
seti-lesson-fourth-end-do = Beende den Zug.
seti-lesson-fourth-end-why = Halley hat kaum noch Credits. Mal sehen, was jetzt passiert.
seti-lesson-fourth-end-held = Heb dir das auf, du brauchst es in den nächsten Zügen.

seti-lesson-halley = Halley hat gepasst
seti-lesson-halley-do = Wer in einer Runde zuerst passt, dreht das Solarsystem. Diesmal haben sich zwei Scheiben bewegt, und Mars ist mitgezogen.
seti-lesson-halley-why = Die Scheiben wechseln sich ab: erst die innere, dann zwei, dann alle drei. Für Halley ist die Runde vorbei, du spielst allein weiter.

seti-lesson-play = Spiele eine Karte aus
seti-lesson-play-do = Spiele „SETI Data Archive“ für 1 Credit aus: 2 Daten.
seti-lesson-play-why = Die Kosten stehen unten links, die Wirkung darüber. Andere Karten sind Missionen oder bringen am Ende Punkte, sie bleiben vor dir liegen.
seti-lesson-play-held = Dein letzter Credit ist für „SETI Data Archive“ bestimmt. Spiel die Karte aus!

seti-lesson-fifth-data = Das fünfte Feld
seti-lesson-fifth-data-do = Platziere den nächsten Datensatz.
seti-lesson-fifth-data-why = Gleich ist der Computer voll.
seti-lesson-fifth-data-held = Erst die Daten: Zwei Felder auf dem Computer sind noch frei.

seti-lesson-sixth-data = Das letzte Feld
seti-lesson-sixth-data-do = Platziere den letzten Datensatz, dann ist der Computer voll.
seti-lesson-sixth-data-why = Und volle Computer liefern Ergebnisse, wie du gleich siehst.
seti-lesson-sixth-data-held = Ein Datensatz fehlt noch. Platziere ihn.

seti-lesson-fifth-end = Beende deinen Zug
seti-lesson-fifth-end-do = Die Datenanalyse ist wieder eine Hauptaktion. Beende den Zug, du bist gleich noch einmal dran.
seti-lesson-fifth-end-why = Halley hat gepasst, also folgt Zug auf Zug.
seti-lesson-fifth-end-held = Die Energie brauchst du noch. Beende einfach den Zug.

seti-lesson-analyse = Analysiere deine Daten
seti-lesson-analyse-do = Der Computer ist voll: Analysiere für 1 Energie die Daten.
seti-lesson-analyse-why = Danach ist er wieder leer, und du findest eine blaue Spur: einen Hinweis auf außerirdisches Leben!
seti-lesson-analyse-held = Dein Computer ist voll, und die Energie reicht. Analysiere jetzt!

seti-lesson-trace = Eine Spur!
seti-lesson-trace-do = Markiere die blaue Spur bei der linken Spezies: Das bringt 5 Punkte und 1 Bekanntheit.
seti-lesson-trace-why = Mit einer roten, einer gelben und einer blauen Spur ist eine Spezies entdeckt und bringt neue Regeln mit. Rote gibt es vor allem für gewonnene Sektoren, gelbe fürs Landen.
seti-lesson-trace-also = Auch gut: Rechts gibt es zwar nur 3 Punkte, aber eine Spur ist eine Spur.
seti-lesson-trace-held = Markiere zuerst deine Spur.

seti-lesson-sixth-end = Was für eine Runde
seti-lesson-sixth-end-do = Mehr geht nicht: Beende den Zug.
seti-lesson-sixth-end-why = Bei 25, 50 und 70 Punkten wählst du ein Gold-Wertungsplättchen. Es bringt am Ende der Partie Punkte.
seti-lesson-sixth-end-held = Beende hier deinen Zug.

seti-lesson-pass = Passe
seti-lesson-pass-do = Du hast nichts mehr, womit du etwas bezahlen könntest. Passe, dann ist die Runde für dich vorbei.
seti-lesson-pass-why = Wer passt, behält höchstens 4 Handkarten. Gedreht wird nicht noch einmal, das hat Halley schon getan.
seti-lesson-pass-held = Die letzte Energie hilft dir in der nächsten Runde mehr. Passe.

seti-lesson-keep = Eine Karte zum Abschluss
seti-lesson-keep-do = Nimm eine Karte aus dem Abschlussstapel. Beide sind gut, such dir eine aus.
seti-lesson-keep-why = Wer früher passt, hat mehr Auswahl: Halley konnte unter drei Karten wählen.
seti-lesson-keep-held = Nimm eine der beiden Karten.

seti-lesson-income = Runde 2: Einkommen
seti-lesson-income-do = 4 Credits, 4 Energie und 1 Karte sind dazugekommen.
seti-lesson-income-why = 1 Credit und 2 Energie davon verdankst du deinen drei Einkommenskarten. Und so geht es jetzt jede Runde.

seti-lesson-farewell = Der Himmel gehört dir
seti-lesson-farewell-do = Ab hier ist nichts mehr vorbereitet. Halley hat Runde 2 begonnen, jetzt kommst du: Starte zum Beispiel die nächste Sonde!
seti-lesson-farewell-why = Punkte bringen Planeten, Sektoren, Spuren, Karten und Gold-Wertungsplättchen.
