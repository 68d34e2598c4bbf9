"""The second implementation of the deal, `docs/examples/redeal.mjs`, and the test vectors of `docs/fair-deals.md`."""

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from sevenwonders import Config, new_game, record_game
from sevenwonders.architects.table import ArchitectsGame
from sevenwonders.classic.colours import PURPLE
from sevenwonders.classic.settings import options_for
from sevenwonders.classic.setup import shuffled_decks
from sevenwonders.classic.table import ClassicGame
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.rng import stream
from sevenwonders.kernel.seed import commitment_of, secret_words
from tests.support.expansions import ALL, COMBINATIONS
from tests.support.games import any_option, play_on, steps_of

ROOT = Path(__file__).parent.parent
PROGRAM = ROOT / "docs" / "examples" / "redeal.mjs"
PAGE = ROOT / "docs" / "fair-deals.md"
NODE = shutil.which("node")
needs_node = pytest.mark.skipif(NODE is None, reason="the second implementation runs with Node, which is missing")

# The secret of the test vectors
SECRET = int("a5" * 32, 16)
VECTOR_TABLES = {
    "first edition, 2 players": (Config(2), ["wonders", "Age 1, seat 0", "Age 1, draw pile"]),
    "second edition with all expansions, 4 players": (
        Config(4, edition=2, expansions=ALL),
        ["wonders", "Age 3, seat 2", "leaders, seat 1", "shipyards", "islands 2", "edifices"],
    ),
    "Architects, 3 players": (Config(3, game="architects"), ["wonders", "deck of rhodes", "tokens"]),
}
# Streams of this suite
SECRETS_STREAM = 1002
ANSWERS_STREAM = 1003

Deal = dict[str, list[str]]


def promos(expansions: list[str]) -> dict[str, str]:
    """The option for promo guilds where there are any."""
    return {option.name: "true" for option in options_for(2, expansions) if option.name == "promo_guilds"}


# Every game, edition, variant and combination of expansions, and every kind of wish for a wonder
CONFIGS = [
    *[Config(players) for players in range(2, 8)],
    *[Config(3 + number % 5, edition=2, expansions=names) for number, names in enumerate(COMBINATIONS)],
    *[Config(6, edition=2, expansions=names, options=promos(names)) for names in COMBINATIONS if promos(names)],
    *[Config(players, edition=2, expansions=ALL, variant="teams") for players in (4, 6)],
    Config(3, wonders=["A"]),
    Config(2, wonders=["Giza B", "random", "a"]),
    Config(4, edition=2, wonders=["Rhodes Night", "carthage_day", "random", "Day"]),
    Config(3, edition=2, expansions=ALL, wonders=["Halikarnassós Day", "abu simbel night", "NIGHT"]),
    *[Config(players, game="architects") for players in range(2, 8)],
    Config(3, game="architects", wonders=["Giza", "random", "babylon"]),
]


def secret_number(number: int) -> int:
    """A secret for each number, as random as those of a server."""
    words = stream(number, SECRETS_STREAM)
    return int.from_bytes(b"".join(int(words.next_word()).to_bytes(4, "big") for _ in range(8)), "big")


def played(config: Config, number: int) -> Game:
    """A finished game in which players sometimes changed their minds."""
    game = new_game(config, secret_number(number))
    chance = stream(number, ANSWERS_STREAM)
    if isinstance(game, ClassicGame):
        for _ in steps_of(game, chance):
            pass
        return game
    return play_on(game, chance, choose=any_option)


def deal_of(game: Game) -> Deal:
    """The deal as the engine makes it, under the names that the second implementation prints."""
    fresh = new_game(game.config, game.seed)
    if isinstance(fresh, ClassicGame):
        return age_cards(fresh) | deal_of_rules(fresh)
    assert isinstance(fresh, ArchitectsGame)
    data: dict[str, Any] = fresh.to_data()
    wonders = fresh.board_names()
    names = [*[f"deck of {wonder}" for wonder in wonders], "central deck"]
    tokens = [*data["stack"], *reversed(data["row"])]
    return {"wonders": wonders, **dict(zip(names, data["decks"], strict=True)), "tokens": tokens}


def age_cards(game: ClassicGame) -> Deal:
    """Boards, guilds, and the hands and draw piles of all Ages."""
    cards, size = game.library.cards, game.library.hand_size
    decks = shuffled_decks(game.library, game.config, game.seed)
    deal = {
        "wonders": game.board_names(),
        "guilds": sorted(cards[card].ident for card in decks[-1] if cards[card].colour == PURPLE),
    }
    for age, deck in enumerate(decks, 1):
        for seat in game.drafting:
            hand = sorted(deck[seat * size : (seat + 1) * size])
            deal[f"Age {age}, seat {seat}"] = [cards[card].ident for card in hand]
        pile = deck[len(game.drafting) * size :]
        if pile:
            deal[f"Age {age}, draw pile"] = [cards[card].ident for card in pile]
    return deal


def deal_of_rules(game: ClassicGame) -> Deal:
    """Whatever else the expansions deal, from the saved form of a new game."""
    data: dict[str, Any] = game.to_data()
    deal: Deal = {}
    for part in data["parts"]:
        if "states" in part:
            deal["edifices"] = part["cards"]
        elif "cards" in part:
            deal["leaders, deck"] = part["cards"]
            deal |= {f"leaders, seat {seat}": city["hand"] for seat, city in enumerate(data["cities"])}
        elif "piles" in part:
            deal |= {f"islands {level}": pile for level, pile in enumerate(part["piles"], 1)}
            yards = [item["shipyard"] for city in data["cities"] for item in city["parts"] if "shipyard" in item]
            deal["shipyards"] = yards
    return deal


