coach-label = Coach
coach-place = { $number } sur { $all }
coach-show = Montre-moi
coach-next = Suivant
coach-good = Compris
coach-back = Retour
coach-back-title = Revenir à ce que j’ai dit avant
coach-undo = Annuler
coach-undo-title = Reprendre ton dernier choix : le tour est rejoué
coach-leave = Quitter
coach-leave-title = Quitter la partie guidée
coach-enough = Ne plus rien dire
coach-last-move = Ton dernier coup

## The guided first game of 7 Wonders. $card is the name of a card.

lesson-take-title = Prends une carte
lesson-take-text = { $cards ->
    [one] Tu as { $cards } carte en main.
   *[other] Tu as { $cards } cartes en main.
} Choisis-en une à construire ; les autres passent à ton voisin. Le bas de chaque carte dit ce qu’elle te coûte.
lesson-goods-title = Les ressources d’abord
lesson-goods-text = « { $card } » te donne à chaque tour : { $effects }. Les ressources ne s’épuisent jamais : elles rendent donc moins cher tout ce qui suit.
lesson-pass-on-title = Les mains ont tourné
lesson-pass-on-text = Ces cartes te viennent d’un voisin : { $from }. Ce que tu laisses passe à { $to } ; n’y laisse donc pas ce qui lui sert le plus.
lesson-shields-title = Les boucliers gagnent la guerre
lesson-shields-text = « { $card } » apporte des boucliers. Tu en as maintenant { $shields } ; { $others }. Un de plus qu’un voisin suffit.
lesson-shields-of = { $name } en a { $shields }
lesson-science-title = La science grandit
lesson-science-text = { $symbols ->
    [0] « { $card } » apporte ton premier symbole.
    [one] « { $card } » ajoute un symbole à celui que tu as.
   *[other] « { $card } » ajoute un symbole à tes { $symbols }.
} Les symboles égaux comptent au carré : un vaut 1 point, deux en valent 4, trois en valent 9. Trois différents en font 7 de plus.
lesson-stage-title = Construis ta merveille
lesson-stage-text = { $coins ->
    [0] Tu peux construire l’étape { $number } maintenant, sans rien payer.
    [one] Tu peux construire l’étape { $number } maintenant, pour { $coins } pièce.
   *[other] Tu peux construire l’étape { $number } maintenant, pour { $coins } pièces.
} Elle apporte : { $effects }. N’importe quelle carte va dessous, face cachée ; de préférence une qui aide un voisin plus que toi.
lesson-war-title = L’Âge { ROMAN($age) } a fini par une guerre
lesson-war-text = { $fights } Chaque Âge finit ainsi, et les jetons suivants valent plus.
lesson-trade-title = Achète ce qui te manque
lesson-trade-text = Il te manque quelque chose pour « { $card } », et un voisin le vend. Tu paies { $payments }.
lesson-payment = { $coins ->
    [one] { $coins } pièce à { $name }
   *[other] { $coins } pièces à { $name }
}
lesson-chain-title = Un chaînage, et c’est gratuit
lesson-chain-text = « { $card } », c’est gratuit pour toi, car tu as « { $by } ». Les cartes montrent à quoi elles mènent plus tard.
lesson-sell-title = Rien ne convient
lesson-sell-text = Tu ne peux payer aucune de ces cartes, ni aucune étape. Vends celle que tu ne veux pas laisser à un voisin : { $coins ->
    [one] elle rapporte { $coins } pièce.
   *[other] elle rapporte { $coins } pièces.
}
lesson-suggest-text = Je construirais « { $card } ». Tout autre choix va bien aussi.
lesson-suggest-stage-text = Je construirais l’étape { $number } de la merveille, avec « { $card } » dessous. Tout autre choix va bien aussi.
lesson-suggest-sale-text = Je vendrais « { $card } ». Tout autre choix va bien aussi.
lesson-sheet-title = { $place ->
    [1] C’était ta première partie
   *[other] Ta première partie est finie
}
lesson-sheet-text = C’est ici que tu as eu le plus de points, { $points } : { $column }. Appuie sur un nombre pour voir comment il se compose.

