# The chat of a table, and what everybody is told there about its people.

chat-title = Chat
# The title of the list of people at the table, beside the chat.
chat-players = Players
chat-earlier = Show earlier lines
chat-none = Nobody has said anything yet.
# In the place of a line of chat.
chat-erased = removed by its writer
chat-placeholder = Say something to the table
chat-label = Message to the table
chat-send = Send
chat-spectator = Watchers can read along. Only players can write.
chat-muted = The host has muted you. You can read along.

## Reactions that are sent with one press

chat-quick = Quick reactions
chat-hello = Hello!
chat-well-played = Well played!
chat-ouch = Ouch!
chat-thanks = Thanks!
chat-one-moment = One moment …

## What has changed at the table. $by and $whom are names

chat-change-left = { $whom } has left the table.
chat-change-removed = { $by } has removed { $whom }.
chat-change-removed_by_all = The others have removed { $whom }. A bot plays on.
chat-change-removal_asked = { $by } asks for { $whom } to be removed.
chat-change-removal_withdrawn = { $by } no longer asks for { $whom } to be removed.
chat-change-host = { $by } has made { $whom } the host.
# The host before has left.
chat-change-host_by_all = { $whom } is the host now.
chat-change-muted = { $by } has muted { $whom } for everybody.
chat-change-unmuted = { $by } allows { $whom } to chat again.
chat-change-join_link = { $by } has made a new link to play.
chat-change-watch_link = { $by } has made a new link to watch.
chat-change-game = { $game ->
    [architects] { $by } chose Architects.
   *[classic] { $by } chose 7 Wonders.
}
chat-change-edition = { $edition ->
    [1] { $by } chose the first edition.
   *[2] { $by } chose the second edition.
}
chat-change-expansion_on = { $by } turned { $expansion } on.
chat-change-expansion_off = { $by } turned { $expansion } off.
chat-change-seats = { $by } set the table for { $seats }.
# $known: whether there is a variant, whose title is $variant.
chat-change-variant = { $known ->
    [yes] { $by } chose: { $variant }.
   *[no] { $by } chose the usual game.
}
chat-change-rules = { $by } changed the rules of this game.
# $side: such as "the Day side" or "side A".
chat-change-wonders = { $how ->
    [picked] { $by } lets everybody choose a wonder.
    [random] { $by } has the wonders dealt by chance.
   *[other] { $by } has the wonders dealt by chance, all on { $side }.
}
# $span: how long a choice may take, such as "2 minutes".
chat-change-clock = { $seconds ->
    [0] { $by } took the clock away.
   *[other] { $by } allows { $span } for a choice.
}
