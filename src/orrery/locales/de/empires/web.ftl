## galaxy
empires-web-galaxy = Die Galaxie
empires-web-pane-galaxy = Galaxie
empires-web-ruler = Reichweite (R)
empires-web-closer = Vergrößern
empires-web-whole = Ganze Galaxie
empires-web-robots = Roboter
empires-web-blockaded = blockiert
empires-web-count-troops = { $count ->
    [one] 1 Truppe
   *[other] { $count } Truppen
}
empires-web-count-outposts = { $count ->
    [one] 1 Stützpunkt
   *[other] { $count } Stützpunkte
}
empires-web-count-cities = { $count ->
    [one] 1 Stadt
   *[other] { $count } Städte
}
empires-web-count-centres = { $count ->
    [one] 1 Forschungszentrum
   *[other] { $count } Forschungszentren
}
empires-web-count-robots = { $count } Roboter
empires-web-count-bases = { $count ->
    [one] 1 Sternenbasis
   *[other] { $count } Sternenbasen
}
empires-web-defence = Verteidigung { $count }
empires-web-ship-of = { $ship }, { $player }
empires-web-base-of = Sternenbasis, { $player }
empires-web-guardian = Wächterraumschiff in { $quadrant }
empires-web-mine-of = Mine, { $player }
empires-web-plasma = Plasmakanone
empires-web-hand = Deine Hand
empires-web-strength = Kraft
empires-web-power = Kraft { $power }{ "\u00A0" }%
empires-web-noise = Hand: { $noise }
empires-web-noise-none = völlig sicher
empires-web-noise-expert = Meisterhand
empires-web-noise-good = gut
empires-web-noise-casual = ungeübt
empires-web-percent = { $percent }{ "\u00A0" }%
empires-web-aimed = Richtung { $degrees } Grad, Kraft { $power } Prozent
empires-web-chances = Aussichten
empires-web-pondering = Aussichten werden berechnet{ "\u00A0" }…
empires-web-flick = Schnipsen
empires-web-cancel = Abbrechen
empires-web-leaves = Verlässt die Galaxie
empires-web-bounces = Prallt ab: { $hole }
empires-web-touches = Stößt an eine Scheibe
empires-web-rams = Rammt: dein Raumschiff ist auch verloren
empires-web-open-space = Freier Raum
empires-web-in-orbit = Orbit { $hole }
empires-web-prospect-in-orbit = Orbit { $hole }
empires-web-prospect-in-space = Freier Raum
empires-web-prospect-lost = Verschollen
empires-web-prospect-rammed = Rammt { $player }, beide verloren
empires-web-prospect-ram-withstood = Rammt { $player } vergeblich
empires-web-prospect-guardian-rammed = Rammt das Wächterraumschiff in { $quadrant }
empires-web-prospect-mine-hit = Auf eine Mine von { $player }
empires-web-prospect-planet-attacked = Zerstört { $hole }
empires-web-prospect-ship-attacked = Trifft ein Raumschiff von { $player }
empires-web-prospect-missed = Daneben
empires-web-own-ship-lost = Dein Raumschiff ist verloren
empires-web-put = Hierhin legen
empires-web-put-how = Klicken, ziehen oder Pfeiltasten
empires-web-put-touch = Tippen oder ziehen
empires-web-at-ring = { $ring }, { $degrees }°
empires-web-at-direction = Richtung { $degrees }°
empires-web-at-place = { $x } mm von links, { $y } mm von oben

