# Hints, and a hand that is only looked at.

hint-title = Tipp
hint-percent = { $share } %
# Beside the title of a hint: the numbers behind the options are chances to win.
hint-chance = Gewinnchance
# In its place, if the best two options are worth the same.
hint-even = Beides ist gut.
hint-thinking = Ein Bot probiert deine Möglichkeiten …
# $name: an option, such as "Altar" or "Stufe 2". $chance: such as "52 %".
hint-says = Ein Bot würde das wählen: { $name }. Gewinnchance { $chance }.
# Behind the name of a card: it would be built.
hint-build = bauen
hint-to-win = Gewinnchance { $chance }
hint-take = Übernehmen: { $name }
hint-close = Tipp schließen
hint-close-short = Schließen
hint-again = Noch mal fragen
# On a ribbon above the card that a bot would choose, and on a phone.
hint-suggested = empfohlen
hint-best = beste

## The hand of another player, which a watcher of a game that is over sees

watchedhand-of = Die Hand von { $name }
# Behind it: the neighbour who gets the hand next.
watchedhand-goes-to = geht an { $name }
