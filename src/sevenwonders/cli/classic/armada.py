"""Armada in the terminal: its boards, questions, news and cards."""

from collections.abc import Mapping, Sequence
from typing import Final, final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text
from typing_extensions import override

from sevenwonders.catalogue.loader import read_expansion_facts
from sevenwonders.classic.armada.harbour import FLEETS, Square, harbour
from sevenwonders.classic.armada.kinds import (
    FLEET,
    GREEN_FLEET,
    ISLAND,
    ISLAND_TAKEN,
    ISLANDS,
    LANDED,
    NAVAL_BATTLE,
    NAVAL_CONFLICT,
    NAVAL_TOKEN,
    PIRATED,
    RED_FLEET,
    SAILED,
    SKIPPED_NAVAL,
    TAXED,
)
from sevenwonders.classic.armada.naval import naval_tokens
from sevenwonders.classic.armada.part import (
    ANY_WONDER_FLEET,
    STEP_COUNT,
    armada_of,
    commercial_level,
    has_right,
    naval_strength,
)
from sevenwonders.classic.armada.rule import highest_tax
from sevenwonders.classic.choice import BUILD, SELL, card_of, extra_of
from sevenwonders.classic.city import City
from sevenwonders.classic.colours import colour_of
from sevenwonders.classic.library import Card, Library
from sevenwonders.classic.table import ClassicGame
from sevenwonders.classic.text.menu import MenuRow
from sevenwonders.classic.trade.resources import LETTERS, letters_of, unpack
from sevenwonders.cli.classic.hand import menu_cards
from sevenwonders.cli.classic.look import (
    Marks,
    card_effects,
    card_name,
    colour_marks,
    coloured,
    good_name,
    goods_of,
    mark_cells,
    marked_listing,
    names_of,
)
from sevenwonders.cli.classic.question import TerminalQuestion, card_table
from sevenwonders.cli.classic.rule_screen import (
    ACTION,
    ALONE,
    ALONG,
    ATTACK,
    REWARD,
    TOKENS,
    Letter,
    News,
    RuleScreen,
)
from sevenwonders.cli.classic.scene import Scene
from sevenwonders.cli.look import (
    BAD_STYLE,
    BUILT_STAGE,
    GOOD_STYLE,
    OPEN_STAGE,
    QUIET_STYLE,
    answer_table,
    labelled,
    number_text,
    plain_table,
)
from sevenwonders.cli.words.effects import units_words
from sevenwonders.cli.words.language import in_row, listed, told_by_id
from sevenwonders.cli.words.told import told
from sevenwonders.kernel.decision import Decision
from sevenwonders.languages import say, signed


def fleet_text(lane: int) -> Text:
    """Draw a fleet by its shape and colour."""
    return coloured(colour_of(FLEETS[lane]), told_by_id(f"fleetcolour-{FLEETS[lane]}"))


def yard_name(yard: int) -> str:
    """Return the usual name of a shipyard: `Shipyard A`."""
    return told("shipyards-yard", letter=harbour().shipyards[yard].ident[-1].upper())


def square_facts(square: Square) -> list[tuple[str, dict[str, float | str]]]:
    """List the benefits of a square: their messages, with what fills the blanks."""
    facts: list[tuple[str, dict[str, float | str]]] = [
        ("armada-strength", {"count": square.naval}),
        ("armada-points", {"count": square.points}),
        ("goods-coins", {"count": square.coins}),
        ("armada-level", {"level": square.level}),
        ("armada-tax", {"coins": square.tax}),
        ("armada-island", {"level": square.island}),
    ]
    return [(ident, blanks) for ident, blanks in facts if any(blanks.values())]


def square_words(square: Square) -> str:
    """Describe the benefits of a square. Empty if it has none."""
    return in_row(told_by_id(ident, **blanks) for ident, blanks in square_facts(square))