## player
empires-web-pane-player = Tableau
empires-web-pane-rivals = Gegner
empires-web-state-thinks = überlegt
empires-web-state-to-move = am Zug
empires-web-state-bot = Bot
empires-web-state-person = Mensch
empires-web-state-open = freier Platz
empires-web-action-left = { $action } · noch { $left }
empires-web-home = Heimat { $quadrant }
empires-web-row-troops = Truppen
empires-web-row-ships = Raumschiffe
empires-web-row-starbase = Sternenbasen
empires-web-row-city = Städte
empires-web-row-research-centre = Forschung
empires-web-row-outpost = Stützpunkte
empires-web-row-name = { $building }: { $built } von { $all } gebaut, { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
}
empires-web-none = keine
empires-web-ships-out = { $count } im All
empires-web-ships-in-galaxy = { $count ->
    [one] 1 Raumschiff in der Galaxie
   *[other] { $count } Raumschiffe in der Galaxie
}
empires-web-troops-waiting = { $count ->
    [one] 1 Truppe auf dem Tableau
   *[other] { $count } Truppen auf dem Tableau
}
empires-web-relics = { $count ->
    [one] 1 Relikt
   *[other] { $count } Relikte
}
empires-web-line-orange = Angriff
empires-web-line-pink = Bewegung
empires-web-line-purple = Abwehr
empires-web-line-green = Produktion
empires-web-tech-known = { $tech }, erforscht
empires-web-next-tech = { $level }: { $tech }
empires-web-relic-warp = Warp
empires-web-relic-matter-swap = Materie­tausch
empires-web-relic-bonus-move = Bonus-Bewegen
empires-web-relic-warp-and-move = Warp + Bewegen
empires-web-relic-teleport = Telepor­tation
empires-web-relic-attack-bonus = Angriffs-Bonus
empires-web-relic-move-and-attack = Bewegen + Angriff
empires-web-relic-teleport-and-build = Teleport + Bauen
empires-web-relic-supplies = Vorräte
empires-web-relic-alien-library = Alien­bibliothek
empires-web-relic-guardian = Wächter­raumschiff
empires-web-relic-room = { $count ->
    [one] Platz für ein Relikt
   *[other] Platz für { $count } Relikte
}
empires-web-free = frei
empires-web-new = neu
empires-web-next-turn = ab nächstem Zug
empires-web-fulfilled = Du kannst diese Mission jetzt erfüllen
empires-web-pool = Vorrat
empires-web-over = Spielende
empires-web-archive = Archiv
empires-web-planets = { $count ->
    [one] 1 Planet
   *[other] { $count } Planeten
}

