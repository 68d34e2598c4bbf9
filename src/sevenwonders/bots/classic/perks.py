"""What standing advantages are worth that are neither goods nor science."""

from typing import Final

from sevenwonders.bots.classic.borders import passed_defeats
from sevenwonders.bots.classic.counting import counting_value, part_to_come, to_come
from sevenwonders.bots.classic.outlook import COIN, Outlook
from sevenwonders.bots.classic.rivals import all_lose
from sevenwonders.bots.classic.sea import rank_value
from sevenwonders.bots.classic.symbols import change_value
from sevenwonders.classic.colours import BLACK, COLOURS, PURPLE, WHITE, YELLOW
from sevenwonders.classic.edifice.effects import RepeatGuild
from sevenwonders.classic.effects.effect import Effect
from sevenwonders.classic.effects.perks import Cheaper, CoinsOn, FreeColour, Right
from sevenwonders.classic.effects.special import ANY_COLOUR, CopyGuild, FreeBuildEachAge, PlayLastCard
from sevenwonders.classic.effects.tally import STAGES, VICTORIES
from sevenwonders.classic.leaders.rule import LeadersRule
from sevenwonders.classic.perks import (
    ANY_WONDER_FLEET,
    CHANGES_SYMBOL,
    CHEAPER_SHIPS,
    FIRST_CARD,
    FIRST_OF_COLOUR,
    FREE_LEADERS,
    LAST_CARD,
    MAY_SKIP_NAVAL,
    ON_BANK,
    ON_BLACK,
    ON_CHAIN,
    ON_PURCHASE,
    ON_STAGE,
    ON_STEP,
    ON_VICTORY,
    ON_YELLOW,
    PASSES_DEFEATS,
    SAFE_FROM_TAXES,
    STAGE_BIT,
    STAGES_WITHOUT_RESOURCES,
)

# Rights that can be used once an Age: points for each Age.
LAST_CARD_AN_AGE: Final = 2.0
FREE_BUILD_AN_AGE: Final = 4.0
FREE_BLACK_AN_AGE: Final = 2.0
FREE_FIRST_AN_AGE: Final = 3.0
FREE_LAST_AN_AGE: Final = 1.5

GUILD_COPY: Final = 5.0

# What a resource less, a structure for nothing and a stage for coins alone save, each time.
UNIT_SAVED: Final = 0.8
FREE_CARD: Final = 2.5
FREE_STAGE: Final = 2.0

# How often something that pays coins happens over a whole game; colours, stages and victories are counted elsewhere.
CHAINS: Final = 3.0
BANK_TURNS: Final = 6.0
PURCHASES: Final = 7.0
STEPS: Final = 9.0

# Agora: a guild that is still to come counts so much again.
NEXT_GUILD: Final = 3.0

# What it saves over a whole game that taxes and pirates take nothing.
SAFETY: Final = 3.0

# What it is worth to be able to stay out of a naval conflict of a later Age, of which little is known.
SPARED: Final = 0.5

# What it is worth to choose which fleet moves with a stage.
CHOSEN_FLEET: Final = 0.7

# What a leader costs in coins where the printed price counts.
PRINTED_PRICE: Final = 3


def perk_value(outlook: Outlook, effect: Effect) -> float:
    """What a standing advantage is worth; 0 for any other effect."""
    if isinstance(effect, Right):
        return right_value(outlook, effect.bit)
    if isinstance(effect, Cheaper):
        return UNIT_SAVED * sum(to_use(outlook, thing) for thing in things_in(effect.bit))
    if isinstance(effect, FreeColour):
        return FREE_CARD * to_use(outlook, effect.colour)
    if isinstance(effect, CoinsOn):
        often = occasions(outlook, effect.occasion)
        return often * (effect.coins * COIN + (all_lose(outlook, effect.others_lose) if effect.others_lose else 0.0))
    if isinstance(effect, PlayLastCard):
        return LAST_CARD_AN_AGE * (outlook.ages_left + 1)
    if isinstance(effect, FreeBuildEachAge):
        return free_build_an_age(effect.colour) * (outlook.ages_left + 1)
    if isinstance(effect, RepeatGuild):
        return repeated_guild_value(outlook)
    return GUILD_COPY if isinstance(effect, CopyGuild) else 0.0


