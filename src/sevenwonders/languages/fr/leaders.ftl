## The expansion as the host of a table picks it

expansion-leaders = Leaders
expansiontext-leaders = Choisis quatre leaders au draft et recrutes-en un avant chaque Âge.
option-leader_price = Prix imprimés
optiontext-leader_price = Un leader coûte le nombre de sa carte, sinon autant de pièces que le numéro de l’Âge.

## The phases of the game in the bar above the table, and in one word on a phone

leaders-draft = Draft des leaders
leaders-draft-text = { $left ->
    [1] Draft des leaders, dernier paquet
   *[other] Draft des leaders, paquets de { $left }
}
leaders-recruitment = Âge { ROMAN($age) }, recrutement
leaders-recruitment-short = Recruter
leaders-recruitment-text = Tous utilisent un leader en même temps

## What a player is asked: a title, a sentence that says more, what asks, and the answer that does nothing ("pass-…")

question-leader_draft = Garde un leader
prompt-leader_draft = Garde un de ces leaders et passe les autres.
leaders-kept-names = Gardés jusqu’ici : { $names }
question-recruit = Utilise un leader
prompt-recruit = Utilise un de tes leaders : recrute-le, construis une étape avec lui ou vends-le.
question-extra_leader = Recrute un leader de plus
prompt-extra_leader = Ta merveille te laisse recruter un leader de plus.
asker-extra_leader = Ta merveille
pass-extra_leader = Personne
question-bury_leader = Enterrer un leader ?
prompt-bury_leader = Ta merveille te laisse retourner un leader face cachée pour des points.
asker-bury_leader = Ta merveille
pass-bury_leader = Personne
question-victory_token = Rends un jeton Victoire
prompt-victory_token = Jette un de tes jetons Victoire.

## What can be done with a leader: as the title of a button, what it gives, and the button that confirms it

use-keep = Garder
gain-keep = va dans ta main
use-recruit = Recruter
use-bury = Enterrer (points)
gain-bury = deux fois son prix en points ; son effet cesse
order-bury = Enterrer { $name }

## What a player did with a leader, next to a picture and below the city

did-recruited = recruté
caption-recruited = recrute { $card }
did-leader_sold = leader vendu
caption-leader_sold = vend un leader

## Leaders in a city. A count stands after the name of the city

leaders-in-hand = Leaders en main
leaders-count = { $count ->
    [one] { $count } leader en main
   *[other] { $count } leaders en main
}
leaders-show = Voir les leaders en main : { $name }
leaders-buried = Enterrés pour des points : { $names }
leaders-back = Leader
leaders-under = dessous : un leader

## On the pages of cards

colour-white = Leaders
copies-white = Chaque leader existe une fois. Chacun en reçoit quatre avant le premier Âge.
leaders-price-by-age = { $coins ->
    [one] Autant de pièces que le numéro de l’Âge ; avec les prix imprimés, { $coins } pièce.
   *[other] Autant de pièces que le numéro de l’Âge ; avec les prix imprimés, { $coins } pièces.
}

## The score sheet

category-leaders = Leaders
categoryspoken-leaders = leaders
categorytext-leaders = Les points des leaders.
column-leaders = leaders
sum-buried = { $card }, face cachée
leaders-changed = Symbole changé : { $from ->
    [compass] compas
    [gear] rouage
   *[tablet] tablette
} en { $to ->
    [compass] compas
    [gear] rouage
   *[tablet] tablette
}
sheetkey-buried = Leaders enterrés, avec l’Âge de leur recrutement

## A key and what it does, in a row of such keys

keyuse-keep = { $key } garder
keyuse-recruit = { $key } recruter
keyuse-bury = { $key } enterrer

## Pictures of the page of all drawings

pictogram-white = Blanc
pictogram-change_symbol = Changer de symbole

## When somebody asks. With $mine = yes it is the viewer's city

