# In the lobby of a table, and wherever its people and links are shown.

## The bar above the lobby

lobby-title = Der Tisch ist gedeckt
lobby-table-of = Tisch von { $host }
lobby-you-host = du bist Host
lobby-seats-taken = { $taken } von { $seats } Plätzen besetzt
lobby-all-taken = alle { $seats } Plätze besetzt
lobby-menu = Tisch und Links

## The seats

lobby-seats = Plätze
# In the middle of the table.
lobby-ages = Drei Zeitalter
lobby-you = du
lobby-host = Host
lobby-away = weg
lobby-here = da
lobby-open-seat = Freier Platz
lobby-open-waits = wartet auf einen Gast
# Before the button "Bot setzen".
lobby-open-or = wartet auf deinen Link, oder
lobby-left-neighbour = dein linker Nachbar
lobby-right-neighbour = dein rechter Nachbar
lobby-is-bot = Bot
# $level: what such a bot is called, such as "Baumeister".
lobby-bot = Bot: { $level }
lobby-not-chosen = nicht gewählt
lobby-put-bot = Bot setzen
lobby-put-bot-at = Bot auf Platz { $number } setzen
lobby-change-bot = { $name } ändern
lobby-make-open = Diesen Platz für einen Gast frei machen
lobby-bot-wonder = Weltwunder wählen

## Choosing a wonder

lobby-my-wonder = Mein Weltwunder
lobby-my-wonder-is = Mein Weltwunder: { $wonder }
lobby-wonder-of = Weltwunder von { $name }
lobby-side = Seite des Tableaus
lobby-by-chance = Zufällig
lobby-any-side = egal welche
# After the name of a wonder: Olympia · Tag.
boardside-Day = Tag
boardside-Night = Nacht
lobby-gentle = { $side ->
    [Day] Die Tagseite ist einfacher, am besten für deine ersten drei Partien.
    [Night] Die Nachtseite ist einfacher, am besten für deine ersten drei Partien.
   *[other] Seite { $side } ist einfacher, am besten für deine ersten drei Partien.
}

## The line below the seats

lobby-seat-count = Plätze
lobby-fewer-seats = Ein Platz weniger
lobby-more-seats = Ein Platz mehr
lobby-clock = Zeit für eine Wahl
lobby-no-clock = Keine Uhr
lobby-no-time-limit = Kein Zeitlimit
lobby-dealing = Weltwunder
# How players come to their wonders.
lobby-dealt = { $how ->
    [picked] Weltwunder: freie Wahl
    [random] Weltwunder: zufällig
    [Day] Weltwunder: zufällig, Tag
    [Night] Weltwunder: zufällig, Nacht
   *[other] Weltwunder: zufällig, Seite { $how }
}
lobby-change = Ändern
lobby-change-title = Die Partie ändern
lobby-voids = Weltwunder wegnehmen?
lobby-voids-go = Die Partie trotzdem ändern
lobby-voids-keep = Alles so lassen

## What the table waits for, and the start

lobby-still-open = { $open ->
    [one] Ein Platz ist frei
   *[other] { $open } Plätze sind frei
}
# The sentence after it says what happens to open seats.
lobby-start-waits = Teile den Link, bis alles besetzt ist.
lobby-start-now = { $open ->
    [one] Startest du jetzt, nimmt ein Bot den Platz: { $level }.
   *[other] Startest du jetzt, nehmen Bots die Plätze: { $level }.
}
lobby-full = Alle haben einen Platz
lobby-ready = Starte, wann du willst.
lobby-guest = { $host } startet die Partie, wenn alle da sind.
lobby-spectator = Du schaust zu. Die Partie beginnt, wenn der Host sie startet.
lobby-start = Partie starten
lobby-start-with-bots = { $open ->
    [one] Mit einem Bot starten
   *[other] Mit { $open } Bots starten
}
lobby-working = Einen Moment …
# After the title of the chat.
lobby-chat-stays = bleibt hier bis zum Start
lobby-new-lines = { $count ->
    [one] Chat, 1 neue Zeile
   *[other] Chat, { $count } neue Zeilen
}

## Inviting others

lobby-invite = { $open ->
    [0] Der Tisch ist voll
    [one] Ein Platz ist frei
   *[other] { $open } Plätze sind frei
}
lobby-invite-note = Richte ein Handy auf den Code oder schick den Link. Kein Konto, keine App.
lobby-full-note = Andere können zuschauen. Starte, wann du willst.
lobby-share-link = Link teilen
lobby-to-watch = Zum Zuschauen
lobby-share-text = Komm an meinen Tisch zu einer Partie Seven Wonders.
# The code that fills the screen
lobby-come-to = Komm an den Tisch von { $host }
lobby-point-here = Richte eine Kamera hierher
lobby-no-account = Kein Konto, keine App.
lobby-stays-bright = Der Bildschirm bleibt hell, bis du das hier schließt.

## Links

lobby-links = Links
lobby-join-link = Link zum Mitspielen
lobby-join-note = Wer diesen Link hat, kann einen freien Platz nehmen.
lobby-watch-link = Link zum Zuschauen
lobby-no-hands = Zuschauer sehen keine Hände.
lobby-late-hands = Zuschauer sehen jede Hand, eine Runde später.
lobby-late-hands-note = Daraus lässt sich fast alles erschließen, was jemand jetzt auf der Hand hat. Das könnte auch ein Spieler, der den Link zum Zuschauen öffnet.
lobby-own-link = Dein eigener Link
lobby-own-note = Öffnet deinen Platz auf einem anderen Gerät. Gib ihn niemandem.
lobby-copy = Kopieren
# The button as it is read out. $what: what the link is called, such as "Link zum Mitspielen".
lobby-copy-named = Kopieren: { $what }
lobby-copied = Kopiert
lobby-copy-failed = Kopieren ist hier nicht erlaubt. Der Link ist markiert: Drück Strg+C, oder halte ihn gedrückt, um ihn zu kopieren.
lobby-share = Teilen …
lobby-qr = QR-Code
lobby-qr-short = QR
lobby-qr-named = QR-Code: { $what }
lobby-qr-label = QR-Code des Links
lobby-qr-note = Richte die Kamera eines Handys darauf.

## The rules of this table in words, in the menu

lobby-rules = Diese Partie
lobby-wonders = { $wish ->
    [random] Weltwunder zufällig
    [Day] Weltwunder zufällig, alle auf der Tagseite
    [Night] Weltwunder zufällig, alle auf der Nachtseite
   *[other] Weltwunder zufällig, alle auf Seite { $wish }
}
lobby-wonders-and-sides = Weltwunder und Seiten zufällig
# $shown: whether points are shown during the game.
lobby-points = { $shown ->
    [yes] Punkte werden während der Partie gezeigt
   *[no] Punkte werden am Ende gezählt
}
lobby-seats-note = Deine Nachbarn sind die Plätze vor und nach deinem; der letzte Platz liegt neben dem ersten.
# In Architects, where each player has decks at the left and at the right.
lobby-turns-note = Es geht von Platz zu Platz. Dein linker Stapel ist dein eigener; dein rechter gehört dem Platz vor deinem.
