"""Rare edges of Armada: wrong data, later Ages, and what a position may not say."""

import pytest

from sevenwonders import BadConfig, Config, new_classic_game
from sevenwonders.catalogue.facts import CatalogueError, Fact
from sevenwonders.catalogue.loader import load_facts
from sevenwonders.classic.armada import harbour
from sevenwonders.classic.armada.part import armada_of
from sevenwonders.classic.armada.saving import place_islands
from sevenwonders.classic.conflict import fights_of

TABLE = Config(5, edition=2, expansions=["armada"])


def test_a_cost_in_unknown_resources_is_refused() -> None:
    with pytest.raises(CatalogueError, match="resources"):
        harbour.packed(Fact("yard", "X"))


def test_a_shipyard_needs_a_cost_for_every_step(monkeypatch: pytest.MonkeyPatch) -> None:
    short = {"id": "yard", "wonder_fleet": "red", "costs": {fleet: ["W"] for fleet in harbour.FLEETS}}
    lanes = load_facts("armada", "lanes.yaml")
    facts = {"lanes.yaml": lanes, "shipyards.yaml": Fact("shipyards", [short])}
    monkeypatch.setattr(harbour, "load_facts", lambda _, file: facts[file])
    if "site-packages" in harbour.__file__:
        pytest.skip("a compiled module keeps its own names")
    with pytest.raises(CatalogueError, match="steps"):
        harbour.Harbour()


def test_landings_are_fought_in_this_age_alone() -> None:
    game = new_classic_game(TABLE, 1)
    armada_of(game.cities[0]).landings = [2]
    assert len(fights_of(game.rules, game.cities)) == 6
    assert len(fights_of(game.rules, game.cities, 1)) == 5


def test_islands_of_a_position_are_listed_by_level() -> None:
    with pytest.raises(BadConfig, match="lists of islands"):
        place_islands(new_classic_game(TABLE, 1).library, [[], [], []], {"islands": {1: "Bronze Island"}})
