# Le regole di Architects. Un messaggio il cui id non ha una seconda parte è un titolo, quelli sotto ne sono il testo.

boxrules-aim = Scopo del gioco
boxrules-aim-one-wonder = Ognuno innalza una meraviglia di cinque stadi. Nel tuo turno prendi una carta e usi ciò che hai. Chi completa una meraviglia mette fine alla partita; poi vince chi ha più punti, e completare la meraviglia non garantisce la vittoria.

boxrules-setup = Che cosa c’è sul tavolo
boxrules-setup-decks = Ogni meraviglia ha un mazzo di 25 carte, scoperto, così che tutti ne vedono la carta in cima. Il tuo mazzo sta alla tua sinistra, tra te e il giocatore successivo.
boxrules-setup-right = Il mazzo alla tua destra è del giocatore prima di te.
boxrules-setup-central = Il mazzo centrale di 60 carte sta coperto in mezzo.
boxrules-setup-tokens = Tre segnalini progresso stanno scoperti, gli altri in una pila accanto.
boxrules-setup-conflict = I segnalini conflitto iniziano sul lato della pace: tre con due o tre giocatori, poi uno per giocatore, sei al massimo.

boxrules-turn = Il tuo turno
boxrules-turn-take = Prendi la carta in cima al mazzo sinistro, al mazzo destro o al mazzo centrale, e mettila davanti a te.
boxrules-turn-use = Poi fai ciò che le tue carte permettono: costruisci stadi, consegna scienza in cambio di segnalini, prendi carte in più grazie ai segnalini. L’ordine lo decidi tu.
boxrules-turn-end = Ciò che devi fare si fa prima che il turno finisca. Poi tocca al giocatore successivo a sinistra.
boxrules-turn-pass = Se nessuno dei tuoi tre mazzi ha carte, salti il turno.

boxrules-cards = I cinque colori
boxrules-cards-grey = Grigio: una risorsa, legno, pietra, argilla, papiro o vetro.
boxrules-cards-yellow = Giallo: una moneta, che vale una qualsiasi risorsa che ti manca.
boxrules-cards-green = Verde: un compasso, un ingranaggio o una tavoletta. Le loro serie diventano segnalini progresso.
boxrules-cards-red = Rosso: uno scudo. Alcuni mostrano uno o due corni: avvicinano tutti a una battaglia, e dopo di essa vanno persi.
boxrules-cards-blue = Blu: 3 punti, oppure 2 punti con un gatto che ti porta la pedina del gatto.

boxrules-stages = Costruire stadi
boxrules-stages-cost = Uno stadio costa due, tre o quattro risorse, tutte diverse o tutte uguali. Le carte con cui paghi si scartano.
boxrules-stages-order = Le meraviglie crescono dal basso: uno stadio ha bisogno di tutti quelli su cui poggia. Gli stadi affiancati si costruiscono nell’ordine che vuoi.
boxrules-stages-must = Se puoi pagare uno stadio, devi costruirlo in questo turno, monete comprese. Dopo, guarda di nuovo: forse se ne può pagare un altro.
boxrules-stages-choice = Se sono possibili più stadi o più pagamenti, scegli tu.
boxrules-stages-effect = Alcuni stadi mostrano un effetto. Accade subito.

boxrules-effects = Che cosa fanno le meraviglie
boxrules-effects-alexandria = Alessandria: prendi la carta in cima a un mazzo qualsiasi del tavolo.
boxrules-effects-babylon = Babilonia: scegli un segnalino progresso.
boxrules-effects-ephesus = Efeso: prendi la carta in cima al mazzo centrale.
boxrules-effects-giza = Giza: soltanto più punti.
boxrules-effects-halicarnassus = Alicarnasso: guarda le prime cinque carte del tuo mazzo sinistro o destro, tienine una e rimescola le altre nel mazzo.
boxrules-effects-olympia = Olimpia: prendi la carta in cima al tuo mazzo sinistro e al tuo mazzo destro.
boxrules-effects-rhodes = Rodi: uno scudo in più per il resto della partita.

