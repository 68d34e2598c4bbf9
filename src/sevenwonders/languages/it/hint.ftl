# Consigli, e una mano che si guarda soltanto.

hint-title = Consiglio
hint-percent = { $share }%
hint-chance = chance di vittoria
hint-even = Vanno bene entrambe.
hint-thinking = Un bot prova le tue scelte…
hint-says = Un bot sceglierebbe { $name }: { $chance } di vittoria.
hint-build = costruisci
hint-to-win = { $chance } di vittoria
hint-take = Prendi { $name }
hint-close = Chiudi il consiglio
hint-close-short = Chiudi
hint-again = Chiedi di nuovo
hint-suggested = consigliata
hint-best = migliore

## The hand of another player, which a watcher of a game that is over sees

watchedhand-of = La mano di { $name }
watchedhand-goes-to = va a { $name }
