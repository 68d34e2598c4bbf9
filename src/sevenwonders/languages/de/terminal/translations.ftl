# What “sevenwonders translations” says: what each language lacks, and where it does not fit English.

terminal-translations-none = Die Sprache { $code } gibt es noch nicht. `sevenwonders translations { $code } --stub` beginnt sie.
terminal-translations-count = { $code }: { $found } von { $whole } Texten
terminal-translations-lacks = In { $file } fehlt { $names }
terminal-translations-absent = { $count ->
    [one] { $file } fehlt, mit { $count } Text
   *[other] { $file } fehlt, mit { $count } Texten
}
terminal-translations-added = { $count ->
    [one] { $path }: { $count } Text auf Englisch ergänzt
   *[other] { $path }: { $count } Texte auf Englisch ergänzt
}
terminal-translations-no-clone = Die Titel der Regelbeispiele sind nicht dabei: Auf Englisch stehen sie nur in einem Klon des Repositorys.

## What does not fit

terminal-translations-twice = { $file }: { $name } steht zweimal da
terminal-translations-unknown = { $file }: { $name } gibt es im Original nicht
terminal-translations-place = { $file }: { $name } gehört in { $detail }
terminal-translations-blanks = { $file }: { $name } hat Lücken, die nichts füllt: { $detail }
terminal-translations-lost = { $file }: { $name } lässt { $detail } weg
terminal-translations-no-message = { $file }: Das ist kein Text mit einer Kennung: { $text } ({ $reason })
