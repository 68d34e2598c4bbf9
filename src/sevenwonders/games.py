"""The games of the family by name, and everything that can be asked of one before there is a table."""

from abc import ABC, ABCMeta, abstractmethod
from collections.abc import Callable, Mapping
from typing import ClassVar, Final, final

from typing_extensions import override

from sevenwonders.architects import follow as architects_follow
from sevenwonders.architects import library as architects_library
from sevenwonders.architects import load as architects_load
from sevenwonders.architects import memory as architects_memory
from sevenwonders.architects import setup as architects_setup
from sevenwonders.architects import version as architects_version
from sevenwonders.architects import view as architects_view
from sevenwonders.architects.table import ArchitectsGame
from sevenwonders.classic import follow as classic_follow
from sevenwonders.classic import rules as classic_rules
from sevenwonders.classic import settings as classic_settings
from sevenwonders.classic import setup as classic_setup
from sevenwonders.classic import version as classic_version
from sevenwonders.classic import view as classic_view
from sevenwonders.classic.libraries import library_for
from sevenwonders.classic.memory import sample as classic_sample
from sevenwonders.classic.memory import seat_memory as classic_memory
from sevenwonders.classic.saving import load as classic_load
from sevenwonders.classic.table import ClassicGame
from sevenwonders.kernel.codec import Data, field_of, mapping, text
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.decision import UNANSWERED
from sevenwonders.kernel.errors import BadConfig, GameError, VersionMismatch
from sevenwonders.kernel.event import Event
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.memory import Memory, Sampler
from sevenwonders.kernel.rng import Rng
from sevenwonders.kernel.score import NO_TEAM
from sevenwonders.kernel.view import View
from sevenwonders.kernel.wording import Phrase

# Compiled, abstract classes share one cache of what `isinstance` has answered: a view that is no game would then be no
# view either. Each class gets a cache of its own.
for kind in (
    *(Game, ClassicGame, ArchitectsGame),
    *(View, classic_view.View, architects_view.View),
    *(Memory, classic_memory.ClassicMemory, architects_memory.ArchitectsMemory),
):
    type.__setattr__(kind, "_abc_impl", vars(ABCMeta(kind.__name__, (), {}))["_abc_impl"])

# Deals a game from its configuration and seed; the last argument says whether it keeps its events.
Deal = Callable[[Config, int, bool], Game]


# To add a game, write a subclass here and add it to RULESETS; nothing above the registry names a game.
class Ruleset(ABC):
    """One game of the family. Code that serves all games asks here, and never asks which game it is."""

    name: str
    version: int
    # How to deal a game that plays by an earlier version of the rules. When the version is raised, the old one is added
    # here, so that games which began with it can be finished and replayed.
    earlier: ClassVar[Mapping[int, Deal]] = {}

    def versions(self) -> list[int]:
        """List all playable versions of the rules, the earliest first."""
        return sorted([*self.earlier, self.version])

    @abstractmethod
    def checked_config(self, config: Config) -> Config:
        """Return the configuration with defaults filled in. Raises `BadConfig` if there is no such game."""

    @abstractmethod
    def seats_of(self, config: Config) -> int:
        """Count the cities at the table of a checked configuration."""

    @abstractmethod
    def teams_of(self, config: Config) -> list[int]:
        """Return the team of each city at the table of a checked configuration; NO_TEAM for cities that play alone."""

    @abstractmethod
    def wonder_named(self, config: Config, wish: str) -> str:
        """Name the wonder that a wish asks for, at the table of a checked configuration.

        The name is empty if the wish leaves the wonder to chance. Raises `BadConfig` if there is no such wonder here.
        """

    def variants(self) -> list[str]:
        """List the names of the game's variants."""
        return []

    @abstractmethod
    def new_game(self, config: Config, seed: int, keep_events: bool = False) -> Game:
        """Set up a game at its first decision. The same configuration and seed give the same game."""

    @abstractmethod
    def load_game(self, data: Data) -> Game:
        """Load the game that `to_data` saved. Raises `BrokenSave` if the data is damaged."""

    @abstractmethod
    def sampler(self, view: View, memory: Memory | None, open_answers: bool) -> Sampler:
        """Return a sampler of full games that agree with the view, and with its seat's memory if there is one."""

    @abstractmethod
    def new_memory(self, config: Config, seat: int) -> Memory:
        """Return an empty memory for a seat at the table of a checked configuration."""

    @abstractmethod
    def load_memory(self, data: Data) -> Memory:
        """Load the memory that `to_data` saved. Raises `BrokenSave` if the data is damaged."""

    @abstractmethod
    def follow(self, view: View, event: Event) -> None:
        """Update the view with an event, given as the viewer may see it."""


