rulespage-title = Les règles en bref
rulespage-game = Jeu
rulespage-lead = Première édition, de trois à sept joueurs, et la variante à deux.
rulespage-second-lead = Deuxième édition, de trois à sept joueurs, avec { $added }.
rulespage-architects-lead = Architects, de deux à sept joueurs, environ une demi-heure.
rulespage-search = Chercher dans les règles
rulespage-search-placeholder = chaînage, commerce, égalité
rulespage-contents = Sommaire
rulespage-none = Rien trouvé. Essaie un mot plus court, ou efface la recherche.

## The classic game, first edition. A message without a second part in its id is a heading, those below it its text

rules-aim = But du jeu
rules-aim-city = Chacun dirige une cité avec une merveille. Pendant trois Âges, tous choisissent des cartes en même temps, une par tour, et les construisent. Après le troisième Âge, la cité qui a le plus de points gagne.
rules-aim-neighbours = Seules les deux cités voisines comptent pour le commerce et la guerre, quel que soit le nombre de joueurs.

rules-setup = Mise en place
rules-setup-board = Chaque cité reçoit un plateau de merveille, sur la face A ou B, et 3 pièces.
rules-setup-cards = Les cartes de chaque Âge dépendent du nombre de joueurs. L’Âge III contient aussi des guildes : deux de plus que de joueurs, tirées au hasard.
rules-setup-hand = Au début de chaque Âge, chacun reçoit une main de 7 cartes.

rules-age = Un Âge
rules-age-turns = Un Âge a six tours. Au sixième tour, tu as deux cartes : tu en utilises une, l’autre est défaussée sans pièces. Puis les voisins comparent leurs armées.
rules-age-direction = Les mains passent à gauche aux Âges I et III, à droite à l’Âge II.

rules-turn = Un tour
rules-turn-choose = Choisis en secret une carte de ta main, et ce que tu en fais.
rules-turn-show = Quand tous ont choisi, toutes les cartes sont montrées et jouées ensemble.
rules-turn-pass = Passe le reste de ta main.
rules-turn-before = Chacun paie avec ce que les cités avaient avant le tour. Les pièces et ressources qui arrivent pendant un tour servent à partir du tour suivant. Les effets qui comptent des cartes voient ce que les voisins ont construit dans le même tour.

rules-uses = Que faire d’une carte
rules-uses-build = La construire : paie son coût et pose-la dans ta cité. Jamais deux cartes du même nom dans une cité.
rules-uses-stage = Construire une étape de ta merveille : paie le coût de la prochaine étape et glisse la carte dessous, face cachée. Peu importe laquelle.
rules-uses-sell = La vendre : défausse-la face cachée et prends 3 pièces. C’est toujours possible.

rules-cost = Coût des constructions
rules-cost-kinds = Une carte peut être gratuite, coûter des pièces pour la banque, ou demander des ressources. Les ressources ne s’épuisent pas : ta cité les produit de nouveau à chaque tour.
rules-cost-producer = Une production au choix donne une de ses ressources par construction, et tu choisis de nouveau à chaque tour.
rules-cost-own = Si ta propre cité produit tout ce qu’il faut, construire ne coûte rien. Ce qui manque peut être acheté à côté.

rules-trade = Commerce avec les voisins
rules-trade-neighbours = Tu n’achètes qu’à la cité de gauche et à la cité de droite. Elles ne peuvent pas refuser.
rules-trade-price = Chaque ressource manquante coûte 2 pièces, payées à ce voisin. Quelques cartes jaunes et une merveille baissent le prix à 1.
rules-trade-sale = Est à vendre ce que produisent le plateau de merveille et les cartes marron et grises. Les ressources des cartes jaunes et des étapes sont pour leur cité seule.
rules-trade-shared = Ton achat n’enlève rien : le voisin peut utiliser la même ressource dans le même tour.
rules-trade-before = Il faut avoir les pièces avant le tour. Ce qu’on te paie compte à partir du tour suivant.
rules-trade-splits = Quand on peut payer de plusieurs façons, la table propose chaque partage sensé entre gauche et droite, le moins cher d’abord.

rules-chains = Chaînages
rules-chains-free = Certains bâtiments en rendent gratuit un autre, plus tard : si tu as construit le premier dans un Âge précédent, tu construis le second sans rien payer. Une image de chaînage le marque sur la carte.

rules-colours = Les sept couleurs
rules-colours-brown = Marron, matières premières : bois, pierre, minerai et argile.
rules-colours-gray = Gris, produits manufacturés : verre, papyrus et tissu.
rules-colours-blue = Bleu, bâtiments civils : des points.
rules-colours-yellow = Jaune, commerce : des pièces, des achats moins chers, des ressources pour toi, et des points à l’Âge III.
rules-colours-red = Rouge, militaire : des boucliers.
rules-colours-green = Vert, science : compas, rouage et tablette.
rules-colours-purple = Violet, guildes, seulement à l’Âge III : des points pour ce que toi ou tes voisins avez.

