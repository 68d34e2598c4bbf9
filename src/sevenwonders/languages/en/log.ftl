# The log of a game. $who and $other are names; $reader says whether the line is told to one of these two: [who], [other],
# or neither of them, [none].

# Coins in a line of the log.
log-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
# A card of an Age by its name, inside a sentence. Leaders, islands and the like are told by their names alone.
log-card = the { $card }

log-heading = Age { ROMAN($age) }, turn { $turn }
log-age_began = Age { ROMAN($age) } begins.
log-turn_began = Turn { $turn } begins.
log-paid = { $reader ->
    [who] You pay { $shares }.
   *[none] { $who } pays { $shares }.
}
log-gained = { $reader ->
    [who] You get { log-coins } from the bank.
   *[none] { $who } gets { log-coins } from the bank.
}
log-built = { $reader ->
    [who] You build { $card }.
   *[none] { $who } builds { $card }.
}
log-built_free = { $reader ->
    [who] You build { $card } free of charge.
   *[none] { $who } builds { $card } free of charge.
}
log-stage_built = { $reader ->
    [who] You build stage { $stage } of your wonder with { $card }.
   *[none] { $who } builds stage { $stage } of the wonder with { $card }.
}
log-sold = { $reader ->
    [who] You sell { $card }.
   *[none] { $who } sells { $card }.
}
log-took = { $reader ->
    [who] You build { $card } from the discard pile.
   *[none] { $who } builds { $card } from the discard pile.
}
log-passed = { $reader ->
    [who] You pass.
   *[none] { $who } passes.
}
log-discarded = { $reader ->
    [who] You discard { $card }.
   *[none] { $who } discards { $card }.
}
log-conflict = { $reader ->
    [who] You defeat { $other } by { $own } to { $theirs }: { $tokens } for you, { $otherTokens } for { $other }.
    [other] { $who } defeats you by { $own } to { $theirs }: { $tokens } for { $who }, { $otherTokens } for you.
   *[none] { $who } defeats { $other } by { $own } to { $theirs }: { $tokens } for { $who }, { $otherTokens } for { $other }.
}
log-conflict_passed = { $reader ->
    [who] You defeat { $other } by { $own } to { $theirs }: { $tokens } for you, nothing for { $other }.
    [other] { $who } defeats you by { $own } to { $theirs }: { $tokens } for { $who }, nothing for you.
   *[none] { $who } defeats { $other } by { $own } to { $theirs }: { $tokens } for { $who }, nothing for { $other }.
}
log-conflict_drawn = { $reader ->
    [who] You and { $other } draw { $own } to { $theirs }: no tokens.
    [other] { $who } and you draw { $own } to { $theirs }: no tokens.
   *[none] { $who } and { $other } draw { $own } to { $theirs }: no tokens.
}
log-tokens = { $reader ->
    [who] You now have military tokens of { $tokens }.
   *[none] { $who } now has military tokens of { $tokens }.
}
log-tokens_none = { $reader ->
    [who] You now have no military tokens.
   *[none] { $who } now has no military tokens.
}
log-bonus_chosen = { $reader ->
    [who] You choose { $card }.
   *[none] { $who } chooses { $card }.
}
log-game_over = The game is over.
log-share = { $reader ->
    [other] { log-coins } to you
   *[none] { log-coins } to { $other }
}
log-share_of_bank = { log-coins } to the bank
log-hidden_card = a card of Age { ROMAN($age) }
# $thing is one of the messages that begin with "thing-".
log-hidden_thing = { $thing }
