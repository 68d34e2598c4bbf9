# The way to a table: what somebody without a seat finds at its address or behind a link, and what its host allows.

## The invitation

door-invites = { $host } lädt dich ein
door-starts = Die Partie beginnt, wenn alle da sind.
door-taken = { $free ->
    [one] { $seats } Plätze, einer ist frei
   *[other] { $seats } Plätze, { $free } sind frei
}
# $late: whether watchers see hands.
door-watchers = { $late ->
    [yes] Zuschauer sehen an diesem Tisch jede Hand, eine Runde später.
   *[no] Zuschauer sehen keine Hände.
}
door-name = Dein Name am Tisch
door-name-kept = Bleibt auf diesem Gerät. Kein Konto, kein Passwort.
door-name-needed = Schreib zuerst einen Namen: Die anderen sehen ihn am Tisch.
# Before the name, which stands out, and a button to change it.
door-known-as = Du kommst als
door-rename = Ändern
door-take = { $free ->
    [one] Freien Platz nehmen
   *[other] Platz nehmen
}
door-watch = Zuschauen

## Who is there, as a picture of the table with a list below it

door-company = Wer da ist
# At an empty seat, and at the seat of somebody whose name is not told.
door-free = frei
door-person = ein Gast
door-is-bot = Bot
# $names: one name or more, such as "Ada und Ben". $count: how many.
door-here = { $count ->
    [one] { $names } ist jetzt da.
   *[other] { $names } sind jetzt da.
}
door-away = { $count ->
    [one] { $names } hat einen Platz, ist aber weg.
   *[other] { $names } haben Plätze, sind aber weg.
}
# $level: what such a bot is called, such as "Baumeister".
door-bot = { $name } ist ein Bot: { $level }.
door-next-to = Du würdest neben { $name } sitzen.
door-between = Du würdest zwischen { $one } und { $other } sitzen: Sie sind deine Nachbarn.

## No seat to be had

door-full = Alle Plätze sind besetzt
door-full-text = Alle Plätze am Tisch von { $host } sind besetzt. Sobald einer frei wird, kannst du ihn hier nehmen: Diese Seite sieht von selbst nach.
door-begun = Die Partie hat begonnen
# One or two of the sentences that follow come after this one.
door-begun-text = In eine laufende Partie kann niemand einsteigen, auch nicht an Stelle eines Bots.
door-begun-watch = Du kannst zuschauen.
door-begun-closed = Hier kann nur zuschauen, wer einen Link vom Tisch hat.
door-over = Diese Partie ist zu Ende
door-over-text = Du kannst das Ergebnis sehen und die ganze Partie Schritt für Schritt.
door-replay = Ergebnis ansehen
door-dead = Dieser Link gilt nicht mehr
door-dead-text = Der Tisch wurde abgeräumt, oder der Link wurde nicht ganz kopiert. Lass dir einen neuen geben.
door-own-table = Am eigenen Tisch spielen
door-offline = Keine Verbindung
door-offline-text = Sobald du wieder online bist, geht es hier von selbst weiter. Regeln, Karten und Wertungsblätter gehen auch so.
door-unreachable = Der Tisch ist nicht erreichbar
door-score = Echten Tisch werten
door-seated = Hast du hier auf einem anderen Gerät einen Platz?
door-seated-text = Kopiere dort deinen eigenen Link aus der Lobby oder der Liste der Spieler. Füg ihn dann hier ein.

## Knocking at a private table: for the visitor

knocking-title = Der Tisch von { $host } ist privat
knocking-text = Die Adresse allein reicht hier nicht. Klopf an, dann kann { $host } dich einlassen.
knocking-dead-link = Dieser Link gilt nicht mehr. Klopf an, dann kann { $host } dich einlassen.
knocking-unanswered = { $host } hat nicht geantwortet. Du kannst noch mal anklopfen oder um den Link zum Mitspielen bitten.
knocking-knock = Anklopfen
knocking-waiting = Du stehst an der Tür
# $name: the visitor.
knocking-waiting-text = { $host } liest, dass { $name } an der Tür steht. Wirst du eingelassen, geht es hier von selbst weiter.
knocking-refused = Nicht jetzt
# $span: such as "5 minutes".
knocking-refused-text = { $host } kann dich gerade nicht einlassen. Noch { $span }, dann kannst du wieder anklopfen.

## For those who sit there

knocking-at-door = { $name } steht an der Tür
knocking-host-decides = { $host } entscheidet, wer hereinkommt.
knocking-let-in = Einlassen
knocking-not-now = Nicht jetzt

## Who needs no link: the host decides it in the lobby

access-title = { $who ->
    [everybody] Offen für alle
    [address] Offen für alle mit der Adresse
   *[link] Nur mit einem Link
}
access-join = Wer die Adresse dieser Seite hat, darf mitspielen
access-join-note = Freunde können dann jeden Link benutzen, den sie bekommen haben. Sonst gilt nur der Link zum Mitspielen.
access-watch = Wer die Adresse hat, darf zuschauen
access-listed = Diesen Tisch auf der öffentlichen Liste zeigen
access-listed-note = Solange du hier bist, sehen Fremde auf der Startseite deinen Namen und das Spiel und dürfen mitspielen. Niemand kann alle Plätze nehmen, außer du lässt mehrere von einer Adresse zu.
access-same-address = Mehrere von derselben Internetadresse mitspielen lassen, etwa aus einer Wohnung
# For guests.
access-is-listed = Dieser Tisch steht auf der öffentlichen Liste: Fremde dürfen mitspielen.
