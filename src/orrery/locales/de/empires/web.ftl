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
empires-web-prospect-robot-rammed = Rammt einen Roboter um { $hole }, beide verloren
empires-web-prospect-heart-touched = Berührt das Herz der Erbauer: verloren
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
empires-web-may-find = Darauf können liegen: { $tiles }
empires-web-put-away = { $count ->
    [one] Eines dieser Plättchen wurde ungesehen abgeworfen
   *[other] { $count } dieser Plättchen wurden ungesehen abgeworfen
}
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
empires-web-note-built-again = wieder gebaut: schaltet nichts frei
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
empires-verb-guard = Wächterraumschiff
empires-verb-technology = Technologiekarte nutzen
empires-web-classic-about-place-hidden = Hier ist noch niemand gelandet. Mit einem Raumschiff im Orbit darfst du dir den Ort nach deiner Aktion heimlich ansehen; wer landet, deckt ihn auf.
empires-web-classic-about-place-orange = Forschungszentren hier zählen für orange Technologien: Angriff.
empires-web-classic-about-place-purple = Forschungszentren hier zählen für lila Technologien: Abwehr.
empires-web-classic-about-place-pink = Forschungszentren hier zählen für rosa Technologien: Bewegung.
empires-web-classic-about-place-green = Forschungszentren hier zählen für grüne Technologien: Produktion.
empires-web-classic-about-place-blue = Wer hier landet, bedeckt ihn mit einem Planetenplättchen des Quadranten; von da an ist er ein Planet dieser Farbe.
empires-web-classic-about-place-artifact = Wer hier landet, bedeckt es mit einem Planetenplättchen des Quadranten; von da an ist es ein Planet dieser Farbe.
empires-web-classic-about-place-gate = Eine Heimatwelt. Wem sie gehört, darf hier Truppen einsetzen und Raumschiffe starten, aber weder bauen noch Erz abbauen. Sie wird nie angegriffen oder blockiert.
empires-web-classic-about-building-outpost = Kostet eine Truppe auf dem Planeten. Verteidigung 1; am Ende 1 Siegpunkt wert.
empires-web-classic-about-building-city = Kostet eine Truppe und einen Stützpunkt auf dem Planeten. Verteidigung 2; am Ende 2 Siegpunkte wert. Eine neue Stadt schaltet eine Truppe oder ein Raumschiff frei, eine wieder gebaute nichts.
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

## allein spielen
empires-web-supply = Nachschub
empires-web-supply-loses = leer, wenn gebraucht: verloren
empires-web-supply-robots = Roboter
empires-web-supply-guardians = Wächter
empires-web-supply-destroyed = Zerstört
empires-web-supply-little = { $count ->
    [0] leer
   *[other] noch { $count }
  }
empires-web-supply-robots-left = Noch { $count } von { $all } Robotern im Vorrat
empires-web-supply-guardians-left = Noch { $count } von { $all } Wächterraumschiffen im Vorrat
empires-web-supply-destroyed-left = Noch { $count } von { $all } Plättchen für zerstörte Planeten im Vorrat
empires-web-about-supply-robots = Jeder Roboter, der auf einen Planeten oder in einen Orbit kommt, wird aus dem Vorrat genommen. Ist dort zu wenig, wenn einer gebraucht wird, hast du verloren. Greifst du Roboter an oder rammst sie im Orbit, kommen sie zurück.
empires-web-about-supply-guardians = Es gibt vier Wächterraumschiffe. Soll ein weiteres erscheinen und im Vorrat ist keines, hast du verloren. Zerstörst du eines, liegt es statt einer Karte auf dem Stapel und kommt nach diesem Zug in den Vorrat zurück.
empires-web-about-supply-destroyed = Greifst du einen Planeten mit drei Robotern an, wird er zerstört und bekommt ein Plättchen. Ist keines mehr da, hast du verloren.
empires-web-kind-supply = Vorrat der Roboter
empires-web-chapter-solo = Anleitung: Solokampagne, Seiten 27–31

