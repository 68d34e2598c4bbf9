# La cronaca di una partita. $who e $other sono nomi; $reader dice se la riga si rivolge a uno dei due: [who], [other],
# o a nessuno dei due, [none].

log-coins = { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}
log-card = { $card }

log-heading = Epoca { ROMAN($age) }, turno { $turn }
log-age_began = Inizia l’Epoca { ROMAN($age) }.
log-turn_began = Inizia il turno { $turn }.
log-paid = { $reader ->
    [who] Paghi { $shares }.
   *[none] { $who } paga { $shares }.
}
log-gained = { $reader ->
    [who] Ricevi { log-coins } dalla banca.
   *[none] { $who } riceve { log-coins } dalla banca.
}
log-built = { $reader ->
    [who] Costruisci { $card }.
   *[none] { $who } costruisce { $card }.
}
log-built_free = { $reader ->
    [who] Costruisci gratis { $card }.
   *[none] { $who } costruisce gratis { $card }.
}
log-stage_built = { $reader ->
    [who] Costruisci lo stadio { $stage } della tua meraviglia con { $card }.
   *[none] { $who } costruisce lo stadio { $stage } della meraviglia con { $card }.
}
log-sold = { $reader ->
    [who] Vendi { $card }.
   *[none] { $who } vende { $card }.
}
log-took = { $reader ->
    [who] Costruisci { $card } dagli scarti.
   *[none] { $who } costruisce { $card } dagli scarti.
}
log-passed = { $reader ->
    [who] Passi.
   *[none] { $who } passa.
}
log-discarded = { $reader ->
    [who] Scarti { $card }.
   *[none] { $who } scarta { $card }.
}
log-conflict = { $reader ->
    [who] Sconfiggi { $other } per { $own } a { $theirs }: { $tokens } per te, { $otherTokens } per { $other }.
    [other] { $who } ti sconfigge per { $own } a { $theirs }: { $tokens } per { $who }, { $otherTokens } per te.
   *[none] { $who } sconfigge { $other } per { $own } a { $theirs }: { $tokens } per { $who }, { $otherTokens } per { $other }.
}
log-conflict_passed = { $reader ->
    [who] Sconfiggi { $other } per { $own } a { $theirs }: { $tokens } per te, nulla per { $other }.
    [other] { $who } ti sconfigge per { $own } a { $theirs }: { $tokens } per { $who }, nulla per te.
   *[none] { $who } sconfigge { $other } per { $own } a { $theirs }: { $tokens } per { $who }, nulla per { $other }.
}
log-conflict_drawn = { $reader ->
    [who] Tu e { $other } pareggiate { $own } a { $theirs }: nessun segnalino.
    [other] Tu e { $who } pareggiate { $own } a { $theirs }: nessun segnalino.
   *[none] { $who } e { $other } pareggiano { $own } a { $theirs }: nessun segnalino.
}
log-tokens = { $reader ->
    [who] Ora hai segnalini conflitto da { $tokens }.
   *[none] { $who } ha ora segnalini conflitto da { $tokens }.
}
log-tokens_none = { $reader ->
    [who] Ora non hai segnalini conflitto.
   *[none] { $who } ora non ha segnalini conflitto.
}
log-bonus_chosen = { $reader ->
    [who] Scegli { $card }.
   *[none] { $who } sceglie { $card }.
}
log-game_over = La partita è finita.
log-share = { $reader ->
    [other] { log-coins } a te
   *[none] { log-coins } a { $other }
}
log-share_of_bank = { log-coins } alla banca
log-hidden_card = una carta dell’Epoca { ROMAN($age) }
log-hidden_thing = { $thing }
