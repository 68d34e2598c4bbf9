"""What the terminal shows of a position."""

from rich.console import Console

from sevenwonders.classic.table import ClassicGame
from sevenwonders.cli.classic.person import ClassicPerson

SEA = ["--expansion", "armada,edifice"]


def screen(game: ClassicGame, seat: int = 0, width: int = 100) -> str:
    """What the player at the seat sees when asked."""
    console = Console(width=width, color_system=None)
    person = ClassicPerson(game, seat, console, lambda _: "")
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
