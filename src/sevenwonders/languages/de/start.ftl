# The start page, and what surrounds a table.

## The start page

home-lead = Wähle Karten, errichte ein Weltwunder, behalte deine Nachbarn im Auge.
home-glance = Zwei bis sieben Spieler, Freunde oder Bots.
home-now = Jetzt spielen
home-starting = Wird ausgeteilt …
home-teach = Erklär es mir
home-teach-note = Gewinne in zehn Minuten eine erste Partie, mit einem Coach, der zeigt, worauf es ankommt
home-start-note = { $bots ->
    [1] Du gegen einen Bot.
    [2] Du gegen zwei Bots.
    [3] Du gegen drei Bots.
    [4] Du gegen vier Bots.
    [5] Du gegen fünf Bots.
    [6] Du gegen sechs Bots.
   *[other] Du gegen { $bots } Bots.
}
# Before the field with the player's name.
home-as = als
home-name = Dein Name
home-rename = Namen ändern

## Your games

home-games = Deine Partien
# $names: a row of names such as "Ada, Ben".
home-game-with = Mit { $names }
home-game-alone = Noch niemand sonst
# How far a game is, unless it is known by its Age or turn.
gamestate-lobby = Nicht begonnen
gamestate-finished = Zu Ende
gamestate-abandoned = Geschlossen
home-turn = Zug { $turn }
# $since: a span of time such as "5 minutes".
home-your-turn = Du bist dran · schon { $since }
home-waits-for = Warten auf { $names } · schon { $since }
# Follows one of the two before it. $time: such as "2 T 5 h" or "4:05".
home-time-left = noch { $time }
home-resume = Weiter
home-look = Wertung
home-replay = Replay
home-forget = Von dieser Liste nehmen
home-forget-named = Die Partie mit { $names } von dieser Liste nehmen
home-all-games = { $count ->
    [one] 1 ältere Partie
   *[other] { $count } ältere Partien
}

## Ways to go, as tiles

home-create = Mit Freunden spielen
home-create-note = Ein Link für alle. Bots nehmen die Plätze, die leer bleiben.
home-score = Echten Tisch werten
home-score-note = Du hast die Schachtel auf dem Tisch: Dein Handy zählt, auch offline.
home-learn-rules = Die Regeln lernen
home-learn-rules-note = Zehn Minuten reichen. Am Tisch sagt jede Karte, warum sie gebaut werden kann oder nicht.
home-learn-cards = Alle Karten sehen
home-learn-cards-note = Alle Karten, Weltwunder und Ketten, mit Worten und Bildern.

## More ways to play, folded up

home-more = Mehr Arten zu spielen
home-more-note = Ausgaben, Erweiterungen, Zahl der Spieler, Teams, Architects, Bots, Zeit
home-game = Spiel
home-players = Spieler
home-wonders = Weltwunder
# $gentle: the first of the two sides.
home-wonders-note = { $gentle ->
    [Day] Die Tagseite ist einfacher, die Nachtseite verlangt mehr Planung.
   *[A] Seite A ist einfacher, Seite B verlangt mehr Planung.
}
# Follows the sentence before it.
home-wonders-new = Deine ersten drei Partien beginnen damit.
home-wonders-random = Egal welche
home-level = Bots
home-timer = Zeit für eine Wahl
home-timer-none = Kein Limit
home-timer-slow = Langsam: Du spielst, wenn du Zeit hast
home-timer-note = Läuft sie ab, wählt ein Bot für diese Runde.
home-friends = Freie Plätze für Freunde
home-friends-note = Die anderen Plätze bekommen sofort Bots.
home-points = Alle Punkte während der Partie zeigen
home-points-note = Gut zum Lernen. Sonst werden die Punkte am Ende gezählt, wie an einem echten Tisch.
home-start-this = So gegen Bots spielen
home-create-this = Tisch für Freunde öffnen
home-join-title = Hast du einen Link?
home-join-label = Link zu einem Tisch
home-join-go = Zum Tisch
home-join-wrong = Das ist kein Link zu einem Tisch hier. Kopiere den ganzen Link, auch was nach # kommt.

