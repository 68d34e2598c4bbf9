# The commitment to a deal, and its proof after the game.

fair-title = Fair ausgeteilt
fair-promise = Alle Karten dieser Partie kommen aus einem einzigen Geheimnis, das feststand, bevor sich jemand setzte. Die Festlegung ist sein Fingerabdruck: Sie verrät nichts, passt aber zu keinem anderen Geheimnis. Nach der Partie wird das Geheimnis gezeigt, und alle können prüfen, ob beide zusammengehören.
# Before the commitment and the secret, which are rows of digits and letters.
fair-commitment = Festlegung:
fair-secret = Geheimnis:
fair-checking = Das Geheimnis wird geprüft …

## What the check found

fair-proved = In deinem Browser geprüft: Das Geheimnis passt zur Festlegung.
fair-wrong = Das Geheimnis passt nicht zur Festlegung. So wurde es nicht versprochen.
fair-unable = Dein Browser kann das Geheimnis nur auf einer sicheren Seite (https) prüfen.
# Stands behind the proof.
fair-same = Während der Partie zeigte dir der Tisch dieselbe Festlegung.
fair-other = Während der Partie zeigte dir der Tisch eine andere Festlegung. So wurde es nicht versprochen.
# Stands behind all of them.
fair-whole = Willst du auch jede Karte prüfen, lade die Aufzeichnung aus dem Replay herunter und wende „sevenwonders verify“ darauf an.
