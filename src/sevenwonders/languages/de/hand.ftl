# What is said at the hand: the backs of cards, where a hand goes, and how a card is played.

## The hand and its cards

backs-of-age = eine Karte aus Zeitalter { ROMAN($age) }, verdeckt
# A card without an Age.
backs-of-none = eine Karte, verdeckt
# The name of a player stands below these.
handgoes-to = deine Karten gehen an
handgoes-watched = diese Karten gehen an
handgoes-passing = Die Karten werden weitergegeben
doing-hand-of = Die Hand von { $name }
doing-waiting = Du hast gewählt

## What the foot of a card says, in a word or two

feet-free = gratis
# $by: a structure in the same city.
feet-chain-by = gratis durch { $by }
feet-chain = gratis, Kette
# The same where there is little room.
feet-brief-chain-by = durch { $by }
feet-brief-chain = Kette
# Free with a right of the wonder.
feet-right = gratis
# Before pictures of goods that are missing.
feet-no = fehlt
# Behind the number of coins that are missing.
feet-poor = fehlen
feet-owned = hast du
feet-refused = jetzt nicht

## Whether a card can be had, in a sentence

because-free = Das kostet dich nichts.
because-chain-by = Kostenlos durch { $by } in deiner Stadt.
because-chain = Kostenlos durch ein Bauwerk in deiner Stadt.
because-right = Kostenlos mit dem Recht, das deine Stadt in diesem Zeitalter hat.
because-coins = { $price ->
    [one] Das kostet dich insgesamt 1 Münze.
   *[other] Das kostet dich insgesamt { $price } Münzen.
}
because-lacks = Das bekommst du nicht: { $goods }.
because-owned = Deine Stadt hat das schon.
because-poor = { $short ->
    [one] Dir fehlt 1 Münze.
   *[other] Dir fehlen { $short } Münzen.
}
because-refused = Das lässt sich jetzt nicht bauen.

## What is done with the card in view

# Next to a picture of a coin.
doing-pay = zahle { $coins }
doing-get = erhalte { $coins }
doing-short = { $coins } fehlen
doing-free = gratis
# $payment: such as "2 an Ada und 1 an die Bank".
doing-paid = Du zahlst { $payment }
# The button that confirms a use. $use: such as "Bauen".
doing-confirmed = { $use }: { $card }
# $stage: such as "Stufe 2". $card: the card that is put under it.
doing-stage-with = { $stage } mit { $card }

## The keys

# $cards: how many cards can be chosen by their numbers. $uses: a row of the messages below.
doing-keys = { $uses ->
    [none] Tasten: { doing-card-keys }, Enter bestätigt
   *[some] Tasten: { doing-card-keys }, { $uses }, Enter bestätigt
}
doing-card-keys = { $cards ->
    [1] 1
   *[other] 1–{ $cards }
}
keyuse-build = { $key } bauen
keyuse-build_free = { $key } gratis bauen
keyuse-stage = { $key } Weltwunder­stufe
keyuse-sell = { $key } verkaufen
keyuse-take = { $key } vom Stapel bauen
keyuse-pass = { $key } nichts nehmen

whynot-resources = Dir fehlt noch: { $goods }.
whynot-goods = { $count } { $good }
whynot-coins = Zu wenig Münzen: { $needed } nötig, { $held } da, { $short } fehlen.
whynot-owned = { $card } steht schon in dieser Stadt, und keine Stadt darf zwei Karten mit demselben Namen haben.
whynot-finished = Das Weltwunder ist fertig: Alle Stufen sind gebaut.
whynot-right-used = Dein Recht, gratis zu bauen, ist bis zum nächsten Zeitalter verbraucht.
whynot-right-colour = Dein Recht, gratis zu bauen, gilt nicht für Karten dieser Farbe.
whynot-right-useless = { $card } ist ohnehin gratis: Dein Recht bleibt dir für etwas Teureres.
