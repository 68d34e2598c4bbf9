"""Military conflicts at the end of an Age."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, final

from mypy_extensions import i64, mypyc_attr

from sevenwonders.classic.city import City
from sevenwonders.classic.kinds import CONFLICT, TOKENS
from sevenwonders.classic.part import in_row, lists_in
from sevenwonders.classic.perks import NO_PERKS, ON_VICTORY, PASSES_DEFEATS
from sevenwonders.kernel.event import Event

if TYPE_CHECKING:
    from sevenwonders.classic.rule import Rule
    from sevenwonders.classic.table import ClassicGame


@final
@mypyc_attr(acyclic=True)
class Fight:
    """Two seats that compare their shields, and the number of tokens that each of them takes.

    `leftwards` is whether `one` meets `other` on the left.
    """

    __slots__ = ("leftwards", "one", "other", "tokens")

    def __init__(self, one: i64, other: i64, tokens: i64 = 1, leftwards: bool = True) -> None:
        self.one = one
        self.other = other
        self.tokens = tokens
        self.leftwards = leftwards


@final
@dataclass(slots=True, eq=False)
class FightOutcome:
    """The outcome of a fight as its winner sees it or, in a draw, as either city does.

    A city that passes its defeats on leaves them to the winner. A draw brings no tokens.
    """

    other: int
    own_shields: int
    other_shields: int
    own_tokens: list[int]
    other_tokens: list[int]

    def values(self) -> list[int]:
        """Return the outcome as the values of an event, for `outcome_in`."""
        return in_row([[self.other, self.own_shields, self.other_shields], self.own_tokens, self.other_tokens])


def outcome_in(event: Event) -> FightOutcome:
    """Read the outcome of a fight from its event."""
    numbers, own_tokens, other_tokens = lists_in(event.values)
    return FightOutcome(numbers[0], numbers[1], numbers[2], own_tokens, other_tokens)


def fights_of(rules: "list[Rule]", cities: list[City], ages_ahead: int = 0) -> list[Fight]:
    """List the fights at the end of this Age, or of a later one as things stand.

    Cities that keep the peace are skipped, so the cities on either side of one fight each other. If only two cities
    are left, they fight once (R7).
    """
    at_peace: list[int] = []
    for rule in rules:
        at_peace.extend(rule.at_peace(cities, ages_ahead))
    fighters = [seat for seat in range(len(cities)) if seat not in at_peace]
    # The fighters form a ring. Two of them share both borders but fight once (R7).
    count = len(fighters)
    if count == 2:
        fights = [Fight(fighters[0], fighters[1], leftwards=is_nearer_left(len(cities), fighters[0], fighters[1]))]
    else:
        fights = [Fight(fighters[at], fighters[(at + 1) % count]) for at in range(count if count > 2 else 0)]
    for rule in rules:
        fights = rule.fights(cities, at_peace, fights, ages_ahead)
    return fights


def is_nearer_left(seats: int, seat: int, other: int) -> bool:
    """Return whether the other seat is at least as near on the left as on the right."""
    return 2 * ((other - seat) % seats) <= seats


def resolve_conflicts(game: "ClassicGame") -> None:
    """Carry out all fights: the stronger side takes the Age's victory token, the weaker one a defeat."""
    for fight in fights_of(game.rules, game.cities):
        # Equal strength: neither city takes a token.
        margin = game.cities[fight.one].shields - game.cities[fight.other].shields
        if fight.tokens and margin >= 0:
            give_tokens(game, fight.one, fight.other, fight.tokens if margin else 0)
        elif fight.tokens:
            give_tokens(game, fight.other, fight.one, fight.tokens)
    for rule in game.rules:
        rule.after_conflicts(game)


def give_tokens(game: "ClassicGame", winner: i64, loser: i64, number: i64) -> None:
    """Give out that many victories and defeats; 0 for a draw."""
    won = game.cities[winner].tokens
    lost = game.cities[loser].tokens
    before = (len(won), len(lost))
    for _ in range(number):
        won.append(game.library.victories[game.age])
    for _ in range(number):
        (won if passes_defeats(game.cities[loser]) else lost).append(game.defeats[game.age - 1])
    if game.keeps_events:
        shields = (game.cities[winner].shields, game.cities[loser].shields)
        outcome = FightOutcome(loser, shields[0], shields[1], won[before[0] :], lost[before[1] :])
        game.emit(CONFLICT, winner, outcome.values())
    for _ in range(number):
        pay_for_victory(game, winner)


def passes_defeats(city: City) -> bool:
    """Return whether the city's defeats go to the winners instead."""
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
