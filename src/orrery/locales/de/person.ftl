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
web-me-devices = Auf anderen Geräten
web-me-devices-help = Öffne deinen Link auf einem anderen Gerät: Dort bist du dann auch du, mit allen Tischen und deinem Buch. Gib ihn niemandem, und hebe ihn gut auf, zum Beispiel bei deinen Passwörtern.
web-me-make-link = Link erzeugen
web-me-make-another = Neuen Link erzeugen
web-me-link = Dein Link
web-me-link-help = Er wird nur jetzt gezeigt. Ein neuer Link macht diesen ungültig.
web-me-only-here = Alle anderen Geräte abmelden
web-me-only-here-done = Nur dieses Gerät kennt dich noch; dein Link ist ungültig.
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
web-mail-stopped = Es kommen keine Mails mehr, und deine Adresse ist gelöscht.

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

## Was hier abgelehnt wird
error-bad-identity-link = Dieser Link gilt nicht mehr, oder es gibt inzwischen einen neueren.
error-not-offered = Solche Nachrichten verschickt dieser Server nicht.
error-bad-address = An diese Adresse kann von hier keine Nachricht gehen.
error-too-many-ways = Du wirst schon auf viele Arten benachrichtigt. Entferne zuerst eine davon.
error-bad-mail-link = Dieser Link gilt nicht mehr.
