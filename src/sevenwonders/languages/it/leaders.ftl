# Leaders.

## The expansion as the host of a table picks it

expansion-leaders = Leaders
expansiontext-leaders = Draft di quattro leader: ne recluti uno prima di ogni Epoca.
option-leader_price = Prezzi stampati
optiontext-leader_price = Un leader costa il numero sulla carta, altrimenti tante monete quanto il numero dell’Epoca.

## The phases of the game in the bar above the table, and in one word on a phone

leaders-draft = Draft dei leader
leaders-draft-text = { $left ->
    [1] Draft dei leader, ultimo giro
   *[other] Draft dei leader, mazzetti da { $left }
}
leaders-recruitment = Epoca { ROMAN($age) }, reclutamento
leaders-recruitment-short = Recluta
leaders-recruitment-text = Tutti usano un leader nello stesso momento

## What a player is asked: a title, a sentence that says more, what asks, and the answer that does nothing ("pass-…")

question-leader_draft = Tieni un leader
prompt-leader_draft = Tieni uno di questi leader; gli altri passano.
leaders-kept-names = Tenuti finora: { $names }
question-recruit = Usa un leader
prompt-recruit = Usa uno dei tuoi leader: reclutalo, costruisci con lui uno stadio, o vendilo.
question-extra_leader = Recluta un altro leader
prompt-extra_leader = La tua meraviglia ti fa reclutare un altro leader.
asker-extra_leader = La tua meraviglia
pass-extra_leader = Non reclutare nessuno
question-bury_leader = Seppellire un leader?
prompt-bury_leader = La tua meraviglia ti fa girare coperto un leader in cambio di punti.
asker-bury_leader = La tua meraviglia
pass-bury_leader = Non seppellire nessuno
question-victory_token = Cedi un segnalino vittoria
prompt-victory_token = Getta via uno dei tuoi segnalini vittoria.

## What can be done with a leader: as the title of a button, what it gives, and the button that confirms it

use-keep = Tieni
gain-keep = va nella tua mano
use-recruit = Recluta
use-bury = Seppellisci per punti
gain-bury = il doppio del suo prezzo in punti; il suo effetto finisce
order-bury = Seppellisci { $name }

## What a player did with a leader, next to a picture and below the city

did-recruited = reclutato
caption-recruited = recluta { $card }
did-leader_sold = leader venduto
caption-leader_sold = vende un leader

## Leaders in a city. A count stands after the name of the city

leaders-in-hand = Leader in mano
leaders-count = { $count ->
    [one] 1 leader in mano
   *[other] { $count } leader in mano
}
leaders-show = Mostra i leader in mano a { $name }
leaders-buried = Sepolti per punti: { $names }
leaders-back = Leader
leaders-under = sotto c’è un leader

## On the pages of cards

colour-white = Leader
copies-white = C’è una copia di ogni leader. Prima della prima Epoca ognuno ne riceve quattro.
leaders-price-by-age = { $coins ->
    [one] Tante monete quanto il numero dell’Epoca; con i prezzi stampati 1 moneta.
   *[other] Tante monete quanto il numero dell’Epoca; con i prezzi stampati { $coins } monete.
}

## The score sheet

category-leaders = Leader
categoryspoken-leaders = leader
categorytext-leaders = I punti dei leader.
column-leaders = leader
sum-buried = { $card }, coperto
leaders-changed = Cambiato { $from ->
    [compass] compasso
    [gear] ingranaggio
   *[tablet] tavoletta
} in { $to ->
    [compass] compasso
    [gear] ingranaggio
   *[tablet] tavoletta
}
sheetkey-buried = Leader sepolti, con l’Epoca del loro reclutamento

## A key and what it does, in a row of such keys

keyuse-keep = { $key } tieni
keyuse-recruit = { $key } recluta
keyuse-bury = { $key } seppellisci per punti

## Pictures of the page of all drawings

pictogram-white = Bianco
pictogram-change_symbol = Cambia simbolo

## When somebody asks. With $mine = yes it is the viewer’s city

