hint-title = Pista
hint-percent = { $share } %
hint-chance = prob. de ganar
hint-even = Cualquiera vale.
hint-thinking = Un bot prueba tus opciones…
hint-says = Un bot elegiría { $name }: { $chance } de ganar.
hint-build = construir
hint-to-win = { $chance } de ganar
hint-take = Elegir { $name }
hint-close = Cerrar la pista
hint-close-short = Cerrar
hint-again = Pedir otra vez
hint-suggested = sugerida
hint-best = mejor

## The hand of another player, which a watcher of a game that is over sees

watchedhand-of = La mano de { $name }
watchedhand-goes-to = va a { $name }