boxrules-science = Scienza e segnalini progresso
boxrules-science-sets = Due simboli uguali o tre diversi vanno consegnati in cambio di un segnalino progresso: uno dei tre scoperti, o quello coperto in cima alla pila. Un segnalino scoperto si rimpiazza subito.
boxrules-science-tokens = Un segnalino vale dal momento in cui lo hai. I segnalini che danno una carta in più lo fanno una volta per turno, dai tuoi soliti tre mazzi, e puoi rinunciare.

boxrules-war = Corni e battaglie
boxrules-war-horns = Ogni corno su una carta che qualcuno prende gira un segnalino conflitto. Quando si gira l’ultimo, alla fine di quel turno segue una battaglia. I corni in eccesso vanno persi.
boxrules-war-neighbours = Con tre o più giocatori confronti gli scudi con ciascuno dei due vicini: più scudi, un segnalino vittoria.
boxrules-war-two-players = In due, più scudi danno un segnalino vittoria, e almeno il doppio ne dà due. Contro chi non ha scudi ne servono due per il secondo segnalino.
boxrules-war-losing = Perdere non costa nulla. Dopo, tutti scartano le carte rosse con corni, e tutti i segnalini conflitto tornano sul lato della pace.

boxrules-cat = Il gatto
boxrules-cat-pawn = Chi ha preso l’ultima carta con un gatto ha il gatto. All’inizio del tuo turno ti fa guardare la cima del mazzo centrale. Alla fine vale 2 punti.

boxrules-scoring = Fine della partita
boxrules-scoring-end = Quando qualcuno costruisce il quinto stadio, quel turno si conclude, con una battaglia se è il momento, e la partita finisce.
boxrules-scoring-wonder = Meraviglia: i punti dei tuoi stadi.
boxrules-scoring-cat = Gatto: 2 punti.
boxrules-scoring-blue = Carte blu: i punti che mostrano.
boxrules-scoring-victories = Segnalini vittoria: 3 punti ciascuno.
boxrules-scoring-tokens = Segnalini progresso: ciò che dicono.
boxrules-scoring-ties = A pari punti vince chi ha più stadi. Se anche questi sono pari, la vittoria è condivisa.

boxrules-options = Tre regole a scelta
boxrules-options-few = Su tre piccole domande i giocatori hanno idee diverse. Il tavolo risponde come detto qui, se l’host non sceglie altrimenti.
boxrules-options-economy = Economia conta quando si tratta di dover costruire uno stadio: la sua moneta doppia può obbligarti.
boxrules-options-engineering = Ingegneria non ti obbliga: è un aiuto che puoi lasciare da parte.
boxrules-options-coins = Le monete sostituiscono le risorse che ti mancano, non quelle che hai.

boxrules-first = Consigli per la prima partita
boxrules-first-decks = I mazzi scoperti sono scelte sicure; quello centrale è un azzardo, a meno che tu non abbia il gatto.
boxrules-first-uncover = Guarda che cosa scopre la tua carta: chi gioca dopo di te prende dal tuo mazzo.
boxrules-first-resources = Tieni d’occhio due risorse uguali: obbligano a costruire, forse non lo stadio che volevi per primo.
boxrules-first-battle = Una battaglia può valere sei punti. Guarda quanti corni mancano.
boxrules-first-tokens = Un segnalino che dà carte in più rende se preso presto, uno che dà punti rende anche tardi.

boxrules-here = A questo tavolo
boxrules-here-compulsory = Ciò che è obbligatorio e non lascia scelta lo fa il tavolo, e la cronaca lo dice.
boxrules-here-press = Premi un mazzo, uno stadio o un segnalino, poi conferma. Anche premerlo una seconda volta conferma.
boxrules-here-piles = Il pulsante delle pile mostra gli scarti e ciò che resta in ogni mazzo.
boxrules-here-keys = Tasti: le cifre scelgono, Invio conferma, Esc ritira, D finisce il turno, H chiede un consiglio.
