# The command line and the game at the keyboard

terminal-person = Player { $number }
terminal-you = You
terminal-welcome = { $game }: { $seats }. Type h for help, q to leave.
terminal-commands =
    Answer with the number or the text of an option, or type:
    {"  "}u  to take your last answer back
    {"  "}p  for the position
    {"  "}l  for the log (l 100 for a hundred lines of it)
    {"  "}c NAME  to have a card, or whatever else has a name, explained
    {"  "}h  for this help
    {"  "}q  to leave; the game is saved after every answer
terminal-thinking = { $player } is thinking …
terminal-not-an-option = “{ $line }” is none of the options. Type a number from 1 to { $count }, the text of an option, or h for help.
terminal-dial = Type: { $verb } { $scales }
terminal-not-on-the-dial = “{ $line }” cannot be done here. Type the answer as shown above, or h for help.
terminal-no-card = There is no “{ $name }” here. Type c and the name of a card, or a part of it.
terminal-which-card = Type c and the name of a card or of something else on the table, or a part of it.
terminal-repeated = { $line } ({ $count }×)
terminal-undone = Taken back.
terminal-hand-over = { $player } is asked. Hand over the keyboard, then press Enter.
terminal-resume-question = There is a saved game. Go on with it? (Enter: yes, n: begin a new one)
terminal-saved = The game is saved in { $file }; it goes on from here next time.
terminal-left = Nothing was played or changed.
terminal-total = Total
terminal-shared-win = The win is shared: { $players }.
terminal-winner = { $you ->
    [yes] You win!
   *[no] { $player } wins!
}

## Results of commands
terminal-wins = Wins
terminal-mean-score = Mean score
terminal-sim-speed = { $finished ->
    [one] 1 game
   *[other] { $finished } games
}, { $decisions } decisions in { $seconds } s ({ $speed } per second)
terminal-bench = Figures of this machine, one core:
terminal-game-facts = Seats: { $seats }. Bots: { $bots }.
terminal-record-game = Game
terminal-record-seats = Seats
terminal-record-moves = Moves
terminal-record-scores = Scores
terminal-record-position = Position
terminal-record-state = State
terminal-over = The game is finished.
terminal-under-way = The game is not finished.

## What can be wrong
terminal-bad-option = “{ $option }” is not an option. Write --option name=value.
terminal-bad-number = { $option } cannot be { $value }. It must be at least { $least }.
terminal-no-file = There is no file { $file }.
terminal-unreadable-file = { $file } cannot be read: { $reason }.
terminal-unwritable-file = { $file } cannot be written: { $reason }.
terminal-broken-file = { $file } is not a sound record of a game. { $reason }
terminal-cannot-resume = The game in { $file } cannot go on. { $reason } --new begins a new one in its place.
terminal-nothing-saved = There is no saved game in { $file }. Leave out --resume to begin a new one.
terminal-other-seats = The game in { $file } is played by { $seats }. Leave out --seats to go on with it, or begin a new one with --new.
terminal-other-option = The game in { $file } has the option { $option }. Leave out --option to go on with it, or begin a new one with --new.
terminal-save-is-folder = { $file } is a folder. --save needs the name of a file.

## Help of the command line
cli-help = Orrery plays space board games, complete and exact.
cli-help-play = Play a game in the terminal, against bots or with others at the same keyboard.
cli-help-sim = Let bots play many games against each other.
cli-help-bench = Measure how fast and how big the games are on this machine.
cli-help-games = List the games with their seats, bots and options.
cli-help-record = Look into the record of a game.
cli-help-replay = Play a record again and check that it leads where it says.
cli-help-show = Tell a recorded game in words.
cli-help-version = Show the version and leave.
cli-help-game = The name of a game, see orrery games.
cli-help-lang = Language; without it LANG decides.
cli-help-seed = The same seed deals the same cards and dice.
cli-help-option = An option of the game, see orrery games; can be given several times.
cli-help-file = A record, or a saved game.
cli-help-json = Print one JSON object.
cli-help-play-seats = Who sits where: me or the name of a bot; several me share the keyboard.
cli-help-resume = Go on with the saved game, or begin a new one; without either you are asked.
cli-help-save = Where to keep the game.
cli-help-sim-seats = The bot on each seat.
cli-help-games-count = How many games.
cli-help-records = Write the record of each game into this folder.
cli-help-seconds = How long to measure each game.
cli-help-serve = Serve tables for browsers.
cli-help-host = The address to listen on; 0.0.0.0 lets others in your network join.
cli-help-port = The port; without it the usual one, or any free one if that is taken.
cli-help-database = Where tables are kept: a file or a database URL.
cli-help-open = Open a browser window as well.
cli-help-bench-seats = How many play, in games for so many; the others are played by their fewest.
cli-help-bench-server = Measure the server instead of the games.
cli-serving = Open this address in a browser. Ctrl-C stops the server; no game is lost.
terminal-no-port = Nothing can listen on { $host }, port { $port }: taken or not allowed. Another port: --port 8080.
terminal-not-now = Not possible now:
