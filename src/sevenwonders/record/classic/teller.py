"""How the classic game is told."""

from typing import Final, final

from sevenwonders.classic.kinds import AGE_BEGAN, TURN_BEGAN
from sevenwonders.classic.table import ClassicGame
from sevenwonders.kernel.event import Event
from sevenwonders.kernel.game import Game
from sevenwonders.record.classic.sentences import ROMAN, sentence
from sevenwonders.record.teller import Teller

FREE_CITY_NAME: Final = "Free City"
DRAFT: Final = "Draft of the leaders"
RECRUITMENT: Final = "Age {age}, recruitment"
TURN: Final = "Age {age}, turn {turn}"


@final
class ClassicTeller(Teller):
    """The words of the classic game."""

    def names(self, game: Game) -> list[str]:
        """A name for every city: that of its board, or Free City."""
        assert isinstance(game, ClassicGame)
        return [
            game.library.boards[city.board].name if seat in game.drafting else FREE_CITY_NAME
            for seat, city in enumerate(game.cities)
        ]

    def heading(self, game: Game, names: list[str]) -> str:
        """Age and turn; with leaders there is something before the first turn, and before the first Age."""
        assert isinstance(game, ClassicGame)
        if game.age == 0:
            return DRAFT
        template = TURN if game.turn else RECRUITMENT
        return template.format(age=ROMAN[game.age], turn=game.turn)

    def heading_at(self, game: Game, names: list[str], event: Event) -> str:
        """Age and turn, or the recruitment of the Age; one answer never begins more than one of them."""
        return self.heading(game, names)

    def opens(self, game: Game, event: Event) -> bool:
        """With leaders the recruitment before an Age is a chapter of its own."""
        assert isinstance(game, ClassicGame)
        return event.kind == TURN_BEGAN or (event.kind == AGE_BEGAN and bool(game.library.leaders))

    def opening(self, game: Game, names: list[str]) -> str:
        """The draft of the leaders."""
        assert isinstance(game, ClassicGame)
        return DRAFT if game.library.leaders else ""

    def sentence(self, game: Game, names: list[str], event: Event) -> str:
        """The event as one plain sentence, or nothing."""
        assert isinstance(game, ClassicGame)
        return sentence(game.library, names, event)

    def is_heading(self, game: Game, event: Event) -> bool:
        """The headings name Age and turn."""
        return event.kind in (AGE_BEGAN, TURN_BEGAN)
