"""What holds in every game of the second edition, whichever expansions, teams and options it has."""

from collections import Counter

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant

from sevenwonders import Config
from sevenwonders.classic.armada.harbour import harbour
from sevenwonders.classic.armada.kinds import FLEET, ISLAND, ISLANDS
from sevenwonders.classic.armada.part import ArmadaPart
from sevenwonders.classic.choice import BUILD, STAGE
from sevenwonders.classic.cities.part import CitiesPart
from sevenwonders.classic.city import City
from sevenwonders.classic.colours import colour_of
from sevenwonders.classic.debts.part import DebtPart
from sevenwonders.classic.edifice.kinds import EDIFICE
from sevenwonders.classic.edifice.part import BUILT, OPEN, EdificePart, Projects
from sevenwonders.classic.free_city.part import FREE_CITY
from sevenwonders.classic.leaders.kinds import RECRUIT, WHITE
from sevenwonders.classic.leaders.part import LeadersPart
from sevenwonders.classic.rules import decision_names
from sevenwonders.classic.saving.load import load_classic_game
from sevenwonders.classic.saving.position import set_up, setup_of
from sevenwonders.classic.setup import new_classic_game
from sevenwonders.classic.table import ClassicGame
from sevenwonders.classic.view import city_data
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.rng import stream
from tests.second_edition.boxes import age_cards, check_box, is_leader, leaders_at
from tests.second_edition.games import BOTH, any_config, busy_sea_tables, busy_tables
from tests.support.any_classic_game import AnyClassicGame
from tests.support.any_game import check_same_seed, check_silence
from tests.support.expansions import ALL
from tests.support.games import CHOICES_STREAM, answer_one, game_at, steps_of
from tests.support.rotation import answer_both, table_of, turned

TABLE_NUMBERS = st.integers(0, 4000)
# Tables of any_config that are quick to check at every answer: with two to four expansions, and with none.
SMALL_SEEDS = [9, 15, 22, 24]


def check_city(game: ClassicGame, seat: City) -> None:
    """What is true of every city at every moment."""
    library = game.library
    assert seat.coins >= 0
    assert seat.hand == sorted(seat.hand)
    assert seat.stages == len(seat.buried)
    assert seat.new_chains == 0, "chains of the second edition open at once"
    # Several pawns give an Edifice several times.
    names = [library.cards[card].name for card in seat.built if library.cards[card].colour != EDIFICE]
    assert len(names) == len(set(names))
    assert set(seat.tokens) <= {1, 3, 5, *game.defeats}
    assert seat.stages == int(seat.built_stages).bit_count()
    for part in seat.parts:
        if isinstance(part, LeadersPart):
            assert part.hand == sorted(part.hand)
            assert len(part.ages) == seat.colours[WHITE]
            assert len(part.buried) == len(part.buried_ages)
            assert all(is_leader(game, card) for card in part.hand + part.buried)
        elif isinstance(part, DebtPart):
            assert min(part.values()) >= 0
        elif isinstance(part, CitiesPart):
            assert part.diplomacy >= 0
        elif isinstance(part, ArmadaPart):
            check_harbour(game, seat, part)
        elif isinstance(part, EdificePart):
            check_pawns(game, seat, part)


def check_harbour(game: ClassicGame, seat: City, part: ArmadaPart) -> None:
    """Fleets are on squares, naval tokens are those of the Ages so far, and only an explorer has a choice."""
    assert all(0 <= square <= harbour().last_square for square in part.squares)
    assert set(part.tokens) <= {3, 5, 7, 1, -1, -2, -3}
    assert len(part.tokens) <= game.age
    assert not part.offered or part.exploring
    asked = {decision.kind for decision in game.decisions if game.cities[decision.seat] is seat}
    assert (ISLANDS in asked) == bool(part.offered)
    assert (FLEET in asked) <= bool(part.free_steps)


def check_pawns(game: ClassicGame, seat: City, part: EdificePart) -> None:
    """A built Edifice is in a city once per pawn, and one that is not built is in no city."""
    projects = next(item for item in game.parts if isinstance(item, Projects))
    for age, card in enumerate(projects.cards):
        assert (projects.states[age] == BUILT) <= (projects.left[age] == 0)
        rewards = part.pawns[age] if projects.states[age] == BUILT else 0
        assert seat.built.count(card) == rewards
        assert projects.states[age] == OPEN or age < game.age