empires-web-scenario = Szenario { $number }
empires-web-goals = Ziele
empires-web-goals-reached = { $count } Schritte zum Ziel
empires-web-done-goal = erreicht
empires-web-kind-goal = Ziel des Szenarios
empires-web-about-goal = Sobald alle Ziele zugleich erreicht sind, hast du gewonnen.
empires-web-goal-centres = { $count } Forschungszentren: jeder Quadrant, jede Farbe
empires-web-goal-energy = { $count } Energie auf dem Tableau
empires-web-goal-cities = Städte in { $count } Quadranten
empires-web-goal-no-guardians = Kein Wächterraumschiff in der Galaxie
empires-web-goal-settlers = { $count } Siedler retten
empires-web-goal-strongholds = Sternenbasis und Stadt in { $count } Quadranten
empires-web-goal-megastructures = { $count } Megastrukturen kontrollieren
empires-web-goal-libraries = { $count } Bibliotheken mit Siedlern
empires-web-goal-central-cities = Städte auf { $count } zentralen Planeten
empires-web-colour-in = { $colour } in { $quadrant }
empires-web-so-far = bisher { $what }
empires-web-energy-missing = noch { $count }: Städte und Sternenbasen bringen Energie
empires-web-missing-in = fehlt in { $quadrants }
empires-web-guardians-in = eines in { $quadrants }
empires-web-settlers-aboard = { $count } an Bord
empires-web-settlers-waiting = { $count ->
    [one] 1 wartet
   *[other] { $count } warten
  }
empires-web-settlers-lost = { $count } verloren
empires-web-stronghold-lacks = { $hole } fehlt eine { $what ->
    [base] Sternenbasis
   *[other] Stadt
  }
empires-web-settlers-here = { $count } Siedler
empires-web-settler-with = Siedler an Bord
empires-web-heart = Das Herz der Erbauer: Wer es berührt, wird zerstört
empires-web-libraries-state = { $found } gefunden, { $settlers } Siedler dort
empires-web-megastructures-found = { $count } gefunden
empires-web-turn = Zug { $turn }
empires-web-row-plain = { $building }: { $built } von { $all } gebaut

empires-web-cards = Technologiekarten
empires-web-cards-once = je einmal pro Zug
empires-web-card-orange = Angriff
empires-web-card-pink = Bewegung
empires-web-card-purple = Abwehr
empires-web-card-green = Produktion
empires-web-card-used = genutzt
empires-web-card-name = Technologiekarte { $line }, Seite { $side }, { $stones ->
    [0] kein Stein
    [one] 1 Stein
   *[other] { $stones } Steine
  }{ $used ->
    [yes] , in diesem Zug genutzt
   *[no] { "" }
  }
empires-web-kind-technology-card = Technologiekarte, Seite { $side }
empires-web-about-technology-card = Ein Forschungszentrum auf einem Planeten dieser Farbe legt einen Stein auf die Karte. Mit einem Stein gilt die erste Zeile, mit zweien auch die zweite.
empires-web-with-stones = { $stones ->
    [one] Mit 1 Stein: { $effect }.
   *[other] Mit { $stones } Steinen: { $effect }.
  }
empires-web-does-attack = +{ $count } bei einem Angriff
empires-web-does-long-range = lange Reichweite
empires-web-does-energy-after-attack = nach Angriff { $count } Energie zurück
empires-web-does-robots = { $count ->
    [one] 1 Roboter
   *[other] bis zu { $count } Roboter
  } entfernen{ $built ->
    [yes] , wo ein Gebäude ist
   *[no] { "" }
  }
empires-web-does-defence = Planeten +{ $count } Verteidigung
empires-web-does-flicks = { $count ->
    [one] einmal gratis schnipsen
   *[other] { $count }-mal gratis schnipsen
  }
empires-web-does-orbit = { $where ->
    [own] Schiff in eigenen Orbit
   *[other] Schiff in Orbit ohne Roboter
  }
