boxrules-aim = But du jeu
boxrules-aim-one-wonder = Chacun élève une merveille de cinq étapes. À ton tour, tu prends une carte et tu utilises ce que tu as. Qui achève une merveille met fin à la partie ; c’est alors le plus grand total de points qui l’emporte, et une merveille achevée ne garantit rien.

boxrules-setup = Mise en place
boxrules-setup-decks = Chaque merveille a une pioche de 25 cartes, face visible : tout le monde voit la carte du dessus. Ta propre pioche est à ta gauche, entre toi et le joueur suivant.
boxrules-setup-right = La pioche à ta droite appartient au joueur qui te précède.
boxrules-setup-central = La pioche centrale de 60 cartes est face cachée au milieu.
boxrules-setup-tokens = Trois jetons Progrès sont face visible, les autres en pile à côté.
boxrules-setup-conflict = Les jetons Conflit commencent côté paix : trois à deux ou trois joueurs, puis un par joueur, six au plus.

boxrules-turn = Ton tour
boxrules-turn-take = Prends la carte du dessus de la pioche de gauche, de celle de droite ou de la pioche centrale, et pose-la devant toi.
boxrules-turn-use = Fais ensuite ce que tes cartes permettent : construire des étapes, échanger la science contre des jetons, prendre des cartes de plus grâce aux jetons. L’ordre est à toi.
boxrules-turn-end = Ce qui est obligatoire est fait avant la fin du tour. Puis le joueur suivant à gauche continue.
boxrules-turn-pass = Si aucune de tes trois pioches n’a de carte, ton tour passe.

boxrules-cards = Les cinq couleurs
boxrules-cards-grey = Gris : une ressource, bois, pierre, argile, papyrus ou verre.
boxrules-cards-yellow = Jaune : une pièce, qui remplace n’importe quelle ressource qui te manque.
boxrules-cards-green = Vert : un compas, un rouage ou une tablette. En série, ils deviennent des jetons Progrès.
boxrules-cards-red = Rouge : un bouclier. Certains montrent une ou deux cornes : celles-ci rapprochent la bataille pour tous, et ces cartes sont perdues après elle.
boxrules-cards-blue = Bleu : 3 points, ou 2 points avec un chat qui t’apporte le pion Chat.

boxrules-stages = Construire des étapes
boxrules-stages-cost = Une étape coûte deux, trois ou quatre ressources, soit toutes différentes, soit toutes identiques. Les cartes qui paient sont défaussées.
boxrules-stages-order = Une merveille s’élève de bas en haut : une étape a besoin de toutes celles sur lesquelles elle repose. Les étapes côte à côte se construisent dans n’importe quel ordre.
boxrules-stages-must = Si tu peux payer une étape, tu dois la construire ce tour-ci, pièces comprises. Regarde ensuite de nouveau : peut-être peux-tu en payer une autre.
boxrules-stages-choice = Quand plusieurs étapes ou plusieurs paiements sont possibles, tu choisis.
boxrules-stages-effect = Certaines étapes montrent un effet. Il a lieu tout de suite.

boxrules-effects = Ce que font les merveilles
boxrules-effects-alexandria = Alexandrie : prends la carte du dessus de n’importe quelle pioche de la table.
boxrules-effects-babylon = Babylone : choisis un jeton Progrès.
boxrules-effects-ephesus = Éphèse : prends la carte du dessus de la pioche centrale.
boxrules-effects-giza = Gizeh : rien que des points en plus.
boxrules-effects-halicarnassus = Halicarnasse : regarde les cinq cartes du dessus de ta pioche de gauche ou de droite, gardes-en une, et remets les autres en mélangeant.
boxrules-effects-olympia = Olympie : prends la carte du dessus de ta pioche de gauche et de ta pioche de droite.
boxrules-effects-rhodes = Rhodes : un bouclier de plus jusqu’à la fin de la partie.

