# Teams of two.

## The variant as the host of a table picks it

variant-teams = Play in teams
varianttext-teams = Partners sit side by side, see each other's hands and win together.
# Below the button that starts a game against bots. $bots: those who do not play with the person.
variantstart-teams = You and a bot as your partner against { $bots } bots.
# In a list of what the rules are about: "Leaders, Cities and teams".
rulesvariant-teams = teams
teams-lobby = Partners sit side by side and see each other's hands. Each of them fights the neighbour from another team.
teams-count = { $count } teams of two

## Next to the name of a partner, and as its label. $letter: A, B or C

teams-partner = partner
teams-team = Team { $letter }
teams-own-partner = Team { $letter }, your partner
# $count: how many cards the partner holds.
teams-partner-hand = Hand of { $name }: { $count }
# At a border to a neighbour, next to a picture and in words.
bordernote-partner = partner
border-partner = { $name } is your partner: no conflict

## The score sheet. $names: the members of a team. $place: 2, 3 and so on. $behind: points

teams-total = Team { $letter } together
teams-wins = { $names } win together
teams-you-win = Your team wins
teams-behind = Your team is { ORDINAL($place) ->
    [one] { $place }st
    [two] { $place }nd
    [few] { $place }rd
   *[other] { $place }th
}, { $behind ->
    [0] level on points
   *[other] { $behind } behind
}

## Pictures of the page of all drawings

pictogram-partner = Partner

## When somebody asks

teamsexplain-partner-title = Partner
teamsexplain-partner = Partners do not fight each other, and win together.
teamsexplain-team = { $name } and { $partner } play together: they do not fight each other, and their points are added up.

## The coach, when teams are played for the first time

teamscoach-partner-title = Your partner
teamscoach-partner = You two win or lose together: your points are added up at the end.
teamscoach-hand-title = You see each other's cards
teamscoach-hand = Look at what your partner holds, and talk about who takes what.
teamscoach-peace-title = No war here
teamscoach-peace = Partners do not fight each other.
teamscoach-war-title = War on the other side
teamscoach-war = You fight the neighbour of another team, and the winner takes two tokens.
teamscoach-passing-title = Where your cards go
teamscoach-passing = In some Ages your hand goes to your partner, in others to an opponent. Leave them different things.

## The rules

teamsrules-title = Teams
teamsrules-partners = With 4 or 6 players, partners sit side by side. They see each other's hands and leaders and may talk about everything.
teamsrules-fights = Partners do not fight each other. Each fights the neighbour from another team, and takes two tokens for it.
teamsrules-diplomacy = Diplomacy on one side takes one of the two tokens away; diplomacy on both sides cancels the conflict.
teamsrules-losses = When one of you has to lose coins, so does the other, each from their own treasury.
teamsrules-scoring = The sum of both scores decides, then the coins of both.
