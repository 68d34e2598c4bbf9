# Mani che chi guarda vede con un turno di ritardo, dove il tavolo lo permette.

latehands-option = Chi guarda vede le mani, con un turno di ritardo
latehands-option-note = Per amici che si fidano: le mani del turno scorso dicono quasi tutto di ciò che si ha in mano ora.
latehands-title = Le mani di un turno fa
latehands-when = Com’erano nell’Epoca { ROMAN($age) }, turno { $turn }.
latehands-soon = Dal secondo turno in poi vedi le mani del turno precedente.
latehands-whose = La mano di chi
