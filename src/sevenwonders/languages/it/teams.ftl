# Squadre di due.

## The variant as the host of a table picks it

variant-teams = Gioca a squadre
varianttext-teams = I compagni siedono vicini, si vedono le mani e vincono insieme.
variantstart-teams = Tu con un bot come compagno contro { $bots } bot.
rulesvariant-teams = squadre
teams-lobby = I compagni siedono vicini e si vedono le mani. Ognuno combatte il vicino di un’altra squadra.
teams-count = { $count } squadre di due

## Next to the name of a partner, and as its label. $letter: A, B or C

teams-partner = in squadra
teams-team = Squadra { $letter }
teams-own-partner = Squadra { $letter }, con te
teams-partner-hand = Mano di { $name }: { $count }
bordernote-partner = in squadra
border-partner = { $name } è in squadra con te: nessun conflitto

## The score sheet. $names: the members of a team. $place: 2, 3 and so on. $behind: points

teams-total = Squadra { $letter } insieme
teams-wins = { $names } vincono insieme
teams-you-win = Vince la tua squadra
teams-behind = Posto della tua squadra: { $place }º, { $behind ->
    [0] a pari punti
    [one] a 1 punto
   *[other] a { $behind } punti
}

## Pictures of the page of all drawings

pictogram-partner = Compagno

## When somebody asks

teamsexplain-partner-title = Compagni
teamsexplain-partner = I compagni non si combattono, e vincono insieme.
teamsexplain-team = { $name } e { $partner } giocano insieme: non si combattono, e i loro punti si sommano.

## The coach, when teams are played for the first time

teamscoach-partner-title = Siete una squadra
teamscoach-partner = Voi due vincete o perdete insieme: alla fine i vostri punti si sommano.
teamscoach-hand-title = Vi vedete le carte
teamscoach-hand = Guarda che cosa ha in mano l’altro, e parlate di chi prende che cosa.
teamscoach-peace-title = Qui niente guerra
teamscoach-peace = I compagni non si combattono.
teamscoach-war-title = Guerra dall’altro lato
teamscoach-war = Combatti il vicino di un’altra squadra, e chi vince prende due segnalini.
teamscoach-passing-title = Dove vanno le tue carte
teamscoach-passing = In alcune Epoche la tua mano va al compagno, in altre a un avversario. Lascia loro cose diverse.

## The rules

teamsrules-title = Squadre
teamsrules-partners = In 4 o 6 giocatori i compagni siedono vicini. Si vedono le mani e i leader e possono parlare di tutto.
teamsrules-fights = I compagni non si combattono. Ognuno combatte il vicino di un’altra squadra, e per questo prende due segnalini.
teamsrules-diplomacy = La diplomazia di un lato toglie uno dei due segnalini; quella di entrambi i lati annulla il conflitto.
teamsrules-losses = Quando uno di voi deve perdere monete, le perde anche l’altro, ognuno dal proprio tesoro.
teamsrules-scoring = Decide la somma dei due punteggi, poi le monete di entrambi.
