# Replays, and the pages of cards and wonders.

## A replay of a finished game

replay-title = Replay
replay-slider = Durch die Partie gehen
# Where in the game it is.
replay-place = Zeitalter { ROMAN($age) }, Runde { $turn }
# In Architects, where one player after the other has a turn.
replay-turn-of = Zug { $turn }, { $name }
replay-over = Ende der Partie
replay-step = Schritt { $step } von { $steps }
replay-back = Einen Schritt zurück
replay-turn-back = Eine Runde zurück
replay-play = Abspielen
replay-pause = Pause
replay-forward = Einen Schritt weiter
replay-turn-forward = Eine Runde weiter
# Before a list of players: whose cards are shown.
replay-seat = Gesehen von
# In that list: somebody who sees no hand.
replay-open = Zuschauer
replay-share = Link kopieren
replay-download = Sichern
replay-leave = Verlassen
replay-keys = Pfeiltasten: ein Schritt. Bild auf und ab: eine Runde. Leertaste: abspielen.
replay-failed = Das Replay lässt sich nicht zeigen
replay-play-on = Ab hier spielen
replay-play-on-text = Genau an dieser Stelle beginnt ein neuer Tisch. Du nimmst einen Platz, Bots nehmen die anderen.
replay-play-on-seat = Dein Platz
replay-play-on-start = Weiterspielen
replay-cancel = Abbrechen

## The pages of cards: which game, and which cards

cards-title = Karten und Weltwunder
# A link to the pages with every drawing.
cards-gallery = Alle Zeichnungen
cards-game = Spiel
cardsview-cards = Karten
cardsview-chains = Ketten
cardsview-boards = Weltwunder
cards-search = Suche
cards-search-placeholder = Name oder Effekt
cards-age = Zeitalter
# All Ages.
cards-any-age = Alle
cards-colour = Farbe
cards-players = Spielerzahl
cards-any-players = Beliebig
cards-set = Schachtel
cards-any-set = Alle
cards-base-set = Grundspiel
cards-found = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
cards-none = Keine Karte passt. Entferne einen Filter oder such nach einem kürzeren Wort.
cards-clear = Alle Filter zurücksetzen

## A card

cards-cost = Kosten
cards-price-age = So viele Münzen wie die Zahl des Zeitalters.
# Headings above the cards of a chain.
cards-free-after = Kostenlos mit
cards-makes-free = Macht später kostenlos
cards-no-chains = Keine Ketten.
# A heading: how many of this card there are.
cards-copies = In der Partie
cards-copies-of = { $players } Spieler: { $count }
cards-other-copies = Es gibt sie einmal.
# $sets: a list of expansions.
cards-only-with = Nur mit { $sets }
cards-promo = Promo: nur mit der Regel für Promo-Gilden.
cards-reconstructed = rekonstruiert
cards-reconstructed-note = Für die Werte mit diesem Zeichen gab es keine Quelle, die wir nutzen konnten. Sie sind so nachgebaut, dass das Spiel ausgewogen ist, können von den gedruckten abweichen und bleiben, bis jemand mit der Schachtel sie berichtigt.
# $parts: a list of the five words below.
cards-which-parts = Rekonstruiert: { $parts }.
rebuilt-cost = Preis
rebuilt-costs = Preise
rebuilt-coins = Münzen
rebuilt-points = Punkte
rebuilt-effect = Effekt

## Chains and wonders

cards-chains-note = Ein Bauwerk links macht die rechts davon in einem späteren Zeitalter kostenlos.
# Before a good, such as "stone".
cards-produces = Stellt her:
# Before what a wonder gives even without stages.
cards-board-gives = Das Tableau selbst:
cards-side = { $side ->
    [Day] Tagseite
    [Night] Nachtseite
   *[other] Seite { $side }
}

## The cards of Architects

boxpage-kinds = Die vierzehn Arten von Karten
boxcolour-grey = Ressourcen
boxcolour-yellow = Münzen
boxcolour-green = Wissenschaft
boxcolour-red = Militär
boxcolour-blue = Profanbauten
boxpage-in-the-box = { $count } in der Schachtel
boxpage-wonders = Die sieben Weltwunder
boxpage-points-in-all = Insgesamt { $points } Punkte.
# $effect is a sentence.
boxpage-points-and-effect = Insgesamt { $points } Punkte. { $effect }
# The deck of a wonder.
boxpage-deck = Sein Stapel
boxpage-central = Der mittlere Stapel
boxpage-central-note = Er liegt verdeckt in der Mitte des Tisches.
boxpage-tokens = Fortschritts­marker
boxpage-copies = { $count } von dieser Art
