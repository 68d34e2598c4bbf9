# What “sevenwonders translations” says: what each language lacks, and where it does not fit English.

terminal-translations-none = Todavía no existe el idioma { $code }. `sevenwonders translations { $code } --stub` lo empieza.
terminal-translations-count = { $code }: { $found } de { $whole } mensajes
terminal-translations-lacks = En { $file } falta { $names }
terminal-translations-absent = { $count ->
    [one] Falta { $file }, con { $count } mensaje
   *[other] Falta { $file }, con { $count } mensajes
}
terminal-translations-added = { $count ->
    [one] { $path }: { $count } mensaje añadido en inglés
   *[other] { $path }: { $count } mensajes añadidos en inglés
}
terminal-translations-no-clone = No se cuentan los títulos de los ejemplos de las reglas: en inglés solo los tiene un clon del repositorio.

## What does not fit

terminal-translations-twice = { $file }: { $name } está dos veces
terminal-translations-unknown = { $file }: { $name } no existe en el original
terminal-translations-place = { $file }: el sitio de { $name } es { $detail }
terminal-translations-blanks = { $file }: { $name } tiene huecos que nada rellena: { $detail }
terminal-translations-lost = { $file }: { $name } omite { $detail }
terminal-translations-no-message = { $file }: esto no es un mensaje: { $text } ({ $reason })
