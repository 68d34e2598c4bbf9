# The story of an Age and of a game: banners, war, the count and the score sheet.

## Between turns

story-stage = What happens now
story-next = Go on
# Whole sentences from a title and what follows it, for screen readers. In the last one $text ends with a full stop.
story-sentence = { $text }.
story-two-sentences = { $title }. { $text }.
story-banner = { $title }. { $text }

## The beginning of a game and of an Age

story-your-wonder = Your wonder: { $name }
story-side = Side { $side ->
    [Day] Day
    [Night] Night
   *[other] { $side }
}, { $stages ->
    [one] 1 stage
   *[other] { $stages } stages
}
story-guilds = Guilds come into play.
# $victory: points of a victory in this Age.
story-victory = { $age ->
    [1] A victory is worth { $victory } at its end.
   *[other] Victories are worth { $victory } now.
}
story-hand-goes = { $side ->
    [left] Your hand goes left, to { $name }.
   *[right] Your hand goes right, to { $name }.
}
story-hands-go = { $side ->
    [left] Hands go to the left.
   *[right] Hands go to the right.
}

## The end of an Age

# $coming: what happens then, such as "naval conflict and war".
story-ends = Age { ROMAN($age) } ends: { $coming }
story-war = war
story-calm = Age { ROMAN($age) } ends in peace
# Points of a victory and of a defeat, which is below zero.
story-stakes = { $defeat ->
    [0] Winners take { SIGNED($victory) } this Age, losers nothing.
   *[other] Winners take { SIGNED($victory) } this Age, losers { SIGNED($defeat) }.
}
story-nobody-fights = Nobody fights.

## War

# Between the shields of two cities.
story-against = against
# Shields of both, and the tokens that the first takes: "3 against 1: +5".
story-outcome = { $own } against { $theirs }: { $tokens ->
    [none] nothing
   *[some] { $tokens }
}
story-peace = Peace
story-no-fight = You and { $name } do not fight
# The name of the viewer.
story-you = { $name }, you
story-other-borders = The other borders
story-all-borders = All borders
# $cities: a row of the message below.
story-standing = { $age ->
    [1] Standing after one war: { $cities }
    [2] Standing after two wars: { $cities }
    [3] Standing after three wars: { $cities }
   *[other] Standing after { $age } wars: { $cities }
}
story-standing-of = { $points ->
    [0] { $name } 0
   *[other] { $name } { SIGNED($points) }
}

## The count at the end of a game

sheet-counting = The count
sheet-place = { ORDINAL($place) ->
    [one] { $place }st
    [two] { $place }nd
    [few] { $place }rd
   *[other] { $place }th
}
# $column: one of the messages below.
sheet-gain = { SIGNED($points) } { $column }
sheet-to-sheet = Go to the score sheet

# Columns of the score sheet behind a number of points, and in labels such as "Ada, conflicts: 3".
column-military = conflicts
column-treasury = coins
column-wonder = wonder
column-civilian = civilian
column-science = science
column-commerce = commerce
column-guilds = guilds
column-cat = cat
column-progress = progress
column-total = total

## Who has won, and why

sheet-over = The game is over
# Several players who win together win as one.
sheet-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
# $lead: points that the second has less.
sheet-wins-by = { $lead ->
    [0] { $name } wins, level on points
   *[other] { $name } wins by { $lead }
}
sheet-shared = { $names } share the victory
sheet-you-win = You win!
sheet-you-win-by = { $lead ->
    [0] You win, level on points!
   *[other] You win by { $lead }!
}
# $names: the others who share it.
sheet-you-share = You share the victory with { $names }
# $behind: points that the winner has more.
sheet-behind = You are { ORDINAL($place) ->
    [one] { $place }st
    [two] { $place }nd
    [few] { $place }rd
   *[other] { $place }th
}, { $behind ->
    [0] level on points
   *[other] { $behind } behind
}
sheet-by-tiebreak = It was as close as can be: the same points, and the tiebreak decided.
# "Science decided it: yours 26, Ben’s 10." $column has a capital letter; $one and $two are the next message.
sheet-decided = { $column } decided it: { $one }, { $two }.
sheet-decided-part = { $mine ->
    [yes] yours { POINTS($points) }
   *[no] { $name }’s { POINTS($points) }
}
# Names of columns: "science and guilds".
sheet-led = You led in { $alone }.
sheet-led-shared = You shared the lead in { $shared }.
sheet-led-both = You led in { $alone }, and shared the lead in { $shared }.

## The score sheet

# On a ribbon before the winner's wonder.
sheet-ribbon = { $name } { $total }
# A player, or "Ada, you".
sheet-seat = { $place }. { $name }
# A cell of the table for screen readers. $column: such as "conflicts".
sheet-cell = { $name }, { $column }: { POINTS($points) }
# Above the parts of a sum.
sheet-sum-title = { $mine ->
    [yes] Your { $column }: { POINTS($points) }
   *[no] { $name }’s { $column }: { POINTS($points) }
}
sheet-total-text = All columns together.
# Equal parts of a sum.
sheet-times = { $count } × { $name }
sheet-none = Nothing counted here.
sheet-again = Show the count again
sheet-look = Look at the cities
# The same two where there is little room.
sheet-count = Count
sheet-cities = Cities
sheet-share = Share
sheet-copied = The link to the replay is copied.
