"""The course of a game: every player's chance to win and expected points, made of the same rollouts as the moves."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from sevenwonders.bots.analysis.judged_option import JudgedOption
from sevenwonders.bots.analysis.move import Move, Reading


class Point(NamedTuple):
    """The chances of all players to win and their expected points, with the choices that they make after `step`."""

    step: int
    age: int
    turn: int
    chances: list[float]
    points: list[float]


def point_of(readings: Sequence[Reading], sides: list[int]) -> Point:
    """Return the point of a group of decisions.

    A player who decides knows best what that is worth; for all others the deciders' opinions count. Together the
    chances of all sides are 1.
    """
    own = {reading.seat: reading for reading in readings}
    seen_by = [[own[seat]] if seat in own else list(own.values()) for seat in range(len(sides))]
    chances = [mean_of([reading.chances[seat] for reading in seen]) for seat, seen in enumerate(seen_by)]
    points = [mean_of([reading.points[seat] for reading in seen]) for seat, seen in enumerate(seen_by)]
    first = readings[0]
    return Point(first.group, first.age, first.turn, shared_out(chances, sides), points)


def shared_out(chances: list[float], sides: list[int]) -> list[float]:
    """Scale chances so that those of all sides are 1 together; all players of a side have the same."""
    by_side = {
        side: mean_of([chance for chance, its in zip(chances, sides, strict=True) if its == side]) for side in sides
    }
    total = sum(by_side.values())
    return [by_side[side] / total if total else 1 / len(by_side) for side in sides]


def moves_of(readings: Sequence[Reading], point: Point) -> Iterator[Move]:
    """Yield the moves of a group, with chances that agree with the point: the difference between options stays."""
    for reading in readings:
        move = reading.move
        if move is not None:
            shift = point.chances[reading.seat] - move.choice.chance
            yield replace(move, choice=shifted(move.choice, shift), best=shifted(move.best, shift))


def shifted(option: JudgedOption, shift: float) -> JudgedOption:
    """Return an option with another chance to win."""
    return replace(option, chance=max(0.0, min(1.0, option.chance + shift)))


def mean_of(amounts: list[float]) -> float:
    """Return the mean of some numbers."""
    return sum(amounts) / len(amounts)
