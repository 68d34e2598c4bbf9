# The people at a table: what they may do with each other, with links, and about themselves.

people-host = Host
people-muted-by-host = vom Host stumm­geschaltet
people-muted-by-you = von dir stumm­geschaltet
people-removal = { $votes } von { $needed } Stimmen fürs Entfernen
people-shared-votes = Leute von einer Internetadresse haben zusammen eine Stimme, weil Fremde an diesen Tisch kommen konnten.

## The menu of another person

people-menu = Was du bei { $name } tun kannst
people-mute = Verbergen, was { $name } sagt
people-mute-note = Nur für dich, in diesem Browser. Sonst merkt es niemand.
people-unmute = Wieder zeigen, was { $name } sagt
people-unmute-note = Auch frühere Zeilen kommen zurück.
people-mute-for-all = Für alle stummschalten
people-mute-for-all-note = { $name } kann mitlesen, aber nicht schreiben, bis du es wieder erlaubst.
people-unmute-for-all = Wieder chatten lassen
people-unmute-for-all-note = Alle am Tisch erfahren es.
people-make-host = Zum Host machen
people-make-host-note = { $name } bekommt deine Rechte als Host, und du bist dann Gast.
people-remove = Vom Tisch entfernen
people-remove-note = Der Platz wird wieder frei. Beide Links ändern sich, und die Adresse allein gilt nicht mehr, sodass { $name } nur mit einem neuen Link zurückkommen kann.
people-ask-removal = Um Entfernen bitten
people-ask-removal-note = Bitten die meisten anderen auch darum, muss { $name } gehen, und ein Bot spielt weiter. Alle erfahren, dass du darum bittest.
people-withdraw = Nicht mehr um Entfernen bitten
people-withdraw-note = Alle am Tisch erfahren es.

## New links

people-new-link = Neuer Link
# The button as it is read out. $what: what the link is called, such as "Link zum Zuschauen".
people-new-link-named = Neuer Link: { $what }
people-new-join-title = Ein neuer Link zum Mitspielen?
people-new-join-text = Der alte Link und die Adresse allein gelten sofort nicht mehr. Wer einen Platz hat, behält ihn.
people-new-watch-title = Ein neuer Link zum Zuschauen?
people-new-watch-text = Der alte Link und die Adresse allein gelten sofort nicht mehr. Wer schon zuschaut, darf bleiben.
people-send-away = Alle wegschicken, die gerade zuschauen
people-make-link = Neuen Link erstellen

## The way out

people-leave = Tisch verlassen
# What follows, by the state of the game.
leaving-lobby = Dein Platz wird wieder frei, und jemand anders kann ihn nehmen.
leaving-playing = Ein Bot spielt deinen Platz zu Ende. Du kannst nicht zurückkommen.
leaving-finished = Die Partie bleibt, wie sie ist. Du kannst an diesem Tisch nicht mehr chatten und keine Revanche mehr verlangen.
leaving-abandoned = Du kannst nicht mehr an diesen Tisch zurück.
people-leave-forget = Auch meinen Namen und meine Nachrichten löschen
people-delete = Tisch löschen
people-delete-title = Diesen Tisch löschen?
people-delete-text = Der Tisch ist für alle weg, mit Chat und Replay. Das lässt sich nicht rückgängig machen.

## At the end of the settings

forgetting-title = Deine Daten
forgetting-note = Dieser Browser speichert deine Plätze, deinen Namen und deine Optionen. Der Server speichert deinen Namen und deine Nachrichten an jedem Tisch.
forgetting-start = Vergiss mich …
forgetting-question = Alles über dich vergessen?
forgetting-leaves = Du verlässt jeden Tisch, dessen Partie nicht zu Ende ist: Dein Platz wird frei, oder ein Bot spielt weiter.
# Two sentences in a row.
forgetting-names = { $tables ->
    [0] Es gibt keinen Tisch, an dem dieser Browser einen Platz hat.
    [one] Dein Name und deine Nachrichten werden an dem einen Tisch gelöscht, den dieser Browser kennt.
   *[other] Dein Name und deine Nachrichten werden an allen { $tables } Tischen gelöscht, die dieser Browser kennt.
}
forgetting-moves = Von fertigen Partien bleiben die Züge, ohne deinen Namen.
forgetting-browser = Dieser Browser vergisst deine Plätze, deinen Namen und deine Optionen.
forgetting-final = Das lässt sich nicht rückgängig machen.
forgetting-now = Vergiss mich jetzt
forgetting-keep = Alles behalten
forgetting-working = Wird vergessen …
forgetting-left = { $tables ->
    [one] 1 Tisch war nicht erreichbar und bleibt hier. Versuch es gleich noch mal.
   *[other] { $tables } Tische waren nicht erreichbar und bleiben hier. Versuch es gleich noch mal.
}
