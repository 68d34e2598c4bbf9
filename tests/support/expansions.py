"""The expansions that the program has, so that tests can do without those that were taken out.

An expansion lives in folders of its name, and the tests of one expansion do too. Tests of all of them take their
tables from here. What they have written down in files (scenarios, golden games) names its expansions; it is passed over
when one of them has been taken out of the program, and only then: a name outside the family is a mistake.
"""

from collections.abc import Iterable
from itertools import combinations

from sevenwonders.catalogue.loader import EXPANSIONS

# The expansions of the second edition that have been published, in the order of the program.
FAMILY = ["leaders", "cities", "armada", "edifice"]
ALL = list(EXPANSIONS)
COMBINATIONS: list[list[str]] = [list(names) for count in range(len(ALL) + 1) for names in combinations(ALL, count)]


def taken_out(expansions: Iterable[str]) -> list[str]:
    """Those of these expansions that were published but are not part of the program."""
    return [name for name in expansions if name in FAMILY and name not in ALL]
