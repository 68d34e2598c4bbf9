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
from sevenwonders.cli.classic.look import AGE_NAMES, Marks, card_name, coloured, effects_words
from sevenwonders.cli.classic.question import TerminalQuestion
from sevenwonders.cli.classic.rule_screen import ALONE, ALONG, LOSS, REWARD, Letter, News, RuleScreen
from sevenwonders.cli.classic.scene import Scene
from sevenwonders.cli.look import (
    BAD_STYLE,
    GOOD_STYLE,
    QUIET_STYLE,
    answer_table,
    coins_words,
    counted,
    listed,
    listing,
    plain_table,
)
from sevenwonders.kernel.decision import Decision

STATE_STYLES: Final = {OPEN: "", BUILT: GOOD_STYLE, FAILED: BAD_STYLE}


def edifice_now(scene: Scene) -> Card:
    """Return the Edifice of this Age."""
    return edifice_of(scene, scene.view.age)


def edifice_of(scene: Scene, age: int) -> Card:
    """Return the Edifice of an Age."""
    return scene.library.cards[projects_of(scene.view.parts).cards[age - 1]]


def penalty_words(library: Library, card: int) -> str:
    """Describe the penalty of an Edifice, with the debts if a city cannot pay."""
    debts = debts_of_ages()[library.cards[card].age - 1]
    return f"{penalty_of(library, card).penalty_words().removeprefix('lose ')}, or {counted(debts, 'debt')}"


def projects_strip(scene: Scene) -> Table:
    """Draw the Edifices of this game, with the owners of pawns clockwise from the viewer."""
    order = scene.around()
    names, cities = [scene.names[seat] for seat in order], [scene.cities[seat] for seat in order]
    return projects_table(scene.library, projects_of(scene.view.parts), names, cities)


def projects_table(library: Library, projects: Projects, names: Sequence[str], cities: Sequence[City]) -> Table:
    """Draw a line for each Age: the state of its Edifice, the owners of pawns, price, reward and penalty."""
    table = plain_table(2)
    table.add_column("Edifice", no_wrap=True)
    for heading, ratio in (("State", 5), ("Price", 2), ("Reward for a pawn", 5), ("Without one, if it fails", 4)):
        table.add_column(heading, ratio=ratio)
    for age, index in enumerate(projects.cards, 1):
        card = library.cards[index]
        owners = owners_words(names, cities, age)
        table.add_row(
            coloured(card.colour, f"{AGE_NAMES[age]} {card.name}"),
            state_text(projects, age).append(f"; {owners}" if owners else "", style=QUIET_STYLE),
            coins_words(card.coins),
            effects_words(card.effects),
            penalty_words(library, index),
        )
    return table


def state_text(projects: Projects, age: int) -> Text:
    """Describe the state of an Edifice: built, failed, or the number of pawns left."""
    state = projects.states[age - 1]
    words = {BUILT: "built", FAILED: "failed"}.get(state, f"{counted(projects.left[age - 1], 'pawn')} left")
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
    def words(self, scene: Scene, decision: Decision) -> str:
        return "A participation pawn: for the Edifice of which Age?"

    @override
    def table(self, scene: Scene, decision: Decision, answers: list[int]) -> RenderableType:
        table = answer_table("Edifice", "State", "Pawns", "Reward")
        order = scene.around()
        names, cities = [scene.names[seat] for seat in order], [scene.cities[seat] for seat in order]
        for number, answer in enumerate(answers, 1):
            age = card_of(answer)
            edifice = edifice_of(scene, age)
            table.add_row(
                str(number),
                f"Age {AGE_NAMES[age]}: {edifice.name}",
                state_text(projects_of(scene.view.parts), age),
                owners_words(names, cities, age) or "nobody",
                effects_words(edifice.effects),
            )
        return Group(table)


@final
class PenaltyQuestion(TerminalQuestion):
    """Asks which card or token to give up for an Edifice that failed."""

    @override
    def words(self, scene: Scene, decision: Decision) -> str:
        penalty = penalty_of(scene.library, projects_of(scene.view.parts).cards[scene.view.age - 1])
        owing = edifice_part_of(scene.cities[decision.seat]).owing
        # Tokens are given up one at a time.
        is_second = penalty.victory_tokens > owing
        what = "lose another victory token" if is_second else penalty.penalty_words()
        return f"{edifice_now(scene).name} was not built, and you have no pawn: you {what}. Which?"

    @override
    def table(self, scene: Scene, decision: Decision, answers: list[int]) -> RenderableType:
        table = answer_table("Give up", "What you lose")
        for number, answer in enumerate(answers, 1):
            thing = card_of(answer)
            if use_of(answer) == LOSE:
                words = effects_words(scene.library.cards[thing].effects)
                table.add_row(str(number), card_name(scene.library, thing), words)
            else:
                owned = scene.cities[decision.seat].tokens.count(thing)
                table.add_row(str(number), f"victory of {thing}", f"one of {owned}" if owned > 1 else "the only one")
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
    letters = (Letter("e", STAGE, [JOIN_EDIFICE], "A stage cannot join an Edifice now."),)
    commands = (
        ("e3", "build the stage with card 3 and take part in the Edifice, in one payment"),
        ("stage Baths with edifice", "the same in words; also join 2, lose CARD, drop 3"),
    )
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
        return [f"e{min(EXAMPLE, len(menu_cards(menu)))} stage with Edifice"] if can_join else []

    # The table

    @override
    def introduction(self, game: ClassicGame, viewer: int, names: list[str]) -> list[str]:
        edifices = [game.library.cards[card].name for card in projects_of(game.parts).cards]
        return [f"The Edifices are {listed(edifices)}."]

    @override
    def table_blocks(self, scene: Scene) -> list[RenderableType]:
        return [Text(), projects_strip(scene)]

    # Extras

    @override
    def extra_label(self, extra: int, is_only: bool) -> str:
        return "Edifice"

    @override
    def extra_words(self, scene: Scene, seat: int, use: int, extra: int) -> str:
        return f"with the Edifice → {effects_words(edifice_now(scene).effects)} if it is built"

    # Telling what happened, and replays

    @override
    def replay_blocks(self, game: ClassicGame, names: Sequence[str]) -> list[RenderableType]:
        return [projects_table(game.library, projects_of(game.parts), names, game.cities)]

    # When cards are looked up

    @override
    def effect_label(self, card: Card) -> str:
        return "Reward" if card.colour == EDIFICE else ""

    @override
    def card_notes(self, library: Library, card: int) -> list[tuple[str, str]]:
        return [("penalty", penalty_words(library, card))] if library.cards[card].colour == EDIFICE else []

    @override
    def card_tables(self, library: Library, found: list[int], marks: Marks) -> list[Table]:
        edifices = [card for card in found if library.cards[card].colour == EDIFICE]
        if not edifices:
            return []
        pawns = ", ".join(f"{pawns_on_edifice(players)} with {players}" for players in PLAYERS)
        caption = f"{counted(len(edifices), 'Edifice')}; a game has one for each Age. Pawns on each: {pawns} players."
        table = listing(["Edifice", "Age", "Price", "Reward", "Penalty"], caption)
        for index in sorted(edifices, key=lambda card: (library.cards[card].age, card)):
            card = library.cards[index]
            cells = (AGE_NAMES[card.age], coins_words(card.coins), effects_words(card.effects))
            table.add_row(card_name(library, index), *cells, penalty_words(library, index))
        return [table]

    @override
    def card_data(self, library: Library, card: int) -> dict[str, object]:
        is_edifice = library.cards[card].colour == EDIFICE
        return {"penalty": penalty_words(library, card) if is_edifice else None}
