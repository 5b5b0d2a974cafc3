# Nachrichten an Menschen, die gerade nicht am Tisch sind
call-title = Orrery: Du bist am Zug
call-your-turn = Du bist am Zug: { $game } mit { $players }.
call-trial = So sieht es aus, wenn du am Zug bist. Die Nachricht kommt an.
call-confirm-title = Orrery: Möchtest du Nachrichten bekommen?
call-confirm = Jemand möchte unter dieser Adresse erfahren, wenn er bei Orrery am Zug ist. Warst du es? Dann bestätige es hier. Sonst tu nichts, oder lehne es hier ab: Dann kommt auch keine solche Anfrage mehr.
call-stop = Keine Nachrichten mehr:

## Was die Person falsch geschrieben hat, die den Server betreibt
error-bad-smtp = ORRERY_SMTP muss so aussehen: smtps://benutzer:passwort@mail.example?from=orrery@mail.example
error-bad-smtp-host = ORRERY_SMTP nennt „{ $host }“; so kann kein Rechner heißen: Jeder Teil zwischen den Punkten hat 1 bis 63 Zeichen.
error-smtp-login-not-ascii = Benutzer und Passwort in ORRERY_SMTP dürfen nur ASCII-Zeichen enthalten (keine Umlaute oder Akzente): Andere lassen sich nicht übertragen. Setz beim Mailserver ein anderes Passwort.
error-mail-without-tls = Ohne TLS geht Mail nur an einen Mailserver auf diesem Rechner (localhost), nicht an „{ $host }“. Lass „tls=off“ in ORRERY_SMTP weg.
error-bad-webhooks = „--webhooks“ ist off, public oder anywhere, nicht „{ $choice }“.
