# Messages about the people at a table, shown for a moment or as long as something is open.

messages-reply = Reply

## The host

messages-you-host = You are the host now
messages-made-host = { $by } has passed the role on to you.
messages-host-left = The last host has left or is away.

## People who leave and come back

# After "Ben has left the table."
messages-plays = A bot plays on.
messages-stand-in = A bot stands in for { $name }
messages-until-back = { $name } can take the seat back at any time.
messages-is-back = { $name } is back
messages-handed-back = The bot has handed the seat back.

## Votes on removing somebody

messages-vote = Vote: remove { $name }?
messages-vote-on-you = Vote: should you be removed?
# $time: as on a clock, "0:48". It stands behind the count of votes.
messages-left = · { $time } left
messages-remove = Remove
messages-keep = Keep
messages-take-back = Take back
messages-stays = { $name } stays
messages-you-stay = You stay
messages-vote-over = The vote has ended.
