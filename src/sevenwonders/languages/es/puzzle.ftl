puzzle-open = Ejemplos de esta regla
puzzle-open-about = Ejemplos de esta regla: { $title }
puzzle-failed = No se han podido cargar los ejemplos. Comprueba tu conexión y ábrelos otra vez.
puzzle-title = ¿Qué puedes construir?
puzzle-question = Eres { $name }. ¿Cuáles de estas cartas puedes construir?
puzzle-check = Comprobar
puzzle-again = Reintentar
puzzle-next = Otra posición

## The answer

puzzle-right = Correcto, eso es justo lo que puedes construir.
puzzle-wrong = No del todo. Puedes construir { $cards }.
puzzle-card = { $card }
puzzle-can = { $coins ->
    [0] { $card } no te cuesta nada.
    [one] { $card } te cuesta { $coins } moneda.
   *[other] { $card } te cuesta { $coins } monedas.
}
puzzle-chain = { $card } es gratis por cadena.
puzzle-because = { $card }: { $reason }
puzzle-cannot = { $card } no se puede construir ahora.

## Scenarios

puzzle-scenarios = { $count ->
    [one] Un escenario contiene esta regla
   *[other] { $count } escenarios contienen esta regla
}
puzzle-file = De tests/scenarios/{ $name }.yaml, que el motor tiene que superar.

## Where the rule of a scenario is written. $heading: a heading of the English rulebook, or a card

source-first = Reglamento de la primera edición, «{ $heading }»
source-second = Reglamento de la segunda edición, «{ $heading }»
source-architects = Reglamento de Architects, «{ $heading }»
source-base = Segunda edición, juego base, «{ $heading }»
source-expansion = Segunda edición, { $expansion }, «{ $heading }»
source-ruling = Interpretación { $ruling }
source-ruling-on = Interpretación { $ruling }, «{ $heading }»
