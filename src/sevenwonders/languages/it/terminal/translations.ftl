# What “sevenwonders translations” says: what each language lacks, and where it does not fit English.

terminal-translations-none = La lingua { $code } non c’è ancora. `sevenwonders translations { $code } --stub` la comincia.
terminal-translations-count = { $code }: { $found } messaggi su { $whole }
terminal-translations-lacks = In { $file } manca { $names }
terminal-translations-absent = { $count ->
    [one] Manca { $file }, con { $count } messaggio
   *[other] Manca { $file }, con { $count } messaggi
}
terminal-translations-added = { $count ->
    [one] { $path }: { $count } messaggio aggiunto in inglese
   *[other] { $path }: { $count } messaggi aggiunti in inglese
}
terminal-translations-no-clone = I titoli degli esempi delle regole non sono contati: in inglese li ha solo un clone del repository.

## What does not fit

terminal-translations-twice = { $file }: { $name } compare due volte
terminal-translations-unknown = { $file }: { $name } non esiste nell’originale
terminal-translations-place = { $file }: il posto di { $name } è { $detail }
terminal-translations-blanks = { $file }: { $name } ha spazi che nulla riempie: { $detail }
terminal-translations-lost = { $file }: { $name } omette { $detail }
terminal-translations-no-message = { $file }: questo non è un messaggio: { $text } ({ $reason })
