# Leaders.

## The expansion as the host of a table picks it

expansion-leaders = Leaders
expansiontext-leaders = Wählt vier Anführer und werbt vor jedem Zeitalter einen an.
option-leader_price = Gedruckte Preise
optiontext-leader_price = Ein Anführer kostet die Zahl auf der Karte, sonst so viele Münzen wie die Zahl des Zeitalters.

## The phases of the game in the bar above the table, and in one word on a phone

leaders-draft = Anführer­auswahl
leaders-draft-text = { $left ->
    [1] Anführer­auswahl, der letzte
   *[other] Anführer­auswahl, { $left } zur Wahl
}
leaders-recruitment = Zeitalter { ROMAN($age) }, Anwerben
leaders-recruitment-short = Anwerben
leaders-recruitment-text = Alle nutzen zugleich einen Anführer

## What a player is asked: a title, a sentence that says more, what asks, and the answer that does nothing ("pass-…")

question-leader_draft = Behalte einen Anführer
prompt-leader_draft = Behalte einen dieser Anführer; die anderen gehen weiter.
leaders-kept-names = Bisher behalten: { $names }
question-recruit = Nutze einen Anführer
prompt-recruit = Nutze einen deiner Anführer: Wirb ihn an, bau eine Stufe mit ihm oder verkauf ihn.
question-extra_leader = Wirb noch einen Anführer an
prompt-extra_leader = Dein Weltwunder lässt dich noch einen Anführer anwerben.
asker-extra_leader = Dein Weltwunder
pass-extra_leader = Niemanden anwerben
question-bury_leader = Einen Anführer begraben?
prompt-bury_leader = Dein Weltwunder macht einen Anführer zu Punkten.
asker-bury_leader = Dein Weltwunder
pass-bury_leader = Niemanden begraben
question-victory_token = Gib einen Siegmarker her
prompt-victory_token = Wirf einen deiner Siegmarker ab.

## What can be done with a leader: as the title of a button, what it gives, and the button that confirms it

use-keep = Behalten
gain-keep = kommt auf deine Hand
use-recruit = Anwerben
use-bury = Für Punkte begraben
gain-bury = doppelt so viele Punkte wie sein Preis; sein Effekt endet
order-bury = { $name } begraben

## What a player did with a leader, next to a picture and below the city

did-recruited = angeworben
caption-recruited = wirbt { $card } an
did-leader_sold = Anführer verkauft
caption-leader_sold = verkauft einen Anführer

## Leaders in a city. A count stands after the name of the city

# Leaders in a city. A count stands after the name of the city.
leaders-in-hand = Anführer auf der Hand
leaders-count = { $count ->
    [one] 1 Anführer auf der Hand
   *[other] { $count } Anführer auf der Hand
}
leaders-show = Die Anführer auf der Hand von { $name } zeigen
leaders-buried = Für Punkte begraben: { $names }
# The back of a leader, and a leader under a stage of a wonder.
leaders-back = Anführer
leaders-under = darunter liegt ein Anführer

## On the pages of cards

colour-white = Anführer
copies-white = Jeden Anführer gibt es einmal. Vor dem ersten Zeitalter bekommen alle vier.
# $coins: the price on the card.
leaders-price-by-age = { $coins ->
    [one] So viele Münzen wie die Zahl des Zeitalters; mit gedruckten Preisen 1 Münze.
   *[other] So viele Münzen wie die Zahl des Zeitalters; mit gedruckten Preisen { $coins } Münzen.
}

## The score sheet

category-leaders = Anführer
categoryspoken-leaders = Anführer
categorytext-leaders = Punkte der Anführer.
column-leaders = Anführer
# A leader that was turned face down for points.
sum-buried = { $card }, begraben
# One science symbol counts as another kind.
leaders-changed = Geändert: { $from ->
    [compass] Zirkel
    [gear] Zahnrad
   *[tablet] Tafel
} zu { $to ->
    [compass] Zirkel
    [gear] Zahnrad
   *[tablet] Tafel
}
# What is entered on a score sheet for a real table.
sheetkey-buried = Begrabene Anführer, mit dem Zeitalter, in dem sie angeworben wurden

## A key and what it does, in a row of such keys

# Leaders.
keyuse-keep = { $key } behalten
keyuse-recruit = { $key } anwerben
keyuse-bury = { $key } für Punkte begraben

## Pictures of the page of all drawings

pictogram-white = Weiß
pictogram-change_symbol = Symboltausch

## When somebody asks. With $mine = yes it is the viewer's city

