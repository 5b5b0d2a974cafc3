# Ascending Empires
#
# Familien von Nachrichten, nach dem Anfang ihrer Kennung:
#   action- ship- seat- hole- place- ring- building- payment- colour- use- part- quadrant-   das Vokabular
#   points-   Herkunft der Punkte
#   ask- help- do- event- why-   Fragen, ihr Sinn, Antworten, was geschah, warum eine Antwort nicht geht
#   megastructure- manoeuvre- thing-   Namen dessen, was sonst erklärt wird
#   about-<Familie>-<Schlüssel>   Erklärungen von Technologien, Entdeckungen, Missionen, Imperien, Megastrukturen und
#             ihren Effekten, Gebäuden, Aktionen, Manövern, Orten und Dingen; chapter- sagt, wo die Anleitung davon spricht
#   unsure-   was an einem Bestandteil rekonstruiert ist
#   label- has- lies- typed-   die Stellung im Terminal, und Antworten, die dort getippt werden
# Orte heißen nach ihrem Quadranten und ihrer Lage darin.

empires-title = Ascending Empires
empires-description = Schnipst eure Raumschiffe durch eine neue Galaxie: Entdeckt Planeten, landet und baut auf ihnen, erforscht, was andere zurückließen, und rammt, wer im Weg ist.

## Wörter
empires-action-move = Bewegen
empires-action-deploy = Einsetzen
empires-action-build = Bauen
empires-action-interact = Interagieren
empires-ship-ship-1 = Raumschiff 1
empires-ship-ship-2 = Raumschiff 2
empires-ship-ship-3 = Raumschiff 3
empires-ship-ship-4 = Raumschiff 4
empires-ship-ship-5 = Raumschiff 5
empires-ship-ship-6 = Raumschiff 6
empires-ship-orange-ship = Raumschiff Orange
empires-ship-purple-ship = Raumschiff Lila
empires-ship-pink-ship = Raumschiff Rosa
empires-ship-green-ship = Raumschiff Grün
empires-seat-yellow = Gelb
empires-seat-blue = Blau
empires-seat-red = Rot
empires-seat-white = Weiß
empires-hole-alpha-gate = α-Ecke
empires-hole-alpha-edge-a = α-Rand links
empires-hole-alpha-edge-b = α-Rand oben
empires-hole-alpha-middle = α-Mitte
empires-hole-alpha-border-a = α-Grenze zu δ
empires-hole-alpha-border-b = α-Grenze zu β
empires-hole-alpha-central = α-Kern
empires-hole-beta-gate = β-Ecke
empires-hole-beta-edge-a = β-Rand rechts
empires-hole-beta-edge-b = β-Rand oben
empires-hole-beta-middle = β-Mitte
empires-hole-beta-border-a = β-Grenze zu γ
empires-hole-beta-border-b = β-Grenze zu α
empires-hole-beta-central = β-Kern
empires-hole-gamma-gate = γ-Ecke
empires-hole-gamma-edge-a = γ-Rand rechts
empires-hole-gamma-edge-b = γ-Rand unten
empires-hole-gamma-middle = γ-Mitte
empires-hole-gamma-border-a = γ-Grenze zu β
empires-hole-gamma-border-b = γ-Grenze zu δ
empires-hole-gamma-central = γ-Kern
empires-hole-delta-gate = δ-Ecke
empires-hole-delta-edge-a = δ-Rand links
empires-hole-delta-edge-b = δ-Rand unten
empires-hole-delta-middle = δ-Mitte
empires-hole-delta-border-a = δ-Grenze zu α
empires-hole-delta-border-b = δ-Grenze zu γ
empires-hole-delta-central = δ-Kern
empires-place-orange = oranger Planet
empires-place-purple = lila Planet
empires-place-pink = rosa Planet
empires-place-green = grüner Planet
empires-place-blue = blauer Reliktplanet
empires-place-artifact = Artefakt
empires-place-gate = Warpgate
empires-place-wormhole-a = Wurmloch A
empires-place-wormhole-b = Wurmloch B
empires-place-destroyed = zerstörter Planet
empires-ring-near = neben der Scheibe
empires-ring-middle = auf dem Ring
empires-ring-far = außen am Ring
empires-building-outpost = Stützpunkt
empires-building-city = Stadt
empires-building-research-centre = Forschungszentrum
empires-building-starbase = Sternenbasis
empires-piece-troop = { $count ->
    [one] Truppe
   *[other] Truppen
}
empires-piece-outpost = { $count ->
    [one] Stützpunkt
   *[other] Stützpunkte
}
empires-piece-city = { $count ->
    [one] Stadt
   *[other] Städte
}
empires-piece-research-centre = { $count ->
    [one] Forschungszentrum
   *[other] Forschungszentren
}
empires-piece-starbase = { $count ->
    [one] Sternenbasis
   *[other] Sternenbasen
}
empires-payment-pieces = Den üblichen Preis bezahlen
empires-payment-troops = Nur mit Truppen bezahlen (Modulbauweise)
empires-payment-energy = Mit Raumschiff und Energie bezahlen (Draveth-Werften)
empires-payment-constructor = 1 Truppe oder 1 Raumschiff weniger bezahlen (Konstruktor)
empires-colour-orange = orange
empires-colour-purple = lila
empires-colour-pink = rosa
empires-colour-green = grün
empires-use-development = Bebauung
empires-use-overload = Überlastung
empires-use-plasma-shot = Plasmaschuss
empires-use-conversion = Umwandlung
empires-use-transmutation = Transmutation
empires-use-settlement = Besiedlung
empires-use-shipyard = Werft
empires-part-ships = Raumschiffe in Orbits legen
empires-part-move = Schnipsen
empires-part-troops = Truppen auf Planeten legen
empires-part-attack = Angriffs-Bonus nehmen
empires-part-build = Bauen
empires-part-energy = Energie zurückerhalten
empires-quadrant-alpha = α
empires-quadrant-beta = β
empires-quadrant-gamma = γ
empires-quadrant-delta = δ
empires-megastructure-dyson-sphere = { empires-option-megastructure-dyson-sphere }
empires-megastructure-star-devourer = { empires-option-megastructure-star-devourer }
empires-megastructure-converter = { empires-option-megastructure-converter }
empires-megastructure-ring-world = { empires-option-megastructure-ring-world }

## Punkte nach Herkunft
empires-points-tokens = Siegpunktplättchen
empires-points-troops = Truppen
empires-points-home = Planeten daheim
empires-points-foreign = Planeten anderswo
empires-points-relic-planets = Reliktplaneten
empires-points-stars = Sterne
empires-points-missions = Missionen
empires-points-libraries = Alienbibliotheken

## Fragen
empires-ask-choose-empire = Welches Imperium führst du?
empires-ask-choose-action = Welche Aktion führst du in diesem Zug aus?
empires-ask-move =
    { $count ->
        [0] Bewegen: kein Schnipser mehr. Noch Manöver?
        [one] Bewegen: noch 1 Schnipser und beliebig viele Manöver.
       *[other] Bewegen: noch { $count } Schnipser und beliebig viele Manöver.
    }
empires-ask-aim = Wohin schnipst du { $ship }, und wie kräftig?
empires-ask-towards = In welche Richtung bringt der Raketenantrieb { $ship }?
empires-ask-sling = { $ship } ist abgeprallt: Legst du das Raumschiff in den Orbit eines dieser Planeten, oder bleibt es, wo es ist?
empires-ask-put-ship = Wohin im Orbit legst du { $ship }? ({ $hole })
empires-ask-put-base = Wohin im Orbit legst du die Sternenbasis? ({ $hole })
empires-ask-place-ship = Wohin in der Galaxie legst du { $ship }?
empires-ask-place-mine = Wohin legst du die Mine?
empires-ask-through-gate = Zu welchem deiner Planeten reist { $ship }?
empires-ask-put-beside-carrier = Auf welche Seite des Trägerschiffs legst du das Raumschiff?
empires-ask-supplies = Vorräte: Erhältst du Energie zurück, oder auf welchen Planeten legst du eine Truppe?
empires-ask-lay-library = Auf welchen Planeten legst du die Bibliothek?
empires-ask-deploy =
    { $count ->
        [0] Einsetzen: Mehr geht nur mit Energie.
        [one] Einsetzen: Was und wo? Noch 1×.
       *[other] Einsetzen: Was und wo? Noch { $count }×.
    }
empires-ask-build = Was baust du, und wo?
empires-ask-payment = Wie bezahlst du? ({ $building }, { $hole })
empires-ask-pay-ships = { $count ->
    [one] Welches Raumschiff im Orbit gibst du für die Sternenbasis? ({ $hole })
   *[other] Welche { $count } Raumschiffe im Orbit gibst du für die Sternenbasis? ({ $hole })
}
empires-ask-terraform = Welche Farbe bekommt der Planet { $hole }?
empires-ask-mark-destroyed = Welches Plättchen markiert den zerstörten Planeten { $hole }?
empires-ask-research-any = Welche Technologie erforschst du?
empires-ask-interact =
    { $count ->
        [0] Interagieren: Mehr geht nur mit Energie.
        [one] Interagieren: Womit?
       *[other] Interagieren: Womit? Noch { $count }×.
    }
empires-ask-relic-parts = Welchen Effekt nutzt du als Nächstes? ({ $discovery })
empires-ask-warp-ships = { $count ->
    [one] In welchen Orbit legst du ein Raumschiff?
   *[other] In welchen Orbit legst du ein Raumschiff? Bis zu { $count }.
}
empires-ask-yard-ships = { $count ->
    [one] Legst du ein Raumschiff in den Orbit der Ringwelt?
   *[other] Legst du ein Raumschiff in den Orbit der Ringwelt? Bis zu { $count }.
}
empires-ask-which-ship = Welches Raumschiff legst du in den Orbit? ({ $hole })
empires-ask-place-troops = { $count ->
    [one] Auf welchen Planeten legst du eine Truppe?
   *[other] Auf welchen Planeten legst du eine Truppe? Bis zu { $count }.
}
empires-ask-swap = Welche Planeten vertauschst du?
empires-ask-give-troop = Welche Truppe gibst du für die Umwandlung?
empires-ask-convert = Welche Technologie erforschst du?
empires-ask-transmute = Welcher deiner Planeten wechselt die Farbe?
empires-ask-aim-plasma = Wohin schießt du, und wie kräftig? ({ $hole })
empires-ask-attack = Was greifst du an?
empires-ask-join-attack = Welches Raumschiff nimmt am Angriff teil? Angriff { $attack }, Verteidigung { $defence }.
empires-ask-keep-building = Welches Gebäude bleibt? ({ $hole })
empires-ask-jump-troops = { $count ->
    [one] Bringst du eine Truppe dorthin? ({ $hole })
   *[other] Bringst du Truppen dorthin? Bis zu { $count }. ({ $hole })
}
empires-ask-move-robots = Wohin ziehen die Roboter?
empires-ask-move-bases = Welche Sternenbasis bewegst du, und wohin?
empires-ask-end-turn = Dein Zug ist fertig. Beendest du ihn?

