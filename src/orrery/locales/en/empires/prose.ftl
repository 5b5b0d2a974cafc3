# Ascending Empires: the position in words, for those who read or hear it instead of looking at the galaxy

## The turn
empires-prose-you = you
empires-prose-turn = { $turn ->
    [0] { $you ->
        [yes] Your turn
       *[no] { $player }’s turn
    }
   *[other] { $you ->
        [yes] Turn { $turn }: your turn
       *[no] Turn { $turn }: { $player }’s turn
    }
}
empires-prose-won = { $you ->
    [yes] You have won.
   *[no] { $player } has won.
}
empires-prose-action = Action of this turn: { $action }, { $left } left
empires-prose-last = { $you ->
    [yes] The end has been triggered: your turn is the last one.
   *[no] The end has been triggered: { $player }’s turn is the last one.
}
empires-prose-pool = { $count ->
    [one] 1 point token in the pool
   *[other] { $count } point tokens in the pool
}
empires-prose-jet = Jet drive: { $jet }
empires-prose-classic = The rules of the first edition are played

## The galaxy
empires-prose-galaxy = The galaxy
empires-prose-map = A square, 720 millimetres wide and high. Places are told by millimetres from the left and from the top. Directions are degrees as a flick counts them: 0 is right, 90 down, 180 left, 270 up. An orbit reaches 40 millimetres from its place. The power told beside your ships is that of a free flight just so far.
empires-prose-quadrant = Quadrant { $quadrant }
empires-prose-at = { $x } from the left, { $y } from the top
empires-prose-guardian = A guardian ship is here.
empires-prose-library-waits = An alien library waits for the first planet that is discovered here.
empires-prose-tiles = Planet tiles: { $left } face down; laid: { $laid }.
empires-prose-base = Starbase of { $player }, { $at }
empires-prose-mine = Mine of { $player }, { $at }
empires-prose-orbit-robot = Robot in the orbit of { $hole }, { $at }
empires-prose-heart = Heart of the builders, { $at }, radius { $radius }: no ship may touch it

## Ships
empires-prose-fleets = Ships in the galaxy
empires-prose-fleet = { $you ->
    [yes] Your ships
   *[no] { $player }’s ships
}, { $count }
empires-prose-no-ships = { $you ->
    [yes] You have no ship in the galaxy.
   *[no] { $player } has no ship in the galaxy.
}
empires-prose-around = Nearest: { $things }
empires-prose-beside = { $name } { $far } millimetres away at { $degrees } degrees{ $power ->
    [0] {""}
   *[other] , power { $power }
}

## Player boards
empires-prose-board = { $you ->
    [yes] Your board, { $points }
   *[no] { $player }’s board, { $points }
}
empires-prose-board-alone = { $you ->
    [yes] Your board
   *[no] { $player }’s board
}
empires-prose-home = Home: { $hole }
empires-prose-waiting = Waiting on the board: { $pieces }
empires-prose-cities-again = { $count ->
    [one] The next one unlocks nothing.
   *[other] The next { $count } unlock nothing.
}
empires-prose-locked = Still locked: troops { $troops }, ships { $ships }
empires-prose-buildings = Buildings
empires-prose-line = { $line }: { $techs }
empires-prose-tokens-held = { $count ->
    [one] 1 point token
   *[other] { $count } point tokens
}

## Beside the galaxy
empires-prose-supply = Supply
empires-prose-tokens = Terraforming tokens left: { $tokens }
empires-prose-archive = In the relic archive: { $relic }. { $about }

## Alone
empires-prose-scenario = { $verdict ->
    [won] Scenario { $number }, won: { $name }
    [lost] Scenario { $number }, lost: { $name }
   *[open] Scenario { $number }: { $name }
}
empires-prose-goal = { $done ->
    [yes] Goal reached: { $goal } ({ $reached } of { $wanted }).
   *[no] Goal: { $goal } ({ $reached } of { $wanted }).
}
empires-prose-invasion = Invasion
empires-prose-deck = { $count ->
    [0] No card is left in the deck.
    [one] 1 card is left in the deck. Now it would do this:
   *[other] { $count } cards are left in the deck, each as likely as the others. Now they would do this:
}
empires-prose-peril = { $overrun ->
    [yes] { $place } would be lost
   *[no] { $place } would be in danger
}{ $ships ->
    [0] {""}
    [one] , with 1 ship
   *[other] , with { $ships } ships
}
empires-prose-discards = Discarded: { $cards }.
empires-prose-open-card = Open guardian card: { $card }.
empires-prose-guardian-cards = { $count ->
    [one] 1 guardian card is left.
   *[other] { $count } guardian cards are left.
}
empires-prose-technology-cards = Technology cards
empires-prose-settlers = Settlers
empires-prose-settler = { $somewhere ->
    [yes] Settler ({ $settler }): { $fate }, { $where }
   *[no] Settler ({ $settler }): { $fate }
}
empires-prose-found = Finds
empires-prose-idle = Megastructures that nobody controls: { $places }.
empires-prose-central = Central planets: { $places }.
empires-prose-lost-relics = Relics that are lost: { $relics }.