leadersexplain-leader-title = Anführer
leadersexplain-leader = Ein Anführer liegt als weiße Karte in der Stadt; er wird vor einem Zeitalter angeworben.
leadersexplain-held = { $mine ->
    [yes] Vor jedem Zeitalter nutzt du einen davon: Du wirbst ihn an, baust eine Stufe mit ihm oder verkaufst ihn.
   *[no] Vor jedem Zeitalter nutzt { $name } einen davon: zum Anwerben, zum Bau einer Stufe oder zum Verkaufen.
}
leadersexplain-changed-symbol-title = Geändertes Symbol
leadersexplain-changed-symbol = Am Ende zählt ein Wissenschafts­symbol als eine andere Art.
leadersexplain-score = Die Punkte der Anführer.
leadersexplain-pile = Anführer, die diese Stadt angeworben hat. Ihre Effekte bleiben.

## The coach, when Leaders is played for the first time

leaderscoach-draft-title = Erst kommen die Anführer
leaderscoach-draft = Behalte einen dieser Anführer und gib die anderen weiter. Du zahlst für einen Anführer erst, wenn du ihn anwirbst.
leaderscoach-coins-title = Anführer kosten Münzen
leaderscoach-coins = Darum beginnen alle mit mehr Münzen als sonst. Ressourcen helfen beim Anwerben nicht.
leaderscoach-recruitment-title = Wirb vor jedem Zeitalter an
leaderscoach-recruitment = Nutze jetzt einen Anführer: Wirb ihn an, leg ihn unter eine Stufe deines Weltwunders oder verkauf ihn.
leaderscoach-held-title = Diese warten auf ihr Zeitalter
leaderscoach-held = Anführer auf deiner Hand kommen vor dem nächsten Zeitalter ins Spiel. Plane deine Stadt um einen von ihnen herum.
leaderscoach-white-title = Dein Anführer wirkt
leaderscoach-white = Ein angeworbener Anführer ist eine weiße Karte deiner Stadt. Sein Effekt gilt von jetzt an bis zum Ende der Partie.

## The rules

leadersrules-setup = Mit Leaders beginnt jede Stadt stattdessen mit 6 Münzen.
leadersrules-scoring = Anführer haben eine eigene Zeile.
leadersrules-title = Anführer
leadersrules-draft = Vor Zeitalter I bekommen alle 4 Anführer, behalten einen und geben die anderen nach rechts, bis alle vergeben sind.
leadersrules-recruitment = Vor jedem Zeitalter nutzen alle zugleich einen Anführer: Du wirbst ihn an, baust mit ihm verdeckt eine Stufe oder verkaufst ihn für 3 Münzen.
leadersrules-price = Ein Anführer kostet so viele Münzen wie die Zahl des Zeitalters. Mit gedruckten Preisen kostet er die Zahl auf der Karte.
leadersrules-in-city = Ein angeworbener Anführer liegt als weiße Karte in deiner Stadt. Wer bis Zeitalter III nicht genutzt ist, verlässt das Spiel.
leadersrules-wonders = Roma macht Anführer günstiger. Abu Simbel dreht einen angeworbenen Anführer um: für doppelt so viele Punkte wie sein Preis.

## Lines of the log

# A card whose name need not be said, or that nobody may see, inside a sentence.
thing-white = 1 Anführer
thing-leader = 1 Anführer
log-heading_draft = Auswahl der Anführer
log-heading_recruitment = Zeitalter { ROMAN($age) }, Anwerben
log-recruited = { $reader ->
    [who] Du wirbst { $cards } an.
   *[none] { $who } wirbt { $cards } an.
}
log-kept_leader = { $reader ->
    [who] Du nimmst { $cards } auf die Hand.
   *[none] { $who } nimmt { $cards } auf die Hand.
}
log-leaders_left = { $reader ->
    [who] Du legst { $cards } ab.
   *[none] { $who } legt { $cards } ab.
}
log-leader_sold = { $reader ->
    [who] Du verkaufst { $cards }.
   *[none] { $who } verkauft { $cards }.
}
log-leader_buried = { $reader ->
    [who] Du begräbst { $cards }.
   *[none] { $who } begräbt { $cards }.
}
log-hidden_leaders = { $count ->
    [one] 1 Anführer
   *[other] { $count } Anführer
}

## What leaders do

effect-points_alone = { $a } Punkte ohne anderen Anführer
effect-leader_discount = Anführer kosten hier { $a } und nebenan { $b } weniger
effect-draw_leaders = { $a } Anführer ziehen
power-free_leaders = Anführer kosten nichts
power-extra_leader = sofort einen Anführer anwerben
power-bury_leader = einen Anführer für doppelt so viele Punkte wie seinen Preis begraben
per-white = Anführer

## Why a move is better

line-leaders = Anführer
figure-tempo_leaders = { $turns }
evidence-tempo_leaders = { $turns ->
    [one] Runde
   *[other] Runden
} früher: Anführer { $number }
reason-tempo_leaders = Anführer { $number } wird im Mittel { $turns ->
    [one] 1 Runde
   *[other] { $turns } Runden
} früher angeworben.
