# Was die erste Seite vom Spiel sagt, bevor es geladen ist: sein Plakat und die Einstellungen eines Tisches.

seti-poster = SETI
seti-poster-short = SETI
seti-poster-seats = 1–4 Personen, auch allein
seti-poster-line = Starte Sonden, belausche Sterne, finde Spuren des Lebens.

seti-option-species = Spezies
seti-option-species-help = Welche zwei Spezies sich entdecken lassen; welche links liegt und welche rechts, weiß niemand.
seti-option-species-random = zwei zufällige von fünf
seti-option-species-mascamites-anomalies = Mascamiten und Anomalien
seti-option-species-mascamites-oumuamua = Mascamiten und ʻOumuamua
seti-option-species-mascamites-centaurians = Mascamiten und Centaurianer
seti-option-species-mascamites-exertians = Mascamiten und Exertianer
seti-option-species-anomalies-oumuamua = Anomalien und ʻOumuamua
seti-option-species-anomalies-centaurians = Anomalien und Centaurianer
seti-option-species-anomalies-exertians = Anomalien und Exertianer
seti-option-species-oumuamua-centaurians = ʻOumuamua und Centaurianer
seti-option-species-oumuamua-exertians = ʻOumuamua und Exertianer
seti-option-species-centaurians-exertians = Centaurianer und Exertianer
seti-option-beginner = Aufbau
seti-option-beginner-help = Für die erste Partie gibt es einen festen Aufbau von Scheiben, Sektorentableaus und Gold-Wertungsplättchen; sonst wird er ausgelost.
seti-option-beginner-false = zufällig
seti-option-beginner-true = fester Aufbau
seti-side-rival = { $case ->
    [object] den Rivalen
    [subject] Der Rivale
   *[name] Rivale
}
seti-option-difficulty = Schwierigkeit
seti-option-difficulty-help = Wie stark das rivalisierende Institut ist, wenn du allein spielst; auf der ersten Stufe gibt es keine Ziele.
seti-option-difficulty-1 = 1 von 5, ohne Ziele
seti-option-difficulty-2 = 2 von 5
seti-option-difficulty-3 = 3 von 5
seti-option-difficulty-4 = 4 von 5
seti-option-difficulty-5 = 5 von 5

seti-bot-random = Irgendeine erlaubte Antwort, aus Zufall. Für Tests gemacht.
seti-bot-greedy = Faustregeln, von Hand geschrieben. Verlor zu zweit 75 % von 800 Partien gegen das gelernte Netz allein.
seti-bot-easy = Gelernt, wählt aber oft einen schwächeren Zug. Verlor 77 % von 400 Partien gegen mittel.
seti-bot-medium = Gelernt, wählt hin und wieder einen schwächeren Zug. Gewann 77 % von 400 Partien gegen leicht.
seti-bot-hard = Gelernt, spielt auf den ersten Blick. Gewann 71 % von 400 Partien gegen mittel.
seti-bot-best = Gelernt, denkt bis zu einer halben Sekunde voraus. Gewann 90 % von 400 Partien gegen schwer.
