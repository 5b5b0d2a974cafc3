# Die erste Partie, Schritt für Schritt: Titel, was zu tun ist, warum, und was bei anderen Antworten gesagt wird.

empires-lesson-chapter-setup = Aufbau
empires-lesson-chapter-flick = Schnipsen und landen
empires-lesson-chapter-second = Gleich noch einmal
empires-lesson-chapter-build = Bauen
empires-lesson-chapter-deploy = Einsetzen
empires-lesson-chapter-ram = Rammen
empires-lesson-chapter-approach = Näher heran
empires-lesson-chapter-attack = Angreifen
empires-lesson-chapter-interact = Interagieren
empires-lesson-chapter-free = Jetzt du

empires-lesson-welcome = Willkommen in der Galaxie!
empires-lesson-welcome-do = Du spielst Gelb, Vega spielt Blau. Ihr schnipst Raumschiffe zu fremden Planeten, landet, baut und forscht. Wer am Ende die meisten Siegpunkte hat, gewinnt.
empires-lesson-welcome-why = Alles ist vorbereitet, und deine Hand zittert nicht: Ein Schnipser geht genau dahin, wohin du zielst. Später spielst du frei weiter.

empires-lesson-put-first = Dein erstes Raumschiff
empires-lesson-put-first-do = Lege es rechts an den Ring um dein gelbes Warpgate.
empires-lesson-put-first-why = Der weiße Ring um jeden Ort ist sein Orbit. Dein erstes Ziel liegt rechts davon.
empires-lesson-put-first-held = Auch dort wäre es im Orbit. Dein erstes Ziel liegt aber rechts vom Warpgate: Lege es auf diese Seite.

empires-lesson-put-second = Und das zweite
empires-lesson-put-second-do = Lege dieses unten an den Ring.
empires-lesson-put-second-why = Dort unten liegt dein zweites Ziel. Alle beginnen mit zwei Raumschiffen.
empires-lesson-put-second-held = Das erste steht schon richtig. Dieses gehört nach unten, deinem zweiten Ziel gegenüber.

empires-lesson-choose-move = In jedem Zug eine Aktion
empires-lesson-choose-move-do = Wähle Bewegen.
empires-lesson-choose-move-why = Vier Aktionen gibt es: bewegen, einsetzen, bauen und interagieren. In jedem Zug führst du genau eine davon aus. Bewegen heißt: zweimal schnipsen.
empires-lesson-choose-move-held = Das lernst du später. Zuerst müssen deine Raumschiffe los.

empires-lesson-first-ship = Nimm ein Raumschiff
empires-lesson-first-ship-do = Nimm Raumschiff 1, das rechte.
empires-lesson-first-ship-why = Zieh es zurück wie mit einer Schleuder und lass los. Oder wähle es nur aus, dann zielst du in Ruhe.
empires-lesson-first-ship-held = Eins nach dem anderen: Nimm zuerst Raumschiff 1, das rechte.

empires-lesson-first-aim = Schnipse in den Orbit!
empires-lesson-first-aim-do = Richte die Linie auf den verdeckten Ort rechts oben und wähle die Kraft so, dass sie in seinem Ring endet. Dann schnipse!
empires-lesson-first-aim-why = Das Schildchen am Raumschiff sagt, was geschehen wird: Orbit, freier Raum oder Schlimmeres. Etwa 30{ "\u00A0" }% Kraft passen gut.
empires-lesson-first-aim-held = So bliebe es nicht in diesem Orbit. Die Linie soll in seinem Ring enden. Versuch es gleich noch einmal!

empires-lesson-discover = Was liegt hier?
empires-lesson-discover-do = Getroffen! Entdecke den Ort, in dessen Orbit du jetzt bist.
empires-lesson-discover-why = Das ist ein Manöver: Es kostet keinen Schnipser, und du darfst beliebig viele machen. Orte heißen nach den vier Quadranten α, β, γ und δ.
empires-lesson-discover-held = Dein Raumschiff ist, wo es sein soll. Decke erst einmal auf, was hier liegt.

