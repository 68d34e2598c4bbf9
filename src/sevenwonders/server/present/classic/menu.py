"""The menu of a classic decision, in wire objects."""

from functools import cache
from typing import Final, final

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
from sevenwonders.classic.effects.special import ANY_COLOUR
from sevenwonders.classic.extra import Extra
from sevenwonders.classic.library import Library, open_stages
from sevenwonders.classic.options import card_costs, extras_of, is_built, market_of, stage_costs
from sevenwonders.classic.preview import coins_gained
from sevenwonders.classic.rules import extra_numbers, verbs
from sevenwonders.classic.table import ClassicGame
from sevenwonders.classic.text.explain import shortage, what_is_missing, what_is_short
from sevenwonders.classic.text.menu import MenuRow
from sevenwonders.classic.text.verb import A_NUMBER
from sevenwonders.classic.trade.payees import parts_of, shares_of
from sevenwonders.classic.trade.resources import letters_of
from sevenwonders.kernel.decision import Decision
from sevenwonders.server.present.classic.all_rules import RowFields, extra_gives, names_in
from sevenwonders.server.wire.classic import table as wire

# Uses for which it does not matter which card is used
SHARED: Final = (SELL, STAGE)
WITH_EXTRAS: Final = (BUILD, BUILD_FREE, STAGE, SELL)
# The cost in resources of a use that has none
NOTHING: Final = [0]

About = tuple[str, int | None, tuple[str, ...]]


@cache
def use_names() -> dict[int, wire.UseName]:
    """Return every use's name, by the engine's number."""
    return msgspec.convert({use: verb.name for use, verb in verbs().by_use.items()}, dict[int, wire.UseName])


@cache
def extra_names() -> dict[int, wire.ExtraName]:
    """Return every extra's word, by the engine's number."""
    return msgspec.convert(extra_numbers(), dict[int, wire.ExtraName])


@final
class Bill:
    """The cost of one use: its stage (0 for none), its choices, its possible costs in resources, and its coins.

    `reason` says why there are no choices.
    """

    __slots__ = ("bank", "choices", "costs", "reason", "stage")

    def __init__(self, stage: int, choices: list[int], costs: list[int], bank: int, reason: str) -> None:
        self.stage = stage
        self.choices = choices
        self.costs = costs
        self.bank = bank
        self.reason = reason


