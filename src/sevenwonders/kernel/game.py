"""The loop that all games of the family share: steps, sealed groups of decisions, answers, events."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from sevenwonders.kernel.choice import Choice, ChoiceReader
from sevenwonders.kernel.codec import Data, pairs
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.decision import UNANSWERED, Decision
from sevenwonders.kernel.errors import IllegalChoice, UnknownDecision
from sevenwonders.kernel.event import EVERYONE, Event
from sevenwonders.kernel.interactive import FOR_RULES, html_of, text_of
from sevenwonders.kernel.numbers import vector_of, within_word
from sevenwonders.kernel.rng import Rng
from sevenwonders.kernel.score import Score
from sevenwonders.kernel.seed import seed_to_data
from sevenwonders.kernel.storage import Place, load_from, save_to
from sevenwonders.kernel.view import View
from sevenwonders.kernel.wording import NO_READER, English, Phrase

# A decision of a game or view, or its number.
AnyDecision = Decision | int
# A choice, its integer, or its notation.
AnyChoice = Choice | int | str


class Game(ABC):
    """A game in progress: an agenda (a stack of steps) and one group of open decisions, at most one per seat."""

    def __init__(
        self,
        steps: vec[i64],
        decisions: list[Decision],
        next_ident: int,
        given: vec[i64],
        rng: Rng,
        event_count: int,
        config: Config,
        seed: int,
    ) -> None:
        # The agenda as machine integers; `push` adds to it.
        self.steps = steps
        self.decisions = decisions
        self.next_ident = next_ident
        # Every answer as the number of its decision and the choice, in the order in which they were given.
        self.given = given
        self.rng = rng
        self.event_count = event_count
        self.config = config
        self.seed = seed
        self.events: list[Event] = []
        self.keeps_events = False

    def __str__(self) -> str:
        return text_of(self)

    def __repr__(self) -> str:
        state = "finished" if self.finished() else f"{len(self.pending())} of {len(self.decisions)} decisions open"
        return f"<{type(self).__name__} {self.moment()}, {state}, {self.config!r}>"

    def _repr_html_(self) -> str:
        """Draw the table for Jupyter."""
        return html_of(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and type(self) is type(other) and self.to_data() == other.to_data()

    def __hash__(self) -> int:
        # Neither ever changes: a game that is played on stays where a set or dictionary has put it.
        return hash((self.seed, self.config.players))

    def __copy__(self) -> "Game":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> "Game":
        return self.copy()

    def __dir__(self) -> list[str]:
        """List what players and bots use. Names for authors of rules work but are not suggested (decision 60)."""
        return [name for name in object.__dir__(self) if name not in FOR_RULES]

    # Questions to every game

    @abstractmethod
    def moment(self) -> str:
        """Name the current moment, such as `Age II, turn 3`."""

    @abstractmethod
    def copy(self) -> "Game":
        """Return an independent copy of the game, which keeps no events."""

    @abstractmethod
    def view(self, seat: int) -> View:
        """Return the seat's view of the table; seat -1 is a spectator."""

    def view_beside(self, seat: int, other: View | None) -> View:
        """Return a player's view for a caller that never changes it. It may share parts with another player's view.

        `other` is a view of the same moment, or None.
        """
        return self.view(seat)

    @abstractmethod
    def players(self) -> list[int]:
        """Return the seats that are ranked."""

    @abstractmethod
    def board_names(self) -> list[str]:
        """Return the permanent id of each city's board."""

    @abstractmethod
    def categories(self) -> list[str]:
        """Return the lines of the score sheet, in the order of `Score.points`."""

    @abstractmethod
    def score_sheet(self) -> Sequence[Score]:
        """Return every city's score as if the game ended now."""

    def ranking(self) -> list[list[int]]:
        """Rank the players' seats as if the game ended now; tied players share a place."""
        return self.ranked(self.score_sheet())

    @abstractmethod
    def ranked(self, scores: Sequence[Score]) -> list[list[int]]:
        """Rank the players' seats by these scores, one for every city in the order of seats."""

    @abstractmethod
    def to_data(self) -> Data:
        """Save the whole game as plain data, for `sevenwonders.load_game`."""

    def save(self, path: Place) -> None:
        """Write the whole game to a file, to be continued later."""
        save_to(self, path)

    @staticmethod
    def load(path: Place) -> "Game":
        """Load the game that `save` wrote. Raises `BrokenSave` or `VersionMismatch` if that is not possible."""
        game = load_from(path)
        assert isinstance(game, Game)
        return game

    @abstractmethod
    def match_option(self, decision: AnyDecision, words: str) -> int:
        """Find the first option that matches the typed choice. Raises `IllegalChoice` if there is none."""

    @abstractmethod
    def fits(self, choice: int, words: str) -> bool:
        """Return whether the typed choice could mean this one; omitted parts match anything."""

    @abstractmethod
    def exact_choice(self, words: str) -> int:
        """Find the one choice that `describe(..., by_id=True)` writes in these words."""

    @abstractmethod
    def decision_name(self, kind: int) -> str:
        """Return the name of a kind of decision."""

    @abstractmethod
    def event_name(self, kind: int) -> str:
        """Return the name of a kind of event."""

    # Words about the game; `english` has the texts for English readers

    @abstractmethod
    def english(self) -> English:
        """Return the English texts of this game."""

    @abstractmethod
    def city_names(self) -> list[str]:
        """Name every city: after its wonder, or `Free City`."""

    @abstractmethod
    def phrase(self, event: Event) -> Phrase | None:
        """Return the phrase for the event, or None if it is not worth a line.

        For a viewer, pass `event.seen_by(seat)`: the phrase then leaves out what that seat may not know.
        """

    def sentence(self, event: Event, names: Sequence[str], reader: int = NO_READER) -> str:
        """Word the event with the cities' names and `you` for the reader. Empty if it is not worth a line."""
        phrase = self.phrase(event)
        return "" if phrase is None else self.english().sentence(phrase, names, reader)

    @abstractmethod
    def heading(self) -> Phrase:
        """Return the heading of the current turn, such as `Age I, turn 3`."""

    @abstractmethod
    def heading_at(self, event: Event) -> Phrase | None:
        """Return the heading of the section that begins with the event, or None.

        The game may have moved on since then.
        """

    def opening(self) -> Phrase | None:
        """Return the heading of the part before the first turn, or None if there is no such part."""
        return None

    @abstractmethod
    def forced_choice(self, event: Event) -> int:
        """Return the choice that the engine made because it was the only one, if the event says so, or UNANSWERED."""

    @abstractmethod
    def turns_begun(self) -> int:
        """Count the turns that have begun since the start of the game."""

    @abstractmethod
    def without_payment(self, choice: i64) -> i64:
        """Return the choice without its payment: options that differ only in payment give the same number.

        In a game in which the payment matters a lot, this is the choice itself.
        """

    # Hooks for each game

    @abstractmethod
    def run_step(self, step: i64) -> None:
        """Run one step of the agenda."""

    @abstractmethod
    def listed(self, decision: Decision) -> vec[i64]:
        """List every choice that the decision allows now, as machine integers: sorted, without duplicates."""

    def options_of(self, decision: Decision) -> list[int]:
        """List the choices of `listed` as ordinary integers."""
        return list(self.listed(decision))

    @abstractmethod
    def unpack(self, decision: Decision, option: i64) -> Choice:
        """Unpack an option of an open decision into a choice with named parts."""

    @abstractmethod
    def choice_reader(self) -> ChoiceReader:
        """Return the reader of this game's choices, the same one for all games with the same cards."""

    @abstractmethod
    def can_choose(self, decision: Decision, choice: int) -> bool:
        """Return whether the choice is among the options, without listing them."""

    @abstractmethod
    def refusal(self, decision: Decision, choice: int) -> str:
        """Explain in one sentence why the choice is not among the options."""

    @abstractmethod
    def resolve(self, group: list[Decision]) -> None:
        """Carry out a group whose decisions are all answered."""

    @abstractmethod
    def sealed(self, decision: Decision) -> None:
        """React to an answer that was just sealed: the group may need a further question."""

    @abstractmethod
    def unsealed(self, decision: Decision) -> None:
        """React before an answer is replaced: its consequences may have to be withdrawn."""

    @abstractmethod
    def note_forced(self, seat: int, kind: int, choice: int) -> None:
        """Log that the only possible choice was made."""

    @abstractmethod
    def note_asked(self, decision: Decision) -> None:
        """Log that a decision was opened."""

    @abstractmethod
    def note_answered(self, decision: Decision) -> None:
        """Log that a decision was answered, or its answer changed."""

    @abstractmethod
    def note_revealed(self) -> None:
        """Log that the open group is complete and its answers are revealed."""

    @abstractmethod
    def note_table(self) -> None:
        """Log the public state of the table, now that the game waits for an answer or is over."""

    # Asking

    def open_decision(self, seat: int, decider: int, kind: int) -> Decision:
        """Add a decision to the open group."""
        decision = Decision(self.next_ident, seat, decider, kind, UNANSWERED)
        self._open(decision)
        return decision

    def _open(self, decision: Decision) -> None:
        self.next_ident += 1
        self.decisions.append(decision)
        if self.keeps_events:
            self.note_asked(decision)

    def ask_alone(self, seat: int, decider: int, kind: int) -> None:
        """Ask one player outside a simultaneous turn. A single option is chosen without asking."""
        # The decision gets a number only if it is really asked: records count questions, not steps.
        decision = Decision(self.next_ident, seat, decider, kind, UNANSWERED)
        options = self.listed(decision)
        if len(options) == 1:
            decision.choice = options[0]
            if self.keeps_events:
                self.note_forced(seat, kind, options[0])
            self.resolve([decision])
        elif len(options):
            self._open(decision)

    # The agenda

    def push(self, step: i64) -> None:
        """Put a step on top of the agenda: it runs next, unless others are pushed after it."""
        self.steps = append(self.steps, step)

    @property
    def agenda(self) -> Sequence[int]:
        """A copy of the remaining steps, the next one last. To add a step, use `push`."""
        return list(self.steps)

    @agenda.setter
    def agenda(self, steps: Sequence[int]) -> None:
        self.steps = vector_of(list(steps))

    # Answering

    def advance(self) -> None:
        """Run steps until a player has to decide, or the agenda is empty."""
        # One group at a time: while a decision is open, no further step runs.
        while len(self.steps) > 0 and not self.decisions:
            self.steps, step = pop(self.steps)
            self.run_step(step)
        if self.keeps_events:
            self.note_table()

    def finished(self) -> bool:
        """Return whether the game is over: nothing is left to decide."""
        return not self.decisions

    def decision(self, decision: AnyDecision) -> Decision:
        """Return the open decision of this game that has the number, or the number of the other decision."""
        ident: int = decision if isinstance(decision, int) else decision.ident
        # Records and callers may name any number, even one that is not a machine integer.
        if 0 <= ident < self.next_ident:
            for item in self.decisions:
                if item.ident == ident:
                    return item
        raise UnknownDecision(f"Decision {ident} is not open. Ask for the pending decisions and answer one of them.")

    @property
    def history(self) -> list[int]:
        """All answers in the order in which they were given, each as decision number and choice."""
        return list(self.given)

    def pending(self) -> list[Decision]:
        """List the decisions that still need an answer."""
        return [decision for decision in self.decisions if decision.choice == UNANSWERED]

    def choices(self, decision: AnyDecision) -> list[Choice]:
        """List every choice that the open decision allows: sorted, without duplicates, never empty."""
        asked = self.decision(decision)
        return [self.unpack(asked, option) for option in self.listed(asked)]

    def choice(self, decision: AnyDecision, choice: AnyChoice) -> Choice:
        """Return the choice that an integer or notation means for the open decision.

        Parts that the notation omits match anything; the cheapest choice is taken. Raises `IllegalChoice` if the
        decision does not allow it.
        """
        asked = self.decision(decision)
        option = self._option(asked, choice)
        self._check(asked, option)
        return self.unpack(asked, option)

    def options(self, decision: AnyDecision) -> list[int]:
        """List the choices of the open decision as integers, for loops that must be fast."""
        return self.options_of(self.decision(decision))

    def describe(self, choice: AnyChoice, by_id: bool = False) -> str:
        """Write the choice as a person would, with names or with permanent ids."""
        reader = self.choice_reader()
        if isinstance(choice, int):
            return reader.words(choice, by_id)
        return reader.words(reader.read(choice) if isinstance(choice, str) else int(choice), by_id)

    def explain(self, decision: AnyDecision, choice: AnyChoice) -> str:
        """Explain why the open decision does not allow the choice. Returns an empty text if it does."""
        asked = self.decision(decision)
        try:
            option = self._option(asked, choice)
        except IllegalChoice as error:
            return str(error)
        return self.refusal(asked, within_word(option))

    def answer(self, decision: AnyDecision, choice: AnyChoice) -> None:
        """Give the sealed answer to an open decision. The last answer of a group reveals them all.

        The decision may be given by its number, and the choice by its integer or in notation.
        """
        asked = self.decision(decision)
        if asked.choice != UNANSWERED:
            raise UnknownDecision(
                f"Decision {asked.ident} is answered already. Use change() until the others have answered."
            )
        option = choice if isinstance(choice, int) else self._option(asked, choice)
        self._check(asked, option)
        self.answer_listed(asked, option)

    @abstractmethod
    def after(self, decision: AnyDecision, choice: AnyChoice) -> "Game":
        """Return a copy of the game with this answer given. The game stays as it is. It costs a copy and an answer."""

    def answer_listed(self, decision: Decision, choice: i64) -> None:
        """Give the sealed answer to an open decision that has none yet, with an option that was just listed.

        Bots and playouts choose from the options, so nothing is checked here. All other callers use `answer`.
        """
        self._seal(decision, choice)
        # Answers stay sealed until the last seat has chosen (R2.1).
        for other in self.decisions:
            if other.choice == UNANSWERED:
                return
        # The group is closed before it is resolved: resolving may open the next one.
        group = self.decisions
        self.decisions = []
        if self.keeps_events:
            self.note_revealed()
        self.resolve(group)
        self.advance()

    def change(self, decision: AnyDecision, choice: AnyChoice) -> None:
        """Replace a sealed answer, as long as the group has not been revealed."""
        asked = self.decision(decision)
        if asked.choice == UNANSWERED:
            raise UnknownDecision(f"Decision {asked.ident} has no answer to change yet. Use answer().")
        option = self._option(asked, choice)
        self._check(asked, option)
        self._seal(asked, option)

    def _option(self, decision: Decision, choice: AnyChoice) -> int:
        """Return the integer of a choice that is given in any form, whether or not the decision allows it."""
        if isinstance(choice, int):
            return choice
        if isinstance(choice, str):
            return self.match_option(decision, choice)
        if choice.reader is not self.choice_reader():
            raise IllegalChoice(f"'{choice}' is a choice of a game with other cards. Take one from choices().")
        return int(choice)

    def _check(self, decision: Decision, choice: int) -> None:
        # Checked before anything is touched, so a refused choice leaves the game as it was.
        sized = within_word(choice)
        if not self.can_choose(decision, sized):
            raise IllegalChoice(self.refusal(decision, sized))

    def _seal(self, decision: Decision, choice: i64) -> None:
        if decision.choice != UNANSWERED:
            self.unsealed(decision)
        decision.choice = choice
        self.given = append(append(self.given, decision.ident), choice)
        if self.keeps_events:
            self.note_answered(decision)
        self.sealed(decision)

    # Events

    def emit(self, kind: int, seat: int, values: list[int]) -> None:
        """Log an event that everyone may see."""
        self.event_count += 1
        self.events.append(Event(kind, seat, values, EVERYONE, []))

    def emit_secret(self, kind: int, seat: int, values: list[int], audience: int, secret: list[int]) -> None:
        """Log an event whose values everyone may see, but whose secret only one seat may see."""
        self.event_count += 1
        self.events.append(Event(kind, seat, values, audience, secret))

    # Saving

    def kernel_data(self) -> Data:
        """Return the plain data that all saved games have in common."""
        return {
            "agenda": list(self.agenda),
            "next_ident": self.next_ident,
            "rng": self.rng.to_data(),
            "event_count": self.event_count,
            "config": self.config.to_data(),
            "seed": seed_to_data(self.seed),
            "history": self.answers_to_data(self.history),
        }

    def answers_to_data(self, history: list[int]) -> list[object]:
        """Write answers as pairs of decision number and text with permanent ids."""
        return [[history[at], self.describe(history[at + 1], by_id=True)] for at in range(0, len(history), 2)]

    def answers_from_data(self, value: object) -> list[int]:
        """Load the answers that `answers_to_data` wrote."""
        history: list[int] = []
        for ident, words in pairs(value, "answers"):
            history.append(ident)
            history.append(self.exact_choice(words))
        return history
