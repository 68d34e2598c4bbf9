## The expansion as the host of a table picks it

expansion-armada = Armada
expansiontext-armada = Un chantier naval et quatre flottes : en mer pour des pièces, de la force maritime et des îles.
option-black_cards_sail = Cartes noires en mer
optiontext-black_cards_sail = Une carte noire peut faire avancer la flotte la plus en retard.

## What a player is asked: a title, a sentence that says more, and what asks

question-fleet = Quelle flotte avance ?
prompt-fleet = Un pas gratuit d’une flotte : laquelle avance ?
asker-fleet = En mer
question-island = Prends une île
prompt-island = Ta flotte a atteint des îles. Prends-en une.
asker-island = En mer
question-naval_conflict = Combattre en mer ?
prompt-naval_conflict = Le conflit maritime commence : combats-tu, ou restes-tu en dehors ?
asker-naval_conflict = La fin de l’Âge
use-sail = Avancer
use-settle = Occuper
use-fight = Combattre en mer
armada-fight-text = Ta force est comparée à celle de tous les autres.
armada-stay-out = S’abstenir
armada-stay-out-text = Pas de jeton pour toi à cet Âge, ni bon ni mauvais.

## A step of a fleet that goes with a card, after the name of the card

extra-red_ship = avec la flotte rouge
extra-yellow_ship = avec la flotte jaune
extra-blue_ship = avec la flotte bleue
extra-green_ship = avec la flotte verte
without-red_ship = Ne pas avancer
without-yellow_ship = { without-red_ship }
without-blue_ship = { without-red_ship }
without-green_ship = { without-red_ship }
armada-yellow-step = Un pas de la flotte jaune

## Fleets: as a title, and the colour alone inside a row, as in "Fleets: red 2, yellow 0, blue 1 and green 0"

fleet-red = Flotte rouge
fleet-yellow = Flotte jaune
fleet-blue = Flotte bleue
fleet-green = Flotte verte
fleetcolour-red = rouge
fleetcolour-yellow = jaune
fleetcolour-blue = bleue
fleetcolour-green = verte
armada-fleets-sail = flottes { $fleets }
armada-step = case { $from } à { $to }

## The shipyard of a city

armada-shipyard = Chantier naval
armada-lanes-head = coût → gain
armada-yard-rule = un pas de flotte avec chaque carte de sa couleur, payés ensemble
armada-open-yard = Montrer tout le chantier naval
armada-close-yard = Revoir la merveille et les cartes
armada-close = fermer
lanegives-red = force maritime
lanegives-yellow = niveau et taxes
lanegives-blue = points
lanegives-green = îles
armada-strength = { $count } de force maritime
armada-level = niveau commercial { $level }
armada-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
armada-tax = une taxe de { $coins } pour tous les autres
armada-island = une île de niveau { $level }
armada-nothing-yet = encore rien
armada-fleet-at = { $fleet } sur la case { $square } de 6 : { $has }.
armada-fleet-on = { $fleet } sur la case { $square }
armada-next-step = Le prochain pas { $cost } et donne { $gives }.
armada-at-the-end = Au bout de sa voie.

## A shipyard in one line: words before numbers, and labels of pictures

armada-navy = force
armada-taxes = taxes
armada-islands = îles
armada-strength-title = force maritime
armada-level-title = niveau commercial
armada-fleets-at = { $count ->
    [0] Flottes : { $places } ; force maritime { $strength }
   *[other] Flottes : { $places } ; force maritime { $strength } ; jetons maritimes { $tokens }
}
armada-place = { $fleet } { $square }
armada-tokens = jetons maritimes { $tokens }

## Notes below a shipyard. $name: a neighbour of a neighbour, who is also fought

armada-landing = débarque chez { $name }
armada-tax-now = taxe de { $coins } ce tour-ci
armada-pirated = pillé par des pirates ce tour-ci
armada-skips = reste hors de ce conflit maritime

## The naval strength of all cities, in a strip above the table