## words
empires-web-lying-hidden = Verdeckt
empires-web-lying-orange = Orange
empires-web-lying-purple = Lila
empires-web-lying-pink = Rosa
empires-web-lying-green = Grün
empires-web-lying-blue = Reliktplanet
empires-web-lying-artifact = Artefakt
empires-web-lying-gate = Warpgate
empires-web-lying-wormhole-a = Wurmloch A
empires-web-lying-wormhole-b = Wurmloch B
empires-web-lying-destroyed = Zerstörter Planet
empires-web-lying-at = { $hole } ({ $thing })
empires-web-folder-manoeuvres = Manöver
empires-web-kind-tech = { $line }, Stufe { $level }
empires-web-kind-relic = Relikt
empires-web-kind-event = Ereignis
empires-web-kind-place = Ort
empires-web-kind-hidden = Verdeckter Ort
empires-web-kind-of = { $kind } von { $player }
empires-web-kind-building = Gebäude
empires-web-kind-quadrant = Quadrant { $quadrant }
empires-web-kind-token = Plättchen
empires-web-kind-thing = Begriff
empires-web-kind-manoeuvre = Manöver
empires-web-kind-action = Aktion
empires-web-not-in-play = In dieser Partie liegt die andere Seite oben.
empires-web-first-free = Noch niemand hat sie: Wer sie als Erstes erforscht, erhält die Punkte.
empires-web-researched = Erforscht von
empires-web-kept-by = Liegt bei
empires-web-lies-in-archive = Liegt im Reliktarchiv.
empires-web-times = ×{ $count }
empires-web-as-first = als Erstes
empires-web-completed = Erfüllt von
empires-web-could-complete = Voraussetzungen erfüllt bei
empires-web-led-by = Geführt von
empires-web-controlled-by = Kontrolliert von
empires-web-nobody = Niemand kontrolliert ihn.
empires-web-now-defence = Verteidigungswert { $defence }
empires-web-in-its-orbit = Im Orbit
empires-web-ships-attack = { $count ->
    [one] 1 Raumschiff, Angriff { $attack }
   *[other] { $count } Raumschiffe, Angriff { $attack }
}
empires-web-blockaded-for = Blockiert für
empires-web-may-lie = Verdeckt in { $quadrant }: { $places }
empires-web-may-find = Darauf: { $tiles }
empires-web-now-ship = Angriff { $attack }, Verteidigung { $defence }
empires-web-laid-by = Gelegt von
empires-web-built = Gebaut
empires-web-tokens-left = Übrig: { $tokens }
empires-web-now = Jetzt
empires-about-place-hidden = Noch nicht entdeckt. Ein Raumschiff im Orbit kann den Ort als Manöver aufdecken.
empires-web-about-places = Ein Ort. Um ihn liegt ein Orbit; was den weißen Ring berührt, ist darin.
empires-web-about-stars = Gebäude verlassen ihre Reihe auf dem Tableau von links. Jeder Stern, der dabei sichtbar wird, ist am Ende 1 Punkt wert.
empires-web-build = { $building }: { $hole }
empires-web-cost-outpost = kostet 1 Truppe
empires-web-cost-city = kostet Truppe und Stützpunkt
empires-web-cost-research-centre = kostet 1 Truppe
empires-web-cost-starbase = kostet 2 Raumschiffe
empires-web-note-energy-back = alle Energie zurück
empires-web-note-brings = bringt { $tech }
empires-web-note-any-colour = Farbe nach Wahl
empires-web-note-nothing-new = keine neue Technologie
empires-web-note-stars = { $count ->
    [one] 1 Stern
   *[other] { $count } Sterne
}
empires-web-note-first = als Erstes +{ $points }
empires-web-note-points =
    { $points ->
        [one] 1 Siegpunkt am Ende
       *[other] { $points } Siegpunkte am Ende
    }
