# The people at a table: what they may do with each other, with links, and about themselves.

people-host = host
people-muted-by-host = muted by the host
people-muted-by-you = muted by you
people-removal = { $votes } of { $needed } votes for removal
people-shared-votes = People from one internet address have one vote together, since strangers could join this table.

## The menu of another person

people-menu = What you can do about { $name }
people-mute = Hide what { $name } says
people-mute-note = Only for you, in this browser. Nobody else notices.
people-unmute = Show what { $name } says again
people-unmute-note = Earlier lines come back too.
people-mute-for-all = Mute for everybody
people-mute-for-all-note = { $name } can read along, but not write, until you allow it again.
people-unmute-for-all = Allow to chat again
people-unmute-for-all-note = Everybody at the table is told.
people-make-host = Make host
people-make-host-note = { $name } gets your rights as the host, and you become a guest.
people-remove = Remove from the table
people-remove-note = The seat opens again. Both links change and the address alone stops working, so that { $name } can only come back with a new link.
people-ask-removal = Ask for removal
people-ask-removal-note = If most of the others ask for it too, { $name } has to go, and a bot plays on. Everybody is told that you ask.
people-withdraw = No longer ask for removal
people-withdraw-note = Everybody at the table is told.

## New links

people-new-link = New link
# The button as it is read out. $what: what the link is called, such as "Link to watch".
people-new-link-named = New link: { $what }
people-new-join-title = A new link to play?
people-new-join-text = The old link and the address alone stop working at once. Everybody who has a seat keeps it.
people-new-watch-title = A new link to watch?
people-new-watch-text = The old link and the address alone stop working at once. Watchers who are here may stay.
people-send-away = Send everybody away who is watching now
people-make-link = Make a new link

## The way out

people-leave = Leave the table
# What follows, by the state of the game.
leaving-lobby = Your seat opens again, and somebody else can take it.
leaving-playing = A bot plays your seat to the end. You cannot come back.
leaving-finished = The game stays as it is. You can no longer chat at this table or ask for a rematch.
leaving-abandoned = You can no longer come back to this table.
people-leave-forget = Also remove my name and what I said
people-delete = Delete the table
people-delete-title = Delete this table?
people-delete-text = The table is gone for everybody, with its chat and its replay. This cannot be undone.

## At the end of the settings

forgetting-title = Your data
forgetting-note = This browser keeps your seats, your name and your settings. The server keeps your name and what you say at each table.
forgetting-start = Forget me …
forgetting-question = Forget everything about you?
forgetting-leaves = You leave every table that is not finished: your seat opens, or a bot plays on.
# Two sentences in a row.
forgetting-names = { $tables ->
    [0] There is no table at which this browser has a seat.
    [one] Your name and what you said are removed from the one table that this browser knows.
   *[other] Your name and what you said are removed from all { $tables } tables that this browser knows.
}
forgetting-moves = Finished games keep their moves, without your name.
forgetting-browser = This browser forgets your seats, your name and your settings.
forgetting-final = This cannot be undone.
forgetting-now = Forget me now
forgetting-keep = Keep everything
forgetting-working = Forgetting …
forgetting-left = { $tables ->
    [one] 1 table could not be reached and is kept here. Try again in a moment.
   *[other] { $tables } tables could not be reached and are kept here. Try again in a moment.
}
