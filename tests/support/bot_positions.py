"""Positions of the second edition by names, and what the greedy bot makes of them."""

from collections.abc import Sequence

from sevenwonders import Config
from sevenwonders.bots.bot import Question
from sevenwonders.bots.classic.effects import card_value
from sevenwonders.bots.classic.greedy import outlook_of
from sevenwonders.bots.classic.outlook import Outlook
from sevenwonders.bots.registry import make_bot
from sevenwonders.classic.effects.effect import Effect
from sevenwonders.classic.libraries import library_of
from sevenwonders.classic.library import Card
from sevenwonders.classic.saving.position import CitySetup, set_up
from sevenwonders.classic.table import ClassicGame
from tests.support.positions import with_different_wonders

FILLERS = ["Rhodos Day", "Ephesos Day"]


class BotPositions:
    """Cities and positions of tables with some expansions. Cards are named with commas between them."""

    def __init__(self, *expansions: str) -> None:
        self.expansions = list(expansions)
        self.library = library_of(2, expansions)

    def card(self, name: str) -> int:
        """The card's number in the library with these expansions."""
        return self.library.find_card(name)

    def facts(self, name: str) -> Card:
        return self.library.cards[self.card(name)]

    def city(
        self,
        wonder: str = "Gizah Day",
        *,
        coins: int = 6,
        stages: int = 0,
        built: str = "",
        hand: str = "Altar",
        tokens: Sequence[int] = (),
        **keys: object,
    ) -> CitySetup:
        """A city of a position; `keys` are what the rules of the table want to know."""
        built_cards = [self.card(name) for name in built.split(", ") if name]
        hand_cards = [self.card(name) for name in hand.split(", ") if name]
        board = self.library.find_board(wonder)
        return CitySetup(board, coins, stages, built_cards, hand_cards, list(tokens), keys=dict(keys))

    def position(
        self,
        *cities: CitySetup,
        age: int = 1,
        turn: int = 1,
        variant: str = "",
        options: dict[str, str] | None = None,
        **keys: object,
    ) -> ClassicGame:
        """A position with at least three cities; missing ones are plain."""
        fillers = [self.city(wonder) for wonder in FILLERS[: max(0, 3 - len(cities))]]
        seats = with_different_wonders(self.library, [*cities, *fillers])
        config = Config(len(seats), edition=2, expansions=self.expansions, variant=variant, options=options or {})
        return set_up(config, seats, age=age, turn=turn, keys=dict(keys))

    def last_turn(self, *cities: CitySetup, age: int = 3) -> ClassicGame:
        """A position on the last turn of an Age, after which nothing can grow."""
        return self.position(*cities, age=age, turn=self.library.last_turn)


def outlook_at(game: ClassicGame, seat: int = 0) -> Outlook:
    return outlook_of(game.view(seat), seat)


def choice_at(game: ClassicGame, seat: int = 0) -> str:
    """The greedy bot's choice for that seat, in words."""
    decision = next(item for item in game.pending() if item.seat == seat)
    question = Question(game, decision)
    return game.describe(make_bot("classic", "greedy", 0, seat).choose(question))


def answer(game: ClassicGame, choices: dict[int, str]) -> None:
    """Answer for seats in words."""
    for seat, words in choices.items():
        decision = next(item for item in game.pending() if item.seat == seat)
        game.answer(decision.ident, game.match_option(decision.ident, words))


def worthless_cards(outlook: Outlook) -> list[str]:
    """The cards of the table that would change nothing for the city."""
    return [card.ident for card in outlook.library.cards if abs(card_value(outlook, card)) < 0.05]


def stage_effects(outlook: Outlook) -> list[Effect]:
    """Every effect of a stage of a wonder at the table."""
    return [effect for board in outlook.library.boards for stage in board.stages for effect in stage.effects]
