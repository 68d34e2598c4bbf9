"""Edifice in the terminal: what it shows and asks."""

from collections.abc import Mapping, Sequence
from typing import Final, final

from rich.console import RenderableType
from rich.text import Text
from typing_extensions import override

from sevenwonders.classic.choice import STAGE, extra_of
from sevenwonders.classic.edifice.kinds import (
    CARD_LOST,
    EDIFICE_BUILT,
    EDIFICE_FAILED,
    JOIN_EDIFICE,
    JOINED,
    REWARDED,
)
from sevenwonders.classic.edifice.part import projects_of
from sevenwonders.classic.menu import MenuRow
from sevenwonders.classic.sentences import Teller
from sevenwonders.classic.table import ClassicGame
from sevenwonders.cli.classic.edifice.cards import EdificeCards
from sevenwonders.cli.classic.edifice.projects import edifice_now, projects_strip, projects_table
from sevenwonders.cli.classic.edifice.questions import EDIFICE_QUESTIONS
from sevenwonders.cli.classic.look import AGE_NAMES, effects_words
from sevenwonders.cli.classic.question import Question, menu_cards
from sevenwonders.cli.classic.rule_cards import RuleCards
from sevenwonders.cli.classic.rule_screen import ALONE, ALONG, LOSS, REWARD, Letter, News, RuleScreen
from sevenwonders.cli.classic.scene import Scene
from sevenwonders.cli.look import listed
from sevenwonders.kernel.event import Event

# The number of the card in an example, if there are that many.
EXAMPLE: Final = 3
# The words for other cities, then those for the viewer's own.
CLAUSES: Final = {
    JOINED: ("joins the Edifice of Age {age}", "join the Edifice of Age {age}"),
    REWARDED: ("gets the reward of {card}", "get the reward of {card}"),
    CARD_LOST: ("gives up {card}", "give up {card}"),
}


@final
class EdificeScreen(RuleScreen):
    """The projects of the three Ages, and joining them."""

    @override
    def name(self) -> str:
        return "edifice"

    @override
    def cards(self) -> RuleCards:
        return EdificeCards()

    # Questions

    @override
    def questions(self) -> Mapping[int, Question]:
        return EDIFICE_QUESTIONS

    @override
    def letters(self) -> list[Letter]:
        return [Letter("e", STAGE, [JOIN_EDIFICE], "A stage cannot join an Edifice now.")]

    @override
    def prompts(self, menu: list[MenuRow]) -> list[str]:
        can_join = any(extra_of(choice) == JOIN_EDIFICE for row in menu for choice in row.choices)
        return [f"e{min(EXAMPLE, len(menu_cards(menu)))} stage with Edifice"] if can_join else []

    @override
    def commands(self) -> list[tuple[str, str]]:
        return [
            ("e3", "build the stage with card 3 and take part in the Edifice, in one payment"),
            ("stage Baths with edifice", "the same in words; also join 2, lose CARD, drop 3"),
        ]

    # The table

    @override
    def introduction(self, game: ClassicGame, viewer: int, names: list[str]) -> list[str]:
        edifices = [game.library.cards[card].name for card in projects_of(game.parts).cards]
        return [f"The Edifices are {listed(edifices)}."]

    @override
    def table_blocks(self, scene: Scene) -> list[RenderableType]:
        return [Text(), projects_strip(scene)]

    # What goes with a card in one payment

    @override
    def extra_label(self, extra: int, is_only: bool) -> str:
        return "Edifice"

    @override
    def extra_words(self, scene: Scene, seat: int, use: int, extra: int) -> str:
        return f"with the Edifice → {effects_words(edifice_now(scene).effects)} if it is built"

    # Telling what happened, and replays

    @override
    def news(self) -> Mapping[int, News]:
        return {
            JOINED: News(ALONG),
            REWARDED: News(REWARD),
            CARD_LOST: News(LOSS),
            EDIFICE_BUILT: News(ALONE),
            EDIFICE_FAILED: News(ALONE),
        }

    @override
    def clause(self, teller: Teller, event: Event, is_own: bool) -> str:
        template = CLAUSES[event.kind][is_own]
        if event.kind == JOINED:
            return template.format(age=AGE_NAMES[event.values[0]])
        return template.format(card=teller.card(event.values[0]))

    @override
    def replay_blocks(self, game: ClassicGame, names: Sequence[str]) -> list[RenderableType]:
        return [projects_table(game.library, projects_of(game.parts), names, game.cities)]
