# Playing again: the question at the finished table, and the people for whom the new one waits.

rematch-label = Noch mal spielen
rematch-wants = { $name } möchte noch mal spielen
rematch-started = Die nächste Partie hat begonnen
rematch-seat-held = Ein Bot spielt auf deinem Platz, bis du kommst.
rematch-yours = Du bist dabei
rematch-yours-text = Die anderen sehen, dass du noch mal spielen willst.
rematch-declined = Du hast gesagt: nicht jetzt. Dein Platz bleibt noch reserviert.
rematch-given = Dein Platz wurde an andere vergeben.
# What each person of the last game has answered. $mine: yes if it is the reader.
rematch-yes = { $mine ->
    [yes] Du: ja
   *[no] { $name }: ja
}
rematch-no = { $mine ->
    [yes] Du: nicht jetzt
   *[no] { $name }: nicht jetzt
}
rematch-asked = { $name } hat nicht geantwortet
rematch-away = { $name } ist nicht hier
# Buttons
rematch-join = Mitspielen
rematch-join-named = Als { $name } Platz nehmen
rematch-late = Deinen Platz nehmen
rematch-decline = Nicht jetzt
rematch-open = Zum Tisch
rematch-watch = Zuschauen

## In the lobby of the new table

# At a seat whose person has not come: they were asked, or have said no.
expected-asked = Noch nicht da
expected-no = Sagt: nicht jetzt
# $names: one name or more, such as "Ada und Ben". $count: how many.
expected-missing = { $count ->
    [one] { $names } ist noch nicht da
   *[other] { $names } sind noch nicht da
}
expected-waits = { $count ->
    [one] Warte, oder starte mit einem Bot auf dem Platz, bis die Person kommt.
   *[other] Warte, oder starte mit einem Bot auf jedem leeren Platz, bis sie kommen.
}
expected-title = Ohne { $names } starten?
expected-text = { $count ->
    [one] { $names } ist noch nicht da. Ein Bot kann auf dem Platz spielen. Kommt { $names } während der Partie, geht der Platz zurück.
   *[other] { $names } sind noch nicht da. Bots können auf ihren Plätzen spielen. Kommen sie während der Partie, gehören die Plätze wieder ihnen.
}
expected-start = { $count ->
    [one] Mit einem Bot auf dem Platz starten
   *[other] Mit Bots auf ihren Plätzen starten
}
expected-wait = Warten
