## The expansion as the host of a table picks it

expansion-edifice = Edifice
expansiontext-edifice = Una gran obra en cada Era: se levanta entre todos o se pierde entre todos.
colour-edifice = Edificios

## What a player is asked: a title, a sentence that says more, and what asks

question-pawn = Toma un peón
prompt-pawn = Toma un peón de participación: ¿de qué Edificio?
asker-pawn = Edificio
use-join = Participar
choice-join = Era { ROMAN($count) }
question-penalty = ¿Qué entregas?
prompt-penalty = El Edificio ha fracasado sin ti. ¿Qué entregas?
asker-penalty = Edificio
use-lose = Entregar
edifice-still-to-give = { $count } por entregar, una cosa tras otra.

## Taking part while a stage is built: after the name of the card, and to build the stage without it

extra-edifice = con el Edificio
without-edifice = No participar
edifice-with = Con { $name }

## The three Edifices of a game

edifice-title = Edificios
edifice-of-age = Era { ROMAN($age) }: { $name }
edificestate-later = aún por venir
edificestate-open = en construcción
edificestate-built = construido
edificestate-failed = fracasado
edifice-pawns-left = { $count ->
    [one] queda 1 peón
   *[other] quedan { $count } peones
}
edifice-left = { $count ->
    [one] queda 1
   *[other] quedan { $count }
}
edifice-pay = cuesta
edifice-price = Participar, además de una etapa
edifice-reward = Recompensa por cada peón
edifice-penalty = Si fracasa y no tienes peón
edifice-debt = { $points ->
    [one] o deudas de 1 punto si no puedes
   *[other] o deudas de { $points } puntos si no puedes
}
edifice-members = { $count ->
    [one] { $names } participa
   *[other] { $names } participan
}
edifice-summary = Edificio de la Era { ROMAN($age) }, { $name }, { $state }. Recompensa: { $reward }. Penalización: { $penalty }.
edifice-summary-undecided = Edificio de la Era { ROMAN($age) }, { $name }, { $state }. { $pawns }, { $price } por participar. Recompensa: { $reward }. Penalización: { $penalty }.

## The pawns of a city. $pawns: such as "1 of Age I, 0 of Age II and 2 of Age III"

edifice-pawns = Peones: { $pawns }
edifice-pawns-of = { $count } de la Era { ROMAN($age) }
edifice-owes = { $count ->
    [one] tiene una cosa que entregar
   *[other] tiene { $count } cosas que entregar
}

## The stage between turns, when an Edifice is built or fails

edificestage-in-banner = Edificio
edificestage-of-age = Edificio de la Era { ROMAN($age) }
edificestage-pawns = { $taken ->
    [one] 1 peón tomado, { $left } por tomar
   *[other] { $taken } peones tomados, { $left } por tomar
}
edificestage-took-part = { $count ->
    [one] 1 ciudad ha participado
   *[other] { $count } ciudades han participado
}
edificestage-without = { $count ->
    [one] { $names } no, y no gana nada
   *[other] { $names } no, y no ganan nada
}
edificestage-missing = { $count ->
    [one] falta un peón
   *[other] faltan { $count } peones
}
edificestage-who-pays = quien no tiene ninguno sufre la penalización
edificestage-your-reward = Has participado: { $reward }
edificestage-no-reward = No has participado y no ganas nada
edificestage-your-penalty = No tienes peón: { $penalty }
edificestage-no-penalty = Tienes un peón: sin penalización

## What is entered on a score sheet for a real table

sheetkey-built = Pulsa una vez por cada peón en un Edificio construido.

## Pictures of the page of all drawings

pictogram-edifice = Edificio
pictogram-pawn = Peón

## When somebody asks. With $mine = yes it is the viewer's city

edificeexplain-title = Edificio
edificeexplain-edifice = Se construye entre todos: quien participa al construir una etapa toma de él un peón.
edificeexplain-later = Se abre al empezar la Era { ROMAN($age) }.
edificeexplain-open = { $pawns ->
    [one] Queda 1 peón;
   *[other] Quedan { $pawns } peones;
} { $price ->
    [one] participar cuesta 1 moneda además de una etapa.
   *[other] participar cuesta { $price } monedas además de una etapa.
}
edificeexplain-built = Se construyó: quien tiene un peón tiene la recompensa.
edificeexplain-failed = Fracasó: quien no tenía peón tuvo que pagar la penalización.
edificeexplain-reward = Recompensa por cada peón: { $reward }.
edificeexplain-penalty = { $debt ->
    [one] Penalización sin peón si fracasa: { $penalty }, o deudas de 1 punto.
   *[other] Penalización sin peón si fracasa: { $penalty }, o deudas de { $debt } puntos.
}
edificeexplain-pawn-title = Peón de participación
edificeexplain-pawn = Quien lo tiene participa en el Edificio de esa Era.
edificeexplain-pawns-title = { $count ->
    [one] 1 peón de participación
   *[other] { $count } peones de participación
}
edificeexplain-pawns = { $mine ->
    [yes] Participas en estos Edificios: una recompensa por cada peón cuando se construyan.
   *[no] { $name } participa en estos Edificios: una recompensa por cada peón cuando se construyan.
}
edificeexplain-owing-title = { $count ->
    [one] 1 cosa por entregar
   *[other] { $count } cosas por entregar
}
edificeexplain-owing = { $mine ->
    [yes] El Edificio ha fracasado sin ti, y aún falta pagar la penalización.
   *[no] El Edificio ha fracasado sin { $name }, y aún falta pagar la penalización.
}
edificeexplain-pile = Recompensas de Edificios construidos con esta ciudad.

