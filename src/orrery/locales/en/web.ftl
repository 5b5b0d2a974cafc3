# The table in the browser

web-title = Orrery
web-tab-your-turn = ● Your turn: { $game }
web-close = Close
web-back = Back
web-home = Home
web-loading = One moment…
web-try-again = Try again
web-on = on
web-off = off

## First page
web-home-line = Space board games around one table.
web-home-line-2 = No account, no waiting.
web-home-hello = { $named ->
    [yes] Good to see you, { $name }.
   *[no] Good to see you.
}
web-home-waits = { $game } is waiting for you.
web-home-nothing-waits = It is nowhere your turn just now.
web-home-other-devices = About you and other devices
web-book = Your book
web-home-ways = Other ways to play
web-home-keys = Keyboard: arrows choose, Enter starts
web-unofficial = An unofficial fan project without any publisher’s art or text. Please buy the games.
web-games = Games
web-coming = coming soon
web-set-up-table = Set up a new game
web-your-name = Your name
web-opponent-number = Opponent { $number }
web-name-of-seat = Name for seat { $number }
web-seats = Seats
web-alone = Alone
web-difficulty-of = { $level } of { $levels }
web-alone-never = You have not played this yet.
web-alone-won = Your best result: won { $points } : { $other }.
web-alone-lost = Your best result: lost { $points } : { $other }.
web-alone-games = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $won } won.
web-campaign = To the campaign
web-campaign-won = { $won } of { $all } won
web-seat-friend = invite by link
web-seat-here = at this screen
web-seat-open = free seat
web-seat-free = still free
web-seat-number = Player { $number }
web-seat-nth = Seat { $number }
web-my-seat = My seat
web-my-seat-help = Colour and shape depend on the seat; the rules decide who goes first.
web-options = Options
web-options-all = { $count ->
    [0] no options
    [one] see 1 option
   *[other] see all { $count } options
}
web-options-usual = standard set-up
web-start = Let’s go
web-starting = Setting up the game…
web-continue = Continue
web-no-tables = No tables yet. The first one is two clicks away.
web-your-turn = your turn
web-over = finished
web-over-won = won, { $points } : { $other }
web-over-lost = lost, { $points } : { $other }
web-under-way = under way
web-waiting-for-friends = waiting for players
web-waiting-for = Waiting for { $players }
web-remove-table = Remove from the list: { $game }, { $players }
web-remove-table-tip = Remove from the list
web-removed-table = Removed: { $game }.
web-join-by-link = Join with a link
web-paste-link = The link you were sent
web-not-a-link = This is not a link to a table. Such a link contains /join/, /table/ or /replay/.
web-go-to-table = Go to the table
web-replay = Replay
web-finished-games = Your finished games
web-load-record = Load a game record
web-load-record-help = A file with the record of a game: a finished game is replayed move by move, an unfinished one can be continued.
web-switch-language = Switch language: Deutsch

## Bots
web-bot-random = random
web-bot-greedy = rule of thumb
web-bot-easy = easy
web-bot-medium = medium
web-bot-hard = hard
web-bot-best = best
web-bot = Bot · { $bot }

## Invitation
web-invited = You are invited to a table
web-invited-to = You are invited: { $game }
web-invited-by = At the table: { $players }
web-sit-down = Sit down
web-only-watch = Just watch
web-invite = Invite
web-invite-help = Whoever opens the link types a name and sits at the table. Nobody needs an account.
web-invite-only-here = This address works on this computer only: friends elsewhere cannot open the link. Start the server with an address they can reach (see the README).
web-invite-only-network = This address works in your own network only: friends elsewhere cannot open the link.
web-link-to-seat = Link for seat { $number }
web-link-to-watch = Spectator link
web-links = Links to the table
web-copy = Copy
web-copied = Copied
web-copied-help = The link is in the clipboard.
web-seats-free = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}

## At the table
web-question = Question
web-answers = Answers
web-answers-on-board = { $count ->
    [one] 1 answer is on the board.
   *[other] { $count } answers are on the board.
}
web-all-answers = All answers
web-see-board = Show the table
web-how-many = ({ $count })
web-not-yet = Not yet:
web-not-now = Not now:
web-missing = needs { $things }
web-missing-sentence = You need { $things }.
web-several = { $name }: { $count ->
    [one] one choice
   *[other] { $count } choices
}
web-click = Click: { $answer }
web-click-several =
    Click: { $count ->
        [one] 1 option
       *[other] { $count } options
    }
