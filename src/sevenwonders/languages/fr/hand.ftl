## The hand and its cards

backs-of-age = une carte de l’Âge { ROMAN($age) }, face cachée
backs-of-none = une carte, face cachée

handgoes-to = ta main passe à
handgoes-watched = cette main passe à
handgoes-passing = Les mains passent

doing-hand-of = Main : { $name }
doing-waiting = Ton choix est fait

## What the foot of a card says, in a word or two

feet-free = gratuit
feet-chain-by = gratuit : { $by }
feet-chain = par chaînage
feet-brief-chain-by = par { $by }
feet-brief-chain = chaînage
feet-right = gratuit
feet-no = manque
feet-poor = manque
feet-owned = tu l’as
feet-refused = impossible

## Whether a card can be had, in a sentence

because-free = Rien à payer.
because-chain-by = Gratuit, grâce à un bâtiment de ta cité : { $by }.
because-chain = Gratuit, grâce à un bâtiment de ta cité.
because-right = Gratuit, grâce au droit de ta cité pour cet Âge.
because-coins = { $price ->
    [one] À payer : { $price } pièce en tout.
   *[other] À payer : { $price } pièces en tout.
}
because-lacks = Tu ne peux pas obtenir : { $goods }.
because-owned = Ta cité l’a déjà.
because-poor = { $short ->
    [one] Il te manque { $short } pièce.
   *[other] Il te manque { $short } pièces.
}
because-refused = Construction impossible maintenant.

## What is done with the card in view

doing-pay = payer { $coins }
doing-get = recevoir { $coins }
doing-short = manque { $coins }
doing-free = gratuit
doing-paid = Tu paies { $payment }
doing-confirmed = { $use } : { $card }
doing-stage-with = { $stage } avec { $card }

## The keys

doing-keys = { $uses ->
    [none] Touches : { doing-card-keys }, Entrée confirmer
   *[some] Touches : { doing-card-keys }, { $uses }, Entrée confirmer
}
doing-card-keys = { $cards ->
    [1] 1
   *[other] 1–{ $cards }
}
keyuse-build = { $key } construire
keyuse-build_free = { $key } bâtir gratis
keyuse-stage = { $key } étape
keyuse-sell = { $key } vendre
keyuse-take = { $key } construire depuis la défausse
keyuse-pass = { $key } ne rien prendre

whynot-resources = Il te manque { $goods }.
whynot-goods = { $count } { $good }
whynot-coins = Pas assez de pièces : il en faut { $needed }, tu en as { $held }, il en manque { $short }.
whynot-owned = « { $card } » se trouve déjà dans cette cité, et aucune cité ne peut avoir deux cartes du même nom.
whynot-finished = La merveille est terminée : toutes ses étapes sont construites.
whynot-right-used = Ton droit de bâtir gratis est épuisé jusqu’au prochain Âge.
whynot-right-colour = Ton droit de bâtir gratis ne vaut pas pour les cartes de cette couleur.
whynot-right-useless = « { $card } » est gratuit de toute façon : ton droit reste pour quelque chose de plus cher.