## Open tables

home-open-tables = Offene Tische
home-open-seats = { $count ->
    [one] 1 freier Platz
   *[other] { $count } freie Plätze
}
home-join-table = Mitspielen
home-join-named = Am Tisch von { $host } mitspielen
home-more-tables = Mehr Tische zeigen

## Games

games-classic = Klassisch, erste Ausgabe
games-classic-text = Drei Zeitalter lang wählen alle zugleich eine Karte, bauen und geben die Hand weiter.
games-second = Klassisch, zweite Ausgabe
# $expansions: the names of all expansions.
games-second-text = Klarere Karten und Tableaus mit Tag- und Nachtseite. Dazu passen { $expansions }.
games-architects = Architects
games-architects-text = Schnell und leicht: Nimm pro Zug eine Karte von einem von drei Stapeln und errichte dein Weltwunder Stufe für Stufe.
games-add-title = Zum Spiel dazunehmen
# $expansions: names such as "Leaders und Cities".
games-with-sets = Mit { $expansions }
games-added = { $game } mit { $expansions }
# $time: such as "30 seconds".
games-time-per-turn = { $time } für eine Wahl
games-players = { $count ->
    [one] 1 Spieler
   *[other] { $count } Spieler
}
# Rules of a table that are not the usual ones.
games-with-rule = Mit der Regel: { $title }
games-without = Ohne die Regel: { $title }
# What bots are called, from the weakest to the strongest.
level-random = Wanderer
level-easy = Leicht
level-greedy = Baumeister
level-strong = Stark
level-search = Sucher
level-expert = Experte
leveltext-random = Spielt irgendetwas Erlaubtes. Gut für einen ersten Blick auf das Spiel.
leveltext-easy = Kennt die Karten, lässt sich aber leicht ablenken.
leveltext-greedy = Nimmt, was sofort am meisten bringt, ohne vorauszudenken. Ein fairer Gegner für den Anfang.
leveltext-strong = Schaut, wohin jeder Zug führt.
leveltext-search = Spielt die nächsten Züge im Kopf durch, bevor er zieht.
leveltext-expert = Denkt am längsten nach und verzeiht nichts.

## In the place of a table

game-refused = Dieser Tisch ist für dich geschlossen
game-removed = Du wurdest vom Tisch entfernt
game-no-catalogue = Die Karten ließen sich nicht laden
game-forget = Diese Partie vergessen
game-abandoned = Diese Partie wurde geschlossen
game-abandoned-text = Zu lange ist darin nichts geschehen, und sie kann nicht weitergehen. Beginne auf der Startseite eine neue.
# In the title of the browser's tab.
game-your-choice = Du wählst

## Settings

settings-title = Optionen
settings-look = Aussehen
settings-theme = Farben
theme-auto = Wie das System
theme-light = Hell
theme-dark = Dunkel
settings-pictures = Bilder auf Karten
settings-pictures-note = Sonst sind Karten schlicht: Name, Kosten und Effekt.
settings-moving = Bewegung und Ton
settings-motion = Bewegung
motion-auto = Wie das System
motion-normal = Normal
motion-fast = Schnell
motion-off = Aus
settings-motion-note = Karten, die sich umdrehen, Münzen und Hände, die wandern. Ein Druck überspringt es.
settings-sound = Ton
settings-sound-is-on = Ton ist an
settings-sound-is-off = Ton ist aus
settings-sound-note = Zu hören: wenn du dran bist, Münzen, Stufen und das Horn vor einem Krieg. Alles, was zu hören ist, ist auch zu sehen.
settings-volume = Lautstärke
settings-live-log = Am Tisch in Sätzen zeigen, was geschieht
settings-live-log-note = Screenreader lesen sie auf jeden Fall vor.
settings-moments = Die entscheidenden Momente einer Partie zeigen
settings-moments-note = Sie werden gesucht, sobald das Wertungsblatt zu sehen ist.
settings-you = Du
settings-name = Dein Name an neuen Tischen
