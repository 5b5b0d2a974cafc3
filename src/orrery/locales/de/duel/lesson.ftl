# Die erste Partie, Schritt für Schritt: Titel, was zu tun ist, warum, und was bei anderen Antworten gesagt wird.

duel-lesson-chapter-setup = Aufbau
duel-lesson-chapter-flight = Fliegen
duel-lesson-chapter-building = Handeln und bauen
duel-lesson-chapter-rival = Halley ist dran
duel-lesson-chapter-council = Gefahr und Ruhm
duel-lesson-chapter-colony-ship = Ein neues Schiff
duel-lesson-chapter-free = Jetzt du

duel-lesson-welcome = Willkommen an Bord!
duel-lesson-welcome-do = Du und Halley habt je ein Sternenschiff. Wer zuerst 10 Siegpunkte hat, gewinnt.
duel-lesson-welcome-why = In dieser Partie sind Würfel und Karten vorbereitet, damit du nach und nach alles kennenlernst. Danach spielst du frei weiter.

duel-lesson-first-centre = Wähle dein erstes Zentrum
duel-lesson-first-centre-do = Wähle das Lagerzentrum.
duel-lesson-first-centre-why = Jedes Zentrum macht dein Schiff in einer Sache besser. Mit dem Lagerzentrum passen von jedem Rohstoff 3 statt 2 an Bord.
duel-lesson-first-centre-also = Auch gut: Das Lagerzentrum nimmst du einfach als zweites.
duel-lesson-first-centre-held = Ein gutes Zentrum, nur nicht für heute: Was vor dir liegt, passt zu Lager und Kommando. Die anderen kannst du später bauen.

duel-lesson-second-centre = Und das zweite
duel-lesson-second-centre-do = Nimm das andere der beiden: Lagerzentrum und Kommandozentrum gehören heute zusammen.
duel-lesson-second-centre-why = Kaufen, gründen, liefern: Das alles sind Aktionen. Mit dem Kommandozentrum hast du davon in jedem Flug 3 statt 2.
duel-lesson-second-centre-held = Für diesen Flug brauchst du Lager und Kommando. Bald baust du, was du willst.

duel-lesson-production = Zuerst wird gewürfelt
duel-lesson-production-do = Es ist eine 1: Megrez VII, die Kolonie, mit der du beginnst, zeigt eine 1 und liefert dir 1 Treibstoff.
duel-lesson-production-why = Jeder Wurf gilt für beide: Auch Halley bekommt, was eigene Kolonien mit dieser Zahl liefern.

duel-lesson-speed = So weit fliegst du
duel-lesson-speed-do = Dieselbe 1 bestimmt deinen Flug: Wurf 1 plus 2 Antriebe, also 3 Karten weit.
duel-lesson-speed-why = Jeder Zug beginnt mit dem Wurf, dann kommt der Flug, und danach wird gehandelt und gebaut.

duel-lesson-sector = Wohin geht die Reise?
duel-lesson-sector-do = Fliege in Raumsektor 2.
duel-lesson-sector-why = Jeder Sektor ist ein Stapel aus neun verdeckten Karten. Karte für Karte deckst du auf, was dort liegt.
duel-lesson-sector-held = Dort gäbe es auch etwas zu entdecken. Vorbereitet ist heute aber Sektor 2.

duel-lesson-buy-fuel = Ein Handelsplanet
duel-lesson-buy-fuel-do = Kaufe auf Litigus IX 2 Treibstoff für je 1 Astro.
duel-lesson-buy-fuel-why = Astro sind dein Geld. Treibstoff brauchst du nachher für ein Schiff und einen Antrieb, und mehr als 3 fasst dein Lager nicht.
duel-lesson-buy-fuel-held = So würde dir nachher Treibstoff fehlen. Nimm diesmal 2, mehr passt nicht ins Lager.

duel-lesson-fly-on = Weiter geht’s
duel-lesson-fly-on-do = Decke die nächste Karte auf: Fliege weiter.
duel-lesson-fly-on-why = Kaufen war die erste von 3 Aktionen, Weiterfliegen kostet keine. Umkehren kannst du jederzeit.
duel-lesson-fly-on-held = Du könntest jetzt umkehren, aber zwei Karten liegen noch vor dir. Und auf die nächste freuen wir uns.

duel-lesson-colony = Gründe eine Kolonie
duel-lesson-colony-do = Gründe auf Dubhe IV eine Kolonie: Dein Kolonieschiff bleibt dort, der Planet gehört dir.
duel-lesson-colony-why = Jede gewürfelte 2 bringt dir jetzt 1 Carbon, auch wenn Halley würfelt. Und jede Kolonie ist 1 der 10 Siegpunkte.
duel-lesson-colony-held = So ein Planet kommt nicht oft. Gründe zuerst die Kolonie, dann geht es weiter.

