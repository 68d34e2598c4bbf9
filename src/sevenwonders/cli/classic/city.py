"""Draw cities: a strip of all of them, a panel for one, its conflicts and lasting advantages."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from sevenwonders.classic.city import PRICE, City
from sevenwonders.classic.colours import DECK_COLOURS
from sevenwonders.classic.effects.effect import Effect
from sevenwonders.classic.effects.production import Produce
from sevenwonders.classic.library import open_stages
from sevenwonders.classic.perks import BOARD_REBATE, LEFT_REBATE, RIGHT_REBATE
from sevenwonders.classic.science import SYMBOLS
from sevenwonders.classic.trade.resources import ALL_MANUFACTURED, ALL_RAW, KINDS, NAMES, choice_sets, unpack
from sevenwonders.cli.classic.look import (
    COLOUR_ORDER,
    board_name,
    card_name,
    colour_marks,
    coloured,
    cost_words,
    effects_words,
)
from sevenwonders.cli.classic.scene import Scene
from sevenwonders.cli.look import (
    BAD_STYLE,
    BUILT_STAGE,
    COIN,
    COIN_STYLE,
    GOOD_STYLE,
    OPEN_STAGE,
    QUIET_STYLE,
    SHIELD,
    framed,
    hanging,
    labelled,
    number_text,
    pairs_table,
    plain_table,
    stage_marks,
)

ANY_GOODS = {ALL_RAW: "any raw material", ALL_MANUFACTURED: "any manufactured good"}

# The length of the longest board name that fits next to `You` in the strip.
LONGEST_BOARD = 14
# From this width on, the strip has room for the number of cards of each colour.
WIDTH_WITH_CARDS = 96


def strip(scene: Scene, width: int) -> Table:
    """Draw a line for each city, clockwise from the viewer, with everything that players compare at a glance."""
    table = plain_table()
    table.add_column("", no_wrap=True)
    for heading in ("Coins", "Shields", *[symbol.capitalize() for symbol in SYMBOLS], "Any"):
        table.add_column(heading, justify="right", no_wrap=True)
    for heading in ("Stages", "Conflicts", "Cards")[: 3 if width >= WIDTH_WITH_CARDS else 2]:
        table.add_column(heading, no_wrap=True)
    for seat in scene.around():
        table.add_row(*strip_row(scene, seat)[: len(table.columns)])
    return table


def strip_row(scene: Scene, seat: int) -> list[Text]:
    """Return the cells of one city."""
    city = scene.cities[seat]
    symbols = [number_text(count) for count in (*city.symbols, city.wild_symbols)]
    return [
        strip_name(scene, seat),
        Text(f"{COIN} {city.coins}", style=COIN_STYLE),
        Text(f"{SHIELD} {city.shields}", style=BAD_STYLE),
        *symbols,
        wonder_marks(scene, seat),
        tokens_text(city.tokens),
        colour_counts(city),
    ]


def strip_name(scene: Scene, seat: int) -> Text:
    """Return the city's name with its board, and an arrow for a neighbour."""
    arrow = {scene.left(scene.view.seat): "← ", scene.right(scene.view.seat): "→ "}.get(seat, "  ")
    text = Text(arrow, style=QUIET_STYLE)
    board = board_name(scene.library, scene.cities[seat].board)
    own_team = seat in (scene.view.seat, scene.partner)
    if seat == scene.view.seat or not scene.has_player(seat):
        text.append(f"{scene.title(seat)} ", style="bold" if own_team else "default")
        return text.append(f"({board})", style="default") if len(board) <= LONGEST_BOARD else text
    return text.append(board, style="bold" if own_team else "default")


def wonder_marks(scene: Scene, seat: int) -> Text:
    """Draw a mark for each stage, filled if it is built."""
    city = scene.cities[seat]
    return stage_marks(len(scene.library.boards[city.board].stages), city.built_stages)


def tokens_text(tokens: list[int]) -> Text:
    """Describe the points of all victories so far, and of all defeats."""
    text = Text()
    won = sum(token for token in tokens if token > 0)
    lost = sum(token for token in tokens if token < 0)
    if won:
        text.append(f"{won:+d}", style=GOOD_STYLE)
    if lost:
        text.append(f" {lost:+d}" if won else f"{lost:+d}", style=BAD_STYLE)
    return text or Text("·", style=QUIET_STYLE)


def colour_counts(city: City) -> Text:
    """Show the number of the city's cards of each deck colour; other cards are named elsewhere."""
    counts = [coloured(colour, city.colours[colour], between="") for colour in DECK_COLOURS if city.colours[colour]]
    return Text(" ").join(counts) if counts else Text("·", style=QUIET_STYLE)


def goods_words(fixed: int, choices: int) -> str:
    """Describe goods: `2 stone, wood/clay`."""
    parts = [f"{count} {name}" for name, count in zip(NAMES, unpack(fixed), strict=True) if count]
    for kinds in choice_sets(choices):
        names = [NAMES[kind] for kind in range(KINDS) if kinds >> kind & 1]
        parts.append(ANY_GOODS.get(kinds, "/".join(names)))
    return ", ".join(parts)


