"""Drawing what Edifice adds: the projects of the three Ages with pawns, reward and penalty."""

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from sevenwonders.catalogue.schema import Penalty
from sevenwonders.classic.city import City
from sevenwonders.classic.edifice.part import Projects, edifice_part_of
from sevenwonders.classic.edifice.rule import BUILT, FAILED, OPEN
from sevenwonders.classic.library import Card, Library
from sevenwonders.cli.classic.look import AGE_NAMES, SHAPES, STYLES, effects_words
from sevenwonders.cli.classic.scene import Scene
from sevenwonders.cli.look import BAD_STYLE, GOOD_STYLE, QUIET_STYLE, coins_words, counted, listed

STATE_STYLES: Final = {OPEN: "", BUILT: GOOD_STYLE, FAILED: BAD_STYLE}


def penalty_words(card: Card, debt: int) -> str:
    """What who has no pawn loses when the Edifice fails, and what instead if it cannot be paid."""
    penalty = card.penalty
    assert penalty is not None
    return f"{loss_words(penalty)}, or {counted(debt, 'debt')}"


def loss_words(penalty: Penalty) -> str:
    """What a penalty takes."""
    if penalty.coins:
        return coins_words(penalty.coins)
    if penalty.discard is not None:
        return f"a {penalty.discard} card"
    return counted(penalty.victory_tokens, "victory token")


def edifice_lines(scene: Scene) -> list[RenderableType]:
    """The Edifices of this game; nothing where there are none."""
    if scene.projects is None:
        return []
    order = scene.around()
    names = [scene.names[seat] for seat in order]
    return [Text(), edifice_table(scene.library, scene.projects, names, [scene.cities[seat] for seat in order])]


def edifice_table(library: Library, projects: Projects, names: Sequence[str], cities: Sequence[City]) -> Table:
    """A line an Age: how far the Edifice is, who has a pawn, what taking part costs and brings, what failing costs."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style=QUIET_STYLE)
    table.add_column("Edifice", no_wrap=True)
    for heading, ratio in (("State", 5), ("Price", 2), ("Reward for a pawn", 5), ("Without one, if it fails", 4)):
        table.add_column(heading, ratio=ratio)
    for age in range(1, len(projects.cards) + 1):
        card = library.cards[projects.cards[age - 1]]
        owners = owners_words(names, cities, age)
        table.add_row(
            Text(f"{SHAPES[card.colour]} {AGE_NAMES[age]} {card.name}", style=STYLES[card.colour]),
            state_text(projects, age).append(f"; {owners}" if owners else "", style=QUIET_STYLE),
            coins_words(card.coins),
            effects_words(card.effects),
            penalty_words(card, library.edifice_debts[age - 1]),
        )
    return table


def state_text(projects: Projects, age: int) -> Text:
    """Built, failed, or how many pawns are left."""
    state = projects.states[age - 1]
    words = {BUILT: "built", FAILED: "failed"}.get(state, f"{counted(projects.left[age - 1], 'pawn')} left")
    return Text(words, style=STATE_STYLES[state])


def owners_words(names: Sequence[str], cities: Sequence[City], age: int) -> str:
    """Who has pawns of the Age; several of one city are counted."""
    owners: list[str] = []
    for name, city in zip(names, cities, strict=True):
        pawns = edifice_part_of(city).pawns[age - 1]
        if pawns:
            owners.append(f"{name} ×{pawns}" if pawns > 1 else name)
    return listed(owners)