## Was eine Frage bedeutet
empires-help-choose-empire = Ihr wählt in umgekehrter Spielreihenfolge, und jedes Mal ist eine Karte weniger da. Die letzte kommt zurück in die Schachtel.
empires-help-choose-action = Genau eine von vieren: Bewegen (2× schnipsen und beliebig viele Manöver), Einsetzen (2× Truppe oder Raumschiff), Bauen (1 Gebäude), Interagieren (1× Relikt, Mission, Archiv oder Megastruktur). Alle außer Bauen lassen sich mit Energie verstärken, je Energie um 1.
empires-help-move = Jeder Schnipser bewegt ein Raumschiff. Davor und danach führst du beliebig viele Manöver mit beliebigen Raumschiffen durch, nur nicht an blockierten Orten. Energie bringt weitere Schnipser.
empires-help-aim = Das Raumschiff gleitet, prallt von Orten und eigenen Raumschiffen ab und bleibt liegen. Das erste gegnerische Raumschiff, das es berührt, wird gerammt: Beide werden zerstört. Wer die Galaxie verlässt, ist verschollen. { $error ->
    [0] In dieser Partie ist deine Hand völlig sicher: Das Raumschiff fliegt genau, wie du zielst.
   *[other] Deine Hand macht bei Richtung und Kraft einen kleinen Fehler.
}
empires-help-towards = Das Raumschiff fliegt genau die lange Kante des Reichweite-Plättchens weit. Es darf nicht im Orbit eines Planeten enden, den ein Gegner oder ein Roboter kontrolliert, und nicht in langer Reichweite eines gegnerischen Raumschiffs.
empires-help-sling = Gravitationsschlinge: Das Raumschiff darf bei einem Planeten ohne gegnerisches Raumschiff im Orbit bleiben. In diesem Zug kannst du es nicht mehr schnipsen.
empires-help-put-ship = Überall im Orbit, wo Platz ist: neben der Scheibe, auf dem Ring, oder so, dass es den Ring von außen gerade berührt.
empires-help-put-base = Überall im Orbit, wo Platz ist. Sternenbasen gehören zu ihrem Planeten; sie zu berühren ist kein Rammen.
empires-help-place-ship = Das Phasenschiff legst du irgendwohin, statt es zu schnipsen, auf den Zentimeter genau.
empires-help-place-mine = In kurzer Reichweite eines deiner Raumschiffe; sie darf kein Raumschiff und keinen Orbit berühren.
empires-help-through-gate = Ein Planet von dir, der nicht blockiert ist und Platz im Orbit hat.
empires-help-put-beside-carrier = Das Raumschiff muss das Trägerschiff berühren.
empires-help-supplies = Erhalte bis zu 2 Energie zurück, oder lege eine Truppe von deinem Tableau auf einen Planeten, den du kontrollierst oder in dessen Orbit ein Raumschiff von dir ist, blockiert oder nicht. Wähle eines davon.
empires-help-lay-library = Das Ereignis lag auf einem Artefakt. Die Bibliothek kommt deshalb auf einen aufgedeckten Planeten des Quadranten mit weniger als drei Truppen und Gebäuden.
empires-help-deploy = Eine Truppe kommt auf einen Planeten mit einem Stützpunkt oder einer Stadt von dir, ein Raumschiff in den Orbit deines Warpgates. Nicht an blockierten Orten. Energie bringt mehr davon.
empires-help-build = Ein Gebäude auf einem deiner Planeten, der nicht blockiert ist. Stützpunkt und Forschungszentrum kosten eine Truppe dort, eine Stadt eine Truppe und einen Stützpunkt dort, eine Sternenbasis zwei Raumschiffe im Orbit. Bauen lässt sich nicht verstärken.
empires-help-payment = Du kannst wie üblich bezahlen, oder so, wie eine Technologie oder dein Imperium es erlaubt.
empires-help-pay-ships = Sie kommen zurück auf dein Tableau.
empires-help-terraform = Der Planet bekommt ein Plättchen in einer der übrigen Farben, für den Rest der Partie. Er ist dann kein Reliktplanet mehr.
empires-help-mark-destroyed = Eines der bereitliegenden Planetenplättchen wird umgedreht und markiert den Planeten. Seine Farbe fehlt von nun an beim Terraforming.
empires-help-research-any = Universalwissenschaft: die niedrigste Stufe, die dir in einer beliebigen Farbe fehlt, oder wie üblich das, was das neue Zentrum bringt.
empires-help-interact = Nutze ein Relikt, nimm eines aus dem Archiv, erfülle eine Mission oder nutze eine Megastruktur. Jede Karte und jedes Plättchen einmal pro Zug. Energie bringt mehr davon.
empires-help-relic-parts = Beliebig viele seiner Effekte, in beliebiger Reihenfolge. Danach ist das Relikt aus dem Spiel.
empires-help-warp-ships = Raumschiffe von deinem Tableau kommen in Orbits von Planeten, die du kontrollierst, blockiert oder nicht.
empires-help-yard-ships = Raumschiffe von deinem Tableau kommen in den Orbit der Megastruktur.
empires-help-which-ship = Ein normales oder ein Fortschrittliches Raumschiff von deinem Tableau.
empires-help-place-troops = Von deinem Tableau, blockiert oder nicht; auf einem Planeten ist Platz für höchstens drei Truppen, Roboter und Gebäude.
empires-help-swap = Zwei Planeten, in deren Orbit ein Raumschiff von dir ist und die kein Gegner kontrolliert, verdeckt oder nicht. Alles darauf und ihre Sternenbasen gehen mit. Du kannst auch aufhören, ohne zu tauschen; das Relikt ist in jedem Fall verbraucht.
empires-help-give-troop = Sie kommt zurück auf dein Tableau.
empires-help-convert = Eine beliebige Technologie, die dir fehlt, auch außer der Reihe, höchstens so hoch wie die Zahl deiner Forschungszentren.
empires-help-transmute = Ein Planet, den du kontrollierst, bekommt ein Plättchen einer anderen Farbe, solange es welche gibt.
empires-help-aim-plasma = Die Plasmakanone wird aus dem Orbit geschnipst. Das erste gegnerische Raumschiff, das sie berührt, wird zerstört; ein gegnerischer Planet, den sie zuerst berührt und dessen Verteidigungswert kleiner als 4 ist, wird für immer zerstört. { $error ->
    [0] In dieser Partie fliegt sie genau, wie du zielst.
   *[other] Deine Hand macht einen kleinen Fehler.
}
empires-help-attack = { $classic ->
    [1] Deine Raumschiffe greifen gegnerische Raumschiffe in kurzer Reichweite an (mit der Langen Reichweite auch in langer) und Planeten, in deren Orbit sie sind; jedes Raumschiff einmal. Der Angriff zusammen muss größer sein als die Verteidigung. Du erhältst Siegpunkte in Höhe der Verteidigung, mindestens 1. Ein Planet mit einem gegnerischen Raumschiff im Orbit kann nicht angegriffen werden.
   *[0] Deine Raumschiffe greifen gegnerische Raumschiffe in kurzer Reichweite an (mit der Technologie Langstrecken-Laser auch in langer) und Planeten, in deren Orbit sie sind, jedes einmal. Die Summe der Angriffswerte muss größer sein als der Verteidigungswert. Du erhältst Siegpunkte in Höhe des Verteidigungswerts, mindestens 1. Einen Planeten mit einem gegnerischen Raumschiff im Orbit greifst du nur mit der Technologie Schildbrecher an.
}
empires-help-join-attack = Raumschiffe schließen sich eines nach dem anderen an, bis der Angriff stark genug ist. Jedes nimmt an einem Angriff teil.
empires-help-keep-building = Notfallbunker: Ein Gebäude bleibt, und der Angreifer erhält nur die Hälfte der Punkte.
empires-help-jump-troops = Hyperraumsprung-Truppen: von deinem Tableau oder von anderen deiner Planeten.
empires-help-move-robots = Auf einen verdeckten Ort des Quadranten, den sie entdecken; sonst auf einen Planeten dort, den niemand kontrolliert; sonst auf einen solchen Ort irgendwo. Ein Roboter kommt dazu.
empires-help-move-bases = Zu aufgedeckten Planeten, die kein Gegner kontrolliert; jede Sternenbasis einmal.
empires-help-end-turn = Bis du deinen Zug beendest, kannst du deine letzten Antworten zurücknehmen. Danach ist der Nächste am Zug.

## Antworten
empires-do-choose = { $action }
empires-do-empire = { $empire }
empires-do-flick = { $ship } schnipsen
empires-do-jet = Raketenantrieb: { $ship }
empires-do-phase = { $ship } an eine beliebige Stelle legen
empires-do-jump = { $ship } kostenlos schnipsen
empires-do-reposition = { $ship } im Orbit neu positionieren
empires-do-shift-base = Sternenbasis { $base } im Orbit neu positionieren
empires-do-land = { $ship } landen
empires-do-launch = { $ship } starten: { $hole }
empires-do-discover = Entdecken: { $hole }
empires-do-wormhole = Mit { $ship } durch das Wurmloch reisen
empires-do-jump-gate = Mit { $ship } durch die Sprungtore reisen
empires-do-carry = Ein Raumschiff neben das Trägerschiff legen
empires-do-lay-mine = { $mine ->
    [0] Mine legen
   *[other] Mine { $mine } verlegen
}
empires-do-raise = In eine Megastruktur verwandeln: { $hole }
empires-do-seize = Megastruktur übernehmen: { $hole }
empires-do-put = { $ring }, Stellung { $angle }
empires-do-place = { $column } cm von links, { $row } cm von oben
empires-do-at = { $hole }
empires-do-towards = Richtung { $angle }°
empires-do-deploy-troop = Truppe: { $hole }
empires-do-deploy-ship = { $ship } einsetzen
empires-do-build = { $building } bauen: { $hole }
empires-do-pay = { $payment }
empires-do-pay-ship = { $ship } geben
empires-do-colour = { $colour }
empires-do-research = Erforschen: { $tech }
empires-do-relic = Relikt nutzen: { $discovery }
empires-do-take = Aus dem Archiv nehmen: { $discovery }
empires-do-mission = Mission erfüllen: { $mission }
empires-do-use = { $use }: { $hole }
empires-do-part = { $part }
empires-do-from = Truppe von { $hole }
empires-do-boost =
    { $energy ->
        [one] Verstärken: 1 Energie, 1× öfter
       *[other] Verstärken: 2er-Energieplättchen, { $energy }× öfter
    }
empires-do-attack-ship = { $ship } von { $seat } angreifen
empires-do-attack-planet = Planeten angreifen: { $hole }
empires-do-attack-guardian = Wächterraumschiff in { $quadrant } angreifen
empires-do-join = Mit { $ship } angreifen
empires-do-add-bonus = Bonus +{ $bonus } eines Relikts dazunehmen
empires-do-move-base = Sternenbasis { $base } nach { $hole }
empires-do-keep = Behalten: { $building }
empires-do-sling = In den Orbit: { $hole }
empires-do-done = Fertig
empires-do-end-turn = Zug beenden
empires-do-aim = Richtung { $direction } Zehntelgrad, Kraft { $power }

## Was geschehen ist
empires-event-turn-begun = { $you ->
    [yes] Dein Zug
   *[no] Zug von { $player }
}
empires-event-action-chosen = { $you ->
    [yes] Du wählst { $action }.
   *[no] { $player } wählt { $action }.
}
empires-event-empire-chosen = { $you ->
    [yes] Du führst: { $empire }.
   *[no] { $player } führt: { $empire }.
}
empires-event-boosted = { $you ->
    [yes] Du verstärkst die Aktion mit { $energy } Energie.
   *[no] { $player } verstärkt die Aktion mit { $energy } Energie.
}
empires-event-energy-regained = { $you ->
    [yes] Du erhältst { $count } Energie zurück.
   *[no] { $player } erhält { $count } Energie zurück.
}
empires-event-unlocked =
    { $you ->
        [yes]
            Du schaltest 1 Energie und { $building ->
                [Sternenbasis] 1 Raumschiff
               *[other] 1 Truppe
            } frei.
       *[no]
            { $player } schaltet 1 Energie und { $building ->
                [Sternenbasis] 1 Raumschiff
               *[other] 1 Truppe
            } frei.
    }
empires-event-scored =
    { $you ->
        [yes]
            Du erhältst { $points ->
                [one] 1 Siegpunkt
               *[other] { $points } Siegpunkte
            }.
       *[no]
            { $player } erhält { $points ->
                [one] 1 Siegpunkt
               *[other] { $points } Siegpunkte
            }.
    }
empires-event-flicked = { $you ->
    [yes] Du schnipst { $ship } mit Kraft { $power }.
   *[no] { $player } schnipst { $ship } mit Kraft { $power }.
}
empires-event-flicked-into-orbit = { $you ->
    [yes] Du schnipst { $ship } mit Kraft { $power } in den Orbit von { $hole }.
   *[no] { $player } schnipst { $ship } mit Kraft { $power } in den Orbit von { $hole }.
}
empires-event-flicked-into-space = { $you ->
    [yes] Du schnipst { $ship } mit Kraft { $power } in den freien Raum bei { $hole }.
   *[no] { $player } schnipst { $ship } mit Kraft { $power } in den freien Raum bei { $hole }.
}
empires-event-plasma-fired = { $you ->
    [yes] Du feuerst die Plasmakanone mit Kraft { $power } ab. ({ $hole })
   *[no] { $player } feuert die Plasmakanone mit Kraft { $power } ab. ({ $hole })
}
empires-event-jetted = { $you ->
    [yes] Du bewegst { $ship } mit Raketenantrieb in den Orbit von { $hole }.
   *[no] { $player } bewegt { $ship } mit Raketenantrieb in den Orbit von { $hole }.
}
empires-event-jetted-into-space = { $you ->
    [yes] Du bewegst { $ship } mit Raketenantrieb in den freien Raum bei { $hole }.
   *[no] { $player } bewegt { $ship } mit Raketenantrieb in den freien Raum bei { $hole }.
}
empires-event-rammed = { $you ->
    [yes] Du rammst mit { $ship } bei { $hole }: { $other_ship } von { $seat }. Beide sind zerstört.
   *[no] { $player } rammt mit { $ship } bei { $hole }: { $other_ship } von { $seat }. Beide sind zerstört.
}
empires-event-ram-withstood = { $you ->
    [yes] Du rammst bei { $hole }: { $other_ship } von { $seat }. Zerstört ist nur { $ship } von dir.
   *[no] { $player } rammt bei { $hole }: { $other_ship } von { $seat }. Zerstört ist nur { $ship } von { $player }.
}
empires-event-guardian-rammed = { $you ->
    [yes] Du rammst das Wächterraumschiff in { $quadrant }: { $ship } wird zerstört.
   *[no] { $player } rammt das Wächterraumschiff in { $quadrant }: { $ship } wird zerstört.
}
empires-event-mine-hit = { $you ->
    [yes] Du triffst bei { $hole } eine Mine von { $seat }: { $ship } wird zerstört.
   *[no] { $player } trifft bei { $hole } eine Mine von { $seat }: { $ship } wird zerstört.
}
empires-event-lost =
    { $you ->
        [yes] Du verlierst { $ship }: im All verschollen.
       *[no] { $player } verliert { $ship }: im All verschollen.
    }
