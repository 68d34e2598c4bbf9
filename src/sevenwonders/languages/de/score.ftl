# Score sheets for tables with the real box.

## All sheets

score-title = Einen echten Tisch werten
score-lead = Du hast die Schachtel auf dem Tisch. Gib ein, was vor allen liegt, und die Seite zählt, löst Gleichstände auf und merkt es sich. Das geht offline, und alles bleibt auf diesem Gerät.
score-begin = Neues Wertungsblatt
score-evenings = Frühere Abende
score-no-evenings = Noch kein Blatt. Das erste erscheint hier, sobald du es beginnst.
# $names: who has won, $winners of them.
score-won = { $winners ->
    [one] { $names } hat mit { POINTS($points) } gewonnen
   *[other] { $names } haben mit { POINTS($points) } gewonnen
}
# A sheet on which something is still missing.
score-unfinished = nicht fertig
score-go-on = Weiter
score-look = Ansehen
score-remove = Löschen
score-remove-named = Das Blatt von { $names } löschen
score-removed = Das Blatt ist gelöscht.
score-undo = Rückgängig
score-import-file = Datei einlesen
score-export-all = Alle als Datei sichern
score-file-note = Dateien sind einfacher Text. Auch der Befehl „sevenwonders score“ liest sie.
score-imported = { $count ->
    [0] Alle diese Blätter sind schon hier.
    [one] Ein Blatt kam dazu.
   *[other] { $count } Blätter kamen dazu.
}
score-damaged = Diese Datei lässt sich nicht lesen, und nichts wurde geändert. { $reason }
score-no-sheets = Es ist kein Wertungsblatt darin.
score-too-large = Sie ist zu groß für ein Wertungsblatt.
score-gone = Dieses Blatt ist nicht auf diesem Gerät
score-gone-text = Vielleicht wurde es gelöscht oder in einem anderen Browser geschrieben.
score-bad-link = Dieser Link ist beschädigt. Bitte noch mal darum und kopiere ihn ganz.

## What all sheets add up to

score-statistics = Statistik
score-no-statistics = Die Statistik erscheint nach dem ersten fertigen Blatt.
score-by-player = Nach Spieler
score-by-wonder = Nach Weltwunder
# The columns of a table: games played, games won, points on average, most points.
score-played = Partien
score-victories-of = Siege
score-average = Mittel
score-best = Beste
score-average-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
score-records = Rekorde
score-highest = Höchste Summe: { POINTS($points) }, von { $name }
score-closest = { $lead ->
    [0] Knappster Sieg: bei Gleichstand, { $names }
   *[other] Knappster Sieg: um { $lead }, { $names }
}
# $line: a line of the score sheet, such as "Konflikte".
score-best-line = { $line }: { POINTS($points) }, von { $name }

## Setting up a sheet

score-set-up = Der Tisch
score-game = Spiel
score-classic-game = 7 Wonders
score-edition = Ausgabe
score-edition-name = { $edition ->
    [1] Erste Ausgabe
    [2] Zweite Ausgabe
   *[other] Ausgabe { $edition }
}
score-expansions = Erweiterungen
score-how = Wie willst du es ausfüllen?
scoreway-cards = Karten: Die Seite zählt
scoreway-points = Punkte je Zeile
scorewaynote-cards = Tipp die Karten an, die vor jeder Person liegen. Gilden, Wissenschaft und Kopien werden für dich gezählt.
scorewaynote-points = Gib die Punkte jeder Zeile ein, wie auf dem Papierblatt.
score-players = Spieler
score-seats = Wer wo sitzt, im Uhrzeigersinn
score-name = Name von Spieler { $seat }
score-player = Spieler { $seat }
# The third city of a game for two.
score-nobody = Kein Spieler
score-wonder = Weltwunder von Spieler { $seat }
score-no-wonder = Kein Weltwunder
# The side of the wonder's board.
score-side = Seite von Spieler { $seat }
score-need-wonders = Gib allen ein Weltwunder, damit die Seite zählen kann.
score-same-wonder = Jedes Weltwunder gibt es einmal, aber { $name } ist zweimal da.
score-to-enter = Mit dem Zählen beginnen

## Filling in a sheet, one player at a time

