# Teams of two.

## The variant as the host of a table picks it

variant-teams = In Teams spielen
varianttext-teams = Partner sitzen nebeneinander, sehen die Hand des anderen und gewinnen zusammen.
# Below the button that starts a game against bots. $bots: those who do not play with the person.
variantstart-teams = Du und ein Bot als dein Partner gegen { $bots } Bots.
# In a list of what the rules are about: "Leaders, Cities und Teams".
rulesvariant-teams = Teams
teams-lobby = Partner sitzen nebeneinander und sehen die Hand des anderen. Beide kämpfen gegen den Nachbarn aus einem anderen Team.
teams-count = { $count } Zweierteams

## Next to the name of a partner, and as its label. $letter: A, B or C

# Next to the name of a partner, and as its label. $letter: A, B or C.
teams-partner = Partner
teams-team = Team { $letter }
teams-own-partner = Team { $letter }, dein Partner
# $count: how many cards the partner holds.
teams-partner-hand = Hand von { $name }: { $count }
# At a border to a neighbour, next to a picture and in words.
bordernote-partner = Partner
border-partner = { $name } gehört zu deinem Team: kein Konflikt

## The score sheet. $names: the members of a team. $place: 2, 3 and so on. $behind: points

# The score sheet. $names: the members of a team. $place: 2, 3 and so on. $behind: points.
teams-total = Team { $letter } zusammen
teams-wins = { $names } gewinnen zusammen
teams-you-win = Dein Team gewinnt
teams-behind = Dein Team ist auf Platz { $place }, { $behind ->
    [0] punktgleich
    [one] 1 Punkt zurück
   *[other] { $behind } Punkte zurück
}

## Pictures of the page of all drawings

pictogram-partner = Partner

## When somebody asks

teamsexplain-partner-title = Partner
teamsexplain-partner = Partner kämpfen nicht gegeneinander und gewinnen zusammen.
teamsexplain-team = { $name } und { $partner } spielen zusammen: Sie kämpfen nicht gegeneinander, und ihre Punkte werden addiert.

## The coach, when teams are played for the first time

teamscoach-partner-title = Dein Partner
teamscoach-partner = Ihr gewinnt oder verliert zusammen: Am Ende werden eure Punkte addiert.
teamscoach-hand-title = Ihr seht eure Karten
teamscoach-hand = Sieh nach, was dein Partner hält, und sprecht ab, wer was nimmt.
teamscoach-peace-title = Hier ist kein Krieg
teamscoach-peace = Partner kämpfen nicht gegeneinander.
teamscoach-war-title = Krieg auf der anderen Seite
teamscoach-war = Du kämpfst gegen den Nachbarn aus einem anderen Team, und der Sieger bekommt zwei Marker.
teamscoach-passing-title = Wohin deine Karten gehen
teamscoach-passing = In manchen Zeitaltern gehen deine Karten an deinen Partner, in anderen an einen Gegner. Lass ihnen Verschiedenes übrig.

## The rules

teamsrules-title = Teams
teamsrules-partners = Bei 4 oder 6 Spielern sitzen Partner nebeneinander. Sie sehen Hand und Anführer des anderen und dürfen über alles sprechen.
teamsrules-fights = Partner kämpfen nicht gegeneinander. Beide kämpfen gegen den Nachbarn aus einem anderen Team und bekommen dafür zwei Marker.
teamsrules-diplomacy = Diplomatie auf einer Seite nimmt einen der beiden Marker weg; Diplomatie auf beiden Seiten hebt den Konflikt auf.
teamsrules-losses = Muss einer von euch Münzen verlieren, dann auch der andere, jeder aus der eigenen Kasse.
teamsrules-scoring = Die Summe beider Wertungen entscheidet, danach die Münzen beider.
