# The way to a table: what somebody without a seat finds at its address or behind a link, and what its host allows.

## The invitation

door-invites = { $host } invites you
door-starts = The game starts when everybody is here.
door-taken = { $free ->
    [one] { $seats } seats, one is free
   *[other] { $seats } seats, { $free } are free
}
# $late: whether watchers see hands.
door-watchers = { $late ->
    [yes] Watchers see every hand at this table, one turn late.
   *[no] Watchers see no hands.
}
door-name = Your name at the table
door-name-kept = Kept on this device. No account, no password.
door-name-needed = Write a name first: the others see it at the table.
# Before the name, which stands out, and a button to change it.
door-known-as = You come as
door-rename = Change
door-take = { $free ->
    [one] Take the free seat
   *[other] Take a free seat
}
door-watch = Watch

## Who is there, as a picture of the table with a list below it

door-company = Who is there
# At an empty seat, and at the seat of somebody whose name is not told.
door-free = free
door-person = a guest
door-is-bot = bot
# $names: one name or more, such as "Ada and Ben". $count: how many.
door-here = { $count ->
    [one] { $names } is here now.
   *[other] { $names } are here now.
}
door-away = { $count ->
    [one] { $names } has a seat but is away.
   *[other] { $names } have seats but are away.
}
# $level: what such a bot is called, such as "Builder".
door-bot = { $name } is a bot: { $level }.
door-next-to = You would sit next to { $name }.
door-between = You would sit between { $one } and { $other }: they are your neighbours.

## No seat to be had

door-full = Every seat is taken
door-full-text = All seats at { $host }’s table are taken. As soon as one gets free you can take it here: this page looks by itself.
door-begun = The game has begun
# One or two of the sentences that follow come after this one.
door-begun-text = Nobody can join a game that has begun, not even in the place of a bot.
door-begun-watch = You can watch it.
door-begun-closed = Only people with a link from the table can watch this one.
door-over = This game is over
door-over-text = You can see the result, and all of the game move by move.
door-replay = See the result
door-dead = This link no longer works
door-dead-text = The table was cleared away, or the link was not copied to its end. Ask for a new one.
door-own-table = Play at your own table
door-offline = No connection
door-offline-text = As soon as you are back online this page goes on by itself. Rules, cards and score sheets work meanwhile.
door-unreachable = The table cannot be reached
door-score = Score a real table
door-seated = Do you have a seat here on another device?
door-seated-text = There, copy your own link from the lobby or from the list of players. Then paste it here.

## Knocking at a private table: for the visitor

knocking-title = { $host }’s table is private
knocking-text = The address alone is not enough here. Knock, and { $host } can let you in.
knocking-dead-link = This link no longer works. Knock, and { $host } can let you in.
knocking-unanswered = { $host } has not answered. You can knock again, or ask for the link to play.
knocking-knock = Knock
knocking-waiting = You are at the door
# $name: the visitor.
knocking-waiting-text = { $host } reads that { $name } is at the door. Once you are let in, this page goes on by itself.
knocking-refused = Not now
# $span: such as "5 minutes".
knocking-refused-text = { $host } cannot let you in now. You can knock again in { $span }.

## For those who sit there

knocking-at-door = { $name } is at the door
knocking-host-decides = { $host } decides who comes in.
knocking-let-in = Let in
knocking-not-now = Not now

## Who needs no link: the host decides it in the lobby

access-title = { $who ->
    [everybody] Open to everybody
    [address] Open to anybody with the address
   *[link] Only with a link
}
access-join = Anybody with the address of this page may join
access-join-note = Friends can then use whatever link they were sent. Off, only the link to play works.
access-watch = Anybody with the address may watch
access-listed = Show this table on the public list
access-listed-note = While you are here, strangers see your name and the game on the start page, and may join. Nobody can take all seats unless you let several people join from one address.
access-same-address = Let several people join from the same internet address, such as one home
# For guests.
access-is-listed = This table is on the public list: strangers may join.
