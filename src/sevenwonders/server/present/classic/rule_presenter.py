"""The hooks through which a classic rule appears on the wire. They show nothing unless overridden."""

from typing import Literal

import msgspec

from sevenwonders.classic.library import Library
from sevenwonders.classic.table import ClassicGame
from sevenwonders.classic.text.menu import MenuRow
from sevenwonders.classic.view import View
from sevenwonders.kernel.event import Event
from sevenwonders.server.wire.base import Wire


class SheetField(msgspec.Struct, frozen=True):
    """Something to enter for a city, of one of these kinds.

    A number; tokens, of which `values` are the possible ones; the square of a marker, where `values` are what squares
    are worth; cards of a colour, each with one of the Ages in `values`; or built cards of a colour, each as many times
    as one of `values`. `key` is a key of a position, and `part` an entry of it if it is a mapping. `line` is the line
    of the score sheet with which it is shown. With `effect`, only cities need it whose board has a stage with the
    effect of that code.
    """

    key: str
    line: str
    kind: Literal["number", "tokens", "square", "cards", "built"]
    part: str = ""
    values: list[int] = []
    colour: str = ""
    effect: str = ""


# Who pays whom how many coins; -1 is the bank.
Transfer = tuple[int, int, int]


class RulePresenter:
    """Fills the wire types of one expansion or variant. It is asked only about tables where the rule is in play.

    What it returns for a city, the table, a card or the catalogue goes into the field that has the name of the rule. A
    presenter that overrides such a hook needs that field in `wire.py`.
    """

    def name(self) -> str:
        """Return the rule's name in the engine, which also names its fields on the wire."""
        raise NotImplementedError

    # Facts

    def catalogue_facts(self) -> Wire | None:
        """Describe the contents of the box besides cards and boards."""
        return None

    def numbers(self) -> dict[str, list[int]]:
        """List the numbers of the box that its rules name."""
        return {}

    def card_facts(self, library: Library, card: int) -> Wire | None:
        """Return the fields that only this rule's cards have, or None for other cards."""
        return None

    # A table

    def city_state(self, game: ClassicGame, view: View, seat: int) -> Wire | None:
        """Return the rule's part of a city, as the viewer sees it."""
        return None

    def table_state(self, game: ClassicGame, view: View) -> Wire | None:
        """Return the rule's part of the table, as the viewer sees it."""
        return None

    # Decisions

    def names_in(self, row: MenuRow) -> list[str]:
        """List the names of the things that a row is about, if it is about neither a card nor a number."""
        return []

    def row_state(self, game: ClassicGame, seat: int, row: MenuRow) -> Wire | None:
        """Return the rule's fields for a row of a menu, or None for rows that are not about the rule."""
        return None

    def coins_to_bank(self, row: MenuRow) -> int:
        """Return the coins that a row pays to the bank, if the engine does not list them as a price."""
        return 0

    def extra_gives(self, game: ClassicGame, seat: int, extra: int) -> list[str]:
        """Describe what the seat gets from one of the rule's own extras."""
        return []

    # The log and the score sheet

    def payments(self, game: ClassicGame, event: Event) -> list[Transfer]:
        """List the coins that one of the rule's own events moves."""
        return []

    def scene(self, game: ClassicGame, event: Event) -> Wire | None:
        """Return the scene of one of the rule's own events, as its viewer may know it."""
        return None

    def own_columns(self) -> dict[str, str]:
        """Return the categories that have a column of their own on a score sheet, by the word of their lines."""
        return {}

    def sheet_fields(self) -> list[SheetField]:
        """List what players with the real box enter for a city besides its cards, in the keys of a position."""
        return []

    def is_about_card(self, what: str) -> bool:
        """Check whether the number in a score sheet's line with that word is a card."""
        return False
