# Architects: what cards, progress tokens and wonder stages do

boxeffect-resource = { $a ->
    [wood] Holz
    [stone] Stein
    [clay] Lehm
    [papyrus] Papyrus
   *[glass] Glas
}
boxeffect-coins = 1 Münze, ersetzt jede Ressource
boxeffect-horns = { $a ->
    [one] 1 Horn
   *[other] { $a } Hörner
}
boxeffect-cat = holt die Katze
# $cards is one of the messages "taken-…", or several with "or".
boxeffect-extra_card = { $a ->
    [stage] noch eine Karte nach dem Bau einer Stufe
   *[other] noch eine Karte nach { $cards }
}
taken-wood = Holz
taken-stone = Stein
taken-clay = Lehm
taken-papyrus = Papyrus
taken-glass = Glas
taken-coin = Münze
taken-compass = Zirkel
taken-gear = Zahnrad
taken-tablet = Tafel
taken-shield_1 = Schild mit 1 Horn
taken-shield_2 = Schild mit 2 Hörnern
taken-stage = Stufe
boxeffect-double_coin = einmal pro Zug zählt eine Münze als zwei Ressourcen einer Stufe
boxeffect-any_resources = einmal pro Zug bezahlen beliebige Ressourcen eine Stufe, ob gleich oder nicht
boxeffect-finished = { $a } Punkte, oder { $b } mit vollendetem Weltwunder
boxeffect-points_per = { $a ->
    [cat_card] { $b ->
        [one] 1 Punkt je blaue Karte mit Katze
       *[other] { $b } Punkte je blaue Karte mit Katze
    }
    [victory_token] { $b ->
        [one] 1 Punkt je Siegmarker
       *[other] { $b } Punkte je Siegmarker
    }
   *[progress_token] { $b ->
        [one] 1 Punkt je Fortschritts­marker, diesen mitgezählt
       *[other] { $b } Punkte je Fortschritts­marker, diesen mitgezählt
    }
}
boxeffect-by_number = { $a } Punkte für 1 davon, { $b } Punkte für 2 davon
# What a stage of the wonder does at once.
boxeffect-effect = { $a ->
    [any_deck] die oberste Karte eines beliebigen Stapels nehmen
    [token] einen Fortschritts­marker wählen
    [central] die oberste Karte des mittleren Stapels nehmen
    [look] die obersten 5 Karten des linken oder rechten Stapels ansehen und eine behalten
    [both_sides] die oberste Karte des linken und die des rechten Stapels nehmen
   *[shield] 1 Schild
}
