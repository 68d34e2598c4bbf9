# The puzzle of the day: the table, the answer, and the archive. A $day is such as "2 November".

daily-title = Puzzle of the day

## At the table

# $date: such as "Monday 2 November".
daily-when = { $date }, no. { $number }
daily-question = What would you do?
daily-one-answer = One answer counts.
daily-real-game = From a real game between bots.
# The same on a phone.
daily-short = Puzzle { $number }, { $day }. One answer counts.
daily-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
daily-result = Your result
daily-table = Look at the table
daily-earlier = There is no connection, so this is the puzzle of { $day }.
daily-not-kept = There is no connection, and no puzzle of the last days is kept on this device.
daily-failed = The puzzle could not be loaded
# Above cards of the hand, once there is an answer. $chance: such as "52 %".
daily-best-mark = best · { $chance }
daily-your-mark = you · { $chance }

## The answer

# The place of the answer among all options. From the eleventh on it is a number.
daily-place = { $place ->
    [1] First of { $of }
    [2] Second of { $of }
    [3] Third of { $of }
    [4] Fourth of { $of }
    [5] Fifth of { $of }
    [6] Sixth of { $of }
    [7] Seventh of { $of }
    [8] Eighth of { $of }
    [9] Ninth of { $of }
    [10] Tenth of { $of }
   *[other] Number { $place } of { $of }
}
# Options are such as "Altar" or "Stage 2 with Altar". Between stars are the words that stand out.
daily-you-chose = You chose **{ $option }**.
daily-is-best = It is the best move.
daily-wins-more = { $games ->
    [one] **{ $best }** wins one game in 100 more.
   *[other] **{ $best }** wins { $games } games in 100 more.
}
daily-as-many = **{ $best }** wins a little more often.
# Below the chance of the answer.
daily-best = best { $chance }
daily-options = All your options
# Beside that title: what the numbers are.
daily-chance = chance to win
# At the option that was chosen.
daily-you = you
# $stage: such as "Stage 2".
daily-stage-with = { $stage } with { $card }
# A button that shows the options that are left out. $least: the least chance among them.
daily-more = { $count } more, down to { $least }
daily-why = Why { $name }
daily-why-not = Why { $name } and not { $other }
daily-won-more = It leads to positions that are won more often.

## The days, below the answer

daily-calendar = The last three weeks
# What was made of the puzzle of a day.
daily-graded = { $grade ->
    [best] { $day }: best move
    [good] { $day }: good move
    [poor] { $day }: another move
    [open] { $day }: still to come
   *[none] { $day }: not played
}
daily-streak-marked = { $days ->
    [one] **{ $days }** day in a row
   *[other] **{ $days }** days in a row
}
daily-start-streak = Start a streak
# The longest row of days.
daily-longest = longest { $days }
daily-played = played { $count }
# $place: such as "Third of 12".
daily-yesterday-was = Yesterday: { $place }.
daily-archive = Archive
# A link to the puzzle of that day.
daily-yesterday = Yesterday

## A text to share

daily-share = Share
daily-shared = The text is copied.
daily-not-shared = This browser does not allow copying. Select the text and copy it.
daily-play-on = Play on
daily-share-title = Seven Wonders puzzle { $number }
# The place among all options, and the chance to win of the answer and of the best option.
daily-share-result = { ORDINAL($place) ->
    [one] { $place }st of { $of }, { $mine }/{ $best } %
    [two] { $place }nd of { $of }, { $mine }/{ $best } %
    [few] { $place }rd of { $of }, { $mine }/{ $best } %
   *[other] { $place }th of { $of }, { $mine }/{ $best } %
}
# A row of squares, the more of them full the better.
daily-squares = { $full } of { $all } squares

## The archive

daily-archive-title = Puzzle of the day: archive
daily-best-count = best move { $count }
daily-longest-days = { $days ->
    [one] longest { $days } day
   *[other] longest { $days } days
}
daily-yesterdays = Yesterday’s results
daily-rules = Puzzles about the rules
daily-rules-text = Which of these cards can you build? Positions of this kind stand next to the rules that they are about.
daily-rules-link = To the rules
daily-earlier-puzzles = Earlier puzzles
daily-filter = Which puzzles
daily-filter-all = All
daily-filter-open = Not played
daily-filter-hard = Hard
# In a line of the list.
daily-hard = hard
daily-not-played = not played
# Buttons of a line, and what they are for.
daily-try = Try
daily-look = Look
daily-try-day = Try the puzzle of { $day }
daily-look-day = Look at the puzzle of { $day }
daily-more-days = Earlier ones
daily-none-left = There is none among these days.
