# Armada.

## The expansion as the host of a table picks it

expansion-armada = Armada
expansiontext-armada = Eine Werft mit vier Flotten: Fahr für Münzen, Seestärke und Inseln.
option-black_cards_sail = Schwarze Karten segeln
optiontext-black_cards_sail = Eine schwarze Karte darf die Flotte ziehen, die am weitesten zurückliegt.

## What a player is asked: a title, a sentence that says more, and what asks

question-fleet = Welche Flotte fährt?
prompt-fleet = Ein Gratisschritt einer Flotte: Welche fährt?
asker-fleet = Auf See
question-island = Nimm eine Insel
prompt-island = Deine Flotte hat Inseln erreicht. Nimm eine davon.
asker-island = Auf See
question-naval_conflict = Auf See kämpfen?
prompt-naval_conflict = Der Seekonflikt beginnt: Kämpfst du, oder hältst du dich heraus?
asker-naval_conflict = Das Ende des Zeitalters
use-sail = Fahren
use-settle = Besiedeln
use-fight = Auf See kämpfen
armada-fight-text = Deine Stärke wird mit allen anderen verglichen.
armada-stay-out = Heraushalten
armada-stay-out-text = Kein Marker für dich in diesem Zeitalter, weder gut noch schlecht.

## A step of a fleet that goes with a card, after the name of the card

extra-red_ship = mit der roten Flotte
extra-yellow_ship = mit der gelben Flotte
extra-blue_ship = mit der blauen Flotte
extra-green_ship = mit der grünen Flotte
# To play a card without such a step.
without-red_ship = Nicht fahren
without-yellow_ship = { without-red_ship }
without-blue_ship = { without-red_ship }
without-green_ship = { without-red_ship }
# A step of the yellow fleet in place of the coins of a sale.
armada-yellow-step = Ein Schritt der gelben Flotte

## Fleets: as a title, and the colour alone inside a row, as in "Fleets: red 2, yellow 0, blue 1 and green 0"

fleet-red = Rote Flotte
fleet-yellow = Gelbe Flotte
fleet-blue = Blaue Flotte
fleet-green = Grüne Flotte
fleetcolour-red = Rot
fleetcolour-yellow = Gelb
fleetcolour-blue = Blau
fleetcolour-green = Grün
# Several fleets that make a step together. $fleets: colours such as "Rot und Blau".
armada-fleets-sail = Flotten { $fleets }
# From a square of a lane to the next one.
armada-step = Feld { $from } auf { $to }

## The shipyard of a city

armada-shipyard = Werft
# Above the columns of the lanes.
armada-lanes-head = nächster Schritt kostet, bringt
armada-yard-rule = ein Schritt einer Flotte mit jeder Karte ihrer Farbe, zusammen bezahlt
armada-open-yard = Die ganze Werft zeigen
armada-close-yard = Wieder Weltwunder und Karten zeigen
armada-close = schließen
# What the squares of a lane give, below the name of its fleet.
lanegives-red = Seestärke
lanegives-yellow = Handelsstufe
lanegives-blue = Punkte
lanegives-green = Inseln
# What one square gives.
armada-strength = { $count } Seestärke
armada-level = Handelsstufe { $level }
armada-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
armada-tax = eine Steuer von { $coins } für alle anderen
armada-island = eine Insel der Stufe { $level }
armada-nothing-yet = noch nichts
# $fleet: such as "Rote Flotte". $has: what the square gives, such as "2 Seestärke", or "noch nichts".
armada-fleet-at = { $fleet } auf Feld { $square } von 6: { $has }.
armada-fleet-on = { $fleet } auf Feld { $square }
# $cost: such as "kostet 1 Holz, 1 Erz". $gives: what the next square gives.
armada-next-step = Der nächste Schritt { $cost } und bringt { $gives }.
armada-at-the-end = Am Ende ihrer Bahn.

## A shipyard in one line: words before numbers, and labels of pictures

