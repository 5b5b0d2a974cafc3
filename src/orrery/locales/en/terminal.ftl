# The command line and the game at the keyboard

terminal-person = Player { $number }
terminal-you = You
terminal-welcome = { $game }: { $seats }. Type h for help, q to quit.
terminal-commands =
    Answer with the number or the text of an option, or type:
    { "  " }u  to undo your last answer
    { "  " }p  to see the position
    { "  " }t  to ask the strongest bot what it would do
    { "  " }l  to see the log (l 100: the last hundred lines)
    { "  " }c NAME  to look up a card or anything else on the table
    { "  " }h  to see this help
    { "  " }q  to quit; the game is saved after every answer
terminal-hint = I would choose: { $answer }
terminal-hint-chance = { "  " }{ $answer }: chance about { $percent } % (± { $error })
terminal-no-hint = No bot of this game can give a hint here.
terminal-thinking = { $player } is thinking…
terminal-not-an-option = “{ $line }” is not one of the options. Type a number from 1 to { $count }, the text of an option, or h for help.
terminal-dial = Type: { $verb } { $scales }
terminal-not-on-the-dial = “{ $line }” cannot be done here. Type the answer as shown above, or h for help.
terminal-no-card = There is no “{ $name }” here. Type c and the name of a card, or a part of it.
terminal-which-card = Type c and the name of a card or of something else on the table, or a part of it.
terminal-repeated = { $line } ({ $count }×)
terminal-undone = Undone.
terminal-hand-over = It is { $player }’s turn. Hand over the keyboard, then press Enter.
terminal-rules-changed = The rules have been updated since (from version { $former } to { $now }). The game goes on from where it stood.
terminal-resume-question = There is a saved game. Continue it? (Enter: yes, n: start a new one)
terminal-saved = The game is saved in { $file }; it will continue from here next time.
terminal-left = Nothing was played or changed.
terminal-total = Total
terminal-shared-win = Shared win: { $players }.
terminal-winner = { $you ->
    [yes] You win!
   *[no] { $player } wins!
}
terminal-beaten-the-game = { $you ->
    [yes] You have beaten { $side } { $points } : { $other }!
   *[no] { $player } has beaten { $side } { $points } : { $other }!
}
terminal-lost-to-the-game = { $you ->
    [yes] You have lost to { $side } { $points } : { $other }{ $tie ->
        [yes] . A tie is lost.
       *[no] .
    }
   *[no] { $player } has lost to { $side } { $points } : { $other }{ $tie ->
        [yes] . A tie is lost.
       *[no] .
    }
}

## Results of commands
terminal-wins = Wins
terminal-mean-score = Mean score
terminal-sim-speed = { $finished ->
    [one] 1 game
   *[other] { $finished } games
}, { $decisions } decisions in { $seconds } s ({ $speed } per second)
terminal-training = { $decisions } million decisions, { $games ->
    [one] 1 game
   *[other] { $games } games
}
terminal-training-tried = { $training }; won against { $tried }
terminal-league-bot = Bot
terminal-league-rating = Rating
terminal-league-interval = 95 %
terminal-league-against = Against
terminal-league-share = Won
terminal-league-games = Games
terminal-league-scale = Ratings by the model of Bradley and Terry; { $bot } has 1000, and 400 points more mean ten wins for each loss.
terminal-bench = Figures for this machine, one core:
terminal-game-facts = Seats: { $seats }. Bots: { $bots }.
terminal-record-game = Game
terminal-record-rules = Rules
terminal-record-older-rules = version { $former }, replayed under version { $now }
terminal-record-seats = Seats
terminal-record-moves = Moves
terminal-record-scores = Scores
terminal-record-position = Position
terminal-record-state = State
terminal-over = The game is finished.
terminal-under-way = The game is not finished.

## What can be wrong
terminal-bad-option = “{ $option }” is not an option. Write --option name=value.
terminal-bad-number = { $option } cannot be { $value }. It must be at least { $least } and at most { $most }.
terminal-league-of-one = A league needs two bots at least. Bots: { $bots }.
terminal-address-without-ray = “{ $address }” is one word too many. The address of a Ray cluster is written after --ray.
terminal-ray-and-processes = --processes is for this machine alone. With --ray every core of the cluster plays.
terminal-bad-seat-count = “{ $given }” does not say how many play. Write --seats 2 or --seats 2,3,4.
terminal-no-file = There is no file { $file }.
terminal-unreadable-file = { $file } cannot be read: { $reason }.
terminal-unwritable-file = { $file } cannot be written: { $reason }.
terminal-broken-file = { $file } is not a valid record of a game. { $reason }
terminal-cannot-resume = The game in { $file } cannot be continued. { $reason } --new starts a new one in its place.
terminal-nothing-saved = There is no saved game in { $file }. Leave out --resume to start a new one.
terminal-other-seats = The game in { $file } is played by { $seats }. Leave out --seats to continue it, or start a new one with --new.
terminal-other-option = The game in { $file } has the option { $option }. Leave out --option to continue it, or start a new one with --new.
terminal-save-is-folder = { $file } is a folder. --save needs the name of a file.

