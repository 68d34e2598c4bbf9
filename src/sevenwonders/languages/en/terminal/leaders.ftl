# Leaders in a terminal.

## Leaders on the screen: labels in lower case, and what stands behind them

# Before a list of what makes leaders cheaper, with semicolons between them.
terminal-leaders-cheaper = cheaper
# One of this list. With $mine = yes the neighbour is the person.
terminal-leaders-next-to = { $mine ->
    [yes] leaders cost { $coins } less next to you
   *[no] leaders cost { $coins } less next to { $name }
}
# Before how many leaders each city has in hand: "you 3, Giza 2".
terminal-leaders-hands = leaders in hand
# Before the leaders in hand of one city.
terminal-leaders-hand = in hand
# Before leaders that were turned face down for points.
terminal-leaders-buried = buried
# Before the leaders that were kept in the draft.
terminal-leaders-kept = kept so far
terminal-leaders-price-note = 1, 2 or 3 coins, the number of the Age in which a leader is recruited
# In a narrow column, in place of a price.
terminal-leaders-by-age = by Age

## Headings of columns, as short as possible

terminal-leaders-points = Points
# The effect of a leader that is buried.
terminal-leaders-lost-effect = Effect that ends
# A victory token, next to how many of them the person has.
terminal-leaders-token = Token
terminal-leaders-held = You have

## The beginning of the game, and moments that are no turns, inside a sentence

terminal-leaders-cost-age = Leaders cost 1, 2 and 3 coins in Ages I, II and III.
terminal-leaders-cost-printed = Leaders cost what is printed on them.
terminal-leaders-moment-draft = the draft of the leaders
terminal-leaders-moment-recruitment = the recruitment of Age { ROMAN($age) }

## What is asked

# $name: the city that gets the other leaders.
terminal-leaders-draft = Keep one of these leaders; the others go on to { $name }.
terminal-leaders-bury = You may bury one of your leaders: its effect ends, and its price counts twice as points.
terminal-leaders-must-choose = You cannot pass here: recruit a leader, use one for a stage, or sell one.
terminal-leaders-not-built = Leaders are not built but recruited: type the number alone.
terminal-leaders-only-recruit = This leader can only be recruited: type the number alone, or p to pass.
terminal-leaders-no-leader = Leaders are recruited before an Age begins, and no card of the hand is one.

## Hints below a question: what to type, and what it does. Letters and numbers stay

terminal-leaders-hint-recruit = { $number } recruit leader { $number }
terminal-leaders-hint-stage = s{ $number } stage with it
terminal-leaders-hint-sell = x{ $number } sell it for 3 coins

## Rows of the help: what is typed, and what it does

terminal-typed-leaders-recruit = r3 or 3
terminal-does-leaders-recruit = recruit leader 3; s3 and x3 use a leader for the stage or sell it
# A choice in words that the person may type; the words are those below.
terminal-typed-leaders-words = keep Plato
terminal-does-leaders-words = answers to questions about leaders in words: keep, recruit, bury or drop

## Words for choices, in lists with commas between them. Case and accents do not matter

terminal-verb-recruit = recruit
# Keeps a leader in the draft.
terminal-verb-keep = keep
# Turns a leader face down for points.
terminal-verb-bury = bury

## When cards are looked up

terminal-colour-white = white
# In place of the Age of a card.
terminal-thing-leader = leader
# How many there are of one leader. $count: all leaders; $dealt: those of one player.
terminal-leaders-copies = one; of all { $count } leaders, { $dealt } are dealt to each player
# $option: an option of the command, which stays as it is.
terminal-leaders-caption = { $count ->
    [one] 1 leader. Usually each costs 1, 2 or 3 coins by the Age; these are the prices of { $option }.
   *[other] { $count } leaders. Usually each costs 1, 2 or 3 coins by the Age; these are the prices of { $option }.
}