# A shipyard in one line: words before numbers, and labels of pictures.
armada-navy = Seestärke
armada-taxes = Steuern
armada-islands = Inseln
armada-strength-title = Seestärke
armada-level-title = Handelsstufe
# $places: where the fleets are, such as "Rot 2, Gelb 0, Blau 1 und Grün 0". $tokens: such as "+1 und −1"; $count is
# how many they are.
armada-fleets-at = { $count ->
    [0] Flotten: { $places }; { $strength } Seestärke
   *[other] Flotten: { $places }; { $strength } Seestärke; Seemarker { $tokens }
}
armada-place = { $fleet } { $square }
armada-tokens = Seemarker { $tokens }

## Notes below a shipyard. $name: a neighbour of a neighbour, who is also fought

# Notes below a shipyard. $name: a neighbour of a neighbour, who is also fought.
armada-landing = landet bei { $name }
armada-tax-now = Steuer von { $coins } in dieser Runde
armada-pirated = in dieser Runde von Piraten überfallen
armada-skips = hält sich aus diesem Seekonflikt heraus

## The naval strength of all cities, in a strip above the table

armada-naval-strengths = Seestärke aller Städte
# $token: what the city would take if the Age ended now.
armada-naval = { $name }: { $strength } Seestärke, bekäme jetzt { SIGNED($token) }
armada-naval-none = { $name }: { $strength } Seestärke, jetzt kein Marker
armada-naval-skips = { $name }: { $strength } Seestärke, hält sich aus diesem Seekonflikt heraus
# $islands: such as "3 der Stufe 1, 2 der Stufe 2 und 1 der Stufe 3".
armada-islands-left = Noch übrige Inseln: { $islands }
armada-of-level = { $count } der Stufe { $level }
# On cards.
armada-maritime = Armada-Karte
armada-island-level = Insel, Stufe { $level }
colour-island = Inseln

## The score sheet

category-naval = Seekonflikte
categoryspoken-naval = Seekonflikte
categorytext-naval = Siege und Niederlagen zur See aus allen Zeitaltern.
column-naval = Seekonflikte
category-islands = Inseln
categoryspoken-islands = Inseln
categorytext-islands = Punkte auf den Inseln.
column-islands = Inseln
sum-naval = { $won ->
    [yes] ein { $size }er-Seesieg
   *[no] eine { $size }er-Seeniederlage
}
sum-blue_fleet = blaue Flotte auf Feld { $number }
armada-best-colour = { $colour ->
    [brown] Gezählt: braune Karten
    [gray] Gezählt: graue Karten
    [blue] Gezählt: blaue Karten
    [yellow] Gezählt: gelbe Karten
    [red] Gezählt: rote Karten
    [green] Gezählt: grüne Karten
    [purple] Gezählt: violette Karten
    [white] Gezählt: weiße Karten
    [black] Gezählt: schwarze Karten
   *[other] Gezählt: Karten ({ $colour })
}
# What is entered on a score sheet for a real table.
sheetkey-fleets_blue = Feld der blauen Flotte
sheetkey-fleets_yellow = Feld der gelben Flotte
sheetkey-naval = Seemarker

## The page of shipyards, next to the pages of cards

shipyards-title = Werften
shipyards-lanes = Die vier Bahnen
shipyards-lanes-note = Sie sind auf jeder Werft gleich. Seestärke, Handelsstufe und Punkte gelten, solange die Flotte auf dem Feld steht; Münzen, Steuern und Inseln kommen einmal, bei der Ankunft.
shipyards-square = Feld { $number }
shipyards-yards = Die Werften
shipyards-yards-note = Was jeder Schritt kostet, vom ersten bis zum sechsten. Das Zeichen des Weltwunders zeigt, welche Flotte mit einer Stufe ziehen darf.
# $letter: A, B and so on.
shipyards-yard = Werft { $letter }
# The label of the mark of the wonder.
shipyards-wonder-fleet = zieht mit einer Stufe

