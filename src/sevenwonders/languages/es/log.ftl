log-coins = { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
}
log-card = { $card }

log-heading = Era { ROMAN($age) }, turno { $turn }
log-age_began = Empieza la Era { ROMAN($age) }.
log-turn_began = Empieza el turno { $turn }.
log-paid = { $reader ->
    [who] Pagas { $shares }.
   *[none] { $who } paga { $shares }.
}
log-gained = { $reader ->
    [who] Recibes { log-coins } de la banca.
   *[none] { $who } recibe { log-coins } de la banca.
}
log-built = { $reader ->
    [who] Construyes { $card }.
   *[none] { $who } construye { $card }.
}
log-built_free = { $reader ->
    [who] Construyes { $card } gratis.
   *[none] { $who } construye { $card } gratis.
}
log-stage_built = { $reader ->
    [who] Construyes la etapa { $stage } de tu maravilla con { $card }.
   *[none] { $who } construye la etapa { $stage } de su maravilla con { $card }.
}
log-sold = { $reader ->
    [who] Vendes { $card }.
   *[none] { $who } vende { $card }.
}
log-took = { $reader ->
    [who] Construyes { $card } de los descartes.
   *[none] { $who } construye { $card } de los descartes.
}
log-passed = { $reader ->
    [who] Pasas.
   *[none] { $who } pasa.
}
log-discarded = { $reader ->
    [who] Descartas { $card }.
   *[none] { $who } descarta { $card }.
}
log-conflict = { $reader ->
    [who] Vences a { $other } por { $own } a { $theirs }: { $tokens } para ti, { $otherTokens } para { $other }.
    [other] { $who } te vence por { $own } a { $theirs }: { $tokens } para { $who }, { $otherTokens } para ti.
   *[none] { $who } vence a { $other } por { $own } a { $theirs }: { $tokens } para { $who }, { $otherTokens } para { $other }.
}
log-conflict_passed = { $reader ->
    [who] Vences a { $other } por { $own } a { $theirs }: { $tokens } para ti, nada para { $other }.
    [other] { $who } te vence por { $own } a { $theirs }: { $tokens } para { $who }, nada para ti.
   *[none] { $who } vence a { $other } por { $own } a { $theirs }: { $tokens } para { $who }, nada para { $other }.
}
log-conflict_drawn = { $reader ->
    [who] Empatas con { $other } { $own } a { $theirs }: sin marcadores.
    [other] { $who } empata contigo { $own } a { $theirs }: sin marcadores.
   *[none] { $who } empata con { $other } { $own } a { $theirs }: sin marcadores.
}
log-tokens = { $reader ->
    [who] Ahora tienes marcadores militares de { $tokens }.
   *[none] { $who } tiene ahora marcadores militares de { $tokens }.
}
log-tokens_none = { $reader ->
    [who] Ahora no tienes marcadores militares.
   *[none] { $who } no tiene ahora marcadores militares.
}
log-bonus_chosen = { $reader ->
    [who] Eliges { $card }.
   *[none] { $who } elige { $card }.
}
log-game_over = La partida ha terminado.
log-share = { $reader ->
    [other] { log-coins } a ti
   *[none] { log-coins } a { $other }
}
log-share_of_bank = { log-coins } a la banca
log-hidden_card = una carta de la Era { ROMAN($age) }
log-hidden_thing = { $thing }
