"""The line protocol: what programs are told, what they may answer, and what becomes of those that do not."""

import io
import json
import os
import shutil
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from sevenwonders import Config
from sevenwonders.bots.arena.contest import new_contest
from sevenwonders.bots.arena.play import play_contest_batch
from sevenwonders.bots.arena.standings import Results
from sevenwonders.bots.bot import Question, play_out
from sevenwonders.bots.budget import NO_BUDGET, Budget
from sevenwonders.bots.protocol import pipes
from sevenwonders.bots.protocol.messages import (
    BadMessage,
    choice_in,
    config_message,
    end_message,
    hello,
    line_of,
    message_in,
    name_in_hello,
    options_message,
    view_message,
)
from sevenwonders.bots.protocol.program import (
    CRASHED,
    GARBAGE,
    LATE,
    MOST_STARTS,
    STOPPED,
    Limits,
    Program,
    ProgramBot,
    introduction_of,
)
from sevenwonders.bots.protocol.speaker import Speaker, speak
from sevenwonders.bots.protocol.views import view_from_data
from sevenwonders.bots.registry import make_bot
from sevenwonders.games import new_game, sample
from sevenwonders.kernel.codec import Data
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.errors import BadConfig, in_english
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.rng import stream
from tests.support.classic_hidden_information import answer_for_others, twins_of
from tests.support.expansions import ALL
from tests.support.games import CHOICES_STREAM, games_in_play

ROOT = Path(__file__).parent.parent
EXAMPLES = ROOT / "docs" / "examples" / "bots"
# Generous where a program is quick: the machine may be busy.
PATIENT = Limits(20_000, 20_000)
HASTY = Limits(100, 20_000)
SEED = 5

TABLES = [
    Config(2),
    Config(4),
    Config(5, edition=2, expansions=ALL),
    Config(4, edition=2, expansions=ALL, variant="teams"),
    Config(3, game="architects"),
]


def question_of(game: Game, decision: Decision) -> Question:
    return Question(game, decision)


def questions(config: Config, bot: str = "random") -> Iterator[Question]:
    """Every question of a game, which a bot answers."""
    game = new_game(config, SEED)
    bots = [make_bot(config.game, bot, SEED, seat) for seat in range(config.players)]
    while game.decisions:
        for decision in game.pending():
            question = question_of(game, decision)
            yield question
            game.answer(decision.ident, bots[decision.decider].choose(question))


def sent(message: Data) -> Data:
    """The message as it arrives."""
    return message_in(line_of(message))


# Messages


@pytest.mark.parametrize("config", TABLES, ids=repr)
def test_views_and_options_arrive_as_they_were(config: Config) -> None:
    for question in questions(config):
        # Many readers of JSON round larger numbers.
        assert all(option < 1 << 53 for option in question.options)
        data = sent(view_message(question))["view"]
        assert isinstance(data, dict)
        assert view_from_data(data) == question.view()


@pytest.mark.parametrize("config", TABLES, ids=repr)
def test_a_bot_plays_over_the_protocol_as_it_plays_at_the_table(config: Config) -> None:
    speakers = [Speaker("greedy") for _ in range(config.players)]
    bots = [make_bot(config.game, "greedy", 7 + seat, seat) for seat in range(config.players)]
    asked = 0
    for question in questions(config, "greedy"):
        seat = question.decision.decider
        speaker = speakers[seat]
        if speaker.bot is None:
            speaker.answer(sent(config_message(question.view().config, seat, 7 + seat, NO_BUDGET, 100)))
        speaker.answer(sent(view_message(question)))
        answer = speaker.answer(sent(options_message(question)))
        assert answer is not None
        assert choice_in(sent(answer), question) == bots[seat].choose(question)
        asked += 1
    assert asked > 40


def test_a_choice_is_given_by_its_number_or_its_text() -> None:
    question = next(questions(Config(3)))
    for option in question.options:
        assert choice_in({"type": "choice", "choice": option}, question) == option
        assert choice_in({"type": "choice", "choice": question.words(option)}, question) == option
    for wrong in (None, -1, True, 1.5, "build atlantis", [], question.options):
        with pytest.raises(BadMessage, match="not one of the options"):
            choice_in({"type": "choice", "choice": wrong}, question)