leadersexplain-leader-title = Leader
leadersexplain-leader = Un leader sta nella città come carta bianca; si recluta prima di un’Epoca.
leadersexplain-held = { $mine ->
    [yes] Prima di ogni Epoca ne usi uno: lo recluti, costruisci con lui uno stadio, o lo vendi.
   *[no] Prima di ogni Epoca { $name } ne usa uno: lo recluta, costruisce con lui uno stadio, o lo vende.
}
leadersexplain-changed-symbol-title = Simbolo cambiato
leadersexplain-changed-symbol = Alla fine un simbolo scientifico conta come di un altro tipo.
leadersexplain-score = I punti dei leader.
leadersexplain-pile = I leader reclutati da questa città. I loro effetti valgono per sempre.

## The coach, when Leaders is played for the first time

leaderscoach-draft-title = Prima i leader
leaderscoach-draft = Tieni uno di questi leader e passa gli altri. Un leader lo paghi solo quando lo recluti.
leaderscoach-coins-title = I leader costano monete
leaderscoach-coins = Per questo tutti iniziano con più monete del solito. Per reclutare le risorse non servono.
leaderscoach-recruitment-title = Recluta prima di ogni Epoca
leaderscoach-recruitment = Usa adesso un leader: reclutalo, mettilo sotto uno stadio della tua meraviglia, o vendilo.
leaderscoach-held-title = Questi aspettano la loro Epoca
leaderscoach-held = I leader che hai in mano entrano in gioco prima della prossima Epoca. Costruisci la città attorno a uno di loro.
leaderscoach-white-title = Il tuo leader è al lavoro
leaderscoach-white = Un leader reclutato è una carta bianca della tua città. Il suo effetto vale da ora fino alla fine della partita.

## The rules

leadersrules-setup = Con Leaders ogni città inizia invece con 6 monete.
leadersrules-scoring = I leader hanno una riga tutta loro.
leadersrules-title = Leaders
leadersrules-draft = Prima dell’Epoca I ognuno riceve 4 leader, ne tiene uno e passa gli altri a destra, finché sono tutti presi.
leadersrules-recruitment = Prima di ogni Epoca tutti usano un leader nello stesso momento: lo reclutano, costruiscono con lui, coperto, uno stadio, o lo vendono per 3 monete.
leadersrules-price = Un leader costa tante monete quanto il numero dell’Epoca. Con i prezzi stampati costa il numero sulla carta.
leadersrules-in-city = Un leader reclutato sta nella tua città come carta bianca. I leader non usati prima dell’Epoca III escono dal gioco.
leadersrules-wonders = Roma rende meno cari i leader. Abu Simbel gira coperto un leader reclutato per il doppio del suo prezzo in punti.

## Lines of the log

thing-white = un leader
thing-leader = un leader

log-heading_draft = Draft dei leader
log-heading_recruitment = Epoca { ROMAN($age) }, reclutamento
log-recruited = { $reader ->
    [who] Recluti { $cards }.
   *[none] { $who } recluta { $cards }.
}
log-kept_leader = { $reader ->
    [who] Prendi in mano { $cards }.
   *[none] { $who } prende in mano { $cards }.
}
log-leaders_left = { $reader ->
    [who] Scarti { $cards }.
   *[none] { $who } scarta { $cards }.
}
log-leader_sold = { $reader ->
    [who] Vendi { $cards }.
   *[none] { $who } vende { $cards }.
}
log-leader_buried = { $reader ->
    [who] Seppellisci { $cards }.
   *[none] { $who } seppellisce { $cards }.
}
log-hidden_leaders = { $count ->
        [one] 1 leader
       *[other] { $count } leader
    }

## What leaders do

effect-points_alone = { $a } punti se non hai altri leader
effect-leader_discount = i leader costano { $a } in meno qui e { $b } in meno dai vicini
effect-draw_leaders = pesca { $a } leader
power-free_leaders = i leader non costano nulla
power-extra_leader = recluta subito un leader
power-bury_leader = seppellisci un leader per il doppio del suo prezzo in punti
per-white = leader

## Why a move is better

line-leaders = leader
figure-tempo_leaders = { $turns }
evidence-tempo_leaders = { $turns ->
        [one] turno
       *[other] turni
    } prima: leader { $number }
reason-tempo_leaders = Il leader { $number } si recluta in media { $turns ->
        [one] 1 turno
       *[other] { $turns } turni
    } prima.