web-side-of-the-game = the game itself
web-thinks = is thinking
web-thinking =
    { $count ->
        [one] { $players } is thinking…
       *[other] { $players } are thinking…
    }
web-is-asked = to play
web-still-choosing =
    { $you ->
        [yes] you are choosing
       *[no] still choosing
    }
web-has-chosen = { $you ->
    [yes] you are done
   *[no] done
}
web-change-answer = Change answer
web-change-answer-of = Change { $player }’s answer
web-held = Chosen: { $answer }
web-held-help = Nothing has been revealed yet: confirm, or choose something else.
web-confirm = Confirm
web-change = Change
web-this-is-you = you
web-present = at the table
web-away = away
web-players = At the table
web-log = Log
web-prose = The position in words
web-prose-short = In words
web-announcements = Announcements
web-taken-back = Taken back.
web-log-empty = Nothing has happened yet.
web-further-steps = { $count ->
    [one] and 1 more step
   *[other] and { $count } more steps
  }
web-since-your-turn = Since your last turn
web-watching-others = The others are playing
web-steps-left = { $count ->
    [one] 1 step left
   *[other] { $count } steps left
}
web-skip = Skip
web-to-present = Back to the present
web-play-again = See it again, step by step
web-score = Score
web-category = Category
web-points = Points
web-board-of = { $player }’s board
web-open-board = look at the whole board
web-previous-board = Previous board
web-next-board = Next board
web-total = Total
web-tools = Tools
web-rail = Log and score
web-panes = Views
web-news = News
web-pane-table = Table
web-undo = Undo
web-hint = Hint
web-hint-ask = What would you do?
web-hint-would = I would choose: { $answer }
web-hint-better =
    { $better ->
        [one] In { $worlds } continuations that I imagined, this was one percentage point better than “{ $next }”.
       *[other] In { $worlds } continuations that I imagined, this was { $better } percentage points better than “{ $next }”.
    }
web-hint-points = It soon brings { $points } more points on average.
web-hint-even = “{ $next }” may be just as good: chance alone could have made the difference.
web-hint-although =
    { $better ->
        [one] That is how I usually play this. In { $worlds } continuations that I imagined, “{ $next }” came out one percentage point better, though.
       *[other] That is how I usually play this. In { $worlds } continuations that I imagined, “{ $next }” came out { $better } percentage points better, though.
    }
web-hint-only = I did not consider any other answer worth a try.
web-hint-unmeasured = I have not measured how good that is.
web-hint-chance = Chance about
web-hint-otherwise = otherwise { $percent } %
web-hint-alike = otherwise similar
web-hint-error = (± { $error })
web-analysis = Look back
web-analysis-chances = Estimated chance of winning
web-analysis-working = Judging the game: { $total ->
        [0] beginning …
       *[other] turn { $done } of { $total }
    }
web-analysis-working-on = The game is still being judged.
web-analysis-keys = before the end of the game · ← → turns, ↑ ↓ turning points
web-analysis-keys-unable = ← → answers
web-analysis-unable = Nobody has measured yet how well a bot judges games alone, so there are no chances here. Every moment can still be looked at and played on from.
web-analysis-no-turning = There are none without chances.
web-analysis-whose = Whose turns
web-analysis-everybody = all
web-analysis-turning = Turning points
web-analysis-even-game = No turn changed the chances by five percentage points or more.
web-analysis-round = Round { $number }
web-analysis-turn = Turn { $number }
web-analysis-position = The position
web-analysis-answer-of = Answer { $number } of { $count } in this turn
web-analysis-thoughts = The bot’s estimate
web-analysis-chance-of = Chance of { $player }
web-analysis-thinking = Let me think …
web-analysis-bot = its choice
web-analysis-played = played
web-analysis-same = The bot would have done the same.
web-analysis-even = “{ $one }” and “{ $other }” can hardly be told apart.
web-analysis-less =
    { $less ->
        [one] It estimates “{ $played }” about one percentage point lower.
       *[other] It estimates “{ $played }” about { $less } percentage points lower.
    }
