# Der Tisch im Browser

web-title = Orrery
web-tab-your-turn = ● Du bist am Zug: { $game }
web-close = Schließen
web-back = Zurück
web-home = Zur Startseite
web-loading = Einen Augenblick{ "\u00A0" }…
web-try-again = Noch einmal versuchen
web-on = an
web-off = aus

## Startseite
web-home-line = Weltraumspiele an einem Tisch.
web-home-line-2 = Kein Konto, kein Warten.
web-home-hello = { $named ->
    [yes] Schön, dass du da bist, { $name }.
   *[no] Schön, dass du da bist.
}
web-home-waits = { $game } wartet auf deinen Zug.
web-home-nothing-waits = Gerade bist du nirgends am Zug.
web-home-other-devices = Über dich und andere Geräte
web-book = Dein Buch
web-home-ways = Weitere Wege zum Tisch
web-home-keys = Tastatur: Pfeile wählen, Eingabe startet
web-unofficial = Inoffizielles Werk von Fans, ohne Bilder und Texte der Verlage. Wenn dir ein Spiel gefällt, kauf es.
web-games = Spiele
web-coming = folgt noch
web-set-up-table = Neues Spiel aufbauen
web-your-name = Dein Name
web-opponent-number = Gegner { $number }
web-name-of-seat = Name für Platz { $number }
web-seats = Plätze
web-alone = Allein
web-difficulty-of = { $level } von { $levels }
web-alone-never = Hier hast du noch nicht gespielt.
web-alone-won = Dein bestes Ergebnis: gewonnen mit { $points } : { $other }.
web-alone-lost = Dein bestes Ergebnis: verloren mit { $points } : { $other }.
web-alone-games = { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
}, { $won } gewonnen.
web-campaign = Zur Kampagne
web-campaign-won = { $won } von { $all } gewonnen
web-seat-friend = Einladung per Link
web-seat-here = an diesem Bildschirm
web-seat-open = freier Platz
web-seat-free = noch frei
web-seat-number = Spieler { $number }
web-seat-nth = Platz { $number }
web-my-seat = Mein Platz
web-my-seat-help = Farbe und Form hängen vom Platz ab; wer beginnt, wird nach den Regeln des Spiels bestimmt.
web-options = Optionen
web-options-all = { $count ->
    [0] keine Optionen
    [one] 1 Option ansehen
   *[other] alle { $count } Optionen ansehen
}
web-options-usual = Standardaufbau
web-start = Los geht’s
web-starting = Das Spiel wird aufgebaut{ "\u00A0" }…
web-continue = Weiterspielen
web-no-tables = Noch keine Tische. Der erste ist zwei Klicks entfernt.
web-your-turn = du bist am Zug
web-over = beendet
web-over-won = gewonnen, { $points } : { $other }
web-over-lost = verloren, { $points } : { $other }
web-under-way = läuft
web-waiting-for-friends = wartet auf Mitspieler
web-waiting-for = Warten auf { $players }
web-remove-table = Von der Liste entfernen: { $game }, { $players }
web-remove-table-tip = Von der Liste entfernen
web-removed-table = Entfernt: { $game }.
web-join-by-link = Mit Link beitreten
web-paste-link = Der Link, den du bekommen hast
web-not-a-link = Das ist kein Link zu einem Tisch. Er enthält /join/, /table/ oder /replay/.
web-go-to-table = Zum Tisch
web-replay = Nachspielen
web-finished-games = Deine beendeten Partien
web-load-record = Aufzeichnung laden
web-load-record-help = Eine Datei mit der Aufzeichnung eines Spiels: Ein beendetes spielst du Zug für Zug nach, ein unbeendetes spielst du weiter.
web-switch-language = Sprache wechseln: English

## Bots
web-bot-random = Zufall
web-bot-greedy = Faustregel
web-bot-easy = leicht
web-bot-medium = mittel
web-bot-hard = schwer
web-bot-best = meisterhaft
web-bot = Bot · { $bot }

