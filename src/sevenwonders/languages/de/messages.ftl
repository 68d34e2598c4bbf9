# Messages about the people at a table, shown for a moment or as long as something is open.

messages-reply = Antworten

## The host

messages-you-host = Du bist jetzt Host
messages-made-host = { $by } hat dir die Rolle übergeben.
messages-host-left = Der bisherige Host ist gegangen oder weg.

## People who leave and come back

# After "Ben has left the table."
messages-plays = Ein Bot spielt weiter.
messages-stand-in = Ein Bot springt für { $name } ein
messages-until-back = { $name } kann den Platz jederzeit zurücknehmen.
messages-is-back = { $name } ist zurück
messages-handed-back = Der Bot hat den Platz zurückgegeben.

## Votes on removing somebody

messages-vote = Abstimmung: { $name } entfernen?
messages-vote-on-you = Abstimmung: Sollst du gehen?
# $time: as on a clock, "0:48". It stands behind the count of votes.
messages-left = · noch { $time }
messages-remove = Entfernen
messages-keep = Behalten
messages-take-back = Zurücknehmen
messages-stays = { $name } bleibt
messages-you-stay = Du bleibst
messages-vote-over = Die Abstimmung ist beendet.
