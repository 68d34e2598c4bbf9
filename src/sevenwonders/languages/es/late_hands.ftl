latehands-option = Los espectadores ven las manos, con un turno de retraso
latehands-option-note = Para amigos que se fían: las manos del último turno delatan casi todo lo que se tiene ahora.
latehands-title = Las manos de hace un turno
latehands-when = Tal como eran en la Era { ROMAN($age) }, turno { $turn }.
latehands-soon = Desde el segundo turno verás las manos del turno anterior.
latehands-whose = De quién