@pytest.mark.parametrize("line", [b"", b"hello", b"[1]", b"{}", b'{"type": 3}', b"\xff\xfe", b"[" * 100_000])
def test_a_line_that_is_no_message_is_refused(line: bytes) -> None:
    with pytest.raises(BadMessage):
        message_in(line)


def test_only_this_version_of_the_protocol_is_spoken() -> None:
    assert name_in_hello(sent(hello("ab\ncd" + "x" * 100))) == "abcd" + "x" * 36
    with pytest.raises(BadMessage, match="speaks protocol 2"):
        name_in_hello({"type": "hello", "protocol": 2})
    with pytest.raises(BadMessage, match="A hello was expected"):
        name_in_hello({"type": "choice"})


def test_the_speaker_says_what_is_wrong_with_a_message() -> None:
    for line in (b'{"type": "options"}', b'{"type": "view"}', b'{"type": "config", "config": {}}', b"?"):
        with pytest.raises(BadMessage):
            speak("greedy", [line], io.BytesIO().write)


def test_the_speaker_leaves_unknown_messages_alone() -> None:
    output = io.BytesIO()
    speak("greedy", [b'{"type": "weather"}', line_of(hello("arena")), b'{"type": "end"}'], output.write)
    assert [json.loads(line) for line in output.getvalue().splitlines()] == [hello("greedy")]


def keys_in(value: object) -> Iterator[str]:
    """The keys of a message, without those of the data inside a view or a configuration."""
    if isinstance(value, dict):
        for key, item in value.items():
            yield key
            if key not in ("view", "config", "kinds"):
                yield from keys_in(item)
    elif isinstance(value, list):
        for item in value:
            yield from keys_in(item)


@pytest.mark.parametrize("config", [Config(3), Config(3, game="architects")], ids=repr)
def test_every_field_is_documented(config: Config) -> None:
    page = (ROOT / "docs" / "bot-protocol.md").read_text(encoding="utf-8")
    question = next(questions(config))
    game = new_game(config, SEED)
    table = question.view().config
    messages = [
        hello("x"),
        config_message(table, 0, 1, NO_BUDGET, 100),
        view_message(question),
        options_message(question),
        end_message(game),
    ]
    view = question.view().to_data()
    cities = view["cities"]
    assert isinstance(cities, list)
    for name in {*keys_in(messages), *view, *cities[0], *[str(message["type"]) for message in messages]}:
        assert f"`{name}`" in page, name


# Nothing secret


def told(game: Game, seat: int) -> list[bytes]:
    """Everything that a program in that seat is sent when it is asked now."""
    lines: list[bytes] = []
    for decision in game.pending():
        if decision.decider == seat:
            question = question_of(game, decision)
            lines += [line_of(view_message(question)), line_of(options_message(question))]
    return lines


def test_a_program_is_told_nothing_that_its_seat_cannot_see() -> None:
    """The lines are the same in two games that differ in what is hidden, also after others have sealed answers."""
    compared = differ = 0
    for seed, game in games_in_play(30):
        rng = stream(seed, CHOICES_STREAM)
        seat = rng.below(game.config.players)
        twins = twins_of(game, seat, seed)
        differ += twins[0].to_data() != twins[1].to_data()
        while True:
            assert told(twins[0], seat) == told(twins[1], seat), f"seed {seed}"
            compared += len(told(twins[0], seat))
            if not answer_for_others(twins, seat, rng):
                break
    assert compared > 50
    assert differ > 25


@pytest.mark.parametrize("config", TABLES[2:], ids=repr)
def test_a_program_is_told_nothing_hidden_of_any_game(config: Config) -> None:
    for question in islice(questions(config), 0, None, 4):
        seat = question.decision.decider
        twins = [sample(question.view(), stream(int(question.decision.ident), 3000 + number)) for number in (0, 1)]
        assert told(twins[0], seat) == told(twins[1], seat)


