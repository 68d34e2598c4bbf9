# Le pagine con le regole.

rulespage-title = Le regole in breve
rulespage-game = Gioco
rulespage-lead = Prima edizione, da tre a sette giocatori, e la variante per due.
rulespage-second-lead = Seconda edizione, da tre a sette giocatori, con { $added }.
rulespage-architects-lead = Architects, da due a sette giocatori, circa mezz’ora.
rulespage-search = Cerca nelle regole
rulespage-search-placeholder = catena, commercio, pareggio
rulespage-contents = Indice
rulespage-none = Non si è trovato nulla. Prova una parola più corta, o svuota la ricerca.

## The classic game, first edition. A message without a second part in its id is a heading, those below it its text

rules-aim = Scopo del gioco
rules-aim-city = Ognuno guida una città con una meraviglia. Per tre Epoche tutti scelgono carte nello stesso momento, una per turno, e le costruiscono. Dopo la terza Epoca vince la città con più punti.
rules-aim-neighbours = Per il commercio e per la guerra contano solo le due città accanto alla tua, qualunque sia il numero di giocatori.

rules-setup = Preparazione
rules-setup-board = Ogni città riceve una plancia della meraviglia, sul lato A o B, e 3 monete.
rules-setup-cards = Le carte di ogni Epoca dipendono dal numero di giocatori. L’Epoca III contiene anche le gilde: due più dei giocatori, estratte a caso.
rules-setup-hand = All’inizio di ogni Epoca ognuno riceve una mano di 7 carte.

rules-age = Un’Epoca
rules-age-turns = Un’Epoca ha sei turni. Nel sesto turno hai in mano due carte: ne usi una, l’altra si scarta senza monete. Poi i vicini confrontano gli eserciti.
rules-age-direction = Le mani vanno a sinistra nelle Epoche I e III, a destra nell’Epoca II.

rules-turn = Un turno
rules-turn-choose = Scegli in segreto una carta della tua mano, e che cosa farne.
rules-turn-show = Quando tutti hanno scelto, le carte si scoprono e si giocano insieme.
rules-turn-pass = Passa il resto della mano.
rules-turn-before = Ognuno paga con ciò che la città aveva prima del turno. Monete o risorse che arrivano durante un turno si usano dal turno dopo. Gli effetti che contano carte tengono conto anche di ciò che i vicini costruiscono nello stesso turno.

rules-uses = Che cosa fare con una carta
rules-uses-build = Costruirla: paga il suo costo e mettila nella tua città. Mai due carte con lo stesso nome in una città.
rules-uses-stage = Costruire uno stadio della tua meraviglia: paga il costo dello stadio successivo e metti la carta coperta sotto di esso. Quale carta sia non importa.
rules-uses-sell = Venderla: scartala coperta e prendi 3 monete. Questo è sempre possibile.

rules-cost = Quanto costano le cose
rules-cost-kinds = Una carta può essere gratis, costare monete per la banca o richiedere risorse. Le risorse non si consumano: la tua città le produce di nuovo ogni turno.
rules-cost-producer = Una carta che produce a scelta dà una delle sue risorse per ogni costruzione; ogni turno decidi di nuovo quale.
rules-cost-own = Se la tua città produce tutto ciò che serve, costruire non costa nulla. Ciò che manca si può comprare dai vicini.

rules-trade = Commercio con i vicini
rules-trade-neighbours = Compri solo dalla città alla tua sinistra e da quella alla tua destra. Non possono rifiutare.
rules-trade-price = Ogni risorsa mancante costa 2 monete, pagate a quel vicino. Alcune carte gialle e una meraviglia abbassano il prezzo a 1.
rules-trade-sale = In vendita è ciò che producono la plancia della meraviglia e le carte marroni e grigie. Le risorse delle carte gialle e degli stadi sono solo per chi le possiede.
rules-trade-shared = Il tuo acquisto non toglie nulla: il vicino può usare la stessa risorsa nello stesso turno.
rules-trade-before = Le monete devono essere tue prima del turno. Ciò che ricevi conta dal turno dopo.
rules-trade-splits = Dove ci sono più modi di pagare, il tavolo propone ogni divisione sensata tra sinistra e destra, prima la meno cara.

rules-chains = Catene
rules-chains-free = Alcuni edifici ne rendono gratis uno successivo: se hai costruito il primo in un’Epoca precedente, costruisci l’altro senza pagare nulla. Sulla carta lo segnala il disegno di una catena.

rules-colours = I sette colori
rules-colours-brown = Marrone, materie prime: legno, pietra, minerale e argilla.
rules-colours-gray = Grigio, manufatti: vetro, papiro e tessuto.
rules-colours-blue = Blu, edifici civili: punti.
rules-colours-yellow = Giallo, commercio: monete, scambi meno cari, risorse per te, e punti nell’Epoca III.
rules-colours-red = Rosso, militare: scudi.
rules-colours-green = Verde, scienza: compasso, ingranaggio e tavoletta.
rules-colours-purple = Viola, gilde, solo nell’Epoca III: punti per ciò che avete tu o i tuoi vicini.

