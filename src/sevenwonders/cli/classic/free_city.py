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
from sevenwonders.cli.look import first_up
from sevenwonders.kernel.decision import Decision


@final
class FreeCityQuestion(HandQuestion):
    """Asks which of the other cards to play for the Free City."""

    # The player has just chosen a card for their own city: the table is a few lines above.
    draws_table = False
    can_take_back = True

    @override
    def words(self, scene: Scene, decision: Decision) -> str:
        return "Now choose one of the other cards for the Free City, which must build if it can."

    @override
    def last_hints(self) -> list[str]:
        return ["u take back your own card"]


@final
class FreeCityScreen(RuleScreen):
    """The Free City, which the two players control in turn."""

    name = "free_city"
    questions: Mapping[int, TerminalQuestion] = {FREE_CITY: FreeCityQuestion()}
    commands = (("u", "take back your own card, while you choose for the Free City"),)

    @override
    def task(self, scene: Scene) -> str:
        runs = controller_of(scene.view.age, scene.view.turn) == scene.view.seat
        return "You run the Free City this turn: first choose your own card, then one for it." if runs else ""

    @override
    def introduction(self, game: ClassicGame, viewer: int, names: list[str]) -> list[str]:
        board = board_name(game.library, game.cities[FREE_CITY_SEAT].board)
        return [f"{first_up(names[FREE_CITY_SEAT])} is {board}; you and the bot run it in turns."]

    @override
    def piles(self, scene: Scene) -> list[str]:
        return [f"draw pile {len(pile_of(scene.view.parts))}"]
