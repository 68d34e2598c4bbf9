## The expansion as the host of a table picks it

expansion-edifice = Édifice
expansiontext-edifice = Un grand bâtiment par Âge, élevé ensemble ou manqué ensemble.
colour-edifice = Édifices

## What a player is asked: a title, a sentence that says more, and what asks

question-pawn = Prends un pion
prompt-pawn = Prends un pion Participation : de quel Édifice ?
asker-pawn = Édifice
use-join = Participer
choice-join = Âge { ROMAN($count) }
question-penalty = Que rends-tu ?
prompt-penalty = L’Édifice a échoué sans toi. Que rends-tu ?
asker-penalty = Édifice
use-lose = Rendre
edifice-still-to-give = { $count } à rendre, l’un après l’autre.

## Taking part while a stage is built: after the name of the card, and to build the stage without it

extra-edifice = avec l’Édifice
without-edifice = Sans l’Édifice
edifice-with = Avec { $name }

## The three Edifices of a game

edifice-title = Édifices
edifice-of-age = Âge { ROMAN($age) } : { $name }
edificestate-later = à venir
edificestate-open = en chantier
edificestate-built = construit
edificestate-failed = échoué
edifice-pawns-left = { $count ->
    [one] il reste { $count } pion
   *[other] il reste { $count } pions
}
edifice-left = reste { $count }
edifice-pay = payer
edifice-price = Participer, en plus d’une étape
edifice-reward = Récompense par pion
edifice-penalty = S’il échoue et que tu n’as pas de pion
edifice-debt = { $points ->
    [one] ou des dettes de { $points } point si tu ne peux pas
   *[other] ou des dettes de { $points } points si tu ne peux pas
}
edifice-members = { $count ->
    [one] { $names } participe
   *[other] { $names } participent
}
edifice-summary = Édifice de l’Âge { ROMAN($age) }, { $name }, { $state }. Récompense : { $reward }. Pénalité : { $penalty }.
edifice-summary-undecided = Édifice de l’Âge { ROMAN($age) }, { $name }, { $state }. { $pawns }, { $price } pour participer. Récompense : { $reward }. Pénalité : { $penalty }.

## The pawns of a city. $pawns: such as "1 of Age I, 0 of Age II and 2 of Age III"

edifice-pawns = Pions : { $pawns }
edifice-pawns-of = { $count } de l’Âge { ROMAN($age) }
edifice-owes = { $count ->
    [one] a { $count } chose à rendre
   *[other] a { $count } choses à rendre
}

## The stage between turns, when an Edifice is built or fails

edificestage-in-banner = Édifice
edificestage-of-age = Édifice de l’Âge { ROMAN($age) }
edificestage-pawns = { $taken ->
    [one] { $taken } pion pris, reste { $left }
   *[other] { $taken } pions pris, reste { $left }
}
edificestage-took-part = { $count ->
    [one] { $count } cité a participé
   *[other] { $count } cités ont participé
}
edificestage-without = { $count ->
    [one] { $names } n’a pas participé et ne gagne rien
   *[other] { $names } n’ont pas participé et ne gagnent rien
}
edificestage-missing = { $count ->
    [one] il manque { $count } pion
   *[other] il manque { $count } pions
}
edificestage-who-pays = qui n’en a pas subit la pénalité
edificestage-your-reward = Tu as participé : { $reward }
edificestage-no-reward = Tu n’as pas participé et ne gagnes rien
edificestage-your-penalty = Tu n’as pas de pion : { $penalty }
edificestage-no-penalty = Tu as un pion : pas de pénalité

## What is entered on a score sheet for a real table

sheetkey-built = Appuie une fois par pion sur un Édifice construit.

## Pictures of the page of all drawings

pictogram-edifice = Édifice
pictogram-pawn = Pion

## When somebody asks. With $mine = yes it is the viewer's city

edificeexplain-title = Édifice
edificeexplain-edifice = On le construit ensemble : qui participe en construisant une étape y prend un pion.
edificeexplain-later = Il est ouvert dès le début de l’Âge { ROMAN($age) }.
edificeexplain-open = { $pawns ->
    [one] Il reste { $pawns } pion ;
   *[other] Il reste { $pawns } pions ;
} { $price ->
    [one] participer coûte { $price } pièce en plus d’une étape.
   *[other] participer coûte { $price } pièces en plus d’une étape.
}
edificeexplain-built = Il a été construit : tous ceux qui ont un pion ont la récompense.
edificeexplain-failed = Il a échoué : tous ceux sans pion ont dû subir la pénalité.
edificeexplain-reward = Récompense par pion : { $reward }.
edificeexplain-penalty = { $debt ->
    [one] Pénalité sans pion s’il échoue : { $penalty }, ou des dettes de { $debt } point.
   *[other] Pénalité sans pion s’il échoue : { $penalty }, ou des dettes de { $debt } points.
}
edificeexplain-pawn-title = Pion Participation
edificeexplain-pawn = Qui l’a participe à l’Édifice de cet Âge.
edificeexplain-pawns-title = { $count ->
    [one] { $count } pion Participation
   *[other] { $count } pions Participation
}
edificeexplain-pawns = { $mine ->
    [yes] Tu participes à ces Édifices : une récompense par pion dès qu’ils sont construits.
   *[no] { $name } participe à ces Édifices : une récompense par pion dès qu’ils sont construits.
}
edificeexplain-owing-title = { $count ->
    [one] { $count } chose à rendre
   *[other] { $count } choses à rendre
}
edificeexplain-owing = { $mine ->
    [yes] L’Édifice a échoué sans toi, et la pénalité reste à subir.
   *[no] L’Édifice a échoué sans { $name }, et la pénalité reste à subir.
}
edificeexplain-pile = Les récompenses des Édifices construits avec cette cité.

