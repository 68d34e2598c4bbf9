"""The words of the classic game for the log: names, headings and sentences."""

from typing import final

from typing_extensions import override

from sevenwonders.classic import sentences
from sevenwonders.classic.kinds import AGE_BEGAN, TURN_BEGAN
from sevenwonders.classic.table import ClassicGame
from sevenwonders.kernel.event import Event
from sevenwonders.kernel.game import Game
from sevenwonders.record.teller import Teller


@final
class ClassicTeller(Teller):
    """The words of the classic game. Rules may name cities and add chapters."""

    @override
    def names(self, game: Game) -> list[str]:
        assert isinstance(game, ClassicGame)
        own = ["".join(rule.city_name(seat) for rule in game.rules) for seat in range(len(game.cities))]
        return [name or game.library.boards[city.board].name for name, city in zip(own, game.cities, strict=True)]

    @override
    def heading(self, game: Game, names: list[str]) -> str:
        assert isinstance(game, ClassicGame)
        return game.moment()

    @override
    def heading_at(self, game: Game, names: list[str], event: Event) -> str:
        # One answer never begins more than one turn or chapter, so the game's own heading is right.
        return self.heading(game, names)

    @override
    def opens(self, game: Game, event: Event) -> bool:
        assert isinstance(game, ClassicGame)
        begins_chapter = event.kind == AGE_BEGAN and chapter_heading(game, event.values[0], 0) != ""
        return event.kind == TURN_BEGAN or begins_chapter

    @override
    def opening(self, game: Game, names: list[str]) -> str:
        assert isinstance(game, ClassicGame)
        return chapter_heading(game, 0, 0)

    @override
    def sentence(self, game: Game, names: list[str], event: Event) -> str:
        assert isinstance(game, ClassicGame)
        return sentences.sentence(sentences.Teller(game.library, game.hooks, names), event)

    @override
    def is_heading(self, game: Game, event: Event) -> bool:
        return event.kind in (AGE_BEGAN, TURN_BEGAN)


def chapter_heading(game: ClassicGame, age: int, turn: int) -> str:
    """Return the heading of a chapter that a rule adds at that moment; empty for a turn."""
    return "".join(rule.heading(age, turn) for rule in game.rules)
