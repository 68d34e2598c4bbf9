"""Every table that can be played, for what has to hold at all of them."""

from collections.abc import Iterator

from sevenwonders import Config, Game, Rng
from sevenwonders.encode.actions import Actions
from sevenwonders.encode.encodings import actions_of
from sevenwonders.encode.play import Play
from sevenwonders.games import checked_config, new_game
from sevenwonders.kernel.rng import stream
from tests.support.expansions import COMBINATIONS

CHOICES_STREAM = 1300


def all_tables() -> list[Config]:
    """Every number of players, edition, set of expansions and variant of both games."""
    tables = [Config(players) for players in range(2, 8)]
    for expansions in COMBINATIONS:
        tables += [Config(players, edition=2, expansions=expansions) for players in range(3, 8)]
        tables += [Config(players, edition=2, expansions=expansions, variant="teams") for players in (4, 6)]
    return tables + [Config(players, game="architects") for players in range(2, 8)]


def table_name(config: Config) -> str:
    parts = [config.game, str(config.players), str(config.edition), config.variant, "-".join(config.expansions)]
    return " ".join(part for part in parts if part)


def numberings(config: Config) -> list[Actions]:
    """The numberings that fit a table."""
    names = ["steps", "options"] if config.expansions else ["steps", "options", "flat"]
    return [actions_of(config, name) for name in names]


def positions(config: Config, seed: int) -> Iterator[Game]:
    """A random game after each answer."""
    game = new_game(checked_config(config), seed)
    rng = stream(seed, CHOICES_STREAM)
    while not game.finished():
        yield game
        decision = game.pending()[0]
        options = game.options(decision.ident)
        game.answer(decision.ident, options[rng.below(len(options))])


def act_at_random(play: Play, rng: Rng) -> int:
    """Let the next seat take a random action, and return that seat."""
    seat = play.seat_to_act()
    actions = play.legal_actions(seat)
    play.act(seat, actions[rng.below(len(actions))])
    return seat
