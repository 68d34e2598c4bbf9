"""Armada when cards are looked up: maritime cards, islands, shipyards and lanes."""

from typing import final

from rich.table import Table
from rich.text import Text
from typing_extensions import override

from sevenwonders.catalogue.loader import read_expansion_facts
from sevenwonders.classic.armada.harbour import FLEETS, harbour
from sevenwonders.classic.armada.kinds import ISLAND
from sevenwonders.classic.library import Library
from sevenwonders.classic.resources import NAMES, letters_of, unpack
from sevenwonders.cli.classic.armada.harbour import fleet_text, square_words, yard_name
from sevenwonders.cli.classic.listing import listing
from sevenwonders.cli.classic.look import card_name, effects_words
from sevenwonders.cli.classic.marks import Marks, mark_cells, noted
from sevenwonders.cli.classic.rule_cards import RuleCards
from sevenwonders.cli.look import OPEN_STAGE, counted


@final
class ArmadaCards(RuleCards):
    """The contents of the Armada box."""

    @override
    def marks(self) -> Marks:
        marks = {yard.ident: [what.replace("_", " ") for what in yard.reconstructed] for yard in harbour().shipyards}
        for fleet, lane in zip(FLEETS, harbour().lanes, strict=True):
            marks[fleet] = ["squares"] if lane.reconstructed else []
        return marks

    @override
    def drawn_card(self) -> str:
        return "maritime card"

    @override
    def tables(self, library: Library, found: list[int], marks: Marks) -> list[Table]:
        islands = [card for card in found if library.cards[card].colour == ISLAND]
        return [island_table(library, islands, marks)] if islands else []

    @override
    def boards(self, marks: Marks) -> list[Table]:
        return [lane_table(marks), shipyards_table(marks)]

    @override
    def card_data(self, library: Library, card: int) -> dict[str, object]:
        return {"maritime": is_maritime(library, card)}

    @override
    def board_data(self, library: Library, marks: Marks) -> dict[str, object]:
        if not library.by_colour[ISLAND]:
            return {"shipyards": [], "lanes": []}
        return {"shipyards": shipyards_data(marks), "lanes": lanes_data(marks)}


def is_maritime(library: Library, card: int) -> bool:
    """Whether it is one of Armada's Age cards, of which only some are drawn."""
    stream = read_expansion_facts("armada").drawn_stream
    pools = [pool for pool in library.pools if pool.stream == stream]
    return any(card in cards for pool in pools for cards in pool.by_age)


def island_table(library: Library, found: list[int], marks: Marks) -> Table:
    """The islands by level."""
    found = sorted(found, key=lambda card: (library.cards[card].level, card))
    idents = [library.cards[card].ident for card in found]
    caption = noted(f"{counted(len(found), 'island')}: the green fleet explores them level by level.", marks, idents)
    table = listing(["Island", "Level", "Effect"], caption, any(ident in marks for ident in idents))
    for index in found:
        card = library.cards[index]
        cells = mark_cells(marks, idents, card.ident)
        table.add_row(card_name(library, index), str(card.level), effects_words(card.effects), *cells)
    return table


def lane_table(marks: Marks) -> Table:
    """The squares of each lane."""
    caption = noted("Lanes: what a fleet has on each square; coins, taxes and islands come once.", marks, FLEETS)
    table = listing(["Fleet", "Square", "What it shows"], caption, any(fleet in marks for fleet in FLEETS))
    for lane, fleet in enumerate(FLEETS):
        for number, square in enumerate(harbour().squares[lane][1:], 1):
            name = fleet_text(lane) if number == 1 else Text()
            cells = mark_cells(marks, FLEETS, fleet if number == 1 else "")
            table.add_row(name, str(number), square_words(square) or "–", *cells)
        table.add_section()
    return table


def shipyards_table(marks: Marks) -> Table:
    """The costs of the steps of each fleet on each shipyard."""
    idents = [shipyard.ident for shipyard in harbour().shipyards]
    caption = f"Shipyards: costs of the steps; {OPEN_STAGE} is the fleet that moves with stages."
    marked = any(ident in marks for ident in idents)
    table = listing(["Shipyard", "Fleet", "Costs of the six steps"], noted(caption, marks, idents), marked)
    for yard, shipyard in enumerate(harbour().shipyards):
        for lane in range(len(FLEETS)):
            name = yard_name(yard) if lane == 0 else ""
            fleet = fleet_text(lane).append(f" {OPEN_STAGE}" if shipyard.wonder_fleet == lane else "")
            cells = mark_cells(marks, idents, shipyard.ident if lane == 0 else "")
            table.add_row(name, fleet, " · ".join(step_words(cost) for cost in shipyard.costs[lane]), *cells)
        table.add_section()
    return table


def step_words(cost: int) -> str:
    """The cost of a step as briefly as possible: `2 ore`, `wood + clay`."""
    counts = zip(NAMES, unpack(cost), strict=True)
    return " + ".join(name if count == 1 else f"{count} {name}" for name, count in counts if count)


def shipyards_data(marks: Marks) -> list[dict[str, object]]:
    """The shipyards as plain data."""
    return [
        {
            "id": shipyard.ident,
            "wonder_fleet": FLEETS[shipyard.wonder_fleet],
            "costs": {
                fleet: [letters_of(cost) for cost in costs] for fleet, costs in zip(FLEETS, shipyard.costs, strict=True)
            },
            "reconstructed": marks.get(shipyard.ident, []),
        }
        for shipyard in harbour().shipyards
    ]


def lanes_data(marks: Marks) -> list[dict[str, object]]:
    """The lanes as plain data."""
    return [
        {
            "fleet": fleet,
            "squares": [square_words(square) for square in squares],
            "reconstructed": marks.get(fleet, []),
        }
        for fleet, squares in zip(FLEETS, harbour().squares, strict=True)
    ]
