# Edifice. An Edifice is a "Bauvorhaben" in German.

## The expansion as the host of a table picks it

expansion-edifice = Edifice
expansiontext-edifice = In jedem Zeitalter ein großer Bau, der zusammen gelingt oder zusammen scheitert.
colour-edifice = Bauvorhaben

## What a player is asked: a title, a sentence that says more, and what asks

question-pawn = Nimm eine Figur
prompt-pawn = Nimm eine Beteiligungs­figur: von welchem Bauvorhaben?
asker-pawn = Bauvorhaben
use-join = Beteiligen
choice-join = Zeitalter { ROMAN($count) }
question-penalty = Was gibst du her?
prompt-penalty = Das Bauvorhaben ist ohne dich gescheitert. Was gibst du her?
asker-penalty = Bauvorhaben
use-lose = Hergeben
edifice-still-to-give = { $count } herzugeben, eins nach dem anderen.

## Taking part while a stage is built: after the name of the card, and to build the stage without it

# Taking part while a stage is built: after the name of the card, and to build the stage without it.
extra-edifice = mit dem Bauvorhaben
without-edifice = Nicht beteiligen
# $name: the Edifice.
edifice-with = Mit { $name }

## The three Edifices of a game

edifice-title = Bauvorhaben
edifice-of-age = Zeitalter { ROMAN($age) }: { $name }
edificestate-later = kommt noch
edificestate-open = im Bau
edificestate-built = gebaut
edificestate-failed = gescheitert
edifice-pawns-left = { $count ->
    [one] noch 1 Figur
   *[other] noch { $count } Figuren
}
# Next to the picture of a pawn.
edifice-left = noch { $count }
# Before the picture of a coin with a number.
edifice-pay = zahle
edifice-price = Beteiligung, zusätzlich zu einer Stufe
edifice-reward = Belohnung je Figur
edifice-penalty = Wenn es scheitert und du keine Figur hast
# After a penalty such as "5 Münzen verlieren", in a row with it.
edifice-debt = { $points ->
    [one] oder 1 Punkt Schulden, wenn du nicht kannst
   *[other] oder { $points } Punkte Schulden, wenn du nicht kannst
}
# $names: those who take part; $count is how many they are.
edifice-members = { $count ->
    [one] { $names } ist beteiligt
   *[other] { $names } sind beteiligt
}
# An Edifice in one line. $state: such as "im Bau". $pawns: such as "noch 2 Figuren". $price: such as "3 coins".
# $reward: such as "3 points and 2 coins". $penalty: such as "5 Münzen verlieren".
edifice-summary = Bauvorhaben von Zeitalter { ROMAN($age) }, { $name }, { $state }. Belohnung: { $reward }. Strafe: { $penalty }.
edifice-summary-undecided = Bauvorhaben von Zeitalter { ROMAN($age) }, { $name }, { $state }, { $pawns }, { $price } für die Beteiligung. Belohnung: { $reward }. Strafe: { $penalty }.

## The pawns of a city. $pawns: such as "1 of Age I, 0 of Age II and 2 of Age III"

# The pawns of a city. $pawns: such as "1 aus Zeitalter I, 0 aus Zeitalter II und 2 aus Zeitalter III".
edifice-pawns = Figuren: { $pawns }
edifice-pawns-of = { $count } aus Zeitalter { ROMAN($age) }
edifice-owes = { $count ->
    [one] muss eins hergeben
   *[other] muss { $count } hergeben
}

## The stage between turns, when an Edifice is built or fails