empires-web-note-for-nothing = jetzt ohne Wirkung
empires-web-note-tokens = noch { $count } davon
empires-web-note-troops-left = { $count ->
    [one] noch 1 Truppe
   *[other] noch { $count } Truppen
}
empires-web-note-energy-left = noch { $energy } Energie
empires-web-note-attack = Angriff { $attack }
empires-web-done-attack = Nicht angreifen
empires-web-done-attack-ends = Nicht angreifen, Zug beenden
empires-web-done-ends = Zug beenden
empires-web-done-sling = Nicht im Orbit bleiben
empires-web-scores-libraries = 1 Siegpunkt für jede eigene Truppe in Quadranten mit einem eigenen Planeten mit Alienbibliothek.
empires-web-scores-troops = 1 Punkt für je 2 Truppen auf Planeten, abgerundet. Danach werden sie entfernt.
empires-web-scores-home = 1 Punkt für jeden Planeten im Heimatquadranten, den Gebäude oder Sternenbasen halten.
empires-web-scores-foreign = 2 Punkte für jeden solchen Planeten in anderen Quadranten.
empires-web-scores-relic-planets = 2 Punkte mehr für jeden blauen Reliktplaneten.
empires-web-scores-stars = 1 Punkt für jeden sichtbaren Stern auf dem Tableau.
empires-web-scores-missions = Was die erfüllten Missionen wert sind.
empires-web-scores-tokens = Siegpunkte, die während der Partie gewonnen wurden.
empires-web-player-has = { $player }: { $what }
empires-verb-choose = Aktion wählen
empires-verb-empire = Imperium wählen
empires-verb-flick = Schnipsen
empires-verb-jet = Raketenantrieb
empires-verb-phase = Phasenschiff
empires-verb-jump = Kostenlos schnipsen
empires-verb-reposition = Neu positionieren
empires-verb-shift-base = Sternenbasis neu positionieren
empires-verb-land = Landen
empires-verb-launch = Starten
empires-verb-discover = Entdecken
empires-verb-wormhole = Wurmloch
empires-verb-jump-gate = Sprungtor
empires-verb-carry = Trägerschiff
empires-verb-lay-mine = Mine legen
empires-verb-raise = Megastruktur errichten
empires-verb-seize = Megastruktur übernehmen
empires-verb-put = Hinlegen
empires-verb-place = Hinlegen
empires-verb-at = Ort wählen
empires-verb-towards = Richtung
empires-verb-deploy-troop = Truppe einsetzen
empires-verb-deploy-ship = Raumschiff einsetzen
empires-verb-build = Bauen
empires-verb-pay = Bezahlen
empires-verb-pay-ship = Raumschiff abgeben
empires-verb-colour = Farbe
empires-verb-research = Erforschen
empires-verb-relic = Relikt nutzen
empires-verb-take = Aus dem Archiv
empires-verb-mission = Mission
empires-verb-use = Megastruktur nutzen
empires-verb-part = Effekt
empires-verb-from = Truppe nehmen
empires-verb-boost = Verstärken
empires-verb-attack-ship = Raumschiff angreifen
empires-verb-attack-planet = Planeten angreifen
empires-verb-attack-guardian = Wächterraumschiff angreifen
empires-verb-join = Mitangreifen
empires-verb-add-bonus = Bonus
empires-verb-move-base = Sternenbasis bewegen
empires-verb-keep = Behalten
empires-verb-sling = Gravitationsschlinge
empires-verb-done = Fertig
empires-verb-end-turn = Zug beenden
empires-verb-aim = Schnipsen
empires-guide-1 = Ihr führt Imperien, die durch Warpgates in eine neue Galaxie reisen. Mit geschnipsten Raumschiffen erkundet ihr sie, besiedelt Planeten und greift einander an. Wer am Ende die meisten Siegpunkte hat, gewinnt.
empires-guide-2 = In deinem Zug führst du genau eine von vier Aktionen aus: Bewegen, Einsetzen, Bauen oder Interagieren. Danach greifen deine Raumschiffe an, wenn du willst. Für jede ausgegebene Energie führst du die Aktion einmal öfter aus, nur beim Bauen nicht.
empires-guide-3 = Bewegen heißt schnipsen: Ziehe ein Raumschiff zurück und lass los; Richtung, Kraft und Aussichten siehst du vorher. Wie groß der Fehler deiner Hand ist, oder ob sie keinen macht, steht seit dem Aufbau fest. Wer ein gegnerisches Raumschiff berührt, rammt es: Beide werden zerstört. Wer aus der Galaxie gleitet, ist verschollen.
empires-guide-4 = Mit einem Raumschiff im Orbit eines Ortes führst du beliebig viele Manöver durch: einen verdeckten Ort entdecken, auf einem Planeten landen (aus dem Raumschiff wird eine Truppe), von dort starten, durch ein Wurmloch reisen, bei einem Artefakt kostenlos weiterschnipsen.
empires-guide-5 = Wer auf einem Planeten eine Truppe oder ein Gebäude oder in seinem Orbit eine Sternenbasis hat, kontrolliert ihn. Ist ein gegnerisches Raumschiff im Orbit, ist der Planet blockiert: kein Bauen, kein Einsetzen, keine Manöver.
empires-guide-6 = Stützpunkte und Städte sind Orte, an denen du Truppen einsetzt. Städte bringen Energie und Truppen, Sternenbasen Energie und Raumschiffe. Forschungszentren bringen Technologien in der Farbe ihres Planeten: orange Angriff, rosa Bewegung, lila Abwehr, grün Produktion.
empires-guide-7 = Beim Entdecken findest du Relikte, die du später mit Interagieren nutzt, und Ereignisse. Vier Missionen liegen aus; wer eine als Erstes erfüllt, bekommt mehr Punkte.
empires-guide-8 = Angriffe kommen am Ende deines Zuges: auf Raumschiffe in kurzer Reichweite und auf Planeten, in deren Orbit du bist. Die Summe der Angriffswerte muss größer sein als die Verteidigung; du erhältst Siegpunkte in Höhe der Verteidigung.
empires-guide-9 = Das Spielende wird ausgelöst, wenn der Vorrat an Siegpunkten leer ist oder alle Planeten entdeckt und kontrolliert sind; dann sind alle noch einmal am Zug. Gewertet werden Truppen, Planeten, Sterne auf dem Tableau, Missionen und die gewonnenen Plättchen.
empires-guide-10 = Ein guter Anfang: Schnipse Raumschiffe zu nahen Orten, entdecke und lande; dann baue Stützpunkte, damit Truppen nachkommen. Zeige auf alles, worüber du mehr wissen willst.