## Pictures of the page of all drawings

pictogram-ship_red = Schiff rot
pictogram-ship_yellow = Schiff gelb
pictogram-ship_blue = Schiff blau
pictogram-ship_green = Schiff grün
pictogram-naval = Seekonflikt
pictogram-commercial_level = Handelsstufe
pictogram-tax = Steuer
pictogram-piracy = Piraten
pictogram-island = Insel
pictogram-landing = Landung
pictogram-far_trade = Fernhandel

## When somebody asks: what the four fleets do

armadaexplain-red = Sie zieht mit einer roten Karte: Ihr Feld sagt, wie stark du auf See bist.
armadaexplain-yellow = Sie zieht mit einer gelben Karte: Münzen bei der Ankunft und eine Handelsstufe, die Steuern senkt.
armadaexplain-blue = Sie zieht mit einer blauen Karte: Ihr Feld ist am Ende Punkte wert.
armadaexplain-green = Sie zieht mit einer grünen Karte: Auf drei ihrer Felder findet sie eine Insel.
# $has: what the square gives, such as "2 Seestärke, 3 Punkte", or "noch nichts".
armadaexplain-here = Auf Feld { $square } von 6: { $has }.
armadaexplain-wonder-fleet = Sie zieht auch mit einer Stufe des Weltwunders.

## When somebody asks: the war at sea. With $mine = yes it is the viewer's city

armadaexplain-naval-title = Seestärke
armadaexplain-naval = Am Ende jedes Zeitalters vergleichen alle Städte ihre Seestärke, egal wo sie sitzen.
armadaexplain-would-take-none = { $mine ->
    [yes] So wie es steht, bekämst du keinen Marker.
   *[no] So wie es steht, bekäme { $name } keinen Marker.
}
armadaexplain-would-take = { $mine ->
    [yes] So wie es steht, bekämst du { SIGNED($token) }.
   *[no] So wie es steht, bekäme { $name } { SIGNED($token) }.
}
armadaexplain-skips = { $mine ->
    [yes] Du hältst dich aus diesem Seekonflikt heraus.
   *[no] { $name } hält sich aus diesem Seekonflikt heraus.
}
armadaexplain-token-title = Seemarker, { SIGNED($points) }
armadaexplain-strongest = { $mine ->
    [yes] Du gehörtest zu den Stärksten auf See:
   *[no] { $name } gehörte zu den Stärksten auf See:
} { $points ->
    [one] am Ende { $points } Punkt.
   *[other] am Ende { $points } Punkte.
}
# $points is below zero here.
armadaexplain-weakest = { $mine ->
    [yes] Niemand war auf See schwächer als du:
   *[no] Niemand war auf See schwächer als { $name }:
} { $points ->
    [one] am Ende { POINTS($points) } Punkt.
   *[other] am Ende { POINTS($points) } Punkte.
}

## When somebody asks: taxes, pirates, landings and islands

