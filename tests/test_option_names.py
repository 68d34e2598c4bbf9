"""Names of options in analyses and puzzles: short, and in the language of the reader."""

import pytest

from sevenwonders import Config
from sevenwonders.bots.analysis.move import JudgedOption
from sevenwonders.cli.words.language import speak
from sevenwonders.cli.words.options import option_names
from sevenwonders.games import checked_config

CLASSIC = checked_config(Config(3))
BOX = checked_config(Config(3, game="architects"))


def option(
    use: str,
    card: str = "",
    *,
    stage: int = 0,
    argument: str = "",
    payments: dict[str, int] | None = None,
) -> JudgedOption:
    return JudgedOption(1, "", card, use, stage, 0, 0.5, 30.0, 2.0, 200, argument, "", payments or {})


@pytest.mark.parametrize(
    ("given", "english", "german"),
    [
        (option("build", "altar"), "Altar", "Altar"),
        (option("build", "library", payments={"left": 2}), "Library, 2 to the left", "Bibliothek, 2 nach links"),
        (option("build_free", "library"), "Build free: Library", "Gratis bauen: Bibliothek"),
        (
            option("stage", "library", stage=2, payments={"right": 2, "bank": 1}),
            "Stage 2 with Library, 2 to the right and 1 to the bank",
            "Stufe 2 mit Bibliothek, 2 nach rechts und 1 an die Bank",
        ),
        (option("sell", "library"), "Sell Library", "Bibliothek verkaufen"),
        (option("take", "library"), "Library", "Bibliothek"),
        (option("drop", argument="5"), "Throw away: Victory token of 5", "Abwerfen: 5er-Siegmarker"),
        (option("pay", argument="3"), "Pay: 3 coins", "Zahlen: 3 Münzen"),
        (option("pass"), "Do nothing", "Nichts tun"),
    ],
)
def test_options_of_the_classic_game(given: JudgedOption, english: str, german: str) -> None:
    assert option_names(CLASSIC).option(given) == english
    speak("de")
    assert option_names(CLASSIC).option(given) == german


@pytest.mark.parametrize(
    ("given", "english", "german"),
    [
        (option("take", "wood", argument="left"), "Wood, Left deck", "Holz, Linker Stapel"),
        (option("take", argument="centre"), "Central deck", "Mittlerer Stapel"),
        (option("take", argument="giza"), "Deck of Giza", "Stapel von Gizeh"),
        (
            option("stage", stage=3, payments={"wood": 2, "coin": 1}),
            "Stage 3, pay wood, wood and coin",
            "Stufe 3, zahle Holz, Holz und Münze",
        ),
        (option("science", argument="gear, gear"), "Turn in 2 × Gear", "2 × Zahnrad abgeben"),
        (option("science", argument="gear, tablet"), "Turn in 3 different symbols", "3 verschiedene Symbole abgeben"),
        (option("token", "culture", argument="culture"), "Culture", "Kultur"),
        (option("token", argument="unseen"), "Unseen", "Verdeckt"),
        (option("look", argument="right"), "Look into: Right deck", "Hineinsehen: Rechter Stapel"),
        (option("keep", "glass"), "Glass", "Glas"),
        (option("done"), "End the turn", "Zug beenden"),
    ],
)
def test_options_of_architects(given: JudgedOption, english: str, german: str) -> None:
    assert option_names(BOX).option(given) == english
    speak("de")
    assert option_names(BOX).option(given) == german


def test_uses_are_named() -> None:
    assert [option_names(CLASSIC).use(use) for use in ("build", "sell")] == ["Build", "Sell"]
    assert option_names(BOX).use("take") == "Take a card"
