"""The fights that a city faces, and what is at stake in them."""

from sevenwonders.classic.conflict import Fight, fights_of, passes_defeats
from sevenwonders.classic.table import ClassicGame
from sevenwonders.server.wire.classic.table import FightState


def fights_ahead(game: ClassicGame) -> list[Fight]:
    """List all fights at the end of this Age, as the table is now."""
    if game.finished() or not game.age:
        return []
    return [fight for fight in fights_of(game.rules, game.cities) if fight.tokens]


def fight_states(game: ClassicGame, seat: int, fights: list[Fight]) -> list[FightState]:
    """List the fights that the city takes part in."""
    return [fight_state(game, seat, fight) for fight in fights if seat in (fight.one, fight.other)]


def fight_state(game: ClassicGame, seat: int, fight: Fight) -> FightState:
    """Describe one fight from one city's side."""
    city = game.cities[seat]
    opponent = fight.other if seat == fight.one else fight.one
    return FightState(
        seat=opponent,
        side="left" if fight.leftwards == (seat == fight.one) else "right",
        tokens=fight.tokens,
        victory=game.library.victories[game.age],
        defeat=0 if passes_defeats(city) else game.defeats[game.age - 1],
        margin=city.shields - game.cities[opponent].shields,
    )
