# The game in a terminal: what is said around every game, and at its prompt.

## The beginning and the end

# $own: the person's board, such as "Giza A". $others: those of the others. $bot: the name of a kind of bot.
terminal-welcome = You are { $own }. The { $bot } bot plays { $others }.
# $seed: a number that repeats the deal. "?" is what to type.
terminal-seed = Seed { $seed }. Type ? for help at any time.
# $moment: such as "Age I, turn 1".
terminal-left = You leave the game in { $moment }.
# $command: what to type for a game with the same cards.
terminal-again = The same deal again: { $command }
terminal-record = The record is in { $file }. Look at it again: { $command }
terminal-record-failed = The record could not be written: { $reason }
terminal-no-folder = The record cannot be written to { $file }: name a file in a folder that exists.

## The score sheet and the result

terminal-final = Final score
terminal-team-total = Team
# A line of the sheet: what counts if points are equal.
terminal-ties = { $tiebreak ->
    [coins] Coins left
   *[stages] Stages
}
# The same for both partners of a team together.
terminal-team-ties = { $tiebreak ->
    [coins] Team's coins
   *[stages] Team's stages
}
terminal-places = Place
# The person, in a row of cities and as a heading; it gets a capital letter there.
terminal-you = you
# A place in the ranking, 1 to 7.
terminal-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
terminal-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
# Inside the next message. $more: what broke a tie.
terminal-won-by = { $more ->
    [coins] { terminal-points } and more coins
    [stages] { terminal-points } and more stages
   *[none] { terminal-points }
}
# $names: the winners, without the person.
terminal-won = { $who ->
    [your_city] You win with { terminal-won-by }.
    [your_team] You and { $names } win together with { terminal-won-by }.
    [their_team] { $names } win together with { terminal-won-by }.
   *[their_city] { $names } wins with { terminal-won-by }.
}
# $names: a list, which may have "you" in it.
terminal-won-shared = { $names } share the victory with { terminal-points }.
# $partner: the partner in a team.
terminal-lost = { $partner ->
    [none] You come { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } with { $points }.
   *[some] You and { $partner } come { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } with { $points }.
}
# Before a board, a stage or another thing: "You: Giza A".
terminal-labelled = { $name }: { $words }

## At the prompt

# $moment: such as "Age I, turn 1".
terminal-chapter = { $moment }: what happened
# $names: names of cards in a row.
terminal-which = Which one: { $names }?
# $words: what was typed. "d" and the others are typed as they are; words besides "d" have translations below.
terminal-no-city = No city here is called '{ $words }'. Type d left, d right, or d and a name.
# $typed: a letter and a number, or a number alone. $count: how many numbers there are.
terminal-no-number = { $count ->
    [one] There is no { $typed }: the only number is 1.
   *[other] There is no { $typed }: the numbers go from 1 to { $count }.
}
terminal-unread = '{ $words }' is not a choice here.
terminal-not-now = That is not possible now.
terminal-type-help = Type ? for help.
terminal-ways-to-pay = There are { $count } ways to pay. Type a number, Enter for 1, 0 to go back.
terminal-ways = There are { $count } ways. Type a number, Enter for 1, 0 to go back.
# A key.
terminal-enter = Enter
terminal-type-way = Type a number from 1 to { $count }, Enter for 1, or 0 to go back.
terminal-nothing-chosen = Nothing is chosen yet.

## What can be typed, in a list of words with commas between them. English words and letters always work as well

terminal-word-help = help
terminal-word-log = log
terminal-word-score = score
terminal-word-table = table
terminal-word-card = card
terminal-word-city = city
# Takes back an answer.
terminal-word-undo = undo
terminal-word-pass = pass
terminal-word-quit = quit, exit
# The person's own city, and its neighbours.
terminal-word-me = me, you
terminal-word-left = left
terminal-word-right = right
# Goes back to the question before.
terminal-word-back = back, no

## Rows of the help: what is typed, and what it does

terminal-typed-pass = p
terminal-does-pass = pass, if you need not take what is offered
terminal-typed-card = c NAME or c 3
terminal-does-card = show a card
terminal-typed-city = d NAME
terminal-does-city = show a city in full; without a name your own, also d left and d right
terminal-typed-table = t
terminal-does-table = show the table again
terminal-typed-log = l
terminal-does-log = what happened so far
terminal-typed-score = score
terminal-does-score = the points of all cities as if the game ended now
terminal-typed-quit = q
terminal-does-quit = leave the game
terminal-hint-help = ? help

## A recorded game

# $game: such as "7 Wonders, first edition".
terminal-replay-title = { $players ->
    [one] { $game }, 1 player, seed { $seed }
   *[other] { $game }, { $players } players, seed { $seed }
}
# $moment: such as "Age I, turn 1".
terminal-replay-heading = { $moment } ({ $number } of { $count })
terminal-replay-cut = The record ends before the game does. If it ended here:
terminal-replay-keys = Enter next turn · b back · NUMBER go to turn · s SEAT see what that seat sees · s see all · q quit
terminal-replay-seat = Type s and the number of a seat, or -1 for a spectator. For example: s 2
terminal-seat = Seat { $seat }
