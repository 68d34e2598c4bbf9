example-on-the-sixth-turn-the-other-card-is-discarded-without-coins = In der sechsten Runde wird die andere Karte ohne Münzen abgelegt
example-on-an-earlier-turn-the-other-cards-move-on-instead = In einer früheren Runde gehen die anderen Karten stattdessen weiter
example-a-new-age-begins-after-the-sixth-turn-of-the-first-two = Nach der sechsten Runde der ersten beiden Zeitalter beginnt ein neues
example-the-game-is-over-after-the-sixth-turn-of-age-iii-when-the-last-conflicts-are-fought = Die Partie endet nach der sechsten Runde von Zeitalter III, wenn die letzten Konflikte ausgetragen sind
