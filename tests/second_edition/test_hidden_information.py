"""Hidden leaders, packs of the draft and partners' hands: nobody knows more than they may."""

from collections import Counter

import pytest

from sevenwonders import Config
from sevenwonders.classic.armada.part import ArmadaPart
from sevenwonders.classic.choice import STAGE, card_of, use_of
from sevenwonders.classic.kinds import (
    ANSWERED,
    ASKED,
    CARD,
    DISCARDED,
    FORCED,
    HAND,
    LAST_CARD,
    PART,
    SOLD,
    STAGE_BUILT,
)
from sevenwonders.classic.leaders.kinds import KEPT_LEADER, LEADER_BACK, LEADER_SOLD, LEADERS_LEFT, RECRUITS, WHITE
from sevenwonders.classic.leaders.part import LeadersPart
from sevenwonders.classic.memory.sample import sample
from sevenwonders.classic.rules import decision_names, event_names
from sevenwonders.classic.setup import new_classic_game
from sevenwonders.classic.table import ClassicGame
from sevenwonders.classic.view import SEALED
from sevenwonders.kernel.decision import UNANSWERED
from sevenwonders.kernel.event import EVERYONE, Event
from sevenwonders.kernel.rng import Rng, stream
from sevenwonders.kernel.view import SPECTATOR
from tests.second_edition.boxes import check_box, islands_at, leaders_at
from tests.second_edition.games import BOTH, any_config, busy_sea_tables, busy_tables, city, is_before_turns, position
from tests.second_edition.sea_games import city as sea_city
from tests.second_edition.sea_games import harbour_of
from tests.second_edition.sea_games import position as sea_position
from tests.support.budgets import budget
from tests.support.classic_hidden_information import check_hidden, check_sample, compare_face_down, count_cards
from tests.support.expansions import ALL
from tests.support.games import CHOICES_STREAM, answer_one, game_at, steps_of
from tests.support.hidden_information import check_following, eyes
from tests.support.positions import answer_for

TEAM = Config(4, edition=2, expansions=ALL, variant="teams")


def tables(count: int) -> list[tuple[Config, int]]:
    """That many random tables, and those at which every question comes up."""
    found = [(any_config(seed), seed) for seed in range(count)]
    return found + [(config, seed) for seed, config in enumerate([*busy_tables(), *busy_sea_tables()])]


# Old view plus events equals new view


def follow_game(config: Config, seed: int) -> Counter[str]:
    """Follow one game from its first decision to its end; which events there were."""
    game = new_classic_game(config, seed, keep_events=True)
    steps = steps_of(game, stream(seed, CHOICES_STREAM))
    return check_following(game, steps, f"{config.to_data()}, seed {seed}")


def test_old_view_plus_events_equals_new_view() -> None:
    seen: Counter[str] = Counter()
    for config, seed in tables(10):
        seen += follow_game(config, seed)
    # Only the Free City withdraws a question; few may stay out of a naval conflict, and scenarios hold them.
    assert set(event_names().values()) - set(seen) <= {"withdrawn", "skipped_naval", "pirated"}


@pytest.mark.long
def test_old_view_plus_events_equals_new_view_for_long() -> None:
    for seed in range(100, 100 + budget(20, 200)):
        follow_game(any_config(seed), seed)


# A sample agrees with its view


def check_full_sample(game: ClassicGame, seat: int, rng: Rng) -> None:
    """A full game with the seat's view, in which every card could be where it is."""
    guess = check_sample(game, seat, rng, f"seat {seat}")
    assert [len(part.values()) for city in guess.cities for part in city.parts] == [
        len(part.values()) for city in game.cities for part in city.parts
    ]
    assert leaders_at(guess).total() == leaders_at(game).total()
    check_box(guess)
    assert not leaders_at(guess) - Counter(game.library.by_colour[WHITE])


def test_samples_deal_no_leader_that_lies_buried() -> None:
    """Abu Simbel builds its first stage with a leader and buries another one; neither is dealt to anybody else."""
    built = ["Nero", "Clay Pit", "Clay Pool", "Loom"]
    hand = ["Altar", "Baths"]
    game = position(city("Abu Simbel Night", coins=20, built=built, leaders=["Plato"], hand=hand), phase="recruitment")
    answer_for(game, {0: "stage Plato"})
    answer_for(game, {0: "bury Nero"})
    for seed in range(20):
        guess = sample(game.view(1), stream(seed, 5))
        assert not leaders_at(guess) - Counter(game.library.by_colour[WHITE])


def test_samples_agree_with_their_view() -> None:
    kinds: set[str] = set()
    for config, seed in tables(6):
        kinds |= check_samples(config, seed)
    assert set(decision_names().values()) - kinds <= {"free_city", "victory_token", "naval_conflict"}


