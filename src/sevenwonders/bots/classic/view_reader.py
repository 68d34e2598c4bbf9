"""Read the views of the classic game from plain data."""

from collections.abc import Sequence
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64
from typing_extensions import override

from sevenwonders.bots.protocol.views import ViewReader, decisions_in, number, numbers
from sevenwonders.classic.city import City
from sevenwonders.classic.colours import COLOURS
from sevenwonders.classic.libraries import library_for
from sevenwonders.classic.part import parts_in
from sevenwonders.classic.part_type import PartType
from sevenwonders.classic.perks import NO_PERKS, OCCASIONS, Perks
from sevenwonders.classic.rules import decision_names, hooks_of
from sevenwonders.classic.view import View
from sevenwonders.kernel.codec import Data, boolean, field_of, int_list, integer, listed, mapping, sequence, text_list
from sevenwonders.kernel.config import Config, config_from_data

# Until `restore` puts in what was read.
NO_PARTS: Final = parts_in([])


@final
class ClassicViewReader(ViewReader):
    """Reads the views of 7 Wonders."""

    @override
    def legend(self, config: Config) -> Data:
        library = library_for(config)
        return {
            "cards": [card.ident for card in library.cards],
            "boards": [board.ident for board in library.boards],
            "parts": [rule.declaration().name for rule in hooks_of(config).rules],
            "kinds": {str(kind): name for kind, name in decision_names().items()},
        }

    @override
    def read(self, data: Data) -> View:
        config = config_from_data(mapping(field_of(data, "config"), "config"))
        hooks = hooks_of(config)
        types = hooks.part_types
        age = number(data, "age")
        parts = [int_list(item, "parts") for item in listed(data, "parts", len(types))]
        view = View(
            number(data, "seat"),
            config,
            age,
            number(data, "turn"),
            [read_city(mapping(city, "cities"), types) for city in sequence(field_of(data, "cities"), "cities")],
            numbers(data, "discard"),
            numbers(data, "discarders"),
            decisions_in(data),
            numbers(data, "agenda"),
            numbers(data, "discard_builders"),
            NO_PARTS,
            number(data, "next_ident"),
            number(data, "event_count"),
            library_for(config),
            hooks,
        )
        view.restore([kind.table_part_from(values, age) for kind, values in zip(types, parts, strict=True)])
        return view


READER: Final = ClassicViewReader()


def read_city(data: Data, types: Sequence[PartType]) -> City:
    """Read a city from the data of `city_data`: its contents and all totals."""
    stages, built_stages = few(data, "stages", 2)
    ready, each_age, free_colour = listed(data, "free_build", 3)
    own_goods, own_choices, own_reach, own_choice_count = few(data, "own", 4)
    sold_goods, sold_choices, sold_reach = few(data, "sold", 3)
    raw_left, raw_right, manufactured_left, manufactured_right = few(data, "prices", 4)
    chains, new_chains = few(data, "chains", 2)
    *symbols, wild_symbols = few(data, "symbols", 4)
    plays_last_card, guild_copies = listed(data, "rights", 2)
    parts = [int_list(item, "parts") for item in listed(data, "parts", len(types))]
    city = City(
        number(data, "board"),
        number(data, "coins"),
        stages,
        built_stages,
        boolean(ready, "free_build"),
        number(data, "shields"),
        own_goods,
        own_choices,
        own_reach,
        own_choice_count,
        sold_goods,
        sold_choices,
        sold_reach,
        raw_left,
        raw_right,
        manufactured_left,
        manufactured_right,
        wild_symbols,
        chains,
        new_chains,
        boolean(plays_last_card, "rights"),
        boolean(each_age, "free_build"),
        integer(free_colour, "free_build"),
        integer(guild_copies, "rights"),
        numbers(data, "hand"),
        numbers(data, "built"),
        numbers(data, "buried"),
        numbers(data, "tokens"),
        vec[i64](),
        amounts(data, "colours", COLOURS),
        symbols,
        read_perks(mapping(field_of(data, "perks"), "perks")),
        NO_PARTS,
    )
    city.restore(
        numbers(data, "names"), [kind.city_part_from(values) for kind, values in zip(types, parts, strict=True)]
    )
    return city


def read_perks(data: Data) -> Perks:
    """Read the rarer totals of a city."""
    rights, rebates = few(data, "rights", 2)
    copied, repeated, set_points = few(data, "science", 3)
    far_left, far_right = few(data, "far", 2)
    perks = Perks(
        bits(data, "cheaper"),
        bits(data, "free_colours"),
        rights,
        rebates,
        copied,
        repeated,
        set_points,
        number(data, "stage_loss"),
        far_left,
        far_right,
        number(data, "guild_repeats"),
        amounts(data, "coins_on", OCCASIONS),
    )
    # Cities without perks share an object, by which the rules know them.
    return NO_PERKS if perks.to_data() == NO_PERKS.to_data() else perks


def few(data: Data, field: str, count: int) -> list[int]:
    """Read a field that is a list of that many whole numbers."""
    return [integer(item, field) for item in listed(data, field, count)]


def amounts(data: Data, field: str, names: Sequence[str]) -> list[int]:
    """Read a field with numbers by name, as a list in the order of the names."""
    given = mapping(field_of(data, field), field)
    return [integer(given.get(name, 0), field) for name in names]


def bits(data: Data, field: str) -> int:
    """Read a field that lists occasions, as bits."""
    return sum(1 << OCCASIONS.index(name) for name in text_list(field_of(data, field), field) if name in OCCASIONS)
