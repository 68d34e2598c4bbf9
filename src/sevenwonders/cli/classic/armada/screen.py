"""Armada in the terminal: what it shows and asks."""

from collections.abc import Mapping, Sequence
from typing import Final, final

from rich.console import RenderableType
from rich.text import Text
from typing_extensions import override

from sevenwonders.classic.armada.harbour import FLEETS, harbour
from sevenwonders.classic.armada.kinds import GREEN_FLEET, ISLAND, RED_FLEET
from sevenwonders.classic.armada.part import armada_of
from sevenwonders.classic.choice import BUILD, SELL, extra_of
from sevenwonders.classic.library import Card
from sevenwonders.classic.menu import MenuRow
from sevenwonders.classic.sentences import Teller
from sevenwonders.classic.table import ClassicGame
from sevenwonders.cli.classic.armada.cards import ArmadaCards
from sevenwonders.cli.classic.armada.colour_marks import ARMADA_MARKS
from sevenwonders.cli.classic.armada.harbour import (
    loss_lines,
    next_square_words,
    sea_strip,
    sea_table,
    shipyard_table,
    yard_name,
)
from sevenwonders.cli.classic.armada.questions import ARMADA_QUESTIONS
from sevenwonders.cli.classic.armada.telling import ARMADA_NEWS, armada_clause
from sevenwonders.cli.classic.question import Question, menu_cards
from sevenwonders.cli.classic.rule_cards import RuleCards
from sevenwonders.cli.classic.rule_screen import Letter, News, RuleScreen
from sevenwonders.cli.classic.scene import Scene
from sevenwonders.cli.look import labelled, listed
from sevenwonders.kernel.event import Event

# The extras that are steps of fleets.
STEPS: Final = range(RED_FLEET, GREEN_FLEET + 1)


@final
class ArmadaScreen(RuleScreen):
    """Fleets, islands, taxes, pirates and naval conflicts."""

    @override
    def name(self) -> str:
        return "armada"

    @override
    def cards(self) -> RuleCards:
        return ArmadaCards()

    @override
    def category_marks(self) -> Mapping[str, tuple[str, str]]:
        return {"naval": ("≋", "color(25)"), "islands": ARMADA_MARKS["island"]}

    # Questions

    @override
    def questions(self) -> Mapping[int, Question]:
        return ARMADA_QUESTIONS

    @override
    def letters(self) -> list[Letter]:
        return [Letter("w", BUILD, STEPS, "No fleet can move with that card now.")]

    @override
    def prompts(self, menu: list[MenuRow]) -> list[str]:
        sailing = [row for row in menu if row.use == BUILD and any(extra_of(choice) in STEPS for choice in row.choices)]
        return [f"w{menu_cards(menu).index(sailing[0].card) + 1} build with ship"] if sailing else []

    @override
    def commands(self) -> list[tuple[str, str]]:
        return [
            ("w3", "build card 3 with a step of its fleet, in one payment"),
            ("build Baths with ship", "the same in words; sell CARD with ship takes a step for a sold card"),
            ("sail red and blue", "answers to questions at sea in words: sail, settle ISLAND, fight or pass"),
        ]

    # The table

    @override
    def introduction(self, game: ClassicGame, viewer: int, names: list[str]) -> list[str]:
        yard = armada_of(game.cities[viewer]).shipyard
        fleet = FLEETS[harbour().shipyards[yard].wonder_fleet]
        return [f"You have {yard_name(yard)}: the {fleet} fleet may move with your stages."]

    @override
    def table_blocks(self, scene: Scene) -> list[RenderableType]:
        return [Text(), sea_strip(scene), *loss_lines(scene)]

    @override
    def city_lines(self, scene: Scene, seat: int) -> list[RenderableType]:
        targets = [scene.names[target] for target in armada_of(scene.cities[seat]).landings]
        return [labelled("lands at", listed(targets))] if targets else []

    @override
    def city_blocks(self, scene: Scene, seat: int) -> list[RenderableType]:
        return [shipyard_table(scene.cities[seat])]

    # What goes with a card in one payment

    @override
    def extra_label(self, extra: int, is_only: bool) -> str:
        return "ship" if is_only else f"{FLEETS[extra - RED_FLEET]} ship"

    @override
    def extra_words(self, scene: Scene, seat: int, use: int, extra: int) -> str:
        lane = extra - RED_FLEET
        start = "for a step of" if use == SELL else "with"
        return f"{start} the {FLEETS[lane]} fleet → {next_square_words(scene.cities[seat], lane)}"

    # Telling what happened, and replays

    @override
    def news(self) -> Mapping[int, News]:
        return ARMADA_NEWS

    @override
    def clause(self, teller: Teller, event: Event, is_own: bool) -> str:
        return armada_clause(teller, event, is_own)

    @override
    def lists_card(self, card: Card) -> bool:
        return card.colour == ISLAND

    @override
    def replay_blocks(self, game: ClassicGame, names: Sequence[str]) -> list[RenderableType]:
        return [sea_table(game.library, [Text(name) for name in names], game.cities, [0] * len(names))]
