"""Drawing cities: the strip of all of them, and a panel for one."""

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from sevenwonders.classic.colours import COLOURS
from sevenwonders.classic.resources import ALL_MANUFACTURED, ALL_RAW, KINDS, NAMES, choice_sets, unpack
from sevenwonders.classic.science import SYMBOLS
from sevenwonders.classic.seat import PRICE, Seat
from sevenwonders.cli.look import (
    BAD_STYLE,
    BUILT_STAGE,
    COIN,
    COIN_STYLE,
    GOOD_STYLE,
    OPEN_STAGE,
    QUIET_STYLE,
    SHAPES,
    SHIELD,
    STYLES,
    board_name,
    cost_words,
    effects_words,
)
from sevenwonders.cli.scene import Scene

ANY_GOODS = {ALL_RAW: "any raw material", ALL_MANUFACTURED: "any manufactured good"}


# From this width on the strip has room for the number of cards of each colour.
WIDTH_WITH_CARDS = 96


def strip(scene: Scene, width: int) -> Table:
    """One line a city, clockwise from the viewer: everything that is compared at a glance."""
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style=QUIET_STYLE)
    table.add_column("", no_wrap=True)
    for heading in ("Coins", "Shields", *[symbol.capitalize() for symbol in SYMBOLS], "Any"):
        table.add_column(heading, justify="right", no_wrap=True)
    for heading in ("Stages", "Conflicts", "Cards")[: 3 if width >= WIDTH_WITH_CARDS else 2]:
        table.add_column(heading, no_wrap=True)
    for step in range(len(scene.cities)):
        seat = (scene.view.seat + step) % len(scene.cities)
        table.add_row(*strip_row(scene, seat)[: len(table.columns)])
    return table


def strip_row(scene: Scene, seat: int) -> list[Text]:
    """The cells of one city."""
    city = scene.cities[seat]
    symbols = [number_text(count) for count in (*city.symbols, city.wild_symbols)]
    return [
        strip_name(scene, seat),
        Text(f"{COIN} {city.coins}", style=COIN_STYLE),
        Text(f"{SHIELD} {city.shields}", style=BAD_STYLE),
        *symbols,
        stage_marks(scene, seat),
        tokens_text(city.tokens),
        colour_counts(city),
    ]


def number_text(count: int) -> Text:
    """A number in which nothing steps back."""
    return Text(str(count)) if count else Text("·", style=QUIET_STYLE)


def strip_name(scene: Scene, seat: int) -> Text:
    """The city's name with its board, and an arrow for a neighbour."""
    arrow = {scene.left(scene.view.seat): "← ", scene.right(scene.view.seat): "→ "}.get(seat, "  ")
    text = Text(arrow, style=QUIET_STYLE)
    board = board_name(scene.library, scene.cities[seat].board)
    if seat == scene.view.seat or scene.is_free_city(seat):
        text.append(f"{scene.title(seat)} ", style="bold" if seat == scene.view.seat else "default")
        return text.append(f"({board})", style="default")
    return text.append(board, style="default")


def stage_marks(scene: Scene, seat: int) -> Text:
    """One mark a stage, filled when it is built."""
    city = scene.cities[seat]
    count = len(scene.library.boards[city.board].stages)
    return Text(BUILT_STAGE * city.stages + OPEN_STAGE * (count - city.stages))


def tokens_text(tokens: list[int]) -> Text:
    """The points of all victories so far, and of all defeats."""
    text = Text()
    won = sum(token for token in tokens if token > 0)
    lost = sum(token for token in tokens if token < 0)
    if won:
        text.append(f"{won:+d}", style=GOOD_STYLE)
    if lost:
        text.append(f" {lost:+d}" if won else f"{lost:+d}", style=BAD_STYLE)
    return text or Text("·", style=QUIET_STYLE)


def colour_counts(city: Seat) -> Text:
    """How many cards of each colour stand in the city."""
    counts = [
        Text(f"{shape}{count}", style=style)
        for shape, style, count in zip(SHAPES, STYLES, city.colours, strict=False)
        if count
    ]
    return Text(" ").join(counts) if counts else Text("·", style=QUIET_STYLE)


def goods_words(fixed: int, choices: int) -> str:
    """Goods for a person: `2 stone, wood/clay`."""
    parts = [f"{count} {name}" for name, count in zip(NAMES, unpack(fixed), strict=True) if count]
    for kinds in choice_sets(choices):
        names = [NAMES[kind] for kind in range(KINDS) if kinds >> kind & 1]
        parts.append(ANY_GOODS.get(kinds, "/".join(names)))
    return ", ".join(parts)


def hanging(label: str | Text, words: str | Text) -> Table:
    """A label, and words that keep clear of it when they need several lines."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    grid.add_row(label, words)
    return grid


def labelled(label: str, words: str | Text) -> Table:
    """A quiet label in front of what it is about."""
    return hanging(Text(label, style=QUIET_STYLE), words)


def built_lines(scene: Scene, seat: int) -> list[RenderableType]:
    """The city's structures, one line a colour."""
    lines: list[RenderableType] = []
    cards = scene.library.cards
    for colour in range(len(COLOURS)):
        names = [cards[card].name for card in scene.cities[seat].built if cards[card].colour == colour]
        if names:
            style = STYLES[colour]
            lines.append(hanging(Text(SHAPES[colour], style=style), Text(", ".join(names), style=style)))
    return lines or [Text("nothing built yet", style=QUIET_STYLE)]


