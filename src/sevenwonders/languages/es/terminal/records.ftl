# What “sevenwonders verify” and “sevenwonders check” say about records and scenarios.

## verify: the proof that a deal was fixed beforehand, by a secret and its commitment

terminal-unproved = No demostrado. { $reason }
terminal-proved = { $answers ->
    [one] Demostrado: el reparto es el del compromiso. El secreto tiene el compromiso { $commitment }, y la única respuesta encaja con el reparto que sale de él.
   *[other] Demostrado: el reparto es el del compromiso. El secreto tiene el compromiso { $commitment }, y las { $answers } respuestas encajan con el reparto que sale de él.
}
terminal-proved-part = La grabación termina antes que su partida ({ $moment }): del resto no se demuestra nada.
terminal-proved-compare = Compara este compromiso con el que mostró la sala, o indica aquel con --commitment.

## check: how many scenarios passed

terminal-checked = { $passed } superados, { $failed } fallidos
