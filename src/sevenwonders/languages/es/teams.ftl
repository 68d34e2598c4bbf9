## The variant as the host of a table picks it

variant-teams = Jugar en equipos
varianttext-teams = Los compañeros se sientan juntos, se ven las cartas y ganan juntos.
variantstart-teams = Tú y un bot de compañero contra { $bots } bots.
rulesvariant-teams = equipos
teams-lobby = Los compañeros se sientan juntos y se ven las cartas. Cada uno lucha contra el vecino de otro equipo.
teams-count = { $count } equipos de dos

## Next to the name of a partner, and as its label. $letter: A, B or C

teams-partner = compañero
teams-team = Equipo { $letter }
teams-own-partner = Equipo { $letter }, tu compañero
teams-partner-hand = Mano de { $name }: { $count }
bordernote-partner = aliado
border-partner = { $name } es de tu equipo: no hay conflicto

## The score sheet. $names: the members of a team. $place: 2, 3 and so on. $behind: points

teams-total = Equipo { $letter } en total
teams-wins = { $names } ganan juntos
teams-you-win = Gana tu equipo
teams-behind = Puesto de tu equipo: { $place }.º, { $behind ->
    [0] con los mismos puntos
   *[other] a { $behind } de la victoria
}

## Pictures of the page of all drawings

pictogram-partner = Compañero

## When somebody asks

teamsexplain-partner-title = Compañero
teamsexplain-partner = Los compañeros no luchan entre sí y ganan juntos.
teamsexplain-team = { $name } juega con { $partner }: no luchan entre sí, y sus puntos se suman.

## The coach, when teams are played for the first time

teamscoach-partner-title = Tu compañero
teamscoach-partner = Ganas o pierdes con tu compañero: al final se suman los puntos de los dos.
teamscoach-hand-title = Cada uno ve las cartas del otro
teamscoach-hand = Mira lo que tiene tu compañero y acuerda con él quién toma qué.
teamscoach-peace-title = Aquí no hay guerra
teamscoach-peace = Los compañeros no luchan entre sí.
teamscoach-war-title = Guerra por el otro lado
teamscoach-war = Luchas contra el vecino de otro equipo, y quien gana toma dos marcadores.
teamscoach-passing-title = Adónde van tus cartas
teamscoach-passing = En unas Eras tu mano va a tu compañero, en otras a un rival. No les dejes lo mismo.

## The rules

teamsrules-title = Equipos
teamsrules-partners = Con 4 o 6 jugadores, los compañeros se sientan juntos. Cada uno ve la mano y los líderes del otro, y pueden hablar de todo.
teamsrules-fights = Los compañeros no luchan entre sí. Cada uno lucha contra el vecino de otro equipo y toma dos marcadores por ello.
teamsrules-diplomacy = La diplomacia de un lado quita uno de los dos marcadores; la de ambos lados anula el conflicto.
teamsrules-losses = Cuando uno de los dos tiene que perder monedas, el otro también, cada cual de su propio tesoro.
teamsrules-scoring = Decide la suma de ambas puntuaciones, y luego las monedas de los dos.
