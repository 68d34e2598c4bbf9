## What a player is asked: a few words as a title ("question-…"), a sentence that says more ("prompt-…"), and what asks,
## where it interrupts the game ("asker-…")

question-card = Choisis une carte
prompt-card = Choisis une carte.
question-last_card = Joue aussi ta dernière carte
prompt-last_card = Ta merveille te laisse jouer aussi la dernière carte de l’Âge.
asker-last_card = Ta merveille
question-discard_pile = Construis depuis la défausse
prompt-discard_pile = Prends une de ces cartes et construis-la gratuitement.
asker-discard_pile = Ta merveille

## What can be done with a card, as the title of a button ("use-…"), what it gives in place of a price ("gain-…"), and the
## button that confirms it for a card of that name ("order-…")

use-build = Construire
use-build_free = Bâtir gratis
gain-build_free = utilise le droit de cet Âge
order-build_free = Bâtir gratis : { $name }
use-stage = Étape
use-sell = Vendre
gain-sell = 3 pièces de la banque
use-take = Depuis la défausse
order-take = Construire : { $name }
use-pass = Ne rien prendre
use-drop = Jeter

choice-drop = Jeton Victoire de { $count }

## What a player did with a card, in a word or two next to a picture ("did-…"), and in a few words below the city
## ("caption-…"). $card: a card by its name, or "a card of Age I". $stage: the number of the stage

did-built = construit
caption-built = construit : { $card }
did-took = pris
caption-took = construit : { $card }
did-stage_built = étape
caption-stage_built = construit l’étape { $stage }
did-sold = vendu
caption-sold = vend une carte

## Columns of the score sheet: as a title ("category-…"), inside a sentence such as "Ben leads in science"
## ("categoryspoken-…"), and where the points come from ("categorytext-…")

category-military = Conflits
categoryspoken-military = conflits
categorytext-military = Victoires et défaites de tous les Âges ensemble.
category-treasury = Pièces
categoryspoken-treasury = pièces
categorytext-treasury = Trois pièces font un point.
category-wonder = Merveille
categoryspoken-wonder = étapes de merveille
categorytext-wonder = Les points des étapes construites.
category-civilian = Civil
categoryspoken-civilian = cartes civiles
categorytext-civilian = Les points des cartes bleues.
category-science = Science
categoryspoken-science = science
categorytext-science = Chaque symbole compte son nombre au carré, chaque série de trois différents 7.
category-commerce = Commerce
categoryspoken-commerce = commerce
categorytext-commerce = Les points des cartes jaunes.
category-guilds = Guildes
categoryspoken-guilds = guildes
categorytext-guilds = Les points des guildes.
category-cat = Chat
categoryspoken-cat = chat
categorytext-cat = Le chat vaut 2 points à qui l’a.
category-progress = Progrès
categoryspoken-progress = jetons Progrès
categorytext-progress = Les points des jetons Progrès.

## The parts of a sum on the score sheet, in a row: "a victory of 3, a defeat of 1". $size: the points without their sign

sum-conflict = { $won ->
    [yes] une victoire de { $size }
   *[no] une défaite de { $size }
}
sum-coins = { $left ->
    [0] { $number ->
        [one] { $number } pièce
       *[other] { $number } pièces
    }
   *[other] { $number ->
        [one] { $number } pièce
       *[other] { $number } pièces
    }, reste { $left }
}
sum-stage = étape { $number }
sum-compass = { $number } compas
sum-gear = { $number ->
    [one] { $number } rouage
   *[other] { $number } rouages
}
sum-tablet = { $number ->
    [one] { $number } tablette
   *[other] { $number } tablettes
}
sum-set = { $number ->
    [one] { $number } série de trois
   *[other] { $number } séries de trois
}
sum-copied = { $card }, copie
sum-repeated = { $card } encore une fois

## Colours of cards by what the cards are about

colour-brown = Matières premières
colour-gray = Produits manufacturés
colour-blue = Bâtiments civils
colour-yellow = Commerce
colour-red = Militaire
colour-green = Science
colour-purple = Guildes
copies-purple = Les guildes sont tirées au hasard : deux de plus que de joueurs.

## Rules that the host of a table may choose

option-defeats = Défaites légères
optiontext-defeats = Chaque défaite coûte 1 point ; sinon 1, 2 ou 3 selon l’Âge.
option-promo_guilds = Guildes promo
optiontext-promo_guilds = Les guildes supplémentaires des extensions choisies font partie de celles qui peuvent être tirées.
option-economy_forces_build = Économie oblige à construire
optiontext-economy_forces_build = Une étape qui demande la pièce doublée d’Économie doit être construite aussi.
option-engineering_forces_build = Ingénierie oblige à construire
optiontext-engineering_forces_build = Une étape que seule Ingénierie peut payer doit être construite aussi.
option-coin_may_replace_held_card = Pièces au lieu de ressources
optiontext-coin_may_replace_held_card = Une pièce peut payer même une ressource que tu as.