duel-lesson-last-card = Eine Karte noch
duel-lesson-last-card-do = Fliege weiter. In die Lücke kam eine Karte aus der Reserve.
duel-lesson-last-card-why = Karten, die jemand nimmt, werden ersetzt, oft durch Asteroiden und Piraten: Der Weltraum wird mit der Zeit rauer.
duel-lesson-last-card-held = Eine Aktion hast du noch, und eine Karte auch. Schau sie dir an.

duel-lesson-station = Gründe eine Handelsstation
duel-lesson-station-do = Aigel X handelt mit Erz. Lass dein Handelsschiff hier und gründe eine Station.
duel-lesson-station-why = Über eine Station handelst du in jedem Zug, ohne hinzufliegen. Außerdem bringt sie 1 Freundschaft: Wer davon mindestens 3 und mehr als der andere hat, bekommt 1 Siegpunkt.
duel-lesson-station-held = Erz kaufst du gleich bequemer. Gründe hier zuerst deine Station.

duel-lesson-use-station = Handle von zu Hause aus
duel-lesson-use-station-do = Der Flug ist vorbei. Nutze jetzt deine neue Station Aigel X.
duel-lesson-use-station-why = Nach jedem Flug darfst du handeln und bauen, in beliebiger Reihenfolge. Zwei Stationen kannst du in einem Zug nutzen.
duel-lesson-use-station-held = Das geht gleich. Nutze zuerst deine neue Station.

duel-lesson-buy-ore = Kaufe Erz
duel-lesson-buy-ore-do = Kaufe 1 Erz für 3 Astro.
duel-lesson-buy-ore-why = Mit 1 Erz, 1 Treibstoff und 1 Handelsware hast du alles für ein neues Handelsschiff.
duel-lesson-buy-ore-also = Zwei gehen auch: Das zweite Erz hebst du eben auf.
duel-lesson-buy-ore-held = Spar dir die Astro: Du brauchst sie noch für einen Auftrag.

duel-lesson-trade-ship = Baue ein Handelsschiff
duel-lesson-trade-ship-do = Baue ein Handelsschiff: Im Hangar ist Platz für zwei Schiffe.
duel-lesson-trade-ship-why = Ohne Handelsschiff keine Station, ohne Kolonieschiff keine Kolonie. Was ein Bau kostet, steht auf seinem Knopf.
duel-lesson-trade-ship-held = Einen Moment: Baue zuerst das Handelsschiff, danach reicht der Treibstoff noch für einen Antrieb.

duel-lesson-engine = Und einen Antrieb
duel-lesson-engine-do = Baue für 2 Treibstoff einen Antrieb der Stärke 1.
duel-lesson-engine-why = Ab jetzt fliegst du jedes Mal eine Karte weiter: Wurf plus 3.
duel-lesson-engine-held = Noch nicht. Ein dritter Antrieb der Stärke 1 bringt dir jetzt am meisten.

duel-lesson-end-turn = Beende deinen Zug
duel-lesson-end-turn-do = Mehr kannst du gerade nicht bezahlen. Beende den Zug.
duel-lesson-end-turn-why = Jetzt würfelt Halley. Achte darauf, was du dabei bekommst!
duel-lesson-end-turn-held = Beende hier deinen Zug.

duel-lesson-halley = Halley hat für dich gewürfelt
duel-lesson-halley-do = Eine 2: Dubhe IV hat dir 1 Carbon geliefert. Halley hat eine Kolonie gegründet und steht ebenfalls bei 2 Punkten.
duel-lesson-halley-why = Deshalb sind Kolonien mit verschiedenen Zahlen gut: Dann gehst du selten leer aus.

duel-lesson-second-sector = Auf zum nächsten Flug
duel-lesson-second-sector-do = Du hast eine 3 gewürfelt und fliegst mit 3 Antrieben 6 Karten weit. Fliege in Raumsektor 4.
duel-lesson-second-sector-why = Was in Sektor 2 liegt, weißt du zum Teil schon. Neues findest du nur in anderen Sektoren.
duel-lesson-second-sector-held = Ein andermal gern. Heute wartet in Sektor 4 etwas auf dich.

duel-lesson-pirate = Ein Pirat!
duel-lesson-pirate-do = Zahlen oder kämpfen? Kämpfe!
duel-lesson-pirate-why = Beide Seiten würfeln und zählen ihre Kanonen dazu, bei Gleichstand gewinnst du. Wie stark er ist, siehst du erst danach. 3 Astro Tribut wären sicher, brächten aber nichts.
duel-lesson-pirate-held = Zahlen ist oft klug, aber nicht heute: Vertrau deinen zwei Kanonen.

duel-lesson-reward = Nimm deine Belohnung
duel-lesson-reward-do = Gewonnen! Nimm 1 Treibstoff.
duel-lesson-reward-why = Dazu gibt es 1 Orden. Wer mindestens 3 Orden und mehr als der andere hat, ist Held der Völker: 1 Siegpunkt.
duel-lesson-reward-held = Nimm diesmal Treibstoff: Den kannst du auf deinen Stationen nicht kaufen.