def repeated_guild_value(outlook: Outlook) -> float:
    """The best of the city's guilds once more, or one that may still come."""
    cards = outlook.library.cards
    guilds = [cards[card] for card in outlook.city.built if cards[card].colour == PURPLE]
    points = [sum(counting_value(outlook, effect) for effect in guild.effects) for guild in guilds]
    return max([NEXT_GUILD * part_to_come(outlook, PURPLE), *points])


def things_in(bit: int) -> list[int]:
    """The colours, or the stages, that a `Cheaper` names."""
    return [STAGES] if bit == STAGE_BIT else [colour for colour in range(len(COLOURS)) if bit >> colour & 1]


def to_use(outlook: Outlook, thing: int) -> float:
    """How many more of a thing will be built once the effect stands, no more than there are stages."""
    share = outlook.rest / outlook.growth if outlook.growth else 0.0
    if thing == STAGES:
        return min(stages_left(outlook), to_come(outlook, thing) * share)
    # Guilds come in the last Age alone, so nothing is lost before it.
    return to_come(outlook, thing) * (1.0 if part_to_come(outlook, thing) == 1.0 else share)


def stages_left(outlook: Outlook) -> float:
    """Stages of the wonder that are not built yet."""
    return float(len(outlook.library.boards[outlook.city.board].stages) - outlook.city.stages)


def occasions(outlook: Outlook, occasion: int) -> float:
    """How often coins will be paid for an occasion."""
    if occasion == ON_STAGE:
        return to_use(outlook, STAGES)
    things = {ON_YELLOW: YELLOW, ON_BLACK: BLACK, ON_VICTORY: VICTORIES}
    if occasion in things:
        return to_use(outlook, things[occasion])
    often = {ON_CHAIN: CHAINS, ON_BANK: BANK_TURNS, ON_PURCHASE: PURCHASES, ON_STEP: STEPS}
    return often.get(occasion, 0.0) * outlook.rest


def right_value(outlook: Outlook, bit: int) -> float:
    """What a right is worth; nothing when the city has it already."""
    if outlook.city.perks.rights & bit:
        return 0.0
    if bit == FIRST_CARD:
        return FREE_FIRST_AN_AGE * outlook.ages_left
    if bit == LAST_CARD:
        return FREE_LAST_AN_AGE * (outlook.ages_left + (outlook.turns_left > 0))
    if bit == FIRST_OF_COLOUR:
        missing = [colour for colour in range(WHITE) if not outlook.city.colours[colour]]
        return FREE_CARD * sum(min(1.0, to_use(outlook, colour)) for colour in missing)
    if bit == STAGES_WITHOUT_RESOURCES:
        return FREE_STAGE * min(stages_left(outlook), outlook.ages_left + outlook.turns_left)
    if bit == FREE_LEADERS:
        return COIN * leader_prices_to_come(outlook)
    if bit == PASSES_DEFEATS:
        return passed_defeats(outlook)
    return change_value(outlook) if bit == CHANGES_SYMBOL else sea_right_value(outlook, bit)


def sea_right_value(outlook: Outlook, bit: int) -> float:
    """What a right of an island is worth; 0 for any other."""
    if bit == MAY_SKIP_NAVAL:
        ages = range(outlook.age, outlook.library.last_age + 1)
        return sum(max(0.0, -rank_value(outlook, age, 0)) + SPARED * (age > outlook.age) for age in ages)
    if bit == SAFE_FROM_TAXES:
        return SAFETY * outlook.rest
    if bit == CHEAPER_SHIPS:
        return UNIT_SAVED * STEPS * outlook.rest
    return CHOSEN_FLEET * to_use(outlook, STAGES) if bit == ANY_WONDER_FLEET else 0.0


def leader_prices_to_come(outlook: Outlook) -> int:
    """The coins for one leader in each later Age."""
    ages = range(outlook.age + 1, outlook.library.last_age + 1)
    by_age = any(isinstance(rule, LeadersRule) and rule.price_is_age for rule in outlook.table.rules)
    return sum(age if by_age else PRINTED_PRICE for age in ages)


def free_build_an_age(colour: int) -> float:
    """What the right to build a structure of the colour free is worth in each Age."""
    return FREE_BUILD_AN_AGE if colour == ANY_COLOUR else FREE_BLACK_AN_AGE


def free_build_cost(outlook: Outlook) -> float:
    """What else the right to build free could still do in this Age."""
    left = outlook.turns_left / outlook.library.last_turn
    return free_build_an_age(outlook.city.free_build_colour) * left
