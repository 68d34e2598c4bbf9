"""Leaders in the terminal game: the draft, the recruitment, what leaders cost, and what is told of them."""

from pathlib import Path

import pytest

from sevenwonders import Config
from sevenwonders.classic.kinds import PAID, PASSED
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
)
from sevenwonders.classic.setup import new_classic_game
from sevenwonders.cli.classic.city import advantages_of
from sevenwonders.cli.classic.leaders import leader_discounts
from sevenwonders.cli.classic.screen import scene_of
from sevenwonders.kernel.event import EVERYONE, Event
from tests.support.classic_screens import END, WIDTHS, asked, check_questions, screen, told, words_for, words_on
from tests.support.positions import Positions, answer_for
from tests.support.terminal import typed, typed_to_end

TABLE = Positions(["leaders"])
card, city, position = TABLE.card, TABLE.city, TABLE.position
GAME = ["--edition", "2", "--expansion", "leaders", "--bot", "random", "--seed", "3"]
# The least words that a screen of each kind has to have.
MARKS = {
    LEADER_DRAFT: ["Keep one of these leaders", "Price", "Effect"],
    RECRUITS: ["Use one of your leaders: recruit it, build a stage with it, or sell it.", "Recruit"],
    EXTRA_LEADER: ["Your wonder lets you recruit one more leader.", "p pass"],
    BURY_LEADER: ["You may bury one of your leaders", "Points", "p pass"],
}


@pytest.mark.parametrize("width", WIDTHS)
def test_every_question_is_drawn_without_a_look_at_hidden_cards(width: int) -> None:
    boards = ["Roma Night", "Abu Simbel Night", "Halikarnassos Night"]
    check_questions(Config(3, edition=2, expansions=["leaders"], wonders=boards), MARKS, width)


def test_the_draft_shows_what_is_kept_and_where_the_rest_goes() -> None:
    config = Config(3, edition=2, expansions=["leaders"], wonders=["Roma Night", "Gizah Day", "Rhodos Day"])
    game = new_classic_game(config, 5)
    first = TABLE.library.cards[card(game.describe(game.options(0)[0]).removeprefix("keep "))].name
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
    game = position(
        me, city("Roma Night"), city("Rhodos Day"), phase="recruitment", options={"leader_price": "printed"}
    )
    text = words_for(game)
    assert "◇ Hannibal 1 shield ● 1 to the bank" in text
    assert "◇ Caesar 2 shields ● 4 to the bank" in text
    assert "leaders cost 1 less next to Roma" in text
    assert "Stage 1: 2 wood → 3 points ✗" in text
    game.cities[0].coins = 2
    assert "◇ Caesar 2 shields ✗ 4 coins, 2 short" in words_for(game)


def test_a_buried_leader_is_worth_twice_its_price() -> None:
    mine = city("Abu Simbel Night", built=["Caesar", "Loom", "Clay Pit", "Excavation"], hand=["Altar", "Well"])
    others = [city(wonder, hand=["Altar", "Well"]) for wonder in ("Rhodos Day", "Ephesos Day")]
    for price, points in (("age", 4), ("printed", 10)):
        game = position(mine, *others, age=2, options={"leader_price": price})
        answer_for(game, {0: "stage Well", 1: "build Altar", 2: "build Altar"})
        assert f"1 ◇ Caesar {points} points 2 shields" in words_for(game)
        answer_for(game, {0: "bury Caesar"})
        assert "buried ◇ Caesar" in words_for(game)


def test_a_token_is_thrown_away_by_its_value() -> None:
    rivals = [city("Rhodos Day", tokens=[1, 1, 3, -1]), city("Ephesos Day")]
    game = position(city(leaders=["Telesilla"]), *rivals, age=2, phase="recruitment")
    answer_for(game, {0: "recruit Telesilla"})
    for width in WIDTHS:
        text = words_on(screen(game, 1, width))
        assert "Throw away one of your victory tokens." in text
        assert "1 a victory token of 1 2" in text
        assert "2 a victory token of 3 1" in text


def test_leaders_of_every_city_are_shown_but_for_hands() -> None:
    far = city("Babylon Day", built=["Nero"], leaders=["Midas"])
    me = city("Gizah Day", leaders=["Plato"])
    game = position(me, city("Rhodos Day", leaders=["Hiram"]), far, city("Ephesos Day"), age=2)
    text = words_for(game)
    for words in ("leaders Babylon: Nero", "leaders in hand you 1, Rhódos 1, Babylon 1", "in hand ◇ Plato"):
        assert words in text, words
    assert "Hiram" not in text
    assert "in hand 1 leader" in " ".join(asked(game, ["d left", "Altar"])[1].split())


