"""Make the scene of one player, from which all screens are drawn."""

from sevenwonders.classic.rules import extra_numbers
from sevenwonders.classic.table import ClassicGame
from sevenwonders.cli.classic.rules import screens_of
from sevenwonders.cli.classic.scene import Scene


def table_names(game: ClassicGame, viewer: int) -> list[str]:
    """What the viewer calls each city: `you`, the others by their board, and a city without a player by its name."""
    names: list[str] = []
    for seat, city in enumerate(game.cities):
        own = "".join(rule.city_name(seat) for rule in game.rules)
        names.append(f"the {own}" if own else game.library.boards[city.board].name)
    names[viewer] = "you"
    return names


def scene_of(game: ClassicGame, viewer: int) -> Scene:
    """The table as the viewer may see it now."""
    return Scene(
        game.view(viewer),
        table_names(game, viewer),
        game.drafting,
        screens_of(game.hooks),
        {extra: game.hooks.owner_of_extra(extra).extra_price(game, viewer, extra) for extra in extra_numbers()},
    )
