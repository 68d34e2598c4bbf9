## The expansion as the host of a table picks it

expansion-cities = Cities
expansiontext-cities = Cartas negras: deudas, diplomacia, espías y negocios turbios; un turno más en cada Era.
colour-black = Cities
copies-black = En cada Era se reparte al azar una carta negra por jugador.

## The tokens of a city. Its name stands before it

diplomacy-tokens = { $count ->
    [one] 1 marcador de diplomacia: queda fuera de los próximos conflictos
   *[other] { $count } marcadores de diplomacia: queda fuera de los próximos conflictos
}
border-diplomacy = Diplomacia en esta frontera
border-own_peace = Tu diplomacia te deja fuera de los conflictos
border-their_peace = { $name } queda fuera de los conflictos por diplomacia

## The score sheet

category-cities = Cities
categoryspoken-cities = cartas negras
categorytext-cities = Puntos de las cartas negras.
column-cities = negras
spies-copied = Los espías copiaron

## Pictures of the page of all drawings

pictogram-black = Negro
pictogram-diplomacy = Diplomacia
pictogram-spy = Espía

## When somebody asks. With $mine = yes it is the viewer's city

citiesexplain-black-title = Carta negra
citiesexplain-black = Una carta de Cities: diplomacia, espías y monedas que pierden los demás.
citiesexplain-black-pile = Cartas negras: diplomacia, espías, negocios turbios y puntos.
citiesexplain-black-score = Los puntos de las cartas negras.
citiesexplain-diplomacy-title = Diplomacia
citiesexplain-diplomacy = Quien la tiene queda fuera de los conflictos al final de la Era.
citiesexplain-tokens-title = { $count ->
    [one] 1 marcador de diplomacia
   *[other] { $count } marcadores de diplomacia
}
citiesexplain-tokens = { $mine ->
    [yes] Quedas fuera de los próximos conflictos, y los vecinos se enfrentan entre sí.
   *[no] { $name } queda fuera de los próximos conflictos, y los vecinos se enfrentan entre sí.
}
citiesexplain-spy-title = Espía
citiesexplain-spy = Al final copia un símbolo científico de una carta verde de un vecino.

## The coach, when Cities is played for the first time

citiescoach-black-title = Una carta negra
citiescoach-black = Las cartas negras hacen lo que ningún otro color, y sus puntos tienen su propia línea.
citiescoach-hand-title = Una carta más
citiescoach-hand = La mano tiene una carta más, así que cada Era tiene un turno más.
citiescoach-loss-title = Vas a perder monedas
citiescoach-loss = Alguien hace pagar a todos los demás al final de este turno. Lo que no puedas o no quieras pagar se convierte en deuda.
citiescoach-debt-title = Una deuda se queda
citiescoach-debt = Cada deuda cuesta un punto al final de la partida y no se puede devolver.
citiescoach-diplomacy-title = Un marcador de diplomacia
citiescoach-diplomacy = Esta ciudad queda fuera de la próxima guerra, y sus vecinas luchan entre sí.

## The rules

citiesrules-setup = Con Cities la mano tiene una carta más, y en cada Era se reparte una carta negra por jugador.
citiesrules-scoring = Las cartas negras de Cities tienen su propia línea.
citiesrules-debts-title = Cities: monedas perdidas y deudas
citiesrules-losses = Las cartas negras pueden hacer que todos los demás pierdan monedas. Se resuelve al final del turno, para todos a la vez.
citiesrules-payment = Tú decides cuántas de esas monedas pagas. Cada moneda que no pagas se convierte en una deuda.
citiesrules-debt = Una deuda cuesta 1 punto al final de la partida y no se puede devolver.
citiesrules-diplomacy-title = Cities: diplomacia y espías
citiesrules-diplomacy = Con un marcador de diplomacia quedas fuera de los próximos conflictos, quieras o no, y devuelves el marcador. Entonces tus vecinos de ambos lados luchan entre sí.
citiesrules-spies = Un espía copia al final de la partida un símbolo científico de una carta de un vecino: el que más te valga.
citiesrules-others = Otras cartas negras bajan precios, doblan lo que produces o recuperan una carta de los descartes.

## Lines of the log

log-diplomacy = { $reader ->
    [who] Tomas un marcador de diplomacia.
   *[none] { $who } toma un marcador de diplomacia.
}
log-diplomacy_used = { $reader ->
    [who] Gastas un marcador de diplomacia.
   *[none] { $who } gasta un marcador de diplomacia.
}

## What cards do

effect-diplomacy = { $a ->
    [one] un marcador de diplomacia
   *[other] { $a } marcadores de diplomacia
}
per-black = carta negra

## Why a move is better

line-cities = cartas negras
figure-peace = { SIGNED($count) }
evidence-peace = diplomacia, fuera de un conflicto
reason-peace = Da { $count ->
        [one] 1 marcador de diplomacia
       *[other] { $count } marcadores de diplomacia
    }, que deja a la ciudad fuera de un conflicto.