leadersexplain-leader-title = Leader
leadersexplain-leader = Un leader est une carte blanche de la cité ; on le recrute avant un Âge.
leadersexplain-held = { $mine ->
    [yes] Avant chaque Âge, tu en utilises un : recrute-le, construis une étape avec lui ou vends-le.
   *[no] Avant chaque Âge, { $name } en utilise un : pour le recruter, construire une étape avec lui ou le vendre.
}
leadersexplain-changed-symbol-title = Symbole changé
leadersexplain-changed-symbol = À la fin, un symbole scientifique compte comme un autre.
leadersexplain-score = Les points des leaders.
leadersexplain-pile = Les leaders recrutés par cette cité. Leurs effets durent toute la partie.

## The coach, when Leaders is played for the first time

leaderscoach-draft-title = Les leaders d’abord
leaderscoach-draft = Garde un de ces leaders et passe les autres. Tu ne paies un leader qu’en le recrutant.
leaderscoach-coins-title = Les leaders coûtent des pièces
leaderscoach-coins = C’est pourquoi chacun commence avec plus de pièces que d’habitude. Les ressources n’aident pas à recruter.
leaderscoach-recruitment-title = Recrute avant chaque Âge
leaderscoach-recruitment = Utilise maintenant un leader : recrute-le, glisse-le sous une étape de ta merveille ou vends-le.
leaderscoach-held-title = Ils attendent leur Âge
leaderscoach-held = Les leaders que tu as en main entrent en jeu avant l’Âge suivant. Prévois ta cité autour de l’un d’eux.
leaderscoach-white-title = Ton leader est à l’œuvre
leaderscoach-white = Un leader recruté est une carte blanche de ta cité. Son effet dure jusqu’à la fin de la partie.

## The rules

leadersrules-setup = Avec Leaders, chaque cité commence avec 6 pièces au lieu de 3.
leadersrules-scoring = Les leaders ont leur propre ligne.
leadersrules-title = Leaders
leadersrules-draft = Avant l’Âge I, chacun reçoit 4 leaders, en garde un et passe les autres à droite, jusqu’à ce que tous soient pris.
leadersrules-recruitment = Avant chaque Âge, tous utilisent un leader en même temps : le recruter, construire une étape avec lui face cachée, ou le vendre pour 3 pièces.
leadersrules-price = Un leader coûte autant de pièces que le numéro de l’Âge. Avec les prix imprimés, il coûte le nombre de sa carte.
leadersrules-in-city = Un leader recruté est une carte blanche de ta cité. Les leaders inutilisés avant l’Âge III quittent la partie.
leadersrules-wonders = Rome rend les leaders moins chers. Abou Simbel retourne un leader recruté face cachée pour deux fois son prix en points.

## Lines of the log

thing-white = un leader
thing-leader = un leader

log-heading_draft = Draft des leaders
log-heading_recruitment = Âge { ROMAN($age) }, recrutement
log-recruited = { $reader ->
    [who] Tu recrutes { $cards }.
   *[none] { $who } recrute { $cards }.
}
log-kept_leader = { $reader ->
    [who] Tu prends { $cards } en main.
   *[none] { $who } prend { $cards } en main.
}
log-leaders_left = { $reader ->
    [who] Tu défausses { $cards }.
   *[none] { $who } défausse { $cards }.
}
log-leader_sold = { $reader ->
    [who] Tu vends { $cards }.
   *[none] { $who } vend { $cards }.
}
log-leader_buried = { $reader ->
    [who] Tu enterres { $cards }.
   *[none] { $who } enterre { $cards }.
}
log-hidden_leaders = { $count ->
    [one] { $count } leader
   *[other] { $count } leaders
}

## What leaders do

effect-points_alone = { $a } points si tu n’as aucun autre leader
effect-leader_discount = les leaders coûtent { $a } de moins ici et { $b } de moins chez les voisins
effect-draw_leaders = pioche { $a } leaders
power-free_leaders = les leaders ne coûtent rien
power-extra_leader = recrute un leader tout de suite
power-bury_leader = enterre un leader pour deux fois son prix en points
per-white = leader

## Why a move is better

line-leaders = leaders
figure-tempo_leaders = { $turns }
evidence-tempo_leaders = { $turns ->
    [one] tour
   *[other] tours
} plus tôt : leader { $number }
reason-tempo_leaders = Le leader { $number } est recruté en moyenne { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} plus tôt.