def next_square_words(city: City, lane: int) -> str:
    """Describe the benefits of the next step of a fleet."""
    squares = harbour().squares[lane]
    number = armada_of(city).squares[lane] + 1
    words = square_words(squares[number])
    return words or told("terminal-armada-nothing-yet", later=square_words(squares[number + 1]))


# The fleets of all cities


def sea_strip(scene: Scene) -> Table:
    """Draw a line for each city, clockwise from the viewer, with the naval token that it would take now."""
    tokens = naval_tokens(scene.cities, scene.view.age)
    seats = scene.around()
    names = [Text(scene.title(seat), style="bold" if seat == scene.view.seat else "") for seat in seats]
    return sea_table(
        scene.library, names, [scene.cities[seat] for seat in seats], [tokens.get(seat, 0) for seat in seats]
    )


def sea_table(library: Library, names: Sequence[Text], cities: Sequence[City], tokens: Sequence[int]) -> Table:
    """Draw a line for each city: fleets by the squares reached, strength, level, tokens and islands.

    `tokens` are those that a naval conflict would bring now, 0 for none.
    """
    table = plain_table()
    table.add_column(told("asker-fleet"), no_wrap=True)
    for fleet in FLEETS:
        table.add_column(coloured(colour_of(fleet)), justify="right", no_wrap=True)
    for heading in ("strength", "level", "tokens"):
        table.add_column(told_by_id(f"terminal-armada-column-{heading}"), no_wrap=True)
    table.add_column(told("category-islands"))
    for name, city, token in zip(names, cities, tokens, strict=True):
        part = armada_of(city)
        table.add_row(
            name,
            *[number_text(square) for square in part.squares],
            strength_text(city, token),
            number_text(commercial_level(city)),
            Text(" ".join(signed(taken) for taken in part.tokens) or "·"),
            islands_text(library, city),
        )
    return table


def strength_text(city: City, token: int) -> Text:
    """Describe a city's naval strength, and the token that it would take now."""
    text = number_text(naval_strength(city))
    return text.append(f" → {signed(token)}", style=GOOD_STYLE if token > 0 else BAD_STYLE) if token else text


def islands_text(library: Library, city: City) -> Text:
    """Name the islands of a city."""
    names = names_of(library, (card for card in city.built if library.cards[card].colour == ISLAND))
    return Text(names, style=colour_marks()[ISLAND][1]) if names else number_text(0)


def loss_lines(scene: Scene) -> list[RenderableType]:
    """Describe the losses that pirates and the tax of this turn will bring."""
    lines: list[RenderableType] = []
    pirates = [scene.names[seat] for seat in scene.around() if armada_of(scene.cities[seat]).pirates]
    if pirates:
        lines.append(labelled(told("terminal-armada-pirates"), told("terminal-armada-raid", names=listed(pirates))))
    highest = highest_tax(scene.cities)
    if highest:
        raisers = [scene.names[seat] for seat in scene.around() if armada_of(scene.cities[seat]).tax == highest]
        words = told("terminal-armada-tax-now", coins=highest, names=listed(raisers))
        lines.append(labelled(told("terminal-armada-tax"), words))
    return lines


# One shipyard


def shipyard_table(city: City) -> Table:
    """Draw the four fleets with the steps they have made, and the cost and benefit of the next one."""
    table = plain_table(2)
    table.add_column(yard_name(armada_of(city).shipyard), no_wrap=True)
    table.add_column(told("terminal-armada-column-steps"), no_wrap=True)
    table.add_column(told("terminal-armada-column-next-step"))
    for lane in range(len(FLEETS)):
        table.add_row(fleet_text(lane), *fleet_cells(city, lane))
    return table


