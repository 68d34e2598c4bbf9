## The start page

home-lead = Choisis des cartes, élève une merveille, garde un œil sur tes voisins.
home-glance = De deux à sept joueurs, amis ou bots.
home-now = Jouer
home-starting = Distribution…
home-teach = Apprends-moi
home-teach-note = Gagne une première partie en dix minutes, avec un coach qui montre ce qui compte
home-start-note = { $bots ->
    [1] Toi contre un bot.
    [2] Toi contre deux bots.
    [3] Toi contre trois bots.
    [4] Toi contre quatre bots.
    [5] Toi contre cinq bots.
    [6] Toi contre six bots.
   *[other] Toi contre { $bots } bots.
}
home-as = Nom :
home-name = Ton nom
home-rename = Changer ton nom

## Your games

home-games = Tes parties
home-game-with = Avec { $names }
home-game-alone = Encore personne d’autre
gamestate-lobby = Pas commencée
gamestate-finished = Finie
gamestate-abandoned = Fermée
home-turn = Tour { $turn }
home-your-turn = À toi de jouer · depuis { $since }
home-waits-for = On attend : { $names } · depuis { $since }
home-time-left = reste { $time }
home-resume = Continuer
home-look = Score
home-replay = Replay
home-forget = Retirer de cette liste
home-forget-named = Retirer de cette liste la partie avec { $names }
home-all-games = { $count ->
    [one] { $count } partie plus ancienne
   *[other] { $count } parties plus anciennes
}

## Ways to go, as tiles

home-create = Jouer entre amis
home-create-note = Un lien pour tous. Des bots prennent les places qui restent vides.
home-score = Compter les points
home-score-note = La boîte est sur ta table : ton téléphone fait le compte, même hors ligne.
home-learn-rules = Apprendre les règles
home-learn-rules-note = Dix minutes suffisent. À la table, chaque carte dit pourquoi on peut la construire ou non.
home-learn-cards = Voir toutes les cartes
home-learn-cards-note = Toutes les cartes, merveilles et chaînages, en mots et en images.

## More ways to play, folded up

home-more = D’autres façons de jouer
home-more-note = éditions, extensions, nombre de joueurs, équipes, Architects, bots, temps
home-game = Jeu
home-players = Joueurs
home-wonders = Merveilles
home-wonders-note = { $gentle ->
    [Day] La face Jour est plus facile, la face Nuit demande plus de prévoyance.
   *[A] La face A est plus facile, la face B demande plus de prévoyance.
}
home-wonders-new = Tes trois premières parties commencent avec la plus facile.
home-wonders-random = Face au hasard
home-level = Bots
home-timer = Temps par choix
home-timer-none = Sans limite
home-timer-slow = Lent : joue quand tu as le temps
home-timer-note = Quand il est écoulé, un bot choisit pour ce tour.
home-friends = Places ouvertes aux amis
home-friends-note = Les autres places reçoivent tout de suite des bots.
home-points = Montrer à tous les points pendant la partie
home-points-note = Bien pour apprendre. Sinon, les points sont comptés à la fin, comme à une vraie table.
home-start-this = Jouer ainsi contre des bots
home-create-this = Ouvrir une table pour des amis
home-join-title = Tu as un lien ?
home-join-label = Lien vers une table
home-join-go = Aller à la table
home-join-wrong = Ce n’est pas un lien vers une table d’ici. Copie tout le lien, y compris ce qui suit #.

## Open tables

home-open-tables = Tables ouvertes
home-open-seats = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
home-join-table = Rejoindre
home-join-named = Rejoindre la table : { $host }
home-more-tables = Voir plus de tables

## Games

games-classic = Classique, première édition
games-classic-text = Trois Âges de draft : chacun choisit une carte en même temps, construit, et passe sa main.
games-second = Classique, deuxième édition
games-second-text = Des cartes plus claires et des plateaux à face Jour et face Nuit. Extensions possibles : { $expansions }.
games-architects = Architects
games-architects-text = Rapide et léger : prends une carte par tour dans trois pioches et élève ta merveille étape par étape.
games-add-title = Ajouter au jeu
games-with-sets = Avec { $expansions }
games-added = { $game } avec { $expansions }
games-time-per-turn = { $time } par choix
games-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
games-with-rule = Avec la règle : { $title }
games-without = Sans la règle : { $title }

level-random = Flâneur
level-easy = Facile
level-greedy = Bâtisseur
level-strong = Fort
level-search = Chercheur
level-expert = Expert
leveltext-random = Joue n’importe quel coup permis. Idéal pour découvrir le jeu.
leveltext-easy = Connaît les cartes, mais se laisse facilement distraire.
leveltext-greedy = Prend ce qui rapporte le plus tout de suite, sans prévoir. Un adversaire à la portée des débutants.
leveltext-strong = Regarde où mène chaque coup.
leveltext-search = Joue les prochains tours dans sa tête avant de choisir.
leveltext-expert = Réfléchit le plus longtemps et ne pardonne rien.

## In the place of a table

game-refused = La table t’est fermée
game-removed = On t’a retiré ta place à la table
game-no-catalogue = Les cartes n’ont pas pu être chargées
game-forget = Oublier cette partie
game-abandoned = Cette partie a été fermée
game-abandoned-text = Il ne s’y est rien passé pendant trop longtemps, et elle ne peut pas continuer. Commences-en une nouvelle depuis l’accueil.
game-your-choice = À toi de choisir

## Settings

settings-title = Réglages
settings-look = Apparence
settings-theme = Thème
theme-auto = Comme le système
theme-light = Clair
theme-dark = Sombre
settings-pictures = Images sur les cartes
settings-pictures-note = Sans cela, les cartes sont simples : nom, coût et effet.
settings-moving = Mouvement et son
settings-motion = Mouvement
motion-auto = Comme le système
motion-normal = Normal
motion-fast = Rapide
motion-off = Aucun
settings-motion-note = Les cartes se retournent, les pièces et les mains bougent. Appuie pour passer l’animation.
settings-sound = Son
settings-sound-is-on = Son activé
settings-sound-is-off = Son coupé
settings-sound-note = Ton tour, les pièces, les étapes, le cor avant une guerre. Tout ce qu’on entend se voit aussi.
settings-volume = Volume
settings-live-log = Raconter en phrases ce qui se passe à la table
settings-live-log-note = Les lecteurs d’écran les lisent de toute façon.
settings-moments = Montrer les moments décisifs d’une partie
settings-moments-note = Cherchés dès que la feuille de score est visible.
settings-you = Toi
settings-name = Ton nom aux nouvelles tables
