"""The terminal game with expansions and teams: what is drawn, asked and told, and whole games at the prompt."""

from pathlib import Path

import pytest

from sevenwonders import Config
from sevenwonders.classic.armada.kinds import FLEET, ISLANDS
from sevenwonders.classic.cities.kinds import DIPLOMACY
from sevenwonders.classic.debts.kinds import INDEBTED, LOSS, LOST
from sevenwonders.classic.edifice.kinds import BONUS, PAWN, PENALTY
from sevenwonders.classic.kinds import CARD, CONFLICT, DECISIONS, PAID, PASSED, REVEALED, TOKENS
from sevenwonders.classic.leaders.kinds import (
    BURY_LEADER,
    EXTRA_LEADER,
    KEPT_LEADER,
    LEADER_BURIED,
    LEADER_DRAFT,
    LEADER_SOLD,
    LEADERS_LEFT,
    RECRUITED,
    RECRUITS,
    VICTORY_TOKEN,
)
from sevenwonders.classic.sample import sample
from sevenwonders.classic.setup import new_classic_game
from sevenwonders.cli.classic.advantages import leader_notes, price_notes
from sevenwonders.cli.classic.scene import scene_of
from sevenwonders.cli.classic.telling import tell
from sevenwonders.kernel.event import EVERYONE, Event
from sevenwonders.kernel.rng import stream
from tests.expansions import ALL
from tests.games import CHOICES_STREAM, answer_one, game_at
from tests.second_edition.games import LIBRARY, busy_tables, card, city, position
from tests.second_edition.positions import give
from tests.second_edition.terminal import SEA, screen, words_for, words_on
from tests.terminal import typed, typed_to_end, widest

BOTH = ["--edition", "2", "--expansion", "leaders,cities", "--bot", "random"]
# Whatever is asked, one of these is an answer: stage, first payment, card, leader, sale, nothing.
ANSWERS = ["s1", "", "1", "", "2", "", "3", "", "x1", "p"]
# The least words that a screen of each kind has to have.
MARKS = {
    LEADER_DRAFT: ["Keep one of these leaders", "Price", "Effect"],
    RECRUITS: ["Recruit a leader, use one for a stage, or sell one.", "Recruit"],
    EXTRA_LEADER: ["You may recruit another leader right away.", "p pass"],
    BURY_LEADER: ["You may bury one of your leaders", "Points", "p pass"],
    LOSS: ["to lose: pay, or take debts?", "Debts are never paid back"],
    VICTORY_TOKEN: ["Which of your victory tokens do you throw away?", "victory of"],
    FLEET: ["free step", "Next square"],
    ISLANDS: ["Which of these islands of level", "Effect"],
    BONUS: ["Your stage brings one of these: which?", "of Carthage"],
    PAWN: ["for the Edifice of which Age?", "Age III"],
    PENALTY: ["was not built, and you have no pawn: give up", "What you lose"],
}
NEW_BOARDS = ["Ur Day", "Carthage Night", "Siracusa Night"]
# Tables at which Armada, Edifice and their boards ask everything that they can.
NEW_TABLES = [
    Config(3, edition=2, expansions=["armada", "edifice"], wonders=NEW_BOARDS),
    Config(
        4, edition=2, expansions=ALL, variant="teams", wonders=["Siracusa Day", "Ur Day", "Carthage Day", "Roma Day"]
    ),
    Config(7, edition=2, expansions=["armada"]),
]


# Every question


@pytest.mark.parametrize("width", [80, 100])
def test_every_question_is_drawn_without_a_look_at_hidden_cards(width: int) -> None:
    seen: set[int] = set()
    for number, config in enumerate([*busy_tables(), *NEW_TABLES * 3]):
        game = new_classic_game(config, number)
        rng = stream(number, CHOICES_STREAM)
        while not game.finished():
            decision = game.pending()[0]
            if decision.kind not in seen:
                seen.add(decision.kind)
                text = screen(game, decision.decider, width)
                assert widest(text) <= width
                assert all(words in words_on(text) for words in MARKS.get(decision.kind, [])), text
                assert screen(sample(game.view(decision.decider), stream(1, 1)), decision.decider, width) == text
            answer_one(game, rng)
    assert seen >= {CARD, *MARKS}, [DECISIONS[kind] for kind in sorted(seen)]


