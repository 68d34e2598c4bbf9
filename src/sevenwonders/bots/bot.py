"""The interface of bots: the questions they are asked, their answers, and games that they play to the end."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr
from typing_extensions import override

from sevenwonders.kernel.choice import Choice
from sevenwonders.kernel.decision import UNANSWERED, Decision
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.memory import Memory
from sevenwonders.kernel.numbers import vector_of
from sevenwonders.kernel.rng import Rng
from sevenwonders.kernel.view import View


@mypyc_attr(acyclic=True, free_list_len=1)
class Question:
    """An open decision: its choices and, on demand, what the decider may see. A bot learns nothing else.

    `choices` has the choices as objects, `options` as integers, and `listed` as machine integers for compiled loops. A
    caller that already knows the options passes them as `only`.
    """

    def __init__(self, game: Game, decision: Decision, only: list[int] | None = None) -> None:
        self._game = game
        self.decision = decision
        self.listed: vec[i64] = game.listed(decision) if only is None else vector_of(only)
        self._options: list[int] | None = None

    @property
    def options(self) -> list[int]:
        """Every choice that the decision allows: sorted, without duplicates, never empty."""
        # Made on demand: a bot that picks from `listed` needs no list.
        options = self._options
        if options is None:
            options = list(self.listed)
            self._options = options
        return options

    def choices(self) -> list[Choice]:
        """List the options as choices with named parts: card, use, stage, price, payments."""
        return [self._game.unpack(self.decision, option) for option in self.listed]

    def view(self) -> View:
        """Return the table as the decider may know it, in the type of its game: narrow it with isinstance."""
        return self._game.view(self.decision.decider)

    def remember(self, memory: Memory) -> None:
        """Show a memory the decider's view. A bot that remembers does so at each of its questions."""
        memory.observe(self.view())

    def kind_name(self) -> str:
        """Return the name of the kind of decision, as in docs/notation.md."""
        return self._game.decision_name(self.decision.kind)

    def words(self, choice: int) -> str:
        """Write a choice in notation, with permanent ids."""
        return self._game.describe(choice, by_id=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that is a program. Make a subclass and override `choose`."""

    def choose(self, question: Question) -> Choice | int:
        """Choose one of `question.choices()`, or one of the integers in `question.options`."""
        return question.options[0]

    def choose_option(self, question: Question) -> int:
        """Return the integer of the bot's choice, for loops."""
        chosen = self.choose(question)
        return chosen if isinstance(chosen, int) else int(chosen)


def best_option(options: list[int], values: list[float], rng: Rng) -> int:
    """Return the option with the highest value; a random one if several are equal."""
    most = max(values)
    best = [option for option, value in zip(options, values, strict=True) if value == most]
    return best[rng.below(len(best))]


@final
class RandomBot(Bot):
    """Chooses each option with the same probability, including sales and every way to pay."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    @override
    def choose(self, question: Question) -> int:
        return self.choose_option(question)

    @override
    def choose_option(self, question: Question) -> int:
        # Playouts ask this way, and a number that is never an object takes less time.
        listed = question.listed
        return listed[self.rng.below(len(listed))]


def play_out(game: Game, bots: list[Bot]) -> None:
    """Answer every decision with the bot of the seat that decides."""
    while game.decisions:
        play_turn(game, bots)


def play_turn(game: Game, bots: list[Bot]) -> None:
    """Answer the decisions that are open now."""
    group = game.decisions
    # Without those that an answer adds to the group, which are open only then.
    for number in range(len(group)):
        decision = group[number]
        if decision.choice != UNANSWERED:
            continue
        question = Question(game, decision)
        choice = bots[decision.decider].choose_option(question)
        # An option that was just listed is legal. Anything else goes the way that refuses it with a reason.
        if choice in question.listed:
            game.answer_listed(decision, choice)
        else:
            game.answer(decision.ident, choice)
