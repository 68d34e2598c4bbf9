## The expansion as the host of a table picks it

expansion-leaders = Leaders
expansiontext-leaders = Reúne cuatro líderes y recluta uno antes de cada Era.
option-leader_price = Precios impresos
optiontext-leader_price = Un líder cuesta el número de la carta; si no, tantas monedas como el número de la Era.

## The phases of the game in the bar above the table, and in one word on a phone

leaders-draft = Selección de líderes
leaders-draft-text = { $left ->
    [1] Selección de líderes, último lote
   *[other] Selección de líderes, lotes de { $left }
}
leaders-recruitment = Era { ROMAN($age) }, reclutamiento
leaders-recruitment-short = Reclutar
leaders-recruitment-text = Todos usan un líder a la vez

## What a player is asked: a title, a sentence that says more, what asks, and the answer that does nothing ("pass-…")

question-leader_draft = Quédate con un líder
prompt-leader_draft = Quédate con uno de estos líderes; los demás siguen su camino.
leaders-kept-names = Elegidos hasta ahora: { $names }
question-recruit = Usa un líder
prompt-recruit = Usa uno de tus líderes: reclútalo, construye una etapa con él o véndelo.
question-extra_leader = Recluta un líder más
prompt-extra_leader = Tu maravilla te deja reclutar un líder más.
asker-extra_leader = Tu maravilla
pass-extra_leader = No reclutar a nadie
question-bury_leader = ¿Enterrar a un líder?
prompt-bury_leader = Tu maravilla te deja poner un líder boca abajo a cambio de puntos.
asker-bury_leader = Tu maravilla
pass-bury_leader = No enterrar a nadie
question-victory_token = Entrega un marcador de victoria
prompt-victory_token = Deshazte de uno de tus marcadores de victoria.

## What can be done with a leader: as the title of a button, what it gives, and the button that confirms it

use-keep = Elegir
gain-keep = va a tu mano
use-recruit = Reclutar
use-bury = Enterrar por puntos
gain-bury = el doble de su precio en puntos; su efecto termina
order-bury = Enterrar a { $name }

## What a player did with a leader, next to a picture and below the city

did-recruited = reclutado
caption-recruited = recluta a { $card }
did-leader_sold = líder vendido
caption-leader_sold = vende un líder

## Leaders in a city. A count stands after the name of the city

leaders-in-hand = Líderes en la mano
leaders-count = { $count ->
    [one] 1 líder en la mano
   *[other] { $count } líderes en la mano
}
leaders-show = Mostrar los líderes en la mano de { $name }
leaders-buried = Enterrados por puntos: { $names }
leaders-back = Líder
leaders-under = debajo hay un líder

## On the pages of cards

colour-white = Líderes
copies-white = Hay uno de cada líder. Cada jugador recibe cuatro antes de la primera Era.
leaders-price-by-age = { $coins ->
    [one] Tantas monedas como el número de la Era; con precios impresos, 1 moneda.
   *[other] Tantas monedas como el número de la Era; con precios impresos, { $coins } monedas.
}

## The score sheet

category-leaders = Líderes
categoryspoken-leaders = líderes
categorytext-leaders = Puntos de los líderes.
column-leaders = líderes
sum-buried = { $card }, boca abajo
leaders-changed = Cambiado: de { $from ->
    [compass] compás
    [gear] engranaje
   *[tablet] tablilla
} a { $to ->
    [compass] compás
    [gear] engranaje
   *[tablet] tablilla
}
sheetkey-buried = Líderes enterrados, con la Era de su reclutamiento

## A key and what it does, in a row of such keys

keyuse-keep = { $key } elegir
keyuse-recruit = { $key } reclutar
keyuse-bury = { $key } enterrar por puntos

## Pictures of the page of all drawings

pictogram-white = Blanco
pictogram-change_symbol = Cambiar símbolo

## When somebody asks. With $mine = yes it is the viewer's city

