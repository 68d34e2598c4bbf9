"""How Architects is told."""

from typing import final

from sevenwonders.architects.kinds import TURN_BEGAN
from sevenwonders.architects.table import ArchitectsGame
from sevenwonders.kernel.event import Event
from sevenwonders.kernel.game import Game
from sevenwonders.record.architects.sentences import TEMPLATES, sentence
from sevenwonders.record.teller import Teller


@final
class ArchitectsTeller(Teller):
    """The words of Architects."""

    def names(self, game: Game) -> list[str]:
        """A name for every city: that of its wonder."""
        assert isinstance(game, ArchitectsGame)
        return [game.library.boards[city.board].name for city in game.cities]

    def heading(self, game: Game, names: list[str]) -> str:
        """The turn and whose it is."""
        assert isinstance(game, ArchitectsGame)
        return TEMPLATES["heading"].format(turn=game.turn, name=names[game.active])

    def heading_at(self, game: Game, names: list[str], event: Event) -> str:
        """The turn and whose it is; several turns can pass by one answer."""
        return TEMPLATES["heading"].format(turn=event.values[0], name=names[event.seat])

    def opens(self, game: Game, event: Event) -> bool:
        """Every turn."""
        return event.kind == TURN_BEGAN

    def sentence(self, game: Game, names: list[str], event: Event) -> str:
        """The event as one plain sentence, or nothing."""
        assert isinstance(game, ArchitectsGame)
        return sentence(game.library, names, event)

    def is_heading(self, game: Game, event: Event) -> bool:
        """The headings name the turn."""
        return event.kind == TURN_BEGAN
