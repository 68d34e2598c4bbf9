rematch-label = Rejouer
rematch-wants = { $name } veut rejouer
rematch-started = La partie suivante a commencé
rematch-seat-held = Un bot joue à ta place jusqu’à ton arrivée.
rematch-yours = Tu en es
rematch-yours-text = Les autres voient que tu veux rejouer.
rematch-declined = Tu as dit « plus tard ». Ta place est encore gardée pour toi.
rematch-given = Ta place a été donnée à d’autres.

rematch-yes = { $mine ->
    [yes] Toi : oui
   *[no] { $name } : oui
}
rematch-no = { $mine ->
    [yes] Toi : plus tard
   *[no] { $name } : plus tard
}
rematch-asked = { $name } n’a pas répondu
rematch-away = { $name } n’est pas là

rematch-join = Rejoindre
rematch-join-named = Prendre place sous le nom { $name }
rematch-late = Prendre ta place
rematch-decline = Plus tard
rematch-open = Aller à la table
rematch-watch = Regarder

## In the lobby of the new table

expected-asked = Pas encore là
expected-no = A dit « plus tard »
expected-missing = { $count ->
    [one] { $names } n’est pas encore là
   *[other] { $names } ne sont pas encore là
}
expected-waits = { $count ->
    [one] Attends, ou commence avec un bot à cette place jusqu’à son arrivée.
   *[other] Attends, ou commence avec un bot à chaque place vide jusqu’à leur arrivée.
}
expected-title = Commencer sans { $names } ?
expected-text = { $count ->
    [one] { $names } n’est pas encore là. Un bot peut jouer à cette place. Si { $names } arrive pendant la partie, la place lui revient.
   *[other] { $names } ne sont pas encore là. Des bots peuvent jouer à leur place. S’ils arrivent pendant la partie, leurs places leur reviennent.
}
expected-start = { $count ->
    [one] Commencer avec un bot à cette place
   *[other] Commencer avec des bots à leur place
}
expected-wait = Attendre