web-analysis-more =
    { $more ->
        [one] In the trials “{ $played }” came out one percentage point better than its choice.
       *[other] In the trials “{ $played }” came out { $more } percentage points better than its choice.
    }
web-analysis-points = Its choice would soon have brought { $points } more points on average.
web-play-on = Play on from here
web-analysis-sure = How sure is that?
web-analysis-sure-network = For every turn the bot imagines twelve continuations and plays on by its network; the light band and the strokes in the bars are twice the standard error of that; how far the network itself is off is not in them. It knows only what each seat knew then; the chances of all are brought to 100 %.
web-analysis-sure-errs = It errs, too; changes of less than five percentage points are not listed.
web-percent = { $percent } %
web-hints = Hints at this table
web-hints-help = The strongest bot answers “What would you do?”. As soon as one person here wants no hints, nobody gets any.
web-hints-given = Hints asked for
web-hints-off = Somebody else at this table wants no hints, so nobody gets any.
web-help = Help
web-help-waiting = It is not your turn. The log shows what the others are doing.
web-help-board = Click anything that glows; the same answers are buttons in the question bar. Point at a card to read what it does.
web-help-touch = Tap anything that glows; the same answers are buttons in the question. Keep a finger on a card or sign to read what it does: a long press never chooses anything. Swipe sideways to the other panes.
web-menu = Menu
web-line-lost = No connection. Trying again; nothing is lost.
web-watching = You are watching and see only what is public.
web-side = Whose side you watch from
web-side-help = Choose whose side lies in front.
web-set-aside = set aside
web-table-set-aside = This table has been set aside
web-table-set-aside-reason = What is stored of this game cannot be played on: it is damaged, or it was started under other rules.
web-table-set-aside-help = Nothing has been deleted. Contact whoever runs this server: once the table has been repaired, for example from a backup, the game goes on here. All other tables are unaffected.
web-table-closed = This table is closed.
web-board-failed = The board cannot be drawn just now. You can play on with the buttons.
web-no-table = This table cannot be opened
web-nothing-here = Only empty space here
web-nothing-here-help = There is no such address.
web-hand-over = { $player }’s turn
web-hand-over-help = Pass the screen on. The cards stay hidden until you are ready.
web-i-am = I am { $player }
web-set-up = Set-up
web-take-seat = Play this seat myself
web-give-to-bot = Give to bot: { $bot }
web-open-seat = Invite by link
web-agree = Agree
web-disagree = No, wait
web-decline = No, keep it
web-withdraw = Withdraw
web-proposal-bot = { $by } proposes: { $player } has been away for a long time, so a bot ({ $bot }) plays on.
web-proposal-open = { $by } proposes: { $player } has been away for a long time, so someone else plays on.
web-proposal-me = { $by } would like to play { $player }’s seat and would then see what is hidden there.
web-proposal-invite = { $by } would like to invite somebody by link to { $player }’s seat.
web-proposal-waits = Proposal for { $player }’s seat: waiting for { $missing } to agree.
web-proposal-do = Do it now
web-seat-consent = The game has begun: all others who play have to agree.
web-replaced-by-bot = You were away for a long time; a bot has played for you.
web-replaced-by-nobody = You were away for a long time; your seat has been offered to others.
web-seat-kept = { $minutes ->
    [0] Away for long: all others together may decide who plays this seat.
    [one] Away. In 1 minute you may decide who plays this seat.
   *[other] Away. In { $minutes } minutes you may decide who plays this seat.
}
web-handover-joined = { $had ->
    [yes] { $name } takes over seat { $number }; before: { $former }.
   *[no] { $name } takes seat { $number }.
}
web-handover-taken = { $by } takes over seat { $number }.
web-handover-returned = { $name } is back and plays again.
web-handover-lent = { $by } lets a bot play seat { $number }: { $bot }.
web-handover-opened = { $by } offers seat { $number } by invitation.
web-handover-replaced = { $plays ->
    [bot] { $former } has been away for a long time. Everybody else agrees: a bot plays seat { $number } ({ $bot }).
   *[nobody] { $former } has been away for a long time. Everybody else agrees: seat { $number } is offered by invitation.
}
web-rules-changed = The rules have been updated (version { $former } → { $now }). The game goes on from where it stood.
web-close-table = Close the table
web-close-table-sure = Nobody can play here after that. Really close it?
web-leave-table = Leave the table
web-leave-table-sure = { $seats ->
    [0] Others play on here; the table disappears from your list. Really leave?
   *[other] A bot plays on for you, and the table disappears from your list. By the table’s address you can come back and play again. Really leave?
}

