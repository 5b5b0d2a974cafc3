# SETI: the position in words, for those who read or hear it instead of looking at the board

## The round
seti-prose-you = you
seti-prose-nobody = nobody
seti-prose-neutral = a neutral marker
seti-prose-turn = { $you ->
    [yes] { seti-web-round }: your turn
   *[no] { seti-web-round }: { seti-part-of-player } turn
}
seti-prose-won = { $you ->
    [yes] You have won.
   *[no] { $player } has won.
}
seti-prose-playing = Being played: { $card }
seti-prose-chain = Still to come: { $steps }.
seti-prose-start = { $you ->
    [yes] You have the first-player marker.
   *[no] { $player } has the first-player marker.
}
seti-prose-rotation =
    { $count ->
        [one] The next rotation turns disc 1 by one sector, against the clock.
       *[other] The next rotation turns discs 1 to { $count } by one sector, against the clock.
    } { $token ->
        [yes] The first to pass this round rotates too.
       *[no] Somebody has passed this round already: the next to pass does not rotate.
    }

## The sky
seti-prose-sky = Eight sectors around the Sun, clockwise from the one with Earth. Each has four rings: ring 1 is next to the Sun. A probe moves to the next ring of its sector, or to the same ring of a neighbouring sector.
seti-prose-sector = Sector of { $star }, between { $before } and { $after }
seti-prose-space = Ring { $ring }: { $what }{ $publicity ->
    [yes] , publicity for whoever comes here
   *[no] {""}
}{ $disc ->
    [0] {""}
   *[other] , on disc { $disc }
}
seti-prose-empty = empty
seti-prose-flight = { $only ->
    [yes] { $cost } away
   *[no] { $cost } from { $from }
}
seti-prose-anomaly = Anomaly ({ $hue }): { $text }
seti-prose-planet = { $planet }, { $space }
seti-prose-samples-known = Samples here that you know: { $samples }.

## The boards
seti-prose-no-card = A free place
seti-prose-deck = { $count ->
    [one] 1 card in the deck.
   *[other] { $count } cards in the deck.
}
seti-prose-discards = { $count ->
    [one] 1 card has been discarded: { $cards }.
   *[other] { $count } cards have been discarded: { $cards }.
}
seti-prose-no-discards = No card has been discarded.
seti-prose-stacks = Cards in the end-of-round stacks, this round’s first: { $stacks }.
seti-prose-stack = What you saw in this round’s stack: { $cards }.
seti-prose-marks = Markers, the first one first: { $owners }.
seti-prose-milestone =
    { $count ->
        [0] No discovery milestone left at { $points } points
        [one] 1 discovery milestone at { $points } points
       *[other] { $count } discovery milestones at { $points } points
    }

## Species
seti-prose-species = { $species } ({ $place })
seti-prose-open = Face up: { $card }
seti-prose-column = { $hue } traces
seti-prose-spot = { $marked ->
    [yes] { $spot }: marked by { $owners }. Pays: { $reward }.
   *[no] { $spot }: free. Pays: { $reward }.
}
seti-prose-anomaly-due = Anomaly ({ $hue }) near { $star }: Earth comes there after { $rotations ->
    [one] 1 rotation
   *[other] { $rotations } rotations
}. { $now } It would pay: { $leader }.
seti-prose-message-reward = { $taken ->
    [yes] Message reward { $number } ({ $reward }): taken by { $owner }.
   *[no] Message reward { $number }: { $reward }.
}

## Players
seti-prose-player = { $you ->
    [yes] Your board, { $points }
   *[no] { seti-part-of-player } board, { $points }
}
seti-prose-pool = { $count } data in the pool
seti-prose-passed = Has passed this round
seti-prose-probe = { $count ->
    [one] Probe at { $place }
   *[other] { $count } probes at { $place }
}
seti-prose-capsule = { $sample ->
    [0] Capsule at { $place }
   *[other] Capsule with sample { $sample } at { $place }
}
seti-prose-orbiter = { $count ->
    [one] Orbiter at { $place }
   *[other] { $count } orbiters at { $place }
}
seti-prose-lander = { $count ->
    [one] Lander on { $place }
   *[other] { $count } landers on { $place }
}
seti-prose-trace = { $count } { $hue }
seti-prose-traces = Traces at { $where }: { $marks }
seti-prose-techs = Technologies: { $techs }
seti-prose-wins = Sectors won: { $stars }
seti-prose-completed = Missions done: { $cards }
seti-prose-hand = { $count ->
    [one] Hand, 1 card
   *[other] Hand, { $count } cards
}
seti-prose-front = Cards in front
seti-prose-face-down = A card face down ({ $kind })
seti-prose-filled = filled: { $slots }
seti-prose-slot = Slot { $slot }, { $filled ->
    [yes] filled
   *[no] empty
}{ $has ->
    [yes] , pays { $pays }
   *[no] {""}
}{ $below ->
    [free] ; place for a technology below it
    [open] ; below it { $tech }, its slot empty, pays { $more }
    [filled] ; below it { $tech }, its slot filled, pays { $more }
   *[none] {""}
}
seti-prose-tucked = Tucked for income: { $cards }
seti-prose-gold = { $tile }: { $points ->
    [one] 1 point
   *[other] { $points } points
} now

## Alone
seti-prose-difficulty = Difficulty { $difficulty }
seti-prose-would-take = It would research { $tech } now
seti-prose-action-cards = Its action cards
seti-prose-arrow = { $arrow ->
    [left] Where it has to decide, it looks from the left.
    [right] Where it has to decide, it looks from the right.
   *[none] No card decides for it yet.
}
seti-prose-last-card = Resolved last: { $card }
seti-prose-track = Its progress track
seti-prose-penalty = If the game ended now, the rival would score { $points } points for open objectives.
seti-prose-goals-done = Completed, to be handed in: { $goals }.
seti-prose-goals-spent = { $count ->
    [one] 1 objective has been handed in.
   *[other] { $count } objectives have been handed in.
}
