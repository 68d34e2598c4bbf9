example-everybody-keeps-one-leader-and-hands-the-others-to-the-right-until-all-are-taken = Ognuno tiene un leader e passa gli altri a destra, finché sono tutti presi
example-leaders-are-kept-in-secret-and-the-choice-can-be-changed-until-the-last-player-has-chosen = I leader si tengono in segreto, e si può cambiare scelta finché l’ultimo non ha scelto
example-the-last-leader-of-a-pack-is-kept-without-a-question = L’ultimo leader di un mazzetto si tiene senza che si chieda nulla
example-in-teams-the-packs-of-leaders-go-to-the-right-as-well-to-a-partner-or-to-an-opponent = Anche a squadre i mazzetti di leader vanno a destra, a un compagno o a un avversario
