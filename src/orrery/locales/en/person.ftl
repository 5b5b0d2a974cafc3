# The book on the first page and one’s own page: what is loaded only with them

## Book
web-book-open-tables = { $count ->
    [0] no open tables
    [one] 1 open table
   *[other] { $count } open tables
}
web-book-all-tables = see all { $count }
web-book-nothing-open = No table is open just now. Click a game to set up a new one.
web-book-last-answer = Last move { $ago }
web-book-just-now = Last move just now
web-book-go-on = Go on
web-book-look = Look
web-book-last-game = Last:
web-book-ended = { $won ->
    [yes] won, { $scores }
   *[no] lost, { $scores }
}
web-book-all-games = all games
web-book-games = { $count ->
    [one] game
   *[other] games
}
web-book-won = won
web-book-won-count = { $won } won
web-book-against-people = People
web-book-against-alone = Alone
web-book-empty = As soon as your first game is over, this page tells how many you have played, and against whom you have won.
web-book-empty-game = You have not finished a game of this yet.
web-book-ladder-scenario = Solo campaign
web-book-ladder-difficulty = { $game } alone
web-book-ladder-scenario-new = New: { $all } scenarios, one story
web-book-ladder-difficulty-new = New: { $all } levels against the game itself
web-book-lessons = First games
web-book-lessons-new = New: learn each game step by step
web-book-lessons-played = { $done } of { $all } played
web-book-lesson-on = { $game } has begun
web-book-learn = Learn { $game }
web-book-to-map = To the map
web-book-play = Play
web-book-next = up next
web-book-turns = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}

## One’s own page
web-me = About you
web-me-help = There are no accounts: this browser knows who you are. Everything here is yours to take along or delete.
web-me-save = Save
web-me-saved = Saved.
web-me-devices = Your browsers
web-me-devices-help = You are signed in with these browsers: they see your tables and your book. A link adds another device.
web-me-this-browser = this browser
web-me-browser-since = { $use }, since { $day }
web-me-used-today = used today
web-me-last-use = last used { $ago }
web-me-last-use-unknown = not used since the last update
web-browser = { $known ->
    [yes] { $program } on { $system }
   *[no] { $program }
}
web-browser-unnamed = Browser
web-me-sign-out = Sign out
web-me-sign-out-here = Sign out here
web-me-sign-out-sure = Really sign out
web-me-sign-out-named = Sign out: { $browser }
web-me-signed-out = { $browser } is signed out.
web-me-signed-out-here = You are signed out
web-me-signed-out-here-help = This browser does not know you any more. A link from one of your other devices, or your recovery key, brings you back.
web-me-make-link = Link for another device
web-me-make-another = Make a new link
web-me-link = Your link
web-me-link-help = Open it on the other device: it is valid once and for 24 hours. Give it to nobody. A new link makes this one invalid.
web-me-only-here = Sign out all others
web-me-only-here-done = { $key ->
    [yes] Only this browser is still you. Your recovery key is no longer valid either: make a new one below.
   *[no] Only this browser is still you. A link that was still open is no longer valid.
}
web-me-ways-left = None of these browsers has set this up, as far as is known, but it is still told when it is your turn. Remove what is not yours further below:
web-me-recovery = Your recovery key
web-me-recovery-help = If you lose all your devices, it is the only way back to your tables. Whoever has it can sign in as you: keep it with your passwords.
web-me-recovery-none = You have none yet.
web-me-recovery-made = You have one, made on { $day }.
web-me-recovery-make = Make a key
web-me-recovery-make-another = Make a new key
web-me-recovery-revoke = Make it invalid
web-me-recovery-key = Your key, as a link
web-me-recovery-key-help = It is shown only now. When you open it one day you are you again and get a new one; this one is then no longer valid.
web-me-back = Welcome back
web-me-replaced = The key you came with has been used up. This is your new one: keep it right away.
web-me-go-on = Kept, go on
web-me-data = Your data
web-me-data-help = Name, tables, your answers and results, as a file.
web-me-download = Download
web-me-leave = Leave for good
web-me-leave-help = Deletes your name, your book and the tables where only you sit. Where others play, a bot plays on for you, without your name.
web-me-leave-sure = This cannot be undone. Really delete everything?
web-me-leave-now = Yes, delete everything
web-me-left = You have left
web-me-left-help = Tables deleted: { $deleted }. At { $handed } a bot plays on for you. Thank you for the games!
web-me-arrive = Welcome to this device
web-me-arrive-help = This link belongs to a person with their tables and their book. If it is yours, you play as that person here, too, from now on.
web-me-arrive-loses = { $count ->
    [one] Careful: this browser has a table that is not that person’s. It will no longer be listed here.
   *[other] Careful: this browser has { $count } tables that are not that person’s. They will no longer be listed here.
}
web-me-arrive-now = Yes, that is me

