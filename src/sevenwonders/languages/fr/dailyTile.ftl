dailytile-title = Problème du jour
dailytile-text = Une position d’une vraie partie. Que ferais-tu ? Une réponse, deux minutes.
dailytile-of = { $age ->
    [0] { $city }, tour { $turn }. Que ferais-tu ? Une réponse, deux minutes.
   *[other] { $city }, Âge { ROMAN($age) }, tour { $turn }. Que ferais-tu ? Une réponse, deux minutes.
}
dailytile-done = { $place ->
    [1] Tu as trouvé le meilleur de { $of } coups. Il y en aura un autre demain.
   *[other] Ton coup était le numéro { $place } sur { $of }. Regarde ce qui était mieux.
}
dailytile-streak = { $days ->
    [one] { $days } jour de suite
   *[other] { $days } jours de suite
}
dailytile-days = { $days ->
    [one] jour
   *[other] jours
}
dailytile-try = Essayer
dailytile-look = Voir
