"""How bots think: a policy proposes, worlds are dealt, and a value says where they lead. It knows no game."""
