"""One city of a classic game as a viewer may see it, in wire objects."""

from sevenwonders.classic.cities.part import CitiesPart
from sevenwonders.classic.city import City
from sevenwonders.classic.colours import LEADER_BACK
from sevenwonders.classic.debts.part import DebtPart
from sevenwonders.classic.leaders.part import LeadersPart
from sevenwonders.classic.library import Library
from sevenwonders.classic.resources import LETTERS, choice_sets, letters_of
from sevenwonders.classic.table import ClassicGame
from sevenwonders.classic.view import CityView, city_seen
from sevenwonders.server.classic import wire
from sevenwonders.server.classic.edifices import participation
from sevenwonders.server.classic.harbour import highest_tax, loss_at_sea, shipyard_state
from sevenwonders.server.classic.rights import rights_of


def city_state(game: ClassicGame, seat: int, view: CityView, points: int | None) -> wire.CityState:
    """One city with the totals that anybody can work out."""
    library = game.library
    board = library.boards[view.board].ident
    built = idents(library, view.built)
    city = city_seen(library, view)
    city.parts = [rule.seat_part_from(seen) for rule, seen in zip(game.rules, view.parts, strict=True)]
    leaders, buried = leaders_in(city)
    built_stages = [
        number for number in range(1, view.built_stages.bit_length() + 1) if view.built_stages >> (number - 1) & 1
    ]
    return wire.CityState(
        seat=seat,
        board=board,
        coins=view.coins,
        shields=city.shields,
        stages=view.stages,
        built_stages=built_stages,
        built=built,
        buried=[back_or_card(library, card) for card in view.buried],
        tokens=view.tokens,
        hand_size=view.hand_size,
        symbols=wire.Symbols(city.symbols[0], city.symbols[1], city.symbols[2], city.wild_symbols),
        for_sale=goods(city.sold_goods, city.sold_choices),
        reserved=goods(city.own_goods - city.sold_goods, city.own_choices - city.sold_choices),
        prices=prices(city),
        free_build=view.free_build_ready,
        rights=rights_of(game.config.edition, board, built_stages, built),
        leaders_in_hand=len(leaders),
        leaders=idents(library, leaders),
        buried_leaders=idents(library, buried),
        debts=sum(part.debts for part in city.parts if isinstance(part, DebtPart)),
        loss=loss_of(city) + loss_at_sea(library, city, highest_tax(game)),
        diplomacy=sum(part.diplomacy for part in city.parts if isinstance(part, CitiesPart)),
        partner=game.partner(seat),
        shipyard=shipyard_state(library, city),
        participation=participation(city),
        points=points,
    )


def idents(library: Library, cards: list[int]) -> list[str]:
    """The ids of those cards that the viewer knows."""
    return [library.cards[card].ident for card in cards if card >= 0]


def back_or_card(library: Library, card: int) -> wire.BuriedCard:
    """A face-down card, or what the viewer knows of it."""
    if card < 0:
        return wire.BuriedCard(0 if card == -LEADER_BACK else -card, None)
    return wire.BuriedCard(library.cards[card].age, library.cards[card].ident)


def goods(fixed: int, choices: int) -> wire.Goods:
    """Packed goods as letters."""
    return wire.Goods(letters_of(fixed), [letters_in(kinds) for kinds in choice_sets(choices)])


def letters_in(kinds: int) -> str:
    """The letters of a set of resources."""
    return "".join(letter for index, letter in enumerate(LETTERS) if kinds >> index & 1)


def prices(city: City) -> wire.Prices:
    """What the city pays for a resource."""
    return wire.Prices(city.raw_left, city.raw_right, city.manufactured_left, city.manufactured_right)


def leaders_in(city: City) -> tuple[list[int], list[int]]:
    """The leaders in hand, hidden ones as backs, and the buried ones; none where there are no leaders."""
    for part in city.parts:
        if isinstance(part, LeadersPart):
            return part.hand, part.buried
    return [], []


def loss_of(city: City) -> int:
    """The coins to lose at the end of this turn, for victory tokens and stages as they stand now."""
    for part in city.parts:
        if isinstance(part, DebtPart):
            victories = len([token for token in city.tokens if token > 0])
            return part.loss + part.for_tokens * victories + part.for_stages * city.stages
    return 0
