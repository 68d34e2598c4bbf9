"""The catalogue: what the loader refuses, what the box adds up to, and that everything in it gets built."""

import re
import shutil
from collections import Counter
from pathlib import Path

import pytest

from sevenwonders import Config
from sevenwonders.catalogue.facts import CatalogueError
from sevenwonders.catalogue.loader import EXPANSIONS, load_catalogue, read_catalogue
from sevenwonders.classic.build import add_card
from sevenwonders.classic.effects.effect import Effect
from sevenwonders.classic.libraries import library_of, make_effect, make_effects
from sevenwonders.classic.library import compile_library
from sevenwonders.classic.rules import hooks_of
from sevenwonders.classic.settings import checked_config
from sevenwonders.classic.setup import new_city
from sevenwonders.classic.trade.resources import CHOICE_MASK, MOST_UNITS, choice_sets, unpack
from tests.support.catalogue_files import edit
from tests.support.games import LIBRARY, PLAYERS, game_at
from tests.support.places import SOURCE

DATA = SOURCE / "catalogue" / "data" / "first_edition"
CATALOGUE = load_catalogue("first_edition")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the first edition's files, to be damaged."""
    shutil.copytree(DATA, tmp_path / "set")
    return tmp_path / "set"


def test_the_package_reads_its_own_data(folder: Path) -> None:
    assert read_catalogue(folder) == CATALOGUE
    assert load_catalogue("first_edition") is CATALOGUE


DAMAGE = [
    ("age_1.yaml", "  colour: brown", "  color: brown", "color"),
    ("age_1.yaml", "  colour: brown", "  colour: pink", "pink"),
    ("age_1.yaml", "  age: 1", "  age: one", "int"),
    ("age_1.yaml", "  name: Lumber Yard\n", "", "name"),
    ("age_1.yaml", "id: lumber_yard", "id: Lumber_Yard", "lower_snake_case"),
    ("age_1.yaml", "id: lumber_yard", "id: lumber-yard", "lower_snake_case"),
    ("age_1.yaml", "id: lumber_yard", "id: stone_pit", "used 2 times"),
    ("age_1.yaml", "goods: W}", "goods: X}", "resources of"),
    ("age_1.yaml", "goods: W}", 'goods: ""}', "resources of"),
    ("age_1.yaml", "copies: [3, 4]", "copies: [3, 4, 7]", "physical cards"),
    ("age_1.yaml", "copies: [3, 4]", "copies: [3, 3]", "with 3 players"),
    ("age_2.yaml", "resources: SSS}", "resources: SSX}", "names a resource"),
    ("age_2.yaml", "cost: {coins: 1}", "cost: {coins: -1}", "negative"),
    ("age_2.yaml", "chain_to: [pantheon]", "chain_to: [parthenon]", "not a card of this set"),
    ("age_2.yaml", "chain_to: [pantheon]", "chain_to: [statue]", "not of a later Age"),
    ("age_2.yaml", "chain_to: [pantheon]", "chain_to: [lumber_yard]", "not of a later Age"),
    ("age_3.yaml", "    - points: 8", "    - points: 8\n      coins: 1", "exactly one effect"),
    ("age_3.yaml", "    - points: 8", "    - {}", "exactly one effect"),
    ("age_3.yaml", "    - points: 8", "    - glory: 8", "glory"),
    ("wonders.yaml", "  side: B", "  side: A", "sides"),
    ("wonders.yaml", "produces: G", "produces: Q", "names a resource"),
    ("wonders.yaml", "special: play_last_card", "special: play_first_card", "play_first_card"),
    ("wonders.yaml", "name: Alexandria", "name: Atlantis", "wonders"),
    ("set.yaml", "guilds: 10", "guilds: 11", "guilds"),
    ("set.yaml", "{1: 27, 2: 23, 3: 18}", "{1: 27, 2: 24, 3: 18}", "names"),
    ("set.yaml", "hand_size: 7", "hand_size: 8", "with 3 players"),
    ("set.yaml", "wonders: 7", "wonders: 8", "wonders"),
    ("guilds.yaml", "age: 3", "age: [", "guilds.yaml"),
    ("guilds.yaml", "[Craftsmans Guild]", "[workers guild]", "is already a name of Workers Guild"),
    ("guilds.yaml", "[Craftsmans Guild]", "[lumber-yard]", "is already a name of Lumber Yard"),
    ("guilds.yaml", "[Craftsmans Guild]", "[giza_b]", "is already a name of Giza"),
    ("age_1.yaml", "  name: Lumber Yard", "  name: Lumber Yard\n  aliases: [Craftsmans Guild]", "of Lumber Yard"),
]


