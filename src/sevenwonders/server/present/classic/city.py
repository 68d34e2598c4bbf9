"""Cities of the classic game, with their rights and the fights between them."""

from functools import cache

from sevenwonders.classic.city import City
from sevenwonders.classic.conflict import Fight, fights_of, passes_defeats
from sevenwonders.classic.effects.effect import Effect
from sevenwonders.classic.library import Library, open_stages
from sevenwonders.classic.scoring import card_worth, stage_worth
from sevenwonders.classic.table import ClassicGame
from sevenwonders.classic.trade.resources import LETTERS, choice_sets, letters_of
from sevenwonders.classic.view import View
from sevenwonders.kernel.numbers import numbers_in
from sevenwonders.server.present.classic.all_rules import city_fields
from sevenwonders.server.present.classic.cards import NOBODY, buried_card, idents
from sevenwonders.server.wire.classic import table as wire
from sevenwonders.server.wire.classic.table import FightState, RightState

# An advantage: the effect that gives it, and the card or board that has the effect
Right = tuple[Effect, str]


def fights_ahead(game: ClassicGame) -> list[Fight]:
    """List all fights at the end of this Age, as the table is now."""
    if game.finished() or not game.age:
        return []
    return [fight for fight in fights_of(game.rules, game.cities) if fight.tokens]


def fight_states(game: ClassicGame, seat: int, fights: list[Fight]) -> list[FightState]:
    """List the fights that the city takes part in."""
    return [fight_state(game, seat, fight) for fight in fights if seat in (fight.one, fight.other)]


def fight_state(game: ClassicGame, seat: int, fight: Fight) -> FightState:
    """Describe one fight from one city's side."""
    city = game.cities[seat]
    opponent = fight.other if seat == fight.one else fight.one
    return FightState(
        seat=opponent,
        side="left" if fight.leftwards == (seat == fight.one) else "right",
        tokens=fight.tokens,
        victory=game.library.victories[game.age],
        defeat=0 if passes_defeats(city) else game.defeats[game.age - 1],
        margin=city.shields - game.cities[opponent].shields,
    )


def rights_of(library: Library, city: City) -> list[RightState]:
    """List a city's rights: those of its board and stages first, then card by card."""
    of_board, of_stages = board_rights(library, city.board)
    found = of_board[:]
    for number, rights in enumerate(of_stages):
        if rights and city.built_stages >> number & 1:
            found += rights
    for card in city.built:
        found += card_rights(library, card)
    return [RightState(effect.code(), effect.words(), source, effect.is_used(city)) for effect, source in found]


@cache
def board_rights(library: Library, number: int) -> tuple[list[Right], list[list[Right]]]:
    """List the rights that a board gives from the start, and those of each of its stages."""
    board = library.boards[number]
    return rights_in(board.ident, board.effects), [rights_in(board.ident, stage.effects) for stage in board.stages]


@cache
def card_rights(library: Library, number: int) -> list[Right]:
    """List the rights that a card gives; most cards give none."""
    card = library.cards[number]
    return rights_in(card.ident, card.effects)


def rights_in(source: str, effects: list[Effect]) -> list[Right]:
    """Pick the effects that are lasting advantages."""
    return [(effect, source) for effect in effects if effect.is_right()]


def city_state(
    game: ClassicGame, view: View, seat: int, passing: bool, fights: list[Fight], points: int | None
) -> wire.CityState:
    """Describe one city with its totals, which are public.

    `passing` is whether hands pass after this turn, and `fights` are all those at the end of the Age.
    """
    library = game.library
    city = view.cities[seat]
    stages = stage_numbers(city)
    return wire.CityState(
        seat=seat,
        board=library.boards[city.board].ident,
        coins=city.coins,
        shields=city.shields,
        stages=city.stages,
        built_stages=stages,
        next_stages=[number + 1 for number in open_stages(library.boards[city.board], city.built_stages)],
        stage_worth=[stage_worth(game, seat, number - 1) for number in stages],
        built=idents(library, city.built),
        worth=[card_worth(game, seat, card) for card in city.built],
        buried=buried_cards(library, city),
        tokens=city.tokens,
        hand_size=len(city.hand),
        passes_to=game.receiver(seat) if passing and seat in game.drafting else NOBODY,
        symbols=wire.Symbols(city.symbols[0], city.symbols[1], city.symbols[2], city.wild_symbols),
        for_sale=goods(city.sold_goods, city.sold_choices),
        reserved=goods(city.own_goods - city.sold_goods, city.own_choices - city.sold_choices),
        prices=prices(city),
        rights=rights_of(library, city),
        fights=fight_states(game, seat, fights),
        loss=game.coins_due(seat),
        partner=game.partner(seat),
        points=points,
        **city_fields(game, view, seat),
    )


def buried_cards(library: Library, city: City) -> list[wire.BuriedCard]:
    """List the cards under the stages, as far as the city's owner, as the viewer, knows them."""
    return [buried_card(library, card, stage) for card, stage in zip(city.buried, stage_numbers(city), strict=True)]


def stage_numbers(city: City) -> list[int]:
    """List the numbers of the built stages, from 1."""
    return [number + 1 for number in numbers_in(city.built_stages)]


def goods(fixed: int, choices: int) -> wire.Goods:
    """Return packed goods as letters."""
    return wire.Goods(letters_of(fixed), [letters_in(kinds) for kinds in choice_sets(choices)])


def letters_in(kinds: int) -> str:
    """Return the letters of a set of resources."""
    return "".join(letter for index, letter in enumerate(LETTERS) if kinds >> index & 1)


def prices(city: City) -> wire.Prices:
    """Return the city's price for each resource."""
    return wire.Prices(city.raw_left, city.raw_right, city.manufactured_left, city.manufactured_right)
