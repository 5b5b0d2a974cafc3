# Die erste Partie, Schritt für Schritt: Titel, was zu tun ist, warum, und was bei anderen Antworten gesagt wird.

race-lesson-chapter-setup = Aufbau
race-lesson-chapter-explore = Runde 1: Erkunden
race-lesson-chapter-develop = Runde 1: Entwickeln
race-lesson-chapter-settle = Runde 2: Siedeln
race-lesson-chapter-produce = Runde 2: Produzieren
race-lesson-chapter-consume = Runde 3: Verbrauchen
race-lesson-chapter-free = Jetzt du

race-lesson-welcome = Willkommen in der Galaxis!
race-lesson-welcome-do = Aus Karten baust du eine Zivilisation. Vor dir liegt deine Startwelt, Earth’s Lost Colony.
race-lesson-welcome-why = Am Ende gewinnt, wer die meisten Siegpunkte hat. In dieser Partie sind die Karten vorbereitet, nach drei Runden spielst du frei weiter.

race-lesson-cards = Was steht auf einer Karte?
race-lesson-cards-do = Oben links stehen zwei Zahlen: was die Karte kostet, und im Sechseck, wie viele Siegpunkte sie wert ist, sobald sie vor dir liegt.
race-lesson-cards-why = Ein Kreis um die Kosten heißt Welt, eine Raute Entwicklung. Die Zeilen darunter sagen, was die Karte in welcher der Phasen I bis V kann.

race-lesson-first-hand = Zwei Karten gehen
race-lesson-first-hand-do = Wirf Terraformed World und die Galaktische Föderation ab.
race-lesson-first-hand-why = Karten bezahlst du mit anderen Handkarten. Für 5 und 6 Karten sind diese beiden vorerst zu teuer.
race-lesson-first-hand-held = Die brauchst du gleich noch. Wirf die beiden teuersten ab: Terraformed World und die Galaktische Föderation.

race-lesson-phases = Eine Runde, fünf Phasen
race-lesson-phases-do = Erkunden, Entwickeln, Siedeln, Verbrauchen, Produzieren: Jede Runde wählen alle gleichzeitig und geheim eine davon.
race-lesson-phases-why = Nur gewählte Phasen finden statt, dann aber für alle. Wer eine gewählt hat, bekommt in ihr noch einen Bonus.

race-lesson-explore = Wähle geheim eine Aktion
race-lesson-explore-do = Wähle das zweite Erkunden: 1 Karte mehr ziehen, 1 mehr behalten.
race-lesson-explore-why = Erkunden gibt es zweimal, mit verschiedenem Bonus: fünf Karten mehr ansehen oder, wie hier, eine mehr behalten.
race-lesson-explore-held = Auch diese Phase kommt noch dran. Am Anfang helfen dir mehr Karten am meisten: Erkunde.

race-lesson-keep = Behalte zwei von drei
race-lesson-keep-do = Behalte Secluded World und New Vinland.
race-lesson-keep-why = Ohne deinen Bonus hättest du nur zwei Karten angesehen und eine behalten. Handkarten sind zugleich dein Geld.
race-lesson-keep-also = Auch gut: Die Bibliothek ist viele Punkte wert, aber sehr teuer. Bezahlen kannst du mit jeder Karte.
race-lesson-keep-held = Behalte zwei der drei Karten.

race-lesson-develop = Halley hat Entwickeln gewählt
race-lesson-develop-do = Also darfst auch du eine Entwicklung ausspielen: die Bauarbeiten.
race-lesson-develop-why = Entwicklungen erkennst du an der Raute. Diese kostet nur 1 Karte und macht später aus einem Gut 1 Siegpunkt.
race-lesson-develop-held = Möglich wäre das. Am besten passen zu deiner Welt jetzt aber die Bauarbeiten.

race-lesson-pay = Bezahle mit einer Handkarte
race-lesson-pay-do = Wirf Expedition Force ab.
race-lesson-pay-why = Jede abgeworfene Karte zählt 1, egal was darauf steht. Halley zahlt 1 weniger: Das ist der Bonus für die gewählte Phase.
race-lesson-pay-also = Das geht natürlich auch: Beim Bezahlen ist jede Karte gleich viel wert.
race-lesson-pay-held = Die Kristallwelt willst du gleich besiedeln. Bezahle mit einer anderen Karte.