empires-event-pushed-out = { $you ->
    [yes] { $seat } schubst an den Rand der Galaxie: { $ship } von dir.
   *[no] { $seat } schubst an den Rand der Galaxie: { $ship } von { $player }.
}
empires-event-pushed-into-orbit = { $you ->
    [yes] { $seat } schubst in den Orbit von { $hole }: { $ship } von dir.
   *[no] { $seat } schubst in den Orbit von { $hole }: { $ship } von { $player }.
}
empires-event-pushed-into-space = { $you ->
    [yes] { $seat } schubst aus dem Orbit von { $hole }: { $ship } von dir.
   *[no] { $seat } schubst aus dem Orbit von { $hole }: { $ship } von { $player }.
}
empires-event-repositioned = { $you ->
    [yes] Du positionierst { $ship } im Orbit neu. ({ $hole })
   *[no] { $player } positioniert { $ship } im Orbit neu. ({ $hole })
}
empires-event-base-shifted = { $you ->
    [yes] Du positionierst eine Sternenbasis im Orbit neu. ({ $hole })
   *[no] { $player } positioniert eine Sternenbasis im Orbit neu. ({ $hole })
}
empires-event-slung =
    { $you ->
        [yes] Gravitationsschlinge: Du legst { $ship } in den Orbit. ({ $hole })
       *[no] Gravitationsschlinge: { $player } legt { $ship } in den Orbit. ({ $hole })
    }
empires-event-phased = { $you ->
    [yes] Du legst { $ship } in den Orbit von { $hole }.
   *[no] { $player } legt { $ship } in den Orbit von { $hole }.
}
empires-event-phased-into-space = { $you ->
    [yes] Du legst { $ship } in den freien Raum bei { $hole }.
   *[no] { $player } legt { $ship } in den freien Raum bei { $hole }.
}
empires-event-landed = { $you ->
    [yes] Du landest { $ship } auf { $hole }.
   *[no] { $player } landet { $ship } auf { $hole }.
}
empires-event-launched = { $you ->
    [yes] Du startest { $ship } von { $hole }.
   *[no] { $player } startet { $ship } von { $hole }.
}
empires-event-travelled =
    { $you ->
        [yes] Du reist mit { $ship } in einen anderen Orbit: { $hole }.
       *[no] { $player } reist mit { $ship } in einen anderen Orbit: { $hole }.
    }
empires-event-carried = { $you ->
    [yes] Du legst { $ship } neben dein Trägerschiff.
   *[no] { $player } legt { $ship } neben das Trägerschiff.
}
empires-event-mine-laid = { $you ->
    [yes] Du legst eine Mine bei { $hole }.
   *[no] { $player } legt eine Mine bei { $hole }.
}
empires-event-discovered = { $hole } ist entdeckt: { $place }, { $discovery }.
empires-event-relic-archived = Ins Reliktarchiv: { $discovery }.
empires-event-library-laid = Eine Alienbibliothek kommt auf { $hole }.
empires-event-guardian-came = Ein Wächterraumschiff erscheint in { $quadrant }.
empires-event-troop-deployed = { $you ->
    [yes] Du legst eine Truppe auf { $hole }.
   *[no] { $player } legt eine Truppe auf { $hole }.
}
empires-event-troop-deployed-many = { $you ->
    [yes] Du legst { $times } Truppen auf { $hole }.
   *[no] { $player } legt { $times } Truppen auf { $hole }.
}
empires-event-troop-moved = { $you ->
    [yes] Du bringst eine Truppe von { $other_hole } nach { $hole }.
   *[no] { $player } bringt eine Truppe von { $other_hole } nach { $hole }.
}
empires-event-troop-paid = { $you ->
    [yes] Du bezahlst eine Truppe von { $hole }.
   *[no] { $player } bezahlt eine Truppe von { $hole }.
}
empires-event-ship-deployed =
    { $you ->
        [yes] Du legst { $ship } in den Orbit: { $hole }.
       *[no] { $player } legt { $ship } in den Orbit: { $hole }.
    }
empires-event-ship-deployed-many =
    { $you ->
        [yes] Du legst { $ship } in den Orbit: { $hole }.
       *[no] { $player } legt { $ship } in den Orbit: { $hole }.
    }
empires-event-built = { $you ->
    [yes] Du baust auf { $hole }: { $building }.
   *[no] { $player } baut auf { $hole }: { $building }.
}
empires-event-terraformed = { $you ->
    [yes] Du terraformst { $hole }: { $colour }.
   *[no] { $player } terraformt { $hole }: { $colour }.
}
empires-event-researched = { $you ->
    [yes] Du erforschst { $tech }.
   *[no] { $player } erforscht { $tech }.
}
empires-event-relic-used = { $you ->
    [yes] Du nutzt das Relikt { $discovery }.
   *[no] { $player } nutzt das Relikt { $discovery }.
}
empires-event-relic-taken = { $you ->
    [yes] Du nimmst { $discovery } aus dem Reliktarchiv.
   *[no] { $player } nimmt { $discovery } aus dem Reliktarchiv.
}
empires-event-mission-completed = { $you ->
    [yes] Du erfüllst die Mission { $mission }.
   *[no] { $player } erfüllt die Mission { $mission }.
}
empires-event-structure-raised = { $you ->
    [yes] Du verwandelst das Artefakt { $hole } in eine Megastruktur.
   *[no] { $player } verwandelt das Artefakt { $hole } in eine Megastruktur.
}
empires-event-structure-seized = { $you ->
    [yes] Du übernimmst von { $seat } die Megastruktur { $hole }.
   *[no] { $player } übernimmt von { $seat } die Megastruktur { $hole }.
}
empires-event-structure-used = { $you ->
    [yes] Du nutzt die Megastruktur { $hole }: { $use }.
   *[no] { $player } nutzt die Megastruktur { $hole }: { $use }.
}
empires-event-planets-swapped = { $you ->
    [yes] Du vertauschst { $hole } und { $other_hole }.
   *[no] { $player } vertauscht { $hole } und { $other_hole }.
}
empires-event-ship-attacked = { $you ->
    [yes] Du zerstörst bei { $hole }: { $ship } von { $seat }.
   *[no] { $player } zerstört bei { $hole }: { $ship } von { $seat }.
}
empires-event-planet-attacked = { $you ->
    [yes] Du greifst den Planeten { $hole } an.
   *[no] { $player } greift den Planeten { $hole } an.
}
empires-event-pieces-lost = { $you ->
    [yes] { $seat } greift an: Du verlierst { $count } { $piece } bei { $hole }.
   *[no] { $seat } greift an: { $player } verliert { $count } { $piece } bei { $hole }.
}
empires-event-building-kept = { $you ->
    [yes] Deine Notfallbunker erhalten ein Gebäude bei { $hole }: { $building }.
   *[no] Die Notfallbunker von { $player } erhalten ein Gebäude bei { $hole }: { $building }.
}
empires-event-guardian-attacked = { $you ->
    [yes] Du zerstörst das Wächterraumschiff in { $quadrant }.
   *[no] { $player } zerstört das Wächterraumschiff in { $quadrant }.
}
empires-event-planet-destroyed = { $you ->
    [yes] Dein Angriff zerstört den Planeten { $hole } für immer.
   *[no] Der Angriff von { $player } zerstört den Planeten { $hole } für immer.
}
empires-event-token-taken = Das Planetenplättchen dafür fehlt nun beim Terraforming: { $colour }.
empires-event-library-lost = Die Alienbibliothek geht mit verloren: { $hole }.
empires-event-robots-moved = { $count ->
    [one] Der Roboter zieht von { $other_hole } nach { $hole }.
   *[other] Die Roboter ziehen von { $other_hole } nach { $hole } und sind dort zu { $count }.
}
empires-event-base-moved = { $you ->
    [yes] Du bewegst eine Sternenbasis von { $other_hole } nach { $hole }.
   *[no] { $player } bewegt eine Sternenbasis von { $other_hole } nach { $hole }.
}
empires-event-end-triggered = { $you ->
    [yes] Du löst das Spielende aus: Alle sind noch einmal am Zug.
   *[no] { $player } löst das Spielende aus: Alle sind noch einmal am Zug.
}
empires-event-game-ended =
    { $you ->
        [yes]
            Das Spiel ist zu Ende: Du gewinnst mit { $points ->
                [one] 1 Siegpunkt
               *[other] { $points } Siegpunkten
            }!
       *[no]
            Das Spiel ist zu Ende: { $player } gewinnt mit { $points ->
                [one] 1 Siegpunkt
               *[other] { $points } Siegpunkten
            }!
    }

## Warum nicht
empires-why-blockaded = Ein gegnerisches Raumschiff blockiert den Ort.
empires-why-no-ship-to-move = Du hast kein Raumschiff in der Galaxie und kannst nirgends eines starten.
empires-why-nothing-to-deploy = Du hast nichts mehr einzusetzen, oder keinen Platz dafür.
empires-why-nothing-to-build = Nirgends hast du, was ein Gebäude kostet.
empires-why-nothing-to-interact = Du hast kein Relikt und keine erfüllbare Mission, und es gibt nichts zu nehmen oder zu nutzen.
empires-why-no-steps-left = Du hast diese Aktion so oft ausgeführt, wie du darfst; Energie bringt mehr davon.
empires-why-no-energy = Das kostet Energie, und du hast keine mehr.
empires-why-needs-energy = Das kostet { $energy } Energie, und du hast { $own }.
empires-why-not-boostable = Der Bonus eines Relikts lässt sich nicht verstärken.
empires-why-build-not-boostable = Bauen lässt sich nicht verstärken.
empires-why-must-act = Du hast diese Aktion gewählt: Tu zuerst etwas damit.
empires-why-jet-only = In dieser Partie gibt es nur den Raketenantrieb.
empires-why-slung = Nach der Gravitationsschlinge wird es in diesem Zug weder geschnipst noch neu gestartet.
empires-why-no-safe-way = Jede Richtung endet bei einem Planeten von Gegnern oder Robotern, in langer Reichweite eines gegnerischen Raumschiffs, auf einer anderen Scheibe oder außerhalb der Galaxie.
empires-why-not-in-orbit = Es ist in keinem Orbit.
empires-why-repositioned = Es wurde seit dem letzten Schnipser schon neu positioniert.
empires-why-free-flicks-used = Es hat den kostenlosen Schnipser dieses Orbits in diesem Zug schon achtmal genutzt.
empires-why-no-free-flick = Kostenlos schnipst du nur bei Artefakten, oder wo eine deiner Technologien es erlaubt.
empires-why-face-down = Der Ort ist noch nicht entdeckt.
empires-why-no-planet = Das geht nur bei Planeten.
empires-why-controlled = { $seat } kontrolliert den Planeten.
empires-why-controlled-by-robots = Roboter kontrollieren den Planeten.
empires-why-not-yours = Du kontrollierst den Planeten nicht.
empires-why-planet-full = Auf einem Planeten ist Platz für höchstens drei Truppen, Roboter und Gebäude.
empires-why-orbit-full = Im Orbit ist kein Platz.
empires-why-no-troop-left = Auf deinem Tableau ist keine Truppe mehr.
empires-why-no-ship-left = Auf deinem Tableau ist kein Raumschiff mehr.
empires-why-no-troop-there = Du hast dort keine Truppe.
empires-why-cannot-land = Dieses Fortschrittliche Raumschiff kann nicht landen.
empires-why-new-ship = Ein neues Fortschrittliches Raumschiff steht ab deinem nächsten Zug bereit.
empires-why-no-ship-there = Keines deiner Raumschiffe ist in seinem Orbit.
empires-why-once-a-turn = Das hast du in diesem Zug schon getan.
empires-why-no-gate-target = Du kontrollierst keinen anderen Planeten, der offen ist und Platz im Orbit hat.
empires-why-carrier-away = Dein Trägerschiff ist nicht in der Galaxie.
empires-why-no-room = Für das Raumschiff ist kein Platz.
empires-why-no-ship-out = Du hast kein Raumschiff in der Galaxie.
empires-why-mines-laid = Deine beiden Minen liegen in der Galaxie; du kannst sie nur verlegen.
empires-why-own-structure = Die Megastruktur gehört dir schon.
empires-why-no-base-for-troops = Truppen setzt du auf Planeten mit einem Stützpunkt oder einer Stadt von dir ein.
empires-why-none-left = Davon ist auf deinem Tableau nichts mehr übrig.
empires-why-needs-troop = Das kostet eine Truppe von dir auf dem Planeten.
empires-why-needs-outpost = Das kostet eine Truppe und einen Stützpunkt von dir auf dem Planeten.
empires-why-needs-ships =
    { $count ->
        [one] Das kostet 1 Raumschiff von dir im Orbit.
       *[other] Das kostet { $count } Raumschiffe von dir im Orbit; du hast dort { $own }.
    }