armadaexplain-level-symbol = Handelsstufe
armadaexplain-level-title = Handelsstufe { $level }
armadaexplain-level = Eine Steuer nimmt dieser Stadt so viele Münzen weniger; Piraten nehmen so viele Münzen, wie die Stufe hoch ist.
armadaexplain-tax-symbol = Steuer
armadaexplain-tax-title = { $coins ->
    [one] Eine Steuer von 1 Münze
   *[other] Eine Steuer von { $coins } Münzen
}
armadaexplain-tax = Am Ende der Runde zahlen sie alle anderen, abzüglich ihrer eigenen Handelsstufe.
armadaexplain-pirates-title = Piraten
armadaexplain-pirates-symbol = Sie nehmen so viele Münzen, wie die Handelsstufe einer Stadt hoch ist.
armadaexplain-pirates = Am Ende der Runde nehmen sie so viele Münzen, wie die Handelsstufe dieser Stadt hoch ist.
armadaexplain-landing-symbol-title = Landung
armadaexplain-landing-symbol = Am Ende des Zeitalters kämpft die Stadt auch gegen die Stadt zwei Plätze weiter.
armadaexplain-landing-title = Landung bei { $at }
armadaexplain-landing = { $mine ->
    [yes] Am Ende des Zeitalters kämpfst du auch gegen { $at }, mit den Schilden beider.
   *[no] Am Ende des Zeitalters kämpft { $name } auch gegen { $at }, mit den Schilden beider.
}
armadaexplain-far-trade-title = Fernhandel
armadaexplain-far-trade = Ressourcen dürfen von der Stadt zwei Plätze weiter gekauft werden.
armadaexplain-island-title = Insel
armadaexplain-island = Eine Karte, die die grüne Flotte gefunden hat; ihr Effekt gilt von da an.
armadaexplain-islands-title = { $count ->
    [one] Noch 1 Insel
   *[other] Noch { $count } Inseln
}
armadaexplain-islands = Inseln, die noch niemand gefunden hat, verdeckt, nach Stufen.
armadaexplain-naval-score = Marker des Krieges zur See.
armadaexplain-islands-score = Die Punkte der Inseln.
armadaexplain-island-pile = Inseln, die die grüne Flotte gefunden hat. Ihre Effekte bleiben.

## Between the pictures of effects

# Before pictures of four fleets, of which several move.
armadasign-several = { $count } von

## The coach, when Armada is played for the first time

armadacoach-shipyard-title = Deine Werft
armadacoach-shipyard = Von hier fahren vier Flotten, eine für jede Kartenfarbe. Je weiter sie sind, desto mehr bringen sie.
armadacoach-step-title = Fahr, während du baust
armadacoach-step = Mit dieser Karte darfst du auch die Flotte ihrer Farbe ziehen. Karte und Schritt werden zusammen bezahlt, in einem Preis.
armadacoach-naval-title = Krieg zur See
armadacoach-naval = Hier werden alle Städte verglichen, nicht nur Nachbarn. Die Zahl sagt, was jede bekäme, wenn das Zeitalter jetzt endete.
armadacoach-trade-title = Gelbe Schiffe bringen Münzen
armadacoach-trade = Eine gelbe Flotte verdient Münzen, wo sie ankommt. Auf manchen Feldern zahlen alle anderen eine Steuer.
armadacoach-island-title = Eine eigene Insel
armadacoach-island = Die grüne Flotte findet Inseln. Ihr Effekt gilt von jetzt an, und sie zählen als Karten deiner Stadt.

## The rules

