# Positions to try oneself on, and scenarios, on the pages of the rules.

puzzle-open = Beispiele zu dieser Regel
# The same for those who hear it. $title: the title of the rule.
puzzle-open-about = Beispiele zu dieser Regel: { $title }
puzzle-failed = Die Beispiele ließen sich nicht laden. Prüfe deine Verbindung und öffne sie noch mal.
puzzle-title = Was kannst du bauen?
# $name: the player whose city it is.
puzzle-question = Du bist { $name }. Welche dieser Karten kannst du bauen?
puzzle-check = Prüfen
puzzle-again = Noch mal
puzzle-next = Andere Stellung

## The answer

puzzle-right = Richtig, genau das kannst du bauen.
# $cards: a list of the next message.
puzzle-wrong = Nicht ganz. Bauen kannst du { $cards }.
puzzle-card = { $card }
puzzle-can = { $coins ->
    [0] { $card }: kostet dich nichts.
    [one] { $card }: kostet dich { $coins } Münze.
   *[other] { $card }: kostet dich { $coins } Münzen.
}
puzzle-chain = { $card }: kostenlos durch Kette.
puzzle-because = { $card }: { $reason }
puzzle-cannot = { $card }: kannst du jetzt nicht bauen.

## Scenarios

puzzle-scenarios = { $count ->
    [one] Ein Szenario hält diese Regel fest
   *[other] { $count } Szenarien halten diese Regel fest
}
# A file of this program's tests.
puzzle-file = Aus tests/scenarios/{ $name }.yaml, das die Engine bestehen muss.

## Where the rule of a scenario is written. $heading: a heading of the English rulebook, or a card

source-first = Regelheft der ersten Ausgabe, „{ $heading }“
source-second = Regelheft der zweiten Ausgabe, „{ $heading }“
source-architects = Regelheft von Architects, „{ $heading }“
source-base = Zweite Ausgabe, Grundspiel, „{ $heading }“
# $expansion: its name, as in expansion-cities.
source-expansion = Zweite Ausgabe, { $expansion }, „{ $heading }“
# What this program makes of an open question. $ruling: its number, R7.
source-ruling = Auslegung { $ruling }
source-ruling-on = Auslegung { $ruling }, „{ $heading }“