empires-why-other-planet = Das zweite Gebäude muss auf einem anderen Planeten stehen.
empires-why-fresh-relic = Ein entdecktes Relikt kannst du ab deinem nächsten Zug nutzen.
empires-why-archive-used = Aus dem Archiv nimmst du ein Relikt pro Zug.
empires-why-relics-full = Mehr als { $count } Relikte kannst du nicht haben.
empires-why-mission-completed = Diese Mission hast du schon erfüllt.
empires-why-mission-open = Ihre Voraussetzungen erfüllst du noch nicht.
empires-why-structure-used = Diese Megastruktur wurde in diesem Zug schon genutzt.
empires-why-structure-of-other = { $seat } kontrolliert die Megastruktur.
empires-why-nothing-to-use = Das brächte dir jetzt nichts.
empires-why-attacks-at-end = Angriffe kommen am Ende deines Zuges.
empires-why-too-weak = Dein Angriff ist { $attack }, die Verteidigung { $defence }: Er muss größer sein.
empires-why-out-of-range = Keines deiner Raumschiffe ist in Reichweite.
empires-why-ships-have-attacked = Deine Raumschiffe dort haben schon angegriffen.
empires-why-defended = Ein Raumschiff im Orbit verteidigt den Planeten.
empires-why-attacked-already = Diesen Planeten hast du in diesem Zug schon angegriffen.
empires-why-untouchable = Ein Moloch kann nicht angegriffen werden.

## Die Stellung
empires-turn-action = { $you ->
    [yes] Dein Zug – { $action }, noch { $left }×
   *[no] Zug von { $player } – { $action }, noch { $left }×
}
empires-last-round = die letzte Runde
empires-pool =
    { $count ->
        [one] 1 Siegpunkt im Vorrat
       *[other] { $count } Siegpunkte im Vorrat
    }
empires-points =
    { $points ->
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    }
empires-mark-yellow = G
empires-mark-blue = B
empires-mark-red = R
empires-mark-white = W
empires-face-down = verdeckt
empires-lies-gate = Warpgate von { $player }
empires-lies-structure = Megastruktur von { $player }
empires-lies-megastructure = Megastruktur
empires-lies-settlers = { $count } Siedler
empires-lies-besiegers = { $count } Roboter im Orbit
empires-lies-robots = { $count } Roboter
empires-lies-troops = { $count ->
    [one] 1 Truppe
   *[other] { $count } Truppen
}
empires-lies-outposts = { $count ->
    [one] 1 Stützpunkt
   *[other] { $count } Stützpunkte
}
empires-lies-cities = { $count ->
    [one] 1 Stadt
   *[other] { $count } Städte
}
empires-lies-centres = { $count ->
    [one] 1 Forschungszentrum
   *[other] { $count } Forschungszentren
}
empires-lies-bases = { $count ->
    [one] 1 Sternenbasis
   *[other] { $count } Sternenbasen
}
empires-lies-library = Alienbibliothek
empires-lies-defence = Verteidigung { $defence }
empires-lies-blockaded = blockiert für { $players }
empires-lies-in-orbit = { $x }/{ $y }, Orbit von { $hole }
empires-lies-in-space = { $x }/{ $y }
empires-ship-values = Angriff { $attack }, Verteidigung { $defence }
empires-base-at = { $hole } bei { $x }/{ $y }
empires-guardian-at = { $quadrant } bei { $x }/{ $y }
empires-mine-at = { $mark } Mine { $mine } bei { $x }/{ $y }
empires-label-ships = Raumschiffe
empires-label-bases = Sternenbasen
empires-label-guardians = Wächterraumschiffe
empires-label-mines = Minen
empires-label-archive = Reliktarchiv
empires-label-libraries = Wartende Bibliotheken
empires-label-tokens = Übrige Plättchen
empires-label-hidden = Verdeckt
empires-label-megastructure = Megastruktur
empires-label-technologies = Technologien
empires-label-missions = Missionen
empires-label-own = Du
empires-label-board = Tableau
empires-label-relics = Relikte
empires-label-techs = Technologien
empires-label-points = Punkte
empires-hidden-in = { $quadrant }: { $places }; darauf können liegen: { $tiles }{ $away ->
    [0] {""}
    [one] , eines davon ungesehen abgeworfen
   *[other] , { $away } davon ungesehen abgeworfen
}
empires-token = { $colour } { $count }
empires-has-energy = { $spent ->
    [0] { $energy } Energie
   *[other] { $energy } Energie ({ $spent } ausgegeben)
}
empires-has-double-ready = das 2er-Energieplättchen
empires-has-double-spent = das 2er-Energieplättchen (ausgegeben)
empires-has-troops = { $count ->
    [one] 1 Truppe
   *[other] { $count } Truppen
}
empires-has-ships = { $count ->
    [one] 1 Raumschiff
   *[other] { $count } Raumschiffe
}
empires-has-outposts = { $count ->
    [one] 1 Stützpunkt
   *[other] { $count } Stützpunkte
}
empires-has-cities = { $count ->
    [one] 1 Stadt
   *[other] { $count } Städte
}
empires-has-centres = { $count ->
    [one] 1 Forschungszentrum
   *[other] { $count } Forschungszentren
}
empires-has-bases = { $count ->
    [one] 1 Sternenbasis
   *[other] { $count } Sternenbasen
}
empires-has-new = { $thing } (ab dem nächsten Zug)
empires-has-bonus = Angriffs-Bonus +{ $bonus }
empires-tech-level = { $level } { $tech }
empires-tech-new = { $level } { $tech } (Erster: +{ $level })
empires-mission-worth = Erster { $first }, alle anderen { $others }
empires-mission-first = { $player } als Erstes
empires-mission-done = { $player }
empires-mission-ready = { $player } könnte
empires-costs-energy = { $energy } Energie
empires-put-at = { $ring }, { $degrees }°
empires-research-as-usual = Wie üblich, was das Zentrum bringt
empires-starbase-at = Sternenbasis bei { $hole } neu positionieren
empires-move-starbase = { $from } → { $to }

## Antworten, die getippt werden
empires-typed-aim = Tippe Richtung und Kraft: „132,5 40“ heißt 132,5° (0° rechts, 90° unten) mit Kraft 40, von 1 bis 100. Ist nichts im Weg, gleitet ein Raumschiff { $slide-30 } mm weit mit Kraft 30, { $slide-50 } mm mit 50, { $slide-70 } mm mit 70.
empires-typed-towards = Tippe eine Richtung in Grad: „90“ ist unten.
empires-typed-near = nah
empires-typed-middle = mitte
empires-typed-far = außen
empires-typed-put = Tippe einen Winkel in Grad (0° rechts, 90° unten) und { empires-typed-near } (neben der Scheibe), { empires-typed-middle } (auf dem Ring) oder { empires-typed-far } (außen am Ring): „45 { empires-typed-near }“. Winkel gehen in Schritten von 5°.
empires-typed-place = Tippe Millimeter von links und von oben: „360 120“, in Schritten von 10.

## Wo die Anleitung davon spricht
empires-chapter-places = Anleitung: Grundlagen, Seite 7
empires-chapter-ships = Anleitung: Grundlagen, Seite 8
empires-chapter-energy = Anleitung: Energie, Seiten 9 und 15
empires-chapter-turn = Anleitung: Dein Zug, Seite 11
empires-chapter-move = Anleitung: Bewegen, Seite 12
empires-chapter-manoeuvres = Anleitung: Manöver, Seiten 12–13
empires-chapter-deploy = Anleitung: Einsetzen, Seite 13
empires-chapter-build = Anleitung: Bauen, Seite 14
empires-chapter-research = Anleitung: Forschungszentrum, Seite 14
empires-chapter-interact = Anleitung: Interagieren, Seite 15
empires-chapter-attack = Anleitung: Angriffe ausführen, Seite 16
empires-chapter-scoring = Anleitung: Wertung, Seiten 17–19
empires-chapter-robots = Anleitung: Wächterroboter, Seiten 20–21
empires-chapter-wormholes = Anleitung: Wurmlöcher, Seite 21
empires-chapter-modules = Anleitung: Module, Seite 22
empires-chapter-empires = Anleitung: Imperien, Seite 23
empires-chapter-megastructures = Anleitung: Megastrukturen, Seite 23
empires-chapter-mines = Anleitung: Minen, Seite 23
empires-chapter-discoveries = Anleitung: Entdeckungsplättchen, Seite 32
empires-chapter-solo = Anleitung: Solokampagne, Seiten 27–31

## Was nicht sicher ist
empires-about-reconstructed = (Nicht sicher: Diese Karte ist rekonstruiert.)
empires-about-partly-reconstructed = (Nicht sicher, weil rekonstruiert: { $what }.)
empires-unsure-amount = wie viel Energie
empires-unsure-colour = ihre Farbe
empires-unsure-level = ihre Stufe
empires-unsure-ship = die Werte des Raumschiffs
empires-unsure-cost = die Kosten
empires-unsure-effects = die Effekte

## Technologien erklärt
empires-about-tech =
    Technologie, { $colour }, Stufe { $level }, Seite { $side }. Wer sie als Erstes erforscht, erhält { $level ->
        [one] 1 Siegpunkt
       *[other] { $level } Siegpunkte
    }.
empires-about-ship = Bringt ein Fortschrittliches Raumschiff: Angriff { $attack }, Verteidigung { $defence }. { $lands ->
    [yes] Es kann landen.
   *[no] Es kann nicht landen.
}
empires-about-tech-long-range-lasers = Deine Raumschiffe können gegnerische Raumschiffe auch in langer Reichweite angreifen.
empires-about-tech-energy-siphon = Am Ende eines Zuges, in dem du angegriffen hast, erhältst du 2 Energie zurück.
empires-about-tech-star-hammer = Gegen Planeten hat dieses Raumschiff +1 Angriff.
empires-about-tech-hyperspace-jump-troops = Hast du einen Planeten angegriffen, kannst du bis zu 3 Truppen vom Tableau oder von deinen Planeten auf ihn legen.
empires-about-tech-gravity-slingshot = Ist ein geschnipstes Raumschiff von einem Planeten abgeprallt, in dessen Orbit kein gegnerisches ist, kannst du es in diesen Orbit legen. In diesem Zug wird es nicht mehr geschnipst und nach einer Landung nicht neu gestartet.
empires-about-tech-hyperjump-stations = Manöver: Schnipse kostenlos ein Raumschiff aus einem Orbit, in dem auch eine Sternenbasis von dir ist.
empires-about-tech-phase-ship = Statt es zu schnipsen oder am Warpgate einzusetzen, legst du dieses Raumschiff irgendwohin in der Galaxie.
empires-about-tech-mobile-starbases = Am Ende deines Zuges können beliebige deiner Sternenbasen zu aufgedeckten Planeten ziehen, die kein Gegner kontrolliert.
empires-about-tech-energy-transfer = Wird einer deiner Planeten neu blockiert, erhältst du 1 Energie zurück.
empires-about-tech-orbital-defence = Jede deiner Sternenbasen zählt 2 statt 1 für die Verteidigung ihres Planeten.
empires-about-tech-juggernaut = Dieses Raumschiff kann nicht angegriffen werden, wird beim Gerammtwerden nicht zerstört und rammt selbst nie.
empires-about-tech-zero-point-energy = Am Ende deines Zuges erhältst du alle Energie zurück.
empires-about-tech-geothermal-energy = Sooft du einen Stützpunkt baust, erhältst du 2 Energie zurück.
empires-about-tech-orbital-habitat = Truppen kannst du auch auf Planeten mit einer deiner Sternenbasen im Orbit einsetzen.
empires-about-tech-constructor = Ein Gebäude auf einem Planeten, in dessen Orbit dieses Raumschiff ist, kostet eine Truppe oder ein Raumschiff weniger.
empires-about-tech-organic-buildings = Nach dem Bauen baust du noch einmal, auf einem anderen Planeten; einmal pro Zug.
empires-about-tech-ramming-prow = Sooft du ein gegnerisches Raumschiff oder ein Wächterraumschiff rammst, erhältst du 1 Punkt.
empires-about-tech-orbital-bombardment = Einmal pro Zug hat ein Angriff von dir auf einen Planeten +1.
empires-about-tech-battleship = Dieses Raumschiff wird nicht zerstört, wenn es gerammt wird.
empires-about-tech-shield-breaker = Du kannst Planeten angreifen, obwohl ein gegnerisches Raumschiff in ihrem Orbit ist.
empires-about-tech-afterburner = Manöver, einmal pro Zug: Schnipse kostenlos ein Raumschiff aus dem Orbit deines Warpgates.
empires-about-tech-jump-gates = Manöver: Gib 1 Energie aus und lege ein Raumschiff aus dem Orbit eines deiner Planeten in den eines anderen; keiner von beiden darf blockiert sein.
empires-about-tech-carrier = Manöver, einmal pro Zug: Lege ein normales Raumschiff vom Tableau so, dass es dieses berührt.
empires-about-tech-space-folding = Beim Bewegen schnipst du 4× statt 2×.
empires-about-tech-mines = Manöver, einmal pro Zug: Lege eine Mine in kurzer Reichweite eines deiner Raumschiffe, oder verlege eine. Wer auf sie geschnipst wird, wird mit ihr zerstört; war es ein Gegner, erhältst du 1 Punkt.
empires-about-tech-planetary-shields = Deine Planeten, auf denen ein Gebäude steht, haben +1 Verteidigung.
empires-about-tech-bastion = Ein Planet von dir, in dessen Orbit dieses Raumschiff ist, hat +2 Verteidigung und ist für dich nie blockiert.
empires-about-tech-emergency-bunkers = Wird ein Planet von dir angegriffen, bleibt dort ein Gebäude deiner Wahl, und der Angreifer erhält nur die Hälfte der Punkte (abgerundet, mindestens 1).
empires-about-tech-clone-labs = Beim Einsetzen hast du 3 Einsätze statt 2.
empires-about-tech-modular-construction = Eine Stadt kannst du mit zwei Truppen bezahlen statt mit Truppe und Stützpunkt.
empires-about-tech-colony-ship = Landet dieses Raumschiff, kommen bis zu 2 Truppen auf den Planeten.
empires-about-tech-universal-science = Baust du ein Forschungszentrum, kannst du stattdessen die niedrigste fehlende Stufe einer beliebigen Farbe erforschen.

