"""What a decision of a classic game offers, in wire objects."""

from typing import Final, NamedTuple

from sevenwonders.classic.armada.kinds import FIGHT, SAIL, SETTLE
from sevenwonders.classic.choice import (
    BUILD,
    BUILD_FREE,
    DROP,
    NO_EXTRA,
    PASS,
    SELL,
    STAGE,
    TAKE,
    bank_of,
    coins_of,
    extra_of,
    far_left_of,
    far_right_of,
    left_of,
    right_of,
    stage_of,
    trade_in,
)
from sevenwonders.classic.debts.kinds import PAY
from sevenwonders.classic.edifice.kinds import CHOOSE, EDIFICE, JOIN, LOSE
from sevenwonders.classic.explain import shortage, what_is_missing, what_is_short
from sevenwonders.classic.extra import Extra
from sevenwonders.classic.leaders.kinds import BURY, KEEP, RECRUIT
from sevenwonders.classic.library import open_stages
from sevenwonders.classic.menu import MenuRow
from sevenwonders.classic.options import card_costs, extras_of, market_of, stage_costs
from sevenwonders.classic.resources import letters_of
from sevenwonders.classic.table import ClassicGame
from sevenwonders.server.classic import wire
from sevenwonders.server.classic.edifices import reward_of
from sevenwonders.server.classic.harbour import FLEETS, armada_in, square_words

USES: Final[dict[int, wire.UseName]] = {
    BUILD: "build",
    BUILD_FREE: "build_free",
    STAGE: "stage",
    SELL: "sell",
    TAKE: "take",
    PASS: "pass",
    RECRUIT: "recruit",
    KEEP: "keep",
    BURY: "bury",
    PAY: "pay",
    DROP: "drop",
    SAIL: "sail",
    SETTLE: "settle",
    CHOOSE: "choose",
    JOIN: "join",
    FIGHT: "fight",
    LOSE: "lose",
}
# By the code of the rules, which begins with nothing extra.
EXTRAS: Final[list[wire.ExtraName]] = ["red_fleet", "yellow_fleet", "blue_fleet", "green_fleet", "edifice"]
# Uses that are about a number: the rules keep it in the place of a card.
OF_NUMBERS: Final = (PAY, DROP, JOIN)
OF_NOTHING: Final = (PASS, FIGHT)
WITH_EXTRAS: Final = (BUILD, BUILD_FREE, STAGE, SELL)

About = tuple[str, int | None, tuple[wire.FleetName, ...]]


class Bill(NamedTuple):
    """One use as it is paid: its stage (0 for none), its choices, its cost in resources (one of several), its coins.

    `reason` says why there are no choices.
    """

    stage: int
    choices: list[int]
    costs: list[int]
    bank: int
    reason: str

    def choices_with(self, extra: int) -> list[int]:
        """The choices with this that goes along."""
        return [choice for choice in self.choices if extra_of(choice) == extra]


def menu_state(game: ClassicGame, ident: int, seat: int) -> list[wire.MenuCard]:
    """Every card, number or set of fleets of the decision with its uses, in the order of the hand."""
    found: dict[About, list[wire.Use]] = {}
    for row in game.menu(ident):
        found.setdefault(object_of(game, row), []).extend(uses_of(game, seat, row))
    return [wire.MenuCard(card, number, list(fleets), uses) for (card, number, fleets), uses in found.items()]


def object_of(game: ClassicGame, row: MenuRow) -> About:
    """What a row is about: a card, a number, fleets, or nothing."""
    if row.use in OF_NUMBERS:
        return "", row.card, ()
    if row.use == SAIL:
        return "", None, tuple(name for lane, name in enumerate(FLEETS) if row.card >> lane & 1)
    return "" if row.use in OF_NOTHING else game.library.cards[row.card].ident, None, ()


def uses_of(game: ClassicGame, seat: int, row: MenuRow) -> list[wire.Use]:
    """The uses of one row: several only for stages that may be built in any order."""
    return [use_state(game, seat, row, bill) for bill in bills_of(game, seat, row)]