score-choose-seat = Spieler
score-seat = { $points ->
    [one] { $name }, { POINTS($points) } Punkt
   *[other] { $name }, { POINTS($points) } Punkte
}
# $what: the next line of the sheet, or the next player.
score-next = Weiter: { $what }
score-to-result = Wer hat gewonnen?
score-to-set-up = Den Tisch ändern
# Points that were typed, not counted.
score-typed = eingegeben
score-type-points = Stattdessen Punkte eingeben
score-count-points = Aus den Karten zählen
score-count-symbols = Symbole zählen
# $line: a line of the score sheet, such as "Konflikte".
score-points = Punkte: { $line }
score-digits = Ziffern
score-sign = Vorzeichen wechseln
score-erase = Letzte Ziffer löschen
score-wrong = Das lässt sich noch nicht zählen. { $reason }
# Where points come from: "Altar: 3".
score-source = { $what }: { POINTS($points) }
# Two facts next to each other, such as a card and its Age, or a place and why it is no worse.
score-beside = { $first } · { $second }
# Cards of a colour: "Profanbauten: 4".
score-cards-of = { $colour }: { $count }
score-times = ×{ $count }
score-worthless = Diese Karten haben selbst keine Punkte, aber Gilden und Anführer können sie zählen.
score-coins = Münzen
score-coins-note = Sie lösen auch Gleichstände auf.
score-stages-built = Gebaute Stufen
score-stage-number = Stufe { $number }
# $text: what the stage gives, as a sentence.
score-stage = Stufe { $number }: { $text }
score-tokens = Konfliktmarker
# The square that a ship has reached.
score-square = { $number ->
    [0] Start
   *[other] { $number }
}
score-victories = Siegmarker
score-cat = Hat die Katze
# The keys next to a number. $thing is what is counted: "Münzen", "Nach Wahl".
score-one-less = Eins weniger: { $thing }
score-one-more = Eins mehr: { $thing }

## Filling in a sheet with a keyboard

score-grid = Punkte nach Zeile und Spieler
score-table = { $players ->
    [one] { $date } · { $game } · 1 Spieler
   *[other] { $date } · { $game } · { $players } Spieler
}
# $game in the line above.
score-box = { $edition ->
    [1] 7 Wonders, erste Ausgabe
    [2] 7 Wonders, zweite Ausgabe
   *[other] 7 Wonders, Ausgabe { $edition }
}
score-kept = liegt auf diesem Gerät, geht offline
score-new-sheet = Neues Blatt
# How many numbers are there already.
score-progress = { $all ->
    [one] { $filled } von 1 Zahl
   *[other] { $filled } von { $all } Zahlen
}
score-wonder-side = { $side ->
    [Day] { $wonder } · Tag
    [Night] { $wonder } · Nacht
   *[other] { $wonder } · { $side }
}
# A cell of the table: its line and player, and whether its points were counted and not typed.
score-cell = { $counted ->
    [yes] { $line }, { $name }, gezählt
   *[no] { $line }, { $name }
}
score-whole = Gib eine ganze Zahl zwischen { POINTS($least) } und { $most } ein.
score-doubt = { $line }: ohne Erweiterungen zwischen { POINTS($least) } und { $most }. Stimmt diese Zahl?
score-coins-of = Münzen von { $name }
score-level-coins = Münzen, für den Gleichstand
# What keys do; the keys stand before these words.
score-key-tab = nächster Spieler
score-key-enter = nächste Zeile
score-key-helper = Zählhilfe
score-key-escape = Zelle zurücksetzen

## The helper, which counts one cell of the table

score-helper = Zählhilfe
score-helper-note = Zählt diese Zelle aus Karten, Münzen, Markern oder Symbolen. Auch die Taste = öffnet sie.
score-helper-of = { $name }: { $line }
score-close-helper = Zählhilfe schließen
score-take = { POINTS($points) } übernehmen
# Type the number in place of counting it.
score-type-it = Eingeben
score-no-pieces = Ohne Weltwunder gibt es hier nichts zu zählen. Gib die Punkte ein oder wähle die Weltwunder dieses Tisches.
score-from-cards = Karten zählen
score-partly = Karten zählen, soweit alles, wovon sie abhängen, hier eingegeben ist.
score-symbols-note = Zähl die Symbole auf Karten und Weltwunder; ihre Punkte werden hier ausgerechnet.
scoresymbol-compass = Zirkel
scoresymbol-gear = Zahnräder
scoresymbol-tablet = Tafeln
# Symbols that count as one of the others, as the player likes.
scoresymbol-wild = Nach Wahl
# The same inside a sentence.
spokensymbol-compass = Zirkel
spokensymbol-gear = Zahnräder
spokensymbol-tablet = Tafeln
# $kinds: a list of these.
score-wild-as = Nach Wahl: genutzt für { $kinds }

## Below the table of points: what is missing, and who is ahead

