# Das Buch auf der Startseite und die eigene Seite: was erst mit ihnen geladen wird

## Buch
web-book-open-tables = { $count ->
    [0] kein offener Tisch
    [one] 1 offener Tisch
   *[other] { $count } offene Tische
}
web-book-all-tables = alle { $count } ansehen
web-book-nothing-open = Gerade ist kein Tisch offen. Ein Klick auf ein Spiel baut einen neuen auf.
web-book-last-answer = Letzter Zug { $ago }
web-book-just-now = Letzter Zug gerade eben
web-book-go-on = Weiter
web-book-look = Ansehen
web-book-last-game = Zuletzt:
web-book-ended = { $won ->
    [yes] gewonnen, { $scores }
   *[no] verloren, { $scores }
}
web-book-all-games = alle Spiele
web-book-games = { $count ->
    [one] Partie
   *[other] Partien
}
web-book-won = gewonnen
web-book-won-count = { $won } gewonnen
web-book-against-people = Menschen
web-book-against-alone = Allein
web-book-empty = Hier steht, wie viele Partien du gespielt und gegen wen du gewonnen hast, sobald die erste zu Ende ist.
web-book-empty-game = Von diesem Spiel hast du noch keine Partie zu Ende gespielt.
web-book-ladder-scenario = Solokampagne
web-book-ladder-difficulty = { $game } allein
web-book-ladder-scenario-new = Neu: { $all } Szenarien, eine Geschichte
web-book-ladder-difficulty-new = Neu: { $all } Stufen gegen das Spiel selbst
web-book-lessons = Erste Partien
web-book-lessons-new = Neu: jedes Spiel Schritt für Schritt lernen
web-book-lessons-played = { $done } von { $all } gespielt
web-book-lesson-on = { $game } ist angefangen
web-book-learn = { $game } lernen
web-book-to-map = Zur Karte
web-book-play = Spielen
web-book-next = als Nächstes
web-book-turns = { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}