def check_samples(config: Config, seed: int) -> set[str]:
    """Samples at every rare question of a game, and at some of the others; which were asked."""
    game = new_classic_game(config, seed)
    rng = stream(seed, CHOICES_STREAM)
    kinds: set[str] = set()
    for _ in steps_of(game, rng):
        rare = any(decision.kind not in (CARD, LAST_CARD) for decision in game.decisions)
        for seat in eyes(game) if rare or rng.below(16) == 0 else []:
            check_full_sample(game, seat, rng)
        kinds |= {decision_names()[decision.kind] for decision in game.decisions}
    return kinds


@pytest.mark.proof
def test_samples_agree_with_their_view_for_long() -> None:
    kinds: set[str] = set()
    for seed in range(300, 300 + 120):
        kinds |= check_samples(any_config(seed), seed)
    assert set(decision_names().values()) - kinds == {"free_city"}


def test_samples_of_islands_alone_agree_with_their_view() -> None:
    """Backs of an expansion that is not on the table belong to nothing."""
    game = game_at(Config(3, edition=2, expansions=["armada"]), 2, 30)
    check_sample(game, 1, stream(1, 1), "islands alone")


def test_samples_of_a_recruitment_deal_the_age_to_come() -> None:
    """While leaders are recruited the hands are not dealt: the deck of the Age is whole."""
    for players in (3, 5, 7):
        game = new_classic_game(Config(players, edition=2, expansions=BOTH), players)
        rng = stream(players, CHOICES_STREAM)
        while game.age < 2 or not is_before_turns(game):
            answer_one(game, rng)
        guess = sample(game.view(0), rng)
        assert count_cards(guess) == count_cards(game)
        check_box(guess)


