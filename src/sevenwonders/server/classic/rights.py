"""The standing advantages of a city, told by the cards, stages and board that give them."""

from functools import cache
from typing import Final

from sevenwonders.server.classic.facts import catalogue_facts
from sevenwonders.server.classic.wire import RightState

# What holds from the moment it is built until the end of the game. Goods, prices, shields and symbols have their own
# places on the table; everything else happens once or is counted at the end.
KINDS: Final = [
    "bank_unit",
    "cheaper",
    "coins_on",
    "far_trade",
    "free_colour",
    "leader_discount",
    "rebate",
    "set_points",
    "spare",
    "spy",
]
SPECIALS: Final = [
    "any_wonder_fleet",
    "change_symbol",
    "cheaper_ships",
    "copy_guild",
    "first_card_free",
    "first_of_colour_free",
    "free_black_each_age",
    "free_build_each_age",
    "free_leaders",
    "last_card_free",
    "may_skip_naval",
    "pass_defeats",
    "play_last_card",
    "repeat_guild",
    "repeat_symbol",
    "safe_from_taxes",
    "stages_without_resources",
]


def rights_of(edition: int, board: str, built_stages: list[int], built: list[str]) -> list[RightState]:
    """What the board, its built stages (from 1) and the built cards give: the board's first, then card by card."""
    table = rights_table(edition)
    giving = [table[board][number] for number in [0, *built_stages]] + [table[card][0] for card in built]
    return [right for rights in giving for right in rights]


@cache
def rights_table(edition: int) -> dict[str, list[list[RightState]]]:
    """What every card gives, and every board: first the board itself, then its stages."""
    facts = catalogue_facts(edition)
    table = {card.id: [standing(card.id, card.icons, card.effects)] for card in facts.cards}
    for board in facts.boards:
        stages = [standing(board.id, stage.icons, stage.effects) for stage in board.stages]
        table[board.id] = [standing(board.id, board.icons, board.effects), *stages]
    return table


def standing(source: str, icons: list[str], effects: list[str]) -> list[RightState]:
    """Those of the effects that stand."""
    return [RightState(code, words, source) for code, words in zip(icons, effects, strict=True) if stands(code)]


def stands(code: str) -> bool:
    """Whether an effect is a standing advantage."""
    kind, _, value = code.partition(":")
    return kind in KINDS or (kind == "special" and value in SPECIALS)
