daily-title = Problème du jour

## At the table

daily-when = { $date }, n° { $number }
daily-question = Que ferais-tu ?
daily-one-answer = Une seule réponse compte.
daily-real-game = Position tirée d’une vraie partie entre bots.
daily-short = Problème { $number }, { $day }. Une seule réponse compte.
daily-streak = { $days ->
    [one] { $days } jour de suite
   *[other] { $days } jours de suite
}
daily-result = Ton résultat
daily-table = Regarder la table
daily-earlier = Il n’y a pas de connexion : voici le problème du { $day }.
daily-not-kept = Il n’y a pas de connexion, et aucun problème des derniers jours n’est gardé sur cet appareil.
daily-failed = Le problème n’a pas pu être chargé
daily-best-mark = mieux · { $chance }
daily-your-mark = toi · { $chance }

## The answer

daily-place = { $place ->
    [1] Premier choix sur { $of }
    [2] Deuxième choix sur { $of }
    [3] Troisième choix sur { $of }
    [4] Quatrième choix sur { $of }
    [5] Cinquième choix sur { $of }
    [6] Sixième choix sur { $of }
    [7] Septième choix sur { $of }
    [8] Huitième choix sur { $of }
    [9] Neuvième choix sur { $of }
    [10] Dixième choix sur { $of }
   *[other] Choix numéro { $place } sur { $of }
}
daily-you-chose = Ton choix : **{ $option }**.
daily-is-best = C’est le meilleur coup.
daily-wins-more = { $games ->
    [one] **{ $best }** gagne { $games } partie sur 100 de plus.
   *[other] **{ $best }** gagne { $games } parties sur 100 de plus.
}
daily-as-many = **{ $best }** gagne un peu plus souvent.
daily-best = mieux { $chance }
daily-options = Tous tes choix
daily-chance = chances de gagner
daily-you = toi
daily-stage-with = { $stage } avec { $card }
daily-more = encore { $count }, jusqu’à { $least }
daily-why = Pourquoi { $name }
daily-why-not = Pourquoi { $name } et non { $other }
daily-won-more = Cela mène à des positions plus souvent gagnées.

## The days, below the answer

daily-calendar = Les trois dernières semaines
daily-graded = { $grade ->
    [best] { $day } : meilleur coup
    [good] { $day } : bon coup
    [poor] { $day } : un autre coup
    [open] { $day } : à venir
   *[none] { $day } : pas joué
}
daily-streak-marked = { $days ->
    [one] **{ $days }** jour de suite
   *[other] **{ $days }** jours de suite
}
daily-start-streak = Commence une série
daily-longest = record { $days }
daily-played = joués { $count }
daily-yesterday-was = Hier : { $place }.
daily-archive = Archives
daily-yesterday = Hier

## A text to share

daily-share = Partager
daily-shared = Le texte est copié.
daily-not-shared = Ce navigateur ne permet pas de copier. Sélectionne le texte et copie-le.
daily-play-on = Continuer
daily-share-title = Seven Wonders, problème { $number }
daily-share-result = { ORDINAL($place) ->
    [one] { $place }er sur { $of }, { $mine }/{ $best } %
   *[other] { $place }e sur { $of }, { $mine }/{ $best } %
}
daily-squares = { $full } carrés sur { $all }

## The archive

daily-archive-title = Problème du jour : archives
daily-best-count = meilleur coup { $count }
daily-longest-days = { $days ->
    [one] record { $days } jour
   *[other] record { $days } jours
}
daily-yesterdays = Résultats d’hier
daily-rules = Problèmes sur les règles
daily-rules-text = Lesquelles de ces cartes peux-tu construire ? Des positions de ce genre sont à côté des règles dont elles parlent.
daily-rules-link = Voir les règles
daily-earlier-puzzles = Anciens problèmes
daily-filter = Quels problèmes
daily-filter-all = Tous
daily-filter-open = Pas joués
daily-filter-hard = Difficiles
daily-hard = difficile
daily-not-played = pas joué
daily-try = Essayer
daily-look = Voir
daily-try-day = Essayer le problème du { $day }
daily-look-day = Voir le problème du { $day }
daily-more-days = Plus anciens
daily-none-left = Il n’y en a pas parmi ces jours.
