# What “sevenwonders translations” says: what each language lacks, and where it does not fit English.

terminal-translations-none = La langue { $code } n’existe pas encore. `sevenwonders translations { $code } --stub` la commence.
terminal-translations-count = { $code } : { $found } messages sur { $whole }
terminal-translations-lacks = Il manque à { $file } : { $names }
terminal-translations-absent = { $count ->
    [one] { $file } manque, avec { $count } message
   *[other] { $file } manque, avec { $count } messages
}
terminal-translations-added = { $count ->
    [one] { $path } : { $count } message ajouté en anglais
   *[other] { $path } : { $count } messages ajoutés en anglais
}
terminal-translations-no-clone = Les titres des exemples de règles ne sont pas comptés : seul un clone du dépôt les a en anglais.

## What does not fit

terminal-translations-twice = { $file } : { $name } s’y trouve deux fois
terminal-translations-unknown = { $file } : { $name } n’existe pas dans l’original
terminal-translations-place = { $file } : la place de { $name } est dans { $detail }
terminal-translations-blanks = { $file } : rien ne remplit ces blancs de { $name } : { $detail }
terminal-translations-lost = { $file } : { $name } omet { $detail }
terminal-translations-no-message = { $file } : ceci n’est pas un message : { $text } ({ $reason })