## Einladung
web-invited = Du bist an einen Tisch eingeladen
web-invited-to = Du bist eingeladen: { $game }
web-invited-by = Am Tisch: { $players }
web-sit-down = Platz nehmen
web-only-watch = Nur zuschauen
web-invite = Einladen
web-invite-help = Wer den Link öffnet, gibt einen Namen ein und sitzt am Tisch. Ein Konto braucht niemand.
web-invite-only-here = Diese Adresse gilt nur auf diesem Computer: Freunde anderswo können den Link nicht öffnen. Starte den Server unter einer Adresse, die sie erreichen (siehe README).
web-invite-only-network = Diese Adresse gilt nur in deinem eigenen Netzwerk: Freunde anderswo können den Link nicht öffnen.
web-link-to-seat = Link für Platz { $number }
web-link-to-watch = Link zum Zuschauen
web-links = Links zum Tisch
web-copy = Kopieren
web-copied = Kopiert
web-copied-help = Der Link ist in der Zwischenablage.
web-seats-free = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}

## Am Tisch
web-question = Frage
web-answers = Antworten
web-answers-on-board = { $count ->
    [one] 1 Antwort liegt auf dem Tisch.
   *[other] { $count } Antworten liegen auf dem Tisch.
}
web-all-answers = Alle Antworten
web-see-board = Tisch zeigen
web-how-many = ({ $count })
web-not-yet = Noch nicht:
web-not-now = Jetzt nicht:
web-missing = noch { $things } nötig
web-missing-sentence = Noch { $things } nötig.
web-several = { $name }: { $count ->
    [one] eine Möglichkeit
   *[other] { $count } Möglichkeiten
}
web-click = Klick: { $answer }
web-click-several = Klick: { $count ->
    [one] 1 Möglichkeit
   *[other] { $count } Möglichkeiten
}
web-side-of-the-game = das Spiel selbst
web-thinks = überlegt
web-thinking =
    { $count ->
        [one] { $players } überlegt{ "\u00A0" }…
       *[other] { $players } überlegen{ "\u00A0" }…
    }
web-is-asked = ist am Zug
web-still-choosing =
    { $you ->
        [yes] du wählst noch
       *[no] wählt noch
    }
web-has-chosen = { $you ->
    [yes] du bist fertig
   *[no] ist fertig
}
web-change-answer = Antwort ändern
web-change-answer-of = Antwort von { $player } ändern
web-held = Gewählt: { $answer }
web-held-help = Noch ist nichts aufgedeckt: Bestätige, oder wähle etwas anderes.
web-confirm = Bestätigen
web-change = Ändern
web-this-is-you = du
web-present = am Tisch
web-away = gerade nicht da
web-players = Am Tisch
web-log = Logbuch
web-prose = Der Stand in Worten
web-prose-short = In Worten
web-announcements = Ansagen
web-taken-back = Zurückgenommen.
web-log-empty = Noch ist nichts geschehen.
web-further-steps = { $count ->
    [one] und 1 weiterer Schritt
   *[other] und { $count } weitere Schritte
  }
web-since-your-turn = Seit deinem letzten Zug
web-watching-others = Die anderen spielen
web-steps-left = { $count ->
    [one] noch 1 Schritt
   *[other] noch { $count } Schritte
}
web-skip = Überspringen
web-to-present = Zum jetzigen Stand
web-play-again = Noch einmal ansehen, Schritt für Schritt
web-score = Wertung
web-category = Wofür
web-points = Punkte
web-board-of = Tableau von { $player }
web-open-board = ganzes Tableau ansehen
web-previous-board = Vorheriges Tableau
web-next-board = Nächstes Tableau
web-total = Summe
web-tools = Werkzeuge
web-rail = Logbuch und Wertung
web-panes = Ansichten
web-news = Neues
web-pane-table = Tisch
web-undo = Zurücknehmen
web-hint = Tipp
web-hint-ask = Was würdest du tun?
web-hint-would = Ich würde wählen: { $answer }
web-hint-better =
    { $better ->
        [one] In { $worlds } Fortsetzungen, die ich mir vorgestellt habe, war das um einen Prozentpunkt besser als „{ $next }“.
       *[other] In { $worlds } Fortsetzungen, die ich mir vorgestellt habe, war das um { $better } Prozentpunkte besser als „{ $next }“.
    }
