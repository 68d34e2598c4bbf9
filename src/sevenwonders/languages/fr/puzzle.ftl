puzzle-open = Exemples de cette règle
puzzle-open-about = Exemples de cette règle : { $title }
puzzle-failed = Les exemples n’ont pas pu être chargés. Vérifie ta connexion, puis ouvre-les de nouveau.
puzzle-title = Que peux-tu construire ?
puzzle-question = Tu joues { $name }. Lesquelles de ces cartes peux-tu construire ?
puzzle-check = Vérifier
puzzle-again = Réessayer
puzzle-next = Une autre position

## The answer

puzzle-right = Oui, c’est exactement ce que tu peux construire.
puzzle-wrong = Pas tout à fait. Tu peux construire { $cards }.
puzzle-card = « { $card } »
puzzle-can = { $coins ->
    [0] « { $card } » ne te coûte rien.
    [one] « { $card } » te coûte { $coins } pièce.
   *[other] « { $card } » te coûte { $coins } pièces.
}
puzzle-chain = « { $card } », c’est gratuit par chaînage.
puzzle-because = « { $card } » : { $reason }
puzzle-cannot = « { $card } » : construction impossible maintenant.

## Scenarios

puzzle-scenarios = { $count ->
    [one] { $count } scénario vérifie cette règle
   *[other] { $count } scénarios vérifient cette règle
}
puzzle-file = Vient de tests/scenarios/{ $name }.yaml, que le moteur doit réussir.

## Where the rule of a scenario is written. $heading: a heading of the English rulebook, or a card

source-first = Livret de règles de la première édition, « { $heading } »
source-second = Livret de règles de la deuxième édition, « { $heading } »
source-architects = Livret de règles d’Architects, « { $heading } »
source-base = Deuxième édition, jeu de base, « { $heading } »
source-expansion = Deuxième édition, { $expansion }, « { $heading } »
source-ruling = Interprétation { $ruling }
source-ruling-on = Interprétation { $ruling }, « { $heading } »
