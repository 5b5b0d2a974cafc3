# Messages to people who are not at the table just now
call-title = Orrery: it is your turn
call-your-turn = It is your turn: { $game } with { $players }.
call-trial = This is what it looks like when it is your turn. The message arrives.
call-confirm-title = Orrery: would you like to get messages?
call-confirm = Somebody wants to be told at this address when it is their turn at Orrery. Was it you? Then confirm it here. If not, do nothing, or refuse it here: then no such request will come again either.
call-stop = No more messages:

## What whoever runs the server has written wrongly
error-bad-smtp = ORRERY_SMTP has to look like this: smtps://user:password@mail.example?from=orrery@mail.example
error-bad-smtp-host = ORRERY_SMTP names “{ $host }”, which is not a possible name of a computer: each part between its dots has 1 to 63 letters.
error-smtp-login-not-ascii = User and password in ORRERY_SMTP may have ASCII characters only (no umlauts or accents): others cannot be sent. Set another password at the mail server.
error-mail-without-tls = Mail goes without TLS only to a mail server on this computer (localhost), not to “{ $host }”. Leave “tls=off” out of ORRERY_SMTP.
error-bad-webhooks = “--webhooks” is off, public or anywhere, not “{ $choice }”.
