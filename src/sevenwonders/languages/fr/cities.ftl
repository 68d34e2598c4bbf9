## The expansion as the host of a table picks it

expansion-cities = Cities
expansiontext-cities = Cartes noires : dettes, diplomatie, espions et affaires louches, un tour de plus par Âge.
colour-black = Cities
copies-black = Dans chaque Âge, une carte noire par joueur est distribuée, au hasard.

## The tokens of a city. Its name stands before it

diplomacy-tokens = { $count ->
    [one] { $count } jeton Diplomatie : reste hors des prochains conflits
   *[other] { $count } jetons Diplomatie : reste hors des prochains conflits
}
border-diplomacy = Diplomatie à cette frontière
border-own_peace = Ta diplomatie te tient hors des conflits
border-their_peace = { $name } reste hors des conflits grâce à la diplomatie

## The score sheet

category-cities = Cities
categoryspoken-cities = cartes noires
categorytext-cities = Les points des cartes noires.
column-cities = cartes noires
spies-copied = Copié par les espions

## Pictures of the page of all drawings

pictogram-black = Noir
pictogram-diplomacy = Diplomatie
pictogram-spy = Espion

## When somebody asks. With $mine = yes it is the viewer's city

citiesexplain-black-title = Carte noire
citiesexplain-black = Une carte de Cities : diplomatie, espions, et pièces que les autres perdent.
citiesexplain-black-pile = Cartes noires : diplomatie, espions, affaires louches et points.
citiesexplain-black-score = Les points des cartes noires.
citiesexplain-diplomacy-title = Diplomatie
citiesexplain-diplomacy = Qui en a reste hors des conflits à la fin de l’Âge.
citiesexplain-tokens-title = { $count ->
    [one] { $count } jeton Diplomatie
   *[other] { $count } jetons Diplomatie
}
citiesexplain-tokens = { $mine ->
    [yes] Tu restes hors des prochains conflits, et tes voisins s’affrontent entre eux.
   *[no] { $name } reste hors des prochains conflits, et les voisins s’affrontent entre eux.
}
citiesexplain-spy-title = Espion
citiesexplain-spy = À la fin, il copie un symbole scientifique d’une carte verte d’un voisin.

## The coach, when Cities is played for the first time

citiescoach-black-title = Une carte noire
citiescoach-black = Les cartes noires font ce qu’aucune autre couleur ne fait, et leurs points ont leur propre ligne.
citiescoach-hand-title = Une carte de plus
citiescoach-hand = Une main a une carte de plus : chaque Âge a donc un tour de plus.
citiescoach-loss-title = Tu vas perdre des pièces
citiescoach-loss = Quelqu’un fait payer tous les autres à la fin de ce tour. Ce que tu ne peux ou ne veux pas payer devient une dette.
citiescoach-debt-title = Une dette reste
citiescoach-debt = Chaque dette coûte un point à la fin de la partie, et ne peut pas être remboursée.
citiescoach-diplomacy-title = Un jeton Diplomatie
citiescoach-diplomacy = Cette cité reste hors de la prochaine guerre, et ses voisins s’affrontent entre eux à sa place.

## The rules

citiesrules-setup = Avec Cities, une main a une carte de plus, et une carte noire par joueur est distribuée dans chaque Âge.
citiesrules-scoring = Les cartes noires de Cities ont leur propre ligne.
citiesrules-debts-title = Cities : pièces à perdre et dettes
citiesrules-losses = Des cartes noires peuvent faire perdre des pièces à tous les autres. On règle cela à la fin du tour, pour tous en même temps.
citiesrules-payment = Tu décides combien de ces pièces tu paies. Chaque pièce que tu ne paies pas devient une dette.
citiesrules-debt = Une dette coûte 1 point à la fin de la partie et ne peut pas être remboursée.
citiesrules-diplomacy-title = Cities : diplomatie et espions
citiesrules-diplomacy = Avec un jeton Diplomatie, tu restes hors des prochains conflits, que tu le veuilles ou non, et tu rends le jeton. Tes voisins des deux côtés s’affrontent alors entre eux.
citiesrules-spies = À la fin de la partie, un espion copie un symbole scientifique d’une carte d’un voisin : celui qui vaut le plus pour toi.
citiesrules-others = D’autres cartes noires baissent les prix, doublent ce que tu produis ou ramènent une carte de la défausse.

## Lines of the log

log-diplomacy = { $reader ->
    [who] Tu prends un jeton Diplomatie.
   *[none] { $who } prend un jeton Diplomatie.
}
log-diplomacy_used = { $reader ->
    [who] Tu dépenses un jeton Diplomatie.
   *[none] { $who } dépense un jeton Diplomatie.
}

## What cards do

effect-diplomacy = { $a ->
    [one] { $a } jeton Diplomatie
   *[other] { $a } jetons Diplomatie
}
per-black = carte noire

## Why a move is better

line-cities = cartes noires
figure-peace = { SIGNED($count) }
evidence-peace = diplomatie, hors d’un conflit
reason-peace = Cela apporte { $count ->
    [one] { $count } jeton Diplomatie
   *[other] { $count } jetons Diplomatie
}, et la cité reste hors d’un conflit.