armada-naval-strengths = Force maritime de toutes les cités
armada-naval = { $name } : force maritime { $strength }, prendrait maintenant { SIGNED($token) }
armada-naval-none = { $name } : force maritime { $strength }, aucun jeton maintenant
armada-naval-skips = { $name } : force maritime { $strength }, reste hors de ce conflit maritime

armada-islands-left = Îles restantes : { $islands }
armada-of-level = { $count } de niveau { $level }
armada-maritime = carte maritime
armada-island-level = Île, niveau { $level }
colour-island = Îles

## The score sheet

category-naval = Maritime
categoryspoken-naval = conflits maritimes
categorytext-naval = Victoires et défaites maritimes de tous les Âges.
column-naval = maritime
category-islands = Îles
categoryspoken-islands = îles
categorytext-islands = Les points des îles.
column-islands = îles
sum-naval = { $won ->
    [yes] une victoire maritime de { $size }
   *[no] une défaite maritime de { $size }
}
sum-blue_fleet = flotte bleue sur la case { $number }
armada-best-colour = { $colour ->
    [brown] Cartes marron comptées
    [gray] Cartes grises comptées
    [blue] Cartes bleues comptées
    [yellow] Cartes jaunes comptées
    [red] Cartes rouges comptées
    [green] Cartes vertes comptées
    [purple] Cartes violettes comptées
    [white] Cartes blanches comptées
    [black] Cartes noires comptées
   *[other] Cartes comptées : { $colour }
}
sheetkey-fleets_blue = Case de la flotte bleue
sheetkey-fleets_yellow = Case de la flotte jaune
sheetkey-naval = Jetons maritimes

## The page of shipyards, next to the pages of cards

shipyards-title = Chantiers navals
shipyards-lanes = Les quatre voies maritimes
shipyards-lanes-note = Elles sont les mêmes sur chaque chantier naval. La force, le niveau et les points durent tant que la flotte est sur la case ; les pièces, les taxes et les îles viennent une fois, à l’arrivée.
shipyards-square = Case { $number }
shipyards-yards = Les chantiers navals
shipyards-yards-note = Ce que coûte chaque pas, du premier au sixième. La marque de la merveille montre quelle flotte peut avancer avec une étape.
shipyards-yard = Chantier naval { $letter }
shipyards-wonder-fleet = avance avec une étape

## Pictures of the page of all drawings

pictogram-ship_red = Navire rouge
pictogram-ship_yellow = Navire jaune
pictogram-ship_blue = Navire bleu
pictogram-ship_green = Navire vert
pictogram-naval = Maritime
pictogram-commercial_level = Niveau commercial
pictogram-tax = Taxe
pictogram-piracy = Piraterie
pictogram-island = Île
pictogram-landing = Débarquement
pictogram-far_trade = Commerce lointain

## When somebody asks: what the four fleets do

armadaexplain-red = Elle avance avec une carte rouge : sa case dit ta force en mer.
armadaexplain-yellow = Elle avance avec une carte jaune : des pièces à l’arrivée, et un niveau commercial qui réduit les taxes.
armadaexplain-blue = Elle avance avec une carte bleue : sa case vaut des points à la fin.
armadaexplain-green = Elle avance avec une carte verte : sur trois de ses cases, elle trouve une île.
armadaexplain-here = Sur la case { $square } de 6 : { $has }.
armadaexplain-wonder-fleet = Elle avance aussi avec une étape de la merveille.

## When somebody asks: the war at sea. With $mine = yes it is the viewer's city