@final
class ClassicRuleset(Ruleset):
    """7 Wonders."""

    name = "classic"
    version = classic_version.RULES_VERSION

    @override
    def checked_config(self, config: Config) -> Config:
        return classic_settings.checked_config(config)

    @override
    def seats_of(self, config: Config) -> int:
        return classic_settings.seats_of(config)

    @override
    def teams_of(self, config: Config) -> list[int]:
        rules = classic_rules.hooks_of(config).rules
        return [max([rule.team(seat) for rule in rules], default=NO_TEAM) for seat in range(self.seats_of(config))]

    @override
    def wonder_named(self, config: Config, wish: str) -> str:
        library = library_for(config)
        board = classic_setup.chosen_board(library, wish)
        return library.boards[board].name if board >= 0 else ""

    @override
    def variants(self) -> list[str]:
        return [variant.name for variant in classic_settings.all_variants()]

    @override
    def new_game(self, config: Config, seed: int, keep_events: bool = False) -> Game:
        return classic_setup.new_classic_game(config, seed, keep_events)

    @override
    def load_game(self, data: Data) -> Game:
        return classic_load.load_classic_game(data)

    @override
    def sampler(self, view: View, memory: Memory | None, open_answers: bool) -> Sampler:
        # The registry has picked this ruleset by the view's own configuration.
        assert isinstance(view, classic_view.View)
        assert memory is None or isinstance(memory, classic_memory.ClassicMemory)
        return classic_sample.sampler_of(view, memory, open_answers)

    @override
    def new_memory(self, config: Config, seat: int) -> Memory:
        return classic_memory.new_classic_memory(config, seat)

    @override
    def load_memory(self, data: Data) -> Memory:
        return classic_memory.load_classic_memory(data)

    @override
    def follow(self, view: View, event: Event) -> None:
        assert isinstance(view, classic_view.View)
        classic_follow.follow(view.library, view, event)


@final
class ArchitectsRuleset(Ruleset):
    """7 Wonders Architects."""

    name = "architects"
    version = architects_version.RULES_VERSION

    @override
    def checked_config(self, config: Config) -> Config:
        return architects_setup.checked_config(config)

    @override
    def seats_of(self, config: Config) -> int:
        return config.players

    @override
    def teams_of(self, config: Config) -> list[int]:
        return [NO_TEAM] * config.players

    @override
    def wonder_named(self, config: Config, wish: str) -> str:
        library = architects_library.library_of()
        board = architects_setup.chosen_board(library, wish)
        return library.boards[board].name if board >= 0 else ""

    @override
    def new_game(self, config: Config, seed: int, keep_events: bool = False) -> Game:
        return architects_setup.new_architects_game(config, seed, keep_events)

    @override
    def load_game(self, data: Data) -> Game:
        return architects_load.load_architects_game(data)

    @override
    def sampler(self, view: View, memory: Memory | None, open_answers: bool) -> Sampler:
        # Views show all that a seat knows, and no answer is ever sealed.
        assert isinstance(view, architects_view.View)
        return architects_memory.sampler_of(view)

    @override
    def new_memory(self, config: Config, seat: int) -> Memory:
        return architects_memory.ArchitectsMemory(config, seat)

    @override
    def load_memory(self, data: Data) -> Memory:
        return architects_memory.load_architects_memory(data)

    @override
    def follow(self, view: View, event: Event) -> None:
        assert isinstance(view, architects_view.View)
        architects_follow.follow(architects_library.library_of(), view, event)


# By the name that a configuration uses.
RULESETS: Final[dict[str, Ruleset]] = {ruleset.name: ruleset for ruleset in (ClassicRuleset(), ArchitectsRuleset())}


