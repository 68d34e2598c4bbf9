"""Tables for score sheets, with the score that the engine gives them: finished games, and cities with random contents.

`python -m tests.support.score_tables COUNT FILE` writes some of them, for a look or for the page's own tests.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sevenwonders import Config, new_game
from sevenwonders.architects.cards import cards_in
from sevenwonders.architects.table import ArchitectsGame
from sevenwonders.classic.libraries import library_for
from sevenwonders.classic.rules import rules_of
from sevenwonders.classic.saving.position import setup_of
from sevenwonders.classic.settings import seats_of
from sevenwonders.classic.table import ClassicGame
from sevenwonders.games import checked_config
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.rng import Rng, stream
from sevenwonders.record.document import YamlNode
from sevenwonders.record.score_file import table_from
from tests.support.expansions import COMBINATIONS
from tests.support.games import any_option, eager_option, play_on

STREAM = 1700
Document = dict[str, Any]


def configurations() -> list[Config]:
    """Every edition, variant, set of expansions and number of players."""
    first = [Config(players, edition=1) for players in range(2, 8)]
    second = [Config(players, edition=2, expansions=sets) for sets in COMBINATIONS for players in range(3, 8)]
    teams = [
        Config(players, edition=2, expansions=sets, variant="teams") for sets in COMBINATIONS for players in (4, 6)
    ]
    architects = [Config(players, game="architects") for players in range(2, 8)]
    return [*first, *second, *teams, *architects]


def tables(count: int) -> Iterator[Document]:
    """That many tables: games of every configuration in turn, each followed by random cities of the same table."""
    configs = configurations()
    rng = stream(count, STREAM)
    for number in range((count + 1) // 2):
        config = configs[number * 7 % len(configs)]
        yield played(config, number, rng)
        if config.game == "classic":
            yield random_cities(config, rng)


def played(config: Config, seed: int, rng: Rng) -> Document:
    """A game that was played to its end."""
    game = new_game(config, seed)
    play_on(game, rng, choose=eager_option if config.game == "classic" else any_option)
    return scored(game)


def scored(game: Game) -> Document:
    """A finished game as a score file, with its score."""
    seats = classic_seats(game) if isinstance(game, ClassicGame) else architects_seats(game)
    return {"sheet": {"config": config_of(game.config), "seats": seats}, **score_of(game)}


def score_of(game: Game) -> Document:
    """The score sheet and the ranking of the engine."""
    return {
        "lines": list(game.categories()),
        "points": [list(score.points) for score in game.score_sheet()],
        "ranking": game.ranking(),
    }


def config_of(config: Config) -> Document:
    """The settings as a score file has them."""
    return {key: value for key, value in config.to_data().items() if value and key != "wonders"}


def classic_seats(game: ClassicGame) -> list[Document]:
    """The cities of a classic game."""
    seats: list[Document] = []
    for seat, city in enumerate(game.cities):
        setup = setup_of(game, seat)
        board = game.library.boards[city.board]
        seats.append(
            {
                "wonder": board.name,
                "side": board.side,
                "coins": city.coins,
                "stages": [number + 1 for number in range(len(board.stages)) if city.built_stages >> number & 1],
                "built": [game.library.cards[card].ident for card in city.built],
                "tokens": city.tokens[:],
                **setup.keys,
            }
        )
    return seats


def architects_seats(game: Game) -> list[Document]:
    """The cities of a game of Architects."""
    assert isinstance(game, ArchitectsGame)
    library = game.library
    return [
        {
            "wonder": library.boards[city.board].ident,
            "cards": [library.cards[card].ident for card in cards_in(city.cards)],
            "stages": [
                number + 1 for number in range(len(library.boards[city.board].stages)) if city.has_built(number)
            ],
            "tokens": [library.tokens[token].ident for token in city.tokens],
            "victories": city.victories,
            "cat": game.cat == seat,
        }
        for seat, city in enumerate(game.cities)
    ]


def random_cities(config: Config, rng: Rng) -> Document:
    """Cities with any cards, tokens and coins, most of which no game would lead to, scored by the engine."""
    config = checked_config(config)
    library = library_for(config)
    keys = [key for rule in rules_of(config) for key in rule.declaration().city_keys]
    wonders = list(range(len(library.wonders)))
    rng.shuffle(wonders)
    cards = list(range(len(library.cards)))
    tokens = [*library.defeats, *library.victories[1:]]
    seats: list[Document] = []
    for _ in range(seats_of(config)):
        board = library.boards[library.wonders[wonders.pop()][rng.below(len(library.sides))]]
        rng.shuffle(cards)
        built = {library.cards[card].name: library.cards[card].ident for card in cards[: rng.below(40)]}
        stages = rng.below(len(board.stages) + 1)
        seat: Document = {
            "wonder": board.name,
            "side": board.side,
            "coins": rng.below(30),
            "stages": list(range(1, stages + 1)),
            "built": list(built.values()),
            "tokens": [tokens[rng.below(len(tokens))] for _ in range(rng.below(7))],
        }
        if "debts" in keys:
            seat["debts"] = rng.below(5)
        if "naval" in keys:
            seat["naval"] = [[-3, -2, -1, 1, 3, 5, 7][rng.below(7)] for _ in range(rng.below(4))]
            seat["fleets"] = {"blue": rng.below(7), "yellow": rng.below(7)}
        seats.append(seat)
    sheet = {"config": config_of(config), "seats": seats}
    return {"sheet": sheet, **score_of(table_from(YamlNode(sheet, "")).game)}


if __name__ == "__main__":
    text = "[\n" + ",\n".join(json.dumps(table) for table in tables(int(sys.argv[1]))) + "\n]\n"
    Path(sys.argv[2]).write_text(text, encoding="utf-8")