## The coach, when Edifice is played for the first time

edificecoach-project-title = Un Édifice pour tous
edificecoach-project = Chaque Âge a un grand bâtiment auquel toutes les cités peuvent travailler. Les pions montrent combien de bras il lui faut encore.
edificecoach-reward-title = Récompense ou pénalité
edificecoach-reward = Si tous les pions sont pris à temps, ceux qui en ont sont récompensés. Sinon, tous ceux qui n’en ont pas sont pénalisés.
edificecoach-join-title = Participe avec une étape
edificecoach-join = Quand tu construis une étape de ta merveille, tu peux payer aussi un pion, une fois par Âge.
edificecoach-pawn-title = Ton pion
edificecoach-pawn = Tu participes à l’Édifice de cet Âge. Espère maintenant que d’autres en feront autant.
edificecoach-next-title = L’Édifice suivant
edificecoach-next = Il demande plus et donne plus. On ne peut participer qu’à l’Édifice de l’Âge en cours.

## The rules

edificerules-title = Édifice
edificerules-pawns = Chaque Âge a un Édifice avec quelques pions Participation.
edificerules-joining = Avec une étape, tu peux participer, une fois par Âge : paie les pièces de l’Édifice en même temps que l’étape, et prends un pion. À cette table, la touche W l’ajoute.
edificerules-ship = Si Armada est jouée aussi, une étape va avec un navire ou avec l’Édifice, pas avec les deux.
edificerules-built = Quand le dernier pion est pris, l’Édifice est construit aussitôt : chaque pion de cet Âge rapporte la récompense.
edificerules-failed = S’il reste des pions à la fin de l’Âge, il a échoué. Ceux qui ont un pion ne reçoivent rien, tous les autres subissent la pénalité.
edificerules-debts = Si tu ne peux pas subir toute la pénalité, tu prends des dettes à la place : 2, 3 ou 5 points selon l’Âge.
edificerules-before-conflicts = L’Édifice est réglé avant tous les conflits : une carte rouge perdue pour lui ne se bat plus.

## Lines of the log

thing-edifice = un Édifice

log-joined = { $reader ->
    [who] Tu participes à l’Édifice de l’Âge { ROMAN($age) }.
   *[none] { $who } participe à l’Édifice de l’Âge { ROMAN($age) }.
}
log-edifice_built = Édifice construit : { $card }.
log-edifice_failed = Édifice non construit : { $card }.
log-rewarded = { $reader ->
    [who] Tu reçois la récompense de l’Édifice : { $card }.
   *[none] { $who } reçoit la récompense de l’Édifice : { $card }.
}
log-card_lost = { $reader ->
    [who] Tu rends { $card }.
   *[none] { $who } rend { $card }.
}

## What Edifices give and take

effect-pawn = { $a ->
    [any] un pion Participation de n’importe quel Âge
   *[other] un pion Participation de l’Âge { ROMAN($a) }
}
effect-lose_card = { $a ->
    [brown] perds une carte marron
    [gray] perds une carte grise
    [blue] perds une carte bleue
    [yellow] perds une carte jaune
    [green] perds une carte verte
   *[red] perds une carte rouge
}
effect-lose_coins = { $a ->
    [one] perds { $a } pièce
   *[other] perds { $a } pièces
}
effect-lose_tokens = { $a ->
    [one] perds { $a } jeton Victoire
   *[other] perds { $a } jetons Victoire
}

## Why a move is better

figure-edifice = { SIGNED($count) }
evidence-edifice = { $count ->
    [one] pion
   *[other] pions
}, sur { $needed } qui manquent
reason-edifice = Cela apporte { $count ->
    [one] { $count } pion
   *[other] { $count } pions
} ; il en manquait encore { $needed } à cet Édifice : { $card }.
figure-tempo_pawns = { $turns }
evidence-tempo_pawns = { $turns ->
    [one] tour
   *[other] tours
} plus tôt : pion { $number }
reason-tempo_pawns = Le pion { $number } arrive en moyenne { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} plus tôt.
