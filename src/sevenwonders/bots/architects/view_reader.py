"""Read the views of Architects from plain data."""

from typing import Final, final

from typing_extensions import override

from sevenwonders.architects.city import City
from sevenwonders.architects.kinds import DECISIONS
from sevenwonders.architects.library import library_of
from sevenwonders.architects.view import View
from sevenwonders.bots.protocol.views import ViewReader, decisions_in, lists_of_numbers, number, numbers
from sevenwonders.kernel.codec import Data, field_of, mapping, sequence
from sevenwonders.kernel.config import Config, config_from_data


@final
class ArchitectsViewReader(ViewReader):
    """Reads the views of 7 Wonders Architects."""

    @override
    def legend(self, config: Config) -> Data:
        library = library_of()
        return {
            "cards": [card.ident for card in library.cards],
            "boards": [board.ident for board in library.boards],
            "tokens": [token.ident for token in library.tokens],
            "kinds": {str(kind): name for kind, name in enumerate(DECISIONS)},
        }

    @override
    def read(self, data: Data) -> View:
        return View(
            number(data, "seat"),
            config_from_data(mapping(field_of(data, "config"), "config")),
            library_of(),
            number(data, "active"),
            number(data, "turn"),
            [read_city(mapping(city, "cities")) for city in sequence(field_of(data, "cities"), "cities")],
            lists_of_numbers(data, "decks"),
            numbers(data, "tops"),
            numbers(data, "row"),
            numbers(data, "stack"),
            numbers(data, "discard"),
            number(data, "peace"),
            number(data, "cat"),
            number(data, "central_known"),
            number(data, "armed"),
            number(data, "used"),
            numbers(data, "looked"),
            number(data, "looked_deck"),
            decisions_in(data),
            numbers(data, "agenda"),
            number(data, "next_ident"),
            number(data, "event_count"),
        )


READER: Final = ArchitectsViewReader()


def read_city(data: Data) -> City:
    """Read a city from the data of `to_data`."""
    return City(
        number(data, "board"),
        numbers(data, "cards"),
        number(data, "stages"),
        numbers(data, "tokens"),
        number(data, "victories"),
        number(data, "purse"),
        number(data, "owned"),
    )
