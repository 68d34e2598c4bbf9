"""Lists the values in the card data that no source shows, in one table for people who own the box."""

import sys
from typing import Final

from sevenwonders.catalogue.loader import EXPANSIONS, load_catalogue
from sevenwonders.catalogue.schema import Card, Catalogue, Cost, Lane, Shipyard, Square

HEAD: Final = """# Reconstructed values

No source shows these values. Each of them is marked in one place in the card data, until somebody who owns the box
corrects it there. This page is generated from the data by `python -m sevenwonders.catalogue.reconstructed`.

| file | entry | what | value now |
| --- | --- | --- | --- |
"""


def reconstructed_page() -> str:
    """The page with every marked value of all sets."""
    rows = rows_of(load_catalogue("second_edition", EXPANSIONS))
    return HEAD + "".join(f"| {' | '.join(row)} |\n" for row in rows)


def rows_of(catalogue: Catalogue) -> list[tuple[str, str, str, str]]:
    """File, entry, what and value of every marked value."""
    rows: list[tuple[str, str, str, str]] = []
    for expansion in catalogue.expansions:
        name = expansion.facts.id
        for card in expansion.cards:
            rows += [(file_of(name, card), card.name, what, value_of(card, what)) for what in card.reconstructed]
        for yard in expansion.shipyards:
            rows += [(f"{name}/shipyards.yaml", yard.id, what, yard_value(yard, what)) for what in yard.reconstructed]
        for fleet, lane in expansion.lanes.items():
            if lane.reconstructed:
                rows.append((f"{name}/lanes.yaml", f"{fleet} fleet", "squares", lane_value(lane)))
    return rows


def file_of(expansion: str, card: Card) -> str:
    """The data file that contains a card."""
    return f"{expansion}/islands.yaml" if card.level else f"{expansion}/age_{card.age}.yaml"


def value_of(card: Card, what: str) -> str:
    """The current value of a marked entry of a card."""
    if what == "cost":
        return cost_words(card.cost)
    if what == "effect":
        return ", ".join(f"{effect.kind()} {getattr(effect, effect.kind())}" for effect in card.effects)
    return ", ".join(str(getattr(effect, what)) for effect in card.effects if getattr(effect, what) is not None)


def cost_words(cost: Cost) -> str:
    """Coins and resource letters."""
    coins = f"{cost.coins} coins" if cost.coins else ""
    return " ".join(part for part in (coins, cost.resources) if part) or "nothing"


def yard_value(yard: Shipyard, what: str) -> str:
    """The current value of a marked entry of a shipyard."""
    if what == "wonder_fleet":
        return yard.wonder_fleet
    return "; ".join(f"{fleet} {' '.join(costs)}" for fleet, costs in yard.costs.items())


def lane_value(lane: Lane) -> str:
    """The squares of a lane, beginning with the start."""
    return "; ".join(square_words(square) for square in lane.squares)


def square_words(square: Square) -> str:
    """What a square shows."""
    parts = [f"{name} {getattr(square, name)}" for name in square.__struct_fields__ if getattr(square, name)]
    return " ".join(parts) or "–"


if __name__ == "__main__":
    sys.stdout.write(reconstructed_page())
