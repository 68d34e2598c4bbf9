"""Islands that answer to two names: both are read, and our own is written."""

from pathlib import Path

import pytest

from sevenwonders.classic.libraries import library_of
from sevenwonders.classic.table import ClassicGame
from sevenwonders.classic.text.notation import read_choice, wanted_in
from sevenwonders.kernel.errors import BadNotation
from tests.support.classic_screens import asked
from tests.support.positions import Positions, answer_for
from tests.support.scenario_files import outcome_of, table_with
from tests.support.score_files import write_table
from tests.support.terminal import printed

TABLE = Positions(["armada"])
ALIASES = {"Topaz Island (blue)": "Blue Topaz Island", "Topaz Island (yellow)": "Yellow Topaz Island"}
FIRST, SECOND = ALIASES
ISLANDS = [FIRST, SECOND, "Foggy Island", "Lost Island"]
EXPLORER = {
    "wonder": "Gizah",
    "built": ["Loom", "Lumber Yard"],
    "hand": ["Apothecary", "Altar"],
    "fleets": {"green": 1},
    "coins": 6,
}


@pytest.mark.parametrize(("alias", "name"), ALIASES.items())
def test_an_alias_finds_the_card_of_our_name(alias: str, name: str) -> None:
    library = library_of(2, ("armada",))
    assert library.find_card(alias) == library.find_card(alias.upper()) == library.find_card(name)
    assert read_choice(library, f"settle {alias}") == read_choice(library, f"settle {name}")
    assert name in printed("cards", alias, "--edition", "2", "--expansion", "armada")


def exploring() -> ClassicGame:
    """A game in which the first city chooses an island."""
    mine = TABLE.city(built=["Loom", "Lumber Yard"], hand=["Apothecary"], fleets={"green": 1})
    game = TABLE.position(mine, islands={1: ISLANDS})
    answer_for(game, {0: "build Apothecary with ship", 1: "sell Altar", 2: "sell Altar"})
    return game


def test_an_alias_is_a_choice_and_our_name_is_told() -> None:
    game = exploring()
    choice = game.match_option(game.decisions[0].ident, f"settle {SECOND}")
    assert game.describe(choice) == "settle Yellow Topaz Island"
    game.answer(game.decisions[0].ident, choice)
    assert game.cities[0].built[-1] == TABLE.card("Yellow Topaz Island")


def test_brackets_after_a_name_are_a_payment_unless_they_belong_to_it() -> None:
    library = TABLE.library
    plain, paid = wanted_in(library, f"sell {FIRST}"), wanted_in(library, f"build {FIRST} with ship (left 2)")
    assert plain.card == paid.card == TABLE.card("Blue Topaz Island")
    assert plain.trade != paid.trade
    with pytest.raises(BadNotation, match="is not a payment"):
        wanted_in(library, "sell Topaz Island (green)")


def test_scenarios_know_the_alias(tmp_path: Path) -> None:
    table = table_with(["armada"], EXPLORER, islands={1: ISLANDS})
    steps = [
        {
            "play": {0: "build Apothecary with ship", 1: "sell Altar", 2: "sell Altar"},
            "expect": {"legal": {0: [f"settle {FIRST}", "settle Blue Topaz Island"]}},
        },
        {"play": {0: f"settle {FIRST}"}, "expect": {"built": {0: ["Blue Topaz Island"]}}},
        {"expect": {"built": {0: [FIRST]}, "not_built": {0: [SECOND]}}},
    ]
    outcome = outcome_of(tmp_path, **{**table, "steps": steps})
    assert outcome.passed, outcome.report()


def test_score_files_know_the_alias(tmp_path: Path) -> None:
    seats = [{"wonder": "Gizah", "built": [FIRST]}, {"wonder": "Rhodos", "built": [SECOND]}, {"wonder": "Ephesos"}]
    file = write_table(tmp_path, config={"edition": 2, "expansions": ["armada"]}, seats=seats)
    assert "Islands" in printed("score", str(file))


def test_the_terminal_looks_an_alias_up_and_takes_it_for_an_answer() -> None:
    game = exploring()
    choice, text = asked(game, [f"c {FIRST}", SECOND])
    assert "Blue Topaz Island" in text
    assert game.describe(choice) == "settle Yellow Topaz Island"
