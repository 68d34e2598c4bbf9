"""Positions of the second edition, and what the page is shown of them."""

from sevenwonders import Config
from sevenwonders.classic.libraries import library_of
from sevenwonders.classic.saving.position import CitySetup, set_up
from sevenwonders.classic.setup import new_classic_game
from sevenwonders.classic.table import ClassicGame
from sevenwonders.games import sample
from sevenwonders.kernel.rng import stream
from sevenwonders.server.present.table import log_lines
from sevenwonders.server.table_config import layout_of
from sevenwonders.server.tables.table_snapshot import About, table_state
from sevenwonders.server.wire import messages as wire
from sevenwonders.server.wire.classic.table import CityState, ClassicPlay, ClassicScene, ExtraUse, MenuCard, Use
from tests.server.house import choices_in_menu, classic
from tests.server.ledger import Ledger
from tests.server.stores import table
from tests.support.positions import with_different_wonders

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
        table = with_different_wonders(self.library, cities)
        game = set_up(config, table, age=age, turn=turn, discard=self.cards(discard), keys=keys)
        game.keeps_events = True
        return game


def shown(game: ClassicGame, seat: int) -> wire.TableState:
    """The whole table as the seat sees it."""
    return table_state(About(table(), layout_of(table()), [], points=False), game, seat)


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
    same to its viewer. Everything on the table follows from the scenes of the log.
    """
    game = new_classic_game(config, seed, keep_events=True)
    rng = stream(seed, 9)
    names = ["somebody"] * len(game.cities)
    ledger = Ledger(shown(game, -1))
    while not game.finished():
        pending = game.pending()
        item = pending[rng.below(len(pending))]
        options = game.options(item.ident)
        state = shown(game, item.decider)
        offered = next(decision.menu for decision in state.decisions if decision.ident == item.ident) or []
        assert sorted(choices_in_menu(offered)) == options
        for use in [use for row in offered for use in row.uses]:
            assert bool(use.ways) != bool(use.reason)
            assert bool(use.refusal) == bool(use.reason)
            # The page has a sentence for these in every language.
            finished = (use.use, use.stage) == ("stage", 0)
            assert use.refusal != "other" or finished or game.decision_name(item.kind) == "free_city"
            for way in use.ways:
                assert way.price == sum(share.coins for share in way.shares)
            assert all(bool(extra.ways) != bool(extra.reason) for extra in use.extras)
        if rng.below(8) == 0:
            viewer = rng.below(len(game.drafting) + 1) - 1
            twin = sample(game.view(viewer), stream(seed, 1))
            assert isinstance(twin, ClassicGame)
            assert shown(twin, viewer) == shown(game, viewer)
        game.answer(item.ident, options[rng.below(len(options))])
        ledger.follow(game, names, -1)
        ledger.check(play_of(game))
    check_sheets(game)
    return game


def check_sheets(game: ClassicGame) -> None:
    """The parts of every column add up to it, and the columns to the total."""
    for score in shown(game, -1).scores:
        assert sum(column.points for column in score.columns) == score.total
        for column in score.columns:
            assert column.points == sum(part.points for part in column.parts)
            if column.column not in ("treasury", "debts"):
                assert column.points == score.points[column.column]


def lines_of(game: ClassicGame, kind: str, viewer: int = -1) -> list[wire.LogLine]:
    """The lines of the log about events of a kind, as the viewer reads them."""
    names = ["somebody"] * len(game.cities)
    return [line for line in log_lines(game, names, game.events, 1, viewer) if line.kind == kind]


def scenes_of(game: ClassicGame, kind: str, viewer: int = -1) -> list[ClassicScene | None]:
    """What the viewer sees of events of a kind."""
    return [line.scene for line in lines_of(game, kind, viewer)]


def columns_of(game: ClassicGame, seat: int) -> dict[str, list[tuple[str, int]]]:
    """The columns of a seat's score sheet with anything in them: what each part is about, and its points."""
    columns = shown(game, -1).scores[seat].columns
    return {
        column.column: [(part.card or f"{part.what} {part.number}", part.points) for part in column.parts]
        for column in columns
        if column.parts
    }