class AnySecondEdition(AnyClassicGame):
    """One game of the second edition to which anything happens that a program may do to it."""

    @initialize(number=TABLE_NUMBERS)
    def deal(self, number: int) -> None:
        self.config = any_config(number)
        self.seed = number
        self.game = new_classic_game(self.config, number, keep_events=True)
        self.cards = age_cards(self.game)
        self.leaders = leaders_at(self.game)

    @invariant()
    def cards_are_conserved(self) -> None:
        assert age_cards(self.game) == self.cards
        check_box(self.game)
        now = leaders_at(self.game)
        assert not now - self.leaders, "leaders only ever leave the game"
        self.leaders = now

    @invariant()
    def cities_are_sound(self) -> None:
        for seat in self.game.cities:
            check_city(self.game, seat)


TestAnySecondEdition = AnySecondEdition.TestCase
TestAnySecondEdition.settings = settings(max_examples=30, stateful_step_count=25)


@pytest.mark.proof
class TestAnySecondEditionForLong(AnySecondEdition.TestCase):  # type: ignore[misc, valid-type]
    settings = settings(max_examples=150, stateful_step_count=60)


# What a program asks at every decision


def check_decision(game: ClassicGame, decision: Decision) -> None:
    """Options, their texts and the menu say the same."""
    options = game.options(decision.ident)
    assert options == sorted(set(options)) != []
    rows = game.menu(decision.ident)
    assert sorted(choice for row in rows for choice in row.choices) == options
    assert len({(row.card, row.use) for row in rows}) == len(rows)
    coins = game.cities[decision.seat].coins
    for row in rows:
        assert row.reason.endswith(".") if not row.choices else row.reason == ""
        assert row.choices == sorted(row.choices)
        assert row.price() <= coins or not row.choices
        assert row.price() == 0 or row.use in (BUILD, STAGE, RECRUIT)
    for choice in options:
        words = game.describe(choice)
        # Two cards of the same name may be in the discard pile.
        for typed in (words, f" {words.upper()}  "):
            assert game.describe(game.match_option(decision.ident, typed)) == words
        assert game.exact_choice(game.describe(choice, by_id=True)) == choice
        assert game.fits(choice, words)
        assert game.can_choose(decision, choice)
        assert game.explain(decision.ident, choice) == ""


def check_step(game: ClassicGame) -> None:
    """Saved, loaded and copied at this very moment, the game is the same."""
    data = game.to_data()
    loaded = load_classic_game(data)
    assert loaded.to_data() == data
    copy = game.copy()
    for other in (loaded, copy):
        assert [city_data(seat) for seat in other.cities] == [city_data(seat) for seat in game.cities]
        assert [seat.chains for seat in other.cities] == [seat.chains for seat in game.cities]
    if game.pending():
        answer_one(copy, stream(game.next_ident, CHOICES_STREAM))
    assert game.to_data() == data


def check_game(config: Config, seed: int) -> Counter[int]:
    """Play to the end and check at every answer; which kinds of decision came up."""
    game = new_classic_game(config, seed)
    kinds: Counter[int] = Counter()
    for _ in steps_of(game, stream(seed, CHOICES_STREAM)):
        check_step(game)
        if len(game.pending()) == len(game.decisions):
            for decision in game.decisions:
                check_decision(game, decision)
                kinds[decision.kind] += 1
            check_box(game)
        for seat in game.cities:
            check_city(game, seat)
    return kinds


def test_every_answer_leaves_a_sound_game() -> None:
    kinds: Counter[int] = Counter()
    for seed in SMALL_SEEDS:
        kinds += check_game(any_config(seed), seed)
    for config in busy_tables():
        kinds += check_game(config, 1)
    expected = ["card", "last_card", "discard_pile", "leader_draft", "recruit", "extra_leader", "bury_leader", "loss"]
    assert set(expected) <= {decision_names()[kind] for kind in kinds}


