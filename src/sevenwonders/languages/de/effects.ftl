# What cards and wonder stages do, in rows such as "3 points, 2 coins": no full stop, and few commas.

effect-goods = { $goods }
effect-reserved = { $goods } (unverkäuflich)
effect-discount = { $a ->
    [raw] { $b ->
        [left] Rohstoffe von links für { $c } kaufen
        [right] Rohstoffe von rechts für { $c } kaufen
       *[both] Rohstoffe von beiden Seiten für { $c } kaufen
    }
   *[manufactured] { $b ->
        [left] Manufaktur­waren von links für { $c } kaufen
        [right] Manufaktur­waren von rechts für { $c } kaufen
       *[both] Manufaktur­waren von beiden Seiten für { $c } kaufen
    }
}
effect-rebate = { $a ->
    [left] jede Runde kostet die erste links gekaufte Ressource 1 weniger
    [right] jede Runde kostet die erste rechts gekaufte Ressource 1 weniger
   *[board] die Ressource eines Nachbar­tableaus kostet 1 weniger
}
effect-spare = { $a ->
    [made] einmal pro Runde noch etwas von dem, was die Stadt herstellt
   *[missing] einmal pro Runde etwas, was die Stadt nicht herstellt
}
effect-bank_unit = einmal pro Runde für { $a } eine beliebige Ressource von der Bank kaufen
effect-cheaper = { $a ->
    [blue] blaue Karten brauchen eine Ressource weniger
    [green] grüne Karten brauchen eine Ressource weniger
    [red] rote Karten brauchen eine Ressource weniger
   *[wonder_stage] Stufen brauchen eine Ressource weniger
}
effect-free_colour = { $a ->
   *[purple] violette Karten kosten nichts
}
effect-free_each_age = { $a ->
   *[black] einmal pro Zeitalter eine schwarze Karte kostenlos bauen
}
effect-points = { $a ->
    [one] 1 Punkt
   *[other] { $a } Punkte
}
effect-coins = { $a ->
    [one] 1 Münze
   *[other] { $a } Münzen
}
effect-shields = { $a ->
    [one] 1 Schild
   *[other] { $a } Schilde
}
effect-science = { $a ->
    [compass] Zirkel
    [gear] Zahnrad
    [tablet] Tafel
   *[any] Zirkel oder Zahnrad oder Tafel
}
# $what is one of the messages "per-…", $where one of "where-…". $d is the most that can be gained, 0 if there is no limit.
effect-coins_per = { $c ->
    [one] 1 Münze je { $what } { $where }
   *[other] { $c } Münzen je { $what } { $where }
}
effect-points_per = { $d ->
    [0] { $c ->
        [one] 1 Punkt je { $what } { $where }
       *[other] { $c } Punkte je { $what } { $where }
    }
   *[other] { $c ->
        [one] 1 Punkt je { $what } { $where }, höchstens { $d }
       *[other] { $c } Punkte je { $what } { $where }, höchstens { $d }
    }
}
where-own = hier
where-left_right = nebenan
where-own_left_right = hier und nebenan
# All of these follow the word "je".
per-brown = braune Karte
per-gray = graue Karte
per-blue = blaue Karte
per-yellow = gelbe Karte
per-red = rote Karte
per-green = grüne Karte
per-purple = violette Karte
per-wonder_stage = Weltwunder­stufe
per-defeat_token = Niederlage­marker
per-victory_token = Siegmarker
per-victory_1 = 1er-Siegmarker
per-victory_3 = 3er-Siegmarker
per-victory_5 = 5er-Siegmarker
per-three_coins = 3 Münzen
per-colour = Kartenfarbe
per-brown_gray_pair = Paar aus brauner und grauer Karte
effect-points_if = { $a ->
    [most_blue] { $b } Punkte bei mehr blauen Karten als jeder Nachbar
    [most_coins] { $b } Punkte bei mehr Münzen als jeder Nachbar
    [most_green] { $b } Punkte bei mehr grünen Karten als jeder Nachbar
    [most_red] { $b } Punkte bei mehr roten Karten als jeder Nachbar
    [most_yellow] { $b } Punkte bei mehr gelben Karten als jeder Nachbar
    [no_defeat] { $b } Punkte ohne Niederlage­marker
   *[wonder_finished] { $b } Punkte bei vollendetem Weltwunder
}
# $what is a row of colours, "blue, red, green".
effect-points_per_set = { $b } Punkte je Satz aus { $what }
setcolour-brown = Braun
setcolour-gray = Grau
setcolour-blue = Blau
setcolour-yellow = Gelb
setcolour-red = Rot
setcolour-green = Grün
setcolour-purple = Violett
effect-points_per_pair = jedes Paar gleicher Siegmarker wertet einen davon noch einmal
effect-set_points = { $a } Punkte mehr je Satz aus drei verschiedenen Symbolen
effect-coins_on = { $a ->
    [black] { $b } Münzen beim Bau jeder schwarzen Karte
    [chain] { $b } Münzen beim Bau jeder Karte durch eine Kette
    [purchase] { $b ->
        [one] 1 Münze beim Kauf von einem Nachbarn (je Nachbar einmal pro Runde)
       *[other] { $b } Münzen beim Kauf von einem Nachbarn (je Nachbar einmal pro Runde)
    }
    [stage] { $b } Münzen beim Bau jeder Stufe; alle anderen verlieren { $c }
    [victory] { $b } Münzen bei jedem Siegmarker
   *[yellow] { $b } Münzen beim Bau jeder gelben Karte
}
effect-bank_bonus = { $a ->
    [one] 1 Münze mehr bei Münzen von der Bank (einmal pro Runde)
   *[other] { $a } Münzen mehr bei Münzen von der Bank (einmal pro Runde)
}
effect-spy = ein Wissenschafts­symbol eines Nachbarn kopieren
effect-victory_token = { $a ->
    [age] ein Siegmarker des Zeitalters
   *[other] ein { $a }er-Siegmarker
}
effect-others_gain = { $a ->
    [one] alle anderen bekommen 1 Münze
   *[other] alle anderen bekommen { $a } Münzen
}
effect-neighbours_gain = { $a ->
    [one] jeder Nachbar bekommt 1 Münze
   *[other] jeder Nachbar bekommt { $a } Münzen
}
effect-others_lose = { $a ->
    [age] alle anderen verlieren so viele Münzen wie die Zahl des Zeitalters
    [1] alle anderen verlieren 1 Münze
   *[other] alle anderen verlieren { $a } Münzen
}
effect-others_lose_for = { $a ->
    [victory_token] alle anderen verlieren { $b ->
        [one] 1 Münze
       *[other] { $b } Münzen
    } je Siegmarker
   *[wonder_stage] alle anderen verlieren { $b ->
        [one] 1 Münze
       *[other] { $b } Münzen
    } je Stufe ihres Weltwunders
}
effect-from_discard = eine Karte des Ablagestapels kostenlos bauen
power-play_last_card = die letzte Karte jedes Zeitalters spielen
power-free_build_each_age = einmal pro Zeitalter ein Bauwerk kostenlos bauen
power-first_of_colour_free = die erste Karte jeder Farbe ist kostenlos
power-first_card_free = die erste Karte jedes Zeitalters ist kostenlos
power-last_card_free = die Karte der letzten Runde eines Zeitalters ist kostenlos
power-stages_without_resources = Stufen brauchen keine Ressourcen
power-copy_guild = eine Gilde eines Nachbarn kopieren
power-repeat_guild = eine deiner Gilden zählt doppelt
power-change_symbol = am Ende ein Wissenschafts­symbol ändern
power-repeat_symbol = dein häufigstes Wissenschafts­symbol zählt einmal mehr
power-pass_defeats = deine Niederlage­marker gehen an die, die dich besiegt haben
power-drop_defeats = deine Niederlage­marker abwerfen
power-drop_tokens = deine Niederlage­marker abwerfen; alle anderen werfen einen Siegmarker ab