@pytest.mark.parametrize(("file", "old", "new", "word"), DAMAGE)
def test_damage_is_refused_by_name(folder: Path, file: str, old: str, new: str, word: str) -> None:
    edit(folder, file, old, new)
    with pytest.raises(CatalogueError, match=re.escape(word)):
        compile_library(read_catalogue(folder), make_effects)


@pytest.mark.parametrize("file", ["age_1.yaml", "guilds.yaml", "set.yaml", "wonders.yaml"])
def test_a_missing_file_is_refused_by_name(folder: Path, file: str) -> None:
    (folder / file).unlink()
    with pytest.raises(CatalogueError, match=re.escape(file)):
        read_catalogue(folder)


@pytest.mark.parametrize("players", range(3, 8))
def test_hands_of_seven_for_every_player_count(players: int) -> None:
    assert [len(LIBRARY.deck(age, players)) for age in (1, 2)] == [7 * players] * 2
    assert len(LIBRARY.deck(3, players)) + players + 2 == 7 * players


def test_the_box_of_the_first_edition() -> None:
    assert sum(len(card.copies) for card in CATALOGUE.cards) == 49 + 49 + 40
    assert len(LIBRARY.guilds) == 10
    assert len(CATALOGUE.wonders) == 14
    assert sorted({(wonder.name, wonder.produces) for wonder in CATALOGUE.wonders}) == [
        ("Alexandria", "G"),
        ("Babylon", "C"),
        ("Ephesus", "P"),
        ("Giza", "S"),
        ("Halicarnassus", "T"),
        ("Olympia", "W"),
        ("Rhodes", "O"),
    ]


CHAINS = {
    "baths": ["aqueduct"],
    "altar": ["temple"],
    "theater": ["statue"],
    "east_trading_post": ["forum"],
    "west_trading_post": ["forum"],
    "marketplace": ["caravansery"],
    "apothecary": ["stables", "dispensary"],
    "workshop": ["archery_range", "laboratory"],
    "scriptorium": ["courthouse", "library"],
    "temple": ["pantheon"],
    "statue": ["gardens"],
    "forum": ["haven"],
    "caravansery": ["lighthouse"],
    "walls": ["fortifications"],
    "training_ground": ["circus"],
    "dispensary": ["lodge", "arena"],
    "laboratory": ["siege_workshop", "observatory"],
    "library": ["senate", "university"],
    "school": ["academy", "study"],
}


def test_every_chain() -> None:
    assert {card.id: sorted(card.chain_to) for card in CATALOGUE.cards if card.chain_to} == {
        parent: sorted(children) for parent, children in CHAINS.items()
    }


def test_chains_are_compiled_both_ways() -> None:
    for parent in LIBRARY.cards:
        followers = {card.ident for card in LIBRARY.cards if card.chain_from & parent.chain_to}
        assert followers == set(CHAINS.get(parent.ident, []))


def all_effects() -> list[Effect]:
    found = [effect for card in LIBRARY.cards for effect in card.effects]
    return found + [effect for board in LIBRARY.boards for stage in board.stages for effect in stage.effects]


def test_every_effect_has_words_of_its_own() -> None:
    """Each class says what it does, and only the base says nothing."""
    for effect in all_effects():
        assert effect.words().strip() == effect.words() != ""
    assert Effect().words() == ""
    assert len({type(effect) for effect in all_effects()}) == 13


WORDS = {
    "Lumber Yard": "1 wood",
    "Sawmill": "2 wood",
    "Tree Farm": "wood or clay",
    "Forum": "glass, papyrus or textile (not for sale)",
    "East Trading Post": "buy raw materials from the right for 1",
    "West Trading Post": "buy raw materials from the left for 1",
    "Marketplace": "buy manufactured goods from either side for 1",
    "Palace": "8 points",
    "Tavern": "5 coins",
    "Walls": "2 shields",
    "Barracks": "1 shield",
    "Study": "gear",
    "Scientists Guild": "compass or gear or tablet",
    "Vineyard": "1 coin for each brown card here and next door",
    "Bazar": "2 coins for each gray card here and next door",
    "Workers Guild": "1 point for each brown card next door",
    "Craftsmens Guild": "2 points for each gray card next door",
    "Strategists Guild": "1 point for each defeat token next door",
    "Builders Guild": "1 point for each wonder stage here and next door",
}


