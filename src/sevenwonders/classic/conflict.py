"""Military conflicts at the end of an Age."""

from typing import TYPE_CHECKING, Final, final

from sevenwonders.classic.kinds import CONFLICT, TOKENS
from sevenwonders.classic.perks import NO_PERKS, ON_VICTORY, PASSES_DEFEATS

if TYPE_CHECKING:
    from sevenwonders.classic.table import ClassicGame

VICTORY: Final = [0, 1, 3, 5]
DEFEAT: Final = -1


@final
class Fight:
    """Two seats that compare their shields, and how many tokens each of them takes."""

    __slots__ = ("one", "other", "tokens")

    def __init__(self, one: int, other: int, tokens: int = 1) -> None:
        self.one = one
        self.other = other
        self.tokens = tokens


def resolve_conflicts(game: "ClassicGame") -> None:
    """Every fight once: the stronger side takes the Age's token, the weaker a defeat."""
    for fight in fights_of(game):
        margin = game.cities[fight.one].shields - game.cities[fight.other].shields
        for _ in range(fight.tokens):
            if margin > 0:
                give_tokens(game, fight.one, fight.other)
            elif margin < 0:
                give_tokens(game, fight.other, fight.one)
    for rule in game.rules:
        rule.after_conflicts(game)


def fights_of(game: "ClassicGame") -> list[Fight]:
    """Who fights whom. Who keeps the peace is passed over, and two fighters alone meet once."""
    at_peace: list[int] = []
    for rule in game.rules:
        at_peace.extend(rule.at_peace(game))
    fighters = [seat for seat in range(len(game.cities)) if seat not in at_peace]
    count = len(fighters)
    borders = count if count > 2 else 1 if count == 2 else 0
    fights = [Fight(fighters[at], fighters[(at + 1) % count]) for at in range(borders)]
    for rule in game.rules:
        fights = rule.fights(game, at_peace, fights)
    return fights


def give_tokens(game: "ClassicGame", winner: int, loser: int) -> None:
    """One victory and one defeat."""
    victory = VICTORY[game.age]
    defeat = game.defeats[game.age - 1]
    # Tomyris hands her defeat to who beat her.
    passed = game.cities[loser].perks.rights & PASSES_DEFEATS != 0
    tokens = game.cities[winner].tokens
    tokens.append(victory)
    if not passed:
        game.cities[loser].tokens.append(defeat)
    if game.keeps_events:
        game.emit(CONFLICT, winner, [loser, victory, 0 if passed else defeat])
    if passed:
        tokens.append(defeat)
        if game.keeps_events:
            game.emit(TOKENS, winner, tokens[:])
    pay_for_victory(game, winner)


def gain_token(game: "ClassicGame", seat: int, token: int) -> None:
    """A victory token without a fight."""
    city = game.cities[seat]
    city.tokens.append(token)
    if game.keeps_events:
        game.emit(TOKENS, seat, city.tokens[:])
    pay_for_victory(game, seat)


def pay_for_victory(game: "ClassicGame", seat: int) -> None:
    """Nero: coins with each victory token."""
    perks = game.cities[seat].perks
    if perks is not NO_PERKS and perks.coins_on[ON_VICTORY]:
        game.gain_coins(seat, perks.coins_on[ON_VICTORY])
