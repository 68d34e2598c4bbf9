"""The facts of every game, as the page asks for them."""

from functools import cache

from sevenwonders.catalogue.facts import CatalogueError
from sevenwonders.server.architects import facts as architects
from sevenwonders.server.architects.editions import architects_editions
from sevenwonders.server.architects.wire import ArchitectsFacts
from sevenwonders.server.classic import facts as classic
from sevenwonders.server.classic.editions import classic_editions
from sevenwonders.server.classic.wire import CatalogueFacts
from sevenwonders.server.problems import refused
from sevenwonders.server.wire import RulesetFacts


def catalogue_facts(edition: int) -> CatalogueFacts:
    """All cards and boards of an edition of the classic game with its expansions, if there is such a one."""
    if edition not in classic.EDITIONS:
        raise refused("no_edition")
    try:
        return classic.catalogue_facts(edition)
    except CatalogueError:
        raise refused("no_edition") from None


def architects_facts() -> ArchitectsFacts:
    """All cards, wonders and tokens of Architects."""
    return architects.architects_facts()


@cache
def ruleset_facts() -> list[RulesetFacts]:
    """Every game with its editions, expansions, variants and options: what a host can choose from."""
    return [RulesetFacts("classic", classic_editions()), RulesetFacts("architects", architects_editions())]
