"""The Free City in the terminal: its screens and questions."""

from collections.abc import Mapping
from typing import final

from typing_extensions import override

from sevenwonders.classic.free_city.part import FREE_CITY, FREE_CITY_SEAT, pile_of
from sevenwonders.classic.free_city.rule import controller_of
from sevenwonders.classic.table import ClassicGame
from sevenwonders.cli.classic.look import board_name
from sevenwonders.cli.classic.question import HandQuestion, TerminalQuestion
from sevenwonders.cli.classic.rule_screen import RuleScreen
from sevenwonders.cli.classic.scene import Scene
from sevenwonders.cli.words.told import told
from sevenwonders.kernel.decision import Decision


@final
class FreeCityQuestion(HandQuestion):
    """Asks which of the other cards to play for the Free City."""

    # The player has just chosen a card for their own city: the table is a few lines above.
    draws_table = False
    can_take_back = True

    @override
    def words(self, scene: Scene, decision: Decision) -> str:
        return told("prompt-free_city")

    @override
    def last_hints(self) -> list[str]:
        return [told("terminal-free_city-hint")]


@final
class FreeCityScreen(RuleScreen):
    """The Free City, which the two players control in turn."""

    name = "free_city"
    questions: Mapping[int, TerminalQuestion] = {FREE_CITY: FreeCityQuestion()}
    commands = ("free_city-undo",)

    @override
    def task(self, scene: Scene) -> str:
        runs = controller_of(scene.view.age, scene.view.turn) == scene.view.seat
        return told("terminal-free_city-task") if runs else ""

    @override
    def introduction(self, game: ClassicGame, viewer: int, names: list[str]) -> list[str]:
        board = board_name(game.library, game.cities[FREE_CITY_SEAT].board)
        return [told("terminal-free_city-is", board=board)]

    @override
    def piles(self, scene: Scene) -> list[str]:
        return [told("terminal-free_city-pile", count=len(pile_of(scene.view.parts)))]