armadaexplain-naval-title = Force maritime
armadaexplain-naval = À la fin de chaque Âge, toutes les cités comparent leur force maritime, où qu’elles soient.
armadaexplain-would-take-none = { $mine ->
    [yes] Pour l’instant, tu ne prendrais aucun jeton.
   *[no] Pour l’instant, { $name } ne prendrait aucun jeton.
}
armadaexplain-would-take = { $mine ->
    [yes] Pour l’instant, tu prendrais { SIGNED($token) }.
   *[no] Pour l’instant, { $name } prendrait { SIGNED($token) }.
}
armadaexplain-skips = { $mine ->
    [yes] Tu restes hors de ce conflit maritime.
   *[no] { $name } reste hors de ce conflit maritime.
}
armadaexplain-token-title = Jeton maritime, { SIGNED($points) }
armadaexplain-strongest = { $mine ->
    [yes] Ta force en mer était parmi les plus grandes :
   *[no] { $name } avait une des plus grandes forces en mer :
} { $points ->
    [one] { $points } point à la fin.
   *[other] { $points } points à la fin.
}
armadaexplain-weakest = { $mine ->
    [yes] Ta force en mer était la plus faible :
   *[no] { $name } avait la plus faible force en mer :
} { $points ->
    [one] { POINTS($points) } point à la fin.
   *[other] { POINTS($points) } points à la fin.
}

## When somebody asks: taxes, pirates, landings and islands

armadaexplain-level-symbol = Niveau commercial
armadaexplain-level-title = Niveau commercial { $level }
armadaexplain-level = Une taxe prend à cette cité autant de pièces en moins ; des pirates en prennent autant que le niveau.
armadaexplain-tax-symbol = Taxe
armadaexplain-tax-title = { $coins ->
    [one] Une taxe de { $coins } pièce
   *[other] Une taxe de { $coins } pièces
}
armadaexplain-tax = À la fin du tour, tous les autres la paient, moins leur propre niveau commercial.
armadaexplain-pirates-title = Pirates
armadaexplain-pirates-symbol = Ils prennent autant de pièces que le niveau commercial d’une cité.
armadaexplain-pirates = À la fin du tour, ils prennent autant de pièces que le niveau commercial de cette cité.
armadaexplain-landing-symbol-title = Débarquement
armadaexplain-landing-symbol = À la fin de l’Âge, la cité affronte aussi le joueur deux places plus loin.
armadaexplain-landing-title = Débarquement chez { $at }
armadaexplain-landing = { $mine ->
    [yes] À la fin de l’Âge, tu affrontes aussi { $at }, avec les boucliers des deux.
   *[no] À la fin de l’Âge, { $name } affronte aussi { $at }, avec les boucliers des deux.
}
armadaexplain-far-trade-title = Commerce lointain
armadaexplain-far-trade = On peut acheter des ressources au joueur deux places plus loin.
armadaexplain-island-title = Île
armadaexplain-island = Une carte trouvée par la flotte verte ; son effet dure jusqu’à la fin.
armadaexplain-islands-title = { $count ->
    [one] il reste { $count } île
   *[other] il reste { $count } îles
}
armadaexplain-islands = Les îles que personne n’a encore trouvées, face cachée, par niveau.
armadaexplain-naval-score = Les jetons de la guerre en mer.
armadaexplain-islands-score = Les points des îles.
armadaexplain-island-pile = Les îles que la flotte verte a trouvées. Leurs effets durent toute la partie.

## Between the pictures of effects

armadasign-several = { $count } sur

## The coach, when Armada is played for the first time

armadacoach-shipyard-title = Ton chantier naval
armadacoach-shipyard = Quatre flottes partent d’ici, une par couleur de carte. Plus elles sont loin, plus elles rapportent.
armadacoach-step-title = Navigue en construisant
armadacoach-step = Avec cette carte, tu peux aussi faire avancer la flotte de sa couleur. Carte et pas se paient ensemble, en un seul prix.
armadacoach-naval-title = La guerre en mer
armadacoach-naval = Ici, on compare toutes les cités, pas seulement les voisines. Le nombre dit ce que chacune prendrait si l’Âge finissait maintenant.
armadacoach-trade-title = Les navires jaunes rapportent des pièces
armadacoach-trade = Une flotte jaune gagne des pièces là où elle arrive. Sur certaines cases, tous les autres paient une taxe.
armadacoach-island-title = Une île à toi
armadacoach-island = La flotte verte trouve des îles. Leur effet dure jusqu’à la fin, et elles comptent comme cartes de ta cité.

