"""Leaders by name, and what makes them cheaper."""

from rich.console import RenderableType
from rich.text import Text

from sevenwonders.classic.leaders.effects import FreeLeaders, LeaderDiscount
from sevenwonders.classic.leaders.kinds import WHITE
from sevenwonders.classic.leaders.part import leaders_of
from sevenwonders.classic.leaders.rule import LeadersRule
from sevenwonders.cli.classic.advantages import effects_in_city
from sevenwonders.cli.classic.colour_marks import SHAPES, STYLES
from sevenwonders.cli.classic.scene import Scene
from sevenwonders.cli.look import labelled


def leaders_rule(scene: Scene) -> LeadersRule:
    """The rule of Leaders with the options of this table."""
    return next(rule for rule in scene.view.hooks.rules if isinstance(rule, LeadersRule))


def leaders_text(scene: Scene, cards: list[int]) -> Text:
    """Leaders by name, with their shape."""
    names = ", ".join(scene.library.cards[card].name for card in cards)
    return Text(f"{SHAPES[WHITE]} {names}", style=STYLES[WHITE])


def price_notes(scene: Scene, seat: int) -> list[RenderableType]:
    """A line about what makes leaders cheaper for a city, if anything does."""
    discounts = leader_discounts(scene, seat)
    return [labelled("cheaper", "; ".join(discounts))] if discounts else []


def leader_discounts(scene: Scene, seat: int) -> list[str]:
    """The discounts of a city on leaders: its own rights and those of its neighbours."""
    notes = [
        f"{effect.words()} ({name})"
        for name, effect in effects_in_city(scene, seat)
        if isinstance(effect, LeaderDiscount | FreeLeaders)
    ]
    for neighbour in (scene.left(seat), scene.right(seat)):
        discount = leaders_of(scene.cities[neighbour]).neighbour_discount
        if discount:
            notes.append(f"leaders cost {discount} less next to {scene.names[neighbour]}")
    return notes
