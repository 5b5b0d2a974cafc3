# Die Befehlszeile und das Spiel an der Tastatur

terminal-person = Spieler { $number }
terminal-you = Du
terminal-welcome = { $game }: { $seats }. h zeigt die Hilfe, q beendet das Spiel.
terminal-commands =
    Antworte mit der Nummer oder dem Text einer Möglichkeit, oder tippe:
    { "  " }u  nimmt deine letzte Antwort zurück
    { "  " }p  zeigt die Stellung
    { "  " }t  fragt den stärksten Bot, was er tun würde
    { "  " }l  zeigt das Logbuch (l 100: die letzten hundert Zeilen)
    { "  " }c NAME  erklärt eine Karte oder etwas anderes auf dem Tisch
    { "  " }h  zeigt diese Hilfe
    { "  " }q  beendet das Spiel; gespeichert wird nach jeder Antwort
terminal-hint = Ich würde wählen: { $answer }
terminal-hint-chance = { "  " }{ $answer }: Chance etwa { $percent } % (± { $error })
terminal-no-hint = Kein Bot dieses Spiels kann hier einen Tipp geben.
terminal-thinking = { $player } überlegt{ "\u00A0" }…
terminal-not-an-option = „{ $line }“ steht nicht zur Wahl. Gib eine Nummer von 1 bis { $count } ein, den Text einer Möglichkeit oder h für Hilfe.
terminal-dial = Tippe: { $verb } { $scales }
terminal-not-on-the-dial = „{ $line }“ geht hier nicht. Tippe die Antwort so wie darüber gezeigt, oder h für Hilfe.
terminal-no-card = „{ $name }“ gibt es hier nicht. Gib c und den Namen einer Karte ein, oder einen Teil davon.
terminal-which-card = Gib c und den Namen einer Karte oder von etwas anderem auf dem Tisch ein, oder einen Teil davon.
terminal-repeated = { $line } ({ $count }×)
terminal-undone = Zurückgenommen.
terminal-hand-over = { $player } ist am Zug. Gib die Tastatur weiter und drücke dann die Eingabetaste.
terminal-rules-changed = Die Regeln sind seither aktualisiert worden (von Version { $former } auf { $now }). Das Spiel geht da weiter, wo es stand.
terminal-resume-question = Es gibt ein gespeichertes Spiel. Weiterspielen? (Eingabetaste: ja, n: neues Spiel)
terminal-saved = Das Spiel ist in { $file } gespeichert; beim nächsten Mal geht es hier weiter.
terminal-left = Es wurde nichts gespielt und nichts verändert.
terminal-total = Summe
terminal-shared-win = Geteilter Sieg: { $players }.
terminal-winner = { $you ->
    [yes] Du gewinnst!
   *[no] { $player } gewinnt!
}
terminal-beaten-the-game = { $you ->
    [yes] Du hast { $side } mit { $points } : { $other } geschlagen!
   *[no] { $player } hat { $side } mit { $points } : { $other } geschlagen!
}
terminal-lost-to-the-game = { $you ->
    [yes] Du hast gegen { $side } mit { $points } : { $other } verloren{ $tie ->
        [yes] : Bei Gleichstand gewinnt das Spiel.
       *[no] .
    }
   *[no] { $player } hat gegen { $side } mit { $points } : { $other } verloren{ $tie ->
        [yes] : Bei Gleichstand gewinnt das Spiel.
       *[no] .
    }
}