## Entdeckungen, Missionen und Imperien erklärt
empires-about-relic = Relikt, einmal nutzbar mit Interagieren. Höchstens 3 Relikte; eines mehr kommt ins Archiv.
empires-about-event = Ereignis, wird sofort ausgeführt und abgeworfen.
empires-about-discovery-warp = Bis zu 4 Raumschiffe vom Tableau in Orbits von Planeten, die du kontrollierst, blockiert oder nicht.
empires-about-discovery-matter-swap = Zwei Planeten mit einem deiner Raumschiffe im Orbit, die kein Gegner kontrolliert, tauschen die Plätze, verdeckt oder nicht; alles darauf und ihre Sternenbasen gehen mit.
empires-about-discovery-bonus-move = Bis zu 4× schnipsen, mit Manövern. Nicht zu verstärken.
empires-about-discovery-warp-and-move = Bis zu 2 Raumschiffe vom Tableau in Orbits von Planeten, die du kontrollierst, blockiert oder nicht. Bis zu 2× schnipsen, mit Manövern.
empires-about-discovery-teleport = Bis zu 2 Truppen vom Tableau auf Planeten, die dir gehören oder in deren Orbit du ein Raumschiff hast, blockiert oder nicht.
empires-about-discovery-attack-bonus = +2 für einen Angriff dieses Zuges. Boni zweier Relikte zählen nie beim selben Angriff.
empires-about-discovery-move-and-attack = Bis zu 2× schnipsen, mit Manövern. +1 für einen Angriff dieses Zuges.
empires-about-discovery-teleport-and-build = Eine Truppe vom Tableau auf einen Planeten, der dir gehört oder in dessen Orbit du ein Raumschiff hast, und 1× bauen, beides blockiert oder nicht. Nach dem Bauen ist deine Aktion vorbei.
empires-about-discovery-supplies = Bis zu 2 Energie zurück, oder eine Truppe vom Tableau auf einen Planeten, der dir gehört oder in dessen Orbit du ein Raumschiff hast, blockiert oder nicht.
empires-about-discovery-alien-library = Bis zu 2 Energie zurück; auf diesen Planeten kommt eine Alienbibliothek.
empires-about-discovery-guardian = 1 Punkt; auf sein Feld in diesem Quadranten kommt ein Wächterraumschiff.
empires-about-mission = Mission; erfüllbar mit Interagieren, sobald du ihre Voraussetzungen erfüllst. Am Ende { $first } Siegpunkte, wenn du sie als Erstes erfüllst, sonst { $others }.
empires-about-mission-four-corners = Kontrolliere in jedem der vier Quadranten einen Planeten.
empires-about-mission-foreign-province = Kontrolliere drei Planeten in einem Quadranten, der nicht deine Heimat ist.
empires-about-mission-metropolis = Habe drei Städte.
empires-about-mission-city-network = Habe Städte in zwei Quadranten, auf Planeten zweier Farben.
empires-about-mission-orbital-empire = Habe drei Sternenbasen.
empires-about-mission-forward-base = Habe eine Sternenbasis und eine Stadt bei einem Planeten.
empires-about-mission-breakthrough = Habe eine Technologie der Stufe 3 oder höher.
empires-about-mission-broad-science = Habe Technologien in drei Farben.
empires-about-mission-relic-keepers = Kontrolliere zwei blaue Reliktplaneten; terraformte zählen nicht.
empires-about-mission-all-climates = Kontrolliere einen Planeten in jeder der vier Technologiefarben.
empires-about-mission-grand-fleet = Habe vier Raumschiffe in der Galaxie, in mindestens drei verschiedenen Orbits.
empires-about-mission-garrison = Habe sechs Truppen auf Planeten.
empires-about-empire-vlix = Du beginnst mit dem 2er-Energieplättchen statt mit einem normalen. Verstärkst du damit, zählt es 2; für 1 ausgegeben, verfällt der Rest.
empires-about-empire-korr = Für jeden Planeten, den du angreifst, erhältst du 1 Punkt mehr.
empires-about-empire-sylari = Endet dein erster Schnipser eines Zuges in keinem Orbit, hast du einen mehr.
empires-about-empire-ostrun = Du beginnst mit einer Truppe mehr.
empires-about-empire-henari = Du kannst 4 Relikte haben und beginnst mit einem, das sonst nicht im Spiel ist.
empires-about-empire-tessik = Deine Stützpunkte zählen 2 für die Verteidigung.
empires-about-empire-ulmar = Jeder Reliktplanet, den du am Ende kontrollierst, ist 1 Punkt mehr wert.
empires-about-empire-draveth = Eine Sternenbasis kannst du mit einem Raumschiff und einer Energie bezahlen.
empires-about-empire-ivenn = Sooft du einen Ort entdeckst, erhältst du 1 Energie zurück.
empires-about-empire-qarth = Truppen kannst du auch auf blockierten Planeten einsetzen.

## Megastrukturen erklärt
empires-about-megastructure = Als Manöver: Gib { $cost } Energie aus und verwandle ein Artefakt, in dessen Orbit du ein Raumschiff hast, in diese Megastruktur; eine gegnerische zu übernehmen kostet 1 Energie mehr. Mit Interagieren nutzt du einen ihrer Effekte, jede Megastruktur einmal pro Zug. Sie gilt weiterhin als Artefakt.
empires-about-use-development = 1× bauen.
empires-about-use-overload = Bis zu 3 Energie zurück.
empires-about-use-plasma-shot = Schnipse die Plasmakanone aus dem Orbit. Das erste gegnerische Raumschiff, das sie berührt, wird zerstört. Ein gegnerischer Planet, den sie zuerst berührt und dessen Verteidigungswert kleiner als 4 ist, wird zerstört; wer ihn kontrolliert hat, erhält 1 Energie zurück und kann 2 Truppen auf andere eigene Planeten legen.
empires-about-use-conversion = Gib eine Truppe und erforsche eine beliebige fehlende Technologie, höchstens so hoch wie die Zahl deiner Forschungszentren.
empires-about-use-transmutation = Ein Planet, den du kontrollierst, bekommt ein Plättchen einer anderen Farbe.
empires-about-use-settlement = Bis zu 2 Truppen vom Tableau auf Planeten, die du kontrollierst.
empires-about-use-shipyard = Bis zu 2 Raumschiffe vom Tableau in den Orbit dieser Megastruktur.

## Aktionen, Manöver und Gebäude erklärt
empires-about-action-move = 2× schnipsen, davor und danach beliebig viele Manöver. Je Energie ein Schnipser mehr.
empires-about-action-deploy = 2×: eine Truppe auf einen Planeten mit einem Stützpunkt oder einer Stadt von dir, oder ein Raumschiff in den Orbit deines Warpgates. Je Energie 1× mehr.
empires-about-action-build = Ein Gebäude auf einem deiner Planeten. Nicht zu verstärken.
empires-about-action-interact = 1×: ein Relikt nutzen, eines aus dem Archiv nehmen, eine Mission erfüllen oder eine Megastruktur nutzen. Je Energie 1× mehr; jede Karte und jedes Plättchen einmal pro Zug.
empires-manoeuvre-jump = Kostenlos schnipsen
empires-manoeuvre-reposition = Raumschiff neu positionieren
empires-manoeuvre-shift-base = Sternenbasis neu positionieren
empires-manoeuvre-land = Landen
empires-manoeuvre-launch = Starten
empires-manoeuvre-discover = Entdecken
empires-manoeuvre-wormhole = Durch ein Wurmloch reisen
empires-manoeuvre-jump-gate = Durch Sprungtore reisen
empires-manoeuvre-carry = Vom Trägerschiff starten
empires-manoeuvre-lay-mine = Minen legen
empires-manoeuvre-raise = Megastruktur errichten
empires-manoeuvre-seize = Megastruktur übernehmen
empires-about-manoeuvre-jump = Ein Raumschiff im Orbit eines Artefakts wird kostenlos geschnipst, aus demselben Orbit höchstens achtmal pro Zug. Technologien erlauben es auch anderswo.
empires-about-manoeuvre-reposition = Ein Raumschiff in einem Orbit kommt an eine andere Stelle desselben Orbits, zum Beispiel in Reichweite eines Gegners.
empires-about-manoeuvre-shift-base = Eine Sternenbasis von dir kommt an eine andere Stelle ihres Orbits.
empires-about-manoeuvre-land = Ein Raumschiff im Orbit eines aufgedeckten Planeten kommt auf dein Tableau, und von dort kommt eine Truppe auf den Planeten. Auf gegnerischen Planeten geht das nicht.
empires-about-manoeuvre-launch = Eine Truppe kommt von einem Planeten auf dein Tableau, und von dort kommt ein Raumschiff in den Orbit des Planeten.
empires-about-manoeuvre-discover = Mit einem Raumschiff im Orbit deckst du einen Ort und sein Entdeckungsplättchen auf. Ein Ereignis wirkt sofort, ein Relikt gehört dir ab dem nächsten Zug.
empires-about-manoeuvre-wormhole = Ein Raumschiff im Orbit eines Wurmlochs kommt zum Wurmloch mit demselben Buchstaben und berührt dessen Ring.
empires-about-manoeuvre-jump-gate = Mit der Technologie Sprungtore: für 1 Energie von einem deiner Planeten zu einem anderen.
empires-about-manoeuvre-carry = Mit der Technologie Trägerschiff, einmal pro Zug: ein Raumschiff vom Tableau neben das Trägerschiff.
empires-about-manoeuvre-lay-mine = Mit der Technologie Minen, einmal pro Zug: eine Mine in kurzer Reichweite eines deiner Raumschiffe; sie berührt kein Raumschiff und keinen Orbit.
empires-about-manoeuvre-raise = Gib Energie aus: Ein Artefakt, in dessen Orbit du ein Raumschiff hast, wird zur Megastruktur, die du kontrollierst.
empires-about-manoeuvre-seize = Gib 1 Energie mehr aus, als auf der Karte steht: Du übernimmst die Kontrolle über eine Megastruktur, in deren Orbit du ein Raumschiff hast.
empires-about-building-outpost = Kostet eine Truppe auf dem Planeten. Verteidigung 1, und du kannst dort Truppen einsetzen.
empires-about-building-city = Kostet eine Truppe und einen Stützpunkt auf dem Planeten. Verteidigung 2, und du kannst dort Truppen einsetzen. Wird ihr Feld zum ersten Mal frei, schaltet sie eine Truppe und eine Energie frei; alle ausgegebene Energie kommt zurück.
empires-about-building-research-centre = Kostet eine Truppe auf dem Planeten. Keine Verteidigung. Du erforschst die Technologie in der Farbe des Planeten, deren Stufe die Zahl deiner Zentren auf Planeten dieser Farbe ist, falls du sie nicht hast.
empires-about-building-starbase = Kostet zwei Raumschiffe im Orbit eines Planeten, den du oder niemand kontrolliert, und gibt dir die Kontrolle. Verteidigung 1. Wird ihr Feld zum ersten Mal frei, schaltet sie ein Raumschiff und eine Energie frei; alle ausgegebene Energie kommt zurück.

