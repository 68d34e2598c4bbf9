# Hands that watchers see one turn late, where the table allows it.

latehands-option = Let watchers see the hands, one turn late
latehands-option-note = For friends who trust each other: last turn's hands tell most of what people hold now.
latehands-title = Hands one turn ago
latehands-when = As they were in Age { ROMAN($age) }, turn { $turn }.
latehands-soon = From the second turn on you see the hands of the turn before.
latehands-whose = Whose hand
