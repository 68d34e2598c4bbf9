hint-title = Conseil
hint-percent = { $share } %
hint-chance = chances de gagner
hint-even = Les deux se valent.
hint-thinking = Un bot essaie tes choix…
hint-says = Un bot choisirait { $name } : { $chance } de chances de gagner.
hint-build = construire
hint-to-win = { $chance } de chances de gagner
hint-take = Prendre { $name }
hint-close = Fermer le conseil
hint-close-short = Fermer
hint-again = Redemander
hint-suggested = conseillé
hint-best = le mieux

## The hand of another player, which a watcher of a game that is over sees

watchedhand-of = Main : { $name }
watchedhand-goes-to = passe à { $name }