## Orte und Dinge erklärt
empires-about-place-orange = Forschungszentren hier bringen orange Technologien: Angriff.
empires-about-place-purple = Forschungszentren hier bringen lila Technologien: Abwehr.
empires-about-place-pink = Forschungszentren hier bringen rosa Technologien: Bewegung.
empires-about-place-green = Forschungszentren hier bringen grüne Technologien: Produktion.
empires-about-place-blue = Ein Forschungszentrum terraformt ihn: Du wählst seine Farbe. Solange er blau ist, ist er am Ende 2 Punkte mehr wert.
empires-about-place-artifact = Hier landet und baut niemand. Raumschiffe im Orbit lassen sich kostenlos schnipsen.
empires-about-place-gate = In den Orbit deines eigenen Warpgates setzt du Raumschiffe ein. Es kann weder angegriffen noch blockiert werden. Der Quadrant ist deine Heimat.
empires-about-place-wormhole-a = Als Manöver reist ein Raumschiff im Orbit zum anderen Wurmloch A. Es kann nicht blockiert werden.
empires-about-place-wormhole-b = Als Manöver reist ein Raumschiff im Orbit zum anderen Wurmloch B. Es kann nicht blockiert werden.
empires-about-place-destroyed = Hier landet und baut niemand; im Orbit können Raumschiffe sein.
empires-thing-orbit = Orbit
empires-thing-control = Kontrolle
empires-thing-blockade = Blockade
empires-thing-energy = Energie
empires-thing-double-energy = 2er-Energieplättchen
empires-thing-boost = Verstärken
empires-thing-flick = Schnipsen
empires-thing-ram = Rammen
empires-thing-lost = Verschollen im All
empires-thing-jet-drive = Raketenantrieb
empires-thing-troop = Truppe
empires-thing-ship = Raumschiff
empires-thing-advanced-ship = Fortschrittliches Raumschiff
empires-thing-range = Reichweite
empires-thing-attack = Angriff
empires-thing-defence = Verteidigungswert
empires-thing-relic = Relikt
empires-thing-archive = Reliktarchiv
empires-thing-mission = Mission
empires-thing-technology = Technologie
empires-thing-terraforming = Terraforming
empires-thing-robot = Roboter
empires-thing-guardian-ship = Wächterraumschiff
empires-thing-library = Alienbibliothek
empires-thing-mine = Mine
empires-thing-megastructure = Megastruktur
empires-thing-empire = Imperium
empires-thing-points = Siegpunktplättchen
empires-thing-end = Spielende
empires-thing-home = Heimatquadrant
empires-about-thing-orbit = Was den Bereich zwischen einem Ort und dem weißen Ring um ihn berührt, ist in seinem Orbit.
empires-about-thing-control = Wer eine Truppe oder ein Gebäude auf einem Planeten oder eine Sternenbasis in seinem Orbit hat, kontrolliert ihn; Raumschiffe zählen nicht. Ist nichts davon mehr da, endet die Kontrolle. Auf einem Planeten ist Platz für höchstens drei Truppen, Roboter und Gebäude; Sternenbasen zählen nicht mit.
empires-about-thing-blockade = Solange ein gegnerisches Raumschiff im Orbit eines Ortes ist, kannst du dort weder bauen noch einsetzen noch Manöver durchführen. Schnipsen ist erlaubt. Warpgates und Wurmlöcher sind nie blockiert.
empires-about-thing-energy = Du beginnst mit 1; Städte und Sternenbasen schalten mehr frei. Sie verstärkt Aktionen und bezahlt manche Technologien. Ausgegebene kommt mit jeder Stadt und Sternenbasis und durch manche Effekte zurück.
empires-about-thing-double-energy = Das Plättchen der Vlix: Verstärkst du damit, zählt es 2. Für 1 ausgegeben, verfällt der Rest. Zurück kommt es als 1 Energie.
empires-about-thing-boost = Für jede Energie führst du die gewählte Aktion einmal mehr aus, jederzeit vor dem Ende deines Zuges. Bauen lässt sich nicht verstärken.
empires-about-thing-flick = Richtung und Kraft bestimmst du. Wie sicher die Hände sind, steht seit dem Aufbau fest: Meist kommt ein kleiner Fehler dazu, bei völlig sicherer Hand keiner. Das Raumschiff prallt von Orten und anderen Scheiben ab. Mit Kraft 50 gleitet es etwa 25 cm weit, mit voller Kraft quer durch die Galaxie.
empires-about-thing-ram = Das erste gegnerische Raumschiff, das ein geschnipstes berührt, wird gerammt: Beide kommen zurück auf ihre Tableaus. Punkte gibt es dafür nicht. Wächterraumschiffe bleiben.
empires-about-thing-lost = Ein aus der Galaxie geschnipstes Raumschiff kommt zurück auf sein Tableau. Ein gegnerisches, das nur hinausgeschubst wird, kommt auf den Rand.
empires-about-thing-jet-drive = Statt geschnipst zu werden, fliegt ein Raumschiff genau die lange Kante des Reichweite-Plättchens weit: nicht in einen Orbit eines Planeten von Gegnern oder Robotern und nicht in lange Reichweite eines gegnerischen Raumschiffs.
empires-about-thing-troop = Hält Planeten, zählt 1 für ihre Verteidigung, bezahlt Gebäude und startet Raumschiffe. Du beginnst mit 4. Am Ende sind je zwei auf Planeten 1 Punkt wert.
empires-about-thing-ship = Angriff 1, Verteidigung 1. Du beginnst mit 2; jede Sternenbasis schaltet eines frei. Es landet, startet, entdeckt, greift an und blockiert.
empires-about-thing-advanced-ship = Kommt mit einer Technologie der Stufe 3 und steht ab dem nächsten Zug bereit. Die meisten können nicht landen.
empires-about-thing-range = Zwei Raumschiffe sind in kurzer oder langer Reichweite, wenn die kurze (45 mm) oder lange (75 mm) Kante des Reichweite-Plättchens von Rand zu Rand reicht. Nichts steht ihr im Weg. (Nicht sicher, weil rekonstruiert: beide Längen.)
empires-about-thing-attack = Am Ende deines Zuges darf jedes Raumschiff an einem Angriff teilnehmen: auf ein gegnerisches Raumschiff in kurzer Reichweite (mit der Technologie Langstrecken-Laser auch in langer) oder auf einen Planeten, in dessen Orbit es ist. Die Summe muss größer sein als die Verteidigung. Das Ziel wird zerstört und kommt zurück aufs Tableau, und du erhältst Siegpunkte in Höhe der Verteidigung, mindestens 1.
empires-about-thing-defence = Verteidigungswert eines Planeten: 1 je Truppe, Stützpunkt, Roboter und Sternenbasis, 2 je Stadt, nichts für Forschungszentren. Ein Planet mit einem gegnerischen Raumschiff im Orbit ist nur mit der Technologie Schildbrecher angreifbar.
empires-about-thing-relic = Ein weißes Entdeckungsplättchen. Du kannst 3 haben, jedes nutzt du einmal mit Interagieren.
empires-about-thing-archive = Hier liegen Relikte, die niemand behalten konnte. Mit Interagieren nimmst du eines, einmal pro Zug, und kannst es sofort nutzen.
empires-about-thing-mission = Vier liegen aus. Mit Interagieren erfüllst du eine, deren Bedingung gilt; wer sie als Erstes erfüllt, bekommt mehr Punkte.
empires-about-thing-technology = Vier Farben mit vier Stufen. Ein neues Forschungszentrum bringt die Stufe, die der Zahl deiner Zentren in der Farbe entspricht. Wer sie als Erstes erforscht, erhält Punkte in Höhe der Stufe.
empires-about-thing-terraforming = Ein Plättchen in einer von vier Farben gibt einem Planeten diese Farbe für den Rest der Partie. Es gibt vier; ein Planet, der zerstört wird, nimmt eines davon weg.
empires-about-thing-robot = Kontrolliert seinen Planeten und zählt 1 für die Verteidigung. Wird der Planet angegriffen, bewegen sich ein oder zwei Roboter auf einen anderen, und ein weiterer kommt dazu; drei sprengen ihren Planeten.
empires-about-thing-guardian-ship = Verteidigung 2, wird angegriffen wie ein Raumschiff: 2 Punkte und 2 Energie zurück. Wer es rammt, wird zerstört, das Wächterraumschiff bleibt.
empires-about-thing-library = Am Ende ist jede deiner Truppen in einem Quadranten, in dem du einen Planeten mit Bibliothek kontrollierst, 1 Punkt wert, bevor die Truppen entfernt werden. Wird ihr Planet angegriffen, bleibt sie.
empires-about-thing-mine = Zerstört das Raumschiff, das auf sie geschnipst wird, gleich wem sie gehört, und ist dann weg. Für ein gegnerisches Raumschiff erhält ihr Besitzer 1 Punkt.
empires-about-thing-megastructure = Ein Artefakt, das Energie bekommen hat. Wer sie kontrolliert, nutzt ihre Effekte mit Interagieren; angreifen kann man sie nicht, aber übernehmen.
empires-about-thing-empire = Eine Fähigkeit, die nur du hast, vor der Partie gewählt.
empires-about-thing-points = Siegpunkte während der Partie kommen aus einem Vorrat. Ist er leer, ist das Spielende ausgelöst; Siegpunkte gibt es weiterhin.
empires-about-thing-end = Ausgelöst wird es, wenn der Vorrat leer ist oder alle Planeten entdeckt und kontrolliert sind. Dann sind alle noch einmal am Zug. Bei Gleichstand zählen mehr Siegpunktplättchen, dann höhere Technologien.
empires-about-thing-home = Der Quadrant deines Warpgates. Ein Planet, den du am Ende mit einem Gebäude oder einer Sternenbasis kontrollierst, ist dort 1 Siegpunkt wert, anderswo 2.

## Skalen, von denen Antworten abgelesen werden
empires-axis-direction = Richtung (Zehntelgrad)
empires-axis-power = Kraft
empires-axis-ring = Ring
empires-axis-angle = Winkel
empires-axis-column = Spalte
empires-axis-row = Zeile

## Der klassische Modus
empires-action-mine-ore = Erz abbauen
empires-action-research = Erforschen
empires-action-withdraw = Zurückziehen
empires-unit-troop = Truppe
empires-unit-ship = Raumschiff
empires-place-blocked = von einem Roboter blockierter Ort
empires-points-planets = Planeten
empires-points-outposts = Stützpunkte
empires-points-cities = Städte
empires-points-quadrants = Quadranten mit Stadt
empires-ask-choose-classic-action = Welche Aktion nutzt du in diesem Zug?
empires-ask-move-points =
    { $count ->
        [0] Bewegen: keine Punkte mehr.
        [one] Bewegen: noch 1 Punkt.
       *[other] Bewegen: noch { $count } Punkte.
    }
empires-ask-deploy-or-withdraw =
    { $count ->
        [0] Truppen: keine weitere einzusetzen.
        [one] Wo setzt du eine Truppe ein? Noch 1.
       *[other] Wo setzt du eine Truppe ein? Noch { $count }. Zurückziehen geht nur statt Einsetzen.
    }
empires-ask-mine-ore = Auf welchem Planeten baust du Erz ab, und mit wie vielen Truppen?
empires-ask-build-for-troops = Was baust du, und wo?
empires-ask-unlock = Die Stadt schaltet eine Truppe oder ein Raumschiff frei: was von beidem?
empires-ask-research-next = Bei welcher Technologie steigst du eine Stufe?
empires-ask-box-ships =
    { $count ->
        [one] Welches Raumschiff gibst du für das Schlachtschiff her?
       *[other] Welche { $count } Raumschiffe gibst du für das Schlachtschiff her?
    }