## Help of the command line
cli-help = Space board games with exact rules.
cli-help-play = Play a game in the terminal, against bots or with others at the same keyboard.
cli-help-sim = Let bots play many games against each other.
cli-other-package = Another package, called orrery, is installed in the same folder as orrery-games, and each overwrites files of the other. Uninstall both (pip uninstall orrery orrery-games), then install orrery-games.
cli-needs-play = Playing needs { $missing }. Install it with: pip install "orrery-games[play]"
cli-needs-research = This needs { $missing }. Install it with: pip install "orrery-games[research]"
cli-cluster-lost = A computer or process of the cluster is gone. Its games are played again.
cli-needs-league = A league needs { $missing }. Install it with: pip install "orrery-games[league]"
cli-help-league = Let all bots of a game play each other, every deal from each seat, and rate them; goes on where it was stopped.
cli-help-league-bots = The bots that take part, such as greedy,hard; without it all of them.
cli-help-league-seats = Players at a table; with more than two, each bot sits alone among others of each kind.
cli-help-league-deals = Deals for each pair; every one is played from each seat.
cli-help-processes = Processes that play.
cli-help-league-file = Where the results are kept; without it league-GAME-N.json in this folder.
cli-help-league-markdown = Print the tables in Markdown.
cli-needs-train = Training needs { $missing }. Install it with: pip install "orrery-games[train]"
cli-help-train = Train a player by self-play; a run that was stopped goes on where it was.
cli-help-train-out = The folder of the run: checkpoint, network, curves.
cli-help-train-seats = How many play; several numbers learn all of them together.
cli-help-train-minutes = How long to learn.
cli-help-train-updates = Count updates instead of minutes: then the result depends on the seed alone.
cli-help-train-seed = The same seed learns the same, if updates are counted.
cli-help-train-workers = Processes that play; without it one less than there are cores.
cli-help-train-teacher = A bot whose answers are learnt first, such as greedy.
cli-help-train-rival = A bot that a network of its own imitates, as an opponent at some of the tables, such as greedy.
cli-help-train-foresee = Only learn to foresee how games of the teachers (separated by commas) end, without playing itself.
cli-help-train-begin = A network to learn on from.
cli-help-train-set = A setting other than the usual one, such as rate=0.0003,0.00002 or league=0.1; can be given several times.
cli-trained = The network is in { $file }.
cli-help-bench = Measure how fast and how big the games are on this machine.
cli-help-games = List the games with their seats, bots and options.
cli-help-record = Inspect the record of a game.
cli-help-replay = Replay a record and check that it ends as it says.
cli-help-show = Show the log of a recorded game.
cli-help-version = Show the version and exit.
cli-help-game = The name of a game, see orrery games.
cli-help-lang = Language; without it LANG decides.
cli-help-seed = The same seed deals the same cards and dice.
cli-help-option = An option of the game, see orrery games; can be given several times.
cli-help-file = A record, or a saved game.
cli-help-json = Print one JSON object.
cli-help-play-seats = Who sits where: me or the name of a bot; several me share the keyboard.
cli-help-resume = Continue the saved game, or start a new one; without either you are asked.
cli-help-save = Where to save the game.
cli-help-sim-seats = The bot on each seat.
cli-help-games-count = How many games.
cli-help-records = Write the record of each game into this folder.
cli-help-ray = Spread the games over a Ray cluster; without an address over the cores of this machine.
cli-help-ray-address = After --ray: the cluster, as HOST:PORT, ray://HOST:PORT or auto.
cli-help-seconds = How long to measure each game.
cli-help-serve = Serve tables for browsers.
cli-help-host = The address to listen on; 0.0.0.0 lets others in your network join.
cli-help-port = The port; without it the usual one, or any free one if that is taken.
cli-help-public-url = The address others reach the server by, if it is not its own: https://games.example, or a path there.
cli-help-proxies = The proxies that are believed when they say for whom they ask (X-Forwarded-For): addresses or networks, with commas.
cli-help-webhooks = Whether people may be told at an address that it is their turn: off, public (public ones only) or anywhere (also in your own network).
cli-help-push = Offers messages of the browser (Web Push, pip install 'orrery-games[push]'); the mail address tells the push services whom to ask here.
cli-help-database = Where tables are kept: a file or a database URL.
cli-help-budget = Multiplies how much one person and one address may ask of the server; 0: no limits.
cli-help-open = Open a browser window as well.
cli-help-bench-game = Measure this game alone; otherwise all of them.
cli-help-bench-seats = Number of seats; games that do not allow it are measured with their fewest.
cli-help-bench-server = Measure the server instead of the games.
cli-help-bench-attack = With --server: measure how a table fares while somebody asks for too much, and how soon the server is back after it was killed.
cli-help-bench-workers = With --server: measure that many processes together; more than one needs PostgreSQL.
cli-help-bench-database = With --server: the address of a PostgreSQL database to measure with. The measurement has a schema of its own in it, which is gone afterwards.
cli-help-bench-research = Measure how fast learners are served instead of the games alone.
cli-help-workers = Processes that serve together; more than one needs PostgreSQL.
cli-help-json-log = Write the log as JSON, one object in each line.
cli-help-keep-finished = Delete finished and closed tables after this many days; otherwise they are kept for ever.
cli-help-keep-abandoned = Delete tables under way after this many days without an answer; otherwise they are kept for ever.
cli-help-delete-up-to = Confirm that so many tables are deleted at once, even if they are more than a tenth of all.
cli-help-store = What a server has stored.
cli-help-store-check = Play every stored table again and compare it with the stored positions and results; servers may go on, and nothing is changed. The exit status is 1 if a table differs.
cli-help-store-processes = Processes that play again.
cli-help-store-backup = Write everything, as it is stored now, to an SQLite file; servers may go on. Keep the file to yourself: hidden cards are in it.
cli-help-store-backup-file = The file to write.
cli-help-store-overwrite = Replace the file if it exists.
cli-help-store-restore = Put such a backup, of this version or an earlier one, into an empty database that no server uses.
cli-help-store-restored-file = A file written by “orrery store backup”.
cli-help-store-copy = Copy everything from one database into another, empty one, and check it; no server may be using either.
cli-help-store-from = The database to copy: a file or a database URL.
cli-help-store-to = The empty database.
cli-help-store-export = Write one table or all of them to a file; servers may go on. Keep the file to yourself: hidden cards are in it.
cli-help-store-import = Add the tables of such a file to a database. An SQLite file must not be in use by a server.
cli-help-store-new-file = The file to write; it must not exist yet.
cli-help-store-file = A file written by “orrery store export”.
cli-help-store-table = Only this table: the last part of its address.
cli-store-rows = { $people ->
        [one] one person
       *[other] { $people } people
    }, { $tables ->
        [one] one table
       *[other] { $tables } tables
    }, { $moves ->
        [one] one move
       *[other] { $moves } moves
    }