## The rules

armadarules-setup = Avec Armada, une main a une carte de plus.
armadarules-scoring = Les jetons maritimes et les îles ont leurs propres lignes.
armadarules-ships-title = Armada : les navires
armadarules-lanes = Chaque cité a un chantier naval avec quatre flottes, chacune sur une voie de six cases. Un pas coûte les ressources indiquées ; tous les chantiers navals montrent les mêmes cases, mais d’autres ressources.
armadarules-step-with-card = Avec une carte rouge, jaune, bleue ou verte, tu peux aussi faire avancer d’un pas la flotte de cette couleur. Carte et pas se paient ensemble, en un seul paiement.
armadarules-step-with-stage = Avec une étape, tu peux faire avancer la flotte qui porte la marque de la merveille sur ton chantier naval.
armadarules-step-with-sale = Si tu vends une carte, tu peux prendre un pas gratuit de la flotte jaune au lieu des 3 pièces.
armadarules-free-steps = Certaines cartes, îles et étapes donnent des pas gratuits ; tu choisis la flotte.
armadarules-key = À cette table, la touche W parcourt ce qu’on peut ajouter à une carte, comme un navire.
armadarules-red-and-blue = Rouge : force maritime. Bleue : points à la fin. Tous deux selon la case que la flotte a atteinte.
armadarules-yellow = Jaune : des pièces quand la flotte arrive, et le niveau commercial de sa case.
armadarules-green = Verte : sur trois de ses cases, tu explores des îles.
armadarules-islands-title = Armada : les îles
armadarules-explore = Quand la flotte verte atteint une île, tu en regardes quelques-unes de ce niveau, tu en prends une, et les autres sont remises et mélangées. Son effet dure jusqu’à la fin. Des joueurs qui explorent le même niveau au même tour choisissent en même temps.
armadarules-drawn-island = Quelques cartes vertes apportent une île tirée au hasard.
armadarules-taxes-title = Armada : taxes et pirates
armadarules-taxes = Quand une flotte jaune atteint une case de taxe, tous les autres paient cette taxe à la fin du tour, moins leur propre niveau commercial. S’il y a plusieurs taxes, seule la plus haute est levée.
armadarules-pirates = Les pirates prennent à chaque autre cité autant de pièces que son niveau commercial. Si tu ne peux ou ne veux pas payer, tu prends des dettes.
armadarules-war-title = Armada : la guerre en mer
armadarules-compared = À la fin d’un Âge, avant la guerre sur terre, toutes les cités comparent entre elles leur force maritime.
armadarules-strongest = La plus forte prend { $first } points selon l’Âge, la deuxième { $second }.
armadarules-equals = Si deux cités ou plus sont à égalité en tête, chacune prend le deuxième jeton, et personne ne prend le premier. En cas d’égalité à la deuxième place, personne ne prend ce jeton.
armadarules-weakest = La plus faible, ou chacune des plus faibles à égalité, perd { $last } points. Si toutes sont égales, il ne se passe rien.
armadarules-landing = Une carte avec un débarquement te fait affronter aussi sur terre le joueur deux places plus loin. D’autres te laissent y acheter des ressources.
armadarules-guilds = Avec Armada, une guilde vaut { $cap } points au plus.

## The stage between turns

armadastory-tax = Une taxe
armadastory-landing = Un débarquement
armadastory-island = Terre en vue
armadastory-several = En mer
armadastory-in-banner = conflit maritime

## Lines of the log

thing-island = une île

