# The puzzle of the day: the table, the answer, and the archive. A $day is such as "2. November".

daily-title = Rätsel des Tages

## At the table

daily-when = { $date }, Nr. { $number }
daily-question = Was würdest du tun?
daily-one-answer = Eine Antwort zählt.
daily-real-game = Aus einer echten Partie zwischen Bots.
# The same on a phone.
daily-short = Rätsel { $number }, { $day }. Eine Antwort zählt.
daily-streak = { $days ->
    [one] { $days } Tag in Folge
   *[other] { $days } Tage in Folge
}
daily-result = Dein Ergebnis
daily-table = Den Tisch ansehen
daily-earlier = Es gibt keine Verbindung, darum ist dies ein früheres Rätsel: { $day }.
daily-not-kept = Es gibt keine Verbindung, und kein Rätsel der letzten Tage liegt auf diesem Gerät.
daily-failed = Das Rätsel ließ sich nicht laden
# Above cards of the hand, once there is an answer. $chance: such as "52 %".
daily-best-mark = beste · { $chance }
daily-your-mark = du · { $chance }

## The answer

# The place of the answer among all options.
daily-place = Platz { $place } von { $of }
# Options are such as "Altar" or "Stufe 2 mit Altar". Between stars are the words that stand out.
daily-you-chose = Deine Wahl: **{ $option }**.
daily-is-best = Das ist der beste Zug.
daily-wins-more = { $games ->
    [one] **{ $best }** gewinnt von 100 Partien eine mehr.
   *[other] **{ $best }** gewinnt von 100 Partien { $games } mehr.
}
daily-as-many = **{ $best }** gewinnt ein wenig öfter.
# Below the chance of the answer.
daily-best = beste { $chance }
daily-options = Alle deine Möglichkeiten
# Beside that title: what the numbers are.
daily-chance = Gewinnchance
# At the option that was chosen.
daily-you = du
daily-stage-with = { $stage } mit { $card }
# A button that shows the options that are left out. $least: the least chance among them.
daily-more = { $count } weitere, bis { $least }
daily-why = Warum { $name }
daily-why-not = Warum { $name } und nicht { $other }
daily-won-more = Es führt zu Stellungen, die öfter gewonnen werden.

## The days, below the answer

daily-calendar = Die letzten drei Wochen
# What was made of the puzzle of a day.
daily-graded = { $grade ->
    [best] { $day }: bester Zug
    [good] { $day }: guter Zug
    [poor] { $day }: anderer Zug
    [open] { $day }: kommt noch
   *[none] { $day }: nicht gespielt
}
daily-streak-marked = { $days ->
    [one] **{ $days }** Tag in Folge
   *[other] **{ $days }** Tage in Folge
}
daily-start-streak = Beginne eine Serie
# The longest row of days.
daily-longest = längste { $days }
daily-played = gespielt { $count }
# $place: such as "Platz 3 von 12".
daily-yesterday-was = Gestern: { $place }.
daily-archive = Archiv
# A link to the puzzle of that day.
daily-yesterday = Gestern

## A text to share

daily-share = Teilen
daily-shared = Der Text ist kopiert.
daily-not-shared = Dieser Browser erlaubt kein Kopieren. Markier den Text und kopier ihn.
daily-play-on = Weiterspielen
daily-share-title = Seven Wonders, Rätsel { $number }
# The place among all options, and the chance to win of the answer and of the best option.
daily-share-result = Platz { $place } von { $of }, { $mine }/{ $best } %
# A row of squares, the more of them full the better.
daily-squares = { $full } von { $all } Quadraten

## The archive

daily-archive-title = Rätsel des Tages: Archiv
daily-best-count = bester Zug { $count }
daily-longest-days = { $days ->
    [one] längste Serie { $days } Tag
   *[other] längste Serie { $days } Tage
}
daily-yesterdays = Ergebnisse von gestern
daily-rules = Rätsel zu den Regeln
daily-rules-text = Welche dieser Karten kannst du bauen? Solche Stellungen stehen bei den Regeln, um die es geht.
daily-rules-link = Zu den Regeln
daily-earlier-puzzles = Frühere Rätsel
daily-filter = Welche Rätsel
daily-filter-all = Alle
daily-filter-open = Nicht gespielt
daily-filter-hard = Schwer
# In a line of the list.
daily-hard = schwer
daily-not-played = nicht gespielt
# Buttons of a line, and what they are for.
daily-try = Lösen
daily-look = Ansehen
daily-try-day = Das Rätsel lösen: { $day }
daily-look-day = Das Rätsel ansehen: { $day }
daily-more-days = Frühere
daily-none-left = Unter diesen Tagen ist keines.