## What the coach says about your last move, above the next bubble

remarks-paid = Tu as payé { $payments }. Les ressources y restent : les vendre ne les épuise pas.
remarks-stage = L’étape { $number } de ta merveille est debout.
remarks-stage-with-effects = L’étape { $number } de ta merveille est debout : { $effects }.
remarks-sold = Tu as reçu { $gain ->
    [one] { $gain } pièce
   *[other] { $gain } pièces
} pour la carte, et tu as maintenant { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
remarks-army = { $shields ->
    [one] Tu as maintenant { $shields } bouclier : { $borders }.
   *[other] Tu as maintenant { $shields } boucliers : { $borders }.
}
remarks-ahead = en avance sur { $names }
remarks-level = à égalité avec { $names }
remarks-behind = en retard sur { $names }

## Moves that are not planned: what a bot suggests. $choice and $other are moves, such as "Altar" or "Stage 1".

advice-title = À toi de jouer
advice-thinking = Laisse-moi regarder tes choix…
advice-advise = Je choisirais { $choice } plutôt que ceci : { $other }.
advice-either = Je choisirais { $choice } ou { $other } : les deux vont bien.
advice-only = Je choisirais { $choice }.

## The guided first game of Architects

boxlesson-take-title = Prends une carte
boxlesson-take-text = À chaque tour, tu prends la carte du dessus d’une de ces trois pioches. Celles des côtés sont visibles : tu sais ce que tu reçois.
boxlesson-central-title = Une surprise au milieu
boxlesson-central-text = La pioche du milieu est face cachée. Tu ne vois sa carte du dessus qu’après l’avoir prise, ou avec l’aide du chat.
boxlesson-coin-title = Une pièce va partout
boxlesson-coin-text = Ta pièce remplace n’importe quelle ressource qui te manque pour une étape.
boxlesson-stage-title = Une étape est debout
boxlesson-stage-text = { $points ->
    [one] Tes cartes ont payé l’étape { $number } : elle a été construite aussitôt, { $points } point.
   *[other] Tes cartes ont payé l’étape { $number } : elle a été construite aussitôt, { $points } points.
} Les cartes qui l’ont payée sont parties.
boxlesson-resource-title = Les ressources bâtissent les étapes
boxlesson-resource-text = Tu as : { $good }. { $identical ->
    [yes] L’étape { $number } de ta merveille demande { $count } ressources toutes identiques.
   *[no] L’étape { $number } de ta merveille demande { $count } ressources toutes différentes.
}
boxlesson-cat-title = Le chat est à toi
boxlesson-cat-text = Au début de chaque tour, tu vois le dessus de la pioche du milieu. Le chat s’en va quand un autre joueur prend une carte avec un chat.
boxlesson-horns-title = Les cornes sonnent
boxlesson-horns-text = Les cartes rouges avec cornes rapprochent une bataille. { $left ->
    [one] Encore { $left } corne, et chacun compare ses boucliers.
   *[other] Encore { $left } cornes, et chacun compare ses boucliers.
}
boxlesson-battle-title = Une bataille a eu lieu
boxlesson-battle-text = On compare ses boucliers avec chaque voisin, et qui en a plus prend un jeton de 3 points. { $victories ->
    [one] Tu as { $victories } jeton.
   *[other] Tu as { $victories } jetons.
} Les cartes rouges avec cornes sont maintenant parties.
boxlesson-science-title = La science apporte le progrès
boxlesson-science-text = Deux symboles égaux ou trois différents deviennent un jeton Progrès. Choisis-en un parmi ceux qui sont visibles, ou celui, caché, de la pile.
boxlesson-suggest-text = Je ferais ceci : { $action }. Tout autre choix va bien aussi.
