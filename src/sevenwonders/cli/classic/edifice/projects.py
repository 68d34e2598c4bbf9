"""Draw what Edifice adds: the projects of the three Ages with pawns, reward and penalty."""

from collections.abc import Sequence
from typing import Final

from rich.table import Table
from rich.text import Text

from sevenwonders.classic.city import City
from sevenwonders.classic.edifice.part import (
    BUILT,
    FAILED,
    OPEN,
    Projects,
    edifice_part_of,
    penalty_of,
    projects_of,
)
from sevenwonders.classic.edifice.rule import debts_of_ages
from sevenwonders.classic.library import Card, Library
from sevenwonders.cli.classic.colour_marks import SHAPES, STYLES
from sevenwonders.cli.classic.look import AGE_NAMES, effects_words
from sevenwonders.cli.classic.scene import Scene
from sevenwonders.cli.look import BAD_STYLE, GOOD_STYLE, QUIET_STYLE, coins_words, counted, listed

STATE_STYLES: Final = {OPEN: "", BUILT: GOOD_STYLE, FAILED: BAD_STYLE}


def edifice_now(scene: Scene) -> Card:
    """The Edifice of this Age."""
    return edifice_of(scene, scene.view.age)


def edifice_of(scene: Scene, age: int) -> Card:
    """The Edifice of an Age."""
    return scene.library.cards[projects_of(scene.view.parts).cards[age - 1]]


def penalty_words(library: Library, card: int) -> str:
    """The penalty of an Edifice in words, with the debts if a city cannot pay."""
    debts = debts_of_ages()[library.cards[card].age - 1]
    return f"{penalty_of(library, card).penalty_words().removeprefix('lose ')}, or {counted(debts, 'debt')}"


def projects_strip(scene: Scene) -> Table:
    """The Edifices of this game, with the owners of pawns clockwise from the viewer."""
    order = scene.around()
    names, cities = [scene.names[seat] for seat in order], [scene.cities[seat] for seat in order]
    return projects_table(scene.library, projects_of(scene.view.parts), names, cities)


def projects_table(library: Library, projects: Projects, names: Sequence[str], cities: Sequence[City]) -> Table:
    """A line for each Age: the state of its Edifice, the owners of pawns, the price, the reward and the penalty."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style=QUIET_STYLE)
    table.add_column("Edifice", no_wrap=True)
    for heading, ratio in (("State", 5), ("Price", 2), ("Reward for a pawn", 5), ("Without one, if it fails", 4)):
        table.add_column(heading, ratio=ratio)
    for age, index in enumerate(projects.cards, 1):
        card = library.cards[index]
        owners = owners_words(names, cities, age)
        table.add_row(
            Text(f"{SHAPES[card.colour]} {AGE_NAMES[age]} {card.name}", style=STYLES[card.colour]),
            state_text(projects, age).append(f"; {owners}" if owners else "", style=QUIET_STYLE),
            coins_words(card.coins),
            effects_words(card.effects),
            penalty_words(library, index),
        )
    return table


def state_text(projects: Projects, age: int) -> Text:
    """The state of an Edifice: built, failed, or the number of pawns left."""
    state = projects.states[age - 1]
    words = {BUILT: "built", FAILED: "failed"}.get(state, f"{counted(projects.left[age - 1], 'pawn')} left")
    return Text(words, style=STATE_STYLES[state])


def owners_words(names: Sequence[str], cities: Sequence[City], age: int) -> str:
    """The owners of pawns of the Age, with the number of pawns if they have several."""
    owners: list[str] = []
    for name, city in zip(names, cities, strict=True):
        pawns = edifice_part_of(city).pawns[age - 1]
        if pawns:
            owners.append(f"{name} ×{pawns}" if pawns > 1 else name)
    return listed(owners)