empires-web-does-troops = { $count ->
    [one] 1 Truppe einsetzen
   *[other] { $count } Truppen einsetzen
  }
empires-web-does-building = { $energy ->
    [0] 2. Gebäude gratis
   *[other] 2. Gebäude: { $energy } Energie
  }
empires-web-bonus-sides = { $count ->
    [one] 1 Technologiekarte auf Seite B
   *[other] { $count } Technologiekarten auf Seite B
  }
empires-web-bonus-stones = { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
  }
empires-web-bonus-all-stones = { $count ->
    [one] 1 Stein auf jeder Karte
   *[other] { $count } Steine auf jeder Karte
  }
empires-web-bonus-relics = { $count ->
    [one] 1 Relikt
   *[other] { $count } Relikte
  }
empires-web-bonus-base = eine Sternenbasis und ein Stützpunkt daheim

empires-web-invasion = Invasion
empires-web-deck = Stapel
empires-web-face-down = verdeckt
empires-web-discarded = abgelegt
empires-web-next = { $count ->
    [one] Diese Karte kommt als Nächste
   *[other] Eine davon kommt, je 1 von { $count }
  }
empires-web-next-shuffled = Stapel leer: Die { $count } abgelegten werden gemischt
empires-web-next-skipped = { $count ->
    [one] Wächter auf dem Stapel: im nächsten Zug keine Karte
   *[other] { $count } Wächter auf dem Stapel: { $count } Züge ohne Karte
  }
empires-web-next-guardian-card = Nächste Wächterkarte
empires-web-short-target-orange = Ziel Orange
empires-web-short-target-purple = Ziel Lila
empires-web-short-target-pink = Ziel Rosa
empires-web-short-target-green = Ziel Grün
empires-web-short-target-blue = Ziel Blau
empires-web-short-spread = Ausbreitung
empires-web-short-drone-scout = Drohnenspäher
empires-web-short-guardian-1 = Wächter, verstärken
empires-web-short-guardian-2 = Wächter, spähen 2
empires-web-short-guardian-3 = Wächter, belagern 2
empires-web-short-guardian-4 = Wächter, spähen 1+1
empires-web-short-guardian-5 = Wächter, belagern 1+1
empires-web-would-land = { $count ->
    [one] Roboter
   *[other] { $count } Roboter
  } auf { $places ->
    [0] { $place }
   *[other] einen von { $places } Planeten
  }
empires-web-would-besiege = { $count ->
    [one] Roboter
   *[other] { $count } Roboter
  } in { $places ->
    [0] den Orbit von { $place }
   *[other] einen von { $places } Orbits
  }
empires-web-would-reveal = { $count ->
    [0] Ort aufdecken
    [one] Ort aufdecken, 1 Roboter
   *[other] Ort aufdecken, { $count } Roboter
  }, du wählst
empires-web-would-nothing = { $kind ->
    [spread] kein Planet mit 3 Robotern
   *[other] nichts
  }
empires-web-you-choose = { $what }, du wählst
empires-web-then-guardian-card = dann Wächterkarte
empires-web-loss-all = du würdest verlieren
empires-web-loss-ships = { $count ->
    [one] Raumschiff verloren
   *[other] { $count } Raumschiffe verloren
  }
empires-web-loss-planet = Planet überrannt
empires-web-omen = { $count } von { $all }:
empires-web-slip = Zug der Roboter
empires-web-left-in-deck = Noch im Stapel
empires-web-slip-asked = Sie suchen { $priority }: du wählst
empires-web-slip-symbol = { $symbol }: du wählst
empires-web-slip-none = Zu Beginn jedes deiner Züge kommt eine Karte. Hier steht dann, was die Roboter tun und warum.
empires-web-slip-skipped = Keine Karte: Ein zerstörter Wächter lag auf dem Stapel
empires-web-slip-shuffled = Vorher wurden { $count } abgelegte Karten zu einem neuen Stapel gemischt.
empires-web-step-robots-landed = { $count ->
    [one] Ein Roboter
   *[other] { $count } Roboter
  } auf { $hole }