duel-lesson-after-battle = Weiter im Flug
duel-lesson-after-battle-do = Fliege weiter: Der Kampf hat dich keine Aktion gekostet.
duel-lesson-after-battle-why = Hättest du verloren, wäre dein Flug jetzt zu Ende.
duel-lesson-after-battle-held = Gerade jetzt lohnt es sich weiterzufliegen.

duel-lesson-order = Erfülle einen Auftrag
duel-lesson-order-do = Für Kassiopeia liegt ein Auftrag aus: Liefere 1 Carbon und 5 Astro.
duel-lesson-order-why = Drei Aufträge des Rates liegen immer offen. Wer mit dem Verlangten ihren Planeten erreicht, bekommt die Belohnung, hier 1 Siegpunkt.
duel-lesson-order-held = Du hast alles dabei, was der Rat verlangt. Liefere es ab!

duel-lesson-fly-further = Noch eine Karte
duel-lesson-fly-further-do = Fliege weiter. Dein Handelsschiff sucht noch einen Planeten.
duel-lesson-fly-further-why = Beim Rat liegt schon ein neuer Auftrag aus. Zwei Aktionen hast du noch.
duel-lesson-fly-further-held = Dein Handelsschiff ist noch an Bord. Eine Karte weiter wird es gebraucht.

duel-lesson-second-station = Deine zweite Station
duel-lesson-second-station-do = Saiph VI handelt mit Nahrung: Gründe hier eine Station.
duel-lesson-second-station-why = Erz und Nahrung bekommst du von nun an in jedem Zug. Und du hast schon 2 Freundschaften.
duel-lesson-second-station-held = Nahrung kaufst du gleich über die Station. Gründe sie zuerst.

duel-lesson-end-flight = Genug gesehen
duel-lesson-end-flight-do = Beende deinen Flug, obwohl du noch weiter könntest.
duel-lesson-end-flight-why = Ohne Schiff an Bord gibt es wenig zu gewinnen, und der nächste Pirat könnte stärker sein.
duel-lesson-end-flight-held = Mutig! Aber ohne Schiff an Bord lohnt es sich kaum. Beende den Flug.

duel-lesson-ore-again = Was braucht ein Kolonieschiff?
duel-lesson-ore-again-do = 1 Erz, 1 Treibstoff, 1 Nahrung. Das Erz gibt es über deine Station Aigel X.
duel-lesson-ore-again-why = Was es sonst zu bauen gibt und was dir dafür fehlt, steht hinter „Warum nicht?“.
duel-lesson-ore-again-held = Beides brauchst du, fang mit dem Erz an.

duel-lesson-one-ore = Ein Erz genügt
duel-lesson-one-ore-do = Kaufe 1 Erz.
duel-lesson-one-ore-why = Für die Nahrung müssen noch 3 Astro übrig bleiben.
duel-lesson-one-ore-held = Dann fehlt dir Geld für die Nahrung. Kaufe nur 1.

duel-lesson-food = Jetzt die andere Station
duel-lesson-food-do = Nahrung bekommst du über Saiph VI.
duel-lesson-food-why = Jede Station nur einmal, aber zwei verschiedene in einem Zug: Genau das hast du vor.
duel-lesson-food-held = Noch nicht. Dir fehlt nur noch 1 Nahrung.

duel-lesson-one-food = Und eine Nahrung
duel-lesson-one-food-do = Kaufe 1 Nahrung.
duel-lesson-one-food-why = Damit ist alles beisammen.
duel-lesson-one-food-held = Eine genügt, den Rest sparst du für später.

duel-lesson-colony-ship = Baue dein Kolonieschiff
duel-lesson-colony-ship-do = Im Hangar ist Platz: Baue ein Kolonieschiff.
duel-lesson-colony-ship-why = Damit kann im nächsten Flug die nächste Kolonie entstehen, also der nächste Punkt.
duel-lesson-colony-ship-held = Erst das Kolonieschiff: Du hast alles, was es kostet.

duel-lesson-last-turn = Beende deinen Zug
duel-lesson-last-turn-do = Gut gemacht! Halley ist noch einmal dran.
duel-lesson-last-turn-why = Du hast 3 Punkte: zwei Kolonien und einen Auftrag.
duel-lesson-last-turn-held = Beende hier deinen Zug.

duel-lesson-farewell = Jetzt kannst du es
duel-lesson-farewell-do = Ein Kolonieschiff liegt bereit, und ab hier ist nichts mehr vorbereitet. Spiel die Partie gegen Halley zu Ende!
duel-lesson-farewell-why = Punkte bringen Kolonien, manche Aufträge, Zentren der Stufe II, die meiste Freundschaft und die meisten Orden.
