# Hints, and a hand that is only looked at.

hint-title = Hint
# A share in whole per cent, such as a chance to win.
hint-percent = { $share } %
# Beside the title of a hint: the numbers behind the options are chances to win.
hint-chance = chance to win
# In its place, if the best two options are worth the same.
hint-even = Either is fine.
hint-thinking = A bot tries your choices …
# $name: an option, such as "Altar" or "Stage 2". $chance: such as "52 %".
hint-says = A bot would choose { $name }: { $chance } to win.
# Behind the name of a card: it would be built.
hint-build = build
# Behind the bar of an option, for those who hear it.
hint-to-win = { $chance } to win
hint-take = Take { $name }
hint-close = Close the hint
hint-close-short = Close
hint-again = Ask again
# On a ribbon above the card that a bot would choose, and on a phone.
hint-suggested = suggested
hint-best = best

## The hand of another player, which a watcher of a game that is over sees

watchedhand-of = The hand of { $name }
# Behind it: the neighbour who gets the hand next.
watchedhand-goes-to = goes to { $name }