empires-web-step-robots-besieged = { $count ->
    [one] Ein Roboter
   *[other] { $count } Roboter
  } im Orbit von { $hole }, Verteidigung { $defence }
empires-web-step-discovered = Aufgedeckt: { $hole } – { $place }
empires-web-step-guardian-came = Wächterraumschiff in { $quadrant }
empires-web-step-nothing-found = Keine Wirkung
empires-web-step-all-revealed = Alle Orte sind aufgedeckt: ein Roboter zu den meisten
empires-web-because-any-place = du hast den Ort gewählt
empires-web-because-two-robots = dort waren schon zwei
empires-web-because-one-robot = dort war schon einer
empires-web-because-nobodys = niemand kontrollierte ihn
empires-web-because-besieged = dort waren die meisten im Orbit
empires-web-because-weakest = deine geringste Verteidigung
empires-web-because-fullest = dort waren die meisten
empires-web-because-neighbour = von einem vollen Nachbarn aus
empires-web-because-least-known = der Quadrant mit den meisten verdeckten
empires-web-lost-ship-destroyed = Verloren: { $ship }
empires-web-lost-ship-shot = Abgeschossen: { $ship }
empires-web-lost-planet-overrun = Überrannt: { $hole }
empires-web-lost-pieces-overrun = Verloren: { $count } { $piece }
empires-web-lost-relic-discarded = Abgeworfen: { $discovery }
empires-web-lost-settler-lost = Ein Siedler ist verloren
empires-web-lost-settlers-overrun = { $count ->
    [one] Ein Siedler ist verloren
   *[other] { $count } Siedler sind verloren
  }
