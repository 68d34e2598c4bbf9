# The start page, and what surrounds a table.

## The start page

home-lead = Draft cards, raise a wonder, keep an eye on your neighbours.
home-glance = Two to seven players, friends or bots.
home-now = Play now
home-starting = Dealing …
home-teach = Teach me
home-teach-note = Win a first game in ten minutes, with a coach who points at what matters
home-start-note = { $bots ->
    [1] You against one bot.
    [2] You against two bots.
    [3] You against three bots.
    [4] You against four bots.
    [5] You against five bots.
    [6] You against six bots.
   *[other] You against { $bots } bots.
}
# Before the field with the player's name.
home-as = as
home-name = Your name
home-rename = Change your name

## Your games

home-games = Your games
# $names: a row of names such as "Ada, Ben".
home-game-with = With { $names }
home-game-alone = Nobody else yet
# How far a game is, unless it is known by its Age or turn.
gamestate-lobby = Not started
gamestate-finished = Finished
gamestate-abandoned = Closed
home-turn = Turn { $turn }
# $since: a span of time such as "5 minutes".
home-your-turn = Your turn · { $since } so far
home-waits-for = Waiting for { $names } · { $since } so far
# Follows one of the two before it. $time: such as "2 d 5 h" or "4:05".
home-time-left = { $time } left
home-resume = Go on
home-look = Score
home-replay = Replay
home-forget = Take off this list
home-forget-named = Take the game with { $names } off this list
home-all-games = { $count ->
    [one] 1 older game
   *[other] { $count } older games
}

## Ways to go, as tiles

home-create = Play with friends
home-create-note = One link for everybody. Bots take the seats that stay empty.
home-score = Score a real table
home-score-note = You have the box on the table: your phone counts, even offline.
home-learn-rules = Learn the rules
home-learn-rules-note = Ten minutes are enough. At the table every card says why it can or cannot be built.
home-learn-cards = See every card
home-learn-cards-note = All cards, wonders and chains, with words and pictures.

## More ways to play, folded up

home-more = More ways to play
home-more-note = editions, expansions, number of players, teams, Architects, bots, time
home-game = Game
home-players = Players
home-wonders = Wonders
# $gentle: the first of the two sides.
home-wonders-note = { $gentle ->
    [Day] The Day side is gentler, the Night side asks for more planning.
   *[A] Side A is gentler, side B asks for more planning.
}
# Follows the sentence before it.
home-wonders-new = Your first three games begin with it.
home-wonders-random = Any side
home-level = Bots
home-timer = Time for a choice
home-timer-none = No limit
home-timer-slow = Slow: play when you have time
home-timer-note = When it runs out, a bot chooses for that turn.
home-friends = Seats open for friends
home-friends-note = The other seats get bots at once.
home-points = Show everybody's points during the game
home-points-note = Good for learning. Off, points are counted at the end, as at a real table.
home-start-this = Play this against bots
home-create-this = Open a table for friends
home-join-title = You have a link?
home-join-label = Link to a table
home-join-go = Go to the table
home-join-wrong = This is no link to a table here. Copy the whole link, also what comes after #.

## Open tables

home-open-tables = Open tables
home-open-seats = { $count ->
    [one] 1 open seat
   *[other] { $count } open seats
}
home-join-table = Join
home-join-named = Join { $host }’s table
home-more-tables = Show more tables

## Games

games-classic = Classic, first edition
games-classic-text = Three Ages of drafting: everybody picks a card at once, builds, and passes the hand on.
games-second = Classic, second edition
# $expansions: the names of all expansions.
games-second-text = Clearer cards and boards with a Day and a Night side. { $expansions } can be added.
games-architects = Architects
games-architects-text = Quick and light: take one card per turn from three decks and raise your wonder stage by stage.
games-add-title = Add to the game
# $expansions: names such as "Leaders and Cities".
games-with-sets = With { $expansions }
games-added = { $game } with { $expansions }
# $time: such as "30 seconds".
games-time-per-turn = { $time } for a choice
games-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
# Rules of a table that are not the usual ones.
games-with-rule = With the rule: { $title }
games-without = Without the rule: { $title }

# What bots are called, from the weakest to the strongest.
level-random = Wanderer
level-easy = Easy
level-greedy = Builder
level-strong = Strong
level-search = Search
level-expert = Expert
# What each of them is like.
leveltext-random = Plays anything that is allowed. Good for a first look at the game.
leveltext-easy = Knows the cards, but is easily distracted.
leveltext-greedy = Takes what is worth most at once, without looking ahead. A fair opponent for beginners.
leveltext-strong = Looks at where each move leads.
leveltext-search = Plays the next turns in its head before it moves.
leveltext-expert = Thinks longest and forgives nothing.

## In the place of a table

game-refused = The table is closed to you
game-removed = You were removed from the table
game-no-catalogue = The cards could not be loaded
game-forget = Forget this game
game-abandoned = This game was closed
game-abandoned-text = Nothing happened in it for too long, and it cannot go on. Start a new one on the start page.
# In the title of the browser's tab.
game-your-choice = Your choice

## Settings

settings-title = Settings
settings-look = Look
settings-theme = Appearance
theme-auto = As the system
theme-light = Light
theme-dark = Dark
settings-pictures = Pictures on cards
settings-pictures-note = Off, cards are plain: name, cost and effect.
settings-moving = Movement and sound
settings-motion = Movement
motion-auto = As the system
motion-normal = Normal
motion-fast = Fast
motion-off = Off
settings-motion-note = Cards turning over, coins and hands moving. A press skips it.
settings-sound = Sound
settings-sound-is-on = Sound is on
settings-sound-is-off = Sound is off
settings-sound-note = Your turn, coins, stages, the horn before a war. Everything you hear can be seen as well.
settings-volume = Volume
settings-live-log = Show what happens as sentences at the table
settings-live-log-note = Screen readers hear them in any case.
settings-moments = Show the moments that decided a game
settings-moments-note = Looked for once the score sheet is in view.
settings-you = You
settings-name = Your name at new tables
