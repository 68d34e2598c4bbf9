"""What Edifices are worth: to take part, to have a pawn, to stay away, and what to give up for one that fails."""

from typing import Final

from sevenwonders.bots.classic.borders import token_worth
from sevenwonders.bots.classic.effects import card_value
from sevenwonders.bots.classic.outlook import COIN, Outlook, chance
from sevenwonders.bots.classic.rivals import DEBT
from sevenwonders.bots.classic.standing import lost_value
from sevenwonders.classic.choice import DROP, card_of, use_of
from sevenwonders.classic.colours import COLOURS
from sevenwonders.classic.edifice.effects import ANY_AGE, Choose, Pawn
from sevenwonders.classic.edifice.part import EdificePart, Projects
from sevenwonders.classic.edifice.rule import BUILT, FAILED, EdificeRule
from sevenwonders.classic.library import Card

# How likely a city that could still take part does so in a turn.
JOINS_A_TURN: Final = 0.15

# By how many pawns that may be wrong.
PAWN_SHIFT: Final = 1.5

# How likely an Edifice of a later Age will be built.
LATER: Final = 0.6


def projects_in(outlook: Outlook) -> Projects:
    """The Edifices on the table with their pawns and states."""
    rules = outlook.table.rules
    seen = next(
        part for rule, part in zip(rules, outlook.table.view.parts, strict=True) if isinstance(rule, EdificeRule)
    )
    count = len(seen) // 3
    return Projects(seen[:count], seen[count : 2 * count], seen[2 * count :])


def edifice_of(outlook: Outlook, age: int) -> Card:
    """The Edifice of an Age."""
    return outlook.library.cards[projects_in(outlook).cards[age - 1]]


def join_value(outlook: Outlook) -> float:
    """What it brings to take part in this Age's Edifice with a stage, less the price."""
    age = outlook.age
    return pawn_worth(outlook, age, built_chance(outlook, age, 1)) - edifice_of(outlook, age).coins * COIN


def pawn_value(outlook: Outlook, age: int) -> float:
    """What a pawn from the box brings: the reward if the Edifice is built, and no penalty if it fails."""
    return pawn_worth(outlook, age, built_chance(outlook, age, 0))


def pawn_worth(outlook: Outlook, age: int, built: float) -> float:
    """The reward as likely as the Edifice is built with the pawn, and the penalty averted as it fails without."""
    value = built * card_value(outlook, edifice_of(outlook, age))
    if projects_in(outlook).states[age - 1] or pawns_of(outlook, age):
        return value
    return value + (1.0 - built_chance(outlook, age, 0)) * penalty_cost(outlook, age)


def pawns_of(outlook: Outlook, age: int) -> int:
    """The own pawns of an Age."""
    return sum(part.pawns[age - 1] for part in outlook.city.parts if isinstance(part, EdificePart))


def built_chance(outlook: Outlook, age: int, taken: int) -> float:
    """How likely the Edifice of an Age is built when so many pawns are taken now."""
    projects = projects_in(outlook)
    state = projects.states[age - 1]
    if state == BUILT or state == FAILED:
        return 1.0 if state == BUILT else 0.0
    if age > outlook.table.view.age:
        return LATER
    needed = projects.left[age - 1] - taken
    if needed <= 0:
        return 1.0
    joining = min(1.0, JOINS_A_TURN * (outlook.turns_left + 1)) * len(able_seats(outlook))
    return chance(joining - needed, PAWN_SHIFT)


def able_seats(outlook: Outlook) -> list[int]:
    """The other seats that could still take part: not in it yet, with a stage to build and the coins."""
    price = edifice_of(outlook, outlook.age).coins
    able: list[int] = []
    for seat in outlook.others():
        city = outlook.table.city(seat)
        joined = any(part.joined for part in city.parts if isinstance(part, EdificePart))
        unfinished = city.stages < len(outlook.library.boards[city.board].stages)
        if unfinished and not joined and city.coins >= price:
            able.append(seat)
    return able


def penalty_cost(outlook: Outlook, age: int) -> float:
    """What the penalty of an Age's Edifice costs the city; what cannot be paid becomes debts."""
    penalty = edifice_of(outlook, age).penalty
    city = outlook.city
    if penalty is not None and penalty.coins and city.coins >= penalty.coins:
        return penalty.coins * COIN
    if penalty is not None and penalty.discard is not None:
        colour = COLOURS.index(penalty.discard)
        cards = [card for card in city.built if outlook.library.cards[card].colour == colour]
        if cards:
            return min(lost_value(outlook, card) for card in cards)
    if penalty is not None and penalty.victory_tokens:
        worths = sorted(token_worth(outlook, token) for token in city.tokens if token > 0)
        if len(worths) >= penalty.victory_tokens:
            return sum(worths[: penalty.victory_tokens])
    return outlook.library.edifice_debts[age - 1] * DEBT


# What boards and penalties ask


def chosen_pawn_value(outlook: Outlook, effect: Pawn) -> float:
    """What a stage with a pawn brings."""
    ages = range(1, outlook.library.last_age + 1) if effect.age == ANY_AGE else [effect.age]
    return max(pawn_value(outlook, age) for age in ages)


def chosen_bonus_value(outlook: Outlook, effect: Choose) -> float:
    """What a stage brings that lets choose between several things."""
    library = outlook.library
    return max(card_value(outlook, library.cards[library.card_index[ident]]) for ident in effect.idents)


def pawn_values(outlook: Outlook, options: list[int]) -> list[float]:
    """What a pawn of each Age brings."""
    return [pawn_value(outlook, card_of(option)) for option in options]


def bonus_values(outlook: Outlook, options: list[int]) -> list[float]:
    """What each of the things to choose from brings."""
    return [card_value(outlook, outlook.library.cards[card_of(option)]) for option in options]


def penalty_values(outlook: Outlook, options: list[int]) -> list[float]:
    """The less a card or token still brings, the better it is to give it up."""
    return [-(token_worth if use_of(option) == DROP else lost_value)(outlook, card_of(option)) for option in options]
