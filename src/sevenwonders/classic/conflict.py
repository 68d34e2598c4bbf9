"""Military conflicts at the end of an Age."""

from typing import TYPE_CHECKING, Final, final

from sevenwonders.classic.city import City
from sevenwonders.classic.kinds import CONFLICT, TOKENS
from sevenwonders.classic.perks import NO_PERKS, ON_VICTORY, PASSES_DEFEATS

if TYPE_CHECKING:
    from sevenwonders.classic.rule import Rule
    from sevenwonders.classic.table import ClassicGame

# The value of a victory token, by Age.
VICTORY: Final = [0, 1, 3, 5]


@final
class Fight:
    """Two seats that compare their shields, and the number of tokens that each of them takes."""

    __slots__ = ("one", "other", "tokens")

    def __init__(self, one: int, other: int, tokens: int = 1) -> None:
        self.one = one
        self.other = other
        self.tokens = tokens


def fights_of(rules: "list[Rule]", cities: list[City], ages_ahead: int = 0) -> list[Fight]:
    """The fights at the end of this Age, or of a later one as things are now.

    Cities that keep the peace are skipped, so the cities on either side of one fight each other. If only two cities
    are left, they fight once (R7).
    """
    at_peace: list[int] = []
    for rule in rules:
        at_peace.extend(rule.at_peace(cities, ages_ahead))
    fighters = [seat for seat in range(len(cities)) if seat not in at_peace]
    # The fighters form a ring. Two of them share both borders but fight once (R7).
    count = len(fighters)
    borders = count if count > 2 else 1 if count == 2 else 0
    fights = [Fight(fighters[at], fighters[(at + 1) % count]) for at in range(borders)]
    for rule in rules:
        fights = rule.fights(cities, at_peace, fights, ages_ahead)
    return fights


def resolve_conflicts(game: "ClassicGame") -> None:
    """Carry out all fights: the stronger side takes the Age's victory token, the weaker one a defeat."""
    for fight in fights_of(game.rules, game.cities):
        # Equal strength: nobody takes a token.
        margin = game.cities[fight.one].shields - game.cities[fight.other].shields
        for _ in range(fight.tokens):
            if margin > 0:
                give_tokens(game, fight.one, fight.other)
            elif margin < 0:
                give_tokens(game, fight.other, fight.one)
    for rule in game.rules:
        rule.after_conflicts(game)


def give_tokens(game: "ClassicGame", winner: int, loser: int) -> None:
    """Give the winner a victory token and the loser a defeat."""
    victory = VICTORY[game.age]
    defeat = game.defeats[game.age - 1]
    passed = passes_defeats(game.cities[loser])
    tokens = game.cities[winner].tokens
    tokens.append(victory)
    if not passed:
        game.cities[loser].tokens.append(defeat)
    if game.keeps_events:
        game.emit(CONFLICT, winner, [loser, victory, 0 if passed else defeat])
    # The loser's defeat goes to the winner, in an event of its own since two cities change.
    if passed:
        tokens.append(defeat)
        if game.keeps_events:
            game.emit(TOKENS, winner, tokens[:])
    pay_for_victory(game, winner)


def passes_defeats(city: City) -> bool:
    """Whether the city's defeats go to whoever beat it."""
    return city.perks.rights & PASSES_DEFEATS != 0


def gain_token(game: "ClassicGame", seat: int, token: int) -> None:
    """Give a victory token without a fight."""
    city = game.cities[seat]
    city.tokens.append(token)
    if game.keeps_events:
        game.emit(TOKENS, seat, city.tokens[:])
    pay_for_victory(game, seat)


def lose_token(game: "ClassicGame", seat: int, token: int) -> None:
    """Throw away a token of that value."""
    city = game.cities[seat]
    city.tokens.remove(token)
    if game.keeps_events:
        game.emit(TOKENS, seat, city.tokens[:])


def pay_for_victory(game: "ClassicGame", seat: int) -> None:
    """Pay a city the coins that its perks bring for a victory token, if any."""
    perks = game.cities[seat].perks
    if perks is not NO_PERKS and perks.coins_on[ON_VICTORY]:
        game.gain_coins(seat, perks.coins_on[ON_VICTORY])
