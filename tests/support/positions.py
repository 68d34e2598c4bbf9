"""Positions of the second edition by names, and answers in words."""

from collections.abc import Sequence

import pytest

from sevenwonders import Config
from sevenwonders.classic.libraries import library_of
from sevenwonders.classic.library import Library
from sevenwonders.classic.saving.position import CitySetup, set_up
from sevenwonders.classic.table import ClassicGame
from sevenwonders.kernel.errors import IllegalChoice


class Positions:
    """Cities and positions of tables with some expansions; card numbers belong to these expansions."""

    def __init__(self, expansions: Sequence[str]) -> None:
        self.expansions = list(expansions)
        self.library: Library = library_of(2, tuple(expansions))

    def card(self, name: str) -> int:
        """The card's number in the library with these expansions."""
        return self.library.find_card(name)

    def cards(self, names: list[str] | None) -> list[int]:
        return [self.card(name) for name in names or []]

    def city(
        self,
        wonder: str = "Gizah Day",
        *,
        coins: int = 6,
        stages: int = 0,
        built_stages: int = 0,
        built: list[str] | None = None,
        hand: list[str] | None = None,
        tokens: list[int] | None = None,
        **keys: object,
    ) -> CitySetup:
        """A city of a position by names; `keys` are for the rules in play.

        `built_stages` are stages as bits, where they may be built in any order.
        """
        return CitySetup(
            self.library.find_board(wonder),
            coins,
            built_stages.bit_count() or stages,
            self.cards(built),
            self.cards(["Altar"] if hand is None else hand),
            tokens or [],
            built_stages,
            keys,
        )

    def position(
        self,
        *cities: CitySetup,
        age: int = 1,
        turn: int = 1,
        discard: list[str] | None = None,
        variant: str = "",
        options: dict[str, str] | None = None,
        **keys: object,
    ) -> ClassicGame:
        """A position with at least three cities; missing ones are plain. It keeps events."""
        fillers = ["Rhodos Day", "Ephesos Day"][: max(0, 3 - len(cities))]
        table = with_different_wonders(self.library, [*cities, *[self.city(wonder) for wonder in fillers]])
        game = set_up(
            Config(len(table), edition=2, expansions=self.expansions, variant=variant, options=options or {}),
            table,
            age=age,
            turn=turn,
            discard=self.cards(discard),
            keys=keys,
        )
        game.keeps_events = True
        return game


def with_different_wonders(library: Library, cities: Sequence[CitySetup]) -> list[CitySetup]:
    """The cities of a position. One whose wonder has a seat already gets a wonder that has none."""
    named = [library.wonder_of[city.board] for city in cities]
    free = [wonder for wonder in range(len(library.wonders)) if wonder not in named]
    for seat, city in enumerate(cities):
        if named[seat] in named[:seat]:
            city.board = library.wonders[free.pop(0)][0]
    return list(cities)


def answer_for(game: ClassicGame, choices: dict[int, str]) -> None:
    """Answer for seats in words."""
    for seat, words in choices.items():
        decision = next(item for item in game.pending() if item.seat == seat)
        game.answer(decision.ident, game.match_option(decision.ident, words))


def refused(game: ClassicGame, seat: int, words: str) -> str:
    """Why the seat may not make that choice; the game stays as it was."""
    decision = next(item for item in game.decisions if item.seat == seat)
    before = game.to_data()
    with pytest.raises(IllegalChoice) as caught:
        game.answer(decision.ident, game.match_option(decision.ident, words))
    assert game.to_data() == before
    return str(caught.value)


def reason(game: ClassicGame, seat: int, choice: int) -> str:
    """Why the seat may not choose that number."""
    decision = next(item for item in game.decisions if item.seat == seat)
    assert not game.can_choose(decision, choice)
    return game.explain(decision.ident, choice)
