log-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
# Le nom d’une carte est entre guillemets : la phrase n’a pas besoin de son article.
log-card = « { $card } »

log-heading = Âge { ROMAN($age) }, tour { $turn }
log-age_began = L’Âge { ROMAN($age) } commence.
log-turn_began = Le tour { $turn } commence.
log-paid = { $reader ->
    [who] Tu paies : { $shares }.
   *[none] { $who } paie : { $shares }.
}
log-gained = { $reader ->
    [who] Tu reçois { log-coins } de la banque.
   *[none] { $who } reçoit { log-coins } de la banque.
}
log-built = { $reader ->
    [who] Tu construis { $card }.
   *[none] { $who } construit { $card }.
}
log-built_free = { $reader ->
    [who] Tu construis { $card } gratuitement.
   *[none] { $who } construit { $card } gratuitement.
}
log-stage_built = { $reader ->
    [who] Tu construis l’étape { $stage } de ta merveille avec { $card }.
   *[none] { $who } construit l’étape { $stage } de la merveille avec { $card }.
}
log-sold = { $reader ->
    [who] Tu vends { $card }.
   *[none] { $who } vend { $card }.
}
log-took = { $reader ->
    [who] Tu construis { $card } depuis la défausse.
   *[none] { $who } construit { $card } depuis la défausse.
}
log-passed = { $reader ->
    [who] Tu passes.
   *[none] { $who } passe.
}
log-discarded = { $reader ->
    [who] Tu défausses { $card }.
   *[none] { $who } défausse { $card }.
}
log-conflict = { $reader ->
    [who] Tu bats { $other } { $own } à { $theirs } : { $tokens } pour toi, { $otherTokens } pour { $other }.
    [other] { $who } te bat { $own } à { $theirs } : { $tokens } pour { $who }, { $otherTokens } pour toi.
   *[none] { $who } bat { $other } { $own } à { $theirs } : { $tokens } pour { $who }, { $otherTokens } pour { $other }.
}
log-conflict_passed = { $reader ->
    [who] Tu bats { $other } { $own } à { $theirs } : { $tokens } pour toi, rien pour { $other }.
    [other] { $who } te bat { $own } à { $theirs } : { $tokens } pour { $who }, rien pour toi.
   *[none] { $who } bat { $other } { $own } à { $theirs } : { $tokens } pour { $who }, rien pour { $other }.
}
log-conflict_drawn = { $reader ->
    [who] Égalité { $own } à { $theirs } entre { $other } et toi : pas de jeton.
    [other] Égalité { $own } à { $theirs } entre { $who } et toi : pas de jeton.
   *[none] Égalité { $own } à { $theirs } entre { $who } et { $other } : pas de jeton.
}
log-tokens = { $reader ->
    [who] Tu as maintenant ces jetons militaires : { $tokens }.
   *[none] { $who } a maintenant ces jetons militaires : { $tokens }.
}
log-tokens_none = { $reader ->
    [who] Tu n’as plus de jeton militaire.
   *[none] { $who } n’a plus de jeton militaire.
}
log-bonus_chosen = { $reader ->
    [who] Tu choisis { $card }.
   *[none] { $who } choisit { $card }.
}
log-game_over = La partie est finie.
log-share = { $reader ->
    [other] { log-coins } à toi
   *[none] { log-coins } à { $other }
}
log-share_of_bank = { log-coins } à la banque
log-hidden_card = une carte de l’Âge { ROMAN($age) }
log-hidden_thing = { $thing }