def test_advantages_are_named_with_the_prices() -> None:
    game = position(city("Gizah Day", built=["Ramses", "Hammurabi", "Caesar"]), city("Rhodos Day"), city("Roma Day"))
    scene = scene_of(game, 0)
    assert advantages_of(scene, 0) == [
        "purple cards cost nothing (Ramses)",
        "blue cards need one resource less (Hammurabi)",
    ]
    assert leader_discounts(scene, 2) == ["leaders cost nothing (Roma)"]
    text = words_for(game)
    assert "advantages purple cards cost nothing (Ramses)" in text
    assert "board leaders cost nothing" in text


def test_what_becomes_of_leaders_is_told_in_sentences() -> None:
    plato, nero = card("Plato"), card("Nero")
    events = [
        Event(KEPT_LEADER, 0, [], 0, [plato]),
        Event(KEPT_LEADER, 0, [], 0, [nero]),
        Event(KEPT_LEADER, 1, [], 1, [card("Midas")]),
        END,
        Event(RECRUITED, 0, [plato], EVERYONE, []),
        Event(PAID, 0, [0, 0, 1], EVERYONE, []),
        Event(LEADER_SOLD, 1, [], 1, [nero]),
        END,
        Event(LEADER_BURIED, 0, [plato], EVERYONE, []),
        Event(PASSED, 1, [], EVERYONE, []),
        Event(LEADERS_LEFT, 0, [1], 0, [nero]),
        Event(LEADERS_LEFT, 1, [1], 1, [nero]),
    ]
    config = Config(3, edition=2, expansions=["leaders"])
    assert told(config, ["you", "Roma", "Rhódos"], events) == [
        "You take Plato and Nero into your hand.",
        "You recruit Plato. You pay 1 coin to the bank.",
        "Roma sells a leader.",
        "You bury Plato. You discard Nero.",
        "Roma passes.",
    ]


def test_lines_that_do_not_fit_the_question_are_refused() -> None:
    lines = ["99", "p", "s1", "u", "c 1", "c Ramses", "keep nobody", "1", "1", "1"]
    recruiting = ["p", "x9", "b1", "f1", "s1", "r1"]
    result = typed(["-p", "3", *GAME], [*lines, *recruiting, "r1", "q"], columns=80)
    assert result.exit_code == 0, result.output
    for words in (
        "Leaders cost 1, 2 and 3 coins in Ages I, II and III.",
        "There is no 99: the numbers go from 1 to 4.",
        "There is no s1: the numbers go from 1 to 4.",
        "You cannot pass here: choose one of the answers.",
        "price  1, 2 or 3 coins by Age",
        "purple cards cost nothing",
        "No card is called 'nobody'.",
        "Draft of the leaders: what happened",
        "You cannot pass here: recruit a leader",
        "There is no 9: the numbers go from 1 to ",
        "Leaders are not built but recruited",
        "You recruit ",
        "Leaders are recruited before an Age begins",
        "--edition 2 --expansion leaders",
    ):
        assert words in " ".join(result.output.split()) or words in result.output, words


def test_an_extra_leader_can_only_be_recruited() -> None:
    mine = city(
        "Roma Night",
        hand=["Altar", "Loom"],
        built=["Stone Pit", "Clay Pool", "Glassworks"],
        leaders=["Plato"],
        stages=1,
    )
    game = position(mine)
    answer_for(game, {0: "stage Altar", 1: "build Altar", 2: "build Altar"})
    choice, text = asked(game, ["x1", "1"])
    assert "This leader can only be recruited: type the number alone, or p to pass." in text
    assert game.describe(choice) == "recruit Plato"


def test_help_names_what_leaders_add() -> None:
    assert "recruit leader 3" in typed(["-p", "3", *GAME], ["?", "q"]).output
    assert "recruit" not in typed(["-p", "3", "--edition", "2", "--seed", "3"], ["?", "q"]).output


def test_leaving_names_the_moment() -> None:
    draft = typed(["-p", "3", *GAME], ["q"])
    assert "You leave the game in the draft of the leaders." in draft.output
    recruitment = typed(["-p", "3", *GAME], ["1", "1", "1", "q"])
    assert "You leave the game in the recruitment of Age I." in recruitment.output


def test_a_whole_game_can_be_typed_and_repeated(tmp_path: Path) -> None:
    answers = ["s1", "", "1", "", "2", "", "3", "", "x1", "p"]
    options = ["-p", "3", *GAME, "--wonders", "Roma Night,Abu Simbel Night", "--option", "leader_price=printed"]
    text = typed_to_end(options, answers, tmp_path / "game.json", 80)
    assert "Leaders cost what is printed on them." in text
