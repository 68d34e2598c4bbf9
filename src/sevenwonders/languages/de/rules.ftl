# The pages with the rules. A message without a second part in its id is a heading, those below it its text.

rulespage-title = Die Regeln in Kürze
rulespage-game = Spiel
rulespage-lead = Erste Ausgabe, drei bis sieben Spieler, und die Variante zu zweit.
# $added: the names of expansions and variants, "Leaders, Cities und Schulden".
rulespage-second-lead = Zweite Ausgabe, drei bis sieben Spieler, mit { $added }.
rulespage-architects-lead = Architects, zwei bis sieben Spieler, etwa eine halbe Stunde.
rulespage-search = In den Regeln suchen
rulespage-search-placeholder = Kette, Handel, Gleichstand
rulespage-contents = Inhalt
rulespage-none = Nichts gefunden. Versuch ein kürzeres Wort oder leere die Suche.

## The classic game, first edition. A message without a second part in its id is a heading, those below it its text

rules-aim = Worum es geht
rules-aim-city = Alle leiten eine Stadt mit einem Weltwunder. Drei Zeitalter lang wählt ihr alle zugleich Karten, eine pro Runde, und baut sie. Nach dem dritten Zeitalter gewinnt die Stadt mit den meisten Punkten.
rules-aim-neighbours = Für Handel und Krieg zählen nur die zwei Städte neben deiner, egal wie viele mitspielen.
rules-setup = Vor der ersten Runde
rules-setup-board = Jede Stadt bekommt ein Weltwunder-Tableau, auf Seite A oder B, und 3 Münzen.
rules-setup-cards = Die Karten jedes Zeitalters hängen von der Zahl der Spieler ab. Zu Zeitalter III gehören auch Gilden: zwei mehr, als Spieler am Tisch sitzen, zufällig gezogen.
rules-setup-hand = Zu Beginn jedes Zeitalters bekommen alle 7 Karten auf die Hand.
rules-age = Ein Zeitalter
rules-age-turns = Ein Zeitalter hat sechs Runden. In der sechsten hast du zwei Karten: Eine nutzt du, die andere wird ohne Münzen abgelegt. Dann vergleichen Nachbarn ihre Heere.
rules-age-direction = Die Karten gehen in Zeitalter I und III nach links und in Zeitalter II nach rechts.
rules-turn = Eine Runde
rules-turn-choose = Wähle geheim eine Karte deiner Hand und was du mit ihr tust.
rules-turn-show = Wenn alle gewählt haben, werden alle Karten gezeigt und gemeinsam ausgeführt.
rules-turn-pass = Gib den Rest deiner Hand weiter.
rules-turn-before = Alle zahlen mit dem, was die Städte vor der Runde hatten. Münzen oder Ressourcen, die in einer Runde dazukommen, sind ab der nächsten zu nutzen. Effekte, die Karten zählen, sehen auch, was Nachbarn in derselben Runde gebaut haben.
rules-uses = Was du mit einer Karte tun kannst
rules-uses-build = Bau sie: Zahl ihre Kosten und leg sie in deine Stadt. Nie zwei Karten mit demselben Namen in einer Stadt.
rules-uses-stage = Bau eine Stufe deines Weltwunders: Zahl die Kosten der nächsten Stufe und leg die Karte verdeckt darunter. Welche Karte es ist, ist egal.
rules-uses-sell = Verkauf sie: Leg sie verdeckt ab und nimm 3 Münzen. Das geht immer.
rules-cost = Was Dinge kosten
rules-cost-kinds = Eine Karte kann kostenlos sein, Münzen für die Bank kosten oder Ressourcen brauchen. Ressourcen werden nicht verbraucht: Deine Stadt stellt sie jede Runde neu her.
rules-cost-producer = Ein Hersteller mit Auswahl liefert für jeden Bau eine seiner Ressourcen, und du entscheidest jede Runde neu.
rules-cost-own = Stellt deine Stadt alles selbst her, was nötig ist, kostet der Bau nichts. Was fehlt, lässt sich nebenan kaufen.
rules-trade = Handel mit Nachbarn
rules-trade-neighbours = Du kaufst nur von der Stadt links und der Stadt rechts von dir. Sie können nicht ablehnen.
rules-trade-price = Jede fehlende Ressource kostet 2 Münzen, die an diesen Nachbarn gehen. Manche gelben Karten und ein Weltwunder senken den Preis auf 1.
rules-trade-sale = Zu kaufen gibt es, was das Weltwunder-Tableau selbst und was braune und graue Karten herstellen. Ressourcen gelber Karten und Stufen nutzt nur, wer sie hat.
rules-trade-shared = Dein Kauf nimmt nichts weg: Der Nachbar darf dieselbe Ressource in derselben Runde nutzen.
rules-trade-before = Die Münzen müssen vor der Runde deine sein. Was an dich gezahlt wird, zählt ab der nächsten Runde.
rules-trade-splits = Gibt es mehrere Arten zu zahlen, bietet der Tisch jede sinnvolle Aufteilung zwischen links und rechts an, die günstigste zuerst.
rules-chains = Ketten
rules-chains-free = Manche Bauwerke machen ein späteres kostenlos: Hast du das frühere in einem früheren Zeitalter gebaut, baust du das spätere, ohne etwas zu zahlen. Ein Kettenbild auf der Karte zeigt es an.
rules-colours = Die sieben Farben
rules-colours-brown = Braun, Rohstoffe: Holz, Stein, Erz und Lehm.
rules-colours-gray = Grau, Manufakturwaren: Glas, Papyrus und Stoff.
rules-colours-blue = Blau, Profanbauten: Punkte.
rules-colours-yellow = Gelb, Handel: Münzen, günstigere Preise, Ressourcen für dich allein und Punkte in Zeitalter III.
rules-colours-red = Rot, Militär: Schilde.
rules-colours-green = Grün, Wissenschaft: Zirkel, Zahnrad und Tafel.
rules-colours-purple = Violett, Gilden, nur in Zeitalter III: Punkte für das, was du oder deine Nachbarn haben.
rules-wonders = Weltwunder
rules-wonders-stages = Ein Weltwunder hat zwei bis vier Stufen, gebaut von links nach rechts. Der Effekt einer Stufe wirkt, sobald sie gebaut ist, wie der einer Karte.
rules-wonders-goods = Ressourcen nach Wahl: eine der gezeigten Ressourcen pro Runde, unverkäuflich.
rules-wonders-discarded = Bau vom Ablagestapel: Sieh am Ende der Runde alle abgelegten Karten durch und bau eine davon kostenlos. Einen Namen, den deine Stadt schon hat, kannst du nicht nehmen.
rules-wonders-last-card = Spiel die letzte Karte: In der sechsten Runde nutzt du auch deine siebte Karte und zahlst wie üblich für sie.
rules-wonders-free = Kostenloses Bauwerk: Bau einmal in jedem Zeitalter eine beliebige Karte deiner Hand ohne ihre Kosten.
rules-wonders-guild = Kopier eine Gilde: Am Ende der Partie zählt eine violette Karte eines Nachbarn auch für dich.
rules-wonders-science = Wissenschaft nach Wahl: am Ende der Partie ein Symbol der Art, die am meisten hilft.
rules-war = Krieg am Ende eines Zeitalters
rules-war-compare = Vergleich deine Schilde mit jedem Nachbarn. Die Stadt mit mehr bekommt einen Siegmarker, die mit weniger einen Niederlagemarker; gleich starke Heere bekommen nichts.
# $victories: the points of the three Ages, "1, 3 oder 5".
rules-war-victories = Ein Sieg ist je nach Zeitalter { $victories } Punkte wert.
rules-war-defeats = Eine Niederlage kostet in jedem Zeitalter { $defeats } Punkt.
rules-science = Punkte für Wissenschaft
rules-science-kinds = Für jedes der drei Symbole: wie viele du hast, mal sich selbst.
rules-science-sets = Für jeden Satz aus drei verschiedenen Symbolen: 7 Punkte dazu.
rules-science-example = Drei Tafeln, zwei Zirkel und ein Zahnrad geben 9 + 4 + 1 für die Symbole und 7 für einen Satz: 21 Punkte.
rules-science-wild = Ein freies Symbol zählt als die Art, die am meisten wert ist. Der Tisch rechnet das aus und zeigt es auf dem Wertungsblatt.
rules-scoring = Ende der Partie
rules-scoring-war = Krieg: Siegmarker und Niederlagemarker.
rules-scoring-treasury = Münzen: 1 Punkt für je 3.
rules-scoring-wonder = Weltwunder: Punkte der Stufen, die du gebaut hast.
rules-scoring-blue = Blaue Karten: die Punkte darauf.
rules-scoring-science = Wissenschaft: siehe oben.
rules-scoring-commerce = Handel: Punkte gelber Karten aus Zeitalter III.
rules-scoring-guilds = Gilden: Punkte der violetten Karten.
rules-scoring-ties = Bei gleich vielen Punkten gewinnen mehr Münzen. Sind es auch davon gleich viele, wird der Sieg geteilt.
rules-first = Rat für die erste Partie
rules-first-goods = Nimm in Zeitalter I einige Ressourcen, vor allem Arten, die kein Nachbar herstellt. Ein paar Münzen kaufen den Rest.
rules-first-chains = Sieh auf deinen Karten nach dem nächsten Zeitalter: Ketten sparen ganze Runden.
rules-first-science = Wissenschaft ist am meisten wert, wenn du viele einer Art oder ganze Sätze sammelst, und wenig, wenn du auf halbem Weg aufhörst.
rules-first-shields = Ein Schild mehr als ein Nachbar reicht. Zehn mehr bringen nichts dazu.
rules-first-foundation = Eine Karte, die deinem Nachbarn sehr hilft, ist ein gutes Fundament für dein Weltwunder.
rules-here = An diesem Tisch
rules-here-verdict = Jede Karte sagt, ob du sie bauen kannst: gratis, gratis durch eine Kette, ihr Preis in Münzen oder was fehlt.
rules-here-change = Du darfst deine Wahl ändern, bis auch die letzte Person gewählt hat.
rules-here-stand-in = Geht jemand weg, kann ein Bot einspringen und den Platz später zurückgeben.
rules-here-reload = Ein Neuladen oder eine verlorene Verbindung kostet dich nie den Platz in diesem Browser.
rules-here-keys = Tasten: 1 bis 7 wählen eine Karte, B baut, S baut eine Stufe, X verkauft, Enter bestätigt, Escape geht zurück.

## What is different in the second edition

rules-second-setup-board = Jede Stadt bekommt ein Weltwunder-Tableau, auf der Tag- oder der Nachtseite, und 3 Münzen.
rules-second-setup-hand = Eine Hand hat 7 Karten. Ein Zeitalter hat eine Runde weniger, als eine Hand Karten hat.
rules-second-war-victories = Vergleich deine Schilde mit jedem Nachbarn, wie in der ersten Ausgabe. Ein Sieg ist je nach Zeitalter { $victories } Punkte wert.
rules-second-war-defeats = Eine Niederlage kostet je nach Zeitalter { $defeats } Punkte, mit der Regel der milden Niederlagen immer 1.
rules-second-scoring-others = Weltwunder, blaue Karten, Wissenschaft, Handel und Gilden wie in der ersten Ausgabe.
