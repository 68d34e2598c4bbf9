# Commands that play many games: simulate, arena, evaluate, selfplay, train and puzzles. Names of bots, options, files and
# packages are the same in all languages.

## Before a bar that shows how much is done

terminal-playing = Spielt
terminal-thinking = Denkt nach
terminal-comparing = Vergleicht
terminal-stopped = Abgebrochen.

## Numbers of things, in other messages

terminal-games = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
terminal-players = { $players ->
    [one] 1 Spieler
   *[other] { $players } Spieler
}

## Headings of columns and of rows, as short as possible

terminal-column-bot = Bot
terminal-column-points = Punkte
terminal-column-seat = Platz
terminal-column-seats = Plätze
terminal-column-win-rate = Quote
terminal-column-interval = 95 %
terminal-column-mean = Mittel
terminal-column-spread = Streuung
terminal-column-least = Min.
terminal-column-most = Max.
terminal-column-rating = Stärke
terminal-column-clock = Uhr
terminal-column-lost-moves = Verlorene Züge
terminal-column-against = Gegen
terminal-column-boards = Tableaus
# Der Anteil an Siegen, den alle bei gleicher Stärke hätten.
terminal-column-even = Gleich
# Die Punkte der Gegner.
terminal-column-theirs = Gegner

## Below the tables of simulate

terminal-half-wins = Der Sieg eines Teams zählt für jeden Partner als halber Sieg.
terminal-simulated = { terminal-games }, { terminal-players }, Seed { $seed }: { $seconds } s, { $rate ->
        [one] 1 Partie pro Sekunde
       *[other] { $rate } Partien pro Sekunde
    }

## Below the tables of arena

terminal-arena-partners = Partner gewinnen zusammen: Der Sieg eines Teams zählt für jeden seiner Plätze als Sieg.
terminal-arena-unrated = Spielstärken fehlen: Dafür brauchst du das Paket openskill (pip install 'sevenwonders[bots]').
terminal-arena-no-faults = { $name } hat von { $moves } Zügen keinen verloren.
terminal-arena-faults = { $name } hat { $lost } von { $moves } Zügen verloren ({ $ways }); sie machte der Bot „{ $bot }“. Das erste Mal: { $reason }
terminal-fault-late = { $count } verspätet
terminal-fault-garbage = { $count } ungültig
terminal-fault-crashed = { $count } abgestürzt
terminal-fault-stopped = { $count } gestoppt
terminal-arena-played = { terminal-games } ({ $deals ->
        [one] 1 Kartenverteilung
       *[other] { $deals } Kartenverteilungen
    } von jedem Platz aus), { terminal-players }, Seed { $seed }; bei gleicher Stärke wäre der Anteil { $share }. { $seconds } s, Prüfsumme { $digest }

## The page that arena writes

terminal-arena-title = Arena: { $bots }
terminal-arena-game = { $variant ->
    [teams] { $game }, in Teams.
    [two_player] { $game }, mit der Freien Stadt.
   *[none] { $game }.
}
terminal-arena-standings = Rangliste
terminal-arena-intervals = Siege eines Platzes, mit 95-%-Intervallen über die Kartenverteilungen
terminal-arena-by-seat = Siege nach Platz
terminal-arena-points = Punkte nach Kategorie
terminal-arena-scores = Punktzahlen
terminal-arena-course = Siege im Lauf der Kartenverteilungen
terminal-arena-again = Dieselben Partien noch einmal
terminal-clock-wall = Wanduhr
terminal-clock-cpu = CPU
terminal-plot-shares = Anteil der Partien, den ein Platz jedes Bots gewinnt
terminal-plot-points = Mittlere Punkte jedes Bots nach Kategorie
terminal-plot-scores = Anteil der Partien mit jeder Punktzahl, in Schritten von fünf Punkten
terminal-plot-course = Anteil der Siege nach jeder Kartenverteilung

## evaluate

terminal-boards-training = Training
terminal-boards-held-out = zurückgehalten
terminal-boards-all = alle
terminal-evaluated = { $name }: { terminal-games } pro Zeile, jede Kartenverteilung von jedem Platz aus.

## selfplay and train

terminal-selfplay = { terminal-games }, je { $bytes } Bytes, in { $folder }. Prüfsumme { $digest }
terminal-fitted = Runde { $round }: erklärt { $explained }
terminal-fitted-moves = Runde { $round }: Verlust { $loss }, Übereinstimmung { $agreed }, erklärt { $explained }

## puzzles

terminal-column-day = Tag
terminal-row-all = Alle
terminal-column-puzzles = Rätsel
terminal-column-wonders = Weltwunder
terminal-column-age-number = Zeita. { ROMAN($age) }
terminal-column-hard = Schwer
terminal-column-options = Auswahl
terminal-column-lead = Vorsprung
terminal-column-best-move = Bester Zug
terminal-column-table = Tisch
terminal-boxuse-take = Karte nehmen
terminal-boxuse-keep = Karte behalten
terminal-boxuse-token = Fortschrittsmarker nehmen
terminal-boxuse-stage = Stufe bauen
terminal-boxuse-science = Symbole abgeben
terminal-boxuse-look = In einen Stapel hineinsehen
terminal-boxuse-done = Zug beenden
terminal-puzzles = { $puzzles ->
    [one] 1 Rätsel
   *[other] { $puzzles } Rätsel
}
terminal-puzzles-found = { terminal-puzzles } in { terminal-games }
terminal-puzzles-made = { terminal-puzzles } aus { terminal-games }, gespeichert in { $file }.
terminal-puzzles-size = { terminal-puzzles }, { $bytes } Bytes.

## A page that analyse or arena has written

terminal-report = Der Bericht liegt in { $file }.