empires-ask-scan = Siehst du dir einen verdeckten Ort an, oder beendest du deinen Zug?
empires-help-choose-classic-action = Genau eine von fünf: Bewegen (2 Punkte), Einsetzen (bis zu 2 Truppen, oder beliebig viele zurückziehen), Erz abbauen, Bauen, Erforschen. An blockierten Orten kannst du weder einsetzen, abbauen, bauen, starten noch landen.
empires-help-move-points = Ein Schnipser, ein Start oder eine Landung kostet je 1 Punkt; du musst nicht alle ausgeben. Bist du fertig, greifen deine Raumschiffe an. Ein verdeckter Ort, auf dem du landest, wird zuerst aufgedeckt; auf einen Reliktplaneten oder ein Artefakt kommt ein Planetenplättchen seines Quadranten, und der Ort ist von da an ein Planet dieser Farbe.
empires-help-deploy-or-withdraw = Bis zu 2 Truppen (mit der ersten grünen Technologie 3) von deinem Tableau kommen auf Planeten, die du kontrollierst und die nicht blockiert sind, oder auf deine Heimatwelt. Oder du nimmst stattdessen beliebig viele Truppen auf dein Tableau zurück, auch von blockierten Planeten.
empires-help-mine-ore = 2 Truppen eines Planeten kommen für 1 Siegpunkt zurück auf dein Tableau, 3 Truppen für 2 Siegpunkte. Nicht auf deiner Heimatwelt und nicht auf blockierten Planeten.
empires-help-build-for-troops = Ein Gebäude auf einem Planeten, den du kontrollierst und der nicht blockiert ist. Ein Stützpunkt kostet eine Truppe dort, eine Stadt eine Truppe und einen Stützpunkt dort, ein Forschungszentrum zwei Truppen dort. Auf einem deiner Planeten dürfen zwei Forschungszentren sein, auf allen anderen eines.
empires-help-unlock = Die Figur kommt von den abseits bereitgelegten auf dein Tableau.
empires-help-research-next = Du brauchst mindestens so viele Forschungszentren wie die neue Stufe auf Planeten dieser Farbe, die nicht blockiert sind. Wer eine Stufe von allen als Erstes erforscht, erhält sie in Siegpunkten. Alle vier Stufen 1 und alle vier Stufen 2 schalten je eine Truppe und ein Raumschiff frei.
empires-help-box-ships = Von deinem Tableau oder aus der Galaxie; sie kommen für immer in die Schachtel.
empires-help-scan = Du darfst dir beliebige verdeckte Orte ansehen, in deren Orbit ein Raumschiff von dir ist. Nur du siehst, was sie sind; sie bleiben verdeckt.
empires-do-choose-classic = { $action }
empires-do-withdraw = Truppe zurückziehen: { $hole }
empires-do-mine = Mit { $troops } Truppen abbauen: { $hole }
empires-do-advance = { $tech } erforschen
empires-do-unlock = Freischalten: { $unit }
empires-do-scan = { $hole } ansehen
empires-event-troop-withdrawn = { $you ->
    [yes] Du ziehst eine Truppe zurück: { $hole }.
   *[no] { $player } zieht eine Truppe zurück: { $hole }.
}
empires-event-troop-withdrawn-many = { $you ->
    [yes] Du ziehst { $times } Truppen zurück: { $hole }.
   *[no] { $player } zieht { $times } Truppen zurück: { $hole }.
}
empires-event-ore-mined = { $you ->
    [yes] Du baust mit { $troops } Truppen Erz ab: { $hole }.
   *[no] { $player } baut mit { $troops } Truppen Erz ab: { $hole }.
}
empires-event-uncovered = Aufgedeckt wird { $hole }: { $place }.
empires-event-tile-laid = Ein Planetenplättchen kommt auf { $hole }: { $colour }.
empires-event-scanned = { $you ->
    [yes] Du siehst dir { $hole } an: { $place }.
   *[no] { $player } sieht sich { $hole } an.
}
empires-event-unit-unlocked = { $you ->
    [yes] Du schaltest frei: { $unit }.
   *[no] { $player } schaltet frei: { $unit }.
}
empires-event-ship-boxed = { $you ->
    [yes] Du gibst { $ship } für das Schlachtschiff her.
   *[no] { $player } gibt { $ship } für das Schlachtschiff her.
}
empires-event-end-triggered-classic = { $you ->
    [yes] Du leerst den Vorrat: Alle anderen sind noch einmal am Zug.
   *[no] { $player } leert den Vorrat: Alle anderen sind noch einmal am Zug.
}
empires-why-no-points-left = Du hast keine Bewegungspunkte mehr.
empires-why-no-troops-to-deploy = Du hast so viele Truppen eingesetzt, wie du darfst.
empires-why-blocked-by-robot = Ein Roboter blockiert diesen Ort die ganze Partie lang.
empires-why-only-from-home = Das Schlachtschiff startet nur von deiner Heimatwelt.
empires-why-needs-troops = Das kostet { $count } Truppen von dir auf dem Planeten; du hast dort { $own }.
empires-why-centre-there = Nur auf einem deiner Planeten dürfen zwei Forschungszentren sein.
empires-why-needs-centres = Stufe { $level } braucht { $count } Forschungszentren von dir auf Planeten dieser Farbe, die nicht blockiert sind; du hast { $own }.
empires-why-all-researched = Du hast alle Stufen dieser Farbe.
empires-why-no-ore-to-mine = Auf keinem deiner Planeten, der nicht blockiert ist, sind zwei Truppen.
empires-why-nothing-to-research = Für die nächste Stufe hast du von keiner Farbe genug Forschungszentren.
empires-why-settlers-there = Auf dem Planeten leben Siedler: Erst wenn alle fort sind, kannst du ihn übernehmen.
empires-why-settler-aboard = Mit einem Siedler an Bord kann ein Raumschiff weder landen noch angreifen.
empires-why-no-stone = Auf dieser Karte liegt kein Stein: Ein Forschungszentrum auf einem Planeten ihrer Farbe bringt einen.
empires-why-works-by-itself = Diese Karte nutzt du nicht eigens: Sie zählt bei deinen Angriffen von selbst.
empires-why-needs-second-stone = Mit einem Stein zählt diese Karte beim Bewegen von selbst; nutzen kannst du sie erst mit zweien.
empires-why-card-used = Diese Karte hast du in diesem Zug schon genutzt.
empires-why-no-robot-to-remove = In keinem Orbit, aus dem diese Karte Roboter entfernt, ist einer.
empires-why-no-troop-to-place = Auf deinem Tableau ist keine Truppe mehr, oder keiner deiner Planeten hat Platz dafür.
empires-why-no-orbit-to-reach = Keines deiner Raumschiffe kann diese Karte in einen anderen Orbit legen.
empires-lies-home-world = Heimatwelt von { $player }
empires-lies-scanned = verdeckt; du weißt: { $place }
empires-lies-scanned-by = angesehen von { $players }
empires-label-laid = Gelegte Planetenplättchen
empires-hidden-places = { $quadrant }: { $places }
empires-chapter-classic = Anleitung: klassischer Modus, Seiten 24–26
empires-about-action-mine-ore = Klassischer Modus: { empires-about-classic-mine-ore }
empires-about-action-research = Klassischer Modus: { empires-about-classic-research }
empires-about-action-withdraw = Klassischer Modus: Nimm, statt einzusetzen, beliebig viele Truppen zurück auf dein Tableau.
empires-about-classic-move = 2 Punkte: Ein Schnipser, ein Start oder eine Landung kostet je 1. Danach greifen deine Raumschiffe an.
empires-about-classic-deploy = Bis zu 2 Truppen auf Planeten, die du kontrollierst, oder deine Heimatwelt; oder beliebig viele zurück.
empires-about-classic-build = Ein Gebäude auf einem Planeten, den du kontrollierst, bezahlt mit Truppen dort.
empires-about-classic-mine-ore = 2 Truppen eines Planeten kommen für 1 Siegpunkt zurück auf dein Tableau, 3 Truppen für 2 Siegpunkte.
empires-about-classic-research = Erhöhe bei einer Technologie deine Stufe um 1; du brauchst so viele offene Forschungszentren ihrer Farbe.
empires-about-classic-tech = Klassischer Modus: { $colour }, Stufe { $level }.
empires-about-place-blocked = Klassischer Modus: Hier kannst du nicht landen, und es gibt nichts anzugreifen. Behandle den Ort, als wäre er nicht im Spiel.
empires-about-tech-classic-long-range = Deine Raumschiffe können gegnerische Raumschiffe auch in langer Reichweite angreifen.
empires-about-tech-classic-gunnery = Einmal pro Zug hat ein Angriff von dir auf einen Planeten +1.
empires-about-tech-classic-battleship = Gib zwei Raumschiffe in die Schachtel und erhalte das Schlachtschiff. Es startet nur von deiner Heimatwelt, wird zerstört, wenn es rammt, aber nicht, wenn es gerammt wird.
empires-about-tech-classic-raiders = Für jeden Planeten, den du angreifst, erhältst du 1 Siegpunkt mehr.
empires-about-tech-classic-fortified-labs = Jedes deiner Forschungszentren erhöht die Verteidigung seines Planeten um 1.
empires-about-tech-classic-bunkers = Jeder deiner Stützpunkte erhöht die Verteidigung seines Planeten um 2 statt 1.
empires-about-tech-classic-blockade-runners = Du darfst Truppen auch auf blockierten Planeten einsetzen.
empires-about-tech-classic-planet-shield = Jede deiner Städte erhöht die Verteidigung ihres Planeten um 4 statt 2.
empires-about-tech-classic-better-drives = Du hast 3 Bewegungspunkte statt 2.
empires-about-tech-classic-free-launch = Dein erster Start eines Zuges kostet keinen Bewegungspunkt.
empires-about-tech-classic-strong-drives = Du hast 4 Bewegungspunkte.
empires-about-tech-classic-gravity-sling = Ein geschnipstes Raumschiff, das von einem Planeten ohne gegnerisches Raumschiff im Orbit abgeprallt ist, darf in diesen Orbit. In diesem Zug wird es nicht mehr geschnipst.
empires-about-tech-classic-conscription = Du setzt bis zu 3 Truppen ein statt 2.
empires-about-tech-classic-city-growth = Deine Städte schalten eine Truppe und ein Raumschiff frei statt nur eines davon.
empires-about-tech-classic-cheap-labs = Deine Forschungszentren kosten eine Truppe statt zwei.
empires-about-tech-classic-double-build = Nach dem Bauen darfst du auf einem anderen Planeten noch einmal bauen.