web-hint-points = Es bringt bald im Schnitt { $points } Punkte mehr.
web-hint-even = „{ $next }“ ist vielleicht genauso gut: Den Unterschied könnte auch der Zufall gemacht haben.
web-hint-although =
    { $better ->
        [one] So spiele ich das gewöhnlich. In { $worlds } Fortsetzungen, die ich mir vorgestellt habe, schnitt „{ $next }“ allerdings um einen Prozentpunkt besser ab.
       *[other] So spiele ich das gewöhnlich. In { $worlds } Fortsetzungen, die ich mir vorgestellt habe, schnitt „{ $next }“ allerdings um { $better } Prozentpunkte besser ab.
    }
web-hint-only = Andere Antworten schienen mir keinen Versuch wert.
web-hint-unmeasured = Wie gut das ist, habe ich nicht gemessen.
web-hint-chance = Chance etwa
web-hint-otherwise = sonst { $percent } %
web-hint-alike = sonst etwa ebenso
web-hint-error = (± { $error })
web-analysis = Rückblick
web-analysis-chances = Geschätzte Gewinnchance
web-analysis-working = Die Partie wird beurteilt: { $total ->
        [0] es geht los …
       *[other] Zug { $done } von { $total }
    }
web-analysis-working-on = Die Partie wird noch beurteilt.
web-analysis-keys = bis vor das Ende der Partie · ← → Züge, ↑ ↓ Wendepunkte
web-analysis-keys-unable = ← → Antworten
web-analysis-unable = Wie gut ein Bot Partien allein beurteilt, ist noch nicht gemessen, darum stehen hier keine Chancen. Jeder Moment lässt sich trotzdem ansehen und weiterspielen.
web-analysis-no-turning = Ohne Chancen gibt es keine.
web-analysis-whose = Wessen Züge
web-analysis-everybody = alle
web-analysis-turning = Wendepunkte
web-analysis-even-game = Kein Zug hat die Chancen um fünf Prozentpunkte oder mehr verändert.
web-analysis-round = Runde { $number }
web-analysis-turn = Zug { $number }
web-analysis-position = Die Stellung
web-analysis-answer-of = Antwort { $number } von { $count } in diesem Zug
web-analysis-thoughts = Der Bot schätzt
web-analysis-chance-of = Chance für { $player }
web-analysis-thinking = Ich überlege …
web-analysis-bot = seine Wahl
web-analysis-played = gespielt
web-analysis-same = Der Bot hätte dasselbe getan.
web-analysis-even = „{ $one }“ und „{ $other }“ sind kaum zu unterscheiden.
web-analysis-less =
    { $less ->
        [one] „{ $played }“ schätzt er etwa einen Prozentpunkt niedriger.
       *[other] „{ $played }“ schätzt er etwa { $less } Prozentpunkte niedriger.
    }
web-analysis-more =
    { $more ->
        [one] In den Proben schnitt „{ $played }“ um einen Prozentpunkt besser ab als seine Wahl.
       *[other] In den Proben schnitt „{ $played }“ um { $more } Prozentpunkte besser ab als seine Wahl.
    }
