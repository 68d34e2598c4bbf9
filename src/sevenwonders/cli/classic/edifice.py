"""Edifice in the terminal: projects, questions and cards."""

from collections.abc import Mapping, Sequence
from typing import Final, final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text
from typing_extensions import override

from sevenwonders.classic.choice import STAGE, card_of, extra_of, use_of
from sevenwonders.classic.city import City
from sevenwonders.classic.edifice.kinds import (
    CARD_LOST,
    EDIFICE,
    EDIFICE_BUILT,
    EDIFICE_FAILED,
    JOIN_EDIFICE,
    JOINED,
    LOSE,
    PAWN,
    PENALTY,
    REWARDED,
)
from sevenwonders.classic.edifice.part import (
    BUILT,
    FAILED,
    OPEN,
    Projects,
    debts_of_ages,
    edifice_part_of,
    pawns_on_edifice,
    penalty_of,
    projects_of,
)
from sevenwonders.classic.library import Card, Library
from sevenwonders.classic.table import ClassicGame
from sevenwonders.classic.text.menu import MenuRow
from sevenwonders.cli.classic.hand import menu_cards
from sevenwonders.cli.classic.look import AGE_NAMES, Marks, card_effects, card_name, coloured, name_of
from sevenwonders.cli.classic.question import TerminalQuestion
from sevenwonders.cli.classic.rule_screen import ALONE, ALONG, LOSS, REWARD, Letter, News, RuleScreen
from sevenwonders.cli.classic.scene import Scene
from sevenwonders.cli.look import (
    BAD_STYLE,
    GOOD_STYLE,
    QUIET_STYLE,
    answer_table,
    coins_words,
    first_up,
    listing,
    plain_table,
)
from sevenwonders.cli.words.effects import effect_words
from sevenwonders.cli.words.language import in_row, listed, told_by_id
from sevenwonders.cli.words.told import told
from sevenwonders.kernel.decision import Decision
from sevenwonders.languages import say

STATE_STYLES: Final = {OPEN: "", BUILT: GOOD_STYLE, FAILED: BAD_STYLE}
# The messages of the states after the Age.
STATES: Final = {BUILT: "edificestate-built", FAILED: "edificestate-failed"}


def edifice_of(scene: Scene, age: int) -> int:
    """Return the Edifice of an Age, as a card."""
    return projects_of(scene.view.parts).cards[age - 1]


def loss_words(library: Library, card: int) -> str:
    """Describe what cities without a pawn lose if an Edifice fails."""
    penalty = penalty_of(library, card)
    return effect_words(penalty.penalty_code(), penalty.penalty_words(), str)


def penalty_words(library: Library, card: int) -> str:
    """Describe the penalty of an Edifice, with the debts if a city cannot pay."""
    return told("terminal-edifice-penalty", penalty=loss_words(library, card), debts=debts_for(library, card))


def debts_for(library: Library, card: int) -> int:
    """Return the debts of a city that cannot pay the penalty of an Edifice."""
    return debts_of_ages()[library.cards[card].age - 1]


def projects_strip(scene: Scene) -> Table:
    """Draw the Edifices of this game, with the owners of pawns clockwise from the viewer."""
    order = scene.around()
    names, cities = [scene.names[seat] for seat in order], [scene.cities[seat] for seat in order]
    return projects_table(scene.library, projects_of(scene.view.parts), names, cities)


def projects_table(library: Library, projects: Projects, names: Sequence[str], cities: Sequence[City]) -> Table:
    """Draw a line for each Age: the state of its Edifice, the owners of pawns, price, reward and penalty."""
    table = plain_table(2)
    table.add_column(told("edificeexplain-title"), no_wrap=True)
    for heading, ratio in (
        ("terminal-edifice-state", 5),
        ("terminal-column-price", 2),
        ("edifice-reward", 5),
        ("edifice-penalty", 4),
    ):
        table.add_column(told_by_id(heading), ratio=ratio)
    for age, index in enumerate(projects.cards, 1):
        card = library.cards[index]
        owners = owners_words(names, cities, age)
        table.add_row(
            coloured(card.colour, f"{AGE_NAMES[age]} {name_of(library, index)}"),
            state_text(projects, age).append(f"{told('table-separator')}{owners}" if owners else "", QUIET_STYLE),
            coins_words(card.coins),
            card_effects(library, index),
            penalty_words(library, index),
        )
    return table


def state_text(projects: Projects, age: int) -> Text:
    """Describe the state of an Edifice: built, failed, or the number of pawns left."""
    state = projects.states[age - 1]
    ident = STATES.get(state)
    words = told_by_id(ident) if ident else told("edifice-pawns-left", count=projects.left[age - 1])
    return Text(words, style=STATE_STYLES[state])


def owners_words(names: Sequence[str], cities: Sequence[City], age: int) -> str:
    """List the owners of pawns of the Age, with the number of pawns if they have several."""
    owners: list[str] = []
    for name, city in zip(names, cities, strict=True):
        pawns = edifice_part_of(city).pawns[age - 1]
        if pawns:
            owners.append(f"{name} ×{pawns}" if pawns > 1 else name)
    return listed(owners)


# Questions


@final
class PawnQuestion(TerminalQuestion):
    """Asks for which Age's Edifice to take a pawn."""

    @override
    def table(self, scene: Scene, decision: Decision, answers: list[int]) -> RenderableType:
        columns = (
            "edificeexplain-title",
            "terminal-edifice-state",
            "terminal-edifice-pawns",
            "terminal-edifice-reward",
        )
        table = answer_table(*[told_by_id(column) for column in columns])
        order = scene.around()
        names, cities = [scene.names[seat] for seat in order], [scene.cities[seat] for seat in order]
        for number, answer in enumerate(answers, 1):
            age = card_of(answer)
            edifice = edifice_of(scene, age)
            table.add_row(
                str(number),
                told("edifice-of-age", age=age, name=name_of(scene.library, edifice)),
                state_text(projects_of(scene.view.parts), age),
                owners_words(names, cities, age) or told("terminal-edifice-nobody"),
                card_effects(scene.library, edifice),
            )
        return Group(table)


