"""The presenters of all expansions and variants. Only this file and `wire.py` name them."""

from functools import cache
from typing import Any, Final, final

from sevenwonders.classic.library import Library
from sevenwonders.classic.table import ClassicGame
from sevenwonders.classic.text.menu import MenuRow
from sevenwonders.classic.view import View
from sevenwonders.kernel.event import Event
from sevenwonders.server.present.classic.armada import ArmadaPresenter
from sevenwonders.server.present.classic.cities import CitiesPresenter
from sevenwonders.server.present.classic.debts import DebtsPresenter
from sevenwonders.server.present.classic.edifice import EdificePresenter
from sevenwonders.server.present.classic.free_city import FreeCityPresenter
from sevenwonders.server.present.classic.leaders import LeadersPresenter
from sevenwonders.server.present.classic.rule_presenter import RulePresenter, SheetField, Transfer
from sevenwonders.server.wire.base import Wire

PRESENTERS: Final[list[RulePresenter]] = [
    FreeCityPresenter(),
    LeadersPresenter(),
    ArmadaPresenter(),
    DebtsPresenter(),
    CitiesPresenter(),
    EdificePresenter(),
]

NOTHING: Final = RulePresenter()

# The fields of a wire object that belong to rules. Their types are those of `wire.py`, which decoding checks.
Fields = dict[str, Any]


def catalogue_fields(expansions: list[str]) -> Fields:
    """List the contents of the boxes besides cards and boards: a field per rule that may have some."""
    return {
        presenter.name(): presenter.catalogue_facts() if presenter.name() in expansions else None
        for presenter in presenters_with("catalogue_facts")
    }


def rule_numbers(expansions: list[str]) -> dict[str, list[int]]:
    """List the numbers that the rules of these expansions name."""
    return {
        name: values
        for presenter in presenters_with("numbers")
        if presenter.name() in expansions
        for name, values in presenter.numbers().items()
    }


def card_fields(library: Library, card: int) -> Fields:
    """Return the fields that only one rule's cards have."""
    return {presenter.name(): presenter.card_facts(library, card) for presenter in presenters_with("card_facts")}


def city_fields(game: ClassicGame, view: View, seat: int) -> Fields:
    """Return the fields that the rules in play add to a city."""
    fields, playing = fields_of("city_state", game)
    return fields | {presenter.name(): presenter.city_state(game, view, seat) for presenter in playing}


def table_fields(game: ClassicGame, view: View) -> Fields:
    """Return the fields that the rules in play add to the table."""
    fields, playing = fields_of("table_state", game)
    return fields | {presenter.name(): presenter.table_state(game, view) for presenter in playing}


@final
class RowFields:
    """The fields that the rules in play add to the rows of menus."""

    def __init__(self, game: ClassicGame) -> None:
        self.empty, self.saying = fields_of("row_state", game)
        self.charging = fields_of("coins_to_bank", game)[1]

    def of(self, game: ClassicGame, seat: int, row: MenuRow) -> Fields:
        """Return the fields of a row, one per rule that may have something to say."""
        if not self.saying:
            return self.empty
        return self.empty | {presenter.name(): presenter.row_state(game, seat, row) for presenter in self.saying}

    def coins_to_bank(self, row: MenuRow) -> int:
        """Return the coins that a row pays to the bank: the engine's price, and what rules add to it."""
        bank = row.bank
        for presenter in self.charging:
            bank += presenter.coins_to_bank(row)
        return bank


def names_in(row: MenuRow) -> list[str]:
    """List the names of the things that a row is about, if it is about neither a card nor a number."""
    return [name for presenter in PRESENTERS for name in presenter.names_in(row)]


def extra_gives(game: ClassicGame, seat: int, extra: int) -> list[str]:
    """Describe what the seat gets from an extra."""
    return presenter_of(game.hooks.owner_of_extra(extra).name()).extra_gives(game, seat, extra)


def payments_in(game: ClassicGame, event: Event) -> list[Transfer]:
    """List the coins that a rule's event moves."""
    return presenter_of(game.hooks.owner_of(event.kind).name()).payments(game, event)


def scene_of(game: ClassicGame, event: Event) -> Wire | None:
    """Return the scene of a rule's event."""
    return presenter_of(game.hooks.owner_of(event.kind).name()).scene(game, event)


def own_columns(game: ClassicGame) -> dict[str, str]:
    """List what has a column of its own on this table's score sheet, each with its category."""
    playing = names_in_play(game)
    return {
        what: category
        for presenter in PRESENTERS
        if presenter.name() in playing
        for what, category in presenter.own_columns().items()
    }


def sheet_fields() -> dict[str, list[SheetField]]:
    """List what is entered for a city on a score sheet besides its cards, by rule."""
    return {presenter.name(): presenter.sheet_fields() for presenter in presenters_with("sheet_fields")}


def is_about_card(what: str) -> bool:
    """Check whether the number in a rule's line on the score sheet is a card."""
    return any(presenter.is_about_card(what) for presenter in PRESENTERS)


def presenter_of(rule: str) -> RulePresenter:
    """Return the presenter of a rule, or one that shows nothing if it has none."""
    return next((presenter for presenter in PRESENTERS if presenter.name() == rule), NOTHING)


def fields_of(hook: str, game: ClassicGame) -> tuple[Fields, list[RulePresenter]]:
    """Return the empty fields of all presenters that override a hook, and the presenters of rules in play."""
    return empty_fields(hook, tuple(names_in_play(game)))


@cache
def empty_fields(hook: str, playing: tuple[str, ...]) -> tuple[Fields, list[RulePresenter]]:
    """Return the empty fields for these rules. All tables with the same rules share them."""
    found = presenters_with(hook)
    return {presenter.name(): None for presenter in found}, [item for item in found if item.name() in playing]


def names_in_play(game: ClassicGame) -> list[str]:
    """List the names of the rules in play."""
    return [rule.name() for rule in game.rules]


@cache
def presenters_with(hook: str) -> list[RulePresenter]:
    """List the presenters that override a hook, and so have a field of their own."""
    return [presenter for presenter in PRESENTERS if getattr(type(presenter), hook) is not getattr(RulePresenter, hook)]