# The stage between turns, when an Edifice is built or fails.
# One of several things that the banner lists at the end of an Age.
edificestage-in-banner = Bauvorhaben
edificestage-of-age = Bauvorhaben von Zeitalter { ROMAN($age) }
edificestage-pawns = { $taken ->
    [one] 1 Figur genommen, noch { $left }
   *[other] { $taken } Figuren genommen, noch { $left }
}
edificestage-took-part = { $count ->
    [one] 1 Stadt hat sich beteiligt
   *[other] { $count } Städte haben sich beteiligt
}
# $names: those who did not take part; $count is how many they are.
edificestage-without = { $count ->
    [one] { $names } nicht und bekommt nichts
   *[other] { $names } nicht und bekommen nichts
}
edificestage-missing = { $count ->
    [one] eine Figur blieb übrig
   *[other] { $count } Figuren blieben übrig
}
edificestage-who-pays = wer keine hat, trägt die Strafe
# $reward: such as "3 points and 2 coins". $penalty: such as "5 Münzen verlieren".
edificestage-your-reward = Du hast dich beteiligt: { $reward }
edificestage-no-reward = Du hast dich nicht beteiligt und bekommst nichts
edificestage-your-penalty = Du hast keine Figur: { $penalty }
edificestage-no-penalty = Du hast eine Figur: keine Strafe

## What is entered on a score sheet for a real table

# What is entered on a score sheet for a real table.
sheetkey-built = Drück einmal für jede Figur eines gebauten Bauvorhabens.

## Pictures of the page of all drawings

pictogram-edifice = Bauvorhaben
pictogram-pawn = Figur

## When somebody asks. With $mine = yes it is the viewer's city

edificeexplain-title = Bauvorhaben
edificeexplain-edifice = Es wird gemeinsam gebaut: Wer sich beim Bau einer Stufe beteiligt, nimmt eine Figur davon.
edificeexplain-later = Es ist ab dem Beginn von Zeitalter { ROMAN($age) } offen.
edificeexplain-open = { $pawns ->
    [one] Noch 1 Figur;
   *[other] Noch { $pawns } Figuren;
} { $price ->
    [one] Beteiligung kostet 1 Münze zusätzlich zu einer Stufe.
   *[other] Beteiligung kostet { $price } Münzen zusätzlich zu einer Stufe.
}
edificeexplain-built = Es wurde gebaut: Alle mit einer Figur haben die Belohnung.
edificeexplain-failed = Es ist gescheitert: Alle ohne Figur mussten die Strafe zahlen.
# $reward: a row of effects such as "3 points, 2 coins".
edificeexplain-reward = Belohnung je Figur: { $reward }.
# $penalty: what is lost, such as "3 Münzen verlieren".
edificeexplain-penalty = { $debt ->
    [one] Strafe ohne Figur, wenn es scheitert: { $penalty }, oder 1 Punkt Schulden.
   *[other] Strafe ohne Figur, wenn es scheitert: { $penalty }, oder { $debt } Punkte Schulden.
}
edificeexplain-pawn-title = Beteiligungs­figur
edificeexplain-pawn = Wer sie hat, ist am Bauvorhaben dieses Zeitalters beteiligt.
edificeexplain-pawns-title = { $count ->
    [one] 1 Beteiligungs­figur
   *[other] { $count } Beteiligungs­figuren
}
edificeexplain-pawns = { $mine ->
    [yes] Du bist an diesen Bauvorhaben beteiligt: eine Belohnung je Figur, sobald sie gebaut sind.
   *[no] { $name } ist an diesen Bauvorhaben beteiligt: eine Belohnung je Figur, sobald sie gebaut sind.
}
edificeexplain-owing-title = { $count ->
    [one] 1 Sache herzugeben
   *[other] { $count } Sachen herzugeben
}
edificeexplain-owing = { $mine ->
    [yes] Das Bauvorhaben ist ohne dich gescheitert, und die Strafe ist noch zu zahlen.
   *[no] Das Bauvorhaben ist ohne { $name } gescheitert, und die Strafe ist noch zu zahlen.
}
edificeexplain-pile = Belohnungen von Bauvorhaben, die mit dieser Stadt gebaut wurden.

## The coach, when Edifice is played for the first time

