# The chat of a table, and what everybody is told there about its people.

chat-title = Chat
# The title of the list of people at the table, beside the chat.
chat-players = Spieler
chat-earlier = Frühere Zeilen zeigen
chat-none = Noch hat niemand etwas gesagt.
# In the place of a line of chat.
chat-erased = vom Absender gelöscht
chat-placeholder = Sag etwas in die Runde
chat-label = Nachricht an den Tisch
chat-send = Senden
chat-spectator = Zuschauer können mitlesen. Schreiben kann nur, wer mitspielt.
chat-muted = Der Host hat dich stummgeschaltet. Mitlesen kannst du.

## Reactions that are sent with one press

chat-quick = Schnelle Reaktionen
chat-hello = Hallo!
chat-well-played = Gut gespielt!
chat-ouch = Autsch!
chat-thanks = Danke!
chat-one-moment = Moment …

## What has changed at the table. $by and $whom are names

chat-change-left = { $whom } hat den Tisch verlassen.
chat-change-removed = { $by } hat { $whom } entfernt.
chat-change-removed_by_all = Die anderen haben { $whom } entfernt. Ein Bot spielt weiter.
chat-change-removal_asked = { $by } bittet darum, { $whom } zu entfernen.
chat-change-removal_withdrawn = { $by } bittet nicht mehr darum, { $whom } zu entfernen.
chat-change-host = { $by } hat { $whom } zum Host gemacht.
# The host before has left.
chat-change-host_by_all = { $whom } ist jetzt Host.
chat-change-muted = { $by } hat { $whom } für alle stummgeschaltet.
chat-change-unmuted = { $by } lässt { $whom } wieder chatten.
chat-change-join_link = { $by } hat einen neuen Link zum Mitspielen erstellt.
chat-change-watch_link = { $by } hat einen neuen Link zum Zuschauen erstellt.
chat-change-game = { $game ->
    [architects] { $by } hat Architects gewählt.
   *[classic] { $by } hat 7 Wonders gewählt.
}
chat-change-edition = { $edition ->
    [1] { $by } hat die erste Ausgabe gewählt.
   *[2] { $by } hat die zweite Ausgabe gewählt.
}
chat-change-expansion_on = { $by } hat { $expansion } dazugenommen.
chat-change-expansion_off = { $by } hat { $expansion } herausgenommen.
chat-change-seats = { $by } hat den Tisch für { $seats } gedeckt.
# $known: whether there is a variant, whose title is $variant.
chat-change-variant = { $known ->
    [yes] { $by } hat gewählt: { $variant }.
   *[no] { $by } hat das übliche Spiel gewählt.
}
chat-change-rules = { $by } hat die Regeln dieser Partie geändert.
# $side: such as "Tagseite" or "Seite A".
chat-change-wonders = { $how ->
    [picked] { $by } lässt alle ihr Weltwunder wählen.
    [random] { $by } lässt die Weltwunder auslosen.
   *[other] { $by } lässt die Weltwunder auslosen, alle auf der { $side }.
}
# $span: how long a choice may take, such as "2 minutes".
chat-change-clock = { $seconds ->
    [0] { $by } hat die Uhr weggenommen.
   *[other] { $by } gibt für jede Wahl { $span }.
}
