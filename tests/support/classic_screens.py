"""Screens of the classic game in the terminal: what a player sees when asked, and what typed lines choose."""

from collections.abc import Mapping, Sequence

from rich.console import Console

from sevenwonders import Config
from sevenwonders.classic.kinds import REVEALED
from sevenwonders.classic.memory.sample import sample
from sevenwonders.classic.rules import decision_names
from sevenwonders.classic.setup import new_classic_game
from sevenwonders.classic.table import ClassicGame
from sevenwonders.cli.classic.human_player import ClassicPlayer
from sevenwonders.cli.classic.telling import tell
from sevenwonders.kernel.event import EVERYONE, Event
from sevenwonders.kernel.rng import stream
from tests.support.games import CHOICES_STREAM, answer_one
from tests.support.terminal import widest

WIDTHS = [80, 100]
MOST_GAMES = 30
# The end of what is revealed together.
END = Event(REVEALED, -1, [], EVERYONE, [])


def screen(game: ClassicGame, seat: int = 0, width: int = 100) -> str:
    """What the player at the seat sees when asked."""
    console = Console(width=width, color_system=None)
    person = ClassicPlayer(game, seat, console, lambda _: "")
    decision = next(item for item in game.pending() if item.decider == seat)
    with console.capture() as capture:
        person.show_question(decision)
        person.show_hints(decision)
    return capture.get()


def words_on(text: str) -> str:
    """The screen as one run of words, without frames and line ends."""
    return " ".join(text.replace("│", " ").split())


def words_for(game: ClassicGame, seat: int = 0) -> str:
    """What a screen wide enough for everything says to the seat."""
    return words_on(screen(game, seat, 240))


def asked(game: ClassicGame, lines: Sequence[str]) -> tuple[int, str]:
    """The choice of seat 0 for these lines, and what the screen said."""
    console = Console(width=120, color_system=None)
    replies = iter(lines)
    person = ClassicPlayer(game, 0, console, lambda _: next(replies))
    with console.capture() as capture:
        choice = person.ask(next(item for item in game.pending() if item.decider == 0))
    return choice, capture.get()


def told(config: Config, names: list[str], events: list[Event]) -> list[str]:
    """What seat 0 is told about the events at such a table."""
    return [line.words for line in tell(new_classic_game(config, 1), names, 0, events)]


def check_questions(config: Config, marks: Mapping[int, Sequence[str]], width: int) -> None:
    """Every kind of question is drawn with its words, within the width, and without a look at hidden cards."""
    missing = dict(marks)
    for seed in range(MOST_GAMES):
        game = new_classic_game(config, seed)
        rng = stream(seed, CHOICES_STREAM)
        while missing and not game.finished():
            decision = game.pending()[0]
            words = missing.pop(decision.kind, None)
            if words is not None:
                text = screen(game, decision.decider, width)
                assert widest(text) <= width
                assert [word for word in words if word not in words_on(text)] == [], text
                assert screen(sample(game.view(decision.decider), stream(1, 1)), decision.decider, width) == text
            answer_one(game, rng)
    assert [decision_names()[kind] for kind in missing] == []