empires-lesson-land = Lande
empires-lesson-land-do = Ein oranger Planet! Lande: Das Raumschiff kommt auf dein Tableau zurück, dafür bleibt eine Truppe auf dem Planeten.
empires-lesson-land-why = Mit der Truppe kontrollierst du ihn und kannst dort bauen. Das Relikt, das hier lag, nutzen wir später.
empires-lesson-land-held = Gleich. Lande zuerst, bevor es jemand anders tut.

empires-lesson-second-ship = Ein Schnipser ist übrig
empires-lesson-second-ship-do = Nimm Raumschiff 2.
empires-lesson-second-ship-why = Du darfst in einem Zug dasselbe Raumschiff zweimal schnipsen oder, wie jetzt, zwei verschiedene.
empires-lesson-second-ship-held = Diesmal geht es mit Raumschiff 2 weiter, dem unteren.

empires-lesson-second-aim = In den nächsten Orbit
empires-lesson-second-aim-do = Schnipse es in den Orbit des verdeckten Orts links unten. Etwas weniger Kraft genügt.
empires-lesson-second-aim-why = Zu viel Kraft, und es prallt ab oder fliegt aus der Galaxie. Dann ist es verschollen und muss neu eingesetzt werden.
empires-lesson-second-aim-held = So bliebe es nicht in diesem Orbit. Ziele auf den Ort links unten, mit etwa 27{ "\u00A0" }% Kraft.

empires-lesson-second-discover = Decke auf
empires-lesson-second-discover-do = Entdecke auch diesen Ort.
empires-lesson-second-discover-why = Auf jedem verdeckten Ort liegt ein Entdeckungsplättchen: ein Ereignis, das sofort gilt, oder ein Relikt, das du behältst.
empires-lesson-second-discover-held = Decke erst auf, was hier liegt.

empires-lesson-second-land = Und lande
empires-lesson-second-land-do = Ein rosa Planet, und wieder ein Relikt. Lande auch hier.
empires-lesson-second-land-why = Zwei Planeten in deinem ersten Zug, das ist ein guter Anfang.
empires-lesson-second-land-held = Lande zuerst: Dann gehört der Planet dir.

empires-lesson-done-moving = Fertig
empires-lesson-done-moving-do = Beide Schnipser sind verbraucht. Beende deinen Zug.
empires-lesson-done-moving-why = Mit Energie könntest du öfter schnipsen. Du hast erst eine, die heben wir auf.
empires-lesson-done-moving-held = Das ginge, aber Truppen und Energie brauchst du noch. Beende hier den Zug.

empires-lesson-rival = Vega rückt näher
empires-lesson-rival-do = Vega ist auf dem grünen Planeten gelandet, dem nächsten unter deinem rosa Planeten.
empires-lesson-rival-why = Der weite Weg ging über das Artefakt links unten: Aus dem Orbit eines Artefakts schnipst man umsonst weiter.

empires-lesson-choose-build = Baue
empires-lesson-choose-build-do = Wähle diesmal Bauen.
empires-lesson-choose-build-why = Bei der Wertung am Ende gehört dir ein Planet nur, wenn dort ein Gebäude oder eine Sternenbasis von dir steht. Truppen allein genügen nicht.
empires-lesson-choose-build-held = Auch möglich. In diesem Zug wollen wir aber bauen.

empires-lesson-centre = Ein Forschungszentrum
empires-lesson-centre-do = Baue auf dem orangen Planeten ein Forschungszentrum.
empires-lesson-centre-why = Es kostet die Truppe dort; sie kommt auf dein Tableau zurück. Dafür erforschst du eine Technologie in der Farbe des Planeten.
empires-lesson-centre-held = Auch das wäre ein Gebäude. Baue heute das Forschungszentrum auf dem orangen Planeten.