def built_lines(scene: Scene, seat: int) -> list[RenderableType]:
    """List the city's cards, a line for each colour."""
    lines: list[RenderableType] = []
    cards = scene.library.cards
    for colour in COLOUR_ORDER:
        names = [cards[card].name for card in scene.cities[seat].built if cards[card].colour == colour]
        if names:
            lines.append(hanging(coloured(colour), Text(", ".join(names), style=colour_marks()[colour][1])))
    return lines or [Text("nothing built yet", style=QUIET_STYLE)]


def stage_line(scene: Scene, seat: int, number: int) -> Table:
    """Describe one stage of the wonder: its cost until it is built, and its gain."""
    city = scene.cities[seat]
    stage = scene.library.boards[city.board].stages[number]
    if scene.is_stage_built(seat, number):
        return hanging(BUILT_STAGE, effects_words(stage.effects))
    style = "" if number in open_stages(scene.library.boards[city.board], city.built_stages) else QUIET_STYLE
    words = f"{cost_words(stage)} → {effects_words(stage.effects)}"
    return hanging(Text(OPEN_STAGE, style=style), Text(words, style=style))


def next_stage_line(scene: Scene, seat: int) -> Table:
    """Describe the progress of a neighbour's wonder, and the cost and gain of its next stage."""
    board = scene.library.boards[scene.cities[seat].board]
    marks = wonder_marks(scene, seat)
    following = [board.stages[number] for number in open_stages(board, scene.cities[seat].built_stages)]
    words = [f"{cost_words(stage)} → {effects_words(stage.effects)}" for stage in following]
    return hanging(marks, " or ".join(words) or "finished")


def prices_text(scene: Scene, seat: int) -> Table:
    """Describe the viewer's prices for one unit from this neighbour."""
    city = scene.cities[scene.view.seat]
    is_left = seat == scene.left(scene.view.seat)
    raw, made = (city.raw_left, city.manufactured_left) if is_left else (city.raw_right, city.manufactured_right)
    if raw == made:
        words = Text(f"{raw} each")
    else:
        words = Text.assemble((f"{raw} raw", "bold" if raw < PRICE else ""), ", ")
        words.append(f"{made} manufactured", style="bold" if made < PRICE else "default")
    for rebate in rebate_words(scene, seat):
        words.append(f", {rebate}", style="bold")
    return labelled("you pay", words)


def board_lines(scene: Scene, seat: int) -> list[RenderableType]:
    """Describe the effects of the board itself besides its resource."""
    effects = [effect for effect in scene.library.boards[scene.cities[seat].board].effects if not is_goods(effect)]
    return [labelled("board", effects_words(effects))] if effects else []


def is_goods(effect: Effect) -> bool:
    """Return whether the effect is a resource, which is listed with the goods."""
    return isinstance(effect, Produce)


def rule_lines(scene: Scene, seat: int) -> list[RenderableType]:
    """List the lines that the rules in play add about a city."""
    return [line for screen in scene.screens for line in screen.city_lines(scene, seat)]


def hand_lines(scene: Scene, seat: int) -> list[RenderableType]:
    """List the lines about a player's cards besides the hand."""
    return [line for screen in scene.screens for line in screen.hand_lines(scene, seat)]


def own_panel(scene: Scene) -> Panel:
    """Draw the viewer's city: its production, its cards, and all stages."""
    seat = scene.view.seat
    city = scene.cities[seat]
    lines: list[RenderableType] = [labelled("for sale", goods_words(city.sold_goods, city.sold_choices) or "nothing")]
    reserved = goods_words(city.own_goods - city.sold_goods, city.own_choices - city.sold_choices)
    if reserved:
        lines.append(labelled("reserved", reserved))
    lines += board_lines(scene, seat)
    lines += [*far_fights(scene), *rule_lines(scene, seat)]
    lines += [*built_lines(scene, seat), *hand_lines(scene, seat)]
    count = len(scene.library.boards[city.board].stages)
    lines += [stage_line(scene, seat, number) for number in range(count)]
    title = f"You: {board_name(scene.library, city.board)}  {COIN} {city.coins}"
    return framed(title, lines, "bold")


def neighbour_panel(scene: Scene, seat: int) -> Panel:
    """Draw a neighbour's city: its goods for sale, the border, its cards, and the next stage."""
    city = scene.cities[seat]
    board = board_name(scene.library, city.board)
    name = scene.title(seat) if not scene.has_player(seat) else board
    shown = hand_lines(scene, seat) if seat == scene.partner else []
    is_left = seat == scene.left(scene.view.seat)
    lines: list[RenderableType] = [
        labelled("sells", goods_words(city.sold_goods, city.sold_choices) or "nothing"),
        prices_text(scene, seat),
        *board_lines(scene, seat),
        border_text(scene, seat),
        *rule_lines(scene, seat),
        *built_lines(scene, seat),
        *shown,
        next_stage_line(scene, seat),
    ]
    coins = f"{COIN} {city.coins}"
    return framed(f"← {name} {coins}" if is_left else f"{name} {coins} →", lines, "")