@pytest.mark.parametrize(("name", "words"), WORDS.items())
def test_effects_in_words(name: str, words: str) -> None:
    assert LIBRARY.cards[LIBRARY.find_card(name)].effects[0].words() == words


def test_an_effect_without_a_class_is_refused() -> None:
    with pytest.raises(CatalogueError, match="has no class"):
        make_effect("altar", {"special": "nothing_known"})


def test_one_point_is_one_point() -> None:
    assert make_effect("altar", {"points": 1}).words() == "1 point"


def test_every_card_and_every_stage_is_built_in_some_game() -> None:
    """Completeness: a new card or board that no random game builds fails here."""
    cards = set(range(len(LIBRARY.cards)))
    stages = {(index, stage) for index, board in enumerate(LIBRARY.boards) for stage in range(1, len(board.stages) + 1)}
    for seed in range(400):
        game = game_at(Config(PLAYERS[-1 - seed % 5]), seed)
        for seat in game.cities:
            cards -= set(seat.built)
            stages -= {(seat.board, stage) for stage in range(1, seat.stages + 1)}
        if not cards and not stages:
            return
    pytest.fail(f"never built: {[LIBRARY.cards[card].name for card in cards]}, stages {sorted(stages)}")


# The second edition and its expansions

SECOND = load_catalogue("second_edition")
SECOND_LIBRARY = library_of(2, EXPANSIONS)


def test_the_box_of_the_second_edition() -> None:
    library = library_of(2)
    assert sum(len(card.copies) for card in SECOND.cards) == 49 + 49 + 40
    assert len(library.guilds) == 10
    assert [len(wonder.stages) for wonder in SECOND.wonders if wonder.name == "Gizah"] == [3, 4]
    assert len({wonder.name for wonder in SECOND.wonders}) == 7 + 1, "Carthage may be named at any table"
    assert library.dealt == 7
    for players in range(3, 8):
        assert [len(library.deck(age, players)) for age in (1, 2)] == [7 * players] * 2
        assert len(library.deck(3, players)) + players + 2 == 7 * players


SECOND_CHAINS = {
    "baths": ["aqueduct"],
    "well": ["statue"],
    "altar": ["pantheon"],
    "theater": ["gardens"],
    "east_trading_post": ["forum"],
    "west_trading_post": ["forum"],
    "marketplace": ["caravansery"],
    "apothecary": ["dispensary", "stables"],
    "workshop": ["archery_range", "laboratory"],
    "scriptorium": ["courthouse", "library"],
    "forum": ["haven"],
    "caravansery": ["lighthouse"],
    "walls": ["fortifications"],
    "training_ground": ["circus"],
    "dispensary": ["arena", "lodge"],
    "laboratory": ["observatory", "siege_workshop"],
    "library": ["senate", "university"],
    "school": ["academy", "study"],
}


def test_every_chain_of_the_second_edition() -> None:
    assert {card.id: sorted(card.chain_to) for card in SECOND.cards if card.chain_to} == SECOND_CHAINS
    compiled = {
        parent.ident: sorted(card.ident for card in SECOND_LIBRARY.cards if card.chain_from & parent.chain_to)
        for parent in SECOND_LIBRARY.cards
        if parent.chain_to
    }
    assert compiled == SECOND_CHAINS


def test_ids_are_unique_in_an_edition_and_its_expansions() -> None:
    idents = [card.ident for card in SECOND_LIBRARY.cards] + [board.ident for board in SECOND_LIBRARY.boards]
    assert len(idents) == len(set(idents))
    names = [card.name for card in SECOND_LIBRARY.cards if card.ident[-2:] not in ("_1", "_2")]
    assert len(names) == len(set(names))


def test_no_city_makes_more_of_a_resource_than_fits_its_bits() -> None:
    """Three bits per kind: even a city with every producer of the edition stays below eight."""
    config = checked_config(Config(edition=2, expansions=list(EXPANSIONS)))
    for library, types in ((LIBRARY, []), (SECOND_LIBRARY, hooks_of(config).part_types)):
        for board in range(len(library.boards)):
            seat = new_city(library, types, board)
            names: set[str] = set()
            for index, card in enumerate(library.cards):
                if card.name not in names:
                    add_card(library, seat, index)
                    names.add(card.name)
            for stage in library.boards[board].stages:
                for effect in stage.effects:
                    effect.add_to(seat)
            assert max(unpack(seat.own_goods)) <= MOST_UNITS
            assert max(Counter(choice_sets(seat.own_choices)).values()) <= CHOICE_MASK
