# In the lobby of a table, and wherever its people and links are shown.

## The bar above the lobby

lobby-title = The table is set
lobby-table-of = { $host }’s table
lobby-you-host = you host
lobby-seats-taken = { $taken } of { $seats } seats taken
lobby-all-taken = all { $seats } seats taken
lobby-menu = Table and links

## The seats

lobby-seats = Seats
# In the middle of the table.
lobby-ages = Three Ages
lobby-you = you
lobby-host = host
lobby-away = away
lobby-here = here
lobby-open-seat = Open seat
lobby-open-waits = waits for a friend
# Before the button "Add a bot".
lobby-open-or = waits for your link, or
lobby-left-neighbour = your left neighbour
lobby-right-neighbour = your right neighbour
lobby-is-bot = Bot
# $level: what such a bot is called, such as "Builder".
lobby-bot = Bot: { $level }
lobby-not-chosen = not chosen yet
lobby-put-bot = Add a bot
lobby-put-bot-at = Add a bot in seat { $number }
lobby-change-bot = Change { $name }
lobby-make-open = Open this seat for a friend
lobby-bot-wonder = Choose its wonder

## Choosing a wonder

lobby-my-wonder = My wonder
lobby-my-wonder-is = My wonder: { $wonder }
lobby-wonder-of = The wonder of { $name }
lobby-side = Side of the board
lobby-by-chance = By chance
lobby-any-side = any side
# After the name of a wonder: Olympia · Day.
boardside-Day = Day
boardside-Night = Night
lobby-gentle = { $side ->
    [Day] The Day side is gentler, which is best for your first three games.
    [Night] The Night side is gentler, which is best for your first three games.
   *[other] Side { $side } is gentler, which is best for your first three games.
}

## The line below the seats

lobby-seat-count = Seats
lobby-fewer-seats = One seat fewer
lobby-more-seats = One seat more
lobby-clock = Time for a choice
lobby-no-clock = No clock
lobby-no-time-limit = No time limit
lobby-dealing = Wonders
# How players come to their wonders.
lobby-dealt = { $how ->
    [picked] Wonders: each picks
    [random] Wonders: by chance
    [Day] Wonders: by chance, Day
    [Night] Wonders: by chance, Night
   *[other] Wonders: by chance, side { $how }
}
lobby-change = Change
lobby-change-title = Change the game
lobby-voids = Take wonders away?
lobby-voids-go = Change the game all the same
lobby-voids-keep = Keep it as it is

## What the table waits for, and the start

lobby-still-open = { $open ->
    [one] One seat is open
   *[other] { $open } seats are open
}
# The sentence after it says what happens to open seats.
lobby-start-waits = Share until it is full.
lobby-start-now = { $open ->
    [one] If you start now, a bot takes the seat: { $level }.
   *[other] If you start now, bots take the seats: { $level }.
}
lobby-full = Everybody has a seat
lobby-ready = Start when you like.
lobby-guest = { $host } starts the game when everybody is here.
lobby-spectator = You are watching. The game begins when the host starts it.
lobby-start = Start the game
lobby-start-with-bots = { $open ->
    [one] Start with a bot
   *[other] Start with { $open } bots
}
lobby-working = One moment …
# After the title of the chat.
lobby-chat-stays = stays here until you start
lobby-new-lines = { $count ->
    [one] Chat, 1 new line
   *[other] Chat, { $count } new lines
}

## Inviting others

lobby-invite = { $open ->
    [0] The table is full
    [one] One seat is free
   *[other] { $open } seats are free
}
lobby-invite-note = Point a phone at the code, or send the link. No account, no app.
lobby-full-note = Others can watch. Start when you like.
lobby-share-link = Share the link
lobby-to-watch = To watch
lobby-share-text = Join my table for a game of Seven Wonders.

# The code that fills the screen
lobby-come-to = Come to { $host }’s table
lobby-point-here = Point a camera here
lobby-no-account = No account, no app.
lobby-stays-bright = The screen stays bright until you close this.

## Links

lobby-links = Links
lobby-join-link = Link to play
lobby-join-note = Anybody with this link can take an open seat.
lobby-watch-link = Link to watch
lobby-no-hands = Watchers see no hands.
lobby-late-hands = Watchers see every hand, one turn late.
lobby-late-hands-note = From that they can work out most of what is held now. So could a player who opens the link to watch.
lobby-own-link = Your own link
lobby-own-note = Opens your seat on another device. Share it with nobody.
lobby-copy = Copy
# The button as it is read out. $what: what the link is called, such as "Link to play".
lobby-copy-named = Copy: { $what }
lobby-copied = Copied
lobby-copy-failed = Copying is not allowed here. The link is selected: press Ctrl+C, or hold it to copy.
lobby-share = Share …
lobby-qr = QR code
lobby-qr-short = QR
lobby-qr-named = QR code: { $what }
lobby-qr-label = QR code of the link
lobby-qr-note = Point the camera of a phone at it.

## The rules of this table in words, in the menu

lobby-rules = This game
lobby-wonders = { $wish ->
    [random] Wonders at random
    [Day] Wonders at random, all on their Day side
    [Night] Wonders at random, all on their Night side
   *[other] Wonders at random, all on side { $wish }
}
lobby-wonders-and-sides = Wonders and sides at random
# $shown: whether points are shown during the game.
lobby-points = { $shown ->
    [yes] Points are shown during the game
   *[no] Points are counted at the end
}
lobby-seats-note = Your neighbours are the seats before and after yours; the last seat sits next to the first.
# In Architects, where each player has decks at the left and at the right.
lobby-turns-note = Turns go from seat to seat. Your left deck is your own; your right deck belongs to the seat before yours.
