"""What a seat cannot see changes nothing for it: views, options, menus and events."""

from collections import Counter

import pytest

from sevenwonders import Config
from sevenwonders.classic.choice import card_of
from sevenwonders.classic.free_city.part import FREE_CITY
from sevenwonders.classic.kinds import (
    ANSWERED,
    ASKED,
    CARD,
    DISCARD_PILE,
    DISCARDED,
    EVENTS,
    FORCED,
    HAND,
    HANDS_PASSED,
    LAST_CARD,
    SOLD,
    STAGE_BUILT,
    TABLE,
    WITHDRAWN,
)
from sevenwonders.classic.memory.sample import sample, sampler_of
from sevenwonders.classic.saving.position import CitySetup, set_up
from sevenwonders.classic.setup import new_classic_game
from sevenwonders.classic.table import ClassicGame
from sevenwonders.classic.view import SEALED, View
from sevenwonders.kernel.event import EVERYONE, Event
from sevenwonders.kernel.rng import Rng, stream
from sevenwonders.kernel.view import SPECTATOR
from tests.support.classic_hidden_information import (
    check_hidden,
    check_sample,
    compare_face_down,
)
from tests.support.games import (
    CHOICES_STREAM,
    LIBRARY,
    PLAYERS,
    answer_one,
    city,
    game_at,
    games_in_play,
    position,
    steps_of,
)
from tests.support.hidden_information import check_following, eyes

# Tables at which everything hidden comes up: who looks through the pile, and who plays a last card.
TABLES = [
    *[(players, ["random"]) for players in PLAYERS],
    (2, ["Babylon B", "Olympia A", "Halicarnassus B"]),
    (2, ["Halicarnassus B", "Olympia A", "Babylon B"]),
    (3, ["Halicarnassus B", "Babylon B", "Olympia A"]),
    (4, ["Halicarnassus A", "Babylon B", "Olympia A", "Giza B"]),
]


# Old view plus events equals new view


def follow_game(players: int, wonders: list[str], seed: int) -> Counter[str]:
    """Follow one game from its first decision to its end; which events there were."""
    game = new_classic_game(Config(players, wonders=wonders), seed, keep_events=True)
    steps = steps_of(game, stream(seed, CHOICES_STREAM))
    return check_following(game, steps, f"{players} players, {wonders}, seed {seed}")


def test_old_view_plus_events_equals_new_view() -> None:
    seen: Counter[str] = Counter()
    for players, wonders in TABLES:
        for seed in range(3):
            seen += follow_game(players, wonders, seed)
    # Nothing was left out: every kind of event of the first edition came up.
    assert set(seen) == {*EVENTS[: TABLE + 1], EVENTS[HANDS_PASSED]}


@pytest.mark.long
def test_old_view_plus_events_equals_new_view_for_long() -> None:
    for players, wonders in TABLES:
        for seed in range(100, 130):
            follow_game(players, wonders, seed)


# A sample agrees with its view


def check_samples(game: ClassicGame, rng: Rng, where: str) -> Counter[int]:
    """Samples for every eye after every step; which decisions came up."""
    kinds: Counter[int] = Counter()
    for _ in steps_of(game, rng):
        for seat in eyes(game):
            check_sample(game, seat, rng, f"{where}, seat {seat}")
        kinds.update(decision.kind for decision in game.decisions)
    return kinds


def test_samples_agree_with_their_view() -> None:
    kinds: Counter[int] = Counter()
    for players, wonders in TABLES:
        for seed in range(2):
            game = new_classic_game(Config(players, wonders=wonders), seed)
            kinds += check_samples(game, stream(seed, CHOICES_STREAM), f"{players} players, {wonders}, seed {seed}")
    assert set(kinds) == {CARD, LAST_CARD, DISCARD_PILE, FREE_CITY}


def test_samples_can_be_played_to_the_end() -> None:
    for seed, game in games_in_play(60):
        rng = stream(seed, CHOICES_STREAM)
        guess = sample(game.view(game.drafting[0]), rng)
        while not guess.finished():
            answer_one(guess, rng)
        assert len(guess.score_sheet()) == len(game.cities)
        assert guess.age == 3


def test_samples_differ_in_what_is_hidden() -> None:
    """Ten samples of a first turn are ten different deals."""
    game = new_classic_game(Config(5), 1)
    hands = {str([seat.hand for seat in sample(game.view(0), stream(seed, 5)).cities]) for seed in range(10)}
    assert len(hands) == 10


def test_samples_leave_the_view_as_it_is() -> None:
    view = game_at(Config(4), 2, 50).view(1)
    before = view.to_data()
    guess = sample(view, stream(1, 1))
    while not guess.finished():
        answer_one(guess, stream(2, 2))
    assert view.to_data() == before