## Ergebnisse von Befehlen
terminal-wins = Siege
terminal-mean-score = Punkte im Mittel
terminal-sim-speed = { $finished ->
    [one] 1 Spiel
   *[other] { $finished } Spiele
}, { $decisions } Entscheidungen in { $seconds } s ({ $speed } pro Sekunde)
terminal-training = { $decisions } Millionen Entscheidungen, { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
terminal-training-tried = { $training }; gewonnen gegen { $tried }
terminal-league-bot = Bot
terminal-league-rating = Wertung
terminal-league-interval = 95 %
terminal-league-against = Gegen
terminal-league-share = Gewonnen
terminal-league-games = Partien
terminal-league-scale = Wertungen nach dem Modell von Bradley und Terry; { $bot } hat 1000, und 400 Punkte mehr bedeuten zehn Siege auf eine Niederlage.
terminal-bench = Messwerte dieses Rechners, ein Kern:
terminal-game-facts = Plätze: { $seats }. Bots: { $bots }.
terminal-record-game = Spiel
terminal-record-rules = Regeln
terminal-record-older-rules = Version { $former }, nachgespielt mit Version { $now }
terminal-record-seats = Plätze
terminal-record-moves = Züge
terminal-record-scores = Punkte
terminal-record-position = Stellung
terminal-record-state = Stand
terminal-over = Das Spiel ist zu Ende.
terminal-under-way = Das Spiel ist noch nicht zu Ende.

## Was falsch sein kann
terminal-bad-option = „{ $option }“ ist keine Option. Schreibe --option name=wert.
terminal-bad-number = { $option } kann nicht { $value } sein. Mindestens { $least }, höchstens { $most }.
terminal-league-of-one = Eine Liga braucht mindestens zwei Bots. Bots: { $bots }.
terminal-address-without-ray = „{ $address }“ ist ein Wort zu viel. Die Adresse eines Ray-Clusters steht hinter --ray.
terminal-ray-and-processes = --processes gilt nur für diesen Rechner. Mit --ray spielt jeder Kern des Clusters.
terminal-bad-seat-count = „{ $given }“ sagt nicht, wie viele mitspielen. Schreib --seats 2 oder --seats 2,3,4.
terminal-no-file = Die Datei { $file } gibt es nicht.
terminal-unreadable-file = { $file } lässt sich nicht lesen: { $reason }.
terminal-unwritable-file = { $file } lässt sich nicht schreiben: { $reason }.
terminal-broken-file = { $file } ist keine gültige Aufzeichnung eines Spiels. { $reason }
terminal-cannot-resume = Das Spiel in { $file } kann nicht weitergehen. { $reason } --new beginnt an seiner Stelle ein neues.
terminal-nothing-saved = In { $file } ist kein Spiel gespeichert. Ohne --resume beginnt ein neues.
terminal-other-seats = Das Spiel in { $file } spielen { $seats }. Lass --seats weg, um weiterzuspielen, oder beginne mit --new ein neues.
terminal-other-option = Das Spiel in { $file } hat die Option { $option }. Lass --option weg, um weiterzuspielen, oder beginne mit --new ein neues.
terminal-save-is-folder = { $file } ist ein Ordner. --save braucht den Namen einer Datei.

## Hilfe der Befehlszeile
cli-help = Weltraum-Brettspiele am Rechner nach genauen Regeln.
cli-help-play = Ein Spiel im Terminal spielen, gegen Bots oder mit anderen an derselben Tastatur.
cli-help-sim = Bots viele Spiele gegeneinander spielen lassen.
cli-other-package = Ein anderes Paket namens orrery ist im selben Ordner installiert wie orrery-games, und beide überschreiben einander Dateien. Deinstalliere beide (pip uninstall orrery orrery-games) und installiere dann orrery-games.
cli-needs-play = Zum Spielen fehlt { $missing }. Installiere es mit: pip install "orrery-games[play]"
cli-needs-research = Dafür fehlt { $missing }. Installiere es mit: pip install "orrery-games[research]"
cli-cluster-lost = Ein Rechner oder Prozess des Clusters ist ausgefallen. Seine Spiele werden noch einmal gespielt.
cli-needs-league = Zu einer Liga fehlt { $missing }. So wird es installiert: pip install "orrery-games[league]"
cli-help-league = Lässt alle Bots eines Spiels gegeneinander spielen, jede Kartenverteilung von jedem Platz aus, und wertet sie; geht weiter, wo es unterbrochen wurde.
cli-help-league-bots = Die Bots, die mitspielen, etwa greedy,hard; sonst alle.
cli-help-league-seats = Spieler am Tisch; bei mehr als zwei sitzt jeder Bot allein unter anderen jeder Art.
cli-help-league-deals = Kartenverteilungen für jedes Paar; jede wird von jedem Platz aus gespielt.
cli-help-processes = Prozesse, die spielen.
cli-help-league-file = Wo die Ergebnisse liegen; sonst league-SPIEL-N.json in diesem Ordner.
cli-help-league-markdown = Gibt die Tabellen in Markdown aus.
cli-needs-train = Zum Trainieren fehlt { $missing }. So wird es installiert: pip install "orrery-games[train]"
cli-help-train = Trainiert einen Spieler im Spiel gegen sich selbst; ein unterbrochenes Training geht weiter, wo es war.
cli-help-train-out = Der Ordner des Trainings: Zwischenstand, Netz, Kurven.
cli-help-train-seats = Wie viele mitspielen; mehrere Zahlen werden zusammen gelernt.
cli-help-train-minutes = Wie lange gelernt wird.
cli-help-train-updates = Zählt Lernschritte statt Minuten: Dann hängt das Ergebnis allein vom Startwert ab.
cli-help-train-seed = Derselbe Startwert lernt dasselbe, wenn Lernschritte gezählt werden.
cli-help-train-workers = Prozesse, die spielen; sonst einer weniger, als es Kerne gibt.
cli-help-train-teacher = Ein Bot, dessen Antworten zuerst gelernt werden, etwa greedy.
cli-help-train-rival = Ein Bot, den ein eigenes Netz nachahmt und der an einem Teil der Tische Gegner ist, etwa greedy.
cli-help-train-foresee = Nur vorhersehen lernen, wie Partien der Lehrer (durch Kommas getrennt) enden, ohne selbst zu spielen.
cli-help-train-begin = Ein Netz, von dem aus weitergelernt wird.
cli-help-train-set = Eine andere Einstellung als die übliche, etwa rate=0.0003,0.00002 oder league=0.1; mehrfach möglich.
cli-trained = Das Netz liegt in { $file }.
cli-help-bench = Messen, wie schnell und wie groß die Spiele auf diesem Rechner sind.
cli-help-games = Die Spiele mit ihren Plätzen, Bots und Optionen auflisten.
cli-help-record = Die Aufzeichnung eines Spiels ansehen.
cli-help-replay = Eine Aufzeichnung nachspielen und prüfen, ob sie dahin führt, wohin sie soll.
cli-help-show = Ein aufgezeichnetes Spiel in Worten erzählen.
cli-help-version = Die Version zeigen und beenden.
cli-help-game = Der Name eines Spiels, siehe orrery games.
cli-help-lang = Sprache; ohne Angabe entscheidet LANG.
cli-help-seed = Derselbe Startwert ergibt dieselben Karten und Würfe.
cli-help-option = Eine Option des Spiels, siehe orrery games; auch mehrmals.
cli-help-file = Eine Aufzeichnung oder ein gespeichertes Spiel.
cli-help-json = Ein JSON-Objekt ausgeben.
cli-help-play-seats = Wer wo sitzt: me oder der Name eines Bots; mehrere me teilen sich die Tastatur.
cli-help-resume = Das gespeicherte Spiel fortsetzen oder ein neues beginnen; ohne Angabe wirst du gefragt.
cli-help-save = Wo das Spiel gespeichert wird.
cli-help-sim-seats = Der Bot auf jedem Platz.
cli-help-games-count = Wie viele Spiele.
cli-help-records = Die Aufzeichnung jedes Spiels in diesen Ordner schreiben.
cli-help-ray = Die Spiele auf einen Ray-Cluster verteilen; ohne Adresse auf die Kerne dieses Rechners.
cli-help-ray-address = Hinter --ray: der Cluster als HOST:PORT, ray://HOST:PORT oder auto.
cli-help-seconds = Wie lange jedes Spiel gemessen wird.
cli-help-serve = Tische für den Browser bereitstellen.
cli-help-host = Unter welcher Adresse; mit 0.0.0.0 können andere in deinem Netz mitspielen.
cli-help-port = Der Port; ohne Angabe der übliche, oder irgendein freier, wenn der belegt ist.
cli-help-public-url = Unter welcher Adresse andere den Server erreichen, wenn es nicht seine eigene ist: https://spiele.example, auch mit einem Pfad dahinter.
cli-help-proxies = Die Proxys, denen geglaubt wird, für wen sie fragen (X-Forwarded-For): Adressen oder Netze, mit Kommas.
cli-help-webhooks = Ob Menschen sich an eine Adresse melden lassen dürfen, dass sie am Zug sind: off, public (nur an öffentliche) oder anywhere (auch im eigenen Netz).
cli-help-push = Bietet Nachrichten des Browsers an (Web Push, pip install 'orrery-games[push]'); die Mailadresse nennt den Diensten, wer hier zuständig ist.
cli-help-database = Wo Tische aufbewahrt werden: eine Datei oder die Adresse einer Datenbank.
cli-help-budget = Vervielfacht, wie viel eine Person und eine Adresse vom Server verlangen dürfen; 0: keine Grenzen.
cli-help-open = Zugleich ein Browserfenster öffnen.
cli-help-bench-game = Nur dieses Spiel messen; sonst alle.
cli-help-bench-seats = Anzahl der Plätze; Spiele, die so viele nicht zulassen, laufen mit ihrer kleinsten Anzahl.
cli-help-bench-server = Den Server messen statt der Spiele.
cli-help-bench-attack = Mit --server: messen, wie es einem Tisch geht, während jemand zu viel verlangt, und wie schnell der Server nach einem Abbruch zurück ist.
cli-help-bench-workers = Mit --server: so viele Prozesse gemeinsam messen; mehr als einer braucht PostgreSQL.
cli-help-bench-database = Mit --server: die Adresse einer PostgreSQL-Datenbank, mit der gemessen wird. Die Messung hat darin ein eigenes Schema, das danach wieder weg ist.
cli-help-bench-research = Messen, wie schnell Lernende bedient werden, statt der Spiele allein.
cli-help-workers = Prozesse, die gemeinsam bedienen; mehr als einer braucht PostgreSQL.
cli-help-json-log = Das Protokoll als JSON schreiben, ein Objekt in jeder Zeile.
cli-help-keep-finished = Beendete und geschlossene Tische nach so vielen Tagen löschen; sonst bleiben sie für immer.
cli-help-keep-abandoned = Laufende Tische nach so vielen Tagen ohne Antwort löschen; sonst bleiben sie für immer.
cli-help-delete-up-to = Bestätigen, dass so viele Tische auf einmal gelöscht werden, auch wenn es mehr als ein Zehntel aller ist.
cli-help-store = Was ein Server gespeichert hat.
cli-help-store-check = Jeden gespeicherten Tisch nachspielen und mit den gespeicherten Stellungen und Ergebnissen vergleichen; Server dürfen weiterlaufen, und nichts wird verändert. Weicht ein Tisch ab, ist der Rückgabewert 1.
cli-help-store-processes = Prozesse, die nachspielen.
cli-help-store-backup = Alles, wie es gerade gespeichert ist, in eine SQLite-Datei sichern; Server dürfen weiterlaufen. Behalte die Datei für dich: In ihr stehen verdeckte Karten.
cli-help-store-backup-file = Die Datei, die geschrieben wird.
cli-help-store-overwrite = Die Datei ersetzen, wenn es sie schon gibt.
cli-help-store-restore = Eine solche Sicherung in eine leere Datenbank einspielen, die kein Server verwendet; auch eine von einer älteren Version.
cli-help-store-restored-file = Eine Datei, die „orrery store backup“ geschrieben hat.
cli-help-store-copy = Alles aus einer Datenbank in eine andere, leere kopieren und prüfen; kein Server darf eine davon verwenden.
cli-help-store-from = Die Datenbank, die kopiert wird: eine Datei oder die Adresse einer Datenbank.
cli-help-store-to = Die leere Datenbank.
cli-help-store-export = Einen Tisch oder alle in eine Datei schreiben; Server dürfen weiterlaufen. Behalte die Datei für dich: In ihr stehen verdeckte Karten.
cli-help-store-import = Die Tische aus einer solchen Datei einer Datenbank hinzufügen. Eine SQLite-Datei darf dabei kein Server verwenden.
cli-help-store-new-file = Die Datei, die geschrieben wird; es darf sie noch nicht geben.
cli-help-store-file = Eine Datei, die „orrery store export“ geschrieben hat.
cli-help-store-table = Nur dieser Tisch: der letzte Teil seiner Adresse.
cli-store-rows = { $people ->
        [one] eine Person
       *[other] { $people } Personen
    }, { $tables ->
        [one] ein Tisch
       *[other] { $tables } Tische
    }, { $moves ->
        [one] ein Zug
       *[other] { $moves } Züge
    }
cli-store-copied = Kopiert und geprüft: { cli-store-rows }.
cli-store-exported = Exportiert: { cli-store-rows }.
cli-store-imported = Importiert: { cli-store-rows }.
cli-store-backed-up = Gesichert: { cli-store-rows }.
cli-store-restored = Eingespielt: { cli-store-rows }.
cli-store-table = Tisch { $table } ({ $game }): { $told }
cli-store-checked = Geprüft: { $tables ->
        [one] ein Tisch
       *[other] { $tables } Tische
    }, { $moves ->
        [one] ein Zug
       *[other] { $moves } Züge
    }; { $differing ->
        [0] alles stimmt.
        [one] ein Tisch weicht ab.
       *[other] { $differing } Tische weichen ab.
    }
cli-store-since = Begonnen unter Regelversion { $rules }; verglichen ab Zug { $number }, seit Version { $now } gilt.
cli-store-kept = Gespielt unter Regelversion { $rules } (heute { $now }); verglichen sind die aufbewahrten Stellungen bis Zug { $number }.
cli-store-nothing-kept = Gespielt unter Regelversion { $rules } (heute { $now }); zu Zug { $number } ist keine Stellung aufbewahrt, die sich vergleichen ließe.
cli-serving = Öffne diese Adresse im Browser. Strg+C beendet den Server; kein Spiel geht verloren.
terminal-no-host = Die Adresse für --host fehlt. Üblich ist 127.0.0.1; mit 0.0.0.0 können andere in deinem Netz mitspielen.
terminal-no-port = Auf { $host }, Port { $port } kann der Server nicht starten: Der Port ist belegt oder nicht erlaubt. Anderer Port: --port 8080.
terminal-not-now = Gerade nicht möglich:
terminal-missing = Noch { $things } nötig.
