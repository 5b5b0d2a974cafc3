# Die Optionen, mit denen ein Tisch aufgestellt wird: <spiel>-option-<name>, mit -help und einem Wort für jede Wahl.
# Sie stehen für sich, weil die erste Seite sie braucht, bevor ein Spiel geladen ist.

## CATAN Sternenfahrer – Das Duell
duel-option-symbol = Symbol von Platz 1
duel-option-symbol-help = Vom Symbol hängen die Startkolonie und die Zahlen von Wissenschafts- und Produktionszentrum ab.
duel-option-symbol-sun = Sonne
duel-option-symbol-moon = Mond
duel-option-beginner = Vorsprung für Anfänger
duel-option-beginner-help = Wer neu im Spiel ist, beginnt mit 30 Astro und drei Antrieben, die andere Person mit 20 Astro.
duel-option-beginner-none = niemand
duel-option-beginner-0 = Platz 1
duel-option-beginner-1 = Platz 2
duel-option-refill = Ergänzen der Flugstrecke
duel-option-refill-help = Wie eine Reservekarte an die Stelle einer Karte kommt, die die Flugstrecke verlassen hat.
duel-option-refill-open = offen
duel-option-refill-face-down = verdeckt (Variante)
duel-option-memory-aid = Merkhilfe
duel-option-memory-aid-help = Zeigt, welche Karten du schon in welchem Raumsektor gesehen hast.
duel-option-memory-aid-true = an
duel-option-memory-aid-false = aus

## Race for the Galaxy
race-option-preset-hands = Kartenhand zu Spielbeginn
race-option-preset-hands-help = Für die erste Partie gehören zu jeder Startwelt vier vorgegebene Karten. Sonst erhält jeder sechs zufällige Karten und wirft zwei davon ab.
race-option-preset-hands-false = vier von sechs zufälligen Karten behalten
race-option-preset-hands-true = vorgegeben, für die erste Partie
race-option-advanced = Zu zweit für Fortgeschrittene
race-option-advanced-help = Zu zweit könnt ihr in jeder Runde zwei Aktionen wählen; Entwickeln und Siedeln können dann zweimal stattfinden.
race-option-advanced-false = eine Aktion je Runde
race-option-advanced-true = zwei Aktionen je Runde

## SETI
seti-option-species = Spezies
seti-option-species-help = Welche zwei Spezies sich entdecken lassen; welche links liegt und welche rechts, weiß niemand.
seti-option-species-random = zwei zufällige von fünf
seti-option-species-mascamites-anomalies = Mascamiten und Anomalien
seti-option-species-mascamites-oumuamua = Mascamiten und ʻOumuamua
seti-option-species-mascamites-centaurians = Mascamiten und Centaurianer
seti-option-species-mascamites-exertians = Mascamiten und Exertianer
seti-option-species-anomalies-oumuamua = Anomalien und ʻOumuamua
seti-option-species-anomalies-centaurians = Anomalien und Centaurianer
seti-option-species-anomalies-exertians = Anomalien und Exertianer
seti-option-species-oumuamua-centaurians = ʻOumuamua und Centaurianer
seti-option-species-oumuamua-exertians = ʻOumuamua und Exertianer
seti-option-species-centaurians-exertians = Centaurianer und Exertianer
seti-option-beginner = Aufbau
seti-option-beginner-help = Für die erste Partie gibt es einen festen Aufbau von Scheiben, Sektorentableaus und Gold-Wertungsplättchen; sonst wird er ausgelost.
seti-option-beginner-false = zufällig
seti-option-beginner-true = fester Aufbau

## Ascending Empires
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
