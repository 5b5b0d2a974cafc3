# Was die erste Seite vom Spiel sagt, bevor es geladen ist: sein Plakat und die Einstellungen eines Tisches.

empires-poster = Ascending Empires
empires-poster-seats = 1–4 Personen
empires-poster-line = Schnipse Raumschiffe in den Orbit und erobere die Galaxie.

empires-option-mode = Regeln
empires-option-mode-help = Die Regeln dieser Ausgabe oder der klassische Modus: das Spiel der ersten Ausgabe mit Heimatwelten, einer Aktion pro Zug und geheimem Scannen. Die Module dieser Ausgabe gehören nicht dazu. Einige seiner Technologien sind rekonstruiert.
empires-option-mode-modern = Zenith Edition
empires-option-mode-classic = klassischer Modus
empires-option-noise = Wie sicher ist die Hand?
empires-option-noise-help = Wie genau ein Schnipser dahin geht, wohin er gezielt ist. Bei völlig sicherer Hand entscheidet das Zielen allein; sonst kommt ein zufälliger Fehler dazu, für Menschen und Bots gleich.
empires-option-noise-good = eine gute Hand
empires-option-noise-none = völlig sicher: kein Fehler
empires-option-noise-expert = eine Meisterhand
empires-option-noise-casual = eine ungeübte Hand
empires-option-jet = Raketenantrieb
empires-option-jet-help = Statt geschnipst zu werden, kann ein Raumschiff genau die lange Kante des Reichweite-Plättchens weit fliegen, aber nicht in die Nähe von Gegnern.
empires-option-jet-no = nur schnipsen
empires-option-jet-yes = schnipsen oder Raketenantrieb, nach Wahl
empires-option-jet-only = nur Raketenantrieb
empires-option-discoveries = Entdeckungsplättchen
empires-option-discoveries-help = Welche Relikte und Ereignisse in jedem Quadranten liegen: das übliche Set, oder ein bis zwei zufällige Ereignisse und zufällige Relikte.
empires-option-discoveries-false = das übliche Set
empires-option-discoveries-true = zufällig
empires-option-technologies = Technologien
empires-option-technologies-help = Jedes Technologieplättchen hat zwei Seiten. Üblich ist die A-Seite; ihr könnt die Seiten auch auslosen. Was die B-Seiten tun, ist rekonstruiert.
empires-option-technologies-false = A-Seiten
empires-option-technologies-true = zufällige Seiten
empires-option-guardians = Wächterraumschiffe
empires-option-guardians-help = Macht die Entdeckungsplättchen zufällig; das Ereignis, das Wächterraumschiffe bringt, ist sicher dabei. Zu zweit sind sie ohnehin von Anfang an da.
empires-option-guardians-false = nur, falls ausgelost
empires-option-guardians-true = sicher dabei
empires-option-libraries = Alienbibliotheken
empires-option-libraries-help = Macht die Entdeckungsplättchen zufällig; das Ereignis, das Alienbibliotheken bringt, ist sicher dabei: Deine Truppen in ihren Quadranten sind am Ende Siegpunkte wert.
empires-option-libraries-false = nur, falls ausgelost
empires-option-libraries-true = sicher dabei
empires-option-empires = Imperien
empires-option-empires-help = Alle wählen je ein Imperium mit einer eigenen Fähigkeit. Bis auf eines sind die Imperien rekonstruiert.
empires-option-empires-false = ohne Imperien
empires-option-empires-true = mit Imperien
empires-option-megastructure = Megastruktur
empires-option-megastructure-help = Gegen Energie lassen sich Artefakte in Megastrukturen verwandeln. Hier wählst du, welche Karte ausliegt; was die Karten tun, ist rekonstruiert.
empires-option-megastructure-none = keine
empires-option-megastructure-random = eine zufällige
empires-option-megastructure-dyson-sphere = Dyson-Sphäre
empires-option-megastructure-star-devourer = Sternenverschlinger
empires-option-megastructure-converter = Wandler
empires-option-megastructure-ring-world = Ringwelt
empires-option-wormholes = Wurmlöcher
empires-option-wormholes-help = Zu zweit: welche Paare von Wurmlöchern in den Ecken liegen. An die Stelle der anderen treten zerstörte Planeten.
empires-option-wormholes-both = beide Paare
empires-option-wormholes-a = nur Paar A
empires-option-wormholes-b = nur Paar B
empires-option-wormholes-none = keine
empires-side-robots = { $case ->
    [object] die Roboter
   *[name] Roboter
}
empires-option-scenario = Szenario
empires-option-scenario-help = Wenn du allein spielst: was du erreichen musst, bevor die Roboter die Galaxie besetzt haben. Was manche der Karten tun, ist rekonstruiert.
empires-option-scenario-1 = 1 – Überall ein Standbein
empires-option-scenario-2 = 2 – Der weite Weg nach Hause
empires-option-scenario-3 = 3 – Wer hier herrscht
empires-option-bonus = Hilfe
empires-option-bonus-help = Wenn du allein spielst: ein leichterer Anfang, wo das Szenario einen hat.
empires-option-bonus-false = ohne
empires-option-bonus-true = mit dem Bonus des Szenarios
