## Any game

figure-points = +{ $points }
evidence-points = { $points ->
    [one] point
   *[other] points
} maintenant, { $line }
reason-points = Cela vaut tout de suite { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus ({ $line }).
figure-points_later = +{ $points }
evidence-points_later = { $points ->
    [one] point
   *[other] points
} à la fin, { $line }
reason-points_later = Cela mène en moyenne à { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus à la fin ({ $line }).
figure-points_in_all = +{ $points }
evidence-points_in_all = { $points ->
    [one] point
   *[other] points
} à la fin, en tout
reason-points_in_all = Cela mène en moyenne à { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus en tout à la fin.
figure-lead = +{ $points }
evidence-lead = { $points ->
    [one] point
   *[other] points
} sur le meilleur rival
reason-lead = Cela gagne en moyenne { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur le meilleur rival à la fin.
figure-rival = +{ $points }
evidence-rival = { $points ->
    [one] point
   *[other] points
} pour { $other } à la fin
reason-rival = Sinon, { $other } finit en moyenne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus.

## 7 Wonders

line-military = conflits
line-treasury = pièces
line-wonder = merveille
line-civilian = cartes civiles
line-science = science
line-commerce = commerce
line-guilds = guildes
figure-conflicts = +{ $points }
evidence-conflicts = { $points ->
    [one] point
   *[other] points
} de jetons militaires maintenant
reason-conflicts = Cela vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus en jetons militaires d’ici la fin de ce tour.
figure-border = { $own } : { $theirs }
evidence-border = boucliers contre { $other }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
reason-border = Cela fait passer la frontière avec { $other } de { $ownElse } contre { $theirsElse } à { $own } contre { $theirs } boucliers : { $points ->
    [one] { $points } point
   *[other] { $points } points
} à l’Âge { ROMAN($age) }.
figure-border_lasting = { $own } : { $theirs }
evidence-border_lasting = boucliers contre { $other }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
reason-border_lasting = Cela fait passer la frontière avec { $other } de { $ownElse } contre { $theirsElse } à { $own } contre { $theirs } boucliers : { $points ->
    [one] { $points } point
   *[other] { $points } points
} à l’Âge { ROMAN($age) }, et les Âges suivants comptent aussi.
figure-coins = +{ $coins }
evidence-coins = { $coins ->
    [one] pièce
   *[other] pièces
} après ce tour
reason-coins = Il te reste { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} de plus après ce tour.
figure-coins_paid = +{ $coins }
evidence-coins_paid = { $coins ->
    [one] pièce
   *[other] pièces
} pour { $other }
reason-coins_paid = Sinon, { $other } reçoit { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} de plus.
figure-coins_taken = −{ $coins }
evidence-coins_taken = { $coins ->
    [one] pièce
   *[other] pièces
} pour { $other }
reason-coins_taken = Cela laisse à { $other } { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} de moins.
figure-payable = +{ $cards }
evidence-payable = cartes payables, sur { $size } possibles
reason-payable = Sur les { $size } cartes qui peuvent encore venir, { $cards } de plus deviennent payables.
figure-cheaper = −{ $coins }
evidence-cheaper = { $coins ->
    [one] pièce
   *[other] pièces
} sur { $size } cartes possibles
reason-cheaper = Les { $size } cartes qui peuvent encore venir coûtent en tout { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} de moins.
figure-stage_open = { $price }
evidence-stage_open = { $price ->
    [one] pièce
   *[other] pièces
} pour l’étape { $stage }, sinon hors de portée
reason-stage_open = L’étape { $stage } de la merveille peut être payée, pour { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
} ; sinon, ses ressources sont hors de portée.
figure-stage_cheaper = { $price }
evidence-stage_cheaper = { $price ->
    [one] pièce
   *[other] pièces
} pour l’étape { $stage }, et non { $priceElse }
reason-stage_cheaper = L’étape { $stage } de la merveille coûte { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
} au lieu de { $priceElse }.
figure-chain = { $count }
evidence-chain = par chaînage, gratis à l’Âge { ROMAN($age) }
reason-chain = À partir de l’Âge { ROMAN($age) }, un chaînage rend gratuit : { $cards }.
figure-symbols = +{ $points }
evidence-symbols = { $points ->
    [one] point
   *[other] points
} maintenant, science
reason-symbols = Ses symboles valent tout de suite { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus.
figure-symbol_set = +{ $points }
evidence-symbol_set = { $points ->
    [one] point
   *[other] points
} maintenant, série de trois symboles
reason-symbol_set = Cela complète une série de trois symboles : tout de suite { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus.
figure-denied = { $share } %
evidence-denied = { $other } le construirait ensuite
reason-denied = Sinon, { $other } construit { $card } au tour suivant dans { $share } % des cas.
figure-tempo_stages = { $turns }
evidence-tempo_stages = { $turns ->
    [one] tour
   *[other] tours
} plus tôt : étape { $number }
reason-tempo_stages = L’étape { $number } de la merveille est construite en moyenne { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} plus tôt.

## Architects

line-box_wonder = merveille
line-box_cat = chat
line-box_civilian = cartes bleues
line-box_military = batailles
line-box_progress = jetons Progrès
figure-box_missing = −{ $cards }
evidence-box_missing = { $cards ->
    [one] carte
   *[other] cartes
} à trouver pour la prochaine étape
reason-box_missing = Il manque { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} de moins pour la prochaine étape.
figure-box_tokens = +{ $count }
evidence-box_tokens = { $count ->
    [one] jeton
   *[other] jetons
} Progrès maintenant
reason-box_tokens = Cela apporte tout de suite { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
} Progrès de plus.
figure-box_battle = +{ $points }
evidence-box_battle = { $points ->
    [one] point
   *[other] points
} dans la prochaine bataille
reason-box_battle = Pour l’instant, cela vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus dans la prochaine bataille.
figure-box_denied = { $share } %
evidence-box_denied = { $other } la prendrait ensuite
reason-box_denied = Sinon, { $other } prend { $card } au tour suivant dans { $share } % des cas.
figure-box_tempo_stages = { $turns }
evidence-box_tempo_stages = { $turns ->
    [one] tour
   *[other] tours
} plus tôt : étape { $number }
reason-box_tempo_stages = L’étape { $number } de la merveille est construite en moyenne { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} plus tôt.
figure-box_tempo_tokens = { $turns }
evidence-box_tempo_tokens = { $turns ->
    [one] tour
   *[other] tours
} plus tôt : jeton Progrès { $number }
reason-box_tempo_tokens = Le jeton Progrès { $number } arrive en moyenne { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} plus tôt.