leadersexplain-leader-title = Líder
leadersexplain-leader = Un líder está en la ciudad como carta blanca; se recluta antes de una Era.
leadersexplain-held = { $mine ->
    [yes] Antes de cada Era usas uno de ellos: lo reclutas, construyes una etapa con él o lo vendes.
   *[no] Antes de cada Era { $name } usa uno de ellos: lo recluta, construye una etapa con él o lo vende.
}
leadersexplain-changed-symbol-title = Símbolo cambiado
leadersexplain-changed-symbol = Al final, un símbolo científico cuenta como otro tipo.
leadersexplain-score = Los puntos de los líderes.
leadersexplain-pile = Líderes reclutados por esta ciudad. Sus efectos duran para siempre.

## The coach, when Leaders is played for the first time

leaderscoach-draft-title = Primero, los líderes
leaderscoach-draft = Quédate con uno de estos líderes y pasa los demás. Solo pagas un líder cuando lo reclutas.
leaderscoach-coins-title = Los líderes cuestan monedas
leaderscoach-coins = Por eso todos empiezan con más monedas que de costumbre. Los bienes no ayudan a reclutar.
leaderscoach-recruitment-title = Recluta antes de cada Era
leaderscoach-recruitment = Usa ahora un líder: reclútalo, ponlo bajo una etapa de tu maravilla o véndelo.
leaderscoach-held-title = Estos esperan su Era
leaderscoach-held = Los líderes que tienes entran en juego antes de la próxima Era. Planea tu ciudad en torno a uno de ellos.
leaderscoach-white-title = Tu líder ya trabaja
leaderscoach-white = Un líder reclutado es una carta blanca de tu ciudad. Su efecto vale desde ahora hasta el final de la partida.

## The rules

leadersrules-setup = Con Leaders cada ciudad empieza con 6 monedas en vez de 3.
leadersrules-scoring = Los líderes tienen su propia línea.
leadersrules-title = Leaders
leadersrules-draft = Antes de la Era I cada jugador recibe 4 líderes, se queda con uno y pasa los demás a la derecha, hasta que no queda ninguno.
leadersrules-recruitment = Antes de cada Era todos usan un líder a la vez: lo reclutan, construyen una etapa con él boca abajo o lo venden por 3 monedas.
leadersrules-price = Un líder cuesta tantas monedas como el número de la Era. Con precios impresos cuesta el número de la carta.
leadersrules-in-city = Un líder reclutado está en tu ciudad como carta blanca. Los líderes no usados antes de la Era III salen del juego.
leadersrules-wonders = Roma abarata los líderes. Abu Simbel pone boca abajo un líder reclutado por el doble de su precio en puntos.

## Lines of the log

thing-white = un líder
thing-leader = un líder

log-heading_draft = Selección de líderes
log-heading_recruitment = Era { ROMAN($age) }, reclutamiento
log-recruited = { $reader ->
    [who] Reclutas a { $cards }.
   *[none] { $who } recluta a { $cards }.
}
log-kept_leader = { $reader ->
    [who] Te quedas con { $cards }.
   *[none] { $who } se queda con { $cards }.
}
log-leaders_left = { $reader ->
    [who] Descartas a { $cards }.
   *[none] { $who } descarta a { $cards }.
}
log-leader_sold = { $reader ->
    [who] Vendes a { $cards }.
   *[none] { $who } vende a { $cards }.
}
log-leader_buried = { $reader ->
    [who] Entierras a { $cards }.
   *[none] { $who } entierra a { $cards }.
}
log-hidden_leaders = { $count ->
        [one] 1 líder
       *[other] { $count } líderes
    }

## What leaders do

effect-points_alone = { $a } puntos si no tienes ningún otro líder
effect-leader_discount = los líderes cuestan { $a } menos aquí y { $b } menos en ciudades vecinas
effect-draw_leaders = robar { $a } líderes
power-free_leaders = los líderes no cuestan nada
power-extra_leader = reclutar un líder enseguida
power-bury_leader = enterrar un líder por el doble de su precio en puntos
per-white = líder

## Why a move is better

line-leaders = líderes
figure-tempo_leaders = { $turns }
evidence-tempo_leaders = { $turns ->
        [one] turno
       *[other] turnos
    } antes: líder { $number }
reason-tempo_leaders = El líder { $number } se recluta de media { $turns ->
        [one] 1 turno
       *[other] { $turns } turnos
    } antes.
