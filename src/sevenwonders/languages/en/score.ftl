# Score sheets for tables with the real box.

## All sheets

score-title = Score a real table
score-lead = You have the box on the table. Enter what is in front of everybody, and the page counts, breaks ties and remembers. It works offline, and everything stays on this device.
score-begin = New score sheet
score-evenings = Earlier evenings
score-no-evenings = No sheet yet. The first one appears here as soon as you begin it.
# $names: who has won, $winners of them.
score-won = { $winners ->
    [one] { $names } won with { POINTS($points) }
   *[other] { $names } won with { POINTS($points) }
}
# A sheet on which something is still missing.
score-unfinished = not finished
score-go-on = Go on
score-look = Look
score-remove = Delete
score-remove-named = Delete the sheet of { $names }
score-removed = The sheet is deleted.
score-undo = Undo
score-import-file = Read a file
score-export-all = Save all as a file
score-file-note = Files are plain text. The command “sevenwonders score” reads them too.
score-imported = { $count ->
    [0] All of these sheets are here already.
    [one] One sheet was added.
   *[other] { $count } sheets were added.
}
score-damaged = This file cannot be read, and nothing was changed. { $reason }
score-no-sheets = There is no score sheet in it.
score-too-large = It is too large for a score sheet.
score-gone = This sheet is not on this device
score-gone-text = It may have been deleted, or it was written in another browser.
score-bad-link = This link is damaged. Ask for it again, and copy all of it.

## What all sheets add up to

score-statistics = Statistics
score-no-statistics = Statistics appear after the first finished sheet.
score-by-player = By player
score-by-wonder = By wonder
# The columns of a table: games played, games won, points on average, most points.
score-played = Games
score-victories-of = Wins
score-average = Average
score-best = Best
score-average-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
score-records = Records
score-highest = Highest total: { POINTS($points) }, by { $name }
score-closest = { $lead ->
    [0] Closest win: on the tiebreak, { $names }
   *[other] Closest win: by { $lead }, { $names }
}
# $line: a line of the score sheet, such as "Military".
score-best-line = { $line }: { POINTS($points) }, by { $name }

## Setting up a sheet

score-set-up = The table
score-game = Game
score-classic-game = 7 Wonders
score-edition = Edition
score-edition-name = { $edition ->
    [1] First edition
    [2] Second edition
   *[other] Edition { $edition }
}
score-expansions = Expansions
score-how = How do you want to fill it in?
scoreway-cards = Cards: the page counts
scoreway-points = Points by line
scorewaynote-cards = Tap the cards in front of each player. Guilds, science and copies are counted for you.
scorewaynote-points = Type the points of each line, as on the paper sheet.
score-players = Players
score-seats = Who sits where, clockwise
score-name = Name of player { $seat }
score-player = Player { $seat }
# The third city of a game for two.
score-nobody = No player
score-wonder = Wonder of player { $seat }
score-no-wonder = No wonder
# The side of the wonder's board.
score-side = Side of player { $seat }
score-need-wonders = Give everybody a wonder, so that the page can count.
score-same-wonder = Each wonder exists once, but { $name } is there twice.
score-to-enter = Begin to count

## Filling in a sheet, one player at a time

score-choose-seat = Players
score-seat = { $points ->
    [one] { $name }, { POINTS($points) } point
   *[other] { $name }, { POINTS($points) } points
}
# $what: the next line of the sheet, or the next player.
score-next = Next: { $what }
score-to-result = Who won?
score-to-set-up = Change the table
# Points that were typed, not counted.
score-typed = typed
score-type-points = Type the points instead
score-count-points = Count from the cards
score-count-symbols = Count the symbols
# $line: a line of the score sheet, such as "Military".
score-points = Points for { $line }
score-digits = Digits
score-sign = Change the sign
score-erase = Delete the last digit
score-wrong = This cannot be counted yet. { $reason }
# Where points come from: "Altar: 3".
score-source = { $what }: { POINTS($points) }
# Two facts next to each other, such as a card and its Age, or a place and why it is no worse.
score-beside = { $first } · { $second }
# Cards of a colour: "Blue: 4".
score-cards-of = { $colour }: { $count }
score-times = ×{ $count }
score-worthless = These cards have no points of their own, but guilds and leaders may count them.
score-coins = Coins
score-coins-note = They also break ties.
score-stages-built = Stages built
score-stage-number = Stage { $number }
# $text: what the stage gives, as a sentence.
score-stage = Stage { $number }: { $text }
score-tokens = Military tokens
# The square that a ship has reached.
score-square = { $number ->
    [0] Start
   *[other] { $number }
}
score-victories = Victory tokens
score-cat = Has the cat
# The keys next to a number. $thing is what is counted: "Coins", "Wild".
score-one-less = One less: { $thing }
score-one-more = One more: { $thing }

## Filling in a sheet with a keyboard

