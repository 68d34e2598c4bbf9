# Armada in a terminal.

## Headings of columns, as short as possible

terminal-armada-column-fleet = Flotte
terminal-armada-column-fleets = Flotten
terminal-armada-column-level = Stufe
terminal-armada-column-next-square = Nächstes Feld
terminal-armada-column-next-step = Nächster Schritt
terminal-armada-column-square = Feld
terminal-armada-column-steps = Schritte
terminal-armada-column-strength = Stärke
terminal-armada-column-tokens = Marker
terminal-armada-column-shows = Was es zeigt
terminal-armada-column-costs = Kosten der sechs Schritte
terminal-armada-column-if-all-fight = Wenn alle anderen kämpfen

## The sea

terminal-armada-yard = Du hast { $yard }: Die { $fleet ->
    [red] rote
    [yellow] gelbe
    [blue] blaue
   *[green] grüne
} Flotte darf mit deinen Stufen ziehen.
terminal-armada-nothing-yet = noch nichts, dann { $later }
terminal-armada-also-with-stage = { $step }; auch mit einer Stufe
terminal-armada-pirates = Piraten
terminal-armada-raid = { $names }: Münzen verlieren, so viele wie die Handelsstufe
terminal-armada-tax = Steuer
terminal-armada-tax-now = { $coins } ({ $names }): Alle anderen zahlen sie, abzüglich ihrer Handelsstufe
terminal-armada-lands-at = Ziel der Landung
terminal-armada-ship = { $fleet ->
    [red] rotes Schiff
    [yellow] gelbes Schiff
    [blue] blaues Schiff
    [green] grünes Schiff
   *[any] Schiff
}
terminal-armada-for-step = für einen Schritt der gelben Flotte

## What is asked

terminal-armada-free-steps = { $count ->
    [one] Ein Gratisschritt: Welche Flotte fährt?
   *[other] Je ein Gratisschritt von { $count } verschiedenen Flotten: Welche fahren?
}
terminal-armada-explore = Welche dieser Inseln der Stufe { $level } nimmst du? Die anderen gehen zurück.
terminal-armada-would-take = { $token ->
    [0] Seestärke { $strength }: kein Marker
   *[other] Seestärke { $strength }: der Marker { SIGNED($token) }
}
terminal-armada-stay-out = Wenn du dich heraushältst, nimmst du keinen Marker, und die anderen werden ohne dich gereiht.
terminal-armada-no-ship = Mit dieser Karte kann jetzt keine Flotte ziehen.

## Hints below a question: what to type, and what it does. Letters and numbers stay

terminal-armada-hint-ship = w{ $number } mit Schiff bauen
terminal-armada-hint-fight = 1 kämpfen
terminal-armada-hint-stay-out = p heraushalten

## Rows of the help: what is typed, and what it does

terminal-typed-armada-ship = w3
terminal-does-armada-ship = Karte 3 mit einem Schritt ihrer Flotte bauen, in einer Zahlung
terminal-typed-armada-words = baue Bäder mit Schiff
terminal-does-armada-words = dasselbe in Worten; verkaufe KARTE mit Schiff nimmt einen Schritt für eine verkaufte Karte
terminal-typed-armada-sail = fahre rot und blau
terminal-does-armada-sail = Antworten auf Fragen zur See in Worten: fahre, besiedle INSEL, kämpfe oder passe

## Words for choices, in lists with commas between them. Case and accents do not matter

terminal-verb-sail = fahre, fahren, fahr
terminal-verb-settle = besiedle, besiedeln
terminal-verb-fight = kämpfe, kämpfen, kaempfe, kaempfen
terminal-extra-ship = Schiff, Flotte
terminal-extra-red_ship = rotem Schiff, roter Flotte, der roten Flotte
terminal-extra-yellow_ship = gelbem Schiff, gelber Flotte, der gelben Flotte
terminal-extra-blue_ship = blauem Schiff, blauer Flotte, der blauen Flotte
terminal-extra-green_ship = grünem Schiff, grüner Flotte, der grünen Flotte

## When cards and boards are looked up

terminal-colour-island = Insel
terminal-value-costs = Kosten
terminal-value-wonder_fleet = Flotte des Weltwunders
terminal-value-squares = Felder
terminal-drawn-armada = { $count ->
    [one] 1 Armada-Karte. In jedem Zeitalter wird für jeden Spieler eine seiner Armada-Karten gezogen.
   *[other] { $count } Armada-Karten. In jedem Zeitalter wird für jeden Spieler eine seiner Armada-Karten gezogen.
}
terminal-drawn-one-armada = eine; von den { $count } Armada-Karten des Zeitalters wird für jeden Spieler eine gezogen
terminal-armada-islands = { $count ->
    [one] 1 Insel: Die grüne Flotte erkundet Inseln Stufe für Stufe.
   *[other] { $count } Inseln: Die grüne Flotte erkundet sie Stufe für Stufe.
}
terminal-armada-lanes = Bahnen: was eine Flotte auf jedem Feld hat; Münzen, Steuern und Inseln kommen einmal.
terminal-armada-yards = Werften: Kosten der Schritte; { $mark } ist die Flotte, die mit Stufen zieht.