## Eigene Seite
web-me = Über dich
web-me-help = Ein Konto gibt es nicht: Dieser Browser weiß, wer du bist. Alles hier kannst du mitnehmen oder löschen.
web-me-save = Speichern
web-me-saved = Gespeichert.
web-me-devices = Deine Browser
web-me-devices-help = In diesen Browsern bist du angemeldet: Sie sehen deine Tische und dein Buch. Mit einem Link kommt ein anderes Gerät dazu.
web-me-this-browser = dieser Browser
web-me-browser-since = { $use }, seit { $day }
web-me-used-today = heute benutzt
web-me-last-use = zuletzt benutzt { $ago }
web-me-last-use-unknown = seit dem letzten Update nicht benutzt
web-browser = { $known ->
    [yes] { $program } auf { $system }
   *[no] { $program }
}
web-browser-unnamed = Browser
web-me-sign-out = Abmelden
web-me-sign-out-here = Hier abmelden
web-me-sign-out-sure = Wirklich abmelden
web-me-sign-out-named = Abmelden: { $browser }
web-me-signed-out = { $browser } ist abgemeldet.
web-me-signed-out-here = Du bist abgemeldet
web-me-signed-out-here-help = Dieser Browser kennt dich nicht mehr. Mit einem Link von einem deiner anderen Geräte oder mit deinem Schlüssel kommst du zurück.
web-me-make-link = Link für ein anderes Gerät
web-me-make-another = Neuen Link erzeugen
web-me-link = Dein Link
web-me-link-help = Öffne ihn auf dem anderen Gerät: Er gilt einmal und 24 Stunden lang. Gib ihn niemandem. Ein neuer Link macht diesen ungültig.
web-me-only-here = Alle anderen abmelden
web-me-only-here-done = { $key ->
    [yes] Nur dieser Browser ist noch du. Auch dein Schlüssel gilt nicht mehr: Erzeuge unten einen neuen.
   *[no] Nur dieser Browser ist noch du. Ein Link, der noch offen war, gilt nicht mehr.
}
web-me-ways-left = Keiner dieser Browser hat das eingerichtet, soweit bekannt, und doch gehen Nachrichten dorthin, wenn du am Zug bist. Entferne weiter unten, was nicht deins ist:
web-me-recovery = Dein Schlüssel
web-me-recovery-help = Gehen alle deine Geräte verloren, ist er der einzige Weg zurück zu deinen Tischen. Wer ihn hat, kann sich als du anmelden: Hebe ihn bei deinen Passwörtern auf.
web-me-recovery-none = Du hast noch keinen.
web-me-recovery-made = Du hast einen, vom { $day }.
web-me-recovery-make = Schlüssel erzeugen
web-me-recovery-make-another = Neuen Schlüssel erzeugen
web-me-recovery-revoke = Ungültig machen
web-me-recovery-key = Dein Schlüssel, als Link
web-me-recovery-key-help = Er wird nur jetzt gezeigt. Öffnest du ihn eines Tages, bist du wieder du und bekommst einen neuen; dieser gilt dann nicht mehr.
web-me-back = Da bist du wieder
web-me-replaced = Der Schlüssel, mit dem du gekommen bist, ist verbraucht. Das ist dein neuer: Hebe ihn gleich auf.
web-me-go-on = Aufgehoben, weiter
web-me-data = Deine Daten
web-me-data-help = Name, Tische, deine Antworten und Ergebnisse, als Datei.
web-me-download = Herunterladen
web-me-leave = Für immer gehen
web-me-leave-help = Löscht deinen Namen, dein Buch und die Tische, an denen nur du sitzt. Wo andere mitspielen, spielt ein Bot für dich weiter, ohne deinen Namen.
web-me-leave-sure = Das lässt sich nicht zurücknehmen. Wirklich alles löschen?
web-me-leave-now = Ja, alles löschen
web-me-left = Du bist gegangen
web-me-left-help = Gelöschte Tische: { $deleted }. An { $handed } spielt ein Bot für dich weiter. Danke für die gemeinsamen Partien!
web-me-arrive = Willkommen auf diesem Gerät
web-me-arrive-help = Dieser Link gehört zu einer Person mit ihren Tischen und ihrem Buch. Ist es deiner, spielst du ab jetzt auch hier als sie.
web-me-arrive-loses = { $count ->
    [one] Achtung: In diesem Browser liegt ein Tisch, der nicht zu dieser Person gehört. Er verschwindet hier aus der Liste.
   *[other] Achtung: In diesem Browser liegen { $count } Tische, die nicht zu dieser Person gehören. Sie verschwinden hier aus der Liste.
}
web-me-arrive-now = Ja, das bin ich

## Ein weiterer Browser
web-joined = Ein neuer Browser ist angemeldet
web-joined-only-out = Ein Browser wurde abgemeldet
web-joined-out = { $when }: abgemeldet, um Platz zu machen, denn höchstens 20 Browser können deine sein
web-joined-help = Er sieht deine Tische und kann für dich spielen. Warst du das nicht, melde ihn ab.
web-joined-mine = Das war ich
web-joined-look = Browser ansehen

