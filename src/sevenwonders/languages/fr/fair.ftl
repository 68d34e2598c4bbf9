fair-title = Une donne honnête
fair-promise = Toutes les cartes de cette partie viennent d’un secret fixé avant que quiconque prenne place. L’engagement en est l’empreinte : il ne révèle rien, mais ne va avec aucun autre secret. À la fin de la partie, le secret est montré, et chacun peut vérifier que les deux vont ensemble.
fair-commitment = Engagement :
fair-secret = Secret :
fair-checking = Vérification du secret…

## What the check found

fair-proved = Vérifié dans ton navigateur : le secret va avec l’engagement.
fair-wrong = Le secret ne va pas avec l’engagement. Ce n’est pas la donne promise.
fair-unable = Ton navigateur ne peut vérifier le secret que sur une page sûre (https).
fair-same = La table t’a montré le même engagement pendant la partie.
fair-other = Pendant la partie, la table t’a montré un autre engagement. Ce n’est pas la donne promise.
fair-whole = Pour vérifier aussi chaque carte, télécharge la partie depuis le replay et lance dessus « sevenwonders verify ».