score-grid = Points by line and player
score-table = { $players ->
    [one] { $date } · { $game } · 1 player
   *[other] { $date } · { $game } · { $players } players
}
# $game in the line above.
score-box = { $edition ->
    [1] 7 Wonders, first edition
    [2] 7 Wonders, second edition
   *[other] 7 Wonders, edition { $edition }
}
score-kept = kept on this device, works offline
score-new-sheet = New sheet
# How many numbers are there already.
score-progress = { $all ->
    [one] { $filled } of 1 number
   *[other] { $filled } of { $all } numbers
}
score-wonder-side = { $side ->
    [Day] { $wonder } · Day
    [Night] { $wonder } · Night
   *[other] { $wonder } · { $side }
}
# A cell of the table: its line and player, and whether its points were counted and not typed.
score-cell = { $counted ->
    [yes] { $line }, { $name }, counted
   *[no] { $line }, { $name }
}
score-whole = Type a whole number between { POINTS($least) } and { $most }.
score-doubt = { $line } are between { POINTS($least) } and { $most } without expansions. Is this number right?
score-coins-of = Coins of { $name }
score-level-coins = Coins, for the tie
# What keys do; the keys stand before these words.
score-key-tab = next player
score-key-enter = next line
score-key-helper = helper
score-key-escape = undo the cell

## The helper, which counts one cell of the table

score-helper = Helper
score-helper-note = Counts this cell from cards, coins, tokens or symbols. The key = opens it too.
score-helper-of = { $name }: { $line }
score-close-helper = Close the helper
score-take = Take { POINTS($points) }
# Type the number in place of counting it.
score-type-it = Type it
score-no-pieces = There is nothing to count here without a wonder. Type the points, or choose the wonders of this table.
score-from-cards = Count the cards
score-partly = Cards count as far as everything that they depend on is entered here.
score-symbols-note = Count the symbols on cards and wonder; their points are worked out here.
scoresymbol-compass = Compasses
scoresymbol-gear = Gears
scoresymbol-tablet = Tablets
# Symbols that count as one of the others, as the player likes.
scoresymbol-wild = Of your choice
# The same inside a sentence.
spokensymbol-compass = compasses
spokensymbol-gear = gears
spokensymbol-tablet = tablets
# $kinds: a list of these.
score-wild-as = Of your choice: used for { $kinds }

## Below the table of points: what is missing, and who is ahead

score-begun = Type the first number
score-begun-text = Line by line: every player calls out one number. Totals and places follow as you type.
score-to-go = { $left ->
    [one] One number to go
   *[other] { $left } numbers to go
}
score-last-wins = One number to go: { $name } would win by { $lead }
score-running = Totals so far
# One of a row: "Ada 31, Ben 28".
score-standing = { $name } { POINTS($points) }

## Who won

score-total = Total
score-wins = { $name } wins by { $lead }
score-wins-tie = { $tiebreak ->
    [coins] { $name } wins: level on points, but more coins
   *[stages] { $name } wins: level on points, but more stages
}
score-shared = { $names } share the victory
score-shared-why = { $tiebreak ->
    [coins] Level on points and on coins: the rules do not break this tie.
   *[stages] Level on points and on stages: the rules do not break this tie.
}
score-team-wins = { $names } win together
score-team = Team { $letter }
# $parts: a list such as "18 for Science, 12 for Military and 9 for Wonder".
score-most-from = { $points ->
    [one] { POINTS($points) } point: { $parts }.
   *[other] { POINTS($points) } points: { $parts }.
}
score-most-from-wonder = { $points ->
    [one] { POINTS($points) } point with { $wonder }: { $parts }.
   *[other] { POINTS($points) } points with { $wonder }: { $parts }.
}
score-part = { POINTS($points) } for { $line }
score-ahead = { $tiebreak ->
    [coins] { $first } comes before { $second }: both have { POINTS($total) }, but { $first } has more coins.
   *[stages] { $first } comes before { $second }: both have { POINTS($total) }, but { $first } has more stages.
}
# Why a place is better than that of somebody with equal points.
score-more = { $tiebreak ->
    [coins] more coins
   *[stages] more stages
}
# A line of the sheet: what counts if points are equal.
score-for-ties = { $tiebreak ->
    [coins] For ties: coins
   *[stages] For ties: stages
}
score-edit = Change something
score-again = Same people, new sheet
score-done = All sheets
score-share-link = Share the link
score-copy-link = Copy the link
score-copied = The link is copied.
score-not-copied = The link could not be copied. It is in the address bar of this page.
score-picture = Picture
score-picture-failed = Your browser could not draw the picture.
score-file = Save as a file
score-shown-from = Somebody sent you this sheet.
score-keep-it = Keep it on this device
# The title of a link that is shared.
score-sheet-of = Score sheet of { $date }

## What is wrong with a file. $place says where, $key names a word of the file that stays as it is

sheetfile-sheet = the sheet
sheetfile-seat = seat { $seat }
# A place inside another: "seat 2, coins".
sheetfile-inside = { $place }, { $key }
sheetfile-missing = { $place } is missing.
sheetfile-no-list = { $place } should be a list.
sheetfile-no-number = { $place }: '{ $value }' should be a whole number.
sheetfile-no-date = The date '{ $text }' should look like 2026-11-17.
sheetfile-unknown-key = { $place }: unknown key '{ $key }'.
sheetfile-unclear = { $place } cannot be understood.
sheetfile-at = { $place }: { $reason }
sheetfile-no-game = There is no game '{ $game }'.
sheetfile-no-edition = There is no edition { $edition }.
sheetfile-no-expansion = There is no expansion '{ $expansion }'.
sheetfile-no-variant = The variant '{ $variant }' does not fit this table.
sheetfile-cities = A table with { $players } players does not have { $cities } cities.
sheetfile-wonder-twice = Each wonder exists once, but { $wonder } is named twice.
sheetfile-no-token = { $place }: no military token is worth { $worth }.