empires-web-lost-scenario-lost = Das Szenario ist verloren
empires-web-robot-in-orbit = Roboter im Orbit
empires-web-about-robot-in-orbit = Ein Roboter im Orbit blockiert deinen Planeten. Sind es mehr, als der Planet Verteidigung hat, wird er überrannt. Ramme den Roboter, dann kommt er in den Vorrat zurück; dein Raumschiff ist auch verloren.
empires-web-guardian-space = Feld für ein Wächterraumschiff in { $quadrant }
empires-web-about-guardian-alone = Erscheint es, werden deine Raumschiffe in seiner langen Reichweite zerstört. Es hat Verteidigung { $defence }; zerstörst du es, bekommst du 2 Energie zurück und ein Relikt, das Roboter abgeworfen haben, und im nächsten Zug kommt keine Karte.
empires-web-kind-card = Invasionskarte
empires-web-kind-guardian-card = Wächterkarte
empires-web-about-card-target = Ein Roboter kommt auf einen Planeten dieser Farbe: am liebsten dorthin, wo schon zwei oder einer sind, sonst auf einen freien. Sind alle von dir, geht er in den Orbit dessen mit den meisten Robotern, dann der geringsten Verteidigung. Ist kein solcher Planet bekannt, wird ein Ort aufgedeckt.
empires-web-about-card-spread = Jeder Planet mit drei Robotern schickt einen neuen auf einen freien Planeten seines Quadranten. Dann kommt die offene Wächterkarte dazu und wird ausgeführt.
empires-web-about-card-scout = Ein Ort des Quadranten mit den meisten verdeckten wird aufgedeckt. Dann kommt die offene Wächterkarte dazu und wird ausgeführt.
empires-web-about-card-guardian = Ihre Symbole werden der Reihe nach ausgeführt. Ausbreitung und Drohnenspäher bringen die offen liegende ins Spiel; von da an ist sie eine Invasionskarte wie die anderen.
empires-web-about-symbol-guardian = Wächter: Ein Wächterraumschiff erscheint in einem Quadranten ohne eines. Du wählst; deine Raumschiffe in langer Reichweite sind verloren.
empires-web-about-symbol-scout-2 = Spähen: Orte werden aufgedeckt, bis ein Planet gefunden ist; zwei Roboter landen dort.
empires-web-about-symbol-scout-1-1 = Spähen: Orte werden aufgedeckt, bis zwei Planeten gefunden sind; auf jedem landet ein Roboter.
empires-web-about-symbol-reinforce = Verstärken: Ein Roboter kommt auf den Planeten mit den meisten Robotern.
empires-web-about-symbol-siege-2 = Belagern: Zwei Roboter kommen in den Orbit eines deiner Planeten.
empires-web-about-symbol-siege-1-1 = Belagern: Je ein Roboter kommt in den Orbit zweier deiner Planeten.
empires-web-now-in-deck = Liegt im Stapel. Jetzt: { $what }
empires-web-now-discarded = Liegt auf der Ablage
empires-web-now-open = Liegt offen und kommt mit Ausbreitung oder Drohnenspäher dazu
empires-web-won = Gewonnen in Zug { $turn }!
empires-web-won-because = Alle Ziele des Szenarios sind erreicht.
empires-web-lost = Verloren in Zug { $turn }
empires-web-to-campaign = Zur Kampagne
empires-solo-guide-1 = Du spielst allein gegen Roboter, die sich in der Galaxie ausbreiten. Gewonnen ist, sobald alle Ziele deines Szenarios zugleich erreicht sind; sie stehen rechts oben.
empires-solo-guide-2 = Zu Beginn jedes Zuges kommt eine Invasionskarte. Der Zettel rechts sagt, was die Roboter tun und warum; die Ziffern stehen auch in der Galaxie. Wo mehrere Orte gleich sind, wählst du.
empires-solo-guide-3 = Darunter steht, was jede Karte, die noch im Stapel liegt, jetzt täte. Zeige auf eine, und die Galaxie zeigt es dir. Was dich etwas kostet, ist rot und steht auch ungefragt in der Galaxie.
empires-solo-guide-4 = Dann führst du wie sonst eine Aktion aus: Bewegen, Einsetzen, Bauen oder Interagieren. Missionen und Siegpunkte gibt es nicht.
empires-solo-guide-5 = Forschungszentren legen Steine auf deine Technologiekarten. Jede Karte nutzt du einmal pro Zug, mit zwei Steinen kann sie mehr.
empires-solo-guide-6 = Roboter auf einem Planeten greifst du an wie sonst; sie kommen in den Vorrat zurück. Drei Roboter sprengen ihren Planeten, wenn du sie angreifst. Roboter im Orbit deiner Planeten blockieren sie: Ramme sie, oder nutze die Karte Abwehr.
empires-solo-guide-7 = Verloren ist, sobald etwas gebraucht wird, das der Vorrat links oben nicht mehr hat: Roboter, Wächterraumschiffe oder Plättchen für zerstörte Planeten. Deine Raumschiffe sind nie sicher, wo Roboter hinkommen können.
empires-solo-guide-8 = Ein Wächterraumschiff zerstörst du mit drei Raumschiffen in Reichweite oder mit weniger und einem Bonus. Das bringt Energie, vielleicht ein Relikt, und einen Zug ohne Karte.

## Kampagne
empires-campaign = Solokampagne
empires-campaign-line = Ascending Empires · Die Spur der Erbauer
empires-campaign-map = Sternkarte der sechs Szenarien
empires-campaign-order = Reihenfolge
empires-campaign-told = wie erzählt
empires-campaign-free = frei
empires-campaign-won = gewonnen
empires-campaign-open = offen
empires-campaign-closed = verschlossen
empires-campaign-progress = { $won } von { $all } gewonnen
empires-campaign-turns = { $turns ->
    [one] gewonnen · 1 Zug
   *[other] gewonnen · { $turns } Züge
  }
empires-campaign-tries = { $games ->
    [0] offen
    [one] offen · 1 Versuch
   *[other] offen · { $games } Versuche
  }
