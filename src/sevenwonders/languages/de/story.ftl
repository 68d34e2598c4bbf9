# The story of an Age and of a game: banners, war, the count and the score sheet.

## Between turns

story-stage = Was jetzt geschieht
story-next = Weiter
# Whole sentences from a title and what follows it, for screen readers. In the last one $text ends with a full stop.
story-sentence = { $text }.
story-two-sentences = { $title }. { $text }.
story-banner = { $title }. { $text }

## The beginning of a game and of an Age

story-your-wonder = Dein Weltwunder: { $name }
story-side = { $side ->
    [Day] Tagseite
    [Night] Nachtseite
   *[other] Seite { $side }
}, { $stages ->
    [one] 1 Stufe
   *[other] { $stages } Stufen
}
story-guilds = Die Gilden kommen ins Spiel.
# $victory: points of a victory in this Age.
story-victory = { $age ->
    [1] Ein Sieg ist am Ende { $victory } Punkt wert.
   *[other] Siege sind jetzt { $victory } Punkte wert.
}
story-hand-goes = { $side ->
    [left] Deine Karten gehen nach links, an { $name }.
   *[right] Deine Karten gehen nach rechts, an { $name }.
}
story-hands-go = { $side ->
    [left] Die Karten gehen nach links.
   *[right] Die Karten gehen nach rechts.
}

## The end of an Age

# $coming: what happens then, such as "Seekonflikt und Krieg".
story-ends = Zeitalter { ROMAN($age) } endet: { $coming }
story-war = Krieg
story-calm = Zeitalter { ROMAN($age) } endet in Frieden
# Points of a victory and of a defeat, which is below zero.
story-stakes = { $defeat ->
    [0] Sieger bekommen in diesem Zeitalter { SIGNED($victory) }, Verlierer nichts.
   *[other] Sieger bekommen in diesem Zeitalter { SIGNED($victory) }, Verlierer { SIGNED($defeat) }.
}
story-nobody-fights = Niemand kämpft.

## War

# Between the shields of two cities.
story-against = gegen
# Shields of both, and the tokens that the first takes: "3 gegen 1: +5".
story-outcome = { $own } gegen { $theirs }: { $tokens ->
    [none] nichts
   *[some] { $tokens }
}
story-peace = Frieden
story-no-fight = Du und { $name } kämpft nicht
# The name of the viewer.
story-you = { $name }, du
story-other-borders = Die anderen Grenzen
story-all-borders = Alle Grenzen
# $cities: a row of the message below.
story-standing = { $age ->
    [1] Stand nach einem Krieg: { $cities }
    [2] Stand nach zwei Kriegen: { $cities }
    [3] Stand nach drei Kriegen: { $cities }
   *[other] Stand nach { $age } Kriegen: { $cities }
}
story-standing-of = { $points ->
    [0] { $name } 0
   *[other] { $name } { SIGNED($points) }
}

## The count at the end of a game

sheet-counting = Die Wertung
sheet-place = { $place }.
# $column: one of the messages below.
sheet-gain = { SIGNED($points) } { $column }
sheet-to-sheet = Zum Wertungsblatt
# Columns of the score sheet behind a number of points, and in labels such as "Ada, Konflikte: 3".
column-military = Konflikte
column-treasury = Münzen
column-wonder = Weltwunder
column-civilian = Profanbauten
column-science = Wissenschaft
column-commerce = Handel
column-guilds = Gilden
column-cat = Katze
column-progress = Fortschritt
column-total = Summe

## Who has won, and why

sheet-over = Die Partie ist zu Ende
# Several players who win together win as one.
sheet-wins = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
}
# $lead: points that the second has less.
sheet-wins-by = { $lead ->
    [0] { $name } gewinnt, punktgleich
    [one] { $name } gewinnt mit 1 Punkt Vorsprung
   *[other] { $name } gewinnt mit { $lead } Punkten Vorsprung
}
sheet-shared = { $names } teilen sich den Sieg
sheet-you-win = Du gewinnst!
sheet-you-win-by = { $lead ->
    [0] Du gewinnst, punktgleich!
    [one] Du gewinnst mit 1 Punkt Vorsprung!
   *[other] Du gewinnst mit { $lead } Punkten Vorsprung!
}
# $names: the others who share it.
sheet-you-share = Du teilst dir den Sieg mit { $names }
# $behind: points that the winner has more.
sheet-behind = Du bist auf Platz { $place }, { $behind ->
    [0] punktgleich
    [one] 1 Punkt zurück
   *[other] { $behind } Punkte zurück
}
sheet-by-tiebreak = Knapper geht es nicht: punktgleich, und die Regel für Gleichstände entschied.
# "Das gab den Ausschlag: Wissenschaft, du 26, Ben 10."
sheet-decided = Das gab den Ausschlag: { $column }, { $one }, { $two }.
sheet-decided-part = { $mine ->
    [yes] du { POINTS($points) }
   *[no] { $name } { POINTS($points) }
}
# Names of columns: "Wissenschaft und Gilden".
sheet-led = Hier lagst du vorn: { $alone }.
sheet-led-shared = Hier lagst du gleichauf vorn: { $shared }.
sheet-led-both = Hier lagst du vorn: { $alone }; gleichauf mit anderen: { $shared }.

## The score sheet

# On a ribbon before the winner's wonder.
sheet-ribbon = { $name } { $total }
# A player, or "Ada, du".
sheet-seat = { $place }. { $name }
# A cell of the table for screen readers. $column: such as "Konflikte".
sheet-cell = { $name }, { $column }: { POINTS($points) }
# Above the parts of a sum.
sheet-sum-title = { $mine ->
    [yes] Du, { $column }: { POINTS($points) }
   *[no] { $name }, { $column }: { POINTS($points) }
}
sheet-total-text = Alle Spalten zusammen.
# Equal parts of a sum.
sheet-times = { $count } × { $name }
sheet-none = Hier hat nichts gezählt.
sheet-again = Wertung noch mal zeigen
sheet-look = Die Städte ansehen
# The same two where there is little room.
sheet-count = Wertung
sheet-cities = Städte
sheet-share = Teilen
sheet-copied = Der Link zum Replay ist kopiert.
