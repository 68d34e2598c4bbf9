"""Hidden cards show nowhere: views, options, menus and events are the same whatever a seat cannot see."""

from collections import Counter

import pytest

from sevenwonders.architects.kinds import DECISIONS, EVENTS, KEPT, LOOKED, PEEKED
from sevenwonders.architects.memory import sample
from sevenwonders.architects.setup import new_architects_game
from sevenwonders.architects.table import ArchitectsGame
from sevenwonders.kernel.event import EVERYONE
from sevenwonders.kernel.rng import stream
from tests.architects.games import (
    CENTRE,
    CHOICES_STREAM,
    LIBRARY,
    any_config,
    choose,
    city,
    games_in_play,
    moments,
    play_on,
    steps_of,
    table,
)
from tests.support.hidden_information import check_alike, check_following, eyes, seen_by

# Old view plus events equals new view


def follow_game(game: ArchitectsGame, seed: int) -> Counter[str]:
    return check_following(game, steps_of(game, stream(seed, CHOICES_STREAM)), f"seed {seed}")


def test_old_view_plus_events_equals_new_view() -> None:
    kinds: Counter[str] = Counter()
    for seed in range(36):
        kinds += follow_game(new_architects_game(any_config(seed), seed, keep_events=True), seed)
    short = table(
        city(held="gear"), only={0: "gear, wood", 1: "", 2: "coin", CENTRE: ""}, row="Decor, Culture", stack=""
    )
    short.keeps_events = True
    kinds += follow_game(short, 1)
    # Nothing was left out: every kind of event came up.
    assert set(kinds) == set(EVENTS)


@pytest.mark.long
def test_old_view_plus_events_equals_new_view_for_long() -> None:
    for seed in range(1000, 1200):
        follow_game(new_architects_game(any_config(seed), seed, keep_events=True), seed)


# A sample agrees with its view


def test_samples_agree_with_their_view() -> None:
    kinds: set[str] = set()
    for seed, game in moments(8):
        kinds |= {DECISIONS[decision.kind] for decision in game.decisions}
        for seat in eyes(game):
            view = game.view(seat)
            guess = sample(view, stream(seed, game.next_ident))
            assert guess.view(seat).to_data() == view.to_data(), f"seed {seed}, seat {seat}"
            assert [len(deck) for deck in guess.decks] == [len(deck) for deck in game.decks]
    assert kinds == set(DECISIONS)


def test_samples_can_be_played_to_the_end_and_leave_the_view_as_it_is() -> None:
    for seed, game in games_in_play(60):
        view = game.view(0)
        before = view.to_data()
        assert play_on(sample(view, stream(seed, 5)), stream(seed, 6)).finished()
        assert view.to_data() == before


def test_samples_differ_in_what_is_hidden() -> None:
    game = new_architects_game(any_config(4), 1)
    decks = {str(sample(game.view(0), stream(seed, 5)).decks) for seed in range(10)}
    stacks = {str(sample(game.view(0), stream(seed, 5)).stack) for seed in range(10)}
    assert (len(decks), len(stacks)) == (10, 10)


# Two games that differ only in what a seat cannot see


def menu_of(game: ArchitectsGame, ident: int) -> list[list[object]]:
    return [[r.use, r.argument, r.choices, r.compulsory, r.card, r.reason] for r in game.menu(ident)]


def check_twins(one: ArchitectsGame, two: ArchitectsGame, seat: int, where: str) -> None:
    """The seat cannot tell the two games apart."""
    check_alike(one, two, seat, menu_of, range(0, 1 << 26, 999_983), where)


def test_samples_of_one_view_look_alike() -> None:
    for seed, game in games_in_play(80):
        for seat in eyes(game):
            view = game.view(seat)
            check_twins(sample(view, stream(seed, 1)), sample(view, stream(seed, 2)), seat, f"seed {seed}")


def bottom_changed(game: ArchitectsGame, rng_seed: int) -> ArchitectsGame:
    """The same game with the lower half of every deck and the lower tokens in another order."""
    twin = game.copy()
    twin.keeps_events = game.keeps_events
    rng = stream(rng_seed, 7)
    for cards in [*twin.decks, twin.stack]:
        half = len(cards) // 2
        lower = cards[:half]
        rng.shuffle(lower)
        cards[:half] = lower
    return twin