empires-campaign-running = im Gang
empires-campaign-opens-after = öffnet nach { $number }
empires-campaign-victory = Sieg
empires-campaign-mind = Beachte
empires-campaign-difficulty = Schwierigkeit
empires-campaign-best = bisher
empires-campaign-best-none = noch nicht gespielt
empires-campaign-best-turns = { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
  }
empires-campaign-best-goals = { $reached } von { $wanted } Zielschritten
empires-campaign-with-bonus = mit Bonus
empires-campaign-with-jet = mit Raketenantrieb
empires-campaign-bonus = Szenariobonus
empires-campaign-bonus-none = Dieses Szenario hat keinen
empires-campaign-jet = Raketenantrieb
empires-campaign-jet-help = Raumschiffe auf Wunsch schieben statt schnipsen, leichter
empires-campaign-start = Szenario beginnen
empires-campaign-go-on = Weiterspielen
empires-campaign-restart = Neu beginnen
empires-campaign-restart-sure = Wirklich neu beginnen? Der Tisch bleibt liegen.
empires-campaign-locked = Öffnet nach Szenario { $number }
empires-campaign-free-help = Die Regeln erlauben jede Reihenfolge
empires-campaign-back = Zur ersten Seite
empires-story-1 = Das Tor ist offen, dahinter liegt eine fremde Galaxie. Die Roboter der Erbauer wissen noch nichts von dir. Wer Labore in alle vier Viertel stellt, bevor sie überall sind, darf bleiben.
empires-story-2 = Ganz weit draußen sitzen Siedler fest, auf Welten, um die schon Roboter kreisen. Hol sie heim, solange der Weg frei ist, und baue zwei Festungen, die niemand mehr nimmt.
empires-story-3 = Am anderen Ende des Tores hängt schon ein Wächterschiff im Dunkel. Wer hier bleiben will, braucht Mauern in allen vier Vierteln und einen Himmel ohne Wächter.
empires-story-4 = Vier Bauwerke treiben stumm zwischen den Sternen, größer als jede Stadt. Wecke sie alle, eins nach dem anderen, und räume die Wächter fort, die auf sie achtgeben.
empires-story-5 = Auf den blauen Welten stehen Bibliotheken, deren Zeichen niemand mehr liest. Bringe Kundige aus drei Reichen dorthin, je zwei zu jeder, und halte fern, was im Dunkel wartet.
empires-story-6 = Die Spur endet in der Mitte. Dort schlägt das Herz der Erbauer, und wer es berührt, verglüht. Führe alle, die ringsum leben, in Sicherheit, und baue dann dort, wo alles begann.
empires-epilogue = Die Wächter sind fort, und das Herz schlägt weiter. Zum ersten Mal seit langer Zeit steht jemand davor, der fragt statt zu nehmen.
empires-mind-1-flag = ein ruhiger Anfang: keine Wächter
empires-mind-1-robot = verloren, wenn der Nachschub fehlt
empires-mind-2-settler = Siedler fliegen auf deinen Schiffen zum Warpgate
empires-mind-2-robot = einer darf verloren gehen
empires-mind-3-guardian = ein Wächter steht von Anfang an
empires-mind-3-robot = verloren, wenn der Nachschub fehlt
empires-mind-4-orbiter = Artefakte werden für 2 Energie zu Megastrukturen
empires-mind-4-guardian = ein Wächter steht von Anfang an
empires-mind-5-settler = je zwei Siedler verschiedener Farbe
empires-mind-5-guardian = zwei Wächter von Anfang an
empires-mind-6-settler = ein verlorener Siedler: alles verloren
empires-mind-6-guardian = vier Wächter von Anfang an

empires-web-analysis-sure = Der Bot vergleicht, was alle besitzen; wie oft ein solcher Vorsprung gewinnt, wurde in 52 Partien des Bots gegen sich selbst gezählt, auf etwa 4 Prozentpunkte genau; der helle Saum und die Striche in den Balken sind das Doppelte davon. Er kennt dabei nur, was der Platz wissen konnte.
