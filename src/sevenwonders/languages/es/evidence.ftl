## Any game

figure-points = +{ $points }
evidence-points = { $points ->
        [one] punto
       *[other] puntos
    } ahora, { $line }
reason-points = Vale { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } más ahora mismo ({ $line }).
figure-points_later = +{ $points }
evidence-points_later = { $points ->
        [one] punto
       *[other] puntos
    } al final, { $line }
reason-points_later = Lleva de media a { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } más al final ({ $line }).
figure-points_in_all = +{ $points }
evidence-points_in_all = { $points ->
        [one] punto
       *[other] puntos
    } al final, en total
reason-points_in_all = Lleva de media a { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } más en total al final.
figure-lead = +{ $points }
evidence-lead = { $points ->
        [one] punto
       *[other] puntos
    } sobre el mejor rival
reason-lead = Gana de media { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } al mejor rival hasta el final.
figure-rival = +{ $points }
evidence-rival = { $points ->
        [one] punto
       *[other] puntos
    } para { $other } al final
reason-rival = Si no, { $other } acaba de media con { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } más.

## 7 Wonders

line-military = conflictos
line-treasury = monedas
line-wonder = maravilla
line-civilian = cartas civiles
line-science = ciencia
line-commerce = comercio
line-guilds = gremios
figure-conflicts = +{ $points }
evidence-conflicts = { $points ->
        [one] punto
       *[other] puntos
    } en marcadores militares ahora
reason-conflicts = Vale { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } más en marcadores militares al final de este turno.
figure-border = { $own } : { $theirs }
evidence-border = escudos contra { $other }, { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
reason-border = Cambia la frontera con { $other } de { $ownElse } : { $theirsElse } a { $own } : { $theirs } escudos: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } en la Era { ROMAN($age) }.
figure-border_lasting = { $own } : { $theirs }
evidence-border_lasting = escudos contra { $other }, { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
reason-border_lasting = Cambia la frontera con { $other } de { $ownElse } : { $theirsElse } a { $own } : { $theirs } escudos: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } en la Era { ROMAN($age) }, y las Eras siguientes también cuentan.
figure-coins = +{ $coins }
evidence-coins = { $coins ->
        [one] moneda
       *[other] monedas
    } después de este turno
reason-coins = Deja { $coins ->
        [one] 1 moneda
       *[other] { $coins } monedas
    } más después de este turno.
figure-coins_paid = +{ $coins }
evidence-coins_paid = { $coins ->
        [one] moneda
       *[other] monedas
    } para { $other }
reason-coins_paid = Si no, { $other } cobra { $coins ->
        [one] 1 moneda
       *[other] { $coins } monedas
    } más.
figure-coins_taken = −{ $coins }
evidence-coins_taken = { $coins ->
        [one] moneda
       *[other] monedas
    } para { $other }
reason-coins_taken = Deja a { $other } con { $coins ->
        [one] 1 moneda
       *[other] { $coins } monedas
    } menos.
figure-payable = +{ $cards }
evidence-payable = de { $size } cartas posibles se pueden pagar
reason-payable = De las { $size } cartas que aún pueden venir, se pueden pagar { $cards } más.
figure-cheaper = −{ $coins }
evidence-cheaper = { $coins ->
        [one] moneda
       *[other] monedas
    } en { $size } cartas posibles
reason-cheaper = Las { $size } cartas que aún pueden venir cuestan en total { $coins ->
        [one] 1 moneda
       *[other] { $coins } monedas
    } menos.
figure-stage_open = { $price }
evidence-stage_open = { $price ->
        [one] moneda
       *[other] monedas
    } por la etapa { $stage }, si no, inalcanzable
reason-stage_open = La etapa { $stage } de la maravilla se puede pagar, por { $price ->
        [one] 1 moneda
       *[other] { $price } monedas
    }; si no, sus bienes quedan fuera de alcance.
figure-stage_cheaper = { $price }
evidence-stage_cheaper = { $price ->
        [one] moneda
       *[other] monedas
    } por la etapa { $stage }, no { $priceElse }
reason-stage_cheaper = La etapa { $stage } de la maravilla cuesta { $price ->
        [one] 1 moneda
       *[other] { $price } monedas
    } en lugar de { $priceElse }.
figure-chain = { $count }
evidence-chain = gratis por cadena en la Era { ROMAN($age) }
reason-chain = Da gratis por cadena, desde la Era { ROMAN($age) }: { $cards }.
figure-symbols = +{ $points }
evidence-symbols = { $points ->
        [one] punto
       *[other] puntos
    } ahora, ciencia
reason-symbols = Sus símbolos valen { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } más ahora mismo.
figure-symbol_set = +{ $points }
evidence-symbol_set = { $points ->
        [one] punto
       *[other] puntos
    } ahora, juego de tres símbolos
reason-symbol_set = Completa un juego de tres símbolos: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } más ahora mismo.
figure-denied = { $share } %
evidence-denied = { $other } la construiría después
reason-denied = Si no, { $other } construye { $card } el próximo turno en el { $share } % de los casos.
figure-tempo_stages = { $turns }
evidence-tempo_stages = { $turns ->
        [one] turno
       *[other] turnos
    } antes: etapa { $number }
reason-tempo_stages = La etapa { $number } de la maravilla se construye de media { $turns ->
        [one] 1 turno
       *[other] { $turns } turnos
    } antes.

## Architects

line-box_wonder = maravilla
line-box_cat = el gato
line-box_civilian = cartas azules
line-box_military = batallas
line-box_progress = fichas de progreso
figure-box_missing = −{ $cards }
evidence-box_missing = { $cards ->
        [one] carta que falta
       *[other] cartas que faltan
    } para la próxima etapa
reason-box_missing = A la próxima etapa le falta { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    } menos.
figure-box_tokens = +{ $count }
evidence-box_tokens = { $count ->
        [one] ficha
       *[other] fichas
    } de progreso ahora
reason-box_tokens = Da { $count ->
        [one] 1 ficha de progreso
       *[other] { $count } fichas de progreso
    } más ahora mismo.
figure-box_battle = +{ $points }
evidence-box_battle = { $points ->
        [one] punto
       *[other] puntos
    } en la próxima batalla
reason-box_battle = Tal como están las cosas, vale { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } más en la próxima batalla.
figure-box_denied = { $share } %
evidence-box_denied = { $other } la tomaría después
reason-box_denied = Si no, { $other } toma { $card } el próximo turno en el { $share } % de los casos.
figure-box_tempo_stages = { $turns }
evidence-box_tempo_stages = { $turns ->
        [one] turno
       *[other] turnos
    } antes: etapa { $number }
reason-box_tempo_stages = La etapa { $number } de la maravilla se construye de media { $turns ->
        [one] 1 turno
       *[other] { $turns } turnos
    } antes.
figure-box_tempo_tokens = { $turns }
evidence-box_tempo_tokens = { $turns ->
        [one] turno
       *[other] turnos
    } antes: ficha de progreso { $number }
reason-box_tempo_tokens = La ficha de progreso { $number } llega de media { $turns ->
        [one] 1 turno
       *[other] { $turns } turnos
    } antes.
