# Commands that play many games: simulate, arena, evaluate, selfplay, train and puzzles. Names of bots, options, files and
# packages are the same in all languages.

## Before a bar that shows how much is done

terminal-playing = Playing
# Thinking about the moves of a recorded game.
terminal-thinking = Thinking
# Comparing the options of puzzles.
terminal-comparing = Comparing
# After Ctrl+C, which ends any command.
terminal-stopped = Stopped.

## Numbers of things, in other messages

terminal-games = { $games ->
    [one] 1 game
   *[other] { $games } games
}
terminal-players = { $players ->
    [one] 1 player
   *[other] { $players } players
}

## Headings of columns and of rows, as short as possible

terminal-column-bot = Bot
terminal-column-points = Points
terminal-column-seat = Seat
# How many seats a bot has.
terminal-column-seats = Seats
terminal-column-win-rate = Win rate
# Between these numbers the true share lies in 95 % of all cases.
terminal-column-interval = 95 %
terminal-column-mean = Mean
# The standard deviation.
terminal-column-spread = Spread
terminal-column-least = Least
terminal-column-most = Most
# An estimate of strength.
terminal-column-rating = Rating
# Which clock measured the times.
terminal-column-clock = Clock
terminal-column-lost-moves = Lost moves
# The opponent.
terminal-column-against = Against
terminal-column-boards = Boards
# The share of wins that each bot would have if all were equally strong.
terminal-column-even = Even
# The opponents' points.
terminal-column-theirs = Theirs

## Below the tables of simulate

terminal-half-wins = A team's victory counts as half a win for each partner.
# $seconds: such as "1.25". $rate: a number of games.
terminal-simulated = { terminal-games }, { terminal-players }, seed { $seed }: { $seconds } s, { $rate ->
        [one] 1 game a second
       *[other] { $rate } games a second
    }

## Below the tables of arena

terminal-arena-partners = Partners win together: a team's victory counts as a win for each of its seats.
terminal-arena-unrated = There are no ratings: they need the package openskill (pip install 'sevenwonders[bots]').
# $name: a program that plays. Moves are lost if it is late or does not answer as it should.
terminal-arena-no-faults = { $name } lost none of its { $moves } moves.
# $ways: a row of the messages below. $bot: the name of a bot. $reason: what went wrong, a sentence.
terminal-arena-faults = { $name } lost { $lost } of { $moves } moves ({ $ways }), which the bot '{ $bot }' made instead. The first time: { $reason }
# How moves were lost: a number of them in a row, such as "3 late, 1 crashed".
terminal-fault-late = { $count } late
# It answered something else than a choice.
terminal-fault-garbage = { $count } garbage
terminal-fault-crashed = { $count } crashed
# It was stopped for good.
terminal-fault-stopped = { $count } stopped
# $share: such as "25.0%". $digest: what identifies the results.
terminal-arena-played = { terminal-games } ({ $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    } from every seat), { terminal-players }, seed { $seed }; an even share is { $share }. { $seconds } s, digest { $digest }

## The page that arena writes

# $bots: a row such as "greedy × 1, random × 3".
terminal-arena-title = Arena: { $bots }
# $game: such as "7 Wonders, second edition, Leaders".
terminal-arena-game = { $variant ->
    [teams] { $game }, in teams.
    [two_player] { $game }, with the Free City.
   *[none] { $game }.
}
terminal-arena-standings = Standings
terminal-arena-intervals = Wins of a seat, with 95 % intervals by deal
terminal-arena-by-seat = Wins by seat
terminal-arena-points = Points by category
terminal-arena-scores = Scores
terminal-arena-course = Wins over the deals
# Above a command.
terminal-arena-again = The same games again
# The clock on the wall, or the time that a processor worked.
terminal-clock-wall = wall
terminal-clock-cpu = CPU
# Read out for the plots.
terminal-plot-shares = Share of games that a seat of each bot wins
terminal-plot-points = Mean points of each bot by category
terminal-plot-scores = Share of games with each score, in steps of five points
terminal-plot-course = Share of wins after each deal

## evaluate

# Learners train on one side of the boards; the other side is held out.
terminal-boards-training = training boards
terminal-boards-held-out = held-out boards
terminal-boards-all = all boards
terminal-evaluated = { $name }: { terminal-games } in each line, every deal from every seat.

## selfplay and train

# $bytes: the size of a game. $digest: what identifies the games.
terminal-selfplay = { terminal-games }, { $bytes } bytes each, in { $folder }. Digest { $digest }
# How well weights fit the games of a round. $explained: numbers from 0 to 1 in a row.
terminal-fitted = round { $round }: explains { $explained }
# $loss: a number. $agreed: the share of moves in which the weights agree with the player, such as "45%".
terminal-fitted-moves = round { $round }: loss { $loss }, agrees { $agreed }, explains { $explained }

## puzzles

terminal-column-day = Day
# Below the days of the week: all of them.
terminal-row-all = All
terminal-column-puzzles = Puzzles
terminal-column-wonders = Wonders
terminal-column-age-number = Age { ROMAN($age) }
terminal-column-hard = Hard
terminal-column-options = Options
# How much more chance to win the best option has than the second.
terminal-column-lead = Lead
terminal-column-best-move = Best move
# What is played: the game with its expansions.
terminal-column-table = Table
# The best move of a puzzle of Architects.
terminal-boxuse-take = Take a card
terminal-boxuse-keep = Keep a card
terminal-boxuse-token = Take a progress token
terminal-boxuse-stage = Build a stage
terminal-boxuse-science = Turn in symbols
terminal-boxuse-look = Look into a deck
terminal-boxuse-done = End the turn
terminal-puzzles = { $puzzles ->
    [one] 1 puzzle
   *[other] { $puzzles } puzzles
}
terminal-puzzles-found = { terminal-puzzles } in { terminal-games }
terminal-puzzles-made = { terminal-puzzles } from { terminal-games } are in { $file }.
terminal-puzzles-size = { terminal-puzzles }, { $bytes } bytes.

## A page that analyse or arena has written

terminal-report = The report is in { $file }.
