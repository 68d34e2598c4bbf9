# Words that many screens need.
#
# Glossary of the German messages (rulebooks of the German editions, where they have a word):
# Age = Zeitalter (I, II, III); turn = Runde (7 Wonders, all at once), Zug (Architects, one after another)
# move in an analysis = Zug; move of a replay = Schritt
# wonder = Weltwunder; board = Tableau; stage = Stufe (Ausbaustufe); Day/Night side = Tagseite/Nachtseite
# structure = Bauwerk; build = bauen; sell = verkaufen; discard pile = Ablagestapel; discard = ablegen
# raw material = Rohstoff; manufactured good = Manufakturware; resource, good = Ressource
# wood, stone, ore, clay = Holz, Stein, Erz, Lehm; glass, papyrus, textile = Glas, Papyrus, Stoff
# coin = Münze; bank = Bank; price, to buy = Preis, kaufen; trade = Handel
# civil structure = Profanbau; commerce = Handel; military = Militär; science = Wissenschaft; guild = Gilde
# compass, gear, tablet = Zirkel, Zahnrad, Tafel; symbol = Symbol; set = Satz
# shield = Schild (Schilde); conflict, war = Konflikt, Krieg; victory/defeat token = Siegmarker, Niederlagemarker
# chain = Kette; free by chain = kostenlos durch Kette; free = kostenlos, where there is little room: gratis
# neighbour, next door = Nachbar, nebenan; hand = Hand, Karten; left/right = links/rechts
# point = Punkt; score sheet = Wertungsblatt; tie = Gleichstand; level on points = punktgleich
# game = Partie (one that is played), Spiel (what is in the box); player = Spieler; seat = Platz; table = Tisch
# host = Host; guest = Gast; watcher = Zuschauer; bot = Bot; stand in = einspringen; rematch = Revanche; replay = Replay
# puzzle of the day = Rätsel des Tages; streak = Serie; hint = Tipp; coach = Coach; guided game = Lernpartie
# Leaders: leader = Anführer; recruit = anwerben; draft = Auswahl; bury = begraben
# Cities: black card = schwarze Karte; debt = Schulden; diplomacy token = Diplomatiemarker; spy = Spion
# Armada: shipyard = Werft; fleet = Flotte; lane, square, step = Bahn, Feld, Schritt; naval strength = Seestärke
# Armada: naval conflict, token = Seekonflikt, Seemarker; commercial level = Handelsstufe; tax = Steuer; landing = Landung
# Edifice: an Edifice = Bauvorhaben; pawn = Figur (Beteiligungsfigur); reward, penalty = Belohnung, Strafe
# Architects: deck = Stapel; central deck = mittlerer Stapel; progress token = Fortschrittsmarker; conflict token = Konfliktmarker
# Architects: battle = Schlacht; horn = Horn (Hörner); cat = Katze
# Free City = Freie Stadt; team, partner = Team, Partner; edition = Ausgabe; expansion = Erweiterung

site-name = Seven Wonders
site-titled = { $page } · Seven Wonders
# How many games wait for the player, before the title of a browser's tab.
site-waiting = ({ $games }) { $title }
site-skip = Zum Inhalt springen
site-play = Spielen
site-cards = Karten
site-gallery = Galerie
site-rules = Regeln
site-score = Wertung
site-settings = Optionen
site-home = Start
site-messages = Mitteilungen
site-loading = Lädt …
site-try-again = Noch mal
site-close = Schließen
site-back = Zurück zur Startseite
site-offline = Du bist offline. Regeln, Karten, Wertungsblätter und die letzten Rätsel sind da; Tische brauchen eine Verbindung.
site-notice = Ein unabhängiges, freies Programm zum Spielen mit Freunden und Bots und für die Forschung. Keine Verbindung zum Verlag.

## The language of the page

spoken-language = Sprache
spoken-language-is = Sprache: { $name }
spoken-share = { $share } %
spoken-greeting = Die Seite spricht Deutsch.
spoken-fine = Gut

## A part of the page that could not be loaded

-nothing-lost = Von deiner Partie geht nichts verloren.
loading-failed = Dieser Teil der Seite ließ sich nicht laden
loading-reload = Seite neu laden
trouble-busy = Der Server ist beschäftigt: nächster Versuch in { $seconds } s. { -nothing-lost }
trouble-broken = Der Server hat ein Problem: nächster Versuch in { $seconds } s. { -nothing-lost }
trouble-offline = Der Server ist nicht erreichbar: nächster Versuch in { $seconds } s. Prüfe deine Verbindung. { -nothing-lost }
trouble-newer = Vielleicht gibt es eine neuere Version der Seite. Lade sie jetzt. { -nothing-lost }

## Requests that failed

errors-offline = Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuch es noch mal.
errors-slow = Der Server hat zu lange gebraucht. Warte einen Moment und versuch es noch mal.
errors-server = Der Server hat ein Problem. Warte einen Moment und versuch es noch mal.
errors-unexpected = Etwas ist schiefgegangen, womit niemand gerechnet hat. Lade die Seite neu; dein Platz bleibt dir.
errors-not-found = Das gibt es hier nicht mehr. Prüfe den Link oder beginne auf der Startseite eine neue Partie.
errors-too-often = Das war zu oft in kurzer Zeit. Warte eine Minute und versuch es noch mal.
errors-not-sent = Nicht gesendet: Die Verbindung ist weg. Sende es noch mal, sobald sie wieder da ist.

## The connection to a table

connection-connecting = Verbinde mit dem Tisch …
connection-lost = Keine Verbindung
connection-kept = Dein Platz bleibt dir.
connection-next-try = { $seconds ->
    [0] Versuche es gerade …
   *[other] Nächster Versuch in { $seconds } s.
}
connection-now = Jetzt versuchen
connection-refused = Das ging nicht
connection-answer-kept = Deine Wahl wird gesendet, sobald die Verbindung wieder da ist.
version-title = Neue Version
version-text = Dein Platz und deine Partie bleiben dir.
version-reload = Neu laden
version-later = Später
missing-title = Diese Seite gibt es nicht
missing-text = Die Adresse führt nirgendwohin. Prüfe, ob dem Link etwas fehlt, oder geh zurück zur Startseite.

## Goods and prices

good-wood = Holz
good-stone = Stein
good-ore = Erz
good-clay = Lehm
good-glass = Glas
good-papyrus = Papyrus
good-textile = Stoff
goods-units = { $count } { $good }
goods-coins = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
goods-free = gratis
goods-age-cost = kostet so viele Münzen wie die Zahl des Zeitalters
goods-age = Zeitalter
# $parts: a row such as "1 coin, 2 wood, 1 ore".
goods-cost = kostet { $parts }
goods-no-cost = kostet nichts

## Pieces of sentences

age-name = Zeitalter { ROMAN($age) }
# A side of a wonder's board, inside a sentence.
side-spoken = { $side ->
    [Day] Tagseite
    [Night] Nachtseite
   *[other] Seite { $side }
}
# Between the parts of a row: "3 points, 2 coins".
row-separator = { ", " }
# A row of effects as a sentence. $text has a capital letter already.
row-sentence = { $text }.

# The first card of each Age is free, or the last one.
sign-first = 1.
sign-last = letzte
