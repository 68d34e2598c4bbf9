"""Rows: they show what a seat may know, all of it, and nothing else."""

import pytest

from sevenwonders import Config
from sevenwonders.encode.actions import NOT_TAKEN
from sevenwonders.encode.encodings import encoder_of
from sevenwonders.encode.play import new_play, play_of
from sevenwonders.games import sampler
from sevenwonders.kernel.rng import stream
from tests.encode.tables import act_at_random, all_tables
from tests.support.budgets import budget
from tests.support.expansions import ALL, FAMILY, taken_out

SAMPLES_STREAM = 1301


def check_hidden(config: Config, seed: int) -> None:
    """A table at which all is dealt anew that a seat neither sees nor remembers gives that seat the same row."""
    rng = stream(seed, SAMPLES_STREAM)
    play = new_play(config, seed)
    while not play.finished():
        seat = play.seat_to_act()
        row = bytes(play.row(seat))
        other = sampler(play.game.view(seat), play.memories[seat]).deal(rng)
        assert bytes(play_of(other, memories=play.memories).row(seat)) == row
        act_at_random(play, rng)
        while play.seat_to_act() == seat:
            act_at_random(play, rng)


def test_rows_hide_what_the_seat_cannot_know() -> None:
    for seed, config in enumerate(all_tables()[::17]):
        check_hidden(config, seed)


@pytest.mark.long
def test_rows_hide_what_the_seat_cannot_know_at_any_table() -> None:
    for config in all_tables():
        for seed in range(budget(1, 30)):
            check_hidden(config, seed)


def test_a_row_does_not_show_who_has_answered() -> None:
    """Answers are sealed, so the seats of a group may act in any order."""
    play = new_play(Config(4), 5)
    last = play.seats_to_act()[-1]
    before = bytes(play.row(last))
    rng = stream(5, 0)
    while play.seat_to_act() != last:
        act_at_random(play, rng)
    assert bytes(play.row(last)) == before
    assert bytes(play_of(play.game).row(last)) == before


# Tables at which all fields are needed. Babylon lets a Free City play its last card, Abu Simbel buries leaders.
RICH = [
    Config(2, wonders=["Giza B", "Rhodes B", "Babylon B"]),
    Config(
        4, edition=2, expansions=ALL, variant="teams", wonders=["Abu Simbel Night", "Siracusa Day", "Ur Day", "random"]
    ),
    Config(7, edition=2, expansions=ALL),
    Config(5, game="architects"),
]
# Set and used up without a question in between, or seldom seen.
NEVER_SEEN = {"skips naval", "discard builds", "remembered stages"}


@pytest.mark.skipif(bool(taken_out(FAMILY)), reason="these tables need all boxes")
def test_every_field_is_used_somewhere() -> None:
    """No field is left out by mistake: over a few games each has a number other than 0."""
    unused = {plain(field.name) for config in RICH for field in encoder_of(config).layout.fields} - NEVER_SEEN
    for config in RICH:
        layout = encoder_of(config).layout
        for seed in range(40):
            play = new_play(config, seed)
            rng = stream(seed, 3)
            # All rows of a game in one: bytes that were ever other than 0.
            seen = 0
            while not play.finished():
                seen |= int.from_bytes(bytes(play.row(play.seat_to_act())), "big")
                act_at_random(play, rng)
            named = layout.named(seen.to_bytes(int(layout.size), "big"))
            unused -= {plain(name) for name, numbers in named.items() if any(numbers)}
            if not unused & {plain(name) for name in named}:
                break
    assert not unused


def plain(name: str) -> str:
    """The name of a field without the number of a city."""
    return name.rpartition(": ")[2].rstrip(" 123456")


def test_the_layout_covers_the_row() -> None:
    for config in all_tables()[::11]:
        layout = encoder_of(config).layout
        at = 0
        for start, size, name, words in layout.table():
            assert start == at
            assert size > 0
            assert name
            assert words
            at += size
        assert at == layout.size
        names = [field.name for field in layout.fields]
        assert len(names) == len(set(names))


def test_the_forms_of_a_row_agree() -> None:
    play = new_play(Config(3), 1)
    seat = play.seat_to_act()
    row = bytes(play.row(seat))
    layout = play.encoder.layout
    named = layout.named(row)
    assert named["age"] == [1]
    assert sum(named["hand"]) == 7
    assert [number for numbers in named.values() for number in numbers] == list(row)
    text = layout.text(row)
    assert text.startswith("age: 1\nturn: 1\ndecision: card 1")
    with pytest.raises(LookupError, match="no field 'mood'"):
        layout.field("mood")


def test_earlier_steps_are_in_the_row() -> None:
    play = new_play(Config(3), 1)
    seat = play.seat_to_act()
    card = play.legal_actions(seat)[0]
    play.act(seat, card)
    named = play.encoder.layout.named(bytes(play.row(seat)))
    assert named["step"] == [0, 1, 0]
    assert named["chosen card"].index(1) == card


def test_a_game_in_progress_is_remembered() -> None:
    play = new_play(Config(3), 1)
    rng = stream(1, 1)
    for _ in range(100):
        seat = play.seat_to_act()
        row = bytes(play.row(seat))
        asked = play.asked_of(seat)
        assert asked is not None
        if asked.first == NOT_TAKEN:
            assert bytes(play_of(play.game.copy()).row(seat)) == row
        act_at_random(play, rng)
    named = play.encoder.layout.named(row)
    assert sum(named["remembered hand 1"]) + sum(named["remembered hand 2"]) > 2


def test_coins_beyond_a_byte_become_its_most() -> None:
    play = new_play(Config(3), 1)
    game = play.game
    assert hasattr(game, "cities")
    game.cities[1].coins = 1000
    assert play.encoder.layout.named(bytes(play.row(0)))["city 1: coins"] == [255]