@final
class PenaltyQuestion(TerminalQuestion):
    """Asks which card or token to give up for an Edifice that failed."""

    @override
    def words(self, scene: Scene, decision: Decision) -> str:
        edifice = edifice_of(scene, scene.view.age)
        owing = edifice_part_of(scene.cities[decision.seat]).owing
        # Tokens are given up one at a time.
        is_second = penalty_of(scene.library, edifice).victory_tokens > owing
        loss = told("terminal-edifice-another-token") if is_second else loss_words(scene.library, edifice)
        return told("terminal-edifice-give-up", name=name_of(scene.library, edifice), penalty=loss)

    @override
    def table(self, scene: Scene, decision: Decision, answers: list[int]) -> RenderableType:
        table = answer_table(told("use-lose"), told("terminal-edifice-loss"))
        for number, answer in enumerate(answers, 1):
            thing = card_of(answer)
            if use_of(answer) == LOSE:
                table.add_row(str(number), card_name(scene.library, thing), card_effects(scene.library, thing))
            else:
                owned = scene.cities[decision.seat].tokens.count(thing)
                token = told("effect-victory_token", a=thing)
                table.add_row(str(number), token, told("terminal-edifice-one-of", count=owned))
        return Group(table)


EDIFICE_QUESTIONS: Final[Mapping[int, TerminalQuestion]] = {PAWN: PawnQuestion(), PENALTY: PenaltyQuestion()}


# When cards are looked up


# The second edition is for three to seven players.
PLAYERS: Final = range(3, 8)


# All together


# The number of the card in an example, if there are that many.
EXAMPLE: Final = 3


@final
class EdificeScreen(RuleScreen):
    """The projects of the three Ages, and joining them."""

    name = "edifice"
    colour_marks: Mapping[str, tuple[str, str]] = {"edifice": ("▣", "color(95)")}
    questions: Mapping[int, TerminalQuestion] = EDIFICE_QUESTIONS
    letters = (Letter("e", STAGE, [JOIN_EDIFICE], "terminal-edifice-no-stage"),)
    commands = ("edifice-join", "edifice-words")
    news: Mapping[int, News] = {
        JOINED: News(ALONG),
        REWARDED: News(REWARD),
        CARD_LOST: News(LOSS),
        EDIFICE_BUILT: News(ALONE),
        EDIFICE_FAILED: News(ALONE),
    }

    # Questions

    @override
    def prompts(self, menu: list[MenuRow]) -> list[str]:
        can_join = any(extra_of(choice) == JOIN_EDIFICE for row in menu for choice in row.choices)
        return [told("terminal-edifice-hint", number=min(EXAMPLE, len(menu_cards(menu))))] if can_join else []

    # The table

    @override
    def introduction(self, game: ClassicGame, viewer: int, names: list[str]) -> list[str]:
        edifices = listed(name_of(game.library, card) for card in projects_of(game.parts).cards)
        return [told("terminal-edifice-names", names=edifices)]

    @override
    def table_blocks(self, scene: Scene) -> list[RenderableType]:
        return [Text(), projects_strip(scene)]

    # Extras

    @override
    def extra_label(self, extra: int, is_only: bool) -> str:
        return told("edificeexplain-title")

    @override
    def extra_words(self, scene: Scene, seat: int, use: int, extra: int) -> str:
        reward = card_effects(scene.library, edifice_of(scene, scene.view.age))
        return told("terminal-edifice-joined", reward=reward)

    # Telling what happened, and replays

    @override
    def replay_blocks(self, game: ClassicGame, names: Sequence[str]) -> list[RenderableType]:
        return [projects_table(game.library, projects_of(game.parts), names, game.cities)]

    # When cards are looked up

    @override
    def effect_label(self, card: Card) -> str:
        return told("terminal-edifice-reward") if card.colour == EDIFICE else ""

    @override
    def card_notes(self, library: Library, card: int) -> list[tuple[str, str]]:
        if library.cards[card].colour != EDIFICE:
            return []
        return [(told("terminal-edifice-penalty-label"), penalty_words(library, card))]

    @override
    def card_tables(self, library: Library, found: list[int], marks: Marks) -> list[Table]:
        edifices = [card for card in found if library.cards[card].colour == EDIFICE]
        if not edifices:
            return []
        pawns = in_row(
            told("terminal-edifice-pawns-with", count=pawns_on_edifice(players), players=players) for players in PLAYERS
        )
        columns = ("edificeexplain-title", "terminal-column-age", "terminal-column-price", "terminal-edifice-reward")
        headings = [*[told_by_id(column) for column in columns], first_up(told("terminal-edifice-penalty-label"))]
        table = listing(headings, told("terminal-edifice-caption", count=len(edifices), pawns=pawns))
        for index in sorted(edifices, key=lambda card: (library.cards[card].age, card)):
            card = library.cards[index]
            cells = (AGE_NAMES[card.age], coins_words(card.coins), card_effects(library, index))
            table.add_row(card_name(library, index), *cells, penalty_words(library, index))
        return [table]

    @override
    def card_data(self, library: Library, card: int) -> dict[str, object]:
        if library.cards[card].colour != EDIFICE:
            return {"penalty": None}
        # Data are in English, whatever the reader's language is.
        words = penalty_of(library, card).penalty_words().removeprefix("lose ")
        return {"penalty": say("terminal-edifice-penalty", {"penalty": words, "debts": debts_for(library, card)})}
