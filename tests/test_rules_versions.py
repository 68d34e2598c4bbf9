"""A game keeps the rules that it began with: every version since the first one that was kept can be played."""

import json
import random
from pathlib import Path

import pytest

from sevenwonders import Config, new_game, replay_game
from sevenwonders.games import RULESETS
from sevenwonders.kernel.errors import VersionMismatch
from sevenwonders.kernel.game import Game
from sevenwonders.record.record import record_game, replay

# Whoever raises a version adds the old one to `earlier` of its ruleset. A version never goes away again.
FIRST_KEPT = {"classic": 2, "architects": 1}
RECORDS = Path(__file__).parent / "records"


def totals(game: Game) -> list[int]:
    return [score.total() for score in game.score_sheet()]


def played(game: Game) -> Game:
    """The game, played to its end at random."""
    chance = random.Random(game.seed)
    while not game.finished():
        decision = game.pending()[0]
        game.answer(decision.ident, chance.choice(game.options(decision.ident)))
    return game


@pytest.mark.parametrize("name", RULESETS)
def test_no_version_is_forgotten(name: str) -> None:
    ruleset = RULESETS[name]
    assert ruleset.versions() == list(range(FIRST_KEPT[name], ruleset.version + 1))


@pytest.mark.parametrize("name", RULESETS)
def test_a_record_of_every_version_is_replayed(name: str) -> None:
    """`python -m tests.test_rules_versions` writes the records of the newest versions; old ones never change."""
    for version in RULESETS[name].versions():
        kept = json.loads((RECORDS / f"{name}_{version}.json").read_text())
        assert kept["record"]["rules"] == version
        assert totals(replay_game(kept["record"])) == kept["totals"]


def test_a_version_that_nobody_knows() -> None:
    with pytest.raises(VersionMismatch, match="version 0"):
        new_game(Config(players=3), 1, rules=0)
    record = record_game(new_game(Config(players=3), 1), rules=0)
    with pytest.raises(VersionMismatch, match="rules version 0"):
        replay_game(record)


def test_a_game_of_an_earlier_version_is_dealt_and_replayed_as_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    ruleset = RULESETS["classic"]

    def old_deal(config: Config, seed: int, keep_events: bool) -> Game:
        return ruleset.new_game(config, seed + 1, keep_events)

    monkeypatch.setattr(ruleset, "earlier", {1: old_deal}, raising=False)
    assert ruleset.versions() == [1, 2]
    old, new = (new_game(Config(players=3), 7, rules=rules) for rules in (1, None))
    assert old.to_data() != new.to_data()
    assert old.to_data() == new_game(Config(players=3), 8).to_data()
    record = record_game(played(old), rules=1) | {"seed": 7}
    assert replay_game(record).to_data() == old.to_data()
    moves = replay(record)
    moves.jump(5)
    moves.jump(2)
    assert moves.game.seed == 8, "going back deals the same game"


def write_records() -> None:
    """Keep a record of the newest version of every game, unless there is one."""
    for name, ruleset in RULESETS.items():
        path = RECORDS / f"{name}_{ruleset.version}.json"
        if not path.exists():
            game = played(new_game(Config(players=4, game=name), 11))
            path.write_text(json.dumps({"record": record_game(game), "totals": totals(game)}) + "\n")


if __name__ == "__main__":
    write_records()