empires-lesson-technology = Langstrecken-Laser
empires-lesson-technology-do = Deine erste Technologie! Niemand war schneller, deshalb bekommst du so viele Punkte wie ihre Stufe: 1.
empires-lesson-technology-why = Ab jetzt greifen deine Raumschiffe gegnerische auch aus größerer Entfernung an. Jede Farbe hat vier Stufen, und jedes weitere Forschungszentrum bringt eine neue.

empires-lesson-end-building = Beende deinen Zug
empires-lesson-end-building-do = Gebaut wird nur einmal in jedem Zug. Beende ihn.
empires-lesson-end-building-why = Angriffe wären jetzt noch möglich, nach jeder Aktion. Du hast nur gerade kein Raumschiff draußen.
empires-lesson-end-building-held = Beende hier deinen Zug.

empires-lesson-choose-deploy = Wo sind deine Raumschiffe?
empires-lesson-choose-deploy-do = Sie liegen seit der Landung auf deinem Tableau. Wähle Einsetzen.
empires-lesson-choose-deploy-why = Damit bringst du zwei Raumschiffe oder Truppen vom Tableau in die Galaxie.
empires-lesson-choose-deploy-held = Ohne Raumschiffe kommst du nicht weit. Wähle Einsetzen.

empires-lesson-deploy-first = Zurück ins All
empires-lesson-deploy-first-do = Setze Raumschiff 1 ein.
empires-lesson-deploy-first-why = Raumschiffe kommen immer in den Orbit deines Warpgates.
empires-lesson-deploy-first-held = Die Energie brauchst du gleich für etwas Besseres. Setze Raumschiff 1 ein.

empires-lesson-put-third = Wohin damit?
empires-lesson-put-third-do = Lege es unten an den Ring.
empires-lesson-put-third-why = Da unten liegt dein rosa Planet, und Vega ist nicht weit.
empires-lesson-put-third-held = Lege es genau unten an den Ring: Dort wird es gleich gebraucht.

empires-lesson-deploy-second = Das andere auch
empires-lesson-deploy-second-do = Setze Raumschiff 2 ein.
empires-lesson-deploy-second-why = Einsetzen darfst du zweimal in einem Zug.
empires-lesson-deploy-second-held = Setze zuerst auch Raumschiff 2 ein.

empires-lesson-put-fourth = Gleich daneben
empires-lesson-put-fourth-do = Lege es links unten an den Ring, neben das erste.
empires-lesson-put-fourth-why = So stehen sie sich nicht im Weg.
empires-lesson-put-fourth-held = Lieber links unten: So hat jedes freie Bahn.

empires-lesson-done-deploying = Fertig
empires-lesson-done-deploying-do = Deine Flotte ist wieder da. Beende deinen Zug.
empires-lesson-done-deploying-why = Jetzt ist Vega dran. Mal sehen, was dort geplant ist …
empires-lesson-done-deploying-held = Heb dir die Energie auf, du brauchst sie im nächsten Zug. Beende hier.

empires-lesson-blockade = Du wirst blockiert!
empires-lesson-blockade-do = Vegas Raumschiff ist im Orbit deines rosa Planeten.
empires-lesson-blockade-why = Solange es dort ist, kannst du an diesem Ort nicht bauen, nichts einsetzen und keine Manöver machen. Weg damit!

empires-lesson-choose-ram = Wehr dich
empires-lesson-choose-ram-do = Wähle Bewegen.
empires-lesson-choose-ram-why = Ein gegnerisches Raumschiff kannst du rammen oder mit mehreren angreifen. Rammen geht sofort.
empires-lesson-choose-ram-held = Das ginge auch, aber die Blockade bliebe. Wähle Bewegen.

empires-lesson-ram-ship = Wer rammt?
empires-lesson-ram-ship-do = Nimm Raumschiff 1, das rechte.
empires-lesson-ram-ship-held = Nimm dafür Raumschiff 1: Es hat freie Bahn.