def stage_line(scene: Scene, seat: int, number: int) -> Table:
    """One stage of the wonder: its cost while it is open, and what it gives."""
    city = scene.cities[seat]
    stage = scene.library.boards[city.board].stages[number]
    if number < city.stages:
        return hanging(BUILT_STAGE, effects_words(stage.effects))
    style = "" if number == city.stages else QUIET_STYLE
    words = f"{cost_words(stage)} → {effects_words(stage.effects)}"
    return hanging(Text(OPEN_STAGE, style=style), Text(words, style=style))


def next_stage_line(scene: Scene, seat: int) -> Table:
    """How far a neighbour's wonder is, and what its next stage costs and gives."""
    city = scene.cities[seat]
    stages = scene.library.boards[city.board].stages
    marks = stage_marks(scene, seat)
    if city.stages == len(stages):
        return hanging(marks, "finished")
    stage = stages[city.stages]
    return hanging(marks, f"{cost_words(stage)} → {effects_words(stage.effects)}")


def border_text(scene: Scene, seat: int) -> Text:
    """How the border to a neighbour stands in shields."""
    mine = scene.cities[scene.view.seat].shields
    margin = mine - scene.cities[seat].shields
    numbers = f"{SHIELD} {mine} against {scene.cities[seat].shields}: "
    if margin == 0:
        return Text(f"{numbers}even", style=QUIET_STYLE)
    if margin > 0:
        return Text(f"{numbers}{margin} ahead", style=GOOD_STYLE)
    return Text(f"{numbers}{-margin} behind", style=BAD_STYLE)


def prices_text(scene: Scene, seat: int) -> Table:
    """What the viewer pays for one unit from this neighbour."""
    city = scene.cities[scene.view.seat]
    is_left = seat == scene.left(scene.view.seat)
    raw, made = (city.raw_left, city.made_left) if is_left else (city.raw_right, city.made_right)
    if raw == made:
        return labelled("you pay", f"{raw} each")
    words = Text.assemble((f"{raw} raw", "bold" if raw < PRICE else ""), ", ")
    return labelled("you pay", words.append(f"{made} manufactured", style="bold" if made < PRICE else "default"))


def own_panel(scene: Scene) -> Panel:
    """The viewer's city: what it makes and sells, what stands in it, and all stages."""
    seat = scene.view.seat
    city = scene.cities[seat]
    lines: list[RenderableType] = [labelled("for sale", goods_words(city.sold_goods, city.sold_choices) or "nothing")]
    reserved = goods_words(city.own_goods - city.sold_goods, city.own_choices - city.sold_choices)
    if reserved:
        lines.append(labelled("reserved", reserved))
    lines += built_lines(scene, seat)
    count = len(scene.library.boards[city.board].stages)
    lines += [stage_line(scene, seat, number) for number in range(count)]
    title = f"You: {board_name(scene.library, city.board)}  {COIN} {city.coins}"
    return city_panel(title, lines, "bold")


def neighbour_panel(scene: Scene, seat: int) -> Panel:
    """A neighbour's city: what can be bought there, the border, what stands in it, and the next stage."""
    city = scene.cities[seat]
    board = board_name(scene.library, city.board)
    name = scene.title(seat) if scene.is_free_city(seat) else board
    is_left = seat == scene.left(scene.view.seat)
    lines: list[RenderableType] = [
        labelled("sells", goods_words(city.sold_goods, city.sold_choices) or "nothing"),
        prices_text(scene, seat),
        border_text(scene, seat),
        *built_lines(scene, seat),
        next_stage_line(scene, seat),
    ]
    coins = f"{COIN} {city.coins}"
    return city_panel(f"← {name}  {coins}" if is_left else f"{name}  {coins} →", lines, "")


def city_panel(title: str, lines: list[RenderableType], style: str) -> Panel:
    """Lines in a frame."""
    return Panel(
        Group(*lines), title=Text(title, style=style or "default"), title_align="left", box=box.ROUNDED, padding=(0, 1)
    )


def detail_panel(scene: Scene, seat: int) -> Panel:
    """One city in full: production, every structure with its effect, and all stages."""
    city = scene.cities[seat]
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column()
    for index in sorted(city.built, key=lambda card: (scene.library.cards[card].colour, card)):
        card = scene.library.cards[index]
        table.add_row(
            Text(f"{SHAPES[card.colour]} {card.name}", style=STYLES[card.colour]), effects_words(card.effects)
        )
    reserved = goods_words(city.own_goods - city.sold_goods, city.own_choices - city.sold_choices)
    lines: list[RenderableType] = [
        labelled("for sale", goods_words(city.sold_goods, city.sold_choices) or "nothing"),
        labelled("reserved", reserved or "nothing"),
        labelled("conflicts", tokens_text(city.tokens)),
        table if city.built else Text("nothing built yet", style=QUIET_STYLE),
    ]
    count = len(scene.library.boards[city.board].stages)
    lines += [stage_line(scene, seat, number) for number in range(count)]
    board = board_name(scene.library, city.board)
    title = f"{scene.title(seat)}: {board}  {COIN} {city.coins}  {SHIELD} {city.shields}"
    return Panel(Group(*lines), title=Text(title, style="bold"), title_align="left", padding=(0, 1))
