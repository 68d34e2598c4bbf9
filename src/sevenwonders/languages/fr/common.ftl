# Des mots dont beaucoup d'écrans ont besoin.
#
# Glossaire (anglais : français). On tutoie.
# wonder : merveille · stage : étape · Age : Âge · turn : tour · board : plateau · side : face (Jour, Nuit)
# structure : bâtiment · raw material : matière première · manufactured good : produit manufacturé · goods : ressources
# card colours : marron, grise, bleue, jaune, rouge, verte, violette, blanche, noire
# coin : pièce · treasury : trésor · bank : banque · shield : bouclier · conflict : conflit · war : guerre
# victory token, defeat token : jeton Victoire, jeton Défaite · chain : chaînage · guild : guilde
# compass, gear, tablet : compas, rouage, tablette · free symbol : symbole au choix
# discard pile : défausse · sell : vendre · hand : main · neighbour : voisin · city : cité
# leader : leader · recruit : recruter · bury : enterrer · diplomacy token : jeton Diplomatie · spy : espion · debt : dette
# shipyard : chantier naval · fleet : flotte · lane : voie maritime · square : case · naval : maritime · landing : débarquement
# island : île · tax : taxe · commercial level : niveau commercial · Edifice : Édifice · pawn : pion Participation
# team : équipe · partner : partenaire · Free City : Cité Libre
# Architects: deck : pioche · horn : corne · progress token : jeton Progrès · conflict token : jeton Conflit · cat : chat
# host : hôte · seat : place · bot : bot · watcher : spectateur · lobby : salon · deal : donne
# score sheet : feuille de score · tie : égalité · tiebreak : départage · replay : replay · rematch : revanche
# hint : conseil · analysis : analyse · blunder : gaffe · chance to win : chances de gagner

site-name = Seven Wonders
site-titled = { $page } · Seven Wonders
site-waiting = ({ $games }) { $title }
site-skip = Aller au contenu
site-play = Jouer
site-cards = Cartes
site-gallery = Galerie
site-rules = Règles
site-score = Feuilles de score
site-settings = Réglages
site-home = Accueil
site-messages = Messages
site-loading = Chargement…
site-try-again = Réessayer
site-close = Fermer
site-back = Retour à l’accueil
site-offline = Tu es hors ligne. Les règles, les cartes, les feuilles de score et les derniers problèmes du jour sont là ; les tables demandent une connexion.
site-notice = Un programme libre et indépendant, pour jouer entre amis, contre des bots et pour la recherche. Sans lien avec l’éditeur.

## The language of the page

spoken-language = Langue
spoken-language-is = Langue : { $name }
spoken-share = { $share } %
spoken-greeting = La page parle français.
spoken-fine = OK

## A part of the page that could not be loaded

-nothing-lost = Rien de ta partie n’est perdu.
loading-failed = Cette partie de la page n’a pas pu être chargée
loading-reload = Recharger la page
trouble-busy = Le serveur est très occupé : nouvel essai dans { $seconds } s. { -nothing-lost }
trouble-broken = Le serveur a un problème : nouvel essai dans { $seconds } s. { -nothing-lost }
trouble-offline = Le serveur est injoignable : nouvel essai dans { $seconds } s. Vérifie ta connexion. { -nothing-lost }
trouble-newer = Il y a peut-être une nouvelle version de la page. Charge-la maintenant. { -nothing-lost }

## Requests that failed

errors-offline = Le serveur est injoignable. Vérifie ta connexion, puis réessaie.
errors-slow = Le serveur a mis trop de temps à répondre. Attends un instant, puis réessaie.
errors-server = Le serveur a un problème. Attends un instant, puis réessaie.
errors-unexpected = Il s’est passé quelque chose que personne n’avait prévu. Recharge la page ; ta place est gardée.
errors-not-found = Ceci n’est plus là. Vérifie le lien, ou commence une nouvelle partie depuis l’accueil.
errors-too-often = Trop de demandes en peu de temps. Attends une minute, puis réessaie.
errors-not-sent = Pas envoyé : la connexion est coupée. Renvoie dès qu’elle est revenue.

## The connection to a table

connection-connecting = Connexion à la table…
connection-lost = Pas de connexion
connection-kept = Ta place est gardée.
connection-next-try = { $seconds ->
    [0] Essai en cours…
   *[other] Prochain essai dans { $seconds } s.
}
connection-now = Essayer maintenant
connection-refused = Cela n’a pas marché
connection-answer-kept = Ton choix sera envoyé dès que la connexion sera revenue.

version-title = Nouvelle version
version-text = Ta place et ta partie sont gardées.
version-reload = Recharger
version-later = Plus tard

missing-title = Page introuvable
missing-text = Cette adresse ne mène nulle part. Vérifie que le lien est complet, ou retourne à l’accueil.

## Goods and prices

good-wood = bois
good-stone = pierre
good-ore = minerai
good-clay = argile
good-glass = verre
good-papyrus = papyrus
good-textile = tissu
# Les mots entre crochets sont ceux des messages good-….
goods-units = { $count ->
    [one] { $count } { $good }
   *[other] { $count } { $good ->
        [pierre] pierres
        [minerai] minerais
        [argile] argiles
        [verre] verres
        [tissu] tissus
       *[other] { $good }
    }
}
goods-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
goods-free = gratuit
goods-age-cost = coûte autant de pièces que le numéro de l’Âge
goods-age = Âge
goods-cost = coûte { $parts }
goods-no-cost = ne coûte rien

## Pieces of sentences

age-name = Âge { ROMAN($age) }
side-spoken = { $side ->
    [Day] la face Jour
    [Night] la face Nuit
   *[other] la face { $side }
}
row-separator = { ", " }
row-sentence = { $text }.

sign-first = 1re
sign-last = der.
