# The pages with the rules.

rulespage-title = The rules in short
rulespage-game = Game
rulespage-lead = First edition, three to seven players, and the variant for two.
# $added: the names of expansions and variants, "Leaders, Cities and Debts".
rulespage-second-lead = Second edition, three to seven players, with { $added }.
rulespage-architects-lead = Architects, two to seven players, about half an hour.
rulespage-search = Find in the rules
rulespage-search-placeholder = chain, trade, tie
rulespage-contents = Contents
rulespage-none = Nothing found. Try a shorter word, or clear the search.

## The classic game, first edition. A message without a second part in its id is a heading, those below it its text

rules-aim = What it is about
rules-aim-city = Everybody leads a city with a wonder. Over three Ages you all pick cards at the same time, one per turn, and build them. After the third Age the city with the most points wins.
rules-aim-neighbours = Only the two cities next to yours matter for trade and for war, whatever the number of players.

rules-setup = Before the first turn
rules-setup-board = Every city gets a wonder board, on side A or B, and 3 coins.
rules-setup-cards = The cards of each Age depend on the number of players. Age III also holds guilds: two more than there are players, drawn at random.
rules-setup-hand = At the start of each Age everybody gets a hand of 7 cards.

rules-age = An Age
rules-age-turns = An Age has six turns. In the sixth turn you hold two cards: you use one, the other is discarded without coins. Then neighbours compare their armies.
rules-age-direction = Hands go to the left in Ages I and III, and to the right in Age II.

rules-turn = One turn
rules-turn-choose = Choose one card of your hand in secret, and what to do with it.
rules-turn-show = When everybody has chosen, all cards are shown and carried out together.
rules-turn-pass = Pass the rest of your hand on.
rules-turn-before = Everybody pays with what the cities had before the turn. Coins or goods that come in during a turn can be used from the next turn on. Effects that count cards see what neighbours built in the same turn.

rules-uses = What to do with a card
rules-uses-build = Build it: pay its cost and place it in your city. Never two cards of the same name in one city.
rules-uses-stage = Build a stage of your wonder: pay the cost of the next stage and put the card face down under it. Which card it is does not matter.
rules-uses-sell = Sell it: discard it face down and take 3 coins. This is always possible.

rules-cost = What things cost
rules-cost-kinds = A card may be free, cost coins for the bank, or need goods. Goods are not used up: your city produces them again every turn.
rules-cost-producer = A producer with a choice gives one of its goods for each construction, and you decide again every turn.
rules-cost-own = If your own city produces everything that is needed, building costs nothing. What is missing can be bought next door.

rules-trade = Trade with neighbours
rules-trade-neighbours = You buy only from the city on your left and the city on your right. They cannot refuse.
rules-trade-price = Each missing good costs 2 coins, paid to that neighbour. Some yellow cards and one wonder lower the price to 1.
rules-trade-sale = For sale is what the wonder board itself and brown and gray cards produce. Goods from yellow cards and from stages are for the owner alone.
rules-trade-shared = Your purchase takes nothing away: the neighbour may use the same good in the same turn.
rules-trade-before = The coins must be yours before the turn. What you are paid counts from the next turn.
rules-trade-splits = Where several ways to pay exist, the table offers each sensible split between left and right, the cheapest first.

rules-chains = Chains
rules-chains-free = Some structures make a later one free: if you built the earlier one in an earlier Age, you build the later one without paying anything. A chain picture marks it on the card.

rules-colours = The seven colours
rules-colours-brown = Brown, raw materials: wood, stone, ore and clay.
rules-colours-gray = Gray, manufactured goods: glass, papyrus and textile.
rules-colours-blue = Blue, civil structures: points.
rules-colours-yellow = Yellow, commerce: coins, cheaper trade, goods for yourself, and points in Age III.
rules-colours-red = Red, military: shields.
rules-colours-green = Green, science: compass, gear and tablet.
rules-colours-purple = Purple, guilds, only in Age III: points for what you or your neighbours have.

rules-wonders = Wonders
rules-wonders-stages = A wonder has two to four stages, built from left to right. A stage's effect works from the moment it is built, like a card's.
rules-wonders-goods = Goods of your choice: one of the shown goods per turn, not for sale.
rules-wonders-discarded = Build from the discard pile: look through all discarded cards at the end of the turn and build one of them free. A name that your city already has cannot be taken.
rules-wonders-last-card = Play the last card: in the sixth turn you also use your seventh card, paying for it as usual.
rules-wonders-free = Free structure: once in each Age build any card of your hand without its cost.
rules-wonders-guild = Copy a guild: at the end of the game a purple card of a neighbour also counts for you.
rules-wonders-science = Science of your choice: at the end of the game one symbol of whichever kind helps most.

rules-war = War at the end of an Age
rules-war-compare = Compare shields with each neighbour. The city with more takes a victory token, the one with fewer a defeat token; equal armies take nothing.
# $victories: the points of the three Ages, "1, 3 or 5".
rules-war-victories = A victory is worth { $victories } points by Age.
rules-war-defeats = A defeat in any Age costs { $defeats } point.

rules-science = Points for science
rules-science-kinds = For each of the three symbols: how many you have, times itself.
rules-science-sets = For each set of three different symbols: 7 points more.
rules-science-example = Three tablets, two compasses and one gear give 9 + 4 + 1 for the symbols and 7 for one set: 21 points.
rules-science-wild = A free symbol counts as the kind that is worth most. The table works this out and shows it on the score sheet.

rules-scoring = End of the game
rules-scoring-war = War: victory and defeat tokens.
rules-scoring-treasury = Treasury: 1 point for every 3 coins.
rules-scoring-wonder = Wonder: points of the stages you built.
rules-scoring-blue = Blue cards: the points on them.
rules-scoring-science = Science: see above.
rules-scoring-commerce = Commerce: points of yellow cards of Age III.
rules-scoring-guilds = Guilds: points of purple cards.
rules-scoring-ties = With equal points, more coins win. If these are equal too, the victory is shared.

rules-first = Advice for a first game
rules-first-goods = In Age I take some goods, above all kinds that neither neighbour produces. A few coins buy the rest.
rules-first-chains = Look at the next Age on your cards: chains save whole turns.
rules-first-science = Science is worth most when you collect many of a kind or whole sets, and little when you stop halfway.
rules-first-shields = One shield more than a neighbour is enough. Ten more bring nothing extra.
rules-first-foundation = A card that helps your neighbour greatly makes a fine foundation for your wonder.

rules-here = At this table
rules-here-verdict = Every card says whether you can build it: free, free by a chain, its price in coins, or what is missing.
rules-here-change = You may change your choice until the last player has chosen.
rules-here-stand-in = If somebody leaves, a bot can stand in and hand the seat back later.
rules-here-reload = A reload or a lost connection never costs you the seat in this browser.
rules-here-keys = Keys: 1 to 7 pick a card, B builds, S builds a stage, X sells, Enter confirms, Escape goes back.

## What is different in the second edition

rules-second-setup-board = Every city gets a wonder board, on its Day or its Night side, and 3 coins.
rules-second-setup-hand = Hands have 7 cards. An Age has as many turns as a hand has cards, less one.
rules-second-war-victories = Compare shields with each neighbour, as in the first edition. A victory is worth { $victories } points by Age.
rules-second-war-defeats = A defeat costs { $defeats } points by Age, or always 1 with the rule of mild defeats.
rules-second-scoring-others = Wonder, blue cards, science, commerce and guilds as in the first edition.