## Nachrichten, wenn man am Zug ist
web-ways = Sag mir, wenn ich am Zug bin
web-ways-help = Spielst du mit anderen über Tage, bekommst du hierüber eine Nachricht, sobald ein Tisch auf dich wartet: eine je Zug, und keine, solange du am Tisch bist. Ohne deinen Wunsch kommt nichts.
web-ways-none = Dieser Server verschickt keine Nachrichten. Wer ihn betreibt, kann das einschalten.
web-ways-push = In diesem Browser
web-ways-push-refused = Der Browser erlaubt keine Nachrichten von dieser Seite.
web-ways-kind = Wie
web-ways-address = Adresse
web-ways-add = Hinzufügen
web-ways-added = Ab jetzt bekommst du hier Nachrichten.
web-ways-confirm-mail = Wir haben dir eine Mail geschickt. Öffne den Link darin, dann bekommst du Nachrichten.
web-ways-unconfirmed = noch nicht bestätigt
web-ways-try = Ausprobieren
web-ways-trial-sent = Die Probe ist angekommen.
web-ways-trial-failed = Die Probe ist nicht angekommen.
web-ways-remove = Entfernen: { $way }
web-way-ntfy = ntfy
web-way-ntfy-example = https://ntfy.sh/dein-geheimes-thema
web-way-discord = Discord
web-way-discord-example = https://discord.com/api/webhooks/…
web-way-json = Webhook (JSON)
web-way-json-example = https://…
web-way-push = Browser
web-way-mail = Mail
web-way-mail-example = du@mail.example
web-mail = Mails von Orrery
web-mail-help = Möchtest du unter deiner Adresse erfahren, wenn du am Zug bist?
web-mail-yes = Ja, schreibt mir
web-mail-no = Nein, keine Mails
web-mail-confirmed = Danke! Ab jetzt bekommst du eine Mail, wenn ein Tisch auf dich wartet.
web-mail-stopped = Es kommen keine Mails mehr, und deine Adresse ist gelöscht. Auch wer sie wieder einträgt, löst keine Anfrage mehr aus; aufgehoben ist dafür nur eine Prüfsumme. Nur hier, über den Link aus der Mail, kannst du es wieder erlauben.
web-mail-allow = Doch wieder erlauben
web-mail-allowed = Deine Adresse darf wieder gefragt werden. Trag sie auf deiner Seite ein, wenn du Mails möchtest; hat sie heute schon eine Anfrage bekommen, geht es ab morgen.

## Urlaub
web-away-title = Urlaub
web-away-help = Bist du eine Weile fort, spielt an allen Tischen, an denen andere auf dich warten, ein Bot für dich. Jeden Platz nimmst du zurück, wann du willst.
web-away-begin = Bots für mich spielen lassen
web-away-end = { $seats ->
    [one] Ich bin wieder da: 1 Platz zurücknehmen
   *[other] Ich bin wieder da: { $seats } Plätze zurücknehmen
}
web-away-begun = { $seats ->
    [0] Gerade wartet nirgends jemand anders auf dich.
    [one] An 1 Platz spielt jetzt ein Bot für dich. Gute Reise!
   *[other] An { $seats } Plätzen spielen jetzt Bots für dich. Gute Reise!
}
web-away-ended = { $seats ->
    [one] An 1 Platz spielst du wieder selbst.
   *[other] An { $seats } Plätzen spielst du wieder selbst.
}
web-away-failed = Nicht überall hat es geklappt. Versuche es später noch einmal, oder öffne diese Tische einzeln:
web-away-failure = { $game }: { $reason }

## Was hier abgelehnt wird
error-bad-identity-link = Dieser Link gilt nicht mehr: Er wurde schon benutzt, ist zu alt, oder es gibt einen neueren.
error-already-signed-in = Dieser Browser ist schon du. Der Link gilt weiter: Öffne ihn auf dem anderen Gerät.
error-unknown-browser = Diesen Browser gibt es bei dir nicht mehr.
error-only-browser = Das ist dein einziger Browser. Erzeuge zuerst einen Schlüssel, sonst gibt es keinen Weg zurück.
error-joined-lately = Dieser Browser ist erst seit weniger als einem Tag dabei; melde andere von einem älteren aus ab. Auch den Schlüssel ändern und für immer gehen kannst du nur dort.
error-bad-next-key = Der Schlüssel, der den alten ersetzt, muss ein neuer sein.
error-not-offered = Solche Nachrichten verschickt dieser Server nicht.
error-bad-address = An diese Adresse kann von hier keine Nachricht gehen.
error-too-many-ways = Du wirst schon auf viele Arten benachrichtigt. Entferne zuerst eine davon.
error-mail-not-allowed = An diese Adresse geht jetzt keine Anfrage: Sie hat heute schon eine bekommen, oder sie möchte keine Mails (das ändert nur der Link in einer Mail).
error-mail-not-sent = Die Mail ließ sich gerade nicht verschicken. Versuche es später noch einmal.
error-bad-mail-link = Dieser Link gilt nicht mehr.