def test_samples_of_a_position_that_hides_more_cards_than_are_left() -> None:
    """Somebody set up hands with more copies of a card than there are: any cards of the Age fill them up."""
    loom = LIBRARY.find_card("Loom")
    boards = [LIBRARY.find_board(name) for name in ("Giza A", "Rhodes A", "Ephesus A")]
    everything = sorted(set(LIBRARY.deck(1, 3)))
    cities = [
        CitySetup(boards[0], 3, 0, everything, [loom], []),
        CitySetup(boards[1], 3, 0, [], [loom] * 7, []),
        CitySetup(boards[2], 3, 0, [], [loom] * 7, []),
    ]
    game = set_up(Config(3), cities)
    guess = check_sample(game, 0, stream(1, 1), "too many cards")
    dealt = [card for seat in (1, 2) for card in guess.cities[seat].hand]
    assert {LIBRARY.cards[card].age for card in dealt} == {1}
    assert len(set(dealt)) > 3


def test_samples_of_a_position_that_hides_nothing_of_an_age() -> None:
    """In a position of Age III without a discard pile, no card of the earlier Ages is hidden anywhere."""
    hand = [LIBRARY.find_card("Palace"), LIBRARY.find_card("Arena")]
    boards = [LIBRARY.find_board(name) for name in ("Giza A", "Rhodes A", "Ephesus A")]
    game = set_up(Config(3), [CitySetup(board, 3, 0, [], hand, []) for board in boards], age=3, turn=6)
    guess = check_sample(game, 0, stream(1, 1), "Age III alone")
    assert {LIBRARY.cards[card].age for seat in (1, 2) for card in guess.cities[seat].hand} == {3}


def test_samples_of_a_position_that_shows_a_card_of_a_later_age() -> None:
    """Somebody set up a city with a card of Age III during Age I: it is not in the deck as well."""
    others = [city(name, hand=["Baths", "Altar"]) for name in ("Rhodes A", "Ephesus A")]
    game = position(city(built=["Palace"], hand=["Loom", "Press"]), *others, turn=5)
    assert LIBRARY.find_card("Palace") not in sample(game.view(0), stream(1, 1)).decks[2]


def test_each_hidden_card_is_as_likely_as_any_other() -> None:
    """Every unseen card of the Age is dealt to the next seat in its share of the samples."""
    game = new_classic_game(Config(3), 1)
    worlds = sampler_of(game.view(0))
    rng = stream(9, 9)
    counts: Counter[int] = Counter()
    for _ in range(600):
        counts.update(worlds.deal(rng).cities[1].hand)
    unseen = Counter(LIBRARY.deck(1, 3))
    unseen.subtract(game.cities[0].hand)
    # Of 14 unseen cards, 7 are in that hand.
    for card, copies in unseen.items():
        assert abs(counts[card] - 300 * copies) < 75 * max(1, copies), LIBRARY.cards[card].name


# Two games that differ only in what a seat cannot see


def test_what_is_hidden_changes_nothing_for_a_seat() -> None:
    for seed, game in games_in_play(120):
        check_hidden(game, seed)


@pytest.mark.parametrize("players", [4, 5, 6])
def test_which_card_is_sold_or_buried_is_told_to_nobody(players: int) -> None:
    """One seat uses one card or another face down: everybody except it and the next holder sees the same turn."""
    compared = 0
    for seed in range(40):
        wonders = ["Giza A", "Rhodes B", "Alexandria A", "Ephesus B", "Olympia B", "Babylon A"][:players]
        game = game_at(Config(players, wonders=wonders), seed, players * (seed % 16), keep_events=True)
        if game.turn < 6:
            compared += compare_face_down(game, seed, next_holder)
    assert compared > 10


def next_holder(game: ClassicGame, seat: int) -> int:
    """The seat that gets this seat's hand, and so sees which card is missing."""
    return (seat + (1 if game.age % 2 else -1)) % len(game.cities)


# What is told to whom


def test_secrets_are_told_only_to_who_may_know_them() -> None:
    for players, wonders in TABLES:
        for seed in range(4):
            game = new_classic_game(Config(players, wonders=wonders), seed, keep_events=True)
            for _ in steps_of(game, stream(seed, CHOICES_STREAM)):
                pass
            for event in game.events:
                check_secret(game, event)