armadarules-setup = Mit Armada hat eine Hand eine Karte mehr.
armadarules-scoring = Seemarker und Inseln haben eigene Zeilen.
armadarules-ships-title = Armada: Schiffe
armadarules-lanes = Jede Stadt hat eine Werft mit vier Flotten, jede auf einer Bahn aus sechs Feldern. Ein Schritt kostet die gezeigten Ressourcen; alle Werften zeigen dieselben Felder, aber verschiedene Ressourcen.
armadarules-step-with-card = Mit einer roten, gelben, blauen oder grünen Karte darfst du auch die Flotte dieser Farbe einen Schritt ziehen. Karte und Schritt werden zusammen bezahlt, in einer Zahlung.
armadarules-step-with-stage = Mit einer Stufe darfst du die Flotte ziehen, die auf deiner Werft das Zeichen des Weltwunders trägt.
armadarules-step-with-sale = Verkaufst du eine Karte, darfst du statt der 3 Münzen einen Gratisschritt der gelben Flotte nehmen.
armadarules-free-steps = Manche Karten, Inseln und Stufen geben Gratisschritte; du wählst die Flotte.
armadarules-key = An diesem Tisch geht die Taste W durch, was zu einer Karte dazukommen kann, etwa ein Schiff.
armadarules-red-and-blue = Rot: Seestärke. Blau: Punkte am Ende. Beides, wie es auf dem Feld steht, das die Flotte erreicht hat.
armadarules-yellow = Gelb: Münzen, wenn die Flotte ankommt, und die Handelsstufe ihres Feldes.
armadarules-green = Grün: Auf drei ihrer Felder erkundest du Inseln.
armadarules-islands-title = Armada: Inseln
armadarules-explore = Erreicht die grüne Flotte eine Insel, siehst du dir einige dieser Stufe an und nimmst eine; die anderen werden zurückgemischt. Ihr Effekt gilt von da an. Wer in derselben Runde dieselbe Stufe erkundet, wählt gleichzeitig.
armadarules-drawn-island = Ein paar grüne Karten bringen eine zufällig gezogene Insel.
armadarules-taxes-title = Armada: Steuern und Piraten
armadarules-taxes = Erreicht eine gelbe Flotte ein Steuerfeld, zahlen alle anderen am Ende der Runde diese Steuer, abzüglich ihrer eigenen Handelsstufe. Von mehreren Steuern wird nur die höchste erhoben.
armadarules-pirates = Piraten nehmen jeder anderen Stadt so viele Münzen, wie ihre Handelsstufe hoch ist. Kannst oder willst du nicht zahlen, nimmst du Schulden.
armadarules-war-title = Armada: Krieg zur See
armadarules-compared = Am Ende eines Zeitalters, vor dem Krieg an Land, vergleichen alle Städte ihre Seestärke miteinander.
# $first, $second, $last: numbers of the three Ages such as "1, 3 oder 5".
armadarules-strongest = Die stärkste Stadt bekommt je nach Zeitalter { $first } Punkte, die zweite { $second }.
armadarules-equals = Sind zwei oder mehr an der Spitze gleich stark, bekommt jede den zweiten Marker und keine den ersten. Gleich starke Zweite bekommen nichts.
armadarules-weakest = Die schwächsten Städte bekommen alle minus { $last }. Sind alle gleich, passiert nichts.
armadarules-landing = Eine Karte mit einer Landung lässt dich an Land auch gegen die Stadt zwei Plätze weiter kämpfen. Andere lassen dich dort Ressourcen kaufen.
# $cap: a number.
armadarules-guilds = Mit Armada ist eine Gilde höchstens { $cap } Punkte wert.

## The stage between turns

# Titles above what is done at sea in a turn, for one kind of thing or for several kinds.
armadastory-tax = Eine Steuer
armadastory-landing = Eine Landung
armadastory-island = Neues Land
armadastory-several = Auf See
# One of several things that the banner lists at the end of an Age: "Zeitalter I endet: Schulden, Seekonflikt und Krieg".
armadastory-in-banner = Seekonflikt

## Lines of the log

# A card whose name need not be said, or that nobody may see, inside a sentence.
thing-island = 1 Insel
# $fleet is the id of a colour.
log-sailed = { $reader ->
    [who] Du ziehst die { $fleet ->
        [red] rote
        [yellow] gelbe
        [blue] blaue
       *[green] grüne
    } Flotte auf Feld { $square }.
   *[none] { $who } zieht die { $fleet ->
        [red] rote
        [yellow] gelbe
        [blue] blaue
       *[green] grüne
    } Flotte auf Feld { $square }.
}
log-island_taken = { $reader ->
    [who] Du nimmst { $card }.
   *[none] { $who } nimmt { $card }.
}
log-taxed = { $reader ->
    [who] Du erhebst eine Steuer von { log-coins }.
   *[none] { $who } erhebt eine Steuer von { log-coins }.
}
log-pirated = { $reader ->
    [who] Du schickst Piraten los.
   *[none] { $who } schickt Piraten los.
}
log-landed = { $reader ->
    [who] Du bereitest eine Landung gegen { $other } vor.
    [other] { $who } bereitet eine Landung gegen dich vor.
   *[none] { $who } bereitet eine Landung gegen { $other } vor.
}
log-naval_token = { $reader ->
    [who] Du bekommst den Seemarker { SIGNED($token) }.
   *[none] { $who } bekommt den Seemarker { SIGNED($token) }.
}
log-naval_battle = Seestärken: { $strengths }.
log-skipped_naval = { $reader ->
    [who] Du hältst dich aus dem Seekonflikt heraus.
   *[none] { $who } hält sich aus dem Seekonflikt heraus.
}
log-naval_strength = { $reader ->
    [who] du { $strength }
   *[none] { $who } { $strength }
}

