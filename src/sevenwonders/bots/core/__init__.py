"""How bots think: a policy proposes, worlds are dealt, and a value judges the outcome. It knows no game."""
