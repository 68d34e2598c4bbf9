"""Tables of `sevenwonders cards` for what Armada and Edifice bring: islands, Edifices, bonuses, shipyards and lanes."""

from typing import Final

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from sevenwonders.classic.armada.effects import FLEETS
from sevenwonders.classic.library import Library
from sevenwonders.classic.resources import NAMES, letters_of, unpack
from sevenwonders.cli.classic.edifices import penalty_words
from sevenwonders.cli.classic.harbour import fleet_text, square_words, yard_name
from sevenwonders.cli.classic.look import AGE_NAMES, card_name, effects_words
from sevenwonders.cli.look import QUIET_STYLE, coins_words, counted

# What the column of that name means; it stands under every table that has one.
MARK: Final = "Reconstructed"
MARK_NOTE: Final = f"{MARK}: no source shows this value (docs/reconstructed.md lists all)."

Marks = dict[str, list[str]]


def mark_cells(marks: Marks, idents: list[str], ident: str) -> list[Text]:
    """The cell that says what of a row is reconstructed; none where no row of the table has a mark."""
    if not any(other in marks for other in idents):
        return []
    return [Text(", ".join(marks.get(ident, [])), style=QUIET_STYLE)]


def noted(caption: str, marks: Marks, idents: list[str]) -> str:
    """The caption, with what the mark means where there is one."""
    return f"{caption} {MARK_NOTE}" if any(ident in marks for ident in idents) else caption


def listing(headings: list[str], caption: str, marked: bool) -> Table:
    """An empty table with a column for marks where there are any."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0), caption=caption)
    for position, heading in enumerate(headings):
        table.add_column(heading, no_wrap=position == 0)
    if marked:
        table.add_column(MARK, min_width=len(MARK))
    return table


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


def edifice_table(library: Library, found: list[int], _: Marks) -> Table:
    """The Edifices by Age, with what taking part costs and brings, and what a failure costs all others."""
    pawns = ", ".join(f"{count} with {players}" for players, count in library.pawns.items())
    caption = f"{counted(len(found), 'Edifice')}, one of each Age in a game. Pawns on each: {pawns} players."
    table = listing(["Edifice", "Age", "Price", "Reward", "Penalty"], caption, marked=False)
    for index in sorted(found, key=lambda card: (library.cards[card].age, card)):
        card = library.cards[index]
        penalty = penalty_words(card, library.edifice_debts[card.age - 1])
        cells = (AGE_NAMES[card.age], coins_words(card.coins), effects_words(card.effects), penalty)
        table.add_row(card_name(library, index), *cells)
    return table


def bonus_table(library: Library, found: list[int], _: Marks) -> Table:
    """What stages let choose from."""
    table = listing(["Bonus", "Effect"], "One of two is chosen with a stage of Carthage.", marked=False)
    for index in found:
        table.add_row(card_name(library, index), effects_words(library.cards[index].effects))
    return table


# Shipyards and lanes


def print_harbour(console: Console, library: Library, marks: Marks) -> None:
    """The lanes, which are the same for all, and what the steps cost on each shipyard."""
    console.print(lane_table(library, marks))
    console.print(shipyard_table(library, marks))


def lane_table(library: Library, marks: Marks) -> Table:
    """What every square of each lane shows."""
    caption = noted("Lanes: what a fleet has on each square; coins, taxes and islands come once.", marks, FLEETS)
    table = listing(["Fleet", "Square", "What it shows"], caption, any(fleet in marks for fleet in FLEETS))
    for lane, fleet in enumerate(FLEETS):
        for number, square in enumerate(library.harbour.squares[lane][1:], 1):
            name = fleet_text(lane) if number == 1 else Text()
            cells = mark_cells(marks, FLEETS, fleet if number == 1 else "")
            table.add_row(name, str(number), square_words(square) or "–", *cells)
        table.add_section()
    return table


def shipyard_table(library: Library, marks: Marks) -> Table:
    """What the six steps of each fleet cost on each shipyard."""
    harbour = library.harbour
    caption = noted("Shipyards: costs of the steps; ▱ is the fleet that moves with stages.", marks, harbour.shipyards)
    marked = any(yard in marks for yard in harbour.shipyards)
    table = listing(["Shipyard", "Fleet", "Costs of the six steps"], caption, marked)
    for yard, ident in enumerate(harbour.shipyards):
        for lane in range(len(FLEETS)):
            name = yard_name(library, yard) if lane == 0 else ""
            fleet = fleet_text(lane).append(" ▱" if harbour.wonder_fleets[yard] == lane else "")
            cells = mark_cells(marks, harbour.shipyards, ident if lane == 0 else "")
            table.add_row(name, fleet, " · ".join(step_words(cost) for cost in harbour.costs[yard][lane]), *cells)
        table.add_section()
    return table


def step_words(cost: int) -> str:
    """What a step costs, as short as can be: `2 ore`, `wood + clay`."""
    counts = zip(NAMES, unpack(cost), strict=True)
    return " + ".join(name if count == 1 else f"{count} {name}" for name, count in counts if count)


# As data


def harbour_data(library: Library, marks: Marks) -> dict[str, object]:
    """Shipyards and lanes as plain data."""
    harbour = library.harbour
    return {
        "shipyards": [
            {
                "id": ident,
                "wonder_fleet": FLEETS[harbour.wonder_fleets[yard]],
                "costs": {
                    fleet: [letters_of(cost) for cost in harbour.costs[yard][lane]] for lane, fleet in enumerate(FLEETS)
                },
                "reconstructed": marks.get(ident, []),
            }
            for yard, ident in enumerate(harbour.shipyards)
        ],
        "lanes": [
            {
                "fleet": fleet,
                "squares": [square_words(square) for square in squares],
                "reconstructed": marks.get(fleet, []),
            }
            for fleet, squares in zip(FLEETS, harbour.squares, strict=False)
        ],
    }