def test_samples_can_be_played_to_the_end() -> None:
    for seed in range(30):
        config = any_config(seed)
        game = game_at(config, seed, stream(seed, 7).below(40 * config.players // 2))
        rng = stream(seed, CHOICES_STREAM)
        guess = sample(game.view(0), rng)
        while not guess.finished():
            answer_one(guess, rng)
        assert guess.age == 3


def test_samples_differ_in_the_leaders_of_others() -> None:
    game = new_classic_game(Config(5, edition=2, expansions=["leaders"]), 1)
    packs = {str([seat.hand for seat in sample(game.view(0), stream(seed, 5)).cities]) for seed in range(10)}
    assert len(packs) == 10


def test_samples_differ_in_the_islands_of_others() -> None:
    """An explorer sees what is offered; all others guess, and nobody knows the piles."""
    islands = {1: ["Lost Island", "Foggy Island", "Bronze Island", "Virgin Island", "Whistling Island"]}
    goods = ["Loom", "Glassworks", "Press", "Lumber Yard"]
    game = sea_position(
        sea_city(built=goods, hand=["Apothecary", "Baths"], fleets={"green": 1}),
        sea_city("Rhodos Day", hand=["Altar", "Baths"]),
        sea_city("Ephesos Day", hand=["Altar", "Baths"]),
        islands=islands,
    )
    answer_for(game, {0: "build Apothecary with ship", 1: "sell Altar", 2: "sell Altar"})
    assert [decision_names()[decision.kind] for decision in game.decisions] == ["island"]
    offered = sorted(game.library.find_card(name) for name in islands[1][:4])
    assert harbour_of(game, 0).offered == offered
    assert all(harbour_of(sample(game.view(0), stream(seed, 5)), 0).offered == offered for seed in range(5))
    for seat in (1, 2, SPECTATOR):
        samples = [sample(game.view(seat), stream(seed, 5)) for seed in range(10)]
        assert len({str(harbour_of(guess, 0).offered) for guess in samples}) > 5
        for guess in samples:
            assert islands_at(guess) == islands_at(game)


# Two games that differ only in what a seat cannot see


def check_hidden_at(config: Config, seed: int) -> None:
    """What is hidden at some point of the game."""
    check_hidden(game_at(config, seed, stream(seed, 8).below(24 * config.players)), seed)


def test_what_is_hidden_changes_nothing_for_a_seat() -> None:
    for seed in range(60):
        check_hidden_at(any_config(seed), seed)
    for config in busy_sea_tables():
        for seed in range(4):
            check_hidden_at(config, seed)


@pytest.mark.long
def test_what_is_hidden_changes_nothing_for_a_seat_for_long() -> None:
    for seed in range(1000, 1600):
        check_hidden_at(any_config(seed), seed)


@pytest.mark.parametrize("variant", ["", "teams"])
def test_which_leader_is_sold_or_buried_under_the_wonder_is_told_to_nobody(variant: str) -> None:
    """One seat uses one leader or another face down: everybody except it and its partner sees the same recruitment."""
    compared = 0
    for seed in range(30):
        config = Config(4, edition=2, expansions=BOTH, variant=variant, wonders=["Day"])
        game = new_classic_game(config, seed, keep_events=True)
        rng = stream(seed, CHOICES_STREAM)
        while game.age <= seed % 3 or not is_before_turns(game):
            answer_one(game, rng)
        compared += compare_face_down(game, seed, ClassicGame.partner)
    assert compared > 20


# What is told to whom

SECRETS = (HAND, ASKED, ANSWERED, FORCED, SOLD, STAGE_BUILT, DISCARDED, PART, KEPT_LEADER, LEADERS_LEFT, LEADER_SOLD)
SHARED_WITH_PARTNERS = (HAND, SOLD, STAGE_BUILT, DISCARDED, PART, KEPT_LEADER, LEADERS_LEFT, LEADER_SOLD)


def check_secret(game: ClassicGame, event: Event) -> None:
    """A secret goes to the seat, and what leaves or enters a hand to its partner; all others get the blank form."""
    if not event.secret:
        return
    assert event.kind in SECRETS
    partner = game.partner(event.seat)
    told = {event.seat} | ({partner} if partner >= 0 and event.kind in SHARED_WITH_PARTNERS else set())
    for seat in eyes(game):
        form = event.seen_by(seat)
        assert (form.kind, form.seat, form.values) == (event.kind, event.seat, event.values)
        assert (form is event) == (seat in told)
        if seat not in told:
            assert form.secret == []
            assert form.audience == EVERYONE
    if event.kind == PART:
        assert len(event.values) == len(event.secret) + 1


def test_secrets_are_told_only_to_who_may_know_them() -> None:
    """P19: a partner is told what leaves and enters the other's hand, and nobody else is."""
    for config, seed in tables(16):
        game = new_classic_game(config, seed, keep_events=True)
        for _ in steps_of(game, stream(seed, CHOICES_STREAM)):
            pass
        for event in game.events:
            check_secret(game, event)


def hidden_from(game: ClassicGame, viewer: int) -> list[int]:
    """Cards and choices in a view that the viewer may not know."""
    view = game.view(viewer)
    told: list[int] = []
    for seat, seen in enumerate(view.cities):
        friend = viewer >= 0 and game.partner(seat) == viewer
        if seat != viewer:
            told += [card for card in seen.buried if card >= 0]
        if seat != viewer and not friend:
            told += [card for card in seen.hand if card >= 0]
            for part, own in zip(seen.parts, game.cities[seat].parts, strict=True):
                if isinstance(part, LeadersPart):
                    told += [card for card in part.hand if card != -LEADER_BACK]
                elif isinstance(part, ArmadaPart):
                    told += [card for card in part.offered if card > -LEADER_BACK]
                else:
                    assert part.values() == own.values()
    return told + [item.choice for item in view.decisions if item.decider != viewer and item.choice not in (SEALED, -1)]


def test_views_hold_nothing_hidden() -> None:
    for config, seed in tables(10):
        game = new_classic_game(config, seed)
        for _ in steps_of(game, stream(seed, CHOICES_STREAM)):
            for seat in eyes(game):
                assert hidden_from(game, seat) == []


def test_partners_see_each_others_hands_and_leaders() -> None:
    """R9; spectators and the other team do not, and nobody sees a partner's sealed answer."""
    for seed in range(3):
        game = new_classic_game(TEAM, seed)
        for _ in steps_of(game, stream(seed, CHOICES_STREAM)):
            for seat in range(4):
                view = game.view(seat)
                partner = view.cities[seat ^ 1]
                assert partner.hand == game.cities[seat ^ 1].hand
                assert [part.values() for part in partner.parts] == [
                    part.values() for part in game.cities[seat ^ 1].parts
                ]
                assert all(card < 0 for card in view.cities[seat ^ 2].hand)
                for item in view.decisions:
                    assert item.choice in (UNANSWERED, SEALED) or item.decider == seat


def test_a_spectator_of_a_team_game_sees_no_hand() -> None:
    game = new_classic_game(TEAM, 1)
    view = game.view(SPECTATOR)
    assert [seen.hand for seen in view.cities] == [[-LEADER_BACK] * 4] * 4


def test_a_leader_under_the_wonder_shows_its_back() -> None:
    for seed in range(40):
        game = new_classic_game(Config(3, edition=2, expansions=["leaders"], wonders=["Day"]), seed)
        rng = stream(seed, CHOICES_STREAM)
        while not any(game.library.cards[card].colour == WHITE for card in game.cities[0].buried):
            if game.finished():
                break
            stages = [item for item in game.pending() if item.kind == RECRUITS and item.seat == 0]
            choices = [choice for item in stages for choice in game.options(item.ident) if use_of(choice) == STAGE]
            if choices:
                game.answer(stages[0].ident, choices[0])
                assert card_of(choices[0]) in game.library.by_colour[WHITE]
            else:
                answer_one(game, rng)
        else:
            assert game.view(1).cities[0].buried.count(-LEADER_BACK) == 1
            assert game.view(0).cities[0].buried == game.cities[0].buried
            return
    pytest.fail("no leader was ever used for a stage")
