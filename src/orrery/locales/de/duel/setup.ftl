# Was die erste Seite vom Spiel sagt, bevor es geladen ist: sein Plakat und die Einstellungen eines Tisches.

duel-poster = Sternenfahrer – Das Duell
duel-poster-short = Duell
duel-poster-seats = 2 Personen
duel-poster-line = Fliege durch vier Sektoren, gründe Kolonien, biete Piraten die Stirn.

duel-option-symbol = Symbol von Platz 1
duel-option-symbol-help = Vom Symbol hängen die Startkolonie und die Zahlen von Wissenschafts- und Produktionszentrum ab.
duel-option-symbol-sun = Sonne
duel-option-symbol-moon = Mond
duel-option-beginner = Vorsprung für Anfänger
duel-option-beginner-help = Wer neu im Spiel ist, beginnt mit 30 Astro und drei Antrieben, die andere Person mit 20 Astro.
duel-option-beginner-none = niemand
duel-option-beginner-0 = Platz 1
duel-option-beginner-1 = Platz 2
duel-option-refill = Ergänzen der Flugstrecke
duel-option-refill-help = Wie eine Reservekarte an die Stelle einer Karte kommt, die die Flugstrecke verlassen hat.
duel-option-refill-open = offen
duel-option-refill-face-down = verdeckt (Variante)
duel-option-memory-aid = Merkhilfe
duel-option-memory-aid-help = Zeigt, welche Karten du schon in welchem Raumsektor gesehen hast.
duel-option-memory-aid-true = an
duel-option-memory-aid-false = aus

duel-bot-random = Irgendeine erlaubte Antwort, aus Zufall. Für Tests gemacht.
duel-bot-greedy = Faustregeln, von Hand geschrieben. Verlor 85 % von 1.600 Partien gegen das gelernte Netz allein.
duel-bot-easy = Gelernt, wählt aber oft einen schwächeren Zug. Verlor 79 % von 400 Partien gegen mittel.
duel-bot-medium = Gelernt, wählt hin und wieder einen schwächeren Zug. Gewann 79 % von 400 Partien gegen leicht.
duel-bot-hard = Gelernt, spielt auf den ersten Blick. Gewann 68 % von 400 Partien gegen mittel.
duel-bot-best = Gelernt, denkt bis zu einer halben Sekunde voraus. Gewann 76 % von 400 Partien gegen schwer.