## classic mode: board
empires-web-technologies = Forschung
empires-web-tiles = Planetenplättchen neben den Quadranten
empires-web-tiles-left = { $count ->
    [0] { $quadrant }: kein Planetenplättchen mehr
    [one] { $quadrant }: 1 Planetenplättchen verdeckt
   *[other] { $quadrant }: { $count } Planetenplättchen verdeckt
}
empires-web-home-world = Heimatwelt in { $quadrant }
empires-web-city-quadrants = { $count ->
    [0] Städte in keinem Quadranten
    [one] Städte in 1 Quadranten
   *[other] Städte in { $count } Quadranten
}
empires-web-stock = { $what }, noch { $locked } gesperrt
empires-web-locked-ships = { $count ->
    [one] noch 1 Raumschiff gesperrt
   *[other] noch { $count } Raumschiffe gesperrt
}
empires-web-classic-row = { $building }: { $built } von { $all } gebaut
empires-web-row-level = Stufe { $level }
empires-web-row-needs = Stufe { $level }: { $known } von 4 erforscht; alle vier schalten eine Truppe und ein Raumschiff frei
empires-web-row-whole = Stufe { $level }: alle vier erforscht; eine Truppe und ein Raumschiff sind freigeschaltet

## classic mode: words
empires-web-lying-blocked = Von einem Roboter blockiert
empires-web-known-orange = verdeckt; du weißt: Orange
empires-web-known-purple = verdeckt; du weißt: Lila
empires-web-known-pink = verdeckt; du weißt: Rosa
empires-web-known-green = verdeckt; du weißt: Grün
empires-web-known-blue = verdeckt; du weißt: Reliktplanet
empires-web-known-artifact = verdeckt; du weißt: Artefakt
empires-web-you-know = Du hast nachgesehen: { $place }.
empires-web-gets-tile = Wer hier landet, legt ein Planetenplättchen des Quadranten darauf.
empires-web-looked-at = Angesehen von
empires-web-folder-launches = Raumschiff starten
empires-web-folder-withdraw = Truppen zurückziehen
empires-web-give-ship = { $ship } abgeben
empires-web-done-building = Nichts mehr bauen
empires-web-note-from-board = von deinem Tableau
empires-web-note-mined = { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
}
empires-web-note-unlocked = noch { $count } gesperrt
empires-web-note-only-you = nur du siehst es
empires-web-classic-cost-outpost = kostet 1 Truppe
empires-web-classic-cost-city = kostet Truppe und Stützpunkt
empires-web-classic-cost-research-centre = kostet 2 Truppen
empires-web-scores-planets = 1 Punkt für jeden kontrollierten Planeten.
empires-web-scores-outposts = 1 Punkt für jeden Stützpunkt.
empires-web-scores-cities = 2 Punkte für jede Stadt.
empires-web-scores-quadrants = 3 Punkte für Städte in drei Quadranten, 6 für Städte in allen vier.
empires-verb-choose-classic = Aktion wählen
empires-verb-withdraw = Truppe zurückziehen
empires-verb-mine = Erz abbauen
empires-verb-advance = Erforschen
empires-verb-unlock = Freischalten
empires-verb-scan = Ort ansehen
empires-web-classic-about-place-hidden = Hier ist noch niemand gelandet. Mit einem Raumschiff im Orbit darfst du dir den Ort nach deiner Aktion heimlich ansehen; wer landet, deckt ihn auf.
empires-web-classic-about-place-orange = Forschungszentren hier zählen für orange Technologien: Angriff.
empires-web-classic-about-place-purple = Forschungszentren hier zählen für lila Technologien: Abwehr.
empires-web-classic-about-place-pink = Forschungszentren hier zählen für rosa Technologien: Bewegung.
empires-web-classic-about-place-green = Forschungszentren hier zählen für grüne Technologien: Produktion.
empires-web-classic-about-place-blue = Wer hier landet, bedeckt ihn mit einem Planetenplättchen des Quadranten; von da an ist er ein Planet dieser Farbe.
empires-web-classic-about-place-artifact = Wer hier landet, bedeckt es mit einem Planetenplättchen des Quadranten; von da an ist es ein Planet dieser Farbe.
empires-web-classic-about-place-gate = Eine Heimatwelt. Wem sie gehört, darf hier Truppen einsetzen und Raumschiffe starten, aber weder bauen noch Erz abbauen. Sie wird nie angegriffen oder blockiert.
empires-web-classic-about-building-outpost = Kostet eine Truppe auf dem Planeten. Verteidigung 1; am Ende 1 Siegpunkt wert.
empires-web-classic-about-building-city = Kostet eine Truppe und einen Stützpunkt auf dem Planeten. Verteidigung 2; am Ende 2 Siegpunkte wert. Eine neue Stadt schaltet eine Truppe oder ein Raumschiff frei.
empires-web-classic-about-building-research-centre = Kostet zwei Truppen auf dem Planeten und verteidigt nicht. Du brauchst so viele in einer Farbe, wie die Stufe hoch ist, die du erforschen willst. Auf einem deiner Planeten dürfen zwei stehen.
empires-web-classic-thing-home = Heimatwelt
empires-web-classic-thing-advanced-ship = Schlachtschiff
empires-web-classic-about-thing-home = Dort beginnst du mit zwei Raumschiffen im Orbit. Du darfst dort Truppen einsetzen und Raumschiffe starten, aber weder bauen noch Erz abbauen. Sie wird nie angegriffen oder blockiert.
empires-web-classic-about-thing-troop = Hält Planeten, erhöht ihre Verteidigung um 1, bezahlt Gebäude, baut Erz ab und startet Raumschiffe. Du beginnst mit 4; Städte und ganze Reihen von Technologien schalten weitere frei.
empires-web-classic-about-thing-ship = Angriff 1, Verteidigung 1. Du beginnst mit 2; Städte und ganze Reihen von Technologien schalten weitere frei. Es landet, sieht sich Orte an, greift an und blockiert.
empires-web-classic-about-thing-advanced-ship = Das Schlachtschiff bringt die dritte orange Technologie. Angriff 2, Verteidigung 1. Es kann nicht landen, startet nur von der Heimatwelt und übersteht es, gerammt zu werden.
empires-web-classic-about-thing-technology = Vier Farben mit vier Stufen, erforscht von der niedrigsten an. Wer eine Stufe von allen als Erstes erforscht, erhält so viele Siegpunkte. Alle vier Technologien der Stufe 1 und alle vier der Stufe 2 schalten je eine Truppe und ein Raumschiff frei.
empires-web-classic-about-thing-points = Siegpunkte während der Partie kommen aus einem Vorrat: für Erz, für Technologien, die noch niemand hatte, und für Angriffe. Am Ende zählen auch Planeten, Stützpunkte und Städte.
empires-web-classic-about-thing-end = Es wird ausgelöst, wenn der Vorrat leer ist. Dann sind alle anderen noch einmal am Zug. Bei Gleichstand zählen die Siegpunktplättchen, dann die Stufen der Technologien.
empires-web-classic-about-thing-attack = Nach dem Bewegen kann jedes deiner Raumschiffe an einem Angriff teilnehmen: auf ein gegnerisches Raumschiff in kurzer Reichweite (mit Lange Reichweite auch in langer) oder auf einen Planeten, in dessen Orbit es ist. Die Summe muss die Verteidigung übertreffen. Du erhältst Siegpunkte in Höhe der Verteidigung, mindestens 1.
empires-web-classic-about-thing-defence = Verteidigung eines Planeten: 1 für jede Truppe und jeden Stützpunkt, 2 für jede Stadt, nichts für Forschungszentren; lila Technologien erhöhen sie.
empires-web-classic-about-thing-blockade = Solange ein gegnerisches Raumschiff im Orbit eines Ortes ist, kannst du dort weder Truppen einsetzen noch Erz abbauen, bauen, starten oder landen. Heimatwelten werden nie blockiert.
empires-web-classic-about-thing-control = Wer eine Truppe oder ein Gebäude auf einem Planeten hat, kontrolliert ihn; Raumschiffe zählen nicht. Mit dem letzten Spielstein endet die Kontrolle. Auf einen Planeten passen höchstens drei.
empires-web-classic-about-thing-robot = Blockiert nur einen Ort: Dort kannst du nicht landen, und es gibt nichts anzugreifen.
empires-web-classic-about-manoeuvre-land = Für 1 Punkt kommt ein Raumschiff im Orbit zurück auf dein Tableau und eine Truppe von dort auf den Planeten. Ein verdeckter Ort wird zuerst aufgedeckt.
empires-web-classic-about-manoeuvre-launch = Für 1 Punkt kommt eine Truppe zurück auf dein Tableau und ein Raumschiff von dort in den Orbit dieses Planeten oder der Heimatwelt.
empires-classic-guide-1 = Das Spiel, wie es in seiner ersten Ausgabe war: Du schnipst Raumschiffe von deiner Heimatwelt aus, besiedelst Planeten, erforschst Technologien und greifst an. Wer am Ende die meisten Siegpunkte hat, gewinnt.
empires-classic-guide-2 = In deinem Zug führst du genau eine von fünf Aktionen aus: Bewegen, Truppen einsetzen, Erz abbauen, Bauen oder Erforschen. Danach darfst du dir Orte ansehen, und die nächste Person ist dran.
empires-classic-guide-3 = Bewegen gibt dir 2 Punkte. Ein Schnipser, ein Start und eine Landung kosten je 1. Zum Schnipsen ziehst du ein Raumschiff zurück und lässt los. Danach dürfen deine Raumschiffe angreifen.
empires-classic-guide-4 = Die Orte liegen verdeckt. Mit einem Raumschiff im Orbit darfst du dir einen Ort nach deiner Aktion ansehen: Nur du siehst, was dort liegt; die Galaxie zeigt es dir mit einem Auge. Wer landet, deckt ihn für alle auf; auf einen Reliktplaneten oder ein Artefakt kommt ein Planetenplättchen.
empires-classic-guide-5 = Beim Einsetzen kommen bis zu 2 Truppen auf deine Planeten oder deine Heimatwelt; oder du ziehst beliebig viele zurück. Erz abbauen bringt für 2 Truppen eines Planeten 1 Siegpunkt, für 3 Truppen 2; die Truppen kommen zurück auf dein Tableau.
empires-classic-guide-6 = Stützpunkte und Städte verteidigen Planeten und sind Siegpunkte wert; eine neue Stadt schaltet eine Truppe oder ein Raumschiff frei. Mit Forschungszentren erforschst du Technologien in der Farbe ihres Planeten, Stufe für Stufe. Wer die erste Person ist, erhält die Stufe als Siegpunkte.
empires-classic-guide-7 = Solange ein gegnerisches Raumschiff im Orbit eines Ortes ist, ist er blockiert: kein Einsetzen, kein Erz, kein Bauen, kein Starten oder Landen. Zurückziehen darfst du Truppen immer.
empires-classic-guide-8 = Ist der Vorrat an Siegpunkten leer, sind alle anderen noch einmal am Zug. Dann werden Planeten, Stützpunkte, Städte und Städte in mehreren Quadranten gewertet.