cli-store-copied = Copied and checked: { cli-store-rows }.
cli-store-exported = Exported: { cli-store-rows }.
cli-store-imported = Imported: { cli-store-rows }.
cli-store-backed-up = Backed up: { cli-store-rows }.
cli-store-restored = Restored: { cli-store-rows }.
cli-store-table = Table { $table } ({ $game }): { $told }
cli-store-checked = Checked: { $tables ->
        [one] one table
       *[other] { $tables } tables
    }, { $moves ->
        [one] one move
       *[other] { $moves } moves
    }; { $differing ->
        [0] everything is as it was stored.
        [one] one table differs.
       *[other] { $differing } tables differ.
    }
cli-store-since = Begun under rules version { $rules }; compared since move { $number }, from which version { $now } applies.
cli-store-kept = Played under rules version { $rules } (now { $now }); the positions kept up to move { $number } were compared.
cli-store-nothing-kept = Played under rules version { $rules } (now { $now }); no position was kept with move { $number } that could be compared.
cli-serving = Open this address in a browser. Ctrl+C stops the server; no game is lost.
terminal-no-host = The address for --host is missing. The usual one is 127.0.0.1; 0.0.0.0 lets others in your network join.
terminal-no-port = Cannot listen on { $host }, port { $port }: taken or not allowed. Try another port: --port 8080.
terminal-not-now = Not possible now:
terminal-missing = You need { $things }.