## What cards and islands do

effect-coins_on_step = { $a ->
    [one] 1 Münze bei jedem Schritt einer Flotte
   *[other] { $a } Münzen bei jedem Schritt einer Flotte
}
effect-points_per_level = { $a } Punkte je Handelsstufe hier
effect-naval = { $a } Seestärke
# $b is the colour of a fleet, "any" for any fleet, or "different" for several fleets.
effect-sail = { $b ->
    [any] ein Gratisschritt einer Flotte
    [different] ein Gratisschritt von { $a } verschiedenen Flotten
    [red] ein Gratisschritt der roten Flotte
    [yellow] ein Gratisschritt der gelben Flotte
    [blue] ein Gratisschritt der blauen Flotte
   *[green] ein Gratisschritt der grünen Flotte
}
effect-far_trade = { $a ->
    [left] { $b ->
        [one] pro Runde 1 Ressource zwei Plätze weiter links für 1 kaufen
       *[other] pro Runde { $b } Ressourcen zwei Plätze weiter links für je 1 kaufen
    }
   *[right] { $b ->
        [one] pro Runde 1 Ressource zwei Plätze weiter rechts für 1 kaufen
       *[other] pro Runde { $b } Ressourcen zwei Plätze weiter rechts für je 1 kaufen
    }
}
effect-landing = { $a ->
    [left] auch gegen die Stadt zwei Plätze weiter links kämpfen
   *[right] auch gegen die Stadt zwei Plätze weiter rechts kämpfen
}
effect-draw_island = eine Insel der Stufe { $a } nehmen
power-piracy = alle anderen verlieren so viele Münzen wie ihre Handelsstufe
power-safe_from_taxes = Steuern und Piraten nehmen nichts
power-any_wonder_fleet = Stufen dürfen jede Flotte ziehen
power-may_skip_naval = darf sich aus Seekonflikten heraushalten
power-cheaper_ships = Schritte der Flotten brauchen eine Ressource weniger
power-best_colour = 1 Punkt je Karte einer Farbe nach Wahl
per-island = Insel

## Why a move is better

line-naval = Seekonflikte
line-islands = Inseln
figure-fleets = +{ $steps }
evidence-fleets = { $steps ->
    [one] Schritt
   *[other] Schritte
} der Flotten jetzt
reason-fleets = Es zieht Flotten { $steps ->
    [one] 1 Feld
   *[other] { $steps } Felder
} weiter.
figure-islands = +{ $count }
evidence-islands = { $count ->
    [one] Insel
   *[other] Inseln
} jetzt erkundet
reason-islands = Es erkundet jetzt gleich { $count ->
    [one] 1 Insel
   *[other] { $count } Inseln
} mehr.
figure-naval = +{ $points }
evidence-naval = { $points ->
    [one] Punkt
   *[other] Punkte
} auf See, Stärke { $strength }
reason-naval = So wie es steht, ist Seestärke { $strength } in Zeitalter { ROMAN($age) } { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mehr wert.
figure-tempo_islands = { $turns }
evidence-tempo_islands = { $turns ->
    [one] Runde
   *[other] Runden
} früher: Insel { $number }
reason-tempo_islands = Insel { $number } wird im Mittel { $turns ->
    [one] 1 Runde
   *[other] { $turns } Runden
} früher erkundet.
