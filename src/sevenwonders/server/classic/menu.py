"""The menu of a decision of the classic game, in wire objects."""

from functools import cache
from typing import Final, NamedTuple

import msgspec

from sevenwonders.classic.choice import (
    BUILD,
    BUILD_FREE,
    NO_EXTRA,
    SELL,
    STAGE,
    TAKE,
    coins_of,
    extra_of,
    stage_of,
    trade_in,
)
from sevenwonders.classic.city import City
from sevenwonders.classic.explain import shortage, what_is_missing, what_is_short
from sevenwonders.classic.extra import Extra
from sevenwonders.classic.foresight import coins_gained
from sevenwonders.classic.library import Library, open_stages
from sevenwonders.classic.menu import MenuRow
from sevenwonders.classic.options import card_costs, extras_of, is_built, market_of, stage_costs
from sevenwonders.classic.payees import parts_of, shares_of
from sevenwonders.classic.resources import letters_of
from sevenwonders.classic.rules import extra_numbers, verbs
from sevenwonders.classic.table import ClassicGame
from sevenwonders.classic.verb import A_NUMBER
from sevenwonders.kernel.decision import Decision
from sevenwonders.server.classic import wire
from sevenwonders.server.classic.rules import coins_to_bank, extra_gives, names_in, row_fields

WITH_EXTRAS: Final = (BUILD, BUILD_FREE, STAGE, SELL)

About = tuple[str, int | None, tuple[str, ...]]


@cache
def use_names() -> dict[int, wire.UseName]:
    """The name of every use, by the engine's number."""
    return msgspec.convert({use: verb.name for use, verb in verbs().by_use.items()}, dict[int, wire.UseName])


@cache
def extra_names() -> dict[int, wire.ExtraName]:
    """The word for every extra, by the engine's number."""
    return msgspec.convert(extra_numbers(), dict[int, wire.ExtraName])


class Bill(NamedTuple):
    """The cost of one use: its stage (0 for none), its choices, its possible costs in resources, and its coins.

    `reason` says why there are no choices.
    """

    stage: int
    choices: list[int]
    costs: list[int]
    bank: int
    reason: str

    def choices_with(self, extra: int) -> list[int]:
        """The choices that come with this extra."""
        return [choice for choice in self.choices if extra_of(choice) == extra]


def menu_state(game: ClassicGame, ident: int, seat: int) -> list[wire.MenuCard]:
    """Everything that the decision is about with its uses; cards in the order of the hand."""
    found: dict[About, wire.MenuCard] = {}
    decision = game.decision(ident)
    for row in game.menu(ident):
        about = object_of(game, row)
        if about not in found:
            card, number, names = about
            found[about] = wire.MenuCard(card, number, list(names), [], **row_fields(game, seat, row))
        found[about].uses.extend(uses_of(game, decision, row))
    return list(found.values())


def object_of(game: ClassicGame, row: MenuRow) -> About:
    """The object of a row: a card, a number, things with names, or nothing."""
    verb = verbs().by_use[row.use]
    if verb.has_card():
        return game.library.cards[row.card].ident, None, ()
    # The engine keeps a number in the place of the card.
    return "", row.card if verb.object_kind == A_NUMBER else None, tuple(names_in(row))


def uses_of(game: ClassicGame, decision: Decision, row: MenuRow) -> list[wire.Use]:
    """The uses of one row: more than one only for stages that may be built in any order."""
    return [use_state(game, decision, row, bill) for bill in bills_of(game, decision.seat, row)]


def bills_of(game: ClassicGame, seat: int, row: MenuRow) -> list[Bill]:
    """The bills of a use, one for each stage that it may build."""
    city = game.cities[seat]
    if row.use == STAGE:
        board = game.library.boards[city.board]
        bills = [stage_bill(game, seat, row, number) for number in open_stages(board, city.built_stages)]
        return bills or [Bill(0, [], [], 0, row.reason)]
    costs = card_costs(game, city, game.library.cards[row.card]) if row.use == BUILD else [0]
    return [Bill(0, row.choices, costs, coins_to_bank(row), row.reason)]