log-sailed = { $reader ->
    [who] Tu fais avancer la flotte { $fleet ->
        [red] rouge
        [yellow] jaune
        [blue] bleue
        [green] verte
       *[other] { $fleet }
    } jusqu’à la case { $square }.
   *[none] { $who } fait avancer la flotte { $fleet ->
        [red] rouge
        [yellow] jaune
        [blue] bleue
        [green] verte
       *[other] { $fleet }
    } jusqu’à la case { $square }.
}
log-island_taken = { $reader ->
    [who] Tu prends { $card }.
   *[none] { $who } prend { $card }.
}
log-taxed = { $reader ->
    [who] Tu lèves une taxe de { log-coins }.
   *[none] { $who } lève une taxe de { log-coins }.
}
log-pirated = { $reader ->
    [who] Tu envoies des pirates.
   *[none] { $who } envoie des pirates.
}
log-landed = { $reader ->
    [who] Tu prépares un débarquement contre { $other }.
    [other] { $who } prépare un débarquement contre toi.
   *[none] { $who } prépare un débarquement contre { $other }.
}
log-naval_token = { $reader ->
    [who] Tu prends un jeton maritime de { SIGNED($token) }.
   *[none] { $who } prend un jeton maritime de { SIGNED($token) }.
}
log-naval_battle = Forces maritimes : { $strengths }.
log-skipped_naval = { $reader ->
    [who] Tu restes hors du conflit maritime.
   *[none] { $who } reste hors du conflit maritime.
}
log-naval_strength = { $reader ->
    [who] toi { $strength }
   *[none] { $who } { $strength }
}

## What cards and islands do

effect-coins_on_step = { $a ->
    [one] { $a } pièce à chaque pas d’une flotte
   *[other] { $a } pièces à chaque pas d’une flotte
}
effect-points_per_level = { $a } points par niveau commercial ici
effect-naval = { $a } de force maritime
effect-sail = { $b ->
    [any] un pas gratuit d’une flotte
    [different] un pas gratuit de { $a } flottes différentes
    [red] un pas gratuit de la flotte rouge
    [yellow] un pas gratuit de la flotte jaune
    [blue] un pas gratuit de la flotte bleue
   *[green] un pas gratuit de la flotte verte
}
effect-far_trade = { $a ->
    [left] { $b ->
        [one] achète { $b } ressource par tour deux places à gauche, pour 1
       *[other] achète { $b } ressources par tour deux places à gauche, pour 1 chacune
    }
   *[right] { $b ->
        [one] achète { $b } ressource par tour deux places à droite, pour 1
       *[other] achète { $b } ressources par tour deux places à droite, pour 1 chacune
    }
}
effect-landing = { $a ->
    [left] affronte aussi le joueur deux places à gauche
   *[right] affronte aussi le joueur deux places à droite
}
effect-draw_island = prends une île de niveau { $a }
power-piracy = tous les autres perdent autant de pièces que leur niveau commercial
power-safe_from_taxes = taxes et pirates ne prennent rien
power-any_wonder_fleet = les étapes peuvent faire avancer n’importe quelle flotte
power-may_skip_naval = tu peux rester hors des conflits maritimes
power-cheaper_ships = les pas des flottes demandent une ressource de moins
power-best_colour = 1 point par carte d’une couleur de ton choix
per-island = île

## Why a move is better

line-naval = conflits maritimes
line-islands = îles
figure-fleets = +{ $steps }
evidence-fleets = { $steps ->
    [one] pas
   *[other] pas
} de flotte maintenant
reason-fleets = Cela fait avancer des flottes de { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
}.
figure-islands = +{ $count }
evidence-islands = { $count ->
    [one] île explorée
   *[other] îles explorées
} maintenant
reason-islands = Cela explore tout de suite { $count ->
    [one] { $count } île
   *[other] { $count } îles
} de plus.
figure-naval = +{ $points }
evidence-naval = { $points ->
    [one] point
   *[other] points
} en mer, force { $strength }
reason-naval = Pour l’instant, une force maritime de { $strength } vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus à l’Âge { ROMAN($age) }.
figure-tempo_islands = { $turns }
evidence-tempo_islands = { $turns ->
    [one] tour
   *[other] tours
} plus tôt : île { $number }
reason-tempo_islands = L’île { $number } est explorée en moyenne { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} plus tôt.
