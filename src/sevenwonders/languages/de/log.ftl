# The log of a game. A card whose name is hidden is "1 Karte": with a digit it fits every case.

log-coins = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
log-card = { $card }
log-heading = Zeitalter { ROMAN($age) }, Runde { $turn }
log-age_began = Zeitalter { ROMAN($age) } beginnt.
log-turn_began = Runde { $turn } beginnt.
log-paid = { $reader ->
    [who] Du zahlst { $shares }.
   *[none] { $who } zahlt { $shares }.
}
log-gained = { $reader ->
    [who] Du bekommst { log-coins } von der Bank.
   *[none] { $who } bekommt { log-coins } von der Bank.
}
log-built = { $reader ->
    [who] Du baust { $card }.
   *[none] { $who } baut { $card }.
}
log-built_free = { $reader ->
    [who] Du baust kostenlos { $card }.
   *[none] { $who } baut kostenlos { $card }.
}
log-stage_built = { $reader ->
    [who] Du baust Stufe { $stage } deines Weltwunders mit { $card }.
   *[none] { $who } baut Stufe { $stage } des Weltwunders mit { $card }.
}
log-sold = { $reader ->
    [who] Du verkaufst { $card }.
   *[none] { $who } verkauft { $card }.
}
log-took = { $reader ->
    [who] Du baust { $card } aus dem Ablagestapel.
   *[none] { $who } baut { $card } aus dem Ablagestapel.
}
log-passed = { $reader ->
    [who] Du passt.
   *[none] { $who } passt.
}
log-discarded = { $reader ->
    [who] Du legst { $card } ab.
   *[none] { $who } legt { $card } ab.
}
log-conflict = { $reader ->
    [who] Du besiegst { $other } mit { $own } zu { $theirs }: { $tokens } für dich, { $otherTokens } für { $other }.
    [other] { $who } besiegt dich mit { $own } zu { $theirs }: { $tokens } für { $who }, { $otherTokens } für dich.
   *[none] { $who } besiegt { $other } mit { $own } zu { $theirs }: { $tokens } für { $who }, { $otherTokens } für { $other }.
}
log-conflict_passed = { $reader ->
    [who] Du besiegst { $other } mit { $own } zu { $theirs }: { $tokens } für dich, nichts für { $other }.
    [other] { $who } besiegt dich mit { $own } zu { $theirs }: { $tokens } für { $who }, nichts für dich.
   *[none] { $who } besiegt { $other } mit { $own } zu { $theirs }: { $tokens } für { $who }, nichts für { $other }.
}
log-conflict_drawn = { $reader ->
    [who] Unentschieden zwischen dir und { $other }, { $own } zu { $theirs }: keine Marker.
    [other] Unentschieden zwischen { $who } und dir, { $own } zu { $theirs }: keine Marker.
   *[none] Unentschieden zwischen { $who } und { $other }, { $own } zu { $theirs }: keine Marker.
}
log-tokens = { $reader ->
    [who] Du hast jetzt die Konfliktmarker { $tokens }.
   *[none] { $who } hat jetzt die Konfliktmarker { $tokens }.
}
log-tokens_none = { $reader ->
    [who] Du hast jetzt keine Konfliktmarker.
   *[none] { $who } hat jetzt keine Konfliktmarker.
}
log-bonus_chosen = { $reader ->
    [who] Du wählst { $card }.
   *[none] { $who } wählt { $card }.
}
log-game_over = Die Partie ist zu Ende.
log-share = { $reader ->
    [other] { log-coins } an dich
   *[none] { log-coins } an { $other }
}
log-share_of_bank = { log-coins } an die Bank
log-hidden_card = 1 Karte aus Zeitalter { ROMAN($age) }
# $thing is one of the messages that begin with "thing-".
log-hidden_thing = { $thing }