def stage_bill(game: ClassicGame, seat: int, row: MenuRow, number: int) -> Bill:
    """The bill of one stage."""
    city = game.cities[seat]
    board = game.library.boards[city.board]
    stage = board.stages[number]
    costs = stage_costs(city, stage)
    choices = [choice for choice in row.choices if not board.any_order or stage_of(choice) == number]
    reason = row.reason
    if not choices and board.any_order:
        reason = what_is_short(market_of(game, seat), costs, stage.coins, city.coins)
    return Bill(number + 1, choices, costs, stage.coins, reason)


def use_state(game: ClassicGame, decision: Decision, row: MenuRow, bill: Bill) -> wire.Use:
    """One use of a card, and what may go with it."""
    seat = decision.seat
    ways = [way_state(game, seat, choice, bill.bank) for choice in bill.choices_with(NO_EXTRA)]
    missing, short = (0, 0) if ways else lack_of(game, seat, row, bill)
    return wire.Use(
        use=use_names()[row.use],
        stage=bill.stage,
        ways=ways,
        by_chain=row.by_chain,
        price=ways[0].price if ways else bill.bank,
        gain=coins_gained(game, decision, ways[0].choice) if ways else 0,
        refusal=refusal_of(game.cities[seat], game.library, row, missing, short) if bill.reason else "",
        reason=bill.reason,
        missing=letters_of(missing),
        short=short,
        extras=extra_uses(game, seat, row, bill) if ways and row.use in WITH_EXTRAS else [],
    )


def way_state(game: ClassicGame, seat: int, choice: int, bank: int) -> wire.Way:
    """One way to pay."""
    trade = trade_in(choice)
    shares = shares_of(len(game.cities), seat, parts_of(trade, bank))
    return wire.Way(choice, coins_of(trade) + bank, [wire.Share(payee, coins) for payee, coins in shares])


def refusal_of(city: City, library: Library, row: MenuRow, missing: int, short: int) -> wire.Refusal:
    """Why a use is not possible, in a word."""
    # A right that is used up is the first reason not to build by it.
    builds = row.use in (BUILD, TAKE) or (row.use == BUILD_FREE and city.free_build_ready)
    if builds and is_built(city, library.cards[row.card]):
        return "owned"
    return "resources" if missing else "coins" if short else "other"


def lack_of(game: ClassicGame, seat: int, row: MenuRow, bill: Bill) -> tuple[int, int]:
    """The resources that a use lacks (packed), or else the coins."""
    coins = game.cities[seat].coins
    if bill.stage:
        return what_is_missing(market_of(game, seat), bill.costs, bill.bank, coins)
    if row.use == BUILD:
        return shortage(game, seat, row.card, row.use)
    return 0, max(0, bill.bank - coins)


# Extras


def extra_uses(game: ClassicGame, seat: int, row: MenuRow, bill: Bill) -> list[wire.ExtraUse]:
    """Everything that may go with the use, whether it can be paid or not."""
    return [extra_use(game, seat, bill, extra) for extra in extras_of(game, seat, row.use, row.card)]


def extra_use(game: ClassicGame, seat: int, bill: Bill, extra: Extra) -> wire.ExtraUse:
    """One extra, with the price of use and extra together."""
    bank = bill.bank + extra.coins
    ways = [way_state(game, seat, choice, bank) for choice in bill.choices_with(extra.code)]
    reason, missing, short = "", 0, 0
    if not ways:
        coins = game.cities[seat].coins
        together = sorted({cost + more for cost in bill.costs for more in extra.costs})
        market = market_of(game, seat)
        reason = what_is_short(market, together, bank, coins)
        missing, short = what_is_missing(market, together, bank, coins)
    return wire.ExtraUse(
        extra=extra_names()[extra.code],
        resources=[letters_of(cost) for cost in extra.costs],
        coins=extra.coins,
        gives=extra_gives(game, seat, extra.code),
        ways=ways,
        price=ways[0].price if ways else bank,
        reason=reason,
        missing=letters_of(missing),
        short=short,
    )
