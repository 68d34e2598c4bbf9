# Why one move is better than another: counted differences. Each kind has a figure that is shown large ("figure-…"), at most
# seven words next to it ("evidence-…"), and the whole as a sentence ("reason-…"). $other is the name of another player.

## Any game

figure-points = +{ $points }
evidence-points = { $points ->
    [one] Punkt
   *[other] Punkte
} jetzt, { $line }
reason-points = Es ist jetzt gleich { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mehr wert ({ $line }).
figure-points_later = +{ $points }
evidence-points_later = { $points ->
    [one] Punkt
   *[other] Punkte
} am Ende, { $line }
reason-points_later = Es führt im Mittel am Ende zu { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
} mehr ({ $line }).
figure-points_in_all = +{ $points }
evidence-points_in_all = { $points ->
    [one] Punkt
   *[other] Punkte
} am Ende, insgesamt
reason-points_in_all = Es führt im Mittel am Ende insgesamt zu { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
} mehr.
figure-lead = +{ $points }
evidence-lead = { $points ->
    [one] Punkt
   *[other] Punkte
} auf die stärkste Konkurrenz
reason-lead = Es holt bis zum Ende im Mittel { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} auf die stärkste Konkurrenz heraus.
figure-rival = +{ $points }
evidence-rival = { $points ->
    [one] Punkt
   *[other] Punkte
} für { $other } am Ende
reason-rival = Sonst hat { $other } am Ende im Mittel { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mehr.

## 7 Wonders

# Lines of the score sheet, inside a sentence.
line-military = Konflikte
line-treasury = Münzen
line-wonder = Weltwunder
line-civilian = Profanbauten
line-science = Wissenschaft
line-commerce = Handel
line-guilds = Gilden
figure-conflicts = +{ $points }
evidence-conflicts = { $points ->
    [one] Punkt
   *[other] Punkte
} an Konflikt­markern jetzt
reason-conflicts = Es ist am Ende dieser Runde { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mehr an Konflikt­markern wert.
figure-border = { $own } : { $theirs }
evidence-border = Schilde gegen { $other }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
reason-border = Es ändert die Schilde an der Grenze zu { $other } von { $ownElse } : { $theirsElse } auf { $own } : { $theirs }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} in Zeitalter { ROMAN($age) }.
figure-border_lasting = { $own } : { $theirs }
evidence-border_lasting = Schilde gegen { $other }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
reason-border_lasting = Es ändert die Schilde an der Grenze zu { $other } von { $ownElse } : { $theirsElse } auf { $own } : { $theirs }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} in Zeitalter { ROMAN($age) }, und spätere Zeitalter zählen auch.
figure-coins = +{ $coins }
evidence-coins = { $coins ->
    [one] Münze
   *[other] Münzen
} nach dieser Runde
reason-coins = Es lässt nach dieser Runde { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} mehr übrig.
figure-coins_paid = +{ $coins }
evidence-coins_paid = { $coins ->
    [one] Münze
   *[other] Münzen
} für { $other }
reason-coins_paid = Sonst bekommt { $other } { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} mehr gezahlt.
figure-coins_taken = −{ $coins }
evidence-coins_taken = { $coins ->
    [one] Münze
   *[other] Münzen
} für { $other }
reason-coins_taken = { $other } hat dadurch { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} weniger.
figure-payable = +{ $cards }
evidence-payable = von { $size } möglichen Karten werden bezahlbar
reason-payable = Von den { $size } Karten, die noch kommen können, werden { $cards } mehr bezahlbar.
figure-cheaper = −{ $coins }
evidence-cheaper = { $coins ->
    [one] Münze
   *[other] Münzen
} bei { $size } möglichen Karten
reason-cheaper = Die { $size } Karten, die noch kommen können, kosten zusammen { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} weniger.
figure-stage_open = { $price }
evidence-stage_open = { $price ->
    [one] Münze
   *[other] Münzen
} für Stufe { $stage }, sonst unerreichbar
reason-stage_open = Stufe { $stage } des Weltwunders lässt sich bezahlen, für { $price ->
    [one] 1 Münze
   *[other] { $price } Münzen
}; sonst sind ihre Ressourcen unerreichbar.
figure-stage_cheaper = { $price }
evidence-stage_cheaper = { $price ->
    [one] Münze
   *[other] Münzen
} für Stufe { $stage }, nicht { $priceElse }
reason-stage_cheaper = Stufe { $stage } des Weltwunders kostet { $price ->
    [one] 1 Münze
   *[other] { $price } Münzen
} statt { $priceElse }.
figure-chain = { $count }
evidence-chain = kostenlos durch Kette in Zeitalter { ROMAN($age) }
reason-chain = Ab Zeitalter { ROMAN($age) } durch eine Kette kostenlos: { $cards }.
figure-symbols = +{ $points }
evidence-symbols = { $points ->
    [one] Punkt
   *[other] Punkte
} jetzt, Wissenschaft
reason-symbols = Seine Symbole sind jetzt gleich { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mehr wert.
figure-symbol_set = +{ $points }
evidence-symbol_set = { $points ->
    [one] Punkt
   *[other] Punkte
} jetzt, Satz aus drei Symbolen
reason-symbol_set = Es macht einen Satz aus drei Symbolen voll: jetzt gleich { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mehr.
figure-denied = { $share } %
evidence-denied = { $other } würde es als Nächstes bauen
reason-denied = Sonst baut { $other } nächste Runde in { $share } % aller Fälle { $card }.
figure-tempo_stages = { $turns }
evidence-tempo_stages = { $turns ->
    [one] Runde
   *[other] Runden
} früher: Stufe { $number }
reason-tempo_stages = Stufe { $number } des Weltwunders wird im Mittel { $turns ->
    [one] 1 Runde
   *[other] { $turns } Runden
} früher gebaut.

## Architects

line-box_wonder = Weltwunder
line-box_cat = Katze
line-box_civilian = blaue Karten
line-box_military = Schlachten
line-box_progress = Fortschritts­marker
figure-box_missing = −{ $cards }
evidence-box_missing = { $cards ->
    [one] Karte
   *[other] Karten
} weniger bis zur nächsten Stufe
reason-box_missing = Für die nächste Stufe { $cards ->
    [one] fehlt 1 Karte
   *[other] fehlen { $cards } Karten
} weniger.
figure-box_tokens = +{ $count }
evidence-box_tokens = { $count ->
    [one] Fortschritts­marker jetzt
   *[other] Fortschritts­marker jetzt
}
reason-box_tokens = Es bringt jetzt gleich { $count ->
    [one] 1 Fortschritts­marker
   *[other] { $count } Fortschritts­marker
} mehr.
figure-box_battle = +{ $points }
evidence-box_battle = { $points ->
    [one] Punkt
   *[other] Punkte
} in der nächsten Schlacht
reason-box_battle = So wie es steht, ist es in der nächsten Schlacht { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mehr wert.
figure-box_denied = { $share } %
evidence-box_denied = { $other } würde das als Nächstes nehmen
reason-box_denied = Sonst nimmt { $other } im nächsten Zug in { $share } % aller Fälle { $card }.
figure-box_tempo_stages = { $turns }
evidence-box_tempo_stages = { $turns ->
    [one] Zug
   *[other] Züge
} früher: Stufe { $number }
reason-box_tempo_stages = Stufe { $number } des Weltwunders wird im Mittel { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
} früher gebaut.
figure-box_tempo_tokens = { $turns }
evidence-box_tempo_tokens = { $turns ->
    [one] Zug
   *[other] Züge
} früher: Fortschritts­marker { $number }
reason-box_tempo_tokens = Fortschritts­marker { $number } kommt im Mittel { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
} früher.