def detail_panel(scene: Scene, seat: int) -> Panel:
    """Draw one city in full: production, every card with its effect, all stages, and further boards."""
    city = scene.cities[seat]
    cards = scene.library.cards
    built = sorted(city.built, key=lambda card: (COLOUR_ORDER.index(cards[card].colour), card))
    table = pairs_table((card_name(scene.library, card), effects_words(cards[card].effects)) for card in built)
    reserved = goods_words(city.own_goods - city.sold_goods, city.own_choices - city.sold_choices)
    lines: list[RenderableType] = [
        labelled("for sale", goods_words(city.sold_goods, city.sold_choices) or "nothing"),
        labelled("reserved", reserved or "nothing"),
        *board_lines(scene, seat),
        labelled("conflicts", tokens_text(city.tokens)),
        *rule_lines(scene, seat),
        *hand_lines(scene, seat),
        table if city.built else Text("nothing built yet", style=QUIET_STYLE),
    ]
    count = len(scene.library.boards[city.board].stages)
    lines += [stage_line(scene, seat, number) for number in range(count)]
    for screen in scene.screens:
        for block in screen.city_blocks(scene, seat):
            lines += [Text(), block]
    board = board_name(scene.library, city.board)
    title = f"{scene.title(seat)}: {board}  {COIN} {city.coins}  {SHIELD} {city.shields}"
    return framed(title, lines, "bold")


# Conflicts at the end of the Age


def border_text(scene: Scene, seat: int) -> Text:
    """Compare the shields of the viewer and a neighbour, or say why they do not fight."""
    fight = next((one for one in scene.fights if {one.one, one.other} == {scene.view.seat, seat}), None)
    if seat == scene.partner:
        return Text("your partner: no conflict", style=QUIET_STYLE)
    if fight is None or not fight.tokens:
        words = "".join(screen.peace_words(scene, seat) for screen in scene.screens)
        return Text(f"{SHIELD} {words or 'no conflict'}", style=QUIET_STYLE)
    double = ", tokens twice" if fight.tokens > 1 else ""
    mine, theirs = scene.cities[scene.view.seat].shields, scene.cities[seat].shields
    numbers = f"{SHIELD} {mine} against {theirs}: "
    if mine == theirs:
        return Text(f"{numbers}even{double}", style=QUIET_STYLE)
    words, style = (f"{mine - theirs} ahead", GOOD_STYLE) if mine > theirs else (f"{theirs - mine} behind", BAD_STYLE)
    return Text(f"{numbers}{words}{double}", style=style)


def far_fights(scene: Scene) -> list[Text]:
    """Describe conflicts with cities that are not neighbours, such as those beyond a neighbour who keeps the peace."""
    seat = scene.view.seat
    lines: list[Text] = []
    for fight in scene.fights:
        other = fight.other if fight.one == seat else fight.one
        if seat in (fight.one, fight.other) and other in scene.far_seats():
            mine, theirs = scene.cities[seat].shields, scene.cities[other].shields
            lines.append(Text(f"{SHIELD} {mine} against {theirs} of {scene.names[other]}", style=QUIET_STYLE))
    return lines


# Lasting advantages in words, with where they come from


def effects_in_city(scene: Scene, seat: int) -> Iterator[tuple[str, Effect]]:
    """Yield every effect of the city's board, built stages and cards, with the name of the card or the city."""
    city = scene.cities[seat]
    board = scene.library.boards[city.board]
    for effect in board.effects:
        yield board.name, effect
    for number, stage in enumerate(board.stages):
        for effect in stage.effects if scene.is_stage_built(seat, number) else []:
            yield board.name, effect
    for index in city.built:
        card = scene.library.cards[index]
        for effect in card.effects:
            yield card.name, effect


def advantages_of(scene: Scene, seat: int) -> list[str]:
    """List the lasting advantages that no number on the screen shows: `purple cards cost nothing (Ramses)`."""
    return [f"{effect.words()} ({name})" for name, effect in effects_in_city(scene, seat) if effect.is_right()]


def rebate_words(scene: Scene, neighbour: int) -> list[str]:
    """Describe the viewer's rebates on goods of that neighbour."""
    seat = scene.view.seat
    rebates = scene.cities[seat].perks.rebates
    side = LEFT_REBATE if neighbour == scene.left(seat) else RIGHT_REBATE
    words = ["the first 1 less"] if rebates & side else []
    goods = unpack(scene.library.boards[scene.cities[neighbour].board].resource)
    if rebates & BOARD_REBATE:
        words += [f"{name} 1 less" for name, count in zip(NAMES, goods, strict=True) if count]
    return words
