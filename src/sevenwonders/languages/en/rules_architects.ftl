# The rules of Architects. A message without a second part in its id is a heading, those below it its text.

boxrules-aim = What it is about
boxrules-aim-one-wonder = Everybody raises one wonder of five stages. On your turn you take one card and use what you have. Whoever finishes a wonder ends the game; then the most points win, and a finished wonder is no guarantee.

boxrules-setup = What lies on the table
boxrules-setup-decks = Every wonder has a deck of 25 cards, face up, so that everybody sees its top card. Your own deck is on your left, between you and the next player.
boxrules-setup-right = The deck on your right belongs to the player before you.
boxrules-setup-central = The central deck of 60 cards lies face down in the middle.
boxrules-setup-tokens = Three progress tokens lie face up, the others in a stack next to them.
boxrules-setup-conflict = Conflict tokens begin on their peaceful side: three with two or three players, then one for each player, six at most.

boxrules-turn = Your turn
boxrules-turn-take = Take the top card of the left deck, of the right deck or of the central deck, and put it in front of you.
boxrules-turn-use = Then do what your cards allow: build stages, turn in science for tokens, take extra cards with tokens. The order is yours.
boxrules-turn-end = What you must do is done before the turn ends. Then the next player on the left goes on.
boxrules-turn-pass = If none of your three decks has a card, your turn passes.

boxrules-cards = The five colours
boxrules-cards-grey = Grey: one resource, wood, stone, clay, papyrus or glass.
boxrules-cards-yellow = Yellow: a coin, which stands for any one resource that you lack.
boxrules-cards-green = Green: a compass, a gear or a tablet. Sets of them become progress tokens.
boxrules-cards-red = Red: a shield. Some show one or two horns: these call everybody closer to a battle, and are lost after it.
boxrules-cards-blue = Blue: 3 points, or 2 points with a cat that brings you the cat pawn.

boxrules-stages = Building stages
boxrules-stages-cost = A stage costs two, three or four resources, either all different or all the same. The cards you pay with are discarded.
boxrules-stages-order = Wonders grow from the bottom up: a stage needs every stage that it rests on. Stages side by side can be built in any order.
boxrules-stages-must = If you can pay for a stage, you have to build it this turn, coins included. After that, look again: perhaps another one can be paid.
boxrules-stages-choice = When several stages or several payments are possible, you choose.
boxrules-stages-effect = Some stages show an effect. It happens at once.

boxrules-effects = What wonders do
boxrules-effects-alexandria = Alexandria: take the top card of any deck on the table.
boxrules-effects-babylon = Babylon: choose a progress token.
boxrules-effects-ephesus = Ephesus: take the top card of the central deck.
boxrules-effects-giza = Giza: nothing but more points.
boxrules-effects-halicarnassus = Halicarnassus: look at the top five cards of your left or right deck, keep one, and shuffle the others back.
boxrules-effects-olympia = Olympia: take the top card of your left deck and of your right deck.
boxrules-effects-rhodes = Rhodes: one more shield for the rest of the game.

boxrules-science = Science and progress tokens
boxrules-science-sets = Two equal symbols or three different ones have to be turned in for a progress token: one of the three face up, or the unseen top of the stack. A face-up token is replaced at once.
boxrules-science-tokens = A token works from the moment you have it. Tokens that give an extra card do so once per turn, from your usual three decks, and you may decline.

boxrules-war = Horns and battles
boxrules-war-horns = Each horn on a card that somebody takes turns one conflict token over. When the last one is turned, a battle follows at the end of that turn. Horns beyond that are lost.
boxrules-war-neighbours = With three or more players you compare shields with each of your two neighbours: more shields, one victory token.
boxrules-war-two-players = With two players, more shields bring one victory token, and at least twice as many bring two. Against somebody without shields, two are needed for the second token.
boxrules-war-losing = Losing costs nothing. Afterwards everybody discards red cards with horns, and all conflict tokens go back to peace.

boxrules-cat = The cat
boxrules-cat-pawn = Whoever took the last card with a cat has the cat. At the start of your turn it lets you look at the top of the central deck. At the end it is worth 2 points.

boxrules-scoring = End of the game
boxrules-scoring-end = When somebody builds the fifth stage, that turn is finished, with a battle if one is due, and the game is over.
boxrules-scoring-wonder = Wonder: the points of your stages.
boxrules-scoring-cat = Cat: 2 points.
boxrules-scoring-blue = Blue cards: the points on them.
boxrules-scoring-victories = Victory tokens: 3 points each.
boxrules-scoring-tokens = Progress tokens: what they say.
boxrules-scoring-ties = With equal points, more stages win. If these are equal too, the victory is shared.

boxrules-options = Three rules to choose
boxrules-options-few = Players differ about three small questions. The table answers them as said here unless the host chooses otherwise.
boxrules-options-economy = Economy counts when a stage has to be built: its doubled coin can force you.
boxrules-options-engineering = Engineering does not force you: it is a help that you may leave aside.
boxrules-options-coins = Coins stand in for resources that you lack, not for those that you hold.

boxrules-first = Advice for a first game
boxrules-first-decks = The face-up decks are safe choices; the central deck is a gamble unless you have the cat.
boxrules-first-uncover = Look at what your card uncovers: the player after you takes from your deck.
boxrules-first-resources = Two resources of a kind are worth keeping an eye on: they force a build, perhaps not the one you wanted first.
boxrules-first-battle = One battle can be worth six points. Watch how many horns are missing.
boxrules-first-tokens = A token that gives extra cards pays off early, one that gives points pays off late.

boxrules-here = At this table
boxrules-here-compulsory = What is compulsory and leaves no choice is done by the table, and the log says so.
boxrules-here-press = Press a deck, a stage or a token, then confirm. A second press on it confirms as well.
boxrules-here-piles = The piles button shows the discard pile and what is left in every deck.
boxrules-here-keys = Keys: digits choose, Enter confirms, Escape takes back, D ends the turn, H asks for a hint.