rules-wonders = Meraviglie
rules-wonders-stages = Una meraviglia ha da due a quattro stadi, costruiti da sinistra a destra. L’effetto di uno stadio vale dal momento in cui è costruito, come quello di una carta.
rules-wonders-goods = Risorse a scelta: una delle risorse mostrate per turno, non in vendita.
rules-wonders-discarded = Costruire dagli scarti: alla fine del turno guarda tutte le carte scartate e costruiscine una gratis. Una carta che la tua città ha già non si può prendere.
rules-wonders-last-card = Giocare l’ultima carta: nel sesto turno usi anche la tua settima carta, pagandola come al solito.
rules-wonders-free = Edificio gratis: una volta per Epoca costruisci una carta qualsiasi della tua mano senza il suo costo.
rules-wonders-guild = Copiare una gilda: alla fine della partita una carta viola di un vicino conta anche per te.
rules-wonders-science = Scienza a scelta: alla fine della partita un simbolo del tipo che aiuta di più.

rules-war = Guerra alla fine di un’Epoca
rules-war-compare = Confronta gli scudi con ogni vicino. La città che ne ha di più prende un segnalino vittoria, quella che ne ha di meno un segnalino sconfitta; eserciti pari non prendono nulla.
rules-war-victories = Una vittoria vale { $victories } punti, secondo l’Epoca.
rules-war-defeats = Una sconfitta in qualsiasi Epoca costa { $defeats } punto.

rules-science = Punti per la scienza
rules-science-kinds = Per ognuno dei tre simboli: quanti ne hai, per sé stesso.
rules-science-sets = Per ogni serie di tre simboli diversi: altri 7 punti.
rules-science-example = Tre tavolette, due compassi e un ingranaggio danno 9 + 4 + 1 per i simboli e 7 per una serie: 21 punti.
rules-science-wild = Un simbolo jolly conta come il tipo che vale di più. Il tavolo lo calcola e lo mostra sul segnapunti.

rules-scoring = Fine della partita
rules-scoring-war = Guerra: segnalini vittoria e sconfitta.
rules-scoring-treasury = Tesoro: 1 punto ogni 3 monete.
rules-scoring-wonder = Meraviglia: i punti degli stadi che hai costruito.
rules-scoring-blue = Carte blu: i punti che mostrano.
rules-scoring-science = Scienza: vedi sopra.
rules-scoring-commerce = Commercio: i punti delle carte gialle dell’Epoca III.
rules-scoring-guilds = Gilde: i punti delle carte viola.
rules-scoring-ties = A pari punti vince chi ha più monete. Se anche queste sono pari, la vittoria è condivisa.

rules-first = Consigli per la prima partita
rules-first-goods = Nell’Epoca I prendi qualche risorsa, soprattutto dei tipi che nessun vicino produce. Con poche monete compri il resto.
rules-first-chains = Guarda sulle tue carte la prossima Epoca: le catene fanno risparmiare turni interi.
rules-first-science = La scienza vale di più se raccogli molti simboli uguali o serie intere, e poco se ti fermi a metà.
rules-first-shields = Basta uno scudo più di un vicino. Dieci di più non portano nulla in più.
rules-first-foundation = Una carta che aiuterebbe molto un vicino sta benissimo sotto la tua meraviglia.

rules-here = A questo tavolo
rules-here-verdict = Ogni carta dice se puoi costruirla: gratis, gratis per catena, il prezzo in monete, o che cosa manca.
rules-here-change = Puoi cambiare la tua scelta finché l’ultimo non ha scelto.
rules-here-stand-in = Se qualcuno se ne va, un bot può sostituirlo e restituire il posto più tardi.
rules-here-reload = Ricaricare la pagina o perdere la connessione non ti costa mai il posto in questo browser.
rules-here-keys = Tasti: da 1 a 7 scelgono una carta, B costruisce, S costruisce uno stadio, X vende, Invio conferma, Esc torna indietro.

## What is different in the second edition

rules-second-setup-board = Ogni città riceve una plancia della meraviglia, sul lato Giorno o Notte, e 3 monete.
rules-second-setup-hand = Le mani hanno 7 carte. Un’Epoca ha tanti turni quante sono le carte di una mano, meno uno.
rules-second-war-victories = Confronta gli scudi con ogni vicino, come nella prima edizione. Una vittoria vale { $victories } punti, secondo l’Epoca.
rules-second-war-defeats = Una sconfitta costa { $defeats } punti, secondo l’Epoca, o sempre 1 con la regola delle sconfitte lievi.
rules-second-scoring-others = Meraviglia, carte blu, scienza, commercio e gilde come nella prima edizione.
