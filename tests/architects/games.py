"""Tables of Architects written with names, and random games at random points."""

from collections.abc import Iterator

from sevenwonders.architects.cards import cards_in
from sevenwonders.architects.kinds import DECISIONS
from sevenwonders.architects.library import Library, card_idents, library_of, token_names
from sevenwonders.architects.notation import describe, match_option
from sevenwonders.architects.position import CitySetup, Deck, set_up
from sevenwonders.architects.setup import OPTION_NAMES, new_architects_game
from sevenwonders.architects.table import ArchitectsGame
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.numbers import numbers_in
from sevenwonders.kernel.rng import Rng, stream

LIBRARY: Library = library_of()
PLAYERS = range(2, 8)
CENTRE = -1
# Purposes of this suite's own streams, away from those of the game.
CHOICES_STREAM = 1000
POINT_STREAM = 1001

OTHER_OPTIONS = {
    "economy_forces_build": "false",
    "engineering_forces_build": "true",
    "coin_may_replace_held_card": "true",
}


def config(players: int = 3, wonders: list[str] | None = None, options: dict[str, str] | None = None) -> Config:
    return Config(players, game="architects", wonders=wonders, options=options)


def any_config(number: int) -> Config:
    """All numbers of players in turn, and all eight sets of options."""
    values = {name: "true" if number >> bit & 1 else "false" for bit, name in enumerate(OPTION_NAMES)}
    return config(PLAYERS[number % len(PLAYERS)], options=values)


# Random games


def answer_one(game: ArchitectsGame, rng: Rng) -> None:
    decision = game.pending()[0]
    options = game.options(decision.ident)
    game.answer(decision.ident, options[rng.below(len(options))])


def play_on(game: ArchitectsGame, rng: Rng, answers: int = -1) -> ArchitectsGame:
    """Answer that many times, or to the end."""
    while not game.finished() and answers != 0:
        answer_one(game, rng)
        answers -= 1
    return game


def steps_of(game: ArchitectsGame, rng: Rng) -> Iterator[None]:
    """Play to the end; stops after each answer."""
    while not game.finished():
        answer_one(game, rng)
        yield


def game_at(settings: Config, seed: int, answers: int = -1, *, keep_events: bool = False) -> ArchitectsGame:
    """The game of that configuration and seed after that many answers, or at its end."""
    return play_on(new_architects_game(settings, seed, keep_events), stream(seed, CHOICES_STREAM), answers)


def games_in_play(count: int) -> Iterator[tuple[int, ArchitectsGame]]:
    """Games at random points before their end, with their seeds."""
    for seed in range(count):
        point = stream(seed, POINT_STREAM).below(20 * PLAYERS[seed % len(PLAYERS)])
        game = game_at(any_config(seed), seed, point)
        if not game.finished():
            yield seed, game


def moments(count: int) -> Iterator[tuple[int, ArchitectsGame]]:
    """Games with all sets of options, at every decision and at their end, with their seeds."""
    for seed in range(count):
        game = game_at(any_config(seed), seed, 0)
        yield seed, game
        for _ in steps_of(game, stream(seed, CHOICES_STREAM)):
            yield seed, game


# Positions by names


def cards(words: str) -> list[int]:
    return [LIBRARY.find_card(word) for word in words.split(",") if word.strip()]


def tokens(words: str) -> list[int]:
    return [LIBRARY.find_token(word) for word in words.split(",") if word.strip()]


def city(wonder: str = "Giza", held: str = "", stages: str = "", owned: str = "", victories: int = 0) -> CitySetup:
    """One city of a position: `city("Giza", "wood, coin", "12", "Economy")`."""
    return CitySetup(
        LIBRARY.find_board(wonder), cards(held), [int(number) for number in stages], tokens(owned), victories
    )


def table(
    *cities: CitySetup,
    tops: dict[int, str] | None = None,
    only: dict[int, str] | None = None,
    options: dict[str, str] | None = None,
    active: int = 0,
    row: str | None = None,
    stack: str | None = None,
    discard: str = "",
    peace: int = -1,
    cat: int = -1,
) -> ArchitectsGame:
    """A position: `tops` and `only` name top cards of decks by seat (CENTRE is the central one), topmost first.

    Fewer than three cities are filled up with Rhodes, Olympia or Giza. Decks that nobody names have blue cards on top.
    """
    placed = [*cities]
    for name in ("Rhodes", "Olympia", "Giza"):
        if len(placed) < 3 and LIBRARY.find_board(name) not in [other.board for other in placed]:
            placed.append(city(name))
    decks = [Deck(cards("blue_3, blue_3, blue_3, blue_3")) for _ in range(len(placed) + 1)]
    for deck, words in (tops or {}).items():
        decks[deck] = Deck(cards(words))
    for deck, words in (only or {}).items():
        decks[deck] = Deck(cards(words), complete=True)
    return set_up(
        config(len(placed), options=options),
        placed,
        active=active,
        decks=decks,
        row=None if row is None else tokens(row),
        stack=None if stack is None else tokens(stack),
        discard=cards(discard),
        peace=peace,
        cat=cat,
    )


def choose(game: ArchitectsGame, *choices: str) -> ArchitectsGame:
    """Answer in words, one decision after the other."""
    for words in choices:
        decision = game.pending()[0]
        game.answer(decision.ident, match_option(game, decision, words))
    return game


def asked(game: ArchitectsGame) -> str:
    """The kind of the open decision and its seat: `card 0`; empty at the end of the game."""
    return f"{DECISIONS[game.decisions[0].kind]} {game.decisions[0].seat}" if game.decisions else ""


def offered(game: ArchitectsGame) -> list[str]:
    """The options of the open decision in words."""
    decision = game.pending()[0]
    return [describe(LIBRARY, choice) for choice in game.options(decision.ident)]


def held(game: ArchitectsGame, seat: int = 0) -> str:
    """The cards of a seat's city by id."""
    return ", ".join(card_idents(LIBRARY, cards_in(game.cities[seat].cards)))


def built(game: ArchitectsGame, seat: int = 0) -> str:
    """The built stages of a seat's city."""
    return "".join(str(number + 1) for number in numbers_in(game.cities[seat].stages))


def owned(game: ArchitectsGame, seat: int = 0) -> str:
    """The progress tokens of a seat's city."""
    return ", ".join(token_names(LIBRARY, game.cities[seat].tokens))