## One more browser
web-joined = A new browser has signed in
web-joined-only-out = A browser was signed out
web-joined-out = { $when }: signed out to make room, since at most 20 browsers can be yours
web-joined-help = It sees your tables and can play for you. If that was not you, sign it out.
web-joined-mine = That was me
web-joined-look = See my browsers

## Messages when it is one’s turn
web-ways = Tell me when it is my turn
web-ways-help = When you play with others over days, this sends you a message as soon as a table waits for you: one for each turn, and none while you are at the table. Nothing comes unless you ask for it.
web-ways-none = This server does not send messages. Whoever runs it can switch that on.
web-ways-push = In this browser
web-ways-push-refused = The browser does not allow messages from this page.
web-ways-kind = How
web-ways-address = Address
web-ways-add = Add
web-ways-added = From now on you get messages here.
web-ways-confirm-mail = We have sent you a mail. Open the link in it, and you will get messages.
web-ways-unconfirmed = not confirmed yet
web-ways-try = Try it
web-ways-trial-sent = The trial has arrived.
web-ways-trial-failed = The trial has not arrived.
web-ways-remove = Remove: { $way }
web-way-ntfy = ntfy
web-way-ntfy-example = https://ntfy.sh/your-secret-topic
web-way-discord = Discord
web-way-discord-example = https://discord.com/api/webhooks/…
web-way-json = Webhook (JSON)
web-way-json-example = https://…
web-way-push = Browser
web-way-mail = Mail
web-way-mail-example = you@mail.example
web-mail = Mails from Orrery
web-mail-help = Would you like to be told at your address when it is your turn?
web-mail-yes = Yes, write to me
web-mail-no = No, no mails
web-mail-confirmed = Thank you! From now on you get a mail when a table waits for you.
web-mail-stopped = No more mails will come, and your address has been deleted. Entering it again sends no request any more; only a checksum is kept for that. Only here, by the link from the mail, can you allow it again.
web-mail-allow = Allow it again
web-mail-allowed = Your address may be asked again. Enter it on your page if you would like mails; if it has had a request today, that works from tomorrow on.

## Vacation
web-away-title = Vacation
web-away-help = If you are away for a while, a bot plays for you at every table where others wait. You can take each seat back whenever you like.
web-away-begin = Let bots play for me
web-away-end = { $seats ->
    [one] I am back: take 1 seat again
   *[other] I am back: take { $seats } seats again
}
web-away-begun = { $seats ->
    [0] Nobody else is waiting for you anywhere just now.
    [one] A bot now plays 1 seat for you. Have a good trip!
   *[other] Bots now play { $seats } seats for you. Have a good trip!
}
web-away-ended = { $seats ->
    [one] You play 1 seat yourself again.
   *[other] You play { $seats } seats yourself again.
}
web-away-failed = It did not work everywhere. Try again later, or open these tables one by one:
web-away-failure = { $game }: { $reason }

## What is refused here
error-bad-identity-link = This link is no longer valid: it has been used, is too old, or there is a newer one.
error-already-signed-in = This browser is you already. The link is still valid: open it on the other device.
error-unknown-browser = You no longer have such a browser.
error-only-browser = This is your only browser. Make a recovery key first, or there is no way back.
error-joined-lately = This browser joined less than a day ago; sign out others from an older one. Only there can you change the recovery key or leave for good, too.
error-bad-next-key = The key that replaces the old one has to be a new one.
error-not-offered = This server does not send such messages.
error-bad-address = No message can go to this address from here.
error-too-many-ways = You are told in many ways already. Remove one of them first.
error-mail-not-allowed = No request goes to this address now: it has had one today already, or it wants no mails (only the link in a mail changes that).
error-mail-not-sent = The mail could not be sent just now. Try again later.
error-bad-mail-link = This link is no longer valid.
