# The game in a terminal: what is said around every game, and at its prompt.

## The beginning and the end

terminal-welcome = Du bist { $own }. Der Bot { $bot } spielt { $others }.
terminal-seed = Seed { $seed }. Mit ? bekommst du jederzeit Hilfe.
terminal-left = Du verlässt die Partie. Stand: { $moment }.
terminal-again = Dieselben Karten noch einmal: { $command }
terminal-record = Die Aufzeichnung liegt in { $file }. So siehst du sie dir an: { $command }
terminal-record-failed = Die Aufzeichnung konnte nicht geschrieben werden: { $reason }
terminal-no-folder = Die Aufzeichnung kann nicht nach { $file } geschrieben werden: Nenne eine Datei in einem Ordner, den es gibt.

## The score sheet and the result

terminal-final = Endstand
terminal-team-total = Team
terminal-ties = { $tiebreak ->
    [coins] Münzvorrat
   *[stages] Stufen
}
terminal-team-ties = { $tiebreak ->
    [coins] Teamvorrat
   *[stages] Teamstufen
}
terminal-places = Platz
terminal-you = du
terminal-place = { $place }.
# Steht hinter „mit“.
terminal-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}
terminal-won-by = { $more ->
    [coins] { terminal-points } und mehr Münzen
    [stages] { terminal-points } und mehr Stufen
   *[none] { terminal-points }
}
terminal-won = { $who ->
    [your_city] Du gewinnst mit { terminal-won-by }.
    [your_team] Du und { $names } gewinnt zusammen mit { terminal-won-by }.
    [their_team] { $names } gewinnen zusammen mit { terminal-won-by }.
   *[their_city] { $names } gewinnt mit { terminal-won-by }.
}
terminal-won-shared = { $names } teilen sich den Sieg mit { terminal-points }.
terminal-lost = { $partner ->
    [none] Du landest auf Platz { $place }, Punkte: { $points }.
   *[some] Du und { $partner } landet auf Platz { $place }, Punkte: { $points }.
}
terminal-labelled = { $name }: { $words }

## At the prompt

terminal-chapter = { $moment }: was geschehen ist
terminal-which = Welche davon: { $names }?
terminal-no-city = Hier heißt keine Stadt „{ $words }“. Tippe d links, d rechts oder d und einen Namen.
terminal-no-number = { $count ->
    [one] { $typed } gibt es nicht: Die einzige Nummer ist 1.
   *[other] { $typed } gibt es nicht: Die Nummern gehen von 1 bis { $count }.
}
terminal-unread = „{ $words }“ ist hier keine Wahl.
terminal-not-now = Das geht jetzt nicht.
terminal-type-help = Mit ? bekommst du Hilfe.
terminal-ways-to-pay = Du kannst auf { $count } Arten zahlen. Tippe eine Nummer, Enter für 1, 0 für zurück.
terminal-ways = Es gibt { $count } Möglichkeiten. Tippe eine Nummer, Enter für 1, 0 für zurück.
terminal-enter = Enter
terminal-type-way = Tippe eine Nummer von 1 bis { $count }, Enter für 1 oder 0 für zurück.
terminal-nothing-chosen = Noch ist nichts gewählt.

## What can be typed, in a list of words with commas between them. English words and letters always work as well

terminal-word-help = hilfe
terminal-word-log = protokoll
terminal-word-score = punkte, wertung
terminal-word-table = tisch
terminal-word-card = karte
terminal-word-city = stadt
terminal-word-undo = zurücknehmen, rückgängig
terminal-word-pass = passen, passe
terminal-word-quit = ende, beenden, verlassen
terminal-word-me = ich, mich
terminal-word-left = links
terminal-word-right = rechts
terminal-word-back = zurück, nein

## Rows of the help: what is typed, and what it does

terminal-typed-pass = p
terminal-does-pass = passen, wenn du das Angebot nicht nehmen musst
terminal-typed-card = c NAME oder c 3
terminal-does-card = eine Karte zeigen
terminal-typed-city = d NAME
terminal-does-city = eine Stadt ganz zeigen; ohne Namen deine eigene, auch d links und d rechts
terminal-typed-table = t
terminal-does-table = den Tisch noch einmal zeigen
terminal-typed-log = l
terminal-does-log = was bisher geschehen ist
terminal-typed-score = punkte
terminal-does-score = die Punkte aller Städte, wenn die Partie jetzt zu Ende wäre
terminal-typed-quit = q
terminal-does-quit = die Partie verlassen
terminal-hint-help = ? Hilfe

## A recorded game

terminal-replay-title = { $players ->
    [one] { $game }, 1 Spieler, Seed { $seed }
   *[other] { $game }, { $players } Spieler, Seed { $seed }
}
terminal-replay-heading = { $moment } ({ $number } von { $count })
terminal-replay-cut = Die Aufzeichnung hört auf, bevor die Partie zu Ende ist. Wenn sie hier endete:
terminal-replay-keys = Enter nächste Runde · b zurück · NUMMER zur Runde · s PLATZ sehen, was dieser Platz sieht · s alles sehen · q Ende
terminal-replay-seat = Tippe s und die Nummer eines Platzes, oder -1 für Zuschauer. Zum Beispiel: s 2
terminal-seat = Platz { $seat }