def test_the_draft_shows_what_is_kept_and_where_the_rest_goes() -> None:
    config = Config(3, edition=2, expansions=["leaders"], wonders=["Roma Night", "Gizah Day", "Rhodos Day"])
    game = new_classic_game(config, 5)
    first = LIBRARY.cards[LIBRARY.find_card(game.describe(game.options(0)[0]).removeprefix("keep "))].name
    for decision in list(game.pending()):
        game.answer(decision.ident, game.options(decision.ident)[0])
    text = words_for(game)
    assert f"kept so far ◇ {first}" in text
    assert "the others go on to Rhódos." in text
    assert "1, 2 or 3 coins, the number of the Age" in text
    assert "leaders in hand you 1, Gizah 1, Rhódos 1" in text
    assert "leaders cost 2 less here and 1 less next door (Roma)" in text


def test_a_recruitment_has_prices_and_reasons() -> None:
    me = city("Gizah Day", coins=4, leaders=["Caesar", "Hannibal"])
    game = position(me, city("Roma Night"), city("Rhodos Day"), recruiting=True, options={"leader_price": "printed"})
    text = words_for(game)
    assert "◇ Hannibal 1 shield ● 1 to the bank" in text
    assert "◇ Caesar 2 shields ● 4 to the bank" in text
    assert "leaders cost 1 less next to Roma" in text
    assert "Stage 1: 2 wood → 3 points ✗" in text
    game.cities[0].coins = 2
    assert "◇ Caesar 2 shields ✗ 4 coins, 2 short" in words_for(game)


def test_a_loss_says_what_every_answer_costs() -> None:
    loser = city("Gizah Day", coins=2, hand=["Altar", "Well"], debts=1)
    game = position(loser, city("Petra Day", hand=["Opium Den"], built=["Press"]), city("Rhodos Day"), age=2)
    give(game, {0: "build Altar", 1: "build Opium Den", 2: "build Altar"})
    text = words_for(game)
    assert "3 coins to lose: pay, or take debts?" in text
    assert "1 nothing 2 coins 3 debts: 3 points less at the end" in text
    assert "3 ● 2 coins 0 coins 1 debt: 1 point less at the end" in text
    assert "You owe 1 point already." in text
    assert "coins to lose you 3, Rhódos 3" in text


def test_a_buried_leader_is_worth_twice_its_price() -> None:
    mine = city("Abu Simbel Night", built=["Caesar", "Loom", "Clay Pit", "Excavation"], hand=["Altar", "Well"])
    others = [city(wonder, hand=["Altar", "Well"]) for wonder in ("Rhodos Day", "Petra Day")]
    for price, points in (("age", 4), ("printed", 10)):
        game = position(mine, *others, age=2, options={"leader_price": price})
        give(game, {0: "stage Well", 1: "build Altar", 2: "build Altar"})
        assert f"1 ◇ Caesar {points} points 2 shields" in words_for(game)
        give(game, {0: "bury Caesar"})
        assert "buried ◇ Caesar" in words_for(game)


# What lies beside the cities


def test_leaders_debts_and_diplomacy_are_told_of_every_city() -> None:
    me = city("Gizah Day", leaders=["Plato"], debts=2, diplomacy=1)
    far = city("Babylon Day", built=["Nero", "Lair"], leaders=["Midas"], debts=1)
    game = position(me, city("Rhodos Day", leaders=["Hiram"]), far, city("Petra Day"), age=2)
    text = words_for(game)
    for words in (
        "leaders Babylon: Nero",
        "leaders in hand you 1, Rhódos 1, Babylon 1",
        "debts you 2, Babylon 1",
        "diplomacy you 1",
        "in hand ◇ Plato",
        "▲ peace by your diplomacy",
    ):
        assert words in text, words
    assert "Hiram" not in text
    assert "▲ 0 against 0 of Petra" in words_for(game, 1)
    assert "▲ peace by their diplomacy" in words_for(game, 1)


