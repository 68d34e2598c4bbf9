# Armada in a terminal.

## Headings of columns, as short as possible

terminal-armada-column-fleet = Flotte
terminal-armada-column-fleets = Flottes
terminal-armada-column-level = Niveau
terminal-armada-column-next-square = Prochaine case
terminal-armada-column-next-step = Prochain pas
terminal-armada-column-square = Case
terminal-armada-column-steps = Pas
terminal-armada-column-strength = Force
terminal-armada-column-tokens = Jetons
terminal-armada-column-shows = Ce qu’elle donne
terminal-armada-column-costs = Coûts des six pas
terminal-armada-column-if-all-fight = Si tous les autres combattent

## The sea

terminal-armada-yard = { $yard } : ta flotte { $fleet ->
    [red] rouge
    [yellow] jaune
    [blue] bleue
   *[green] verte
} peut avancer avec tes étapes.
terminal-armada-nothing-yet = encore rien, puis { $later }
terminal-armada-also-with-stage = { $step } ; aussi avec une étape
terminal-armada-pirates = pirates
terminal-armada-raid = ils prennent des pièces à { $names }, selon le niveau commercial
terminal-armada-tax = taxe
terminal-armada-tax-now = { $coins }, levée par { $names } : tous les autres la paient, moins leur niveau
terminal-armada-lands-at = débarque chez
terminal-armada-ship = { $fleet ->
    [red] navire rouge
    [yellow] navire jaune
    [blue] navire bleu
    [green] navire vert
   *[any] navire
}
terminal-armada-for-step = pour un pas de la flotte jaune

## What is asked

terminal-armada-free-steps = { $count ->
    [one] Un pas gratuit : quelle flotte avance ?
   *[other] Un pas gratuit pour chacune de { $count } flottes différentes : lesquelles avancent ?
}
terminal-armada-explore = Laquelle de ces îles de niveau { $level } prends-tu ? Les autres sont remises dans leur pile.
terminal-armada-would-take = { $token ->
    [0] force maritime { $strength } : aucun jeton
   *[other] force maritime { $strength } : un jeton de { SIGNED($token) }
}
terminal-armada-stay-out = Si tu restes en dehors, tu ne prends aucun jeton, et les autres sont classés sans toi.
terminal-armada-no-ship = Aucune flotte ne peut avancer avec cette carte maintenant.

## Hints below a question: what to type, and what it does. Letters and numbers stay

terminal-armada-hint-ship = w{ $number } construire avec navire
terminal-armada-hint-fight = 1 combattre
terminal-armada-hint-stay-out = p rester en dehors

## Rows of the help: what is typed, and what it does

terminal-typed-armada-ship = w3
terminal-does-armada-ship = construire la carte 3 avec un pas de sa flotte, en un seul paiement
terminal-typed-armada-words = construis Bains avec navire
terminal-does-armada-words = la même chose en mots ; vends CARTE avec navire prend un pas pour une carte vendue
terminal-typed-armada-sail = avance rouge et bleue
terminal-does-armada-sail = les réponses sur la mer en mots : avance, occupe ÎLE, combats ou passe

## Words for choices, in lists with commas between them. Case and accents do not matter

terminal-verb-sail = avance, avancer
terminal-verb-settle = occupe, occuper
terminal-verb-fight = combats, combattre
terminal-extra-ship = navire, flotte
terminal-extra-red_ship = navire rouge, flotte rouge, la flotte rouge
terminal-extra-yellow_ship = navire jaune, flotte jaune, la flotte jaune
terminal-extra-blue_ship = navire bleu, flotte bleue, la flotte bleue
terminal-extra-green_ship = navire vert, flotte verte, la flotte verte

## When cards and boards are looked up

terminal-colour-island = île
terminal-value-costs = coûts
terminal-value-wonder_fleet = flotte de la merveille
terminal-value-squares = cases
terminal-drawn-armada = { $count ->
    [one] { $count } carte maritime. À chaque Âge, on tire une de ses cartes maritimes par joueur.
   *[other] { $count } cartes maritimes. À chaque Âge, on tire une de ses cartes maritimes par joueur.
}
terminal-drawn-one-armada = une ; des { $count } cartes maritimes de l’Âge, on en tire une par joueur
terminal-armada-islands = { $count ->
    [one] { $count } île : la flotte verte explore les îles niveau par niveau.
   *[other] { $count } îles : la flotte verte les explore niveau par niveau.
}
terminal-armada-lanes = Voies maritimes : ce qu’une flotte a sur chaque case ; pièces, taxes et îles viennent une seule fois.
terminal-armada-yards = Chantiers navals : coûts des pas ; { $mark } est la flotte qui avance avec les étapes.
