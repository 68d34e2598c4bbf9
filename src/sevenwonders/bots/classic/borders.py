"""What shields, diplomacy and military tokens are worth."""

from typing import Final

from sevenwonders.bots.classic.counting import added_value
from sevenwonders.bots.classic.harbour import landings_in
from sevenwonders.bots.classic.outlook import COIN, NOBODY, Outlook, chance
from sevenwonders.bots.classic.rivals import rival_weight
from sevenwonders.classic.armada.effects import Landing
from sevenwonders.classic.cities.part import CitiesPart
from sevenwonders.classic.city import City
from sevenwonders.classic.conflict import VICTORY
from sevenwonders.classic.effects.tally import VICTORIES, VICTORY_VALUES
from sevenwonders.classic.perks import ON_VICTORY, PASSES_DEFEATS
from sevenwonders.classic.settings import defeats_of
from sevenwonders.classic.teams.rule import TOKENS_A_FIGHT

# By so many shields a border may still shift: at least, for each turn to come of this Age, for each later Age.
SHIFT: Final = 0.2
SHIFT_A_TURN: Final = 0.4
SHIFT_AN_AGE: Final = 0.4

# A border in a conflict: the city on the other side, and how many tokens each of the two takes.
Front = tuple[City, int]


def shields_value(outlook: Outlook, amount: int) -> float:
    """How far the shields move the borders towards victory, in this Age and the later ones."""
    value = 0.0
    for age in range(outlook.age, outlook.library.last_age + 1):
        for other, tokens in fronts_of(outlook, age):
            value += tokens * push_value(outlook, other, age, amount)
    return value


def border_value(outlook: Outlook, other: City, amount: int) -> float:
    """What the shields are worth at one border alone."""
    ages = range(outlook.age, outlook.library.last_age + 1)
    return sum(push_value(outlook, other, age, amount) for age in ages)


def push_value(outlook: Outlook, other: City, age: int, amount: int) -> float:
    """What the shields are worth at one border in one Age."""
    margin = outlook.city.shields - other.shields
    shift = shift_until(outlook, age)
    better = chance(margin + amount, shift) - chance(margin, shift)
    return better * (victory_worth(outlook, other, age) - defeat_worth(outlook, age)) if better else 0.0


def shift_until(outlook: Outlook, age: int) -> float:
    """By how many shields a border may still shift before the conflicts of that Age."""
    return SHIFT + SHIFT_A_TURN * outlook.turns_left + SHIFT_AN_AGE * (age - outlook.age)


def fronts_of(outlook: Outlook, age: int) -> list[Front]:
    """Whom the city will fight in that Age, as diplomacy tokens and landings lie now."""
    fronts = border_fronts(outlook, age)
    if age != outlook.table.view.age:
        return fronts
    return fronts + landing_fronts(outlook, [city for city, tokens in fronts if tokens])


def border_fronts(outlook: Outlook, age: int) -> list[Front]:
    """Whom the city will fight in that Age at its borders."""
    table = outlook.table
    if outlook.partner != NOBODY:
        return team_fronts(outlook, age)
    if "cities" not in table.config.expansions:
        return [(outlook.left, 1), (outlook.right, 1)]
    if keeps_peace(outlook, outlook.city, age):
        return []
    left = next_fighter(outlook, age, 1)
    right = next_fighter(outlook, age, -1)
    if left is right:
        # Two fighters alone meet once; at the smallest table both may be the same city only then.
        return [] if left is outlook.city else [(left, 1)]
    return [(left, 1), (right, 1)]


def next_fighter(outlook: Outlook, age: int, step: int) -> City:
    """The first city in that direction that will fight; the own one when nobody else does."""
    for distance in range(1, outlook.table.size):
        city = outlook.table.city(outlook.seat + step * distance)
        if not keeps_peace(outlook, city, age):
            return city
    return outlook.city


def team_fronts(outlook: Outlook, age: int) -> list[Front]:
    """The neighbour of another team alone, for double tokens; every diplomat of the two takes one away."""
    other = outlook.right if outlook.partner == (outlook.seat + 1) % outlook.table.size else outlook.left
    diplomats = keeps_peace(outlook, outlook.city, age) + keeps_peace(outlook, other, age)
    return [(other, TOKENS_A_FIGHT - diplomats)]


