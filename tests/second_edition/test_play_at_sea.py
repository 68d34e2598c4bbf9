"""The terminal game with Armada and Edifice: fleets, islands, Edifices, and what goes along with a card."""

from rich.console import Console

from sevenwonders import Config
from sevenwonders.classic.armada.kinds import ISLAND_TAKEN, LANDED, NAVAL_TOKEN, PIRATED, SAILED, SKIPPED_NAVAL, TAXED
from sevenwonders.classic.edifice.kinds import BONUS_CHOSEN, CARD_LOST, EDIFICE_BUILT, EDIFICE_FAILED, JOINED, REWARDED
from sevenwonders.classic.kinds import PAID, REVEALED, STAGE_BUILT
from sevenwonders.classic.libraries import library_of
from sevenwonders.classic.position import CitySetup, set_up
from sevenwonders.classic.table import ClassicGame
from sevenwonders.cli.classic.person import ClassicPerson
from sevenwonders.cli.classic.telling import tell
from sevenwonders.kernel.event import EVERYONE, Event
from tests.second_edition.positions import give
from tests.second_edition.terminal import SEA, screen, words_for, words_on
from tests.terminal import typed, widest

HARBOUR = library_of(2, ("armada", "edifice"))


def sea_city(
    wonder: str,
    hand: str = "Altar, Loom",
    built: str = "",
    fleets: list[int] | None = None,
    pawns: list[int] | None = None,
    coins: int = 6,
) -> CitySetup:
    """A city of a table with Armada and Edifice; cards are named with commas between them."""
    stands, held = ([HARBOUR.find_card(name) for name in text.split(", ") if name] for text in (built, hand))
    return CitySetup(HARBOUR.find_board(wonder), coins, 0, stands, held, [], fleets=fleets, pawns=pawns)


def sea_game(*cities: CitySetup, age: int = 1, turn: int = 1) -> ClassicGame:
    """A position with Belvedere, Factory and Agora as Edifices."""
    config = Config(len(cities), edition=2, expansions=["armada", "edifice"])
    projects = [HARBOUR.find_card(name) for name in ("Belvedere", "Factory", "Agora")]
    game = set_up(config, list(cities), age=age, turn=turn, edifices=projects)
    game.keeps_events = True
    return game


def three_cities(mine: CitySetup) -> ClassicGame:
    """A city between two others that sell ore and wood."""
    left = sea_city("Rhodos Day", fleets=[2, 3, 0, 0], built="Whistling Island", pawns=[1, 0, 0])
    return sea_game(mine, left, sea_city("Ephesos Day", built="Lumber Yard"))


def asked(game: ClassicGame, lines: list[str]) -> tuple[int, str]:
    """The choice of seat 0 for these lines, and what the screen said."""
    console = Console(width=120, color_system=None)
    replies = iter(lines)
    person = ClassicPerson(game, 0, console, lambda _: next(replies))
    with console.capture() as capture:
        choice = person.ask(next(item for item in game.pending() if item.decider == 0))
    return choice, capture.get()


def test_the_screen_shows_shipyard_strengths_levels_and_islands() -> None:
    text = words_for(three_cities(sea_city("Gizah Day", fleets=[1, 0, 0, 1])))
    assert "At sea ▲ ◎ ◆ ✚ Naval Level Tokens Islands" in text
    assert "You 1 · · 1 1 → +1 · · ·" in text
    assert "Rhódos 2 3 · · 3 → +3 2 · Whistling Island" in text
    assert "Shipyard A Steps Next step" in text
    assert "▲ red ▰▱▱▱▱▱ 1 ore → naval strength 2" in text
    assert "◆ blue ▱▱▱▱▱▱ 1 ore → 1 point; also with a stage" in text
    assert "✚ green ▰▱▱▱▱▱ 1 wood → an island of level 1" in text
    assert "at its end" in words_for(three_cities(sea_city("Gizah Day", fleets=[6, 0, 0, 0])))


def test_the_screen_shows_edifices_with_pawns_reward_and_penalty() -> None:
    text = words_for(three_cities(sea_city("Gizah Day")))
    assert (
        "▣ I Belvedere 1 pawn left; Rhódos 1 coin 1 point for each wonder stage here a brown card, or 2 debts" in text
    )
    assert "▣ II Factory 2 pawns left 3 coins" in text


def test_a_ship_has_one_joint_price_with_the_card() -> None:
    text = words_for(three_cities(sea_city("Gizah Day", hand="Altar, Baths")))
    assert "◆ Altar free 3 points Pantheon ✓ free + ship ● 2 to Rhódos" in text
    assert "A price behind + is for both" in text
    assert "w1 build with ship" in text
    assert "A price behind +" not in words_for(three_cities(sea_city("Gizah Day", hand="Loom", coins=0)))


def test_a_stage_has_a_joint_price_with_ship_and_edifice() -> None:
    game = three_cities(sea_city("Gizah Day", built="Lumber Yard, Tree Farm"))
    text = words_for(game)
    assert "Stage 1: 2 wood → 3 points ✓ free + ship ● 2 to Rhódos + Edifice ● 1 to the bank" in text
    choice, told = asked(game, ["s2", "3"])
    assert "There are 3 ways." in told
    assert "1 alone ✓ free" in words_on(told)
    assert "2 with the blue fleet → 1 point ● 2 to Rhódos" in words_on(told)
    assert "3 with the Edifice → 1 point for each wonder stage here if it is built ● 1 to the bank" in words_on(told)
    assert game.describe(choice) == "stage Altar with edifice"