def fleet_cells(city: City, lane: int) -> list[str]:
    """Return the position of a fleet, and its next step."""
    part = armada_of(city)
    square, last = part.squares[lane], harbour().last_square
    steps = BUILT_STAGE * square + OPEN_STAGE * (last - square)
    if square == last:
        return [steps, told("armada-at-the-end")]
    shipyard = harbour().shipyards[part.shipyard]
    words = f"{listed(goods_of(shipyard.costs[lane][square]))} → {next_square_words(city, lane)}"
    with_stage = shipyard.wonder_fleet == lane or has_right(city, ANY_WONDER_FLEET)
    return [steps, told("terminal-armada-also-with-stage", step=words) if with_stage else words]


# Questions


@final
class FleetQuestion(TerminalQuestion):
    """Asks which fleets make a free step."""

    @override
    def words(self, scene: Scene, decision: Decision) -> str:
        steps = armada_of(scene.cities[decision.seat]).free_steps
        return told("terminal-armada-free-steps", count=steps[0] // STEP_COUNT if steps else 1)

    @override
    def table(self, scene: Scene, decision: Decision, answers: list[int]) -> RenderableType:
        city = scene.cities[decision.seat]
        table = answer_table(told("terminal-armada-column-fleets"), told("terminal-armada-column-next-square"))
        for number, answer in enumerate(answers, 1):
            lanes = [lane for lane in range(len(FLEETS)) if card_of(answer) >> lane & 1]
            names = Text(told("row-separator")).join(fleet_text(lane) for lane in lanes)
            squares = told("table-separator").join(next_square_words(city, lane) for lane in lanes)
            table.add_row(str(number), names, squares)
        return Group(table)


@final
class IslandQuestion(TerminalQuestion):
    """Asks which of the islands on offer to take."""

    @override
    def words(self, scene: Scene, decision: Decision) -> str:
        return told("terminal-armada-explore", level=armada_of(scene.cities[decision.seat]).exploring[0])

    @override
    def table(self, scene: Scene, decision: Decision, answers: list[int]) -> RenderableType:
        return card_table(scene, told("armadaexplain-island-title"), answers)


@final
class NavalQuestion(TerminalQuestion):
    """Asks whether a city that may stay out of the naval conflict fights."""

    choosing = "terminal-armada-hint-fight"
    passing = "terminal-armada-hint-stay-out"

    @override
    def table(self, scene: Scene, decision: Decision, answers: list[int]) -> RenderableType:
        table = answer_table(told("terminal-column-answer"), told("terminal-armada-column-if-all-fight"))
        token = naval_tokens(scene.cities, scene.view.age).get(decision.seat, 0)
        strength = naval_strength(scene.cities[decision.seat])
        words = told("terminal-armada-would-take", strength=strength, token=token)
        for number in range(1, len(answers) + 1):
            table.add_row(str(number), told("use-fight"), words)
        return Group(table, Text(), Text(told("terminal-armada-stay-out"), style=QUIET_STYLE))


ARMADA_QUESTIONS: Final[Mapping[int, TerminalQuestion]] = {
    FLEET: FleetQuestion(),
    ISLANDS: IslandQuestion(),
    NAVAL_CONFLICT: NavalQuestion(),
}


# News


ARMADA_NEWS: Final = {
    SKIPPED_NAVAL: News(ACTION),
    SAILED: News(ALONG),
    ISLAND_TAKEN: News(REWARD),
    PIRATED: News(ATTACK),
    TAXED: News(ATTACK),
    LANDED: News(ATTACK),
    NAVAL_BATTLE: News(ALONE),
    NAVAL_TOKEN: News(TOKENS),
}


# When cards are looked up


def is_maritime(library: Library, card: int) -> bool:
    """Return whether it is one of Armada's Age cards, of which only some are drawn."""
    stream = read_expansion_facts("armada").drawn_stream
    pools = [pool for pool in library.pools if pool.stream == stream]
    return any(card in cards for pool in pools for cards in pool.by_age)


def island_table(library: Library, found: list[int], marks: Marks) -> Table:
    """Show the islands by level."""
    found = sorted(found, key=lambda card: (library.cards[card].level, card))
    idents = [library.cards[card].ident for card in found]
    columns = ("armadaexplain-island-title", "terminal-armada-column-level", "terminal-column-effect")
    caption = told("terminal-armada-islands", count=len(found))
    table = marked_listing([told_by_id(column) for column in columns], caption, marks, idents)
    for index in found:
        card = library.cards[index]
        cells = mark_cells(marks, idents, card.ident)
        table.add_row(card_name(library, index), str(card.level), card_effects(library, index), *cells)
    return table


def lane_table(marks: Marks) -> Table:
    """Show the squares of each lane."""
    headings = [told_by_id(f"terminal-armada-column-{column}") for column in ("fleet", "square", "shows")]
    table = marked_listing(headings, told("terminal-armada-lanes"), marks, FLEETS)
    for lane, fleet in enumerate(FLEETS):
        for number, square in enumerate(harbour().squares[lane][1:], 1):
            name = fleet_text(lane) if number == 1 else Text()
            cells = mark_cells(marks, FLEETS, fleet if number == 1 else "")
            table.add_row(name, str(number), square_words(square) or "–", *cells)
        table.add_section()
    return table


def shipyards_table(marks: Marks) -> Table:
    """Show the costs of the steps of each fleet on each shipyard."""
    idents = [shipyard.ident for shipyard in harbour().shipyards]
    columns = ("armada-shipyard", "terminal-armada-column-fleet", "terminal-armada-column-costs")
    caption = told("terminal-armada-yards", mark=OPEN_STAGE)
    table = marked_listing([told_by_id(column) for column in columns], caption, marks, idents)
    for yard, shipyard in enumerate(harbour().shipyards):
        for lane in range(len(FLEETS)):
            name = yard_name(yard) if lane == 0 else ""
            fleet = fleet_text(lane).append(f" {OPEN_STAGE}" if shipyard.wonder_fleet == lane else "")
            cells = mark_cells(marks, idents, shipyard.ident if lane == 0 else "")
            table.add_row(name, fleet, " · ".join(step_words(cost) for cost in shipyard.costs[lane]), *cells)
        table.add_section()
    return table


def step_words(cost: int) -> str:
    """Write the cost of a step as briefly as possible: `2 ore`, `wood + clay`."""
    counts = [(kind, count) for kind, count in enumerate(unpack(cost)) if count]
    return " + ".join(good_name(kind) if count == 1 else units_words(count, LETTERS[kind]) for kind, count in counts)


def shipyards_data(marks: Marks) -> list[dict[str, object]]:
    """Return the shipyards as plain data."""
    return [
        {
            "id": shipyard.ident,
            "wonder_fleet": FLEETS[shipyard.wonder_fleet],
            "costs": {
                fleet: [letters_of(cost) for cost in costs] for fleet, costs in zip(FLEETS, shipyard.costs, strict=True)
            },
            "reconstructed": [value.replace("_", " ") for value in marks.get(shipyard.ident, [])],
        }
        for shipyard in harbour().shipyards
    ]


def lanes_data(marks: Marks) -> list[dict[str, object]]:
    """Return the lanes as plain data, in English whatever the reader's language is."""
    return [
        {
            "fleet": fleet,
            "squares": [", ".join(say(ident, blanks) for ident, blanks in square_facts(square)) for square in squares],
            "reconstructed": marks.get(fleet, []),
        }
        for fleet, squares in zip(FLEETS, harbour().squares, strict=True)
    ]


# All together


# The extras that are steps of fleets.
STEPS: Final = range(RED_FLEET, GREEN_FLEET + 1)


@final
class ArmadaScreen(RuleScreen):
    """Fleets, islands, taxes, pirates and naval conflicts."""

    name = "armada"
    colour_marks: Mapping[str, tuple[str, str]] = {"island": ("≈", "color(31)")}
    category_marks: Mapping[str, tuple[str, str]] = {"naval": ("≋", "color(25)"), "islands": colour_marks["island"]}
    questions: Mapping[int, TerminalQuestion] = ARMADA_QUESTIONS
    letters = (Letter("w", BUILD, STEPS, "terminal-armada-no-ship"),)
    commands = ("armada-ship", "armada-words", "armada-sail")
    object_words: Mapping[str, str] = {f"fleetcolour-{fleet}": fleet for fleet in FLEETS}
    news: Mapping[int, News] = ARMADA_NEWS
    draws_cards = True

    # Questions

    @override
    def prompts(self, menu: list[MenuRow]) -> list[str]:
        sailing = [row for row in menu if row.use == BUILD and any(extra_of(choice) in STEPS for choice in row.choices)]
        if not sailing:
            return []
        return [told("terminal-armada-hint-ship", number=menu_cards(menu).index(sailing[0].card) + 1)]

    # The table

    @override
    def introduction(self, game: ClassicGame, viewer: int, names: list[str]) -> list[str]:
        yard = armada_of(game.cities[viewer]).shipyard
        fleet = FLEETS[harbour().shipyards[yard].wonder_fleet]
        return [told("terminal-armada-yard", yard=yard_name(yard), fleet=fleet)]

    @override
    def table_blocks(self, scene: Scene) -> list[RenderableType]:
        return [Text(), sea_strip(scene), *loss_lines(scene)]

    @override
    def city_lines(self, scene: Scene, seat: int) -> list[RenderableType]:
        targets = [scene.names[target] for target in armada_of(scene.cities[seat]).landings]
        return [labelled(told("terminal-armada-lands-at"), in_row(targets))] if targets else []

    @override
    def city_blocks(self, scene: Scene, seat: int) -> list[RenderableType]:
        return [shipyard_table(scene.cities[seat])]

    # Extras

    @override
    def extra_label(self, extra: int, is_only: bool) -> str:
        return told("terminal-armada-ship", fleet="any" if is_only else FLEETS[extra - RED_FLEET])

    @override
    def extra_words(self, scene: Scene, seat: int, use: int, extra: int) -> str:
        lane = extra - RED_FLEET
        # A card that is sold moves no other fleet than the yellow one.
        words = told("terminal-armada-for-step") if use == SELL else told_by_id(f"extra-{FLEETS[lane]}_ship")
        return f"{words} → {next_square_words(scene.cities[seat], lane)}"

    # Telling what happened, and replays

    @override
    def lists_card(self, card: Card) -> bool:
        return card.colour == ISLAND

    @override
    def replay_blocks(self, game: ClassicGame, names: Sequence[str]) -> list[RenderableType]:
        return [sea_table(game.library, [Text(name) for name in names], game.cities, [0] * len(names))]

    # When cards are looked up

    @override
    def reconstructed(self) -> Marks:
        marks = {yard.ident: yard.reconstructed for yard in harbour().shipyards}
        for fleet, lane in zip(FLEETS, harbour().lanes, strict=True):
            marks[fleet] = ["squares"] if lane.reconstructed else []
        return marks

    @override
    def card_tables(self, library: Library, found: list[int], marks: Marks) -> list[Table]:
        islands = [card for card in found if library.cards[card].colour == ISLAND]
        return [island_table(library, islands, marks)] if islands else []

    @override
    def board_tables(self, marks: Marks) -> list[Table]:
        return [lane_table(marks), shipyards_table(marks)]

    @override
    def card_data(self, library: Library, card: int) -> dict[str, object]:
        return {"maritime": is_maritime(library, card)}

    @override
    def board_data(self, library: Library, marks: Marks) -> dict[str, object]:
        if not library.by_colour[ISLAND]:
            return {"shipyards": [], "lanes": []}
        return {"shipyards": shipyards_data(marks), "lanes": lanes_data(marks)}
