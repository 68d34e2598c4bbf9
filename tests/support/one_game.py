"""A game with every expansion, for an installed package; with the argument `compiled` it has to be a compiled one."""

import sys

from sevenwonders import Config, __version__, new_game
from sevenwonders.bots.bot import play_out
from sevenwonders.bots.registry import make_bot
from sevenwonders.kernel import game as kernel

table = new_game(Config(4, edition=2, expansions=["leaders", "cities", "armada", "edifice"]), seed=1)
play_out(table, [make_bot("classic", "greedy", 1, seat) for seat in range(4)])
assert table.finished()
assert table.ranking()
if "compiled" in sys.argv:
    assert kernel.__file__.endswith((".so", ".pyd")), kernel.__file__
sys.stdout.write(f"{__version__} {kernel.__file__}\n")
