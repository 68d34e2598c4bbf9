## Between turns

story-stage = Lo que pasa ahora
story-next = Seguir
story-sentence = { $text }.
story-two-sentences = { $title }. { $text }.
story-banner = { $title }. { $text }

## The beginning of a game and of an Age

story-your-wonder = Tu maravilla: { $name }
story-side = Cara { $side ->
    [Day] de Día
    [Night] de Noche
   *[other] { $side }
}, { $stages ->
    [one] 1 etapa
   *[other] { $stages } etapas
}
story-guilds = Los gremios entran en juego.
story-victory = { $age ->
    [1] Una victoria vale { $victory } al final de la Era.
   *[other] Las victorias valen ahora { $victory }.
}
story-hand-goes = { $side ->
    [left] Tu mano va a la izquierda, a { $name }.
   *[right] Tu mano va a la derecha, a { $name }.
}
story-hands-go = { $side ->
    [left] Las manos van a la izquierda.
   *[right] Las manos van a la derecha.
}

## The end of an Age

story-ends = Termina la Era { ROMAN($age) }: { $coming }
story-war = guerra
story-calm = La Era { ROMAN($age) } termina en paz
story-stakes = { $defeat ->
    [0] En esta Era quien gana se lleva { SIGNED($victory) }; quien pierde, nada.
   *[other] En esta Era quien gana se lleva { SIGNED($victory) }; quien pierde, { SIGNED($defeat) }.
}
story-nobody-fights = Nadie lucha.

## War

story-against = contra
story-outcome = { $own } contra { $theirs }: { $tokens ->
    [none] nada
   *[some] { $tokens }
}
story-peace = Paz
story-no-fight = Entre { $name } y tú no hay lucha
story-you = { $name }, tú
story-other-borders = Las otras fronteras
story-all-borders = Todas las fronteras
story-standing = { $age ->
    [1] Balance tras una guerra: { $cities }
    [2] Balance tras dos guerras: { $cities }
    [3] Balance tras tres guerras: { $cities }
   *[other] Balance tras { $age } guerras: { $cities }
}
story-standing-of = { $points ->
    [0] { $name } 0
   *[other] { $name } { SIGNED($points) }
}

## The count at the end of a game

sheet-counting = El recuento
sheet-place = { $place }.º
sheet-gain = { SIGNED($points) } { $column }
sheet-to-sheet = Ir a la hoja de puntuación

column-military = conflictos
column-treasury = monedas
column-wonder = maravilla
column-civilian = civil
column-science = ciencia
column-commerce = comercio
column-guilds = gremios
column-cat = gato
column-progress = progreso
column-total = total

## Who has won, and why

sheet-over = La partida ha terminado
sheet-wins = { $count ->
    [one] Gana { $names }
   *[other] Ganan { $names }
}
sheet-wins-by = { $lead ->
    [0] { $name } gana con los mismos puntos
   *[other] { $name } gana por { $lead }
}
sheet-shared = { $names } comparten la victoria
sheet-you-win = ¡Has ganado!
sheet-you-win-by = { $lead ->
    [0] ¡Has ganado con los mismos puntos!
   *[other] ¡Has ganado por { $lead }!
}
sheet-you-share = Compartes la victoria con { $names }
sheet-behind = Tu puesto: { $place }.º, { $behind ->
    [0] con los mismos puntos
   *[other] a { $behind } de la victoria
}
sheet-by-tiebreak = No pudo estar más igualado: los mismos puntos, y decidió el desempate.
sheet-decided = { $column }: ahí se decidió todo ({ $one }, { $two }).
sheet-decided-part = { $mine ->
    [yes] tú { POINTS($points) }
   *[no] { $name } { POINTS($points) }
}
sheet-led = Fuiste por delante en { $alone }.
sheet-led-shared = Compartiste la delantera en { $shared }.
sheet-led-both = Fuiste por delante en { $alone } y compartiste la delantera en { $shared }.

## The score sheet

sheet-ribbon = { $name } { $total }
sheet-seat = { $place }. { $name }
sheet-cell = { $name }, { $column }: { POINTS($points) }
sheet-sum-title = { $mine ->
    [yes] Tú, { $column }: { POINTS($points) }
   *[no] { $name }, { $column }: { POINTS($points) }
}
sheet-total-text = Todas las columnas juntas.
sheet-times = { $count } × { $name }
sheet-none = Aquí no ha contado nada.
sheet-again = Ver otra vez el recuento
sheet-look = Mirar las ciudades
sheet-count = Recuento
sheet-cities = Ciudades
sheet-share = Compartir
sheet-copied = Enlace a la repetición copiado.
