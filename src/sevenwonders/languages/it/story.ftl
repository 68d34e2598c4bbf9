# Il racconto di un’Epoca e di una partita: annunci, guerra, conteggio e segnapunti.

## Between turns

story-stage = Che cosa succede ora
story-next = Avanti
story-sentence = { $text }.
story-two-sentences = { $title }. { $text }.
story-banner = { $title }. { $text }

## The beginning of a game and of an Age

story-your-wonder = La tua meraviglia: { $name }
story-side = Lato { $side ->
    [Day] Giorno
    [Night] Notte
   *[other] { $side }
}, { $stages ->
    [one] 1 stadio
   *[other] { $stages } stadi
}
story-guilds = Entrano in gioco le gilde.
story-victory = { $age ->
    [1] Alla sua fine una vittoria vale { $victory }.
   *[other] Le vittorie ora valgono { $victory }.
}
story-hand-goes = { $side ->
    [left] La tua mano va a sinistra, a { $name }.
   *[right] La tua mano va a destra, a { $name }.
}
story-hands-go = { $side ->
    [left] Le mani vanno a sinistra.
   *[right] Le mani vanno a destra.
}

## The end of an Age

story-ends = Finisce l’Epoca { ROMAN($age) }: { $coming }
story-war = guerra
story-calm = L’Epoca { ROMAN($age) } finisce in pace
story-stakes = { $defeat ->
    [0] In questa Epoca chi vince prende { SIGNED($victory) }, chi perde nulla.
   *[other] In questa Epoca chi vince prende { SIGNED($victory) }, chi perde { SIGNED($defeat) }.
}
story-nobody-fights = Nessuno combatte.

## War

story-against = contro
story-outcome = { $own } contro { $theirs }: { $tokens ->
    [none] nulla
   *[some] { $tokens }
}
story-peace = Pace
story-no-fight = Tu e { $name } non combattete
story-you = { $name }, tu
story-other-borders = Gli altri confini
story-all-borders = Tutti i confini
story-standing = { $age ->
    [1] Situazione dopo una guerra: { $cities }
    [2] Situazione dopo due guerre: { $cities }
    [3] Situazione dopo tre guerre: { $cities }
   *[other] Situazione dopo { $age } guerre: { $cities }
}
story-standing-of = { $points ->
    [0] { $name } 0
   *[other] { $name } { SIGNED($points) }
}

## The count at the end of a game

sheet-counting = Il conteggio
sheet-place = { $place }º
sheet-gain = { SIGNED($points) } { $column }
sheet-to-sheet = Vai al segnapunti

column-military = conflitti
column-treasury = monete
column-wonder = meraviglia
column-civilian = civile
column-science = scienza
column-commerce = commercio
column-guilds = gilde
column-cat = gatto
column-progress = progresso
column-total = totale

## Who has won, and why

sheet-over = La partita è finita
sheet-wins = { $count ->
    [one] Vince { $names }
   *[other] Vincono { $names }
}
sheet-wins-by = { $lead ->
    [0] Vince { $name }, a pari punti
   *[other] Vince { $name }, di { $lead }
}
sheet-shared = Vittoria condivisa: { $names }
sheet-you-win = Hai vinto!
sheet-you-win-by = { $lead ->
    [0] Hai vinto, a pari punti!
   *[other] Hai vinto di { $lead }!
}
sheet-you-share = Condividi la vittoria con { $names }
sheet-behind = Il tuo posto: { $place }º, { $behind ->
    [0] a pari punti
    [one] a 1 punto
   *[other] a { $behind } punti
}
sheet-by-tiebreak = Più vicini di così non si può: stessi punti, e ha deciso lo spareggio.
# "Scienza: qui si è decisa la partita. Tu 26, Ben 10."
sheet-decided = { $column }: qui si è decisa la partita. { $one }, { $two }.
sheet-decided-part = { $mine ->
    [yes] Tu { POINTS($points) }
   *[no] { $name } { POINTS($points) }
}
sheet-led = Eri in testa per: { $alone }.
sheet-led-shared = Eri in testa alla pari per: { $shared }.
sheet-led-both = Eri in testa per: { $alone }; alla pari per: { $shared }.

## The score sheet

sheet-ribbon = { $name } { $total }
sheet-seat = { $place }. { $name }
sheet-cell = { $name }, { $column }: { POINTS($points) }
sheet-sum-title = { $mine ->
    [yes] Tu, { $column }: { POINTS($points) }
   *[no] { $name }, { $column }: { POINTS($points) }
}
sheet-total-text = Tutte le colonne insieme.
sheet-times = { $count } × { $name }
sheet-none = Qui non ha contato nulla.
sheet-again = Mostra di nuovo il conteggio
sheet-look = Guarda le città
sheet-count = Conteggio
sheet-cities = Città
sheet-share = Condividi
sheet-copied = Il link al replay è copiato.
