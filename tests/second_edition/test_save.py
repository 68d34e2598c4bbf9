"""Saved games of the second edition: what expansions keep is refused when it is damaged, or does no harm."""

import pytest

from sevenwonders import Config
from sevenwonders.classic.armada.kinds import FLEET, ISLANDS, NAVAL_CONFLICT
from sevenwonders.classic.debts.part import LOSS
from sevenwonders.classic.edifice.kinds import PAWN, PENALTY
from sevenwonders.classic.kinds import BONUS
from sevenwonders.classic.leaders.kinds import BURY_LEADER, EXTRA_LEADER, LEADER_DRAFT, RECRUITS
from sevenwonders.classic.saving.load import load_classic_game
from sevenwonders.classic.setup import new_classic_game
from sevenwonders.classic.table import ClassicGame
from sevenwonders.kernel.codec import Data
from sevenwonders.kernel.errors import BrokenSave
from sevenwonders.kernel.rng import stream
from tests.second_edition.games import BOTH, BUSY_BOARDS, BUSY_SEA_BOARDS, any_config
from tests.second_edition.sea_games import city as sea_city
from tests.second_edition.sea_games import position as sea_position
from tests.support.budgets import budget
from tests.support.classic_damage import check_likely_damage
from tests.support.expansions import ALL
from tests.support.games import CHOICES_STREAM, answer_one, game_at, play_on
from tests.support.positions import answer_for
from tests.support.saving import DELETE, Path, check_damage, check_loading, damaged, paths_of, value_at

KINDS = [LEADER_DRAFT, RECRUITS, LOSS, BURY_LEADER, EXTRA_LEADER]
SEA_KINDS = [FLEET, ISLANDS, BONUS, PAWN, PENALTY]


def game_asking(kind: int, config: Config) -> ClassicGame:
    """A game in the middle of a question of that kind, with a sealed answer where it is asked of several."""
    for seed in range(60):
        game = new_classic_game(config, seed)
        rng = stream(seed, CHOICES_STREAM)
        while not game.finished():
            answer_one(game, rng)
            kinds = {decision.kind for decision in game.decisions}
            if kind in kinds and (len(game.decisions) == 1 or len(game.pending()) < len(game.decisions)):
                return game
    raise AssertionError(f"nobody was asked {kind}")


def before_a_naval_conflict() -> ClassicGame:
    """Two cities are asked whether they fight, and one has answered."""
    hand = ["Altar", "Baths"]
    game = sea_position(
        sea_city(built=["Forgotten Oasis"], hand=hand),
        sea_city("Rhodos Day", built=["Windy Oasis"], hand=hand, fleets={"red": 2}, naval=[3], pawns=[1, 0, 0]),
        sea_city("Siracusa Day", built_stages=5, built=["Lighthouse"], hand=hand),
        age=2,
        turn=8,
    )
    answer_for(game, {0: "sell Altar", 1: "sell Altar", 2: "sell Altar"})
    while game.decisions[0].kind != NAVAL_CONFLICT:
        decision = game.pending()[0]
        game.answer(decision.ident, game.options(decision.ident)[0])
    return game


def saves() -> list[Data]:
    """One save for each kind of question of the expansions, and team games in their middle."""
    busy = Config(3, edition=2, expansions=BOTH, wonders=BUSY_BOARDS[:3])
    at_sea = Config(3, edition=2, expansions=ALL, wonders=BUSY_SEA_BOARDS[:3])
    games = [game_asking(kind, busy) for kind in KINDS] + [game_asking(kind, at_sea) for kind in SEA_KINDS]
    games.append(before_a_naval_conflict())
    games += [game_at(Config(4, edition=2, expansions=names, variant="teams"), 3, 60) for names in (BOTH, ALL)]
    return [game.to_data() for game in games]


SAVES = saves()


def test_loading_gives_the_game_back_through_text() -> None:
    for seed in range(12):
        game = game_at(any_config(seed), seed, 11 * seed)
        check_loading(load_classic_game, game, play_on, seed)


def is_part(path: Path) -> bool:
    """Whether the place is in what a rule keeps on a seat or on the table."""
    return "parts" in path and path[-1] != "parts"


