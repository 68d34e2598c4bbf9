"""A city: everything in front of a player, and the running totals that it adds up to."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sevenwonders.classic.colours import COLOURS
from sevenwonders.classic.part import Part, Parts, copied_parts, parts_in
from sevenwonders.classic.perks import NO_PERKS, Perks, no_perks
from sevenwonders.kernel.numbers import vector_of


@final
@mypyc_attr(acyclic=True)
class City:
    """A city. Everything from `shields` to `guild_copies` is a running total of its board, stages and cards.

    Views have cities of this type too, in which a card that the viewer cannot see is minus the number of its back.
    """

    __slots__ = (
        "board",
        "built",
        "built_stages",
        "buried",
        "chains",
        "coins",
        "colours",
        "free_build_colour",
        "free_build_each_age",
        "free_build_ready",
        "guild_copies",
        "hand",
        "manufactured_left",
        "manufactured_right",
        "names",
        "new_chains",
        "own_choice_count",
        "own_choices",
        "own_goods",
        "own_reach",
        "parts",
        "perks",
        "plays_last_card",
        "raw_left",
        "raw_right",
        "shields",
        "sold_choices",
        "sold_goods",
        "sold_reach",
        "stages",
        "symbols",
        "tokens",
        "wild_symbols",
    )

    def __init__(
        self,
        board: i64,
        coins: i64,
        stages: i64,
        built_stages: i64,
        free_build_ready: bool,
        shields: i64,
        own_goods: i64,
        own_choices: i64,
        own_reach: i64,
        own_choice_count: i64,
        sold_goods: i64,
        sold_choices: i64,
        sold_reach: i64,
        raw_left: i64,
        raw_right: i64,
        manufactured_left: i64,
        manufactured_right: i64,
        wild_symbols: i64,
        chains: i64,
        new_chains: i64,
        plays_last_card: bool,
        free_build_each_age: bool,
        free_build_colour: i64,
        guild_copies: i64,
        hand: list[int],
        built: list[int],
        buried: list[int],
        tokens: list[int],
        names: vec[i64],
        colours: list[int],
        symbols: list[int],
        perks: Perks,
        parts: Parts,
    ) -> None:
        self.board = board
        self.coins = coins
        self.stages = stages
        # The built stages as bits: on some boards they may be built in any order.
        self.built_stages = built_stages
        self.free_build_ready = free_build_ready
        self.shields = shields
        self.own_goods = own_goods
        self.own_choices = own_choices
        # Everything that producers with a choice could give, and how many such producers there are: a quick test
        # before payment.py looks at every way to choose.
        self.own_reach = own_reach
        self.own_choice_count = own_choice_count
        self.sold_goods = sold_goods
        self.sold_choices = sold_choices
        self.sold_reach = sold_reach
        self.raw_left = raw_left
        self.raw_right = raw_right
        self.manufactured_left = manufactured_left
        self.manufactured_right = manufactured_right
        self.wild_symbols = wild_symbols
        self.chains = chains
        self.new_chains = new_chains
        self.plays_last_card = plays_last_card
        self.free_build_each_age = free_build_each_age
        self.free_build_colour = free_build_colour
        self.guild_copies = guild_copies
        self.hand = hand
        self.built = built
        self.buried = buried
        self.tokens = tokens
        self.names = names
        self.colours = colours
        self.symbols = symbols
        self.perks = perks
        self.parts = parts

    def __repr__(self) -> str:
        return f"<City with {self.coins} coins, {self.shields} shields, {self.stages} stages, {len(self.built)} cards>"

    def restore(self, names: list[int], parts: list[Part]) -> None:
        """Restore the fields that are kept in vectors, after the city was read from plain data."""
        self.names = vector_of(names)
        self.parts = parts_in(parts)

    def copy(self) -> "City":
        """Return an independent copy."""
        return City(
            self.board,
            self.coins,
            self.stages,
            self.built_stages,
            self.free_build_ready,
            self.shields,
            self.own_goods,
            self.own_choices,
            self.own_reach,
            self.own_choice_count,
            self.sold_goods,
            self.sold_choices,
            self.sold_reach,
            self.raw_left,
            self.raw_right,
            self.manufactured_left,
            self.manufactured_right,
            self.wild_symbols,
            self.chains,
            self.new_chains,
            self.plays_last_card,
            self.free_build_each_age,
            self.free_build_colour,
            self.guild_copies,
            self.hand[:],
            self.built[:],
            self.buried[:],
            self.tokens[:],
            self.names[:],
            self.colours[:],
            self.symbols[:],
            self.perks if self.perks is NO_PERKS else self.perks.copy(),
            copied_parts(self.parts),
        )


# The price of a resource unless something makes it cheaper.
PRICE: Final = 2


def empty_city(board: i64, coins: i64, name_words: i64, parts: Parts) -> City:
    """Return an empty city, without even the resource of its board."""
    return City(
        board,
        coins,
        stages=0,
        built_stages=0,
        free_build_ready=False,
        shields=0,
        own_goods=0,
        own_choices=0,
        own_reach=0,
        own_choice_count=0,
        sold_goods=0,
        sold_choices=0,
        sold_reach=0,
        raw_left=PRICE,
        raw_right=PRICE,
        manufactured_left=PRICE,
        manufactured_right=PRICE,
        wild_symbols=0,
        chains=0,
        new_chains=0,
        plays_last_card=False,
        free_build_each_age=False,
        free_build_colour=-1,
        guild_copies=0,
        hand=[],
        built=[],
        buried=[],
        tokens=[],
        names=vec[i64]([0] * name_words),
        colours=[0] * len(COLOURS),
        symbols=[0, 0, 0],
        perks=NO_PERKS,
        parts=parts,
    )


def perks_of(city: City) -> Perks:
    """Return the city's own perks, to add to: the shared NO_PERKS must never change."""
    if city.perks is NO_PERKS:
        city.perks = no_perks()
    return city.perks


def victories_of(city: City) -> list[int]:
    """Return the city's victory tokens."""
    return [token for token in city.tokens if token > 0]