boxrules-science = Science et jetons Progrès
boxrules-science-sets = Deux symboles égaux ou trois différents doivent être échangés contre un jeton Progrès : un des trois visibles, ou celui, caché, du dessus de la pile. Un jeton visible est remplacé aussitôt.
boxrules-science-tokens = Un jeton agit dès que tu l’as. Ceux qui donnent une carte de plus le font une fois par tour, depuis tes trois pioches habituelles, et tu peux refuser.

boxrules-war = Cornes et batailles
boxrules-war-horns = Chaque corne d’une carte que quelqu’un prend retourne un jeton Conflit. Quand le dernier est retourné, une bataille suit à la fin de ce tour. Les cornes en trop sont perdues.
boxrules-war-neighbours = À trois joueurs ou plus, tu compares tes boucliers avec chacun de tes deux voisins : plus de boucliers, un jeton Victoire.
boxrules-war-two-players = À deux joueurs, plus de boucliers donnent un jeton Victoire, et au moins le double en donne deux. Contre quelqu’un sans bouclier, il en faut deux pour le second jeton.
boxrules-war-losing = Perdre ne coûte rien. Ensuite, tout le monde défausse ses cartes rouges avec cornes, et tous les jetons Conflit reviennent côté paix.

boxrules-cat = Le chat
boxrules-cat-pawn = Qui a pris la dernière carte avec un chat a le chat. Au début de ton tour, il te laisse regarder le dessus de la pioche centrale. À la fin, il vaut 2 points.

boxrules-scoring = Fin de la partie
boxrules-scoring-end = Quand quelqu’un construit la cinquième étape, ce tour va à son terme, avec une bataille s’il en faut une, et la partie est finie.
boxrules-scoring-wonder = Merveille : les points de tes étapes.
boxrules-scoring-cat = Chat : 2 points.
boxrules-scoring-blue = Cartes bleues : leurs points.
boxrules-scoring-victories = Jetons Victoire : 3 points chacun.
boxrules-scoring-tokens = Jetons Progrès : ce qu’ils disent.
boxrules-scoring-ties = À égalité de points, qui a construit le plus d’étapes l’emporte. Si c’est encore égal, la victoire est partagée.

boxrules-options = Trois règles au choix
boxrules-options-few = Les joueurs ne sont pas d’accord sur trois petites questions. La table y répond comme ici, sauf si l’hôte en décide autrement.
boxrules-options-economy = Économie compte quand une étape doit être construite : sa pièce doublée peut t’y forcer.
boxrules-options-engineering = Ingénierie ne te force pas : c’est une aide que tu peux laisser de côté.
boxrules-options-coins = Les pièces remplacent les ressources qui te manquent, pas celles que tu as.

boxrules-first = Conseils pour une première partie
boxrules-first-decks = Les pioches visibles sont des choix sûrs ; la pioche centrale est un pari, sauf si tu as le chat.
boxrules-first-uncover = Regarde ce que ta carte découvre : le joueur suivant prend dans ta pioche.
boxrules-first-resources = Deux ressources identiques sont à surveiller : elles forcent une construction, peut-être pas celle que tu voulais d’abord.
boxrules-first-battle = Une bataille peut valoir six points. Surveille combien il manque de cornes.
boxrules-first-tokens = Un jeton qui donne des cartes de plus rapporte tôt, un jeton qui donne des points rapporte tard.

boxrules-here = À cette table
boxrules-here-compulsory = Ce qui est obligatoire et sans choix est fait par la table, et le journal le dit.
boxrules-here-press = Appuie sur une pioche, une étape ou un jeton, puis confirme. Un second appui confirme aussi.
boxrules-here-piles = Le bouton des piles montre la défausse et ce qui reste dans chaque pioche.
boxrules-here-keys = Touches : les chiffres choisissent, Entrée confirme, Échap revient en arrière, D finit le tour, H demande un conseil.