## The coach, when Edifice is played for the first time

edificecoach-project-title = Un Edificio para todos
edificecoach-project = Cada Era tiene una gran obra en la que pueden trabajar todas las ciudades. Los peones muestran cuántas manos le faltan.
edificecoach-reward-title = Recompensa o penalización
edificecoach-reward = Si se toman todos los peones a tiempo, quien tiene uno recibe la recompensa. Si no, quien no tiene ninguno sale perdiendo.
edificecoach-join-title = Participa con una etapa
edificecoach-join = Cuando construyes una etapa de tu maravilla, puedes pagar también un peón, una vez por Era.
edificecoach-pawn-title = Tu peón
edificecoach-pawn = Participas en el Edificio de esta Era. Ahora falta que otros también lo hagan.
edificecoach-next-title = El siguiente Edificio
edificecoach-next = Pide más y da más. Solo se puede participar en el Edificio de la Era en curso.

## The rules

edificerules-title = Edifice
edificerules-pawns = Cada Era tiene un Edificio con unos pocos peones de participación.
edificerules-joining = Con una etapa puedes participar, una vez por Era: paga las monedas del Edificio junto con la etapa y toma un peón. En esta mesa lo añade la tecla W.
edificerules-ship = Si también se juega Armada, una etapa va con un barco o con el Edificio, no con ambos.
edificerules-built = Cuando se toma el último peón, el Edificio se construye enseguida: cada peón de esa Era gana la recompensa.
edificerules-failed = Si quedan peones cuando acaba la Era, ha fracasado. Quienes tienen un peón no reciben nada; los demás sufren la penalización.
edificerules-debts = Si no puedes pagar toda la penalización, tomas deudas en su lugar: 2, 3 o 5 puntos según la Era.
edificerules-before-conflicts = El Edificio se resuelve antes de todos los conflictos: una carta roja que pierdas por él ya no lucha.

## Lines of the log

thing-edifice = un Edificio

log-joined = { $reader ->
    [who] Participas en el Edificio de la Era { ROMAN($age) }.
   *[none] { $who } participa en el Edificio de la Era { ROMAN($age) }.
}
log-edifice_built = Edificio construido: { $card }.
log-edifice_failed = Edificio sin construir: { $card }.
log-rewarded = { $reader ->
    [who] Recibes la recompensa de { $card }.
   *[none] { $who } recibe la recompensa de { $card }.
}
log-card_lost = { $reader ->
    [who] Entregas { $card }.
   *[none] { $who } entrega { $card }.
}

## What Edifices give and take

effect-pawn = { $a ->
    [any] un peón de participación de cualquier Era
   *[other] un peón de participación de la Era { ROMAN($a) }
}
effect-lose_card = { $a ->
    [brown] perder una carta marrón
    [gray] perder una carta gris
    [blue] perder una carta azul
    [yellow] perder una carta amarilla
    [green] perder una carta verde
   *[red] perder una carta roja
}
effect-lose_coins = { $a ->
    [one] perder 1 moneda
   *[other] perder { $a } monedas
}
effect-lose_tokens = { $a ->
    [one] perder 1 marcador de victoria
   *[other] perder { $a } marcadores de victoria
}

## Why a move is better

figure-edifice = { SIGNED($count) }
evidence-edifice = { $count ->
        [one] peón
       *[other] peones
    }, de { $needed } que faltan
reason-edifice = Da { $count ->
        [one] 1 peón
       *[other] { $count } peones
    }; aún faltaban { $needed } en { $card }.
figure-tempo_pawns = { $turns }
evidence-tempo_pawns = { $turns ->
        [one] turno
       *[other] turnos
    } antes: peón { $number }
reason-tempo_pawns = El peón { $number } llega de media { $turns ->
        [one] 1 turno
       *[other] { $turns } turnos
    } antes.
