# What only commands refuse: a browser shows none of it
error-bad-public-url = “{ $url }” is not the address of a server; it should look like “https://games.example” or “https://games.example/orrery”.
error-bad-proxies = “{ $address }” is not the address of a proxy; it should look like “10.0.0.5” or “10.0.0.0/24”.
error-database-unusable = The database { $database } cannot be used: { $reason }
error-database-in-use = Another server is already using the database { $database }.
error-database-newer = The database { $database } was made by a newer version of Orrery.
error-database-unreachable = The database { $database } cannot be reached: { $reason }
error-database-refuses-password = The database { $database } does not accept this user and password.
error-database-too-old = The database { $database } is PostgreSQL { $found }; version { $needed } or newer is needed.
error-database-lacks-rights = The user of the database { $database } lacks a right that a server needs: { $right }
error-database-half-migrated = The database { $database } was left between two versions by an interrupted update; restore a backup of it.
error-database-needs-library = PostgreSQL needs one more library: pip install 'orrery-games[postgresql]'
error-database-not-empty = There is something in the database { $database } already; an empty one is needed.
error-row-unreadable = A row of “{ $table }” in the database { $database } cannot be read: { $reason }
error-copy-differs = The copy of “{ $table }” differs from the original; nothing was kept of it.
error-database-older = The database { $database } is not of this version of Orrery yet; start a server with it once.
error-database-foreign = { $database } is not a database of Orrery.
error-file-is-there = The file { $file } exists already; --overwrite replaces it.
error-move-fails = Move { $number } is not possible: { $reason }
error-other-snapshot = The position kept with move { $number } is not the one it leads to.
error-other-status = Status, rules version or waiting seats do not follow from its moves.
error-other-outcome = The stored result is not that of its last position.
error-process-ended = A process that played tables again was ended from outside, perhaps for want of memory. --processes 1 needs the least.
error-rows-unreadable = Its rows cannot be read: { $reason }
error-file-unusable = The file { $file } cannot be used: { $reason }
error-not-an-export = The file { $file } is not an export of tables.
error-export-newer = The file { $file } was made by a newer version of Orrery.
error-export-broken = The file { $file } is broken in line { $line }; nothing was imported.
error-export-contradicts = The rows of the file { $file } contradict each other; nothing was imported.
error-table-exists = Table { $table } is already in the database { $database }; nothing was imported.
error-one-process-only = --workers { $workers } needs PostgreSQL: an SQLite file is for one process.
error-unfit-network = The network { $file } cannot be used: { $why ->
    [missing] there is no such file.
    [other] it was made for another game or another version ({ $details }).
   *[broken] the file is damaged ({ $details }).
}
error-needs-ray = A Ray cluster needs { $missing }. Install it with: pip install "orrery-games[cluster]"
error-no-cluster = No Ray cluster answers at { $address }: { $why }.
error-cluster-address = “{ $address }” is not the address of a Ray cluster. Write HOST:PORT, ray://HOST:PORT or auto; without an address the cores of this machine play.
error-unfit-worker = A machine of the Ray cluster cannot play ({ $why }). Orrery and every bot that plays must be installed on each of them.
error-unfit-checkpoint = The checkpoint { $file } cannot be used ({ $details }). Use another folder.
error-unfit-games = The games in { $file } cannot be used ({ $details }). Delete the file, and they are played again.