def test_the_start_of_a_game_tells_nothing_about_the_deal() -> None:
    messages = [config_message(new_game(Config(3), seed).config, 0, 1, NO_BUDGET, 100) for seed in (98, 99)]
    assert messages[0] == messages[1]


# Programs

HONEST = """
import json, sys
def send(**message):
    print(json.dumps(message), flush=True)
def answer(message):
    send(type="choice", decision=message["decision"], choice=message["options"][0]["choice"])
count = 0
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        send(type="hello", protocol=1, name="tester")
    if message["type"] == "options":
        count += 1
        {trick}
"""


def program(folder: Path, trick: str = "answer(message)", body: str = HONEST) -> str:
    """The command of a program that does something whenever it is asked."""
    file = folder / "program.py"
    file.write_text(body.replace("{trick}", trick), encoding="utf-8")
    return f"{sys.executable} -I -S {file}"


@pytest.fixture(autouse=True)
def _impatience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Programs that hang are not waited for."""
    monkeypatch.setattr(pipes, "LEAVING_S", 0.02)


def played_with(command: str, limits: Limits = PATIENT, moves: int = 8) -> Program:
    """A program after some moves of a game. Each got an answer that the rules allow, whoever gave it."""
    player = Program(command, limits)
    bot = ProgramBot(player, Config(3), 0, SEED, Budget(iterations=3))
    try:
        for question in islice((asked for asked in questions(Config(3)) if asked.decision.decider == 0), moves):
            assert bot.choose(question) in question.options
    finally:
        player.stop()
    return player


def test_an_honest_program_loses_nothing(tmp_path: Path) -> None:
    player = played_with(program(tmp_path))
    assert (player.faults, player.introduction.name) == ({}, "tester")


def test_a_choice_that_is_not_allowed_costs_the_move(tmp_path: Path) -> None:
    trick = "send(type='choice', decision=message['decision'], choice=-5) if count % 2 else answer(message)"
    player = played_with(program(tmp_path, trick))
    assert player.faults == {GARBAGE: 4}
    assert "'-5' is not one of the options" in in_english(player.first_fault)


def test_garbage_costs_the_move(tmp_path: Path) -> None:
    player = played_with(program(tmp_path, "print('Let me think', flush=True)"))
    assert player.faults == {GARBAGE: 8}
    assert "This is not JSON: 'Let me think'" in in_english(player.first_fault)


def test_a_crash_costs_the_move_and_the_program_starts_again(tmp_path: Path) -> None:
    player = played_with(program(tmp_path, "1 / 0 if count == 3 else answer(message)"))
    # It lives for two moves and dies at the third.
    assert player.faults == {CRASHED: 2}
    assert in_english(player.first_fault) == "It ended with code 1. 'ZeroDivisionError: division by zero'"


def test_a_program_that_always_crashes_is_replaced(tmp_path: Path) -> None:
    player = played_with(program(tmp_path, "sys.exit(3)"))
    assert player.faults == {CRASHED: MOST_STARTS, STOPPED: 8 - MOST_STARTS}
    assert in_english(player.first_fault) == "It ended with code 3."


def test_a_late_answer_costs_the_move_and_is_not_taken_for_the_next(tmp_path: Path) -> None:
    trick = "__import__('time').sleep(0.5 if count == 2 else 0); answer(message)"
    player = played_with(program(tmp_path, trick), Limits(400, 20_000), moves=4)
    assert player.faults[LATE] >= 1
    assert player.faults.keys() == {LATE}
    assert in_english(player.first_fault) == "It took longer than 400 ms."


def test_a_program_that_never_comes_back_is_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stopped: list[int] = []
    stop = pipes.Pipes.stop

    def watched_stop(running: pipes.Pipes) -> None:
        stopped.append(running.process.pid)
        stop(running)

    monkeypatch.setattr(pipes.Pipes, "stop", watched_stop)
    player = played_with(program(tmp_path, "__import__('time').sleep(600)"), HASTY)
    # It has two chances after each start and one after the last, then no more.
    assert player.faults == {LATE: 5, STOPPED: 3}
    assert len(stopped) == MOST_STARTS
    for number in stopped:
        with pytest.raises(ProcessLookupError):
            os.kill(number, 0)


def test_a_program_that_does_not_read_is_stopped(tmp_path: Path) -> None:
    body = HONEST.replace("for line in sys.stdin:", "for line in [sys.stdin.readline()]:")
    deaf = program(tmp_path, body=body + "\n__import__('time').sleep(600)")
    player = Program(deaf, Limits(300, 20_000))
    player.start()
    assert player.pipes is not None
    try:
        with pytest.raises(pipes.NotRead):
            player.pipes.send(b" " * 10_000_000, player.deadline(300))
    finally:
        player.stop()


def test_a_line_without_an_end_is_not_waited_for(tmp_path: Path) -> None:
    player = played_with(program(tmp_path, "sys.stdout.write('x' * 3_000_000); sys.stdout.flush()"), moves=1)
    assert player.faults == {CRASHED: 1}
    assert in_english(player.first_fault) == "It wrote a line without an end."


@pytest.mark.parametrize(
    ("command", "words"),
    [
        ("", "It cannot be started"),
        ("'", "It cannot be started"),
        ("/nowhere/bot", "It cannot be started"),
        (f"{sys.executable} -I -S -c pass", "It ended with code 0"),
        # It listens before it speaks: to one that has ended by then, nothing can be sent.
        (f"{sys.executable} -I -S -c 'input(); print(7)'", "not a JSON object"),
    ],
)
def test_a_program_that_cannot_play_is_refused_at_once(command: str, words: str) -> None:
    with pytest.raises(BadConfig, match=words):
        introduction_of(command, PATIENT)


def test_a_program_that_says_nothing_is_refused(tmp_path: Path) -> None:
    silent = program(tmp_path, body="import time; time.sleep(600)")
    with pytest.raises(BadConfig, match="It did not say hello"):
        introduction_of(silent, Limits(100, 100))
    assert played_with(silent, Limits(100, 100), moves=3).faults == {LATE: 1, STOPPED: 2}


# Contests with programs


def contest_digest(config: Config, bots: list[str], commands: dict[str, str]) -> tuple[str, Results]:
    contest = new_contest(config, bots, config.players, 3, commands=commands, budget=NO_BUDGET, limits=PATIENT)
    results = Results(contest)
    for batch in contest.batches():
        results.add(play_contest_batch(batch))
    return results.digest(), results


def test_a_bot_and_its_program_play_the_same_games() -> None:
    command = f"{sys.executable} -m sevenwonders bot greedy"
    digest, _ = contest_digest(Config(2), ["greedy", "random"], {})
    again, results = contest_digest(Config(2), ["mine", "random"], {"mine": command})
    assert again == digest
    assert [(found.name, found.is_program, found.lost_moves()) for found in results.standings()] == [
        ("mine", True, 0),
        ("random", False, 0),
    ]


@pytest.mark.parametrize("config", [Config(3), TABLES[3], TABLES[4]], ids=repr)
@pytest.mark.parametrize("example", ["builder.py", "builder.mjs"])
def test_the_examples_play(example: str, config: Config) -> None:
    interpreter = sys.executable if example.endswith(".py") else shutil.which("node")
    assert interpreter, "the page is built with Node, so it is here"
    command = f"{interpreter} {EXAMPLES / example}"
    game = new_game(config, SEED)
    player = Program(command, PATIENT)
    try:
        ours = ProgramBot(player, game.config, 0, SEED, NO_BUDGET)
        play_out(game, [ours, *[make_bot(config.game, "random", SEED, seat) for seat in range(1, config.players)]])
        ours.end(game)
    finally:
        player.stop()
    assert player.faults == {}
    assert player.introduction.name.startswith("builder")


def test_the_python_example_is_short() -> None:
    assert len((EXAMPLES / "builder.py").read_text(encoding="utf-8").splitlines()) <= 42
