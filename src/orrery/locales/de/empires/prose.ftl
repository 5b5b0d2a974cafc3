# Ascending Empires: die Stellung in Worten, für alle, die sie lesen oder hören, statt auf die Galaxie zu sehen

## Der Zug
empires-prose-you = du
empires-prose-turn = { $turn ->
    [0] { $you ->
        [yes] Du bist am Zug
       *[no] { $player } ist am Zug
    }
   *[other] { $you ->
        [yes] Zug { $turn }: Du bist am Zug
       *[no] Zug { $turn }: { $player } ist am Zug
    }
}
empires-prose-won = { $you ->
    [yes] Du hast gewonnen.
   *[no] { $player } hat gewonnen.
}
empires-prose-action = Aktion dieses Zuges: { $action }, noch { $left }
empires-prose-last = { $you ->
    [yes] Das Ende ist ausgelöst: Dein Zug ist der letzte.
   *[no] Das Ende ist ausgelöst: Der Zug von { $player } ist der letzte.
}
empires-prose-pool = { $count ->
    [one] 1 Siegpunktplättchen im Vorrat
   *[other] { $count } Siegpunktplättchen im Vorrat
}
empires-prose-jet = Raketenantrieb: { $jet }
empires-prose-classic = Gespielt wird nach den Regeln der ersten Ausgabe

## Die Galaxie
empires-prose-galaxy = Die Galaxie
empires-prose-map = Ein Quadrat, 720 Millimeter breit und hoch. Orte sind in Millimetern von links und von oben angegeben, Richtungen in Grad, wie sie beim Schnipsen zählen: 0 ist rechts, 90 unten, 180 links, 270 oben. Ein Orbit reicht 40 Millimeter um seinen Ort. Die Stärke neben deinen Raumschiffen ist die eines freien Fluges genau so weit.
empires-prose-quadrant = Quadrant { $quadrant }
empires-prose-at = { $x } von links, { $y } von oben
empires-prose-guardian = Hier ist ein Wächterraumschiff.
empires-prose-library-waits = Eine außerirdische Bibliothek wartet auf den ersten Planeten, der hier entdeckt wird.
empires-prose-tiles = Planetenplättchen: { $left } verdeckt; gelegt: { $laid }.
empires-prose-base = Sternenbasis von { $player }, { $at }
empires-prose-mine = Mine von { $player }, { $at }
empires-prose-orbit-robot = Roboter im Orbit von { $hole }, { $at }
empires-prose-heart = Herz der Erbauer, { $at }, Radius { $radius }: Kein Raumschiff darf es berühren

## Schiffe
empires-prose-fleets = Raumschiffe in der Galaxie
empires-prose-fleet = { $you ->
    [yes] Deine Raumschiffe
   *[no] Raumschiffe von { $player }
}, { $count }
empires-prose-no-ships = { $you ->
    [yes] Du hast kein Raumschiff in der Galaxie.
   *[no] { $player } hat kein Raumschiff in der Galaxie.
}
empires-prose-around = Am nächsten: { $things }
empires-prose-beside = { $name }, { $far } Millimeter bei { $degrees } Grad{ $power ->
    [0] {""}
   *[other] , Stärke { $power }
}

## Spielertafeln
empires-prose-board = { $you ->
    [yes] Deine Tafel, { $points }
   *[no] Tafel von { $player }, { $points }
}
empires-prose-board-alone = { $you ->
    [yes] Deine Tafel
   *[no] Tafel von { $player }
}
empires-prose-home = Heimat: { $hole }
empires-prose-waiting = Auf der Tafel warten: { $pieces }
empires-prose-cities-again = { $count ->
    [one] Die nächste schaltet nichts frei.
   *[other] Die nächsten { $count } schalten nichts frei.
}
empires-prose-locked = Noch gesperrt: Truppen { $troops }, Raumschiffe { $ships }
empires-prose-buildings = Gebäude
empires-prose-line = { $line }: { $techs }
empires-prose-tokens-held = { $count ->
    [one] 1 Siegpunktplättchen
   *[other] { $count } Siegpunktplättchen
}

## Neben der Galaxie
empires-prose-supply = Vorrat
empires-prose-tokens = Terraforming-Plättchen übrig: { $tokens }
empires-prose-archive = Im Reliktarchiv: { $relic }. { $about }

## Allein
empires-prose-scenario = { $verdict ->
    [won] Szenario { $number }, gewonnen: { $name }
    [lost] Szenario { $number }, verloren: { $name }
   *[open] Szenario { $number }: { $name }
}
empires-prose-goal = { $done ->
    [yes] Ziel erreicht: { $goal } ({ $reached } von { $wanted }).
   *[no] Ziel: { $goal } ({ $reached } von { $wanted }).
}
empires-prose-invasion = Invasion
empires-prose-deck = { $count ->
    [0] Im Stapel ist keine Karte mehr.
    [one] Im Stapel ist noch 1 Karte. Jetzt würde sie das tun:
   *[other] Im Stapel sind noch { $count } Karten, alle gleich wahrscheinlich. Jetzt würden sie das tun:
}
empires-prose-peril = { $overrun ->
    [yes] { $place } ginge verloren
   *[no] { $place } wäre in Gefahr
}{ $ships ->
    [0] {""}
    [one] , mit 1 Raumschiff
   *[other] , mit { $ships } Raumschiffen
}
empires-prose-discards = Abgelegt: { $cards }.
empires-prose-open-card = Offene Wächterkarte: { $card }.
empires-prose-guardian-cards = { $count ->
    [one] 1 Wächterkarte ist übrig.
   *[other] { $count } Wächterkarten sind übrig.
}
empires-prose-technology-cards = Technologiekarten
empires-prose-settlers = Siedler
empires-prose-settler = { $somewhere ->
    [yes] Siedler ({ $settler }): { $fate }, { $where }
   *[no] Siedler ({ $settler }): { $fate }
}
empires-prose-found = Funde
empires-prose-idle = Megastrukturen, die niemand kontrolliert: { $places }.
empires-prose-central = Zentrale Planeten: { $places }.
empires-prose-lost-relics = Verlorene Relikte: { $relics }.
