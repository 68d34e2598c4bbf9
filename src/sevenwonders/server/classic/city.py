"""One city of a classic game as a viewer may see it, in wire objects."""

from sevenwonders.classic.city import City
from sevenwonders.classic.resources import LETTERS, choice_sets, letters_of
from sevenwonders.classic.table import ClassicGame
from sevenwonders.classic.view import View
from sevenwonders.server.classic import wire
from sevenwonders.server.classic.cards import back_or_card, idents
from sevenwonders.server.classic.fights import fights_ahead
from sevenwonders.server.classic.rights import rights_of
from sevenwonders.server.classic.rules import city_fields


def city_state(game: ClassicGame, view: View, seat: int, points: int | None) -> wire.CityState:
    """One city with its totals, which are no secret."""
    library = game.library
    city = view.cities[seat]
    return wire.CityState(
        seat=seat,
        board=library.boards[city.board].ident,
        coins=city.coins,
        shields=city.shields,
        stages=city.stages,
        built_stages=stage_numbers(city),
        built=idents(library, city.built),
        buried=[back_or_card(library, card) for card in city.buried],
        tokens=city.tokens,
        hand_size=len(city.hand),
        symbols=wire.Symbols(city.symbols[0], city.symbols[1], city.symbols[2], city.wild_symbols),
        for_sale=goods(city.sold_goods, city.sold_choices),
        reserved=goods(city.own_goods - city.sold_goods, city.own_choices - city.sold_choices),
        prices=prices(city),
        free_build=city.free_build_ready,
        rights=rights_of(library, city),
        fights=fights_ahead(game, seat),
        loss=game.coins_due(seat),
        partner=game.partner(seat),
        points=points,
        **city_fields(game, view, seat),
    )


def stage_numbers(city: City) -> list[int]:
    """The numbers of the built stages, from 1."""
    return [number + 1 for number in range(city.built_stages.bit_length()) if city.built_stages >> number & 1]


def goods(fixed: int, choices: int) -> wire.Goods:
    """Packed goods as letters."""
    return wire.Goods(letters_of(fixed), [letters_in(kinds) for kinds in choice_sets(choices)])


def letters_in(kinds: int) -> str:
    """The letters of a set of resources."""
    return "".join(letter for index, letter in enumerate(LETTERS) if kinds >> index & 1)


def prices(city: City) -> wire.Prices:
    """What the city pays for a resource."""
    return wire.Prices(city.raw_left, city.raw_right, city.manufactured_left, city.manufactured_right)
