# The game in a terminal: what is said around every game, and at its prompt.

## The beginning and the end

terminal-welcome = Eres { $own }. El bot { $bot } juega con { $others }.
terminal-seed = Semilla { $seed }. Escribe ? en cualquier momento para ver la ayuda.
terminal-left = Dejas la partida ({ $moment }).
terminal-again = El mismo reparto otra vez: { $command }
terminal-record = La partida está guardada en { $file }. Para verla otra vez: { $command }
terminal-record-failed = No se pudo guardar la partida: { $reason }
terminal-no-folder = La partida no se puede guardar en { $file }: indica un archivo en una carpeta que exista.

## The score sheet and the result

terminal-final = Puntuación final
terminal-team-total = Equipo
terminal-ties = { $tiebreak ->
    [coins] Tesoro
   *[stages] Etapas
}
terminal-team-ties = { $tiebreak ->
    [coins] Tesoro común
   *[stages] Etapas juntas
}
terminal-places = Puesto
terminal-you = tú
terminal-place = { $place }.º
terminal-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
terminal-won-by = { $more ->
    [coins] { terminal-points } y más monedas
    [stages] { terminal-points } y más etapas
   *[none] { terminal-points }
}
terminal-won = { $who ->
    [your_city] Ganas con { terminal-won-by }.
    [your_team] Ganas junto a { $names } con { terminal-won-by }.
    [their_team] { $names } ganan juntos con { terminal-won-by }.
   *[their_city] Gana { $names } con { terminal-won-by }.
}
terminal-won-shared = Victoria compartida con { terminal-points }: { $names }.
terminal-lost = { $partner ->
    [none] Quedas en el puesto { $place }, con un total de { $points }.
   *[some] Quedas junto a { $partner } en el puesto { $place }, con un total de { $points }.
}
terminal-labelled = { $name }: { $words }

## At the prompt

terminal-chapter = { $moment }: lo que ha pasado
terminal-which = ¿Cuál de ellas: { $names }?
terminal-no-city = Aquí ninguna ciudad se llama «{ $words }». Escribe d izquierda, d derecha, o d y un nombre.
terminal-no-number = { $count ->
    [one] No hay { $typed }: el único número es 1.
   *[other] No hay { $typed }: los números van de 1 a { $count }.
}
terminal-unread = «{ $words }» no se puede elegir aquí.
terminal-not-now = Ahora no es posible.
terminal-type-help = Escribe ? para ver la ayuda.
terminal-ways-to-pay = Hay { $count } formas de pagar. Escribe un número, Intro para 1, 0 para volver.
terminal-ways = Hay { $count } posibilidades. Escribe un número, Intro para 1, 0 para volver.
terminal-enter = Intro
terminal-type-way = Escribe un número de 1 a { $count }, Intro para 1, o 0 para volver.
terminal-nothing-chosen = Aún no has elegido nada.

## What can be typed, in a list of words with commas between them. English words and letters always work as well

terminal-word-help = ayuda
terminal-word-log = registro
terminal-word-score = puntos, puntuación
terminal-word-table = mesa
terminal-word-card = carta
terminal-word-city = ciudad
terminal-word-undo = deshacer, deshaz
terminal-word-pass = pasar, paso
terminal-word-quit = salir, fin
terminal-word-me = yo, mi ciudad
terminal-word-left = izquierda
terminal-word-right = derecha
terminal-word-back = volver, atrás

## Rows of the help: what is typed, and what it does

terminal-typed-pass = p
terminal-does-pass = pasar, si no tienes que tomar lo que se ofrece
terminal-typed-card = c NOMBRE o c 3
terminal-does-card = ver una carta
terminal-typed-city = d NOMBRE
terminal-does-city = ver una ciudad entera; sin nombre la tuya, también d izquierda y d derecha
terminal-typed-table = t
terminal-does-table = ver otra vez la mesa
terminal-typed-log = l
terminal-does-log = lo que ha pasado hasta ahora
terminal-typed-score = puntos
terminal-does-score = los puntos de todas las ciudades si la partida acabara ahora
terminal-typed-quit = q
terminal-does-quit = dejar la partida
terminal-hint-help = ? ayuda

## A recorded game

terminal-replay-title = { $players ->
    [one] { $game }, 1 jugador, semilla { $seed }
   *[other] { $game }, { $players } jugadores, semilla { $seed }
}
terminal-replay-heading = { $moment } ({ $number } de { $count })
terminal-replay-cut = La grabación termina antes que la partida. Si acabara aquí:
terminal-replay-keys = Intro turno siguiente · b atrás · NÚMERO ir al turno · s ASIENTO ver lo que ve · s ver todo · q salir
terminal-replay-seat = Escribe s y el número de un asiento, o -1 para un espectador. Por ejemplo: s 2
terminal-seat = Asiento { $seat }
