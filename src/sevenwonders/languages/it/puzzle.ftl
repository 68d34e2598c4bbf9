# Posizioni su cui provare da soli, e scenari, sulle pagine delle regole.

puzzle-open = Esempi di questa regola
puzzle-open-about = Esempi di questa regola: { $title }
puzzle-failed = Gli esempi non si sono potuti caricare. Controlla la connessione, poi aprili di nuovo.
puzzle-title = Che cosa puoi costruire?
puzzle-question = Sei { $name }. Quali di queste carte puoi costruire?
puzzle-check = Controlla
puzzle-again = Riprova
puzzle-next = Un’altra posizione

## The answer

puzzle-right = Giusto, è esattamente ciò che puoi costruire.
puzzle-wrong = Non proprio. Puoi costruire { $cards }.
puzzle-card = { $card }
puzzle-can = { $coins ->
    [0] { $card }: non ti costa nulla.
    [one] { $card }: ti costa { $coins } moneta.
   *[other] { $card }: ti costa { $coins } monete.
}
puzzle-chain = { $card }: gratis per catena.
puzzle-because = { $card }: { $reason }
puzzle-cannot = { $card }: ora non si può costruire.

## Scenarios

puzzle-scenarios = { $count ->
    [one] Uno scenario contiene questa regola
   *[other] { $count } scenari contengono questa regola
}
puzzle-file = Da tests/scenarios/{ $name }.yaml, che il motore deve superare.

## Where the rule of a scenario is written. $heading: a heading of the English rulebook, or a card

source-first = Regolamento della prima edizione, “{ $heading }”
source-second = Regolamento della seconda edizione, “{ $heading }”
source-architects = Regolamento di Architects, “{ $heading }”
source-base = Seconda edizione, gioco base, “{ $heading }”
# $expansion: its name, as in expansion-cities.
source-expansion = Seconda edizione, { $expansion }, “{ $heading }”
# What this program makes of an open question. $ruling: its number, R7.
source-ruling = Interpretazione { $ruling }
source-ruling-on = Interpretazione { $ruling }, “{ $heading }”
