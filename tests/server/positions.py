"""Positions of the second edition, and what the page is shown of them."""

from sevenwonders import Config
from sevenwonders.classic.libraries import library_of
from sevenwonders.classic.position import CitySetup, set_up
from sevenwonders.classic.setup import new_classic_game
from sevenwonders.classic.table import ClassicGame
from sevenwonders.games import sample
from sevenwonders.kernel.rng import stream
from sevenwonders.server import wire
from sevenwonders.server.classic.wire import CityState, ClassicPlay, ExtraUse, MenuCard, Use
from sevenwonders.server.state import About, table_state
from tests.server.house import choices_in_menu, classic
from tests.server.stores import table

NAMES = ["Anna", "Berta", "Carla", "Dora"]
BOARDS = ["rhodos_day", "olympia_day", "ephesos_day", "babylon_day"]


class Shelf:
    """The cards and boards of a table with some expansions, and positions made of them."""

    def __init__(self, *expansions: str, variant: str = "", options: dict[str, str] | None = None) -> None:
        self.expansions = list(expansions)
        self.variant = variant
        self.options = options or {}
        self.library = library_of(2, expansions)

    def cards(self, names: str) -> list[int]:
        return [self.library.saved_card(name) for name in names.split()]

    def city(
        self,
        board: str = "gizah_day",
        hand: str = "altar theater",
        *,
        built: str = "",
        coins: int = 3,
        stages: int = 0,
        built_stages: int = 0,
        tokens: tuple[int, ...] = (),
        **keys: object,
    ) -> CitySetup:
        """A city with cards given by their ids; `keys` are for the rules in play."""
        return CitySetup(
            self.library.saved_board(board),
            coins,
            stages,
            self.cards(built),
            self.cards(hand),
            list(tokens),
            built_stages=built_stages,
            keys=keys,
        )

    def others(self, count: int = 2) -> list[CitySetup]:
        """Cities that hold something free to build."""
        return [self.city(board) for board in BOARDS[:count]]

    def game(self, *cities: CitySetup, age: int = 1, turn: int = 1, discard: str = "", **keys: object) -> ClassicGame:
        """A position that keeps events; `keys` are for the rules in play."""
        config = Config(
            len(cities), edition=2, expansions=self.expansions, variant=self.variant, options=dict(self.options)
        )
        game = set_up(config, list(cities), age=age, turn=turn, discard=self.cards(discard), keys=keys)
        game.keeps_events = True
        return game


def shown(game: ClassicGame, seat: int) -> wire.TableState:
    """The whole table as the seat sees it."""
    return table_state(About(table(), [], points=False), game, seat)


def play_of(game: ClassicGame, viewer: int = -1) -> ClassicPlay:
    return classic(shown(game, viewer))


def city_of(game: ClassicGame, seat: int, viewer: int = -1) -> CityState:
    return play_of(game, viewer).cities[seat]


def menu(game: ClassicGame, seat: int) -> list[MenuCard]:
    """What the seat is asked."""
    (decision,) = [item for item in shown(game, seat).decisions if item.decider == seat]
    return decision.menu or []


def uses(game: ClassicGame, card: str, use: str, seat: int = 0) -> list[Use]:
    """The uses of that kind that the seat has for the card."""
    return [found for item in menu(game, seat) if item.card == card for found in item.uses if found.use == use]


def extras(use: Use) -> dict[str, ExtraUse]:
    return {extra.extra: extra for extra in use.extras}


def say(game: ClassicGame, *words: str) -> None:
    """The seats answer in their order."""
    for item, choice in zip(game.pending(), words, strict=True):
        game.answer(item.ident, game.match_option(item.ident, choice))


def check_menus(config: Config, seed: int) -> ClassicGame:
    """Play a whole game at random and compare its menus with the engine's options.

    Every choice is offered once, whatever is not possible has a reason, and a table dealt anew from a view looks the
    same to its viewer.
    """
    game = new_classic_game(config, seed, keep_events=True)
    rng = stream(seed, 9)
    while not game.finished():
        pending = game.pending()
        item = pending[rng.below(len(pending))]
        options = game.options(item.ident)
        state = shown(game, item.decider)
        offered = next(decision.menu for decision in state.decisions if decision.ident == item.ident) or []
        assert sorted(choices_in_menu(offered)) == options
        for use in [use for row in offered for use in row.uses]:
            assert bool(use.ways) != bool(use.reason)
            assert all(bool(extra.ways) != bool(extra.reason) for extra in use.extras)
        if rng.below(8) == 0:
            viewer = rng.below(5) - 1
            twin = sample(game.view(viewer), stream(seed, 1))
            assert isinstance(twin, ClassicGame)
            assert shown(twin, viewer) == shown(game, viewer)
        game.answer(item.ident, options[rng.below(len(options))])
    return game