## Allein spielen
empires-symbol-guardian = Wächter
empires-symbol-scout-2 = Spähen, zwei Roboter
empires-symbol-scout-1-1 = Spähen, je ein Roboter
empires-symbol-reinforce = Verstärken
empires-symbol-siege-2 = Belagern, zwei Roboter
empires-symbol-siege-1-1 = Belagern, je ein Roboter
empires-priority-any-place = irgendeinen verdeckten Ort
empires-priority-two-robots = einen Planeten mit zwei Robotern
empires-priority-one-robot = einen Planeten mit einem Roboter
empires-priority-nobodys = einen Planeten, den niemand kontrolliert
empires-priority-besieged = deinen Planeten mit den meisten Robotern im Orbit
empires-priority-weakest = deinen Planeten mit der geringsten Verteidigung
empires-priority-fullest = den Planeten mit den meisten Robotern
empires-priority-neighbour = einen Planeten des Quadranten, den niemand kontrolliert
empires-priority-least-known = einen Quadranten mit den meisten verdeckten Orten
empires-priority-none = nichts
empires-verdict-open = unentschieden
empires-verdict-won = gewonnen
empires-verdict-no-robot = im Vorrat war kein Roboter mehr
empires-verdict-no-guardian = im Vorrat war kein Wächterraumschiff mehr
empires-verdict-no-token = im Vorrat war kein Plättchen für einen zerstörten Planeten mehr
empires-verdict-no-place = alle Orte waren aufgedeckt, und kein Roboter konnte gelegt werden
empires-verdict-no-settler = ein Siedler ging verloren
empires-goal-centres = Forschungszentren in verschiedenen Quadranten, auf verschiedenfarbigen Planeten
empires-goal-energy = Energie, ausgegeben oder nicht
empires-goal-cities = Quadranten mit einer Stadt von dir
empires-goal-no-guardians = Keine Wächterraumschiffe in der Galaxie
empires-goal-settlers = Gerettete Siedler
empires-goal-strongholds = Quadranten mit einem Planeten, der eine Sternenbasis und eine Stadt von dir hat
empires-goal-megastructures = Megastrukturen unter deiner Kontrolle
empires-goal-libraries = Planeten mit Bibliothek und Siedlern zweier Farben
empires-goal-central-cities = Deine Städte auf den Planeten in der Mitte
empires-points-goals = Ziele
empires-points-robots = Roboter in der Galaxie
empires-points-guardians = Wächterraumschiffe in der Galaxie
empires-ask-reveal-place = { $count ->
    [0] Welcher Ort wird aufgedeckt?
    [one] Die Roboter decken einen Ort auf und ein Roboter landet dort: welchen?
   *[other] Die Roboter decken einen Ort auf und { $count } Roboter landen dort: welchen?
}
empires-ask-land-robots = { $count ->
    [one] Auf welchem Planeten landet der Roboter?
   *[other] Auf welchem Planeten landen { $count } Roboter?
}
empires-ask-besiege-planet = { $count ->
    [one] Welchen deiner Planeten belagert der Roboter?
   *[other] Welchen deiner Planeten belagern { $count } Roboter?
}
empires-ask-choose-quadrant = In welchem Quadranten erscheint ein Wächterraumschiff?
empires-ask-spare-one = Welcher dieser gleichfarbigen Planeten bleibt frei von Robotern?
empires-ask-remove-robots = { $count ->
    [one] Aus welchem Orbit entfernst du einen Roboter?
   *[other] Aus welchem Orbit entfernst du einen Roboter? Bis zu { $count }.
}
empires-ask-choose-ship = Welches Raumschiff legst du in einen anderen Orbit?
empires-ask-choose-orbit = In welchen Orbit legst du { $ship }?
empires-help-reveal-place = Das Entdeckungsplättchen wird abgeworfen. Sollen Roboter landen, geht die Suche weiter, bis ein Planet gefunden ist; deine Raumschiffe in seinem Orbit werden zerstört. Sind alle Orte aufgedeckt, kommt stattdessen ein Roboter zu den meisten.
empires-help-land-robots = Wo mehrere Planeten nach den Prioritäten der Roboter gleich sind, wählst du. Deine Raumschiffe in seinem Orbit werden zerstört.
empires-help-besiege-planet = Wo mehrere Planeten nach den Prioritäten der Roboter gleich sind, wählst du. Deine Raumschiffe in seinem Orbit werden zerstört, der Planet ist blockiert, und sind mehr Roboter im Orbit, als er Verteidigung hat, wird er überrannt.
empires-help-choose-quadrant = Ein Quadrant ohne eines. Deine Raumschiffe in seiner langen Reichweite werden zerstört.
empires-help-spare-one = Auf jedem der anderen landet ein Roboter.
empires-help-remove-robots = Sie kommen zurück in den Vorrat.
empires-help-choose-ship = Die rosa Technologiekarte mit zwei Steinen.
empires-help-choose-orbit = Wo weder auf dem Planeten noch im Orbit Roboter sind.
empires-do-guard = Wächterraumschiff in { $quadrant }
empires-do-technology = Technologiekarte { $colour } nutzen
empires-event-robot-rammed = { $you ->
    [yes] Du rammst einen Roboter im Orbit von { $hole }: Er kommt zurück in den Vorrat, { $ship } ist zerstört.
   *[no] { $player } rammt einen Roboter im Orbit von { $hole }: Er kommt zurück in den Vorrat, { $ship } ist zerstört.
}
empires-event-card-drawn = Invasionskarte: { $card }.
empires-event-guardian-card-added = Eine Wächterkarte kommt zur Invasion: { $card }.
empires-event-draw-skipped = Ein zerstörtes Wächterraumschiff liegt auf dem Stapel: keine Karte in diesem Zug.
empires-event-deck-shuffled = Die { $count } abgeworfenen Karten werden zu einem neuen Stapel gemischt.
empires-event-symbol-shown = Symbol: { $symbol }.
empires-event-robots-looked = { $count ->
    [0] Die Roboter finden keinen Ort.
    [one] Die Roboter wählen { $priority }.
   *[other] Die Roboter wählen { $priority }: { $count } sind gleich, du entscheidest.
}
empires-event-nothing-found = Die Karte hat keine Wirkung.
empires-event-all-revealed = Alle Orte sind schon aufgedeckt: Stattdessen kommt ein Roboter zu den meisten.
empires-event-robots-landed = { $count ->
    [one] Ein Roboter landet auf { $hole }.
   *[other] { $count } Roboter landen auf { $hole }.
}
empires-event-robots-besieged = { $count ->
    [one] Ein Roboter belagert { $hole } mit Verteidigung { $defence }.
   *[other] { $count } Roboter belagern { $hole } mit Verteidigung { $defence }.
}
empires-event-planet-overrun = Die Roboter überrennen { $hole }.
empires-event-pieces-overrun = { $you ->
    [yes] Du verlierst { $count } { $piece } auf { $hole }.
   *[no] { $player } verliert { $count } { $piece } auf { $hole }.
}
empires-event-ship-destroyed = Die Roboter zerstören { $ship } im Orbit von { $hole }.
empires-event-ship-shot = Das Wächterraumschiff in { $quadrant } zerstört { $ship }.
empires-event-relic-discarded = Die Roboter werfen ein Relikt ab: { $discovery }.
empires-event-relic-recovered = { $you ->
    [yes] Du nimmst ein Relikt, das Roboter abgeworfen hatten: { $discovery }.
   *[no] { $player } nimmt ein Relikt, das Roboter abgeworfen hatten: { $discovery }.
}
empires-event-relic-found = { $you ->
    [yes] Unter den abgeworfenen Plättchen findest du ein Relikt: { $discovery }.
   *[no] Unter den abgeworfenen Plättchen findet { $player } ein Relikt: { $discovery }.
}
empires-event-event-found = Unter den abgeworfenen Plättchen ist ein Ereignis: { $discovery }. Es bleibt ohne Wirkung.
empires-event-robots-returned = { $count ->
    [one] Der Roboter auf { $hole } kommt zurück in den Vorrat.
   *[other] Die { $count } Roboter auf { $hole } kommen zurück in den Vorrat.
}
empires-event-robot-removed = { $you ->
    [yes] Du entfernst einen Roboter aus dem Orbit von { $hole }.
   *[no] { $player } entfernt einen Roboter aus dem Orbit von { $hole }.
}
empires-event-stone-laid = { $count ->
    [one] Der erste Stein liegt auf der Technologiekarte { $colour }.
   *[other] { $count } Steine liegen auf der Technologiekarte { $colour }.
}
empires-event-technology-used = { $you ->
    [yes] Du nutzt die Technologiekarte { $colour }.
   *[no] { $player } nutzt die Technologiekarte { $colour }.
}
empires-event-scenario-won = { $you ->
    [yes] Alle Ziele sind erreicht: Du gewinnst in Zug { $count }.
   *[no] Alle Ziele sind erreicht: { $player } gewinnt in Zug { $count }.
}
empires-event-scenario-lost = Das Szenario ist verloren: { $verdict }.
empires-settler-yellow = gelb
empires-settler-blue = blau
empires-settler-red = rot
empires-settler-white = weiß
empires-fate-waiting = wartet
empires-fate-aboard = an Bord
empires-fate-rescued = gerettet
empires-fate-lost = verloren
empires-event-settlers-waited = { $count ->
    [one] Auf { $hole } wartet ein Siedler ({ $settler }).
   *[other] Auf { $hole } warten { $count } Siedler ({ $settler }).
}
empires-event-settler-aboard = { $you ->
    [yes] Du nimmst von { $hole } einen Siedler ({ $settler }) mit: Er ist an Bord von { $ship }.
   *[no] { $player } nimmt von { $hole } einen Siedler ({ $settler }) mit: Er ist an Bord von { $ship }.
}
empires-event-settler-rescued = { $you ->
    [yes] Der Siedler ({ $settler }) an Bord von { $ship } ist gerettet: Dein Warpgate ist erreicht.
   *[no] Der Siedler ({ $settler }) an Bord von { $ship } von { $player } ist gerettet.
}
empires-event-settler-brought = { $you ->
    [yes] Du bringst den Siedler ({ $settler }) an Bord von { $ship } zur Bibliothek auf { $hole }.
   *[no] { $player } bringt den Siedler ({ $settler }) an Bord von { $ship } zur Bibliothek auf { $hole }.
}
empires-event-settler-lost = { $you ->
    [yes] Mit deinem Raumschiff geht der Siedler ({ $settler }) an Bord von { $ship } verloren.
   *[no] Mit dem Raumschiff von { $player } geht der Siedler ({ $settler }) an Bord von { $ship } verloren.
}
empires-event-settlers-overrun = { $count ->
    [one] Die Roboter vertreiben den Siedler ({ $settler }) von { $hole }: Er ist verloren.
   *[other] Die Roboter vertreiben { $count } Siedler ({ $settler }) von { $hole }: Sie sind verloren.
}
empires-ask-choose-harbour = In welchem Orbit setzt du { $ship } ein?
empires-help-choose-harbour = Bei deinem Warpgate oder einer Megastruktur, die du kontrollierst.
empires-ask-swap-artifact = In der Mitte liegt auf { $hole } ein Artefakt: Mit welchem Ort seines Quadranten tauscht es den Platz?
empires-help-swap-artifact = Dieser Ort wird aufgedeckt und kommt in die Mitte. Das Artefakt liegt offen an seiner Stelle.
empires-ask-choose-base = Welcher Ort deines Quadranten wird für deine Basis aufgedeckt?
empires-help-choose-base = Ist es ein Planet, bekommst du dort eine Sternenbasis und einen Stützpunkt. Ist es ein Artefakt, wählst du einen anderen Ort.
empires-event-structure-found = Auf dem Artefakt { $hole } liegt eine Megastruktur.
empires-event-structure-taken = { $you ->
    [yes] Du übernimmst die Kontrolle über die Megastruktur { $hole }.
   *[no] { $player } übernimmt die Kontrolle über die Megastruktur { $hole }.
}
empires-event-heart-touched = { $you ->
    [yes] { $ship } berührt das Herz der Erbauer und wird zerstört.
   *[no] { $ship } von { $player } berührt das Herz der Erbauer und wird zerstört.
}
empires-event-robots-left = { $count ->
    [one] Die Bibliothek hält den Roboter von { $hole } fern: Er kommt zurück in den Vorrat.
   *[other] Die Bibliothek hält die { $count } Roboter von { $hole } fern: Sie kommen zurück in den Vorrat.
}
empires-thing-invasion-deck = Invasionsstapel
empires-thing-guardian-card = Wächterkarte
empires-thing-technology-card = Technologiekarte
empires-thing-settler = Siedler
empires-thing-heart = Herz der Erbauer
empires-about-thing-invasion-deck = Wenn du allein spielst: Zu Beginn jedes Zuges wird seine oberste Karte gezogen, ausgeführt und abgeworfen. Ist er leer, werden die abgeworfenen Karten zu einem neuen Stapel gemischt. Ein zerstörtes Wächterraumschiff liegt auf ihm anstelle einer Karte.
empires-about-thing-guardian-card = Wenn du allein spielst: Sie liegt offen neben dem Stapel und zeigt Symbole, die nacheinander ausgeführt werden. Ausbreitung und Drohnenspäher bringen sie ins Spiel; danach gehört sie zu den Invasionskarten.
empires-about-thing-technology-card = Wenn du allein spielst: Ein Forschungszentrum legt einen Stein auf die Karte in der Farbe seines Planeten. Mit einem Stein gilt der erste Effekt, mit zweien gelten beide, jede Karte einmal pro Zug.
empires-about-thing-settler = Wenn du allein spielst: Ein Raumschiff, das den Orbit eines Ortes mit Siedlern verlässt, nimmt einen an Bord, außer Roboter blockieren den Ort. Mit einem Siedler an Bord landet es nicht und greift nicht an. Gerettet sind Siedler im Orbit deines Warpgates, in Szenario 5 in dem einer Bibliothek; verloren sind sie mit ihrem Raumschiff oder wenn Roboter ihren Planeten überrennen. Jeder erhöht die Verteidigung des Planeten um 1; landen kannst du dort nicht.
empires-about-thing-heart = Szenario 6: eine Megastruktur in der Mitte der Galaxie. Ein Raumschiff, das sie beim Schnipsen berührt, wird zerstört. Niemand kontrolliert sie.
empires-about-symbols = { $first } { $rest }
empires-about-symbol-guardian = In einem Quadranten deiner Wahl, in dem noch keines ist, erscheint ein Wächterraumschiff und zerstört deine Raumschiffe in langer Reichweite.
empires-about-symbol-scout-2 = Orte deiner Wahl werden aufgedeckt, bis einer ein Planet ist; auf ihm landen zwei Roboter.
empires-about-symbol-scout-1-1 = Orte deiner Wahl werden aufgedeckt, bis zwei davon Planeten sind; auf jedem landet ein Roboter.
empires-about-symbol-reinforce = Ein Roboter kommt zum Planeten mit den meisten Robotern.
empires-about-symbol-siege-2 = Zwei Roboter kommen in den Orbit eines Planeten von dir: um den schon die meisten sind, sonst mit der niedrigsten Verteidigung.
empires-about-symbol-siege-1-1 = Je ein Roboter kommt in die Orbits zweier Planeten von dir: um die schon die meisten sind, sonst mit der niedrigsten Verteidigung.
empires-about-card-target = Ein Roboter geht zu einem solchen Planeten: { $place }. Zuerst, wo zwei Roboter sind, dann, wo einer ist, dann, wo niemand ist; sonst in den Orbit eines Planeten von dir. Ist keiner bekannt, deckst du einen Ort auf.
empires-about-card-spread = Von jedem Planeten mit drei Robotern geht ein weiterer zu einem Planeten desselben Quadranten, den niemand kontrolliert. Danach wird die offene Wächterkarte ausgeführt.
empires-about-card-scout = Du deckst einen Ort in einem Quadranten auf, in dem die meisten verdeckt sind. Danach wird die offene Wächterkarte ausgeführt.
empires-about-stones = Mit einem Stein: { $lower } Mit zweien außerdem: { $upper }
empires-effect-attack = +{ $n } bei einem deiner Angriffe pro Zug.
empires-effect-long-range = Deine Raumschiffe greifen Raumschiffe in langer Reichweite an.
empires-effect-energy-after-attack = Nach einem Angriff erhältst du { $n } Energie zurück.
empires-effect-defence = +{ $n } auf die Verteidigung deiner Planeten.
empires-effect-flicks = { $n ->
    [one] Einmal mehr
   *[other] { $n }-mal mehr
} schnipsen beim Bewegen.
empires-effect-troops = { $n ->
    [one] Lege eine Truppe von deinem Tableau auf einen Planeten von dir.
   *[other] Lege bis zu { $n } Truppen von deinem Tableau auf Planeten von dir.
}
empires-effect-robots = { $n ->
    [one] Entferne einen Roboter aus dem Orbit eines Planeten
   *[other] Entferne bis zu { $n } Roboter aus Orbits von Planeten
} { $built ->
    [yes] mit einem Gebäude von dir
   *[no] von dir
}.
empires-effect-orbit = Lege eines deiner Raumschiffe in den Orbit { $own ->
    [yes] eines Planeten von dir
   *[no] eines Ortes ohne Roboter
}.
empires-effect-building = Nach dem Bauen darfst du auf einem anderen Planeten noch einmal bauen{ $n ->
    [0] { "" }
   *[other] {" "}für { $n } Energie
}.
