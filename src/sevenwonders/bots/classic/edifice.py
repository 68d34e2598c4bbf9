"""The greedy bot's knowledge of Edifice: joining, pawns, staying away, and the penalty if a project fails."""

from collections.abc import Callable
from typing import Final, final

from typing_extensions import override

from sevenwonders.bots.classic.borders import token_worth
from sevenwonders.bots.classic.debts import DEBT
from sevenwonders.bots.classic.effects import card_value, effect_value, is_scored, lost_value
from sevenwonders.bots.classic.outlook import COIN, Outlook, chance
from sevenwonders.bots.classic.prospects import part_to_come
from sevenwonders.bots.classic.rule_values import DecisionValues, EffectWorth, RuleValues, worth_of
from sevenwonders.classic.choice import DROP, card_of, use_of
from sevenwonders.classic.city import victories_of
from sevenwonders.classic.colours import PURPLE
from sevenwonders.classic.edifice.effects import ANY_AGE, NO_COLOUR, Pawn, RepeatGuild
from sevenwonders.classic.edifice.kinds import JOIN_EDIFICE, PAWN, PENALTY
from sevenwonders.classic.edifice.part import (
    BUILT,
    FAILED,
    Projects,
    debts_of_ages,
    edifice_part_of,
    penalty_of,
    projects_of,
)
from sevenwonders.classic.library import Card

# The chance per turn that a city that could still join does so.
JOINS_PER_TURN: Final = 0.15

# How many pawns that estimate may be off.
PAWN_SHIFT: Final = 1.5

# The chance that an Edifice of a later Age will be built.
LATER: Final = 0.6

# Agora: the value of scoring a guild twice that is still to come.
NEXT_GUILD: Final = 3.0


def projects_in(outlook: Outlook) -> Projects:
    """Return the Edifices on the table with their pawns and states."""
    return projects_of(outlook.view.parts)


def edifice_of(outlook: Outlook, age: int) -> Card:
    """Return the Edifice of an Age."""
    return outlook.library.cards[projects_in(outlook).cards[age - 1]]


def join_value(outlook: Outlook) -> float:
    """Return the value of joining this Age's Edifice with a stage, less the price."""
    age = outlook.age
    return pawn_worth(outlook, age, built_chance(outlook, age, 1)) - int(edifice_of(outlook, age).coins) * COIN


def pawn_value(outlook: Outlook, age: int) -> float:
    """Return the value of a pawn from the box: the reward if the Edifice is built, and no penalty if it fails."""
    return pawn_worth(outlook, age, built_chance(outlook, age, 0))


def pawn_worth(outlook: Outlook, age: int, built: float) -> float:
    """Return the value of a pawn: the reward times the chance of a built Edifice, and the penalty averted."""
    value = built * card_value(outlook, edifice_of(outlook, age))
    if projects_in(outlook).states[age - 1] or edifice_part_of(outlook.city).pawns[age - 1]:
        return value
    return value + (1.0 - built_chance(outlook, age, 0)) * penalty_cost(outlook, age)


def built_chance(outlook: Outlook, age: int, taken: int) -> float:
    """Return the chance that the Edifice of an Age is built if that many pawns are taken now."""
    projects = projects_in(outlook)
    state = projects.states[age - 1]
    if state in (BUILT, FAILED):
        return 1.0 if state == BUILT else 0.0
    if age > outlook.view.age:
        return LATER
    needed = projects.left[age - 1] - taken
    if needed <= 0:
        return 1.0
    joining = min(1.0, JOINS_PER_TURN * (outlook.turns_left + 1)) * len(able_seats(outlook))
    return chance(joining - needed, PAWN_SHIFT)


def able_seats(outlook: Outlook) -> list[int]:
    """List the other seats that could still join: those that have not, have a stage to build, and can pay."""
    price = edifice_of(outlook, outlook.age).coins
    able: list[int] = []
    for seat in outlook.others():
        city = outlook.cities[seat]
        unfinished = city.stages < len(outlook.library.boards[city.board].stages)
        if unfinished and not edifice_part_of(city).joined and city.coins >= price:
            able.append(seat)
    return able


def penalty_cost(outlook: Outlook, age: int) -> float:
    """Return the cost to the city of an Age's penalty; if it cannot pay, that of the debts (ED7)."""
    penalty = penalty_of(outlook.library, projects_in(outlook).cards[age - 1])
    city = outlook.city
    if penalty.coins and city.coins >= penalty.coins:
        return penalty.coins * COIN
    if penalty.colour != NO_COLOUR and city.colours[penalty.colour]:
        cards = [card for card in city.built if outlook.library.cards[card].colour == penalty.colour]
        return min(lost_value(outlook, card) for card in cards)
    if penalty.victory_tokens and len(victories_of(city)) >= penalty.victory_tokens:
        worths = sorted(token_worth(outlook, token) for token in victories_of(city))
        return sum(worths[: penalty.victory_tokens])
    return debts_of_ages()[age - 1] * DEBT


# Boards, rewards and penalties


def chosen_pawn_value(outlook: Outlook, effect: Pawn) -> float:
    """Return the value of a stage with a pawn."""
    ages = range(1, outlook.library.last_age + 1) if effect.age == ANY_AGE else [effect.age]
    return max(pawn_value(outlook, age) for age in ages)


def repeated_guild_value(outlook: Outlook) -> float:
    """Return the value of scoring the best of the city's guilds twice, or one that may still come."""
    cards = outlook.library.cards
    guilds = [cards[card] for card in outlook.city.built if cards[card].colour == PURPLE]
    points = [sum(effect_value(outlook, effect) for effect in guild.effects if is_scored(effect)) for guild in guilds]
    return max([NEXT_GUILD * part_to_come(outlook, PURPLE), *points])


def pawn_values(outlook: Outlook, options: list[int]) -> list[float]:
    """Return the value of a pawn of each Age on offer."""
    return [pawn_value(outlook, card_of(option)) for option in options]


def penalty_values(outlook: Outlook, options: list[int]) -> list[float]:
    """Return the value of giving up each card or token: the less its future value, the better."""
    return [-(token_worth if use_of(option) == DROP else lost_value)(outlook, card_of(option)) for option in options]


@final
class EdificeValues(RuleValues):
    """Joining Edifices, their rewards and their penalties."""

    @override
    def decisions(self) -> dict[int, DecisionValues]:
        return {PAWN: pawn_values, PENALTY: penalty_values}

    @override
    def effects(self) -> list[EffectWorth]:
        return [
            worth_of(Pawn, chosen_pawn_value),
            worth_of(RepeatGuild, lambda outlook, effect: repeated_guild_value(outlook)),
        ]

    @override
    def extras(self) -> dict[int, Callable[[Outlook], float]]:
        return {JOIN_EDIFICE: join_value}
