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
from sevenwonders.classic.library import Library, Stage, open_stages
from sevenwonders.classic.perks import BOARD_REBATE, LEFT_REBATE, RIGHT_REBATE
from sevenwonders.classic.science import SYMBOLS
from sevenwonders.classic.trade.resources import ALL_MANUFACTURED, ALL_RAW, KINDS, choice_sets, unpack
from sevenwonders.cli.classic.look import (
    COLOUR_ORDER,
    board_name,
    card_effects,
    card_name,
    colour_marks,
    coloured,
    cost_words,
    effect_of,
    effects_words,
    good_name,
    goods_of,
    name_of,
    names_of,
    place_name,
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
from sevenwonders.cli.words.language import any_of, in_row, told_by_id
from sevenwonders.cli.words.told import told
from sevenwonders.languages import signed

# The messages for producers with a choice of all goods of a kind.
ANY_GOODS = {ALL_RAW: "terminal-any-raw", ALL_MANUFACTURED: "terminal-any-manufactured"}

# The length of the longest board name that fits next to `You` in the strip.
LONGEST_BOARD = 14
# From this width on, the strip has room for the number of cards of each colour.
WIDTH_WITH_CARDS = 96


def strip(scene: Scene, width: int) -> Table:
    """Draw a line for each city, clockwise from the viewer, with everything that players compare at a glance."""
    table = plain_table()
    table.add_column("", no_wrap=True)
    for heading in ("coins", "shields", *SYMBOLS, "any"):
        table.add_column(told_by_id(f"terminal-column-{heading}"), justify="right", no_wrap=True)
    for heading in ("stages", "conflicts", "cards")[: 3 if width >= WIDTH_WITH_CARDS else 2]:
        table.add_column(told_by_id(f"terminal-column-{heading}"), no_wrap=True)
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
        text.append(signed(won), style=GOOD_STYLE)
    if lost:
        text.append(f" {signed(lost)}" if won else signed(lost), style=BAD_STYLE)
    return text or Text("·", style=QUIET_STYLE)


def colour_counts(city: City) -> Text:
    """Show the number of the city's cards of each deck colour; other cards are named elsewhere."""
    counts = [coloured(colour, city.colours[colour], between="") for colour in DECK_COLOURS if city.colours[colour]]
    return Text(" ").join(counts) if counts else Text("·", style=QUIET_STYLE)


def goods_words(fixed: int, choices: int) -> str:
    """Describe goods: `2 stone, wood/clay`."""
    parts = goods_of(fixed)
    for kinds in choice_sets(choices):
        names = [good_name(kind) for kind in range(KINDS) if kinds >> kind & 1]
        parts.append(told_by_id(ANY_GOODS[kinds]) if kinds in ANY_GOODS else "/".join(names))
    return in_row(parts)


def built_lines(scene: Scene, seat: int) -> list[RenderableType]:
    """List the city's cards, a line for each colour."""
    lines: list[RenderableType] = []
    cards = scene.library.cards
    for colour in COLOUR_ORDER:
        own = [card for card in scene.cities[seat].built if cards[card].colour == colour]
        if own:
            lines.append(hanging(coloured(colour), Text(names_of(scene.library, own), style=colour_marks()[colour][1])))
    return lines or [Text(told("table-no-cards"), style=QUIET_STYLE)]


def stage_line(scene: Scene, seat: int, number: int) -> Table:
    """Describe one stage of the wonder: its cost until it is built, and its gain."""
    city = scene.cities[seat]
    stage = scene.library.boards[city.board].stages[number]
    if scene.is_stage_built(seat, number):
        return hanging(BUILT_STAGE, effects_words(scene.library, stage.effects))
    style = "" if number in open_stages(scene.library.boards[city.board], city.built_stages) else QUIET_STYLE
    return hanging(Text(OPEN_STAGE, style=style), Text(stage_words(scene.library, stage), style=style))


def stage_words(library: Library, stage: Stage) -> str:
    """Describe the cost and the gain of a stage."""
    return f"{cost_words(stage)} → {effects_words(library, stage.effects)}"


def next_stage_line(scene: Scene, seat: int) -> Table:
    """Describe the progress of a neighbour's wonder, and the cost and gain of its next stage."""
    board = scene.library.boards[scene.cities[seat].board]
    marks = wonder_marks(scene, seat)
    following = [board.stages[number] for number in open_stages(board, scene.cities[seat].built_stages)]
    words = any_of(stage_words(scene.library, stage) for stage in following)
    return hanging(marks, words or told("terminal-finished"))


def prices_text(scene: Scene, seat: int) -> Table:
    """Describe the viewer's prices for one unit from this neighbour."""
    city = scene.cities[scene.view.seat]
    is_left = seat == scene.left(scene.view.seat)
    raw, made = (city.raw_left, city.manufactured_left) if is_left else (city.raw_right, city.manufactured_right)
    between = told("row-separator")
    if raw == made:
        words = Text(told("terminal-price-each", coins=raw))
    else:
        words = Text.assemble((told("terminal-price-raw", coins=raw), "bold" if raw < PRICE else ""), between)
        words.append(told("terminal-price-made", coins=made), style="bold" if made < PRICE else "default")
    for rebate in rebate_words(scene, seat):
        words.append(f"{between}{rebate}", style="bold")
    return labelled(told("table-you-pay"), words)


def board_lines(scene: Scene, seat: int) -> list[RenderableType]:
    """Describe the effects of the board itself besides its resource."""
    effects = [effect for effect in scene.library.boards[scene.cities[seat].board].effects if not is_goods(effect)]
    return [labelled(told("terminal-label-board"), effects_words(scene.library, effects))] if effects else []


def is_goods(effect: Effect) -> bool:
    """Return whether the effect is a resource, which is listed with the goods."""
    return isinstance(effect, Produce)


def rule_lines(scene: Scene, seat: int) -> list[RenderableType]:
    """List the lines that the rules in play add about a city."""
    return [line for screen in scene.screens for line in screen.city_lines(scene, seat)]


def hand_lines(scene: Scene, seat: int) -> list[RenderableType]:
    """List the lines about a player's cards besides the hand."""
    return [line for screen in scene.screens for line in screen.hand_lines(scene, seat)]


def for_sale(label: str, city: City) -> Table:
    """List the goods that others may buy from a city. `label` is a message."""
    return labelled(told_by_id(label), goods_words(city.sold_goods, city.sold_choices) or told("table-nothing"))


def own_panel(scene: Scene) -> Panel:
    """Draw the viewer's city: its production, its cards, and all stages."""
    seat = scene.view.seat
    city = scene.cities[seat]
    lines: list[RenderableType] = [for_sale("table-mine-for-sale", city)]
    reserved = goods_words(city.own_goods - city.sold_goods, city.own_choices - city.sold_choices)
    if reserved:
        lines.append(labelled(told("table-reserved"), reserved))
    lines += board_lines(scene, seat)
    lines += [*far_fights(scene), *rule_lines(scene, seat)]
    lines += [*built_lines(scene, seat), *hand_lines(scene, seat)]
    count = len(scene.library.boards[city.board].stages)
    lines += [stage_line(scene, seat, number) for number in range(count)]
    return framed(f"{city_title(scene, seat)}  {COIN} {city.coins}", lines, "bold")


def neighbour_panel(scene: Scene, seat: int) -> Panel:
    """Draw a neighbour's city: its goods for sale, the border, its cards, and the next stage."""
    city = scene.cities[seat]
    board = board_name(scene.library, city.board)
    name = scene.title(seat) if not scene.has_player(seat) else board
    shown = hand_lines(scene, seat) if seat == scene.partner else []
    is_left = seat == scene.left(scene.view.seat)
    lines: list[RenderableType] = [
        for_sale("table-for-sale", city),
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
    table = pairs_table((card_name(scene.library, card), card_effects(scene.library, card)) for card in built)
    reserved = goods_words(city.own_goods - city.sold_goods, city.own_choices - city.sold_choices)
    lines: list[RenderableType] = [
        for_sale("table-mine-for-sale", city),
        labelled(told("table-reserved"), reserved or told("table-nothing")),
        *board_lines(scene, seat),
        labelled(told("terminal-label-conflicts"), tokens_text(city.tokens)),
        *rule_lines(scene, seat),
        *hand_lines(scene, seat),
        table if city.built else Text(told("table-no-cards"), style=QUIET_STYLE),
    ]
    count = len(scene.library.boards[city.board].stages)
    lines += [stage_line(scene, seat, number) for number in range(count)]
    for screen in scene.screens:
        for block in screen.city_blocks(scene, seat):
            lines += [Text(), block]
    title = f"{city_title(scene, seat)}  {COIN} {city.coins}  {SHIELD} {city.shields}"
    return framed(title, lines, "bold")


def city_title(scene: Scene, seat: int) -> str:
    """Name a city with its board."""
    return told("terminal-labelled", name=scene.title(seat), words=board_name(scene.library, scene.cities[seat].board))


# Conflicts at the end of the Age


def border_text(scene: Scene, seat: int) -> Text:
    """Compare the shields of the viewer and a neighbour, or say why they do not fight."""
    fight = next((one for one in scene.fights if {one.one, one.other} == {scene.view.seat, seat}), None)
    if seat == scene.partner:
        return Text(told("terminal-border-partner"), style=QUIET_STYLE)
    if fight is None or not fight.tokens:
        words = "".join(screen.peace_words(scene, seat) for screen in scene.screens)
        return Text(f"{SHIELD} {words or told('terminal-border-peace')}", style=QUIET_STYLE)
    mine, theirs = scene.cities[scene.view.seat].shields, scene.cities[seat].shields
    state, style = ("even", QUIET_STYLE) if mine == theirs else ("ahead", GOOD_STYLE)
    if mine < theirs:
        state, style = "behind", BAD_STYLE
    words = told(
        "terminal-border",
        mine=mine,
        theirs=theirs,
        state=state,
        lead=max(mine, theirs) - min(mine, theirs),
        tokens="twice" if fight.tokens > 1 else "once",
    )
    return Text(f"{SHIELD} {words}", style=style)


def far_fights(scene: Scene) -> list[Text]:
    """Describe conflicts with cities that are not neighbours, such as those beyond a neighbour who keeps the peace."""
    seat = scene.view.seat
    lines: list[Text] = []
    for fight in scene.fights:
        other = fight.other if fight.one == seat else fight.one
        if seat in (fight.one, fight.other) and other in scene.far_seats():
            mine, theirs = scene.cities[seat].shields, scene.cities[other].shields
            words = told("terminal-far-fight", mine=mine, theirs=theirs, name=scene.names[other])
            lines.append(Text(f"{SHIELD} {words}", style=QUIET_STYLE))
    return lines


# Lasting advantages in words, with where they come from


def effects_in_city(scene: Scene, seat: int) -> Iterator[tuple[str, Effect]]:
    """Yield every effect of the city's board, built stages and cards, with the name of the card or the city."""
    city = scene.cities[seat]
    board = scene.library.boards[city.board]
    place = place_name(board)
    for effect in board.effects:
        yield place, effect
    for number, stage in enumerate(board.stages):
        for effect in stage.effects if scene.is_stage_built(seat, number) else []:
            yield place, effect
    for card in city.built:
        for effect in scene.library.cards[card].effects:
            yield name_of(scene.library, card), effect


def advantages_of(scene: Scene, seat: int) -> list[str]:
    """List the lasting advantages that no number on the screen shows: `purple cards cost nothing (Ramses)`."""
    return [advantage(scene, effect, name) for name, effect in effects_in_city(scene, seat) if effect.is_right()]


def advantage(scene: Scene, effect: Effect, source: str) -> str:
    """Describe an effect with the card or city that it comes from."""
    return told("table-advantage", effect=effect_of(scene.library, effect), source=source)


def rebate_words(scene: Scene, neighbour: int) -> list[str]:
    """Describe the viewer's rebates on goods of that neighbour."""
    seat = scene.view.seat
    rebates = scene.cities[seat].perks.rebates
    side = LEFT_REBATE if neighbour == scene.left(seat) else RIGHT_REBATE
    words = [told("terminal-rebate-first")] if rebates & side else []
    goods = unpack(scene.library.boards[scene.cities[neighbour].board].resource)
    if rebates & BOARD_REBATE:
        words += [told("terminal-rebate-good", good=good_name(kind)) for kind, count in enumerate(goods) if count]
    return words
