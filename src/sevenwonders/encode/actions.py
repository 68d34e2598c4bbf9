"""Actions: a player's choices as numbers from 0 on, the same numbers in every game.

A way to number the options of a decision is a subclass of `Actions`. If a decision takes several steps, each step
narrows its options: an action keeps those options that have its number. `Asked` is a decision that is being answered
in this way.
"""

from abc import ABC, abstractmethod
from typing import Final, final

from librt.vecs import append, extend, vec
from mypy_extensions import i64, mypyc_attr, u8

from sevenwonders.encode.layout import empty_row
from sevenwonders.kernel.errors import GameError, IllegalChoice
from sevenwonders.kernel.numbers import vector_of

# In place of an action that has not been taken.
NOT_TAKEN: Final = -1


class TooManyOptions(GameError):
    """A decision has more options than the numbering has numbers for."""


class Actions(ABC):
    """A numbering of the options of every decision.

    `size` is the number of actions. The last one is `wait`: the only action of a seat that is not asked anything.
    `levels` is the largest number of steps of a decision.
    """

    def __init__(self, name: str, size: int, levels: int) -> None:
        self.name = name
        self.size = size
        self.wait = size - 1
        self.levels = levels

    @abstractmethod
    def numbers(self, options: vec[i64], level: i64) -> vec[i64]:
        """Return the action of each option at a step, in the order of the options.

        At the last step all are different.
        """

    @abstractmethod
    def label(self, action: int) -> str:
        """Describe the action in a few words."""

    def labels(self) -> list[str]:
        """Describe every action, by its number."""
        return [self.label(action) for action in range(self.size)]

    def check(self, number: i64, room: i64, what: str) -> i64:
        """Return the number. Raises `TooManyOptions` if the numbering has no room for it."""
        if number >= room:
            raise TooManyOptions(
                f"The numbering '{self.name}' has room for {room} {what}, and here is number {number}."
            )
        return number


@final
class OptionActions(Actions):
    """An action is the position of an option in the sorted list of options."""

    def __init__(self, rows: int) -> None:
        super().__init__("options", rows, levels=1)

    def numbers(self, options: vec[i64], level: i64) -> vec[i64]:
        """List the positions from 0 on."""
        self.check(len(options) - 1, self.wait, "options")
        places = vec[i64](capacity=len(options))
        for place in range(len(options)):
            places = append(places, place)
        return places

    def label(self, action: int) -> str:
        """Describe the position in the list."""
        return "wait" if action == self.wait else f"option {action}"


@final
@mypyc_attr(acyclic=True)
class Asked:
    """A decision that is being answered: the options that are left, their actions, and the actions taken so far."""

    __slots__ = ("first", "ident", "level", "numbers", "options", "second")

    def __init__(self, ident: i64, options: vec[i64], numbers: vec[i64], level: i64, first: i64, second: i64) -> None:
        self.ident = ident
        self.options = options
        self.numbers = numbers
        self.level = level
        self.first = first
        self.second = second

    def copy(self) -> "Asked":
        """Return an independent copy. The lists are never changed, only replaced."""
        return Asked(self.ident, self.options, self.numbers, self.level, self.first, self.second)

    def taken(self) -> list[int]:
        """List the actions taken so far."""
        return [int(action) for action in (self.first, self.second) if action != NOT_TAKEN]

    def is_settled(self) -> bool:
        """Return whether a single option is left."""
        return len(self.options) == 1

    def can_take(self, action: i64) -> bool:
        """Return whether the action is legal now."""
        return action in self.numbers

    def narrow(self, actions: Actions, action: i64) -> None:
        """Keep the options with that action, and move on to the next step that makes a difference."""
        kept = vec[i64]()
        for place in range(len(self.options)):
            if self.numbers[place] == action:
                kept = append(kept, self.options[place])
        if len(kept) == 0:
            raise IllegalChoice(f"Action {action} is not possible now. Take one that the mask allows.")
        self.options = kept
        if self.first == NOT_TAKEN:
            self.first = action
        else:
            self.second = action
        if len(kept) > 1:
            self.go_to(actions, self.level + 1)

    def go_to(self, actions: Actions, level: i64) -> None:
        """Go to the next step, from this one on, at which the options have different actions."""
        self.level = level
        self.numbers = actions.numbers(self.options, level)
        while all_equal(self.numbers) and self.level < actions.levels - 1:
            self.level += 1
            self.numbers = actions.numbers(self.options, self.level)

    def fill_mask(self, mask: vec[u8], at: i64) -> None:
        """Mark the legal actions in a mask of zeros that starts there."""
        for number in self.numbers:
            mask[at + number] = 1

    def mask(self, actions: Actions) -> vec[u8]:
        """Return the legal actions: a byte for each action, 1 if it is legal."""
        mask = empty_row(actions.size)
        self.fill_mask(mask, 0)
        return mask

    def path_to(self, actions: Actions, choice: i64) -> list[int]:
        """List the actions that lead to one of the options from here."""
        asked = self.copy()
        path: list[int] = []
        while True:
            for place in range(len(asked.options)):
                if asked.options[place] == choice:
                    action = asked.numbers[place]
            path.append(int(action))
            asked.narrow(actions, action)
            if asked.is_settled():
                return path


def asked_for(actions: Actions, ident: i64, choices: list[int]) -> Asked:
    """Return a decision with these choices at its first step."""
    return asked_about(actions, ident, vector_of(choices))


def asked_about(actions: Actions, ident: i64, options: vec[i64]) -> Asked:
    """Return a decision with these options at its first step. If it has a single option, that is one step too."""
    asked = Asked(ident, options, options, 0, NOT_TAKEN, NOT_TAKEN)
    if len(options) == 1:
        asked.numbers = actions.numbers(options, 0)
    else:
        asked.go_to(actions, 0)
    return asked


def all_equal(numbers: vec[i64]) -> bool:
    """Return whether all numbers are the same."""
    at: i64 = 1
    while at < len(numbers) and numbers[at] == numbers[0]:
        at += 1
    return at == len(numbers)


def reachable(actions: Actions, options: vec[i64]) -> vec[i64]:
    """List every choice to which actions lead, once for each way: the options themselves if the numbering is sound."""
    asked = asked_about(actions, 0, options)
    if asked.is_settled():
        return options
    return choices_under(actions, asked)


def choices_under(actions: Actions, asked: Asked) -> vec[i64]:
    """List the choices that can still be reached, in the order of their actions at each step."""
    found = vec[i64]()
    for action in sorted({int(number) for number in asked.numbers}):
        further = asked.copy()
        further.narrow(actions, action)
        found = (
            append(found, further.options[0])
            if further.is_settled()
            else extend(found, choices_under(actions, further))
        )
    return found
