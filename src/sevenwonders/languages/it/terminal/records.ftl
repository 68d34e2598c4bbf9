# What “sevenwonders verify” and “sevenwonders check” say about records and scenarios.

## verify: the proof that a deal was fixed beforehand, by a secret and its commitment

terminal-unproved = Non dimostrato. { $reason }
terminal-proved = { $answers ->
    [one] Dimostrato: la distribuzione è quella dell’impegno. Il segreto ha l’impegno { $commitment }, e l’unica risposta quadra con la distribuzione che ne deriva.
   *[other] Dimostrato: la distribuzione è quella dell’impegno. Il segreto ha l’impegno { $commitment }, e tutte le { $answers } risposte quadrano con la distribuzione che ne deriva.
}
terminal-proved-part = La registrazione finisce prima della partita ({ $moment }): del resto non si dimostra nulla.
terminal-proved-compare = Confronta questo impegno con quello mostrato dalla lobby, oppure indica quello con --commitment.

## check: how many scenarios passed

terminal-checked = { $passed } superati, { $failed } falliti
