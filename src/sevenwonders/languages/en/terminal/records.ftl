# What “sevenwonders verify” and “sevenwonders check” say about records and scenarios.

## verify: the proof that a deal was fixed beforehand, by a secret and its commitment

# $reason: one or two sentences.
terminal-unproved = Not proved. { $reason }
# $commitment: 64 digits.
terminal-proved = { $answers ->
    [one] Proved: the deal is the committed one. The secret has the commitment { $commitment }, and the only answer fits the deal that follows from it.
   *[other] Proved: the deal is the committed one. The secret has the commitment { $commitment }, and all { $answers } answers fit the deal that follows from it.
}
# $moment: such as "Age I, turn 3".
terminal-proved-part = The record ends at { $moment }, before the game does: nothing is proved about the rest.
terminal-proved-compare = Compare this commitment with the one that the lobby showed, or pass that one with --commitment.

## check: how many scenarios passed

terminal-checked = { $passed } passed, { $failed } failed
