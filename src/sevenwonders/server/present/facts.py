"""Facts about all games and bots, for the page."""

from functools import cache
from typing import Final

from sevenwonders.bots.plug_ins import first_line
from sevenwonders.bots.registry import BOTS, CHARACTERS
from sevenwonders.catalogue.facts import CatalogueError
from sevenwonders.server.offered_bots import offered_plug_ins
from sevenwonders.server.present.architects import facts as architects
from sevenwonders.server.present.architects.facts import architects_editions
from sevenwonders.server.present.classic import facts as classic
from sevenwonders.server.present.classic.facts import classic_editions
from sevenwonders.server.present.table import PRESENTERS
from sevenwonders.server.problems import refused
from sevenwonders.server.wire.architects import ArchitectsFacts
from sevenwonders.server.wire.classic.table import CatalogueFacts
from sevenwonders.server.wire.facts import BotLevel
from sevenwonders.server.wire.messages import RulesetFacts

# A plug-in that says nothing about itself.
PLUG_IN: Final = "A bot that this server's operator has added."


def catalogue_facts(edition: int) -> CatalogueFacts:
    """Describe all cards and boards of an edition of the classic game with all its expansions.

    Raises `Refusal` if there is none.
    """
    if edition not in classic.EDITIONS:
        raise refused("no_edition")
    try:
        return classic.catalogue_facts(edition)
    except CatalogueError:
        raise refused("no_edition") from None


def architects_facts() -> ArchitectsFacts:
    """Describe all cards, wonders and tokens of Architects."""
    return architects.architects_facts()


@cache
def ruleset_facts() -> list[RulesetFacts]:
    """Describe every game with its editions, expansions, variants and options: the host's choices."""
    return [
        RulesetFacts("classic", classic_editions(), PRESENTERS["classic"].has_hands),
        RulesetFacts("architects", architects_editions(), PRESENTERS["architects"].has_hands),
    ]


def bot_levels() -> list[BotLevel]:
    """List the bots that can be invited, each with the games that it plays."""
    levels: dict[str, BotLevel] = {}
    for game, bots in BOTS.items():
        for name, make in bots.items():
            # A bot without a character is described by its docstring.
            text = CHARACTERS.get(name) or first_line(make.__doc__)
            games = levels[name].games if name in levels else []
            levels[name] = BotLevel(name, text, [*games, game])
    plug_ins = [
        BotLevel(name, found.about or PLUG_IN, list(found.games or BOTS), plug_in=True)
        for name, found in offered_plug_ins().items()
    ]
    return [*levels.values(), *plug_ins]
