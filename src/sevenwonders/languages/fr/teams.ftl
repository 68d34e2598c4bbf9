## The variant as the host of a table picks it

variant-teams = Jouer en équipes
varianttext-teams = Les partenaires sont côte à côte, se montrent leurs mains et gagnent ensemble.
variantstart-teams = Toi et un bot partenaire contre { $bots } bots.
rulesvariant-teams = équipes
teams-lobby = Les partenaires sont côte à côte et se montrent leurs mains. Chacun affronte le voisin d’une autre équipe.
teams-count = { $count } équipes de deux

## Next to the name of a partner, and as its label. $letter: A, B or C

teams-partner = partenaire
teams-team = Équipe { $letter }
teams-own-partner = Équipe { $letter }, ton partenaire
teams-partner-hand = Main : { $name } ({ $count })
bordernote-partner = équipier
border-partner = { $name } joue avec toi : pas de conflit

## The score sheet. $names: the members of a team. $place: 2, 3 and so on. $behind: points

teams-total = Total de l’équipe { $letter }
teams-wins = { $names } gagnent ensemble
teams-you-win = Ton équipe gagne
teams-behind = Ton équipe finit { ORDINAL($place) ->
    [one] { $place }re
   *[other] { $place }e
}, { $behind ->
    [0] à égalité de points
    [one] à { $behind } point
   *[other] à { $behind } points
}

## Pictures of the page of all drawings

pictogram-partner = Partenaire

## When somebody asks

teamsexplain-partner-title = Partenaire
teamsexplain-partner = Des partenaires ne s’affrontent pas, et gagnent ensemble.
teamsexplain-team = { $name } et { $partner } jouent ensemble : pas de conflit entre eux, et leurs points s’additionnent.

## The coach, when teams are played for the first time

teamscoach-partner-title = Ton partenaire
teamscoach-partner = Vous gagnez ou perdez à deux : vos points s’additionnent à la fin.
teamscoach-hand-title = Vous voyez vos cartes
teamscoach-hand = Regarde ce que ton partenaire a en main, et décidez ensemble qui prend quoi.
teamscoach-peace-title = Pas de guerre ici
teamscoach-peace = Des partenaires ne s’affrontent pas.
teamscoach-war-title = La guerre de l’autre côté
teamscoach-war = Tu affrontes le voisin d’une autre équipe, et le vainqueur prend deux jetons.
teamscoach-passing-title = Où vont tes cartes
teamscoach-passing = À certains Âges, ta main passe à ton partenaire, à d’autres à un adversaire. Ne leur laisse pas la même chose.

## The rules

teamsrules-title = Équipes
teamsrules-partners = À 4 ou 6 joueurs, les partenaires sont côte à côte. Ils voient les mains et les leaders l’un de l’autre et peuvent parler de tout.
teamsrules-fights = Des partenaires ne s’affrontent pas. Chacun affronte le voisin d’une autre équipe, pour deux jetons.
teamsrules-diplomacy = La diplomatie d’un côté enlève un des deux jetons ; la diplomatie des deux côtés annule le conflit.
teamsrules-losses = Quand l’un de vous doit perdre des pièces, l’autre aussi, chacun de son propre trésor.
teamsrules-scoring = La somme des deux scores décide, puis les pièces des deux.