def test_letters_ask_for_what_goes_along() -> None:
    game = three_cities(sea_city("Gizah Day", built="Lumber Yard, Tree Farm"))
    assert game.describe(asked(game, ["w2"])[0]) == "build Altar with blue ship (left 2, right 0)"
    assert game.describe(asked(game, ["e1"])[0]) == "stage Loom with edifice"
    assert game.describe(asked(game, ["build Altar with ship"])[0]) == "build Altar with blue ship (left 2, right 0)"
    choice, told = asked(game, ["w1", "2", ""])
    assert "No fleet can move with that card now." in told
    assert game.describe(choice) == "build Altar"
    poor = three_cities(sea_city("Gizah Day", built="Lumber Yard, Tree Farm", coins=0))
    assert "A stage cannot join an Edifice now." in asked(poor, ["e1", "1"])[1]


def test_a_sold_card_may_move_the_yellow_fleet() -> None:
    game = three_cities(sea_city("Gizah Day"))
    choice, told = asked(game, ["x1", "2"])
    assert "1 for 3 coins" in words_on(told)
    assert "2 for a step of the yellow fleet → commercial level 1" in words_on(told)
    assert game.describe(choice) == "sell Loom with yellow ship"


def test_stages_in_any_order_have_a_line_each() -> None:
    game = three_cities(sea_city("Siracusa Night", built="Ore Vein, Clay Pool, Sawmill, Press"))
    text = words_for(game)
    assert "Stage 1: 1 ore, 1 clay → 6 coins, all others lose coins equal to their commercial level ✓ free" in text
    assert "Stage 2: 1 wood, 2 ore → a free step of 2 different fleets ● 2 to Rhódos" in text
    assert "Stage 3: 2 wood, 1 papyrus → 1 shield, 1 naval strength ✓ free" in text
    told = asked(game, ["s2", "1"])[1]
    number = next(line.split()[0] for line in told.splitlines() if "stage 3, alone" in line)
    assert game.describe(asked(game, ["s2", number])[0]) == "stage Altar as 3"


def test_who_may_stay_out_of_the_naval_conflict_is_asked() -> None:
    others = [sea_city(name, fleets=[2, 0, 0, 0]) for name in ("Rhodos Day", "Ephesos Day")]
    game = sea_game(sea_city("Gizah Day", built="Forgotten Oasis"), *others, turn=7)
    give(game, dict.fromkeys(range(3), "sell Loom"))
    for width in (80, 100):
        text = screen(game, width=width)
        assert widest(text) <= width
        assert "1 fight naval strength 0: a token of -1" in words_on(text)
        assert "1 fight · p stay out" in text
    assert game.describe(asked(game, ["p"])[0]) == "pass"


def test_cards_of_armada_and_edifice_are_looked_up_with_their_marks() -> None:
    game = three_cities(sea_city("Gizah Day"))
    shown = asked(game, ["c Pirate Hideout", "c Belvedere", "c Lost Island", "d left", "1", ""])[1]
    assert "coins reconstructed: no source shows it" in shown
    assert "penalty  a brown card, or 2 debts" in shown
    assert "island, level 1" in shown
    assert "◎ yellow    ▰▰▰▱▱▱  1 ore and 1 glass → 4 coins, commercial level 2, a tax of 2" in shown


def test_what_happens_at_sea_and_to_edifices_is_told() -> None:
    belvedere, island = HARBOUR.find_card("Belvedere"), HARBOUR.find_card("Bronze Island")
    events = [
        Event(STAGE_BUILT, 0, [1, 1, 0], 0, [HARBOUR.find_card("Altar")]),
        Event(JOINED, 0, [1], EVERYONE, []),
        Event(SAILED, 1, [3, 2], EVERYONE, []),
        Event(PIRATED, 2, [], EVERYONE, []),
        Event(EDIFICE_BUILT, -1, [belvedere], EVERYONE, []),
        Event(REWARDED, 0, [belvedere], EVERYONE, []),
        Event(REVEALED, -1, [], EVERYONE, []),
        Event(ISLAND_TAKEN, 1, [island], EVERYONE, []),
        Event(TAXED, 2, [2], EVERYONE, []),
        Event(LANDED, 2, [0], EVERYONE, []),
        Event(EDIFICE_FAILED, -1, [belvedere], EVERYONE, []),
        Event(CARD_LOST, 0, [HARBOUR.find_card("Loom")], EVERYONE, []),
        Event(SKIPPED_NAVAL, 1, [], EVERYONE, []),
        Event(NAVAL_TOKEN, 0, [3], EVERYONE, []),
        Event(BONUS_CHOSEN, 2, [HARBOUR.find_card("carthage_guard")], EVERYONE, []),
        Event(PAID, 2, [0, 0, 1, 2, 0], EVERYONE, []),
    ]
    assert tell(HARBOUR, ["you", "Roma", "Carthage", "Ur", "Petra"], 0, events) == [
        "You build stage 1 of your wonder with the Altar and join the Edifice of Age I.",
        "Roma moves the green fleet to square 2.",
        "Carthage sends out pirates.",
        "Belvedere is built.",
        "You get the reward of Belvedere.",
        "Roma takes Bronze Island.",
        "Carthage raises a tax of 2 coins and prepares a landing against you.",
        "Belvedere is not built.",
        "You give up Loom and take a naval token of +3.",
        "Roma stays out of the naval conflict.",
        "Carthage pays 2 coins to Petra and 1 coin to the bank and chooses Guard of Carthage.",
    ]


def test_shipyard_and_edifices_are_introduced() -> None:
    text = typed(["-p", "3", "--edition", "2", *SEA, "--seed", "3"], ["q"]).output
    assert "You have Shipyard " in text
    assert "fleet may move with your stages." in text
    assert "The Edifices are " in text