score-begun = Gib die erste Zahl ein
score-begun-text = Zeile für Zeile: Alle sagen eine Zahl an. Summen und Plätze folgen beim Eingeben.
score-to-go = { $left ->
    [one] Noch eine Zahl
   *[other] Noch { $left } Zahlen
}
score-last-wins = Noch eine Zahl: { $name } würde um { $lead } gewinnen
score-running = Summen bisher
# One of a row: "Ada 31, Ben 28".
score-standing = { $name } { POINTS($points) }

## Who won

score-total = Summe
score-wins = { $name } gewinnt um { $lead }
score-wins-tie = { $tiebreak ->
    [coins] { $name } gewinnt: punktgleich, aber mehr Münzen
   *[stages] { $name } gewinnt: punktgleich, aber mehr Stufen
}
score-shared = { $names } teilen sich den Sieg
score-shared-why = { $tiebreak ->
    [coins] Gleich viele Punkte und Münzen: Diesen Gleichstand lösen die Regeln nicht auf.
   *[stages] Gleich viele Punkte und Stufen: Diesen Gleichstand lösen die Regeln nicht auf.
}
score-team-wins = { $names } gewinnen zusammen
score-team = Team { $letter }
# $parts: a list such as "18 für Wissenschaft, 12 für Konflikte und 9 für Weltwunder".
score-most-from = { $points ->
    [one] { POINTS($points) } Punkt: { $parts }.
   *[other] { POINTS($points) } Punkte: { $parts }.
}
score-most-from-wonder = { $points ->
    [one] { POINTS($points) } Punkt mit { $wonder }: { $parts }.
   *[other] { POINTS($points) } Punkte mit { $wonder }: { $parts }.
}
score-part = { POINTS($points) } für { $line }
score-ahead = { $tiebreak ->
    [coins] { $first } kommt vor { $second }: Beide haben { POINTS($total) }, aber { $first } hat mehr Münzen.
   *[stages] { $first } kommt vor { $second }: Beide haben { POINTS($total) }, aber { $first } hat mehr Stufen.
}
# Why a place is better than that of somebody with equal points.
score-more = { $tiebreak ->
    [coins] mehr Münzen
   *[stages] mehr Stufen
}
# A line of the sheet: what counts if points are equal.
score-for-ties = { $tiebreak ->
    [coins] Bei Gleichstand: Münzen
   *[stages] Bei Gleichstand: Stufen
}
score-edit = Etwas ändern
score-again = Gleiche Leute, neues Blatt
score-done = Alle Blätter
score-share-link = Link teilen
score-copy-link = Link kopieren
score-copied = Der Link ist kopiert.
score-not-copied = Der Link ließ sich nicht kopieren. Er steht in der Adresszeile dieser Seite.
score-picture = Bild
score-picture-failed = Dein Browser konnte das Bild nicht zeichnen.
score-file = Als Datei sichern
score-shown-from = Jemand hat dir dieses Blatt geschickt.
score-keep-it = Auf diesem Gerät behalten
# The title of a link that is shared.
score-sheet-of = Wertungsblatt, { $date }

## What is wrong with a file. $place says where, $key names a word of the file that stays as it is

sheetfile-sheet = das Blatt
sheetfile-seat = Platz { $seat }
# A place inside another: "Platz 2, coins".
sheetfile-inside = { $place }, { $key }
sheetfile-missing = Es fehlt: { $place }.
sheetfile-no-list = { $place }: Hier sollte eine Liste stehen.
sheetfile-no-number = { $place }: „{ $value }“ sollte eine ganze Zahl sein.
sheetfile-no-date = Das Datum „{ $text }“ sollte aussehen wie 2026-11-17.
sheetfile-unknown-key = { $place }: unbekannter Schlüssel „{ $key }“.
sheetfile-unclear = Unverständlich: { $place }.
sheetfile-at = { $place }: { $reason }
sheetfile-no-game = Es gibt kein Spiel „{ $game }“.
sheetfile-no-edition = Es gibt keine Ausgabe { $edition }.
sheetfile-no-expansion = Es gibt keine Erweiterung „{ $expansion }“.
sheetfile-no-variant = Die Variante „{ $variant }“ passt nicht zu diesem Tisch.
sheetfile-cities = Ein Tisch mit { $players } Spielern hat nicht { $cities } Städte.
sheetfile-wonder-twice = Jedes Weltwunder gibt es einmal, aber { $wonder } ist zweimal genannt.
sheetfile-no-token = { $place }: Kein Konfliktmarker ist { $worth } wert.