@final
class MenuWriter:
    """Writes the menu of one decision. What several cards share is worked out once."""

    def __init__(self, game: ClassicGame, decision: Decision) -> None:
        self.game = game
        self.decision = decision
        self.seat = decision.seat
        self.city = game.cities[decision.seat]
        self.board = game.library.boards[self.city.board]
        self.fields = RowFields(game)
        self.names = use_names()
        # By use and stage: a sale, or a stage of the wonder, that other cards of the hand allow as well.
        self.shared: dict[tuple[int, int], wire.Use] = {}
        # By trade and coins for the bank: the price and its shares.
        self.prices: dict[tuple[int, int], tuple[int, list[wire.Share]]] = {}

    def menu(self) -> list[wire.MenuCard]:
        """List everything that the decision is about, with its uses; cards in the order of the hand."""
        found: dict[About, wire.MenuCard] = {}
        for row in self.game.menu(self.decision.ident):
            about = object_of(self.game, row)
            entry = found.get(about)
            if entry is None:
                card, number, names = about
                fields = self.fields.of(self.game, self.seat, row)
                entry = found[about] = wire.MenuCard(card, number, list(names), [], **fields)
            for bill in self.bills_of(row):
                entry.uses.append(self.shared_use(row, bill) or self.use_state(row, bill))
        return list(found.values())

    def shared_use(self, row: MenuRow, bill: Bill) -> wire.Use | None:
        """Return a use that an earlier card has as well, except for its choices, or None if there is none."""
        known = self.shared.get((row.use, bill.stage))
        if known is None or bool(known.ways) != bool(bill.choices) or known.reason != bill.reason:
            return None
        if not known.ways:
            return known
        return msgspec.structs.replace(known, ways=self.ways_of(bill.choices, NO_EXTRA, bill.bank))

    def bills_of(self, row: MenuRow) -> list[Bill]:
        """Return the bills of a use: more than one only for stages that may be built in any order."""
        if row.use == STAGE:
            bills = [self.stage_bill(row, number) for number in open_stages(self.board, self.city.built_stages)]
            return bills or [Bill(0, [], [], 0, row.reason)]
        costs = NOTHING
        if row.use == BUILD:
            costs = card_costs(self.game, self.city, self.game.library.cards[row.card])
        return [Bill(0, row.choices, costs, self.fields.coins_to_bank(row), row.reason)]

    def stage_bill(self, row: MenuRow, number: int) -> Bill:
        """Return the bill of one stage."""
        stage = self.board.stages[number]
        costs = stage_costs(self.city, stage)
        if not self.board.any_order:
            return Bill(number + 1, row.choices, costs, stage.coins, row.reason)
        choices = [choice for choice in row.choices if stage_of(choice) == number]
        reason = row.reason
        if not choices:
            reason = what_is_short(market_of(self.game, self.seat), costs, stage.coins, self.city.coins)
        return Bill(number + 1, choices, costs, stage.coins, reason)

    def use_state(self, row: MenuRow, bill: Bill) -> wire.Use:
        """Describe one use of a card, and its extras."""
        ways = self.ways_of(bill.choices, NO_EXTRA, bill.bank)
        missing, short = (0, 0) if ways else self.lack_of(row, bill)
        use = wire.Use(
            use=self.names[row.use],
            stage=bill.stage,
            ways=ways,
            by_chain=row.by_chain,
            price=ways[0].price if ways else bill.bank,
            gain=coins_gained(self.game, self.decision, ways[0].choice) if ways else 0,
            refusal=refusal_of(self.city, self.game.library, row, missing, short) if bill.reason else "",
            reason=bill.reason,
            missing=letters_of(missing) if missing else "",
            short=short,
            extras=self.extra_uses(row, bill) if ways and row.use in WITH_EXTRAS else [],
        )
        # The ways to pay for extras would differ as well.
        if row.use in SHARED and not use.extras:
            self.shared[row.use, bill.stage] = use
        return use

    def ways_of(self, choices: list[int], extra: int, bank: int) -> list[wire.Way]:
        """List the ways to pay for a use with that extra."""
        ways: list[wire.Way] = []
        for choice in choices:
            if extra_of(choice) == extra:
                price, shares = self.price_of(trade_in(choice), bank)
                ways.append(wire.Way(choice, price, shares))
        return ways

    def price_of(self, trade: int, bank: int) -> tuple[int, list[wire.Share]]:
        """Return the price of a trade with coins for the bank, and who gets it."""
        known = self.prices.get((trade, bank))
        if known is None:
            shares = shares_of(len(self.game.cities), self.seat, parts_of(trade, bank))
            known = coins_of(trade) + bank, [wire.Share(payee, coins) for payee, coins in shares]
            self.prices[trade, bank] = known
        return known

    def lack_of(self, row: MenuRow, bill: Bill) -> tuple[int, int]:
        """Return the resources (packed) that a use lacks, or else the coins."""
        if bill.stage:
            return what_is_missing(market_of(self.game, self.seat), bill.costs, bill.bank, self.city.coins)
        if row.use == BUILD:
            return shortage(self.game, self.seat, row.card, row.use)
        return 0, max(0, bill.bank - self.city.coins)

    # Extras

    def extra_uses(self, row: MenuRow, bill: Bill) -> list[wire.ExtraUse]:
        """List the extras that may go with the use, affordable or not."""
        return [self.extra_use(bill, extra) for extra in extras_of(self.game, self.seat, row.use, row.card)]

    def extra_use(self, bill: Bill, extra: Extra) -> wire.ExtraUse:
        """Describe one extra, with the price of use and extra together."""
        bank = bill.bank + extra.coins
        ways = self.ways_of(bill.choices, extra.code, bank)
        reason, missing, short = "", 0, 0
        if not ways:
            together = sorted({cost + more for cost in bill.costs for more in extra.costs})
            market = market_of(self.game, self.seat)
            reason = what_is_short(market, together, bank, self.city.coins)
            missing, short = what_is_missing(market, together, bank, self.city.coins)
        return wire.ExtraUse(
            extra=extra_names()[extra.code],
            resources=[letters_of(cost) for cost in extra.costs],
            coins=extra.coins,
            gives=extra_gives(self.game, self.seat, extra.code),
            ways=ways,
            price=ways[0].price if ways else bank,
            reason=reason,
            missing=letters_of(missing),
            short=short,
        )


def menu_state(game: ClassicGame, ident: int) -> list[wire.MenuCard]:
    """List everything that the decision is about, with its uses."""
    return MenuWriter(game, game.decision(ident)).menu()


def object_of(game: ClassicGame, row: MenuRow) -> About:
    """Return the object of a row: a card, a number, things with names, or nothing."""
    verb = verbs().by_use[row.use]
    if verb.has_card():
        return game.library.cards[row.card].ident, None, ()
    # The engine keeps a number in the place of the card.
    return "", row.card if verb.object_kind == A_NUMBER else None, tuple(names_in(row))


def refusal_of(city: City, library: Library, row: MenuRow, missing: int, short: int) -> wire.Refusal:
    """Say in one word why a use is not possible."""
    # A right that is used up is the first reason not to build by it.
    builds = row.use in (BUILD, TAKE) or (row.use == BUILD_FREE and city.free_build_ready)
    if builds and is_built(city, library.cards[row.card]):
        return "owned"
    if missing or short:
        return "resources" if missing else "coins"
    return right_refusal(city, library, row) if row.use == BUILD_FREE else "other"


def right_refusal(city: City, library: Library, row: MenuRow) -> wire.Refusal:
    """Say in one word why the right to build free does not hold for a card (`why_not_free`)."""
    if not city.free_build_ready:
        return "right_used"
    holds = city.free_build_colour in (ANY_COLOUR, library.cards[row.card].colour)
    return "right_useless" if holds else "right_colour"