web-analysis-points = Seine Wahl hätte bald im Schnitt { $points } Punkte mehr gebracht.
web-play-on = Ab hier selbst spielen
web-analysis-sure = Wie sicher ist das?
web-analysis-sure-network = Für jeden Zug stellt sich der Bot zwölf Fortsetzungen vor und spielt sie mit seinem Netz weiter; der helle Saum und die Striche in den Balken sind zwei Standardfehler davon; wie weit das Netz selbst danebenliegt, steckt nicht darin. Er kennt dabei nur, was der jeweilige Platz wissen konnte; die Chancen aller sind auf 100 % gebracht.
web-analysis-sure-errs = Er irrt sich auch; Änderungen unter fünf Prozentpunkten stehen nicht in der Liste.
web-percent = { $percent } %
web-hints = Tipps an diesem Tisch
web-hints-help = Der stärkste Bot beantwortet „Was würdest du tun?“. Sobald jemand hier keine Tipps möchte, bekommt niemand welche.
web-hints-given = Tipps erfragt
web-hints-off = Jemand anderes an diesem Tisch möchte keine Tipps, also bekommt niemand welche.
web-help = Hilfe
web-help-waiting = Gerade bist du nicht am Zug. Was die anderen tun, steht im Logbuch.
web-help-board = Was leuchtet, kannst du anklicken; dieselben Antworten stehen als Knöpfe in der Fragezeile. Zeige auf eine Karte, um zu lesen, was sie kann.
web-help-touch = Was leuchtet, kannst du antippen; dieselben Antworten stehen als Knöpfe in der Frage. Halte den Finger auf einer Karte oder einem Zeichen, um zu lesen, was es kann: Ein langer Druck wählt nie etwas. Wische seitwärts zu den anderen Bereichen.
web-menu = Menü
web-line-lost = Keine Verbindung. Neuer Versuch läuft; es geht nichts verloren.
web-watching = Du schaust zu und siehst, was alle sehen dürfen.
web-side = Auf wessen Seite du zuschaust
web-side-help = Wähle, wessen Seite vorn liegt.
web-set-aside = beiseitegelegt
web-table-set-aside = Dieser Tisch wurde beiseitegelegt
web-table-set-aside-reason = Was von dieser Partie gespeichert ist, lässt sich nicht weiterspielen: Es ist beschädigt, oder die Partie wurde nach anderen Regeln begonnen.
web-table-set-aside-help = Gelöscht wurde nichts. Wende dich an die Person, die diesen Server betreibt: Sobald der Tisch repariert ist, zum Beispiel aus einer Sicherung, geht die Partie hier weiter. Alle anderen Tische sind nicht betroffen.
web-table-closed = Dieser Tisch ist geschlossen.
web-board-failed = Das Spielbrett lässt sich gerade nicht zeichnen. Du kannst mit den Knöpfen weiterspielen.
web-no-table = Dieser Tisch lässt sich nicht öffnen
web-nothing-here = Hier ist nur leerer Raum
web-nothing-here-help = Diese Adresse gibt es nicht.
web-hand-over = { $player } ist am Zug
web-hand-over-help = Gib den Bildschirm weiter. Die Karten bleiben verdeckt, bis du bereit bist.
web-i-am = Ich bin { $player }
web-set-up = Aufbau
web-take-seat = Selbst spielen
web-give-to-bot = An Bot geben: { $bot }
web-open-seat = Per Link einladen
web-agree = Einverstanden
web-disagree = Nein, warten
web-decline = Nein, es bleibt so
web-withdraw = Zurückziehen
web-proposal-bot = { $by } schlägt vor: Ein Bot ({ $bot }) spielt weiter, wo { $player } lange fehlt.
web-proposal-open = { $by } schlägt vor: Jemand anders spielt weiter, wo { $player } lange fehlt.
web-proposal-me = { $by } möchte den Platz von { $player } selbst spielen und sähe dann, was dort verdeckt ist.
web-proposal-invite = { $by } möchte für den Platz von { $player } jemanden per Link einladen.
web-proposal-waits = Vorschlag zum Platz von { $player }: Es fehlt noch die Zustimmung von { $missing }.
web-proposal-do = Jetzt machen
web-seat-consent = Das Spiel läuft schon: Alle anderen, die spielen, müssen zustimmen.
web-replaced-by-bot = Du warst lange fort; ein Bot hat für dich gespielt.
web-replaced-by-nobody = Du warst lange fort; dein Platz wurde freigegeben.
web-seat-kept = { $minutes ->
    [0] Lange fort: Alle anderen zusammen dürfen den Platz neu besetzen.
    [one] Nicht da. In 1 Minute dürft ihr den Platz neu besetzen.
   *[other] Nicht da. In { $minutes } Minuten dürft ihr den Platz neu besetzen.
}
web-handover-joined = { $had ->
    [yes] { $name } übernimmt Platz { $number }; vorher: { $former }.
   *[no] { $name } setzt sich auf Platz { $number }.
}
web-handover-taken = { $by } übernimmt Platz { $number }.
web-handover-returned = { $name } spielt wieder selbst.
web-handover-lent = { $by } lässt auf Platz { $number } einen Bot spielen: { $bot }.
web-handover-opened = { $by } gibt Platz { $number } für eine Einladung frei.
web-handover-replaced = { $plays ->
    [bot] { $former } ist lange fort. Alle anderen sind einverstanden: Auf Platz { $number } spielt ein Bot ({ $bot }).
   *[nobody] { $former } ist lange fort. Alle anderen sind einverstanden: Platz { $number } ist für eine Einladung frei.
}
web-rules-changed = Die Regeln wurden aktualisiert (Version { $former } → { $now }). Das Spiel geht weiter, wo es stand.
web-close-table = Tisch schließen
web-close-table-sure = Danach kann hier niemand mehr spielen. Wirklich schließen?
web-leave-table = Tisch verlassen
web-leave-table-sure = { $seats ->
    [0] Andere spielen hier weiter; der Tisch verschwindet aus deiner Liste. Wirklich gehen?
   *[other] Ein Bot spielt für dich weiter, und der Tisch verschwindet aus deiner Liste. Über die Adresse des Tisches kommst du zurück und kannst wieder selbst spielen. Wirklich gehen?
}

