# The log of a game of Architects. Cards are "1 Münze", "1 Zirkel": with a digit they fit every case.

boxlog-heading = { $reader ->
    [who] Zug { $turn }: du
   *[none] Zug { $turn }: { $who }
}
boxlog-turn_began = { $reader ->
    [who] Du beginnst Zug { $turn }.
   *[none] { $who } beginnt Zug { $turn }.
}
boxlog-turn_passed = { $reader ->
    [who] Du hast keine Karte in Reichweite und passt.
   *[none] { $who } hat keine Karte in Reichweite und passt.
}
boxlog-peeked = { $reader ->
    [who] Du siehst dir die oberste Karte des mittleren Stapels an.
   *[none] { $who } sieht sich die oberste Karte des mittleren Stapels an.
}
boxlog-peeked_seen = { $reader ->
    [who] Du siehst dir die oberste Karte des mittleren Stapels an: { $card }.
   *[none] { $who } sieht sich die oberste Karte des mittleren Stapels an: { $card }.
}
# $deck has its preposition: "vom mittleren Stapel".
boxlog-took = { $reader ->
    [who] Du nimmst { $card } { $deck }.
   *[none] { $who } nimmt { $card } { $deck }.
}
boxlog-cat_moved = { $reader ->
    [who] Du bekommst die Katze.
   *[none] { $who } bekommt die Katze.
}
boxlog-horns = { $reader ->
    [who] Du drehst { $count ->
        [one] 1 Konfliktmarker
       *[other] { $count } Konfliktmarker
    } auf Krieg.
   *[none] { $who } dreht { $count ->
        [one] 1 Konfliktmarker
       *[other] { $count } Konfliktmarker
    } auf Krieg.
}
boxlog-token_used = { $reader ->
    [who] Du nutzt { $token } für eine Extrakarte.
   *[none] { $who } nutzt { $token } für eine Extrakarte.
}
boxlog-stage_built = { $reader ->
    [who] Du baust Stufe { $stage } deines Weltwunders mit { $cards }.
   *[none] { $who } baut Stufe { $stage } des Weltwunders mit { $cards }.
}
boxlog-stage_built_using = { $reader ->
    [who] Du baust Stufe { $stage } deines Weltwunders mit { $cards }, mithilfe von { $tokens }.
   *[none] { $who } baut Stufe { $stage } des Weltwunders mit { $cards }, mithilfe von { $tokens }.
}
boxlog-science_used = { $reader ->
    [who] Du gibst { $cards } ab.
   *[none] { $who } gibt { $cards } ab.
}
boxlog-token_taken = { $reader ->
    [who] Du nimmst den Fortschritts­marker { $token }.
   *[none] { $who } nimmt den Fortschritts­marker { $token }.
}
boxlog-token_taken_new = { $reader ->
    [who] Du nimmst den Fortschritts­marker { $token }. An seine Stelle kommt { $new }.
   *[none] { $who } nimmt den Fortschritts­marker { $token }. An seine Stelle kommt { $new }.
}
boxlog-token_taken_unseen = { $reader ->
    [who] Du nimmst { $token } oben vom Stapel der Fortschritts­marker.
   *[none] { $who } nimmt { $token } oben vom Stapel der Fortschritts­marker.
}
boxlog-looked = { $reader ->
    [who] Du nimmst { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } { $deck } auf.
   *[none] { $who } nimmt { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } { $deck } auf.
}
boxlog-looked_seen = { $reader ->
    [who] Du nimmst { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } { $deck } auf. Gesehen: { $cards }.
   *[none] { $who } nimmt { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } { $deck } auf. Gesehen: { $cards }.
}
boxlog-kept = { $reader ->
    [who] Du behältst { $card }.
   *[none] { $who } behält { $card }.
}
boxlog-battle = Schlacht: { $strengths }; { $won }.
boxlog-battle_even = Schlacht: { $strengths }; keine Marker.
boxlog-game_over = Die Partie ist zu Ende.
boxlog-deck_left = { $reader ->
    [who] vom Stapel links von dir
   *[none] vom linken Stapel
}
boxlog-deck_right = { $reader ->
    [who] vom Stapel rechts von dir
   *[none] vom rechten Stapel
}
boxlog-deck_central = vom mittleren Stapel
boxlog-deck_of = { $reader ->
    [who] von deinem Stapel
   *[none] vom Stapel von { $who }
}
boxlog-battle_shields = { $reader ->
    [who] du hast { $count ->
        [one] 1 Schild
       *[other] { $count } Schilde
    }
   *[none] { $who } hat { $count ->
        [one] 1 Schild
       *[other] { $count } Schilde
    }
}
boxlog-battle_won = { $reader ->
    [who] du gewinnst { $count ->
        [one] 1 Siegmarker
       *[other] { $count } Siegmarker
    }
   *[none] { $who } gewinnt { $count ->
        [one] 1 Siegmarker
       *[other] { $count } Siegmarker
    }
}

## Cards in a sentence

boxthing-wood = Holz
boxthing-stone = Stein
boxthing-clay = Lehm
boxthing-papyrus = Papyrus
boxthing-glass = Glas
boxthing-coin = 1 Münze
boxthing-compass = 1 Zirkel
boxthing-gear = 1 Zahnrad
boxthing-tablet = 1 Tafel
boxthing-shield_0 = 1 Schild
boxthing-shield_1 = 1 Schild mit 1 Horn
boxthing-shield_2 = 1 Schild mit 2 Hörnern
boxthing-blue_3 = 1 Karte mit 3 Punkten
boxthing-blue_2_cat = 1 Karte mit 2 Punkten und Katze