def test_nobody_is_told_what_lies_deep_in_a_deck() -> None:
    """Both games look the same to every seat, event by event, until a changed card comes up."""
    compared = 0
    for seed in range(30):
        game = new_architects_game(any_config(seed), seed, keep_events=True)
        twin = bottom_changed(game, seed)
        game.events = []
        start = [len(deck) // 2 for deck in game.decks]
        tokens = len(game.stack) // 2
        rng = stream(seed, CHOICES_STREAM)
        while not game.finished():
            decision = game.decisions[0]
            options = game.options(decision.ident)
            assert options == twin.options(decision.ident)
            choice = options[rng.below(len(options))]
            game.answer(decision.ident, choice)
            twin.answer(decision.ident, choice)
            deep = any(len(deck) <= half for deck, half in zip(game.decks, start, strict=True))
            shuffled = any(event.kind in (LOOKED, KEPT) for event in game.events)
            if deep or shuffled or len(game.stack) <= tokens:
                break
            for seat in eyes(game):
                check_twins(game, twin, seat, f"seed {seed}")
            compared += 1
    assert compared > 300


def test_only_the_holder_of_the_cat_is_told_the_central_card() -> None:
    """R8 K1: to all others two games with different tops look the same."""
    games = []
    for card in ("gear", "wood"):
        game = table(city(), city("Rhodes"), city("Olympia"), tops={CENTRE: f"{card}, blue_3"}, active=2, cat=0)
        game.decks[-1] = [*sorted(game.decks[-1][:-1]), game.decks[-1][-1]]
        game.keeps_events = True
        choose(game, "take left")
        games.append(game)
    one, two = games
    assert [event.kind for event in one.events].count(PEEKED) == 1
    for seat in (1, 2, -1):
        assert seen_by(seat, one.events) == seen_by(seat, two.events)
        assert one.view(seat).tops == two.view(seat).tops
    assert seen_by(0, one.events) != seen_by(0, two.events)
    assert one.view(0).tops[-1] == LIBRARY.find_card("gear")


def test_only_their_taker_sees_the_cards_taken_up() -> None:
    """R8 X3: the others know the former top, and how many there are."""
    game = table(city("Halicarnassus", "wood", "1"), tops={0: "wood, gear, coin, tablet, coin, wood, glass"})
    game.keeps_events = True
    choose(game, "take left", "look left")
    assert game.view(0).looked == game.looked
    gear = LIBRARY.find_card("gear")
    for seat in (1, 2, -1):
        assert game.view(seat).looked == [gear, -1, -1, -1, -1]
        assert sum(game.view(seat).decks[0]) == len(game.decks[0]) + 5
        guess = sample(game.view(seat), stream(1, 1))
        assert guess.looked[0] == gear
        assert guess.view(seat).to_data() == game.view(seat).to_data()
    looked = next(event for event in game.events if event.kind == LOOKED)
    assert looked.audience == 0
    assert looked.seen_by(1).secret == []
    assert sample(game.view(0), stream(1, 1)).looked == game.looked


def test_what_is_left_in_a_deck_is_public_by_kind() -> None:
    """R8 A3: everybody, spectators included, sees the same counts; cards taken up to choose from are part of them."""
    for seed in range(6):
        game = new_architects_game(any_config(seed), seed)
        for _ in steps_of(game, stream(seed, CHOICES_STREAM)):
            for number, deck in enumerate(game.decks):
                left = Counter(deck + (game.looked if number == game.looked_deck else []))
                for seat in eyes(game):
                    counts = game.view(seat).decks[number]
                    assert {card: count for card, count in enumerate(counts) if count} == left


def test_only_two_kinds_of_event_carry_secrets() -> None:
    for seed in range(12):
        game = play_on(new_architects_game(any_config(seed), seed, keep_events=True), stream(seed, CHOICES_STREAM))
        for event in game.events:
            assert (event.audience == EVERYONE) == (event.kind not in (PEEKED, LOOKED))
            assert event.kind in (PEEKED, LOOKED) or event.secret == []
