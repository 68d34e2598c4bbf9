## The seat of the third city: its name, and who plays it

seatkind-free_city = Ciudad Libre
seatstate-free_city = La llevan ambos por turnos
playernote-classic_2 = Entre los dos hay una tercera ciudad sin dueño.

## What a player is asked: a title, and a sentence that says more

question-free_city = Una carta para la Ciudad Libre
prompt-free_city = Ahora elige una carta para la Ciudad Libre. Tiene que construir si puede.
limit-free_city = La Ciudad Libre tiene que construir si puede, y usar una cadena. Solo vende si no puede construir nada.

## Next to the name of the city

freecity-controls = la lleva { $name }
freecity-you-control = la llevas
freecity-draw-pile = { $count ->
    [one] 1 carta en la pila de robo
   *[other] { $count } cartas en la pila de robo
}

## When somebody asks

freecityexplain-title = Ciudad Libre
freecityexplain-city = Una ciudad sin dueño: ambos jugadores la llevan por turnos.
freecityexplain-pile = Quien lleva la Ciudad Libre este turno roba de aquí una carta.

## The coach, when this variant is played for the first time

freecitycoach-between-title = La Ciudad Libre
freecitycoach-between = Esta ciudad no es de nadie y está entre los dos. Comercias con ella y luchas contra ella.
freecitycoach-pile-title = Sus cartas
freecitycoach-pile = Quien lleva la Ciudad Libre roba antes una de estas cartas.
freecitycoach-run-title = Este turno la llevas tú
freecitycoach-run = Elige primero una carta para tu ciudad y luego otra para la Ciudad Libre. Construye siempre que puede.
freecitycoach-choose-title = Ahora, la Ciudad Libre
freecitycoach-choose = Dale lo que menos te perjudique. Va por turnos: la próxima vez elige el otro jugador.
freecitycoach-swap-title = Las manos se intercambian
freecitycoach-swap = Lo que dejas va al único otro jugador y vuelve dos turnos después.

## The rules

freecityrules-title = Dos jugadores y la Ciudad Libre
freecityrules-between = Entre los dos jugadores hay una tercera ciudad sin dueño, la Ciudad Libre: cada cual la tiene a un lado y al otro jugador al otro. Las cartas son las de tres jugadores.
freecityrules-hands = En cada Era ambos jugadores reciben 7 cartas, y otras 7 forman una pila boca abajo.
freecityrules-turns = La Ciudad Libre la lleva cada turno un jugador distinto. Quien la lleva roba primero una carta de la pila, elige una carta para su propia ciudad y luego una de las restantes para la Ciudad Libre.
freecityrules-builds = La Ciudad Libre construye siempre que puede, una carta o una etapa. Solo vende cuando no puede construir nada. Si una cadena hace gratis su carta, la usa.
freecityrules-trades = Quien la lleva elige cómo comercia: te compra a ti, y tú puedes comprarle a ella.
freecityrules-fights = Lucha y puntúa como cualquier ciudad, pero solo se clasifican los dos jugadores.
