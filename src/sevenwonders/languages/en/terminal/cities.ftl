# Cities in a terminal.

# Before how many diplomacy tokens each city has: "you 1, Giza 2".
terminal-cities-diplomacy = diplomacy
# Why the person and a neighbour do not fight, behind a picture of a shield.
terminal-cities-peace = { $whose ->
    [both] peace by diplomacy on both sides
    [your] peace by your diplomacy
   *[their] peace by their diplomacy
}

## When cards are looked up

terminal-colour-black = black
# Below a list of black cards.
terminal-drawn-cities = { $count ->
    [one] 1 black card. In each Age one of its black cards is drawn for every player.
   *[other] { $count } black cards. In each Age one of its black cards is drawn for every player.
}
# How many there are of one black card. $count: all black cards of its Age.
terminal-drawn-one-cities = one; of the Age's { $count } black cards, one is drawn for each player