def test_every_answer_at_sea_leaves_a_sound_game() -> None:
    kinds: Counter[int] = Counter()
    for seed, config in enumerate(busy_sea_tables()):
        kinds += check_game(config, seed)
    # Telesilla asks rarely; scenarios and test_refusals.py hold her, and who may stay out of a naval conflict.
    assert {"fleet", "island", "bonus", "pawn", "penalty"} <= {decision_names()[kind] for kind in kinds}


@pytest.mark.proof
def test_every_answer_leaves_a_sound_game_for_long() -> None:
    kinds: Counter[int] = Counter()
    for seed in range(100, 100 + 150):
        kinds += check_game(any_config(seed), seed)
    assert set(kinds) == set(decision_names()) - {FREE_CITY}


@pytest.mark.parametrize("seed", range(8))
def test_same_seed_same_game(seed: int) -> None:
    config = any_config(seed)
    check_same_seed(lambda number: game_at(config, number, 60), seed)


@pytest.mark.parametrize("seed", range(20, 26))
def test_events_change_nothing(seed: int) -> None:
    check_silence(lambda told: game_at(any_config(seed), seed, keep_events=told))


def test_a_decision_changes_no_later_deal() -> None:
    config = Config(4, edition=2, expansions=BOTH)
    decks = [game_at(config, 9, answers).decks[2] for answers in (0, 10, 60)]
    assert len(decks[0]) == 32
    assert decks[0] == decks[1] == decks[2]


def test_an_expansion_leaves_the_deal_of_the_base_game_alone() -> None:
    """Every purpose has its own random stream: without black cards the same cards come in the same order."""
    tables: list[list[str]] = [[], ["leaders"], ["edifice"], ["leaders", "edifice"]]
    games = [new_classic_game(Config(5, edition=2, expansions=expansions), 3) for expansions in tables]
    names = {str([game.library.cards[card].ident for card in game.decks[2]]) for game in games}
    assert len(names) == 1


# Seats rotate


def island_count(game: ClassicGame) -> int:
    """The number of islands in cities and on offer."""
    lying = [card for seat in game.cities for card in seat.built if game.library.cards[card].colour == ISLAND]
    parts = [part for seat in game.cities for part in seat.parts if isinstance(part, ArmadaPart)]
    return len(lying) + sum(len(part.offered) for part in parts)


def check_rotation(config: Config, seed: int, age: int, by: int) -> None:
    """One Age at two tables that differ in who is seat 0; the order at the piles of islands is by seats."""
    start = new_classic_game(config, seed)
    rng = stream(seed, CHOICES_STREAM)
    while start.age < age or start.turn < 1:
        answer_one(start, rng)
    cities = [setup_of(start, seat) for seat in range(len(start.cities))]
    # An Edifice may be in a city twice, which a position set up by hand cannot describe.
    if any(len(set(item.built)) < len(item.built) for item in cities):
        return
    game = set_up(config, cities, age=age)
    other = set_up(config, turned(cities, by), age=age)
    islands = island_count(game)
    while not game.finished() and game.age == age and island_count(game) == islands:
        answer_both(game, other, by, rng)
        if game.age == age and island_count(game) == islands:
            assert table_of(game, 0) == table_of(other, by), f"seed {seed}"


@pytest.mark.parametrize(("players", "teams"), [(3, False), (4, False), (5, False), (7, False), (4, True), (6, True)])
@pytest.mark.parametrize("age", [1, 2, 3])
def test_seats_rotate(players: int, teams: bool, age: int) -> None:
    """Only the order around the table matters, not the numbers of the seats; teams move by two seats."""
    variant = "teams" if teams else ""
    for seed in range(3):
        by = 2 if teams else 1 + seed % (players - 1)
        for expansions in [BOTH, ALL] if seed < 2 else [["leaders", "edifice"]]:
            config = Config(players, edition=2, expansions=expansions, variant=variant, wonders=["Day"])
            check_rotation(config, seed, age, by)


def test_a_team_table_has_a_black_card_for_every_player() -> None:
    game = new_classic_game(Config(6, edition=2, expansions=["cities"], variant="teams"), 1)
    black = [card for card in age_cards(game) if game.library.cards[card].colour == colour_of("black")]
    assert len(black) == 3 * 6
