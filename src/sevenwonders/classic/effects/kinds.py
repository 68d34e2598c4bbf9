"""The kinds of effect in the base game, by their name in the card data."""

from typing import Final

from sevenwonders.classic.effects.coins import Coins, CoinsPer
from sevenwonders.classic.effects.effect import Reader
from sevenwonders.classic.effects.military import DropDefeats, Shields, VictoryToken
from sevenwonders.classic.effects.points import Points, PointsIf, PointsPer
from sevenwonders.classic.effects.production import Discount, Produce
from sevenwonders.classic.effects.science import RepeatSymbol, read_science
from sevenwonders.classic.effects.special import (
    FREE_CARDS,
    BuildFromDiscard,
    Choose,
    CopyGuild,
    FreeBuildEachAge,
    PlayLastCard,
)

EFFECTS: Final[dict[str, Reader]] = {
    "produce": Produce.read,
    "discount": Discount.read,
    "points": Points.read,
    "points_per": PointsPer.read,
    "points_if": PointsIf.read,
    "coins": Coins.read,
    "coins_per": CoinsPer.read,
    "shields": Shields.read,
    "victory_token": VictoryToken.read,
    "drop_defeats": DropDefeats.read,
    "science": read_science,
    "repeat_symbol": RepeatSymbol.read,
    "from_discard": BuildFromDiscard.read,
    "play_last_card": PlayLastCard.read,
    "free_build_each_age": FreeBuildEachAge.read,
    "copy_guild": CopyGuild.read,
    "choose": Choose.read,
    **FREE_CARDS,
}