## Tasten
web-keys = Tasten
web-key-choose = gibt die Antwort mit dieser Nummer
web-key-confirm = bestätigt die Auswahl
web-key-back = geht einen Schritt zurück
web-key-undo = nimmt deine letzte Antwort zurück
web-key-help = zeigt diese Hilfe
web-key-log = geht ins Logbuch
web-key-prose = zeigt den Stand in Worten
web-key-hint = fragt den stärksten Bot, was er tun würde

## Ende des Spiels
web-game-over = Das Spiel ist zu Ende.
web-winner = { $you ->
    [yes] Du gewinnst!
   *[no] { $player } gewinnt
}
web-beaten-the-game = { $you ->
    [yes] Gewonnen! Du hast { $side } mit { $points } : { $other } geschlagen.
   *[no] { $player } hat { $side } mit { $points } : { $other } geschlagen.
}
web-lost-to-the-game = { $you ->
    [yes] Verloren: { $points } : { $other } gegen { $side }.
   *[no] { $player } hat gegen { $side } mit { $points } : { $other } verloren.
}
web-tie-is-lost = Bei Gleichstand gewinnt das Spiel.
web-shared-win = Geteilter Sieg: { $players }
web-won = gewonnen
web-result = Ergebnis
web-once-more = Noch einmal
web-once-more-help = Noch einmal mit denselben Optionen
web-rematch = Revanche
web-rematch-help = Noch einmal mit denselben Mitspielern und Optionen
web-rematch-ready = Zur Revanche
web-new-game = Neues Spiel
web-save-record = Aufzeichnung speichern
web-chart = Punkte im Lauf des Spiels.
web-chart-line = { $player }: zuletzt { $points }.
web-chart-start = Beginn
web-chart-end = Ende