empires-lesson-ram = Ramme!
empires-lesson-ram-do = Schnipse es gegen Vegas blaues Raumschiff. Es darf kräftig sein.
empires-lesson-ram-why = Was dein Raumschiff berührt, ist gerammt: Beide werden zerstört und kommen auf ihr Tableau zurück. Punkte gibt es dafür nicht.
empires-lesson-ram-held = So triffst du Vega nicht. Ziele mitten auf das blaue Raumschiff, mit etwa 38{ "\u00A0" }% Kraft.

empires-lesson-near-ship = Jetzt zu Vegas Planeten
empires-lesson-near-ship-do = Die Blockade ist weg. Nimm Raumschiff 2.
empires-lesson-near-ship-why = Vega hat auf dem grünen Planeten ein Forschungszentrum gebaut. Es hat keine Verteidigung: ein leichtes Ziel.
empires-lesson-near-ship-held = Lass uns erst mit Raumschiff 2 näher heran.

empires-lesson-near = Erst die halbe Strecke
empires-lesson-near-do = Schnipse es in den Orbit deines rosa Planeten.
empires-lesson-near-why = Kurze Schnipser gelingen viel öfter als weite. Von dort ist es nicht mehr weit.
empires-lesson-near-held = So bliebe es nicht in diesem Orbit. Ziele auf den rosa Planeten, mit etwa 29{ "\u00A0" }% Kraft.

empires-lesson-around = Um den Planeten herum
empires-lesson-around-do = Positioniere Raumschiff 2 im Orbit neu.
empires-lesson-around-why = Noch ein Manöver: Im selben Orbit darfst du ein Raumschiff umlegen, ohne zu schnipsen.
empires-lesson-around-held = Der Planet steht im Weg. Lege das Raumschiff erst auf die andere Seite.

empires-lesson-put-around = Auf die andere Seite
empires-lesson-put-around-do = Lege es unten an den Ring, Vegas Planeten gegenüber.
empires-lesson-put-around-why = Von hier ist die Bahn frei.
empires-lesson-put-around-held = Lege es weiter nach unten, damit der Planet nicht im Weg steht.

empires-lesson-boost = Energie!
empires-lesson-boost-do = Deine zwei Schnipser sind verbraucht. Gib 1 Energie für einen dritten aus.
empires-lesson-boost-why = Energie verstärkt jede Aktion außer Bauen. Ausgegebene kommt zurück, wenn du eine Stadt oder Sternenbasis baust.
empires-lesson-boost-held = So kurz vor dem Ziel? Gib deine Energie aus und schnipse noch einmal.

empires-lesson-strike-ship = Noch einmal
empires-lesson-strike-ship-do = Nimm wieder Raumschiff 2.
empires-lesson-strike-ship-held = Jetzt nicht nachlassen: Schnipse Raumschiff 2.

empires-lesson-strike = In Vegas Orbit
empires-lesson-strike-do = Schnipse es in den Orbit des grünen Planeten. Ganz sanft!
empires-lesson-strike-why = Einen Planeten greift man nur aus seinem Orbit an, wenn kein gegnerisches Raumschiff darin ist.
empires-lesson-strike-held = So kommst du nicht in diesen Orbit. Gerade nach unten, mit etwa 24{ "\u00A0" }% Kraft.

empires-lesson-done-striking = Angegriffen wird am Ende
empires-lesson-done-striking-do = Du bist da. Sag, dass du mit dem Bewegen fertig bist.
empires-lesson-done-striking-why = Nach jeder Aktion darfst du angreifen, was in Reichweite ist.
empires-lesson-done-striking-held = Nicht nötig: Du bist schon am Ziel.

empires-lesson-attack = Greif an!
empires-lesson-attack-do = Greife den grünen Planeten an.
empires-lesson-attack-why = Dein Angriff muss höher sein als die Verteidigung. Ein Raumschiff hat 1, das Forschungszentrum 0. Truppen und Stützpunkte hätten je 1, Städte 2.
empires-lesson-attack-held = Den ganzen Weg umsonst? Greif an!