race-lesson-settle = Runde 2: besiedle eine Welt
race-lesson-settle-do = Wähle „Siedeln“.
race-lesson-settle-why = Mehr Welten, mehr Güter, mehr Punkte. Dein Bonus: Nach dem Siedeln ziehst du 1 Karte.
race-lesson-settle-held = Gleich. Zuerst bekommst du eine zweite Welt: Wähle „Siedeln“.

race-lesson-world = Eine zweite Welt
race-lesson-world-do = Spiele die Kristallwelt aus, sie kostet 2 Karten.
race-lesson-world-why = Welten erkennst du am Kreis. Diese stellt ein Gut her, Luxusartikel, und bringt dir jedes Mal 1 Karte, wenn sie produziert.
race-lesson-world-held = Nimm die Kristallwelt: Die beiden anderen taugen heute besser zum Bezahlen.

race-lesson-pay-world = Bezahle zwei Karten
race-lesson-pay-world-do = Wirf zwei beliebige Handkarten ab.
race-lesson-pay-world-why = Danach ziehst du 1 Karte: dein Bonus, weil du Siedeln gewählt hast.
race-lesson-pay-world-held = Wähle zwei Handkarten zum Bezahlen.

race-lesson-military = Halley hat eine Welt erobert
race-lesson-military-do = Welten mit rotem Rand kosten keine Karten: Wer sie haben will, braucht so viel Militär, wie im Kreis steht.
race-lesson-military-why = Halley hat 4 davon, durch die Startwelt und die Space Marines. Du hast noch keines.

race-lesson-produced = Halley hat Produzieren gewählt
race-lesson-produced-do = Deshalb liegt jetzt auf deinen beiden Welten je ein Gut, und die Kristallwelt hat dir 1 Karte gebracht.
race-lesson-produced-why = Ein Gut ist eine verdeckte Karte. Jede Welt trägt höchstens eines, also verbrauche Güter, bevor du wieder produzierst.

race-lesson-trade = Runde 3: mach etwas aus den Gütern
race-lesson-trade-do = Wähle das Verbrauchen, mit dem du ein Gut verkaufst.
race-lesson-trade-why = Der Bonus: Vor dem Verbrauchen verkaufst du ein Gut für Karten. Die andere Verbrauchen-Aktion verdoppelt stattdessen deine Siegpunkte.
race-lesson-trade-held = Deine Welten sind voll. Mach jetzt etwas aus den Gütern: Wähle das Verbrauchen, mit dem du eines verkaufst.

race-lesson-keep-one = Halley hat erkundet
race-lesson-keep-one-do = Auch du siehst dir zwei Karten an. Behalte die Künstlerkolonie.
race-lesson-keep-one-why = Sie kostet nur 1 und stellt ebenfalls Luxusartikel her.
race-lesson-keep-one-also = New Earth ist stark, kostet aber 5 Karten. Heb sie dir für später auf.
race-lesson-keep-one-held = Behalte eine der beiden Karten.

race-lesson-sell = Verkaufe ein Gut
race-lesson-sell-do = Verkaufe einen der beiden Luxusartikel: Du ziehst 2 Karten.
race-lesson-sell-why = Luxusartikel bringen 2 Karten, Seltene Elemente 3, Gene 4 und Alien-Technologie 5.
race-lesson-sell-held = Verkaufe eines deiner beiden Güter.

race-lesson-consume = Verbrauche das andere
race-lesson-consume-do = Nutze die Startwelt oder die Bauarbeiten: Das letzte Gut wird zu 1 Siegpunkt.
race-lesson-consume-why = Beim Verbrauchen muss jede Fähigkeit genutzt werden, für die noch ein Gut da ist. In welcher Reihenfolge, entscheidest du.
race-lesson-consume-held = Nutze eine deiner beiden Fähigkeiten.

race-lesson-ending = Wann ist Schluss?
race-lesson-ending-do = Die Partie endet mit der Runde, in der jemand 12 Karten vor sich liegen hat oder der Vorrat an Siegpunkten leer wird.
race-lesson-ending-why = Dann zählen die Siegpunkte aus dem Vorrat und die Zahlen in den Sechsecken deiner Karten.

race-lesson-farewell = Jetzt kannst du es
race-lesson-farewell-do = Alle fünf Phasen hast du erlebt. Ab hier ist nichts mehr vorbereitet: Spiel die Partie gegen Halley zu Ende!
race-lesson-farewell-why = Eine gute Folge für dich: produzieren, dann verbrauchen, und dazwischen siedeln.
