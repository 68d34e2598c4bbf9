example-everybody-keeps-one-leader-and-hands-the-others-to-the-right-until-all-are-taken = Alle behalten einen Anführer und geben die anderen nach rechts, bis alle vergeben sind
example-leaders-are-kept-in-secret-and-the-choice-can-be-changed-until-the-last-player-has-chosen = Anführer werden geheim behalten, und die Wahl lässt sich ändern, bis auch die letzte Person gewählt hat
example-the-last-leader-of-a-pack-is-kept-without-a-question = Der letzte Anführer eines Satzes wird ohne Frage behalten
example-in-teams-the-packs-of-leaders-go-to-the-right-as-well-to-a-partner-or-to-an-opponent = Auch in Teams gehen die Anführer nach rechts, an einen Partner oder an einen Gegner