edificecoach-project-title = Ein Bauvorhaben für alle
edificecoach-project = Jedes Zeitalter hat einen großen Bau, an dem alle Städte mitwirken können. Die Figuren zeigen, wie viele Hände noch fehlen.
edificecoach-reward-title = Belohnung oder Strafe
edificecoach-reward = Sind rechtzeitig alle Figuren genommen, werden alle belohnt, die eine haben. Wenn nicht, trifft es alle ohne.
edificecoach-join-title = Beteilige dich mit einer Stufe
edificecoach-join = Baust du eine Stufe deines Weltwunders, darfst du auch eine Figur bezahlen, einmal in jedem Zeitalter.
edificecoach-pawn-title = Deine Figur
edificecoach-pawn = Du bist am Bauvorhaben dieses Zeitalters beteiligt. Jetzt hoffe, dass auch andere mitmachen.
edificecoach-next-title = Das nächste Bauvorhaben
edificecoach-next = Es verlangt mehr und gibt mehr. Beteiligen kannst du dich nur am Bauvorhaben des laufenden Zeitalters.

## The rules

edificerules-title = Edifice
edificerules-pawns = Jedes Zeitalter hat ein Bauvorhaben, auf dem einige Beteiligungsfiguren stehen.
edificerules-joining = Mit einer Stufe darfst du dich beteiligen, einmal pro Zeitalter: Zahl die Münzen des Bauvorhabens zusammen mit der Stufe und nimm eine Figur. An diesem Tisch nimmt die Taste W es dazu.
edificerules-ship = Ist auch Armada dabei, geht eine Stufe mit einem Schiff oder mit dem Bauvorhaben, nicht mit beidem.
edificerules-built = Ist die letzte Figur genommen, wird das Bauvorhaben sofort gebaut: Jede Figur dieses Zeitalters bekommt die Belohnung.
edificerules-failed = Sind am Ende des Zeitalters noch Figuren übrig, ist es gescheitert. Wer eine Figur hat, bekommt nichts, alle anderen tragen die Strafe.
edificerules-debts = Kannst du die Strafe nicht ganz zahlen, nimmst du stattdessen Schulden: je nach Zeitalter 2, 3 oder 5 Punkte.
edificerules-before-conflicts = Das Bauvorhaben wird vor allen Konflikten abgerechnet: Eine rote Karte, die es kostet, kämpft nicht mehr mit.

## Lines of the log

# A card whose name need not be said, or that nobody may see, inside a sentence.
thing-edifice = 1 Bauvorhaben
log-joined = { $reader ->
    [who] Du beteiligst dich am Bauvorhaben von Zeitalter { ROMAN($age) }.
   *[none] { $who } beteiligt sich am Bauvorhaben von Zeitalter { ROMAN($age) }.
}
log-edifice_built = Gebaut: { $card }.
log-edifice_failed = Nicht gebaut: { $card }.
log-rewarded = { $reader ->
    [who] Du bekommst die Belohnung: { $card }.
   *[none] { $who } bekommt die Belohnung: { $card }.
}
log-card_lost = { $reader ->
    [who] Du gibst { $card } her.
   *[none] { $who } gibt { $card } her.
}

## What Edifices give and take

effect-pawn = { $a ->
    [any] eine Beteiligungs­figur eines beliebigen Zeitalters
   *[other] eine Beteiligungs­figur von Zeitalter { ROMAN($a) }
}
effect-lose_card = { $a ->
    [brown] eine braune Karte verlieren
    [gray] eine graue Karte verlieren
    [blue] eine blaue Karte verlieren
    [yellow] eine gelbe Karte verlieren
    [green] eine grüne Karte verlieren
   *[red] eine rote Karte verlieren
}
effect-lose_coins = { $a ->
    [one] 1 Münze verlieren
   *[other] { $a } Münzen verlieren
}
effect-lose_tokens = { $a ->
    [one] 1 Siegmarker verlieren
   *[other] { $a } Siegmarker verlieren
}

## Why a move is better

figure-edifice = { SIGNED($count) }
evidence-edifice = { $count ->
    [one] Figur
   *[other] Figuren
}, von { $needed } fehlenden
reason-edifice = Es bringt { $count ->
    [one] 1 Figur
   *[other] { $count } Figuren
}; für { $card } fehlten noch { $needed }.
figure-tempo_pawns = { $turns }
evidence-tempo_pawns = { $turns ->
    [one] Runde
   *[other] Runden
} früher: Figur { $number }
reason-tempo_pawns = Figur { $number } kommt im Mittel { $turns ->
    [one] 1 Runde
   *[other] { $turns } Runden
} früher.
