"""Answers that share a transaction."""

import asyncio

import pytest

from sevenwonders.server.store import group_commit
from sevenwonders.server.store.group_commit import Group, GroupCommit, Key
from sevenwonders.server.store.protocol import Advance, AnswerRow, Lease


def answer(number: int) -> Advance:
    return Advance(Lease("t1", 1), AnswerRow(number, number, "sell altar", 0.0))


def sizes_of(answers: int, apart_s: float) -> list[int]:
    """How many answers each group has if they come one after the other, that far apart."""
    sizes: list[int] = []

    async def write(group: Group) -> set[Key]:
        sizes.append(len(group))
        return set(group)

    async def scene() -> None:
        commits = GroupCommit(write)
        waiting = []
        for number in range(answers):
            waiting.append(asyncio.create_task(commits.append(answer(number))))
            await asyncio.sleep(apart_s)
        await asyncio.gather(*waiting)

    asyncio.run(scene())
    assert sum(sizes) == answers
    return sizes


def test_answers_in_quick_succession_share_transactions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(group_commit, "APART_S", 0.1)
    sizes = sizes_of(20, 0.0)
    assert sizes[0] == 1
    assert len(sizes) < 10


def test_a_lonely_answer_does_not_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(group_commit, "APART_S", 0.001)
    assert sizes_of(5, 0.02) == [1] * 5
