# The variant for two players: a third city without an owner.

## The seat of the third city: its name, and who plays it

# The seat of the third city: its name, and who plays it.
seatkind-free_city = Freie Stadt
seatstate-free_city = Beide Spieler lenken sie abwechselnd
# Where the host chooses two players.
playernote-classic_2 = Zwischen euch liegt eine dritte Stadt, die niemandem gehört.

## What a player is asked: a title, and a sentence that says more

question-free_city = Eine Karte für die Freie Stadt
prompt-free_city = Wähle jetzt eine Karte für die Freie Stadt. Sie muss bauen, wenn sie kann.
# Why a card cannot be used in another way, where a rule has taken it out of the menu.
limit-free_city = Die Freie Stadt muss bauen, wenn sie kann, und eine Kette nutzen. Sie verkauft nur, wenn sie nichts bauen kann.

## Next to the name of the city

# Next to the name of the city.
freecity-controls = { $name } lenkt
freecity-you-control = du lenkst
freecity-draw-pile = { $count ->
    [one] 1 Karte im Nachziehstapel
   *[other] { $count } Karten im Nachziehstapel
}

## When somebody asks

freecityexplain-title = Freie Stadt
freecityexplain-city = Eine Stadt, die niemandem gehört: Beide Spieler lenken sie abwechselnd.
freecityexplain-pile = Wer in dieser Runde die Freie Stadt lenkt, zieht eine Karte von hier.

## The coach, when this variant is played for the first time

freecitycoach-between-title = Die Freie Stadt
freecitycoach-between = Diese Stadt gehört niemandem und liegt zwischen euch beiden. Du handelst mit ihr und kämpfst gegen sie.
freecitycoach-pile-title = Ihre Karten
freecitycoach-pile = Wer die Freie Stadt lenkt, zieht zuerst eine dieser Karten.
freecitycoach-run-title = In dieser Runde lenkst du sie
freecitycoach-run = Wähle zuerst eine Karte für deine eigene Stadt, dann eine für die Freie Stadt. Sie baut, wann immer sie kann.
freecitycoach-choose-title = Jetzt für die Freie Stadt
freecitycoach-choose = Gib ihr, was dir am wenigsten wehtut. Es geht abwechselnd: Nächstes Mal wählt die andere Person für sie.
freecitycoach-swap-title = Ihr tauscht die Hände
freecitycoach-swap = Was du übrig lässt, geht an die einzige andere Person und kommt zwei Runden später zurück.

## The rules

freecityrules-title = Zu zweit mit der Freien Stadt
freecityrules-between = Zwischen den beiden Spielern liegt eine dritte Stadt, die niemandem gehört, die Freie Stadt: Auf einer Seite habt ihr sie, auf der anderen einander. Die Karten sind die für drei Spieler.
freecityrules-hands = In jedem Zeitalter bekommen beide Spieler 7 Karten, und 7 weitere bilden einen verdeckten Stapel.
freecityrules-turns = Ihr lenkt die Freie Stadt abwechselnd, nach jeder Runde wechselt es. Wer sie lenkt, zieht zuerst eine Karte vom Stapel, wählt eine Karte für die eigene Stadt und dann eine der übrigen für die Freie Stadt.
freecityrules-builds = Die Freie Stadt baut, wann immer sie kann, eine Karte oder eine Stufe. Sie verkauft nur, wenn sie nichts bauen kann. Macht eine Kette ihre Karte kostenlos, nutzt sie das.
freecityrules-trades = Wer sie lenkt, bestimmt, wie sie handelt: Sie kauft von dir, und du darfst von ihr kaufen.
freecityrules-fights = Sie kämpft und bekommt Punkte wie jede Stadt, aber einen Platz bekommen nur die beiden Spieler.