@pytest.mark.parametrize("number", range(len(SAVES)))
def test_every_missing_or_wrong_field_of_a_part_is_refused(number: int) -> None:
    data = SAVES[number]
    for path in [path for path in paths_of(data) if is_part(path) and isinstance(path[-1], str)]:
        for value in (DELETE, None, 1.5, -1, "x"):
            assert check_damage(load_classic_game, data, path, value), f"{path} as {value}"


@pytest.mark.long
@pytest.mark.parametrize("number", range(len(SAVES)))
def test_a_damaged_part_or_decision_is_refused_or_harmless(number: int) -> None:
    """Every decision, and a chosen part of what the rules keep; those at sea keep much."""
    data = SAVES[number]
    rng = stream(number, 4100)
    share = 2 if number < len(KINDS) else 8
    for path in paths_of(data):
        chosen = path[0] == "decisions" or (is_part(path) and rng.below(share) == 0)
        if chosen:
            check_likely_damage(data, path, number)


@pytest.mark.parametrize("kind", [FLEET, ISLANDS])
def test_damaged_steps_and_explorers_are_refused_or_harmless(kind: int) -> None:
    number = len(KINDS) + SEA_KINDS.index(kind)
    for path in paths_of(SAVES[number]):
        if "free_steps" in path or "exploring" in path or path == ("decisions", 0, 3):
            check_likely_damage(SAVES[number], path, number)


@pytest.mark.parametrize(
    ("field", "value"), [("exploring", [0]), ("exploring", [4]), ("exploring", [10]), ("landings", [3])]
)
def test_levels_and_seats_that_are_not_there_are_refused(field: str, value: list[int]) -> None:
    data = game_at(Config(3, edition=2, expansions=ALL), 1, 12).to_data()
    path = next(path for path in paths_of(data) if path[-1] == field)
    with pytest.raises(BrokenSave):
        load_classic_game(damaged(data, path, value))


def test_an_agenda_with_two_ages_to_begin_is_refused() -> None:
    data = SAVES[0]
    assert data["agenda"] == [["begin_age", 0]]
    with pytest.raises(BrokenSave):
        load_classic_game(damaged(data, ("agenda",), [["begin_age", 0]] * 2))


def test_an_age_too_few_or_too_many_is_refused() -> None:
    data = SAVES[KINDS.index(BURY_LEADER)]
    path = next(path for path in paths_of(data) if path[-1] == "ages" and value_at(data, path))
    for ages in ([], [1] * 9):
        with pytest.raises(BrokenSave):
            load_classic_game(damaged(data, path, ages))


@pytest.mark.long
@pytest.mark.parametrize("number", range(len(SAVES)))
def test_any_damage_is_refused_or_harmless(number: int) -> None:
    paths = list(paths_of(SAVES[number]))
    step = budget(12, 1)
    for path in paths[number % step :: step]:
        check_likely_damage(SAVES[number], path, number)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("hand", ["altar"]),
        ("hand", ["nobody"]),
        ("buried", ["altar"]),
        ("buried", ["nero"]),
        ("buried_ages", [1]),
        ("ages", [0]),
        ("ages", [4]),
        ("debts", -1),
        ("loss", 10_001),
        ("diplomacy", -1),
        ("diplomacy", 101),
        ("shipyard", "shipyard_h"),
        ("squares", [0, 0, 0]),
        ("squares", [0, 0, 0, 7]),
        ("tax", -1),
        ("pirates", 101),
        ("skips", 1),
        ("free_steps", [80]),
        ("exploring", [14]),
        ("offered", ["altar"]),
        ("offered", ["nowhere"]),
        ("landings", [101]),
        ("tokens", ["x"]),
        ("piles", [[], []]),
        ("piles", [["altar"], [], []]),
        ("joined", 0),
        ("owing", 101),
        ("pawns", [0, 0]),
        ("pawns", [0, 0, 101]),
        ("cards", ["belvedere", "factory"]),
        ("cards", ["belvedere", "factory", "altar"]),
        ("left", [2, 2]),
        ("states", [0, 0, 3]),
    ],
)
def test_parts_that_cannot_be_are_refused(field: str, value: object) -> None:
    data = game_at(Config(3, edition=2, expansions=ALL), 1, 12).to_data()
    # Both the deck of leaders and the Edifices are lists of cards; the Edifices come last.
    path = [path for path in paths_of(data) if path[-1] == field and "parts" in path][-1]
    with pytest.raises(BrokenSave):
        load_classic_game(damaged(data, path, value))