def check_secret(game: ClassicGame, event: Event) -> None:
    """A secret goes to one seat; its public form holds numbers of cards, Ages and seats, and never a card."""
    if event.kind in (HAND, ANSWERED, SOLD, STAGE_BUILT, DISCARDED, FORCED):
        assert event.audience != EVERYONE
        assert len(event.secret) >= (0 if event.kind == HAND else 1)
    if not event.secret:
        return
    assert event.audience == (event.seat if event.seat in game.drafting else event.audience)
    assert event.kind in (HAND, ASKED, ANSWERED, FORCED, SOLD, STAGE_BUILT, DISCARDED)
    if event.kind in (SOLD, DISCARDED):
        assert event.values[0] == game.library.cards[event.secret[0]].age
    if event.kind == HAND:
        assert event.values == [len(event.secret), game.library.cards[event.secret[0]].back]
    if event.kind == ASKED:
        assert event.values[2] in (DISCARD_PILE, LAST_CARD)
    for other in eyes(game):
        if other != event.audience:
            blank = event.seen_by(other)
            assert (blank.kind, blank.seat, blank.values) == (event.kind, event.seat, event.values)
            assert blank.secret == []
            assert blank.audience == EVERYONE
    assert event.seen_by(event.audience) is event


def hidden_cards_of(view: View, seat: int) -> list[int]:
    """What a view says about hands, buried cards and sealed answers that are not the seat's own."""
    told: list[int] = []
    for number, other in enumerate(view.cities):
        if number != seat:
            told += [card for card in other.hand + other.buried if card >= 0]
    told += [card for card, owner in zip(view.discard, view.discarders, strict=True) if card >= 0 and owner != seat]
    return told + [item.choice for item in view.decisions if item.decider != seat and item.choice not in (SEALED, -1)]


def test_views_hold_nothing_hidden() -> None:
    """P7: not even what the controller used for the Free City, once the turn is over.

    The exceptions are a seat that looks through the pile and one that plays the Free City's last card.
    """
    for players, wonders in TABLES:
        for seed in range(3):
            game = new_classic_game(Config(players, wonders=wonders), seed)
            for _ in steps_of(game, stream(seed, CHOICES_STREAM)):
                for seat in eyes(game):
                    looks = any(item.decider == seat and item.kind != CARD for item in game.decisions)
                    if not looks:
                        assert hidden_cards_of(game.view(seat), seat) == []


def test_who_looks_through_the_pile_sees_all_of_it() -> None:
    looked = 0
    for seed in range(30):
        game = new_classic_game(Config(3, wonders=["Halicarnassus B", "Giza A", "Rhodes A"]), seed)
        for _ in steps_of(game, stream(seed, CHOICES_STREAM)):
            if any(item.kind == DISCARD_PILE for item in game.decisions):
                looked += 1
                assert game.view(0).discard == game.discard
                assert all(card < 0 for card in game.view(SPECTATOR).discard)
                mine = [s == 1 for s in game.discarders]
                assert [card >= 0 for card in game.view(1).discard] == mine
    assert looked > 5


def test_the_last_card_of_the_free_city_is_seen_by_its_controller() -> None:
    looked = 0
    for seed in range(40):
        game = new_classic_game(Config(2, wonders=["Giza A", "Rhodes A", "Babylon B"]), seed)
        for _ in steps_of(game, stream(seed, CHOICES_STREAM)):
            for decision in game.decisions:
                if decision.kind == LAST_CARD:
                    looked += 1
                    assert decision.seat == 2
                    assert game.view(decision.decider).cities[2].hand == game.cities[2].hand != []
                    assert game.view(1 - decision.decider).cities[2].hand == [-game.age]
    assert looked > 3


def test_a_withdrawn_card_of_the_free_city_leaves_no_trace_of_what_it_was() -> None:
    game = new_classic_game(Config(2), 4, keep_events=True)
    first = next(decision for decision in game.pending() if decision.seat == 0)
    game.answer(first.ident, game.options(first.ident)[0])
    free = next(decision for decision in game.pending() if decision.kind == FREE_CITY)
    game.answer(free.ident, game.options(free.ident)[0])
    game.change(first.ident, game.options(first.ident)[-1])
    assert [event.values for event in game.events if event.kind == WITHDRAWN] == [[free.ident]]
    again = next(decision for decision in game.pending() if decision.kind == FREE_CITY)
    assert again.ident != free.ident
    assert card_of(first.choice) not in [card_of(choice) for choice in game.options(again.ident)] or (
        game.cities[0].hand.count(card_of(first.choice)) > 1
    )


# Views that share cities


@pytest.mark.parametrize(("players", "wonders"), TABLES[-4:])
def test_a_view_beside_another_is_the_same(players: int, wonders: list[str]) -> None:
    """Whatever of a view is shared with another player's, it shows what it would show alone."""
    shared = 0
    game = new_classic_game(Config(players, wonders=wonders), 3)
    rng = stream(3, CHOICES_STREAM)
    while not game.finished():
        for seat in range(players):
            other = game.view((seat + 1) % players)
            beside = game.view_beside(seat, other)
            assert beside == game.view(seat)
            shared += sum(mine is theirs for mine, theirs in zip(beside.cities, other.cities, strict=True))
        answer_one(game, rng)
    assert shared > 50