def bills_of(game: ClassicGame, seat: int, row: MenuRow) -> list[Bill]:
    """What a use costs, stage by stage. What is paid of a loss goes to the bank as well."""
    city = game.cities[seat]
    if row.use == STAGE:
        board = game.library.boards[city.board]
        bills = [stage_bill(game, seat, row, number) for number in open_stages(board, city.built_stages)]
        return bills or [Bill(0, [], [], 0, row.reason)]
    costs = card_costs(game, city, game.library.cards[row.card]) if row.use == BUILD else [0]
    return [Bill(0, row.choices, costs, row.card if row.use == PAY else row.bank, row.reason)]


def stage_bill(game: ClassicGame, seat: int, row: MenuRow, number: int) -> Bill:
    """What one stage costs."""
    city = game.cities[seat]
    board = game.library.boards[city.board]
    stage = board.stages[number]
    costs = stage_costs(city, stage)
    choices = [choice for choice in row.choices if not board.any_order or stage_of(choice) == number]
    reason = row.reason
    if not choices and board.any_order:
        reason = what_is_short(market_of(game, seat), costs, stage.coins, city.coins)
    return Bill(number + 1, choices, costs, stage.coins, reason)


def use_state(game: ClassicGame, seat: int, row: MenuRow, bill: Bill) -> wire.Use:
    """One use of a card, and what may go with it."""
    ways = [way_state(choice, bill.bank) for choice in bill.choices_with(NO_EXTRA)]
    missing, short = (0, 0) if ways else lack_of(game, seat, row, bill)
    return wire.Use(
        use=USES[row.use],
        stage=bill.stage,
        ways=ways,
        by_chain=row.by_chain,
        price=price_of(ways, bill.bank),
        reason=bill.reason,
        missing=letters_of(missing),
        short=short,
        extras=extra_uses(game, seat, row, bill) if ways and row.use in WITH_EXTRAS else [],
    )


def way_state(choice: int, bank: int) -> wire.Way:
    """One way to pay."""
    trade = trade_in(choice)
    return wire.Way(
        choice, left_of(trade), right_of(trade), bank, bank_of(trade), far_left_of(trade), far_right_of(trade)
    )


def price_of(ways: list[wire.Way], bank: int) -> int:
    """The coins that the cheapest way costs in all; without any those for the bank."""
    return bank + (coins_of(trade_in(ways[0].choice)) if ways else 0)


def lack_of(game: ClassicGame, seat: int, row: MenuRow, bill: Bill) -> tuple[int, int]:
    """What is missing for a use: resources, packed, or else coins."""
    coins = game.cities[seat].coins
    if row.use == RECRUIT:
        return 0, row.bank - coins
    if bill.stage:
        return what_is_missing(market_of(game, seat), bill.costs, bill.bank, coins)
    return shortage(game, seat, row.card, row.use)


# What goes with a use


def extra_uses(game: ClassicGame, seat: int, row: MenuRow, bill: Bill) -> list[wire.ExtraUse]:
    """Everything that may go with the use, whether it can be paid or not."""
    return [extra_use(game, seat, bill, extra) for extra in extras_of(game, seat, row.use, row.card)]


def extra_use(game: ClassicGame, seat: int, bill: Bill, extra: Extra) -> wire.ExtraUse:
    """One thing that may go with the use, with the price of both together."""
    bank = bill.bank + extra.coins
    ways = [way_state(choice, bank) for choice in bill.choices_with(extra.code)]
    reason, missing, short = "", 0, 0
    if not ways:
        coins = game.cities[seat].coins
        together = sorted({cost + more for cost in bill.costs for more in extra.costs})
        market = market_of(game, seat)
        reason = what_is_short(market, together, bank, coins)
        missing, short = what_is_missing(market, together, bank, coins)
    return wire.ExtraUse(
        extra=EXTRAS[extra.code - 1],
        resources=[letters_of(cost) for cost in extra.costs],
        coins=extra.coins,
        gives=extra_gives(game, seat, extra.code),
        ways=ways,
        price=price_of(ways, bank),
        reason=reason,
        missing=letters_of(missing),
        short=short,
    )


def extra_gives(game: ClassicGame, seat: int, code: int) -> list[str]:
    """What a fleet reaches with its step, or the reward of this Age's Edifice."""
    if code == EDIFICE:
        return reward_of(game, game.age)
    part = armada_in(game.cities[seat])
    assert part is not None
    lane = code - 1
    return square_words(game.library.harbour.squares[lane][part.squares[lane] + 1])