class Redealt:
    """The output of the second implementation about one record."""

    def __init__(self, text: str) -> None:
        lines = text.splitlines()[1:]
        self.verdict = lines.pop()
        self.deal: Deal = {line.partition(": ")[0]: line.partition(": ")[2].split(", ") for line in lines}
        if "guilds" in self.deal:
            self.deal["guilds"].sort()


def redeal(folder: Path, records: list[dict[str, Any]]) -> list[Redealt]:
    """All records dealt again, in one process."""
    files = [folder / f"{number}.json" for number in range(len(records))]
    for file, record in zip(files, records, strict=True):
        file.write_text(json.dumps(record), encoding="utf-8")
    assert NODE
    run = subprocess.run([NODE, PROGRAM, *files], capture_output=True, text=True, check=False)
    found = [Redealt(text) for text in re.split(r"^(?=# )", run.stdout, flags=re.MULTILINE)[1:]]
    assert run.stderr == ""
    assert run.returncode == any(one.verdict.startswith("NOT PROVED") for one in found)
    return found


def check_games(folder: Path, games: list[Game]) -> None:
    """Compare the deals and the played cards of these games."""
    for game, found in zip(games, redeal(folder, [record_game(game) for game in games]), strict=True):
        assert found.deal == deal_of(game), game
        assert commitment_of(game.seed) in found.verdict
        if isinstance(game, ClassicGame):
            assert f"{cards_named(game)} cards were in the hands" in found.verdict
        else:
            assert "No card compared" in found.verdict


def cards_named(game: ClassicGame) -> int:
    """The number of answers that name a card of a hand that is passed around, changed answers included."""
    ages = {card.ident: card.age for card in game.library.cards}
    answers = [game.describe(choice, by_id=True).split(" ") for choice in game.history[1::2]]
    return sum(
        words[0] == "keep" or (words[0] in ("build", "stage", "sell") and ages[words[1]] > 0) for words in answers
    )


def vectors() -> str:
    """The test vectors, as the page shows them."""
    lines = [f"secret: {secret_words(SECRET)}", f"commitment: {commitment_of(SECRET)}"]
    for number in (0, 1, 13):
        chance = stream(SECRET, number)
        state = " ".join(f"{word:08x}" for word in chance.to_data())
        drawn = " ".join(f"{chance.next_word():08x}" for _ in range(4))
        lines += ["", f"stream {number}, state: {state}", f"stream {number}, first words: {drawn}"]
    chance = stream(SECRET, 13)
    numbers = " ".join(str(chance.below(49)) for _ in range(8))
    digits = list(range(10))
    stream(SECRET, 13).shuffle(digits)
    lines += ["", f"stream 13, first numbers below 49: {numbers}"]
    lines += [f"stream 13, the numbers from 0 to 9 shuffled: {' '.join(map(str, digits))}"]
    for title, (config, names) in VECTOR_TABLES.items():
        deal = deal_of(new_game(config, SECRET))
        lines += ["", title, *[f"{name}: {', '.join(deal[name])}" for name in names]]
    return "\n".join(lines)


def test_the_page_has_the_test_vectors_of_the_engine() -> None:
    assert f"```text\n{vectors()}\n```" in PAGE.read_text(encoding="utf-8")


@needs_node
def test_a_second_implementation_deals_the_same_cards(tmp_path: Path) -> None:
    check_games(tmp_path, [played(config, number) for number, config in enumerate(CONFIGS)])


@needs_node
def test_a_withdrawn_answer_for_the_free_city_does_not_count(tmp_path: Path) -> None:
    game = new_game(Config(2), SECRET)
    options = game.options(0)
    game.answer(0, options[0])
    game.answer(2, game.options(2)[-1])
    game.change(0, options[-1])
    game.answer(3, game.options(3)[0])
    check_games(tmp_path, [play_on(game, stream(7, ANSWERS_STREAM))])


@needs_node
@pytest.mark.proof
def test_a_second_implementation_deals_the_same_cards_to_many_tables(tmp_path: Path) -> None:
    check_games(tmp_path, [played(CONFIGS[number % len(CONFIGS)], number) for number in range(1000, 1500)])


@needs_node
def test_a_second_implementation_finds_out_what_was_changed(tmp_path: Path) -> None:
    game = played(Config(3), 7)
    record: dict[str, Any] = record_game(game)
    answers = record["answers"]
    other = secret_words(game.seed ^ 1)
    first = next(at for at, (number, _) in enumerate(answers) if number == 0)
    missing = next(card for card in deal_of(game)["Age 1, seat 1"] if card not in deal_of(game)["Age 1, seat 0"])
    swapped = [*answers[:first], [0, f"sell {missing}"], *answers[first + 1 :]]
    changed: dict[str, dict[str, Any]] = {
        "The secret has the commitment": {"seed": other},
        "is not in the hand of seat": {"seed": other, "commitment": commitment_of(game.seed ^ 1)},
        f"{missing} is not in the hand of seat 0": {"answers": swapped},
        "The record is cut short: it ends in Age 3, turn 6": {"answers": answers[:-1]},
        "The record is cut short: it ends in Age 1, turn 1": {"answers": []},
        "comes after the last turn": {"answers": [*answers, [999, "sell palace"]]},
        "This program knows format 1": {"rules": 99},
        "The record has no secret": {"seed": 7},
    }
    found = redeal(tmp_path, [record, *[record | change for change in changed.values()]])
    assert not found[0].verdict.startswith("NOT PROVED")
    for words, one in zip(changed, found[1:], strict=True):
        assert one.verdict.startswith("NOT PROVED. ")
        assert words in one.verdict