## Keys
web-keys = Keys
web-key-choose = picks the option with that number
web-key-confirm = confirms your choice
web-key-back = goes one step back
web-key-undo = undoes your last answer
web-key-help = shows this help
web-key-log = goes to the log
web-key-prose = shows the position in words
web-key-hint = asks the strongest bot what it would do

## End of the game
web-game-over = The game is over.
web-winner =
    { $you ->
        [yes] You win!
       *[no] { $player } wins!
    }
web-beaten-the-game = { $you ->
    [yes] You win! You have beaten { $side } { $points } : { $other }.
   *[no] { $player } has beaten { $side } { $points } : { $other }.
}
web-lost-to-the-game = { $you ->
    [yes] You lose { $points } : { $other } to { $side }.
   *[no] { $player } has lost to { $side } { $points } : { $other }.
}
web-tie-is-lost = A tie is lost.
web-shared-win = Shared win: { $players }
web-won = won
web-result = Result
web-once-more = Play again
web-once-more-help = The same options once more
web-rematch = Rematch
web-rematch-help = The same players and options once more
web-rematch-ready = Go to the rematch
web-new-game = New game
web-save-record = Save the game record
web-chart = Points over the game.
web-chart-line = { $player }: { $points } at the end.
web-chart-start = Start
web-chart-end = End

## Replay
web-play = Play
web-pause = Pause
web-step-back = One step back
web-step-forward = One step forward
web-step-of = { $step } of { $steps }
web-moment = Point in the game
web-eyes = View
web-eyes-public = Public view
web-eyes-of = { $player }’s view
web-link-to-step = Link to this step
web-to-table = Go to the table
web-answered = { $player }: { $answer }
web-answers-next = { $player } answers.

## Settings
web-settings = Settings
web-language = Language
web-motion = Motion
web-motion-help = Cards glide, numbers tick up; nothing takes longer than a moment.
web-motion-system = as set in the system
web-motion-on = on
web-motion-off = off
web-pace = Watching the others
web-pace-calmly = Slower
web-pace-help = What bots and other players do is shown step by step. Any key or click skips to the present.
web-pace-at-once = at once
web-pace-quick = quick
web-pace-calm = calm
web-sound = Sound
web-sound-help = Two soft notes when your turn comes.
web-shapes = Shapes as well as colours
web-shapes-help = Circle, diamond, triangle and square tell the players apart without colour, too.
web-clocks = Thinking time
web-clocks-help = Above the log you see how long the table has waited for whom. Nobody loses by it.
web-clock-hours = { $large } h { $small } min
web-clock-days = { $large } d { $small } h
web-confirming = Confirm secret choices
web-confirming-help = When everyone chooses at once and only your choice is missing, it counts only after a second click or Enter.

## Errors
web-error-offline = The server does not answer. Are you online, and is the server running?
web-error-server = The server reported an error ({ $status }).

## Why not, and a position the board cannot draw
web-why-not = Why not?
web-board-unknown = This board does not know everything in this position.
web-board-unknown-help = So you play at the plain table, with all answers as buttons. If the page is older than the game, reloading helps.
web-reload = Reload

## Log and final scoring
web-log-newest = Newest
web-log-earlier = Show earlier lines
web-chart-round = Round { $round }
web-final-scoring = Final scoring
web-next = Next
web-show-all = Show all
web-to-result = Show the result
web-how-scored = How it was scored

web-help-guide = How to play

## A guided first game
web-lesson = Your first game
web-lesson-begin = New here? Learn in a first game
web-lesson-offer = Learn the game in a guided first game
web-lesson-steps = Steps
web-lesson-step = Step { $number } of { $of }
web-lesson-step-done = done
web-lesson-again = Back to this step
web-lesson-back = Back
web-lesson-next = Next
web-lesson-skip = Do it for me
web-lesson-done = Play on
web-lesson-own = Rather a new game against a bot ({ $bot })
web-lesson-look = Point at anything you want to know more about.
web-lesson-touch = Rest your finger on anything you want to know more about.
web-lesson-why = Why?
web-lesson-note = Good to know:
web-lesson-leave = Play on without help
