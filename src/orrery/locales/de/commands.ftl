# Was nur Befehle ablehnen: im Browser ist davon nichts zu sehen
error-bad-public-url = „{ $url }“ ist keine Adresse eines Servers; gemeint ist etwas wie „https://spiele.example“ oder „https://spiele.example/orrery“.
error-bad-proxies = „{ $address }“ ist keine Adresse eines Proxys; gemeint ist etwas wie „10.0.0.5“ oder „10.0.0.0/24“.
error-database-unusable = Die Datenbank { $database } lässt sich nicht verwenden: { $reason }
error-database-in-use = Die Datenbank { $database } wird schon von einem anderen Server verwendet.
error-database-newer = Die Datenbank { $database } stammt von einer neueren Version von Orrery.
error-database-unreachable = Die Datenbank { $database } ist nicht zu erreichen: { $reason }
error-database-refuses-password = Die Datenbank { $database } nimmt diesen Benutzer und dieses Passwort nicht an.
error-database-too-old = Die Datenbank { $database } ist PostgreSQL { $found }; nötig ist Version { $needed } oder neuer.
error-database-lacks-rights = Dem Benutzer der Datenbank { $database } fehlt ein Recht, das ein Server braucht: { $right }
error-database-half-migrated = Die Datenbank { $database } steht nach einer unterbrochenen Aktualisierung zwischen zwei Versionen; spiele eine Sicherung ein.
error-database-needs-library = Für PostgreSQL fehlt eine Bibliothek: pip install 'orrery-games[postgresql]'
error-database-not-empty = In der Datenbank { $database } steht schon etwas; nötig ist eine leere.
error-row-unreadable = Eine Zeile von „{ $table }“ in der Datenbank { $database } lässt sich nicht lesen: { $reason }
error-copy-differs = Die Kopie von „{ $table }“ weicht vom Original ab; nichts davon wurde behalten.
error-database-older = Die Datenbank { $database } ist noch nicht auf dem Stand dieser Version von Orrery; starte einmal einen Server mit ihr.
error-database-foreign = { $database } ist keine Datenbank von Orrery.
error-file-is-there = Die Datei { $file } gibt es schon; mit --overwrite wird sie ersetzt.
error-move-fails = Zug { $number } ist nicht möglich: { $reason }
error-other-snapshot = Die mit Zug { $number } aufbewahrte Stellung ist nicht die, zu der er führt.
error-other-status = Status, Regelversion oder wartende Plätze passen nicht zu seinen Zügen.
error-other-outcome = Das gespeicherte Ergebnis ist nicht das seiner letzten Stellung.
error-process-ended = Ein Prozess, der nachgespielt hat, wurde von außen beendet; vielleicht reicht der Speicher nicht. Mit --processes 1 braucht es am wenigsten.
error-rows-unreadable = Seine Zeilen lassen sich nicht lesen: { $reason }
error-file-unusable = Die Datei { $file } lässt sich nicht verwenden: { $reason }
error-not-an-export = Die Datei { $file } enthält keine exportierten Tische.
error-export-newer = Die Datei { $file } stammt von einer neueren Version von Orrery.
error-export-broken = Die Datei { $file } ist in Zeile { $line } beschädigt; nichts wurde importiert.
error-export-contradicts = Die Zeilen der Datei { $file } widersprechen einander; nichts wurde importiert.
error-table-exists = Den Tisch { $table } gibt es in der Datenbank { $database } schon; nichts wurde importiert.
error-one-process-only = --workers { $workers } braucht PostgreSQL: Eine SQLite-Datei ist für einen einzigen Prozess.
error-unfit-network = Das Netz { $file } lässt sich nicht benutzen: { $why ->
    [missing] Eine solche Datei gibt es nicht.
    [other] Es wurde für ein anderes Spiel oder eine andere Fassung gemacht ({ $details }).
   *[broken] Die Datei ist beschädigt ({ $details }).
}
error-needs-ray = Zu einem Ray-Cluster fehlt { $missing }. So wird es installiert: pip install "orrery-games[cluster]"
error-no-cluster = Unter { $address } antwortet kein Ray-Cluster: { $why }.
error-cluster-address = „{ $address }“ ist keine Adresse eines Ray-Clusters. Schreib HOST:PORT, ray://HOST:PORT oder auto; ohne Adresse spielen die Kerne dieses Rechners.
error-unfit-worker = Ein Rechner des Ray-Clusters kann nicht spielen ({ $why }). Orrery und jeder Bot, der mitspielt, müssen auf jedem installiert sein.
error-unfit-checkpoint = Der Zwischenstand { $file } lässt sich nicht benutzen ({ $details }). Wähle einen anderen Ordner.
error-unfit-games = Die Partien in { $file } lassen sich nicht benutzen ({ $details }). Lösch die Datei, dann werden sie neu gespielt.