def ruleset_of(game: str) -> Ruleset:
    """Return the game with that name. Raises `BadConfig` if there is none."""
    if game not in RULESETS:
        raise BadConfig(Phrase("no-game", game=game, names=list(RULESETS)))
    return RULESETS[game]


def checked_config(config: Config) -> Config:
    """Return the configuration with defaults filled in. Raises `BadConfig` if there is no such game."""
    return ruleset_of(config.game).checked_config(config)


def new_game(config: Config, seed: int, keep_events: bool = False, rules: int | None = None) -> Game:
    """Set up a game at its first decision. The same configuration and seed give the same game.

    It plays by the newest version of the rules, or by an earlier one that can still be played.
    """
    ruleset = ruleset_of(config.game)
    if rules is None or rules == ruleset.version:
        return ruleset.new_game(config, seed, keep_events)
    if rules not in ruleset.earlier:
        known = ", ".join(str(version) for version in ruleset.versions())
        raise VersionMismatch(Phrase("no-rules", rules=str(rules), game=config.game, known=known))
    return ruleset.earlier[rules](config, seed, keep_events)


def game_from_data(data: Data) -> Game:
    """Load the game that `to_data` saved. Raises `BrokenSave` if the data is damaged."""
    return ruleset_of(game_name_in(data)).load_game(data)


def game_name_in(data: Data) -> str:
    """Return the name of the game in saved data. The ruleset of that name checks everything else."""
    return text(field_of(mapping(field_of(data, "config"), "config"), "game"), "game")


def sample(view: View, rng: Rng) -> Game:
    """Deal a full game that agrees with the view: hidden cards are dealt at random from those that it allows."""
    return sampler(view).deal(rng)


def sampler(view: View, memory: Memory | None = None, open_answers: bool = False) -> Sampler:
    """Return a sampler of full games that agree with the view, and with the same seat's memory if there is one.

    It can deal many games, and costs no more for a single one. The sealed answers of others are random legal ones; with
    `open_answers` they are left open instead, for the players who take over.
    """
    return ruleset_of(view.config.game).sampler(view, memory, open_answers)


def new_memory(config: Config, seat: int) -> Memory:
    """Return the memory of a seat that has seen nothing yet.

    Show it the seat's view at each of the seat's questions.
    """
    return ruleset_of(config.game).new_memory(checked_config(config), seat)


def memory_from_data(data: Data) -> Memory:
    """Load the memory that `to_data` saved. Raises `BrokenSave` if the data is damaged."""
    return ruleset_of(game_name_in(data)).load_memory(data)


def remembered(game: Game, seat: int) -> Memory:
    """Rebuild a seat's memory of a game from all questions that it was asked.

    The game's own answers are played again. A game without them, such as a position that was set up by hand, gives a
    memory of its current view only.
    """
    memory = new_memory(game.config, seat)
    try:
        # A view counts the events, so the game keeps them if the other one does.
        replay = new_game(game.config, game.seed, keep_events=game.event_count > 0)
        show_questions(replay, game.history, memory, seat)
    except GameError:
        return new_memory(game.config, seat)
    return memory if replay.view(seat) == game.view(seat) else new_memory(game.config, seat)


def show_questions(game: Game, answers: list[int], memory: Memory, seat: int) -> None:
    """Replay answers in a new game, and show a memory the seat's view at each of the seat's questions."""
    shown = -1
    for at in range(0, len(answers) + 1, 2):
        asked = [int(item.ident) for item in game.pending() if item.decider == seat and item.ident > shown]
        if asked:
            shown = max(asked)
            memory.observe(game.view(seat))
        if at < len(answers):
            give(game, answers[at], answers[at + 1])


def give(game: Game, ident: int, choice: int) -> None:
    """Give an answer, or change it if the decision has one already."""
    if game.decision(ident).choice == UNANSWERED:
        game.answer(ident, choice)
    else:
        game.change(ident, choice)


def follow(view: View, event: Event) -> None:
    """Update the view with an event, given as the viewer may see it: old view plus events equals new view."""
    ruleset_of(view.config.game).follow(view, event)