def test_what_makes_things_cheaper_is_named_where_prices_stand() -> None:
    built = ["Ramses", "Hammurabi", "Smuggler's Cache", "West Clandestine Wharf", "Caesar"]
    game = position(city("Gizah Day", built=built), city("Rhodos Day"), city("Roma Day"))
    scene = scene_of(game, 0)
    assert price_notes(scene, 0) == [
        "purple cards cost nothing (Ramses)",
        "blue cards need one resource less (Hammurabi)",
        "the resource of a neighbour's board costs 1 less (Smuggler's Cache)",
        "the first resource bought on the left each turn costs 1 less (West Clandestine Wharf)",
    ]
    assert leader_notes(scene, 2) == ["leaders cost nothing (Roma)"]
    text = words_for(game)
    assert "2 each, the first 1 less" in text
    assert "ore 1 less" in text
    assert "cheaper purple cards cost nothing (Ramses)" in text
    assert "board leaders cost nothing" in text


def test_partners_see_each_other() -> None:
    cities = [
        city("Gizah Day", hand=["Altar"]),
        city("Rhodos Day", hand=["Theater"], leaders=["Plato"]),
        city("Petra Day", hand=["Baths"], leaders=["Midas"]),
        city("Babylon Day", hand=["Well"], diplomacy=1),
    ]
    game = position(*cities, variant="teams")
    text = words_for(game)
    assert "teams you and Rhódos · Petra and Babylon" in text
    assert "Rhódos holds ◆ Theater" in text
    assert "in hand ◇ Plato" in text
    assert "your partner: no conflict" in text
    assert "▲ 0 against 0: even" in text
    assert "Baths" not in text
    assert "Midas" not in text
    assert "0 against 0: even, tokens twice" in words_for(game, 1)


def test_diplomacy_of_both_sides_leaves_teams_nothing_to_fight_for() -> None:
    cities = [city("Gizah Day", diplomacy=1), city("Rhodos Day"), city("Petra Day"), city("Babylon Day", diplomacy=1)]
    assert "▲ peace by both sides' diplomacy" in words_for(position(*cities, variant="teams"))


# What is told


def test_what_expansions_bring_is_told_in_sentences() -> None:
    plato, nero = card("Plato"), card("Nero")
    events = [
        Event(KEPT_LEADER, 0, [], 0, [plato]),
        Event(KEPT_LEADER, 0, [], 0, [nero]),
        Event(KEPT_LEADER, 1, [], 1, [card("Midas")]),
        Event(REVEALED, -1, [], EVERYONE, []),
        Event(RECRUITED, 0, [plato], EVERYONE, []),
        Event(PAID, 0, [0, 0, 1], EVERYONE, []),
        Event(LEADER_SOLD, 1, [], 1, [nero]),
        Event(INDEBTED, 1, [1], EVERYONE, []),
        Event(DIPLOMACY, 2, [1], EVERYONE, []),
        Event(TOKENS, 2, [1, -1], EVERYONE, []),
        Event(REVEALED, -1, [], EVERYONE, []),
        Event(LOST, 0, [1, 2], EVERYONE, []),
        Event(LOST, 1, [2, 0], EVERYONE, []),
        Event(REVEALED, -1, [], EVERYONE, []),
        Event(LEADER_BURIED, 0, [plato], EVERYONE, []),
        Event(PASSED, 1, [], EVERYONE, []),
        Event(LEADERS_LEFT, 0, [1], 0, [nero]),
        Event(LEADERS_LEFT, 1, [1], 1, [nero]),
        Event(CONFLICT, 0, [2, 3, 0], EVERYONE, []),
        Event(CONFLICT, 1, [2, 3, -2], EVERYONE, []),
        Event(DIPLOMACY, 0, [-1], EVERYONE, []),
    ]
    assert tell(LIBRARY, ["you", "Roma", "Petra"], 0, events) == [
        "You take Plato and Nero into your hand.",
        "You recruit Plato and pay 1 coin to the bank.",
        "Roma sells a leader and takes a debt of 1.",
        "Petra takes a diplomacy token and now has military tokens of +1 and -1.",
        "You lose 1 coin and take a debt of 2.",
        "Roma loses 2 coins.",
        "You bury Plato and discard Nero.",
        "Roma passes.",
        "You defeat Petra (+3).",
        "Roma defeats Petra (+3 and -2).",
        "You use up a diplomacy token.",
    ]


