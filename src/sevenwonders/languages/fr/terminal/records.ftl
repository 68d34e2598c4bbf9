# What “sevenwonders verify” and “sevenwonders check” say about records and scenarios.

## verify: the proof that a deal was fixed beforehand, by a secret and its commitment

terminal-unproved = Pas prouvé. { $reason }
terminal-proved = { $answers ->
    [one] Prouvé : la donne est celle de l’engagement. Le secret donne l’engagement { $commitment }, et toutes les réponses ({ $answers }) vont avec la donne qui en découle.
   *[other] Prouvé : la donne est celle de l’engagement. Le secret donne l’engagement { $commitment }, et les { $answers } réponses vont avec la donne qui en découle.
}
terminal-proved-part = L’enregistrement s’arrête avant la fin de la partie ({ $moment }) : rien n’est prouvé pour la suite.
terminal-proved-compare = Compare cet engagement avec celui que le salon a montré, ou indique ce dernier avec --commitment.

## check: how many scenarios passed

terminal-checked = { $passed } réussis, { $failed } échoués