empires-lesson-end-attack = Treffer
empires-lesson-end-attack-do = Das Forschungszentrum ist zerstört, und du bekommst 1 Punkt. Beende den Zug.
empires-lesson-end-attack-why = Ein Angriff bringt so viele Punkte, wie das Ziel Verteidigung hatte, mindestens 1.
empires-lesson-end-attack-held = Beende hier deinen Zug.

empires-lesson-choose-interact = Die vierte Aktion
empires-lesson-choose-interact-do = Wähle Interagieren.
empires-lesson-choose-interact-why = Damit nutzt du ein Relikt, nimmst eines aus dem Archiv oder erfüllst eine Mission.
empires-lesson-choose-interact-held = Auch gut, aber der grüne Planet ist gerade frei. Hol ihn dir: Wähle Interagieren.

empires-lesson-relic = Nutze ein Relikt
empires-lesson-relic-do = Nutze die Teleportation, die du auf dem orangen Planeten gefunden hast.
empires-lesson-relic-why = Sie bringt bis zu 2 Truppen auf deine Planeten, oder auf einen freien, in dessen Orbit du bist.
empires-lesson-relic-held = Ein anderes Mal. Heute hilft dir die Teleportation.

empires-lesson-relic-troops = Hol Truppen
empires-lesson-relic-troops-do = Lege Truppen auf Planeten.
empires-lesson-relic-troops-why = Manche Relikte haben mehrere Effekte. Dieses hat nur einen, dann ist es verbraucht.
empires-lesson-relic-troops-held = Ungenutzt wäre das Relikt verloren. Lege Truppen auf Planeten.

empires-lesson-conquer = Der Planet gehört dir
empires-lesson-conquer-do = Lege eine Truppe auf den grünen Planeten.
empires-lesson-conquer-why = Er liegt außerhalb deines Heimatquadranten: Mit einem Gebäude darauf bringt er am Ende 2 Punkte statt 1.
empires-lesson-conquer-held = Auch dort wäre sie nützlich. Aber zuerst der grüne Planet!

empires-lesson-second-troop = Und die zweite
empires-lesson-second-troop-do = Lege die zweite Truppe, wohin du willst.
empires-lesson-second-troop-why = Jede Truppe verteidigt ihren Planeten mit 1, und für ein Gebäude gibst du eine her.
empires-lesson-second-troop-held = Du hast noch eine Truppe frei. Lege sie auf einen deiner Planeten.

empires-lesson-done-interacting = Fertig
empires-lesson-done-interacting-do = Du kontrollierst jetzt drei Planeten. Beende deinen Zug.
empires-lesson-done-interacting-held = Beende hier deinen Zug.

empires-lesson-points = Woher kommen Punkte?
empires-lesson-points-do = Sofort: für Angriffe und für Technologien, die du als Erstes hast. Am Ende: für Planeten, Missionen, Truppen und die Sterne, die beim Bauen auf deinem Tableau frei werden.
empires-lesson-points-why = Sieh bei jedem Bauplatz auf deinem Tableau nach: Jeder Stern ist 1 Punkt, sobald er frei liegt.

empires-lesson-missions = Vier Missionen
empires-lesson-missions-do = Wer eine Mission zuerst erfüllt, bekommt dafür am Ende die erste Zahl an Punkten, alle anderen die zweite.
empires-lesson-missions-why = Erfüllt wird sie mit Interagieren, sobald stimmt, was sie verlangt. Zeige oder tippe auf sie, dann steht es da.

empires-lesson-ending = Wann ist Schluss?
empires-lesson-ending-do = Wenn der Vorrat an Punkten leer ist, oder alle Planeten entdeckt und kontrolliert sind, ist jeder noch einmal dran.
empires-lesson-ending-why = Danach wird gewertet. Wie viele Punkte noch im Vorrat liegen, siehst du hier.

empires-lesson-farewell = Die Galaxie gehört dir
empires-lesson-farewell-do = Du kennst alle vier Aktionen. Ab hier ist nichts mehr vorbereitet: Spiel die Partie gegen Vega zu Ende!
empires-lesson-farewell-why = Baue zum Beispiel auf deinen neuen Planeten.