def test_every_event_of_a_game_can_be_told() -> None:
    for number, config in enumerate([*busy_tables(), *NEW_TABLES]):
        game = game_at(config, number, keep_events=True)
        names = ["you", *[f"City {seat}" for seat in range(1, len(game.cities))]]
        assert len(tell(game.library, names, 0, game.events)) > 50


# At the prompt


@pytest.mark.parametrize(
    ("players", "more", "columns"),
    [
        (3, ["--wonders", "Roma Night,Abu Simbel Night,Petra Night"], 100),
        (4, ["--wonders", "Abu Simbel Day,Roma Night", "--option", "leader_price=printed", "--variant", "teams"], 80),
        (6, ["--wonders", "Halikarnassos Night", "--variant", "teams", "--option", "promo_guilds=true"], 100),
        (7, ["--wonders", "Babylon Night,Halikarnassos Night"], 80),
        (3, ["--wonders", "Ur Day,Siracusa Night", *SEA], 80),
        (4, ["--wonders", "Siracusa Day,Carthage Night", "--variant", "teams", *SEA], 100),
        (7, ["--wonders", "Carthage Day", *SEA], 80),
    ],
)
def test_a_whole_game_can_be_typed_and_repeated(players: int, more: list[str], columns: int, tmp_path: Path) -> None:
    options = ["-p", str(players), *BOTH, *more, "--seed", "6"]
    text = typed_to_end(options, ANSWERS, tmp_path / "game.json", columns)
    assert ("Team's coins" in text) == ("teams" in more)


def test_lines_that_do_not_fit_the_question_are_refused() -> None:
    lines = ["99", "p", "s1", "u", "c 1", "c Ramses", "keep nobody", "1", "1", "1"]
    recruiting = ["p", "x9", "b1", "f1", "s1", "r1"]
    result = typed(["-p", "3", *BOTH, "--seed", "3"], [*lines, *recruiting, "q"], columns=80)
    assert result.exit_code == 0, result.output
    for words in (
        "Leaders cost 1, 2 and 3 coins in Ages I, II and III.",
        "There is no choice 99: they go from 1 to 4.",
        "There is no choice s1: they go from 1 to 4.",
        "Nobody passes here: one of the answers has to be chosen.",
        "price    1, 2 or 3 coins by Age",
        "purple cards cost nothing",
        "No card is called 'nobody'.",
        "Draft of the leaders: what happened",
        "Nobody passes here: recruit a leader",
        "There is no leader 9",
        "Leaders are not built but recruited",
        "You recruit ",
        "--edition 2 --expansion leaders,cities",
    ):
        assert words in " ".join(result.output.split()) or words in result.output, words


def test_help_names_what_the_expansions_add() -> None:
    assert "recruit leader 3" in typed(["-p", "3", *BOTH, "--seed", "3"], ["?", "q"]).output
    sea = typed(["-p", "3", "--edition", "2", *SEA, "--seed", "3"], ["?", "q"]).output
    assert "build card 3 with a step of its fleet" in sea
    assert "take part in the Edifice" in sea
    assert "recruit" not in sea
    plain = typed(["-p", "3", "--seed", "3"], ["?", "q"]).output
    assert "recruit" not in plain
    assert "black" not in plain


def test_leaving_names_the_moment() -> None:
    draft = typed(["-p", "3", *BOTH, "--seed", "3"], ["q"])
    assert "You leave the game in the draft of the leaders." in draft.output
    recruitment = typed(["-p", "3", *BOTH, "--seed", "3"], ["1", "1", "1", "q"])
    assert "You leave the game in the recruitment of Age I." in recruitment.output


def test_the_team_is_introduced() -> None:
    options = ["-p", "4", *BOTH, "--variant", "teams", "--wonders", "Gizah Day,Petra Night", "--seed", "3"]
    assert "You play together with Petra: you see both hands" in typed(options, ["q"]).output
