# What “sevenwonders verify” and “sevenwonders check” say about records and scenarios.

## verify: the proof that a deal was fixed beforehand, by a secret and its commitment

terminal-unproved = Nicht bewiesen. { $reason }
terminal-proved = { $answers ->
    [one] Bewiesen: Die Karten sind die festgelegten. Das Geheimnis hat die Festlegung { $commitment }, und die einzige Antwort passt zu den Karten, die sich daraus ergeben.
   *[other] Bewiesen: Die Karten sind die festgelegten. Das Geheimnis hat die Festlegung { $commitment }, und alle { $answers } Antworten passen zu den Karten, die sich daraus ergeben.
}
terminal-proved-part = Die Aufzeichnung endet bei { $moment }, vor dem Ende der Partie: Über den Rest ist nichts bewiesen.
terminal-proved-compare = Vergleich diese Festlegung mit der, die die Lobby gezeigt hat, oder gib jene mit --commitment an.

## check: how many scenarios passed

terminal-checked = { $passed } bestanden, { $failed } gescheitert