def landing_fronts(outlook: Outlook, fought: list[City]) -> list[Front]:
    """Whom landings add, own ones and those of others; nobody is fought twice."""
    seats = landings_in(outlook.city)
    seats += [seat for seat in outlook.others() if outlook.seat in landings_in(outlook.table.city(seat))]
    cities = [outlook.table.city(seat) for seat in sorted(set(seats))]
    return [(city, 1) for city in cities if city not in fought]


def landing_value(outlook: Outlook, effect: Landing) -> float:
    """What a further fight in this Age is expected to bring; nothing where the two fight anyway."""
    target = outlook.table.city(outlook.seat + (2 if effect.left else -2))
    fought = [city for city, tokens in fronts_of(outlook, outlook.age) if tokens]
    return 0.0 if target in fought else fight_value(outlook, target, outlook.age)


def keeps_peace(outlook: Outlook, city: City, age: int) -> bool:
    """Whether the city's diplomacy tokens last until that Age: one is used up in each."""
    return diplomacy_in(city) > age - max(outlook.table.view.age, 1)


def diplomacy_in(city: City) -> int:
    """The diplomacy tokens of a city."""
    return sum(part.diplomacy for part in city.parts if isinstance(part, CitiesPart))


def diplomacy_value(outlook: Outlook) -> float:
    """What it is worth to stay out of the first conflicts that no token covers yet."""
    age = max(outlook.age, max(outlook.table.view.age, 1) + diplomacy_in(outlook.city))
    if age > outlook.library.last_age:
        return 0.0
    fronts = [(other, min(tokens, 1)) for other, tokens in fronts_of(outlook, age)]
    return -sum(tokens * fight_value(outlook, other, age) for other, tokens in fronts)


def fight_value(outlook: Outlook, other: City, age: int) -> float:
    """What a fight for one token each is expected to bring."""
    victory = chance(outlook.city.shields - other.shields, shift_until(outlook, age))
    return victory * victory_worth(outlook, other, age) + (1.0 - victory) * defeat_worth(outlook, age)


# Tokens


def victory_worth(outlook: Outlook, other: City, age: int) -> float:
    """What beating that city in that Age brings; Tomyris hands over her defeat. In teams its loss is a gain as well."""
    worth = token_worth(outlook, VICTORY[age])
    passed = other.perks.rights & PASSES_DEFEATS
    if passed:
        worth += defeat_of(outlook, age)
    elif outlook.partner != NOBODY:
        worth -= rival_weight(outlook) * defeat_of(outlook, age)
    return worth


def defeat_worth(outlook: Outlook, age: int) -> float:
    """What being beaten in that Age brings, which is less than nothing unless the defeat can be handed over."""
    worth = 0.0 if outlook.city.perks.rights & PASSES_DEFEATS else float(defeat_of(outlook, age))
    return worth if outlook.partner == NOBODY else worth - rival_weight(outlook) * VICTORY[age]


def defeat_of(outlook: Outlook, age: int) -> int:
    """The points of a defeat token in that Age."""
    return defeats_of(outlook.table.config, outlook.library.defeats)[age - 1]


def token_worth(outlook: Outlook, value: int) -> float:
    """What a victory token of that value brings, with the coins and points that the city gets for having it."""
    worth = value + outlook.city.perks.coins_on[ON_VICTORY] * COIN + added_value(outlook, VICTORIES)
    return worth + added_value(outlook, VICTORIES + 1 + VICTORY_VALUES.index(value))


def lost_defeats(outlook: Outlook) -> float:
    """What throwing away all defeat tokens brings."""
    return float(-sum(token for token in outlook.city.tokens if token < 0))


def passed_defeats(outlook: Outlook) -> float:
    """What it brings to hand defeats to who won (Tomyris)."""
    value = 0.0
    for age in range(outlook.age, outlook.library.last_age + 1):
        for other, tokens in fronts_of(outlook, age):
            beaten = 1.0 - chance(outlook.city.shields - other.shields, shift_until(outlook, age))
            value -= tokens * beaten * defeat_of(outlook, age) * (1.0 + rival_weight(outlook))
    return value
