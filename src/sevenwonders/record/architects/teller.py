"""The words of Architects for the log: names, headings and sentences."""

from typing import final

from typing_extensions import override

from sevenwonders.architects.city import city_names
from sevenwonders.architects.kinds import TURN_BEGAN
from sevenwonders.architects.table import ArchitectsGame
from sevenwonders.kernel.event import Event
from sevenwonders.kernel.game import Game
from sevenwonders.record.architects.sentences import TEMPLATES, sentence
from sevenwonders.record.teller import Teller


@final
class ArchitectsTeller(Teller):
    """The words of Architects."""

    @override
    def names(self, game: Game) -> list[str]:
        assert isinstance(game, ArchitectsGame)
        return city_names(game.library, game.cities)

    @override
    def heading(self, game: Game, names: list[str]) -> str:
        assert isinstance(game, ArchitectsGame)
        return TEMPLATES["heading"].format(turn=game.turn, name=names[game.active])

    @override
    def heading_at(self, game: Game, names: list[str], event: Event) -> str:
        # One answer may pass several turns, so the game itself may be turns ahead of the event.
        return TEMPLATES["heading"].format(turn=event.values[0], name=names[event.seat])

    @override
    def opens(self, game: Game, event: Event) -> bool:
        """Return whether a turn begins."""
        return event.kind == TURN_BEGAN

    @override
    def sentence(self, game: Game, names: list[str], event: Event) -> str:
        assert isinstance(game, ArchitectsGame)
        return sentence(game.library, names, event)

    @override
    def is_heading(self, game: Game, event: Event) -> bool:
        return event.kind == TURN_BEGAN