## Nachspielen
web-play = Abspielen
web-pause = Anhalten
web-step-back = Schritt zurück
web-step-forward = Schritt vor
web-step-of = { $step } von { $steps }
web-moment = Zeitpunkt im Spiel
web-eyes = Sicht
web-eyes-public = Öffentliche Sicht
web-eyes-of = Sicht von { $player }
web-link-to-step = Link hierher
web-to-table = Zum Tisch
web-answered = { $player }: { $answer }
web-answers-next = { $player } antwortet.

## Einstellungen
web-settings = Einstellungen
web-language = Sprache
web-motion = Bewegung
web-motion-help = Karten wandern, Zahlen laufen hoch; nichts dauert länger als einen Augenblick.
web-motion-system = wie im System
web-motion-on = an
web-motion-off = aus
web-pace = Den anderen zusehen
web-pace-calmly = Langsamer
web-pace-help = Was Bots und Mitspieler tun, siehst du Schritt für Schritt. Jede Taste und jeder Klick springt zum jetzigen Stand.
web-pace-at-once = sofort
web-pace-quick = zügig
web-pace-calm = ruhig
web-sound = Ton
web-sound-help = Zwei leise Töne, wenn du am Zug bist.
web-shapes = Formen zu den Farben
web-shapes-help = Kreis, Raute, Dreieck und Quadrat unterscheiden die Spielfarben auch ohne Farbe.
web-clocks = Bedenkzeit
web-clocks-help = Über dem Logbuch steht, wie lange der Tisch auf wen gewartet hat. Niemand verliert dadurch.
web-clock-hours = { $large } Std. { $small } Min.
web-clock-days = { $large } T. { $small } Std.
web-confirming = Geheime Wahl bestätigen
web-confirming-help = Wählen alle gleichzeitig und fehlt nur noch deine Wahl, gilt sie erst nach einem zweiten Klick oder Enter.

## Fehler
web-error-offline = Der Server antwortet nicht. Bist du online, und läuft der Server?
web-error-server = Der Server hat einen Fehler gemeldet ({ $status }).

## Warum nicht, und eine Stellung, die das Spielbrett nicht zeichnen kann
web-why-not = Warum nicht?
web-board-unknown = Dieses Spielbrett kennt nicht alles in dieser Stellung.
web-board-unknown-help = Darum spielst du am einfachen Tisch, mit allen Antworten als Knöpfen. Falls die Seite älter ist als das Spiel, hilft neu laden.
web-reload = Neu laden

## Logbuch und Schlusswertung
web-log-newest = Neueste
web-log-earlier = Frühere Einträge zeigen
web-chart-round = Runde { $round }
web-final-scoring = Schlusswertung
web-next = Weiter
web-show-all = Alles zeigen
web-to-result = Zum Ergebnis
web-how-scored = Wie es dazu kam

web-help-guide = So geht das Spiel

## Eine geführte erste Partie
web-lesson = Deine erste Partie
web-lesson-begin = Neu hier? In einer ersten Partie lernen
web-lesson-offer = Das Spiel in einer geführten ersten Partie lernen
web-lesson-steps = Schritte
web-lesson-step = Schritt { $number } von { $of }
web-lesson-step-done = erledigt
web-lesson-again = Zurück zu diesem Schritt
web-lesson-back = Zurück
web-lesson-next = Weiter
web-lesson-skip = Mach du das
web-lesson-done = Weiterspielen
web-lesson-own = Lieber eine neue Partie gegen einen Bot ({ $bot })
web-lesson-look = Zeige auf alles, was du genauer wissen willst.
web-lesson-touch = Halte den Finger auf alles, was du genauer wissen willst.
web-lesson-why = Warum?
web-lesson-note = Gut zu wissen:
web-lesson-leave = Ohne Hilfe weiterspielen
