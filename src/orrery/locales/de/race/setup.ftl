# Was die erste Seite vom Spiel sagt, bevor es geladen ist: sein Plakat und die Einstellungen eines Tisches.

race-poster = Race for the Galaxy
race-poster-short = Race
race-poster-seats = 2–4 Personen
race-poster-line = Wähle geheim eine Aktion und baue eine Zivilisation aus Karten.

race-option-preset-hands = Kartenhand zu Spielbeginn
race-option-preset-hands-help = Für die erste Partie gehören zu jeder Startwelt vier vorgegebene Karten. Sonst erhält jeder sechs zufällige Karten und wirft zwei davon ab.
race-option-preset-hands-false = vier von sechs zufälligen Karten behalten
race-option-preset-hands-true = vorgegeben, für die erste Partie
race-option-advanced = Zu zweit für Fortgeschrittene
race-option-advanced-help = Zu zweit könnt ihr in jeder Runde zwei Aktionen wählen; Entwickeln und Siedeln können dann zweimal stattfinden.
race-option-advanced-false = eine Aktion je Runde
race-option-advanced-true = zwei Aktionen je Runde

race-bot-random = Irgendeine erlaubte Antwort, aus Zufall. Für Tests gemacht.
race-bot-greedy = Faustregeln, von Hand geschrieben. Verlor zu zweit 88 % von 1.600 Partien gegen das gelernte Netz allein.
race-bot-easy = Gelernt, wählt aber oft einen schwächeren Zug. Verlor 74 % von 400 Partien gegen mittel.
race-bot-medium = Gelernt, wählt hin und wieder einen schwächeren Zug. Gewann 74 % von 400 Partien gegen leicht.
race-bot-hard = Gelernt, spielt auf den ersten Blick. Gewann 67 % von 400 Partien gegen mittel.
race-bot-best = Gelernt, denkt bis zu einer halben Sekunde voraus. Gewann 70 % von 400 Partien gegen schwer.