rules-wonders = Merveilles
rules-wonders-stages = Une merveille a de deux à quatre étapes, construites de gauche à droite. L’effet d’une étape agit dès qu’elle est construite, comme celui d’une carte.
rules-wonders-goods = Ressource au choix : une des ressources montrées par tour, pas à vendre.
rules-wonders-discarded = Construire depuis la défausse : à la fin du tour, regarde toutes les cartes défaussées et construis-en une gratuitement. Tu ne peux pas prendre une carte que ta cité a déjà.
rules-wonders-last-card = Jouer la dernière carte : au sixième tour, tu utilises aussi ta septième carte, en la payant comme d’habitude.
rules-wonders-free = Bâtiment gratuit : une fois par Âge, construis une carte de ta main sans son coût.
rules-wonders-guild = Copier une guilde : à la fin de la partie, une carte violette d’un voisin compte aussi pour toi.
rules-wonders-science = Science au choix : à la fin de la partie, le symbole qui t’aide le plus.

rules-war = La guerre à la fin d’un Âge
rules-war-compare = Compare tes boucliers avec ceux de chaque voisin. La cité qui en a plus prend un jeton Victoire, celle qui en a moins un jeton Défaite ; des armées égales ne prennent rien.
rules-war-victories = Une victoire vaut { $victories } points selon l’Âge.
rules-war-defeats = Une défaite coûte { $defeats } point, quel que soit l’Âge.

rules-science = Les points de la science
rules-science-kinds = Pour chacun des trois symboles : le nombre que tu en as, multiplié par lui-même.
rules-science-sets = Pour chaque série de trois symboles différents : 7 points de plus.
rules-science-example = Trois tablettes, deux compas et un rouage donnent 9 + 4 + 1 pour les symboles et 7 pour une série : 21 points.
rules-science-wild = Un symbole au choix compte comme celui qui vaut le plus. La table le calcule et le montre sur la feuille de score.

rules-scoring = Fin de la partie
rules-scoring-war = Guerre : jetons Victoire et Défaite.
rules-scoring-treasury = Trésor : 1 point pour 3 pièces.
rules-scoring-wonder = Merveille : les points des étapes construites.
rules-scoring-blue = Cartes bleues : leurs points.
rules-scoring-science = Science : voir plus haut.
rules-scoring-commerce = Commerce : les points des cartes jaunes de l’Âge III.
rules-scoring-guilds = Guildes : les points des cartes violettes.
rules-scoring-ties = À égalité de points, qui a le plus de pièces l’emporte. Si c’est encore égal, la victoire est partagée.

rules-first = Conseils pour une première partie
rules-first-goods = À l’Âge I, prends quelques ressources, surtout celles qu’aucun voisin ne produit. Quelques pièces achètent le reste.
rules-first-chains = Regarde l’Âge suivant sur tes cartes : les chaînages épargnent des tours entiers.
rules-first-science = La science vaut le plus quand tu réunis beaucoup du même symbole ou des séries entières, et peu quand tu t’arrêtes à mi-chemin.
rules-first-shields = Un bouclier de plus qu’un voisin suffit. Dix de plus ne rapportent rien d’autre.
rules-first-foundation = Une carte qui aide beaucoup ton voisin fait une belle fondation pour ta merveille.

rules-here = À cette table
rules-here-verdict = Chaque carte dit si tu peux la construire : gratuite, gratuite par chaînage, son prix en pièces, ou ce qui manque.
rules-here-change = Tu peux changer ton choix jusqu’à ce que le dernier joueur ait choisi.
rules-here-stand-in = Si quelqu’un part, un bot peut le remplacer et lui rendre sa place plus tard.
rules-here-reload = Recharger la page ou perdre la connexion ne te coûte jamais ta place dans ce navigateur.
rules-here-keys = Touches : 1 à 7 choisissent une carte, B construit, S construit une étape, X vend, Entrée confirme, Échap revient en arrière.

## What is different in the second edition

rules-second-setup-board = Chaque cité reçoit un plateau de merveille, sur sa face Jour ou sa face Nuit, et 3 pièces.
rules-second-setup-hand = Les mains ont 7 cartes. Un Âge a autant de tours qu’une main a de cartes, moins un.
rules-second-war-victories = Compare tes boucliers avec chaque voisin, comme dans la première édition. Une victoire vaut { $victories } points selon l’Âge.
rules-second-war-defeats = Une défaite coûte { $defeats } points selon l’Âge, ou toujours 1 avec la règle des défaites légères.
rules-second-scoring-others = Merveille, cartes bleues, science, commerce et guildes comme dans la première édition.
