"""What lies beside the cities, and what several of them share: leaders, debts, diplomacy, teams, conflicts to come."""

from collections.abc import Callable

from rich.console import RenderableType
from rich.text import Text

from sevenwonders.classic.colours import WHITE
from sevenwonders.classic.teams.seats import partner_of
from sevenwonders.cli.classic.look import SHAPES, STYLES
from sevenwonders.cli.classic.scene import Scene
from sevenwonders.cli.look import BAD_STYLE, GOOD_STYLE, QUIET_STYLE, SHIELD, counted, hanging, labelled, listed


def beside_lines(scene: Scene) -> list[RenderableType]:
    """Lines under the strip of cities, each only where there is something to say."""
    lines: list[RenderableType] = []
    if scene.partner >= 0:
        lines.append(labelled("teams", team_words(scene)))
    far = [words for seat in far_seats(scene) if (words := far_leaders(scene, seat))]
    if far:
        lines.append(labelled("leaders", "; ".join(far)))
    counts: list[tuple[str, Callable[[int], int]]] = [
        ("leaders in hand", lambda seat: len(scene.leaders_in_hand(seat))),
        ("debts", scene.debts),
        ("coins to lose", scene.due),
        ("diplomacy", scene.diplomacy),
    ]
    for label, count in counts:
        owners = [f"{scene.names[seat]} {count(seat)}" for seat in scene.around() if count(seat)]
        if owners:
            lines.append(labelled(label, ", ".join(owners)))
    return lines


def team_words(scene: Scene) -> str:
    """Who plays with whom, the viewer's team first."""
    firsts = [seat for seat in scene.around() if seat == scene.view.seat or seat % 2 == 0]
    teams = [(seat, partner_of(seat)) for seat in firsts if seat != scene.partner]
    return " · ".join(listed([scene.names[seat] for seat in team]) for team in teams)


def far_seats(scene: Scene) -> list[int]:
    """The cities that have no panel of their own on the screen."""
    seat = scene.view.seat
    return [other for other in scene.around() if other not in (seat, scene.left(seat), scene.right(seat))]


def far_leaders(scene: Scene, seat: int) -> str:
    """A city with the leaders that stand in it; nothing where there are none."""
    names = recruited(scene, seat)
    return f"{scene.title(seat)}: {', '.join(names)}" if names else ""


def recruited(scene: Scene, seat: int) -> list[str]:
    """The names of the leaders that stand in the city."""
    cards = scene.library.cards
    return [cards[card].name for card in scene.cities[seat].built if cards[card].colour == WHITE]


def hand_lines(scene: Scene, seat: int) -> list[RenderableType]:
    """The leaders still in hand, as far as the viewer may see them, and those that are buried."""
    lines: list[RenderableType] = []
    known = [card for card in scene.leaders_in_hand(seat) if card >= 0]
    if known:
        lines.append(labelled("in hand", leaders_text(scene, known)))
    elif scene.leaders_in_hand(seat):
        lines.append(labelled("in hand", counted(len(scene.leaders_in_hand(seat)), "leader")))
    if scene.buried_leaders(seat):
        lines.append(labelled("buried", leaders_text(scene, scene.buried_leaders(seat))))
    return lines


def money_lines(scene: Scene, seat: int) -> list[RenderableType]:
    """Debts, coins to lose and diplomacy of one city."""
    lines: list[RenderableType] = []
    if scene.debts(seat):
        lines.append(Text(f"debts: {scene.debts(seat)} off the points", style=BAD_STYLE))
    if scene.due(seat):
        lines.append(Text(f"to lose this turn: {counted(scene.due(seat), 'coin')}", style=BAD_STYLE))
    if scene.diplomacy(seat):
        lines.append(Text(counted(scene.diplomacy(seat), "diplomacy token"), style=GOOD_STYLE))
    return lines


def leaders_text(scene: Scene, cards: list[int]) -> Text:
    """Leaders by name, with their shape."""
    names = ", ".join(scene.library.cards[card].name for card in cards)
    return Text(f"{SHAPES[WHITE]} {names}", style=STYLES[WHITE])


def partner_lines(scene: Scene) -> list[RenderableType]:
    """The cards that the partner holds, under one's own."""
    if scene.partner < 0 or not scene.view.cities[scene.partner].hand:
        return []
    cards = scene.library.cards
    words = Text(", ").join(
        Text(f"{SHAPES[cards[card].colour]} {cards[card].name}", style=STYLES[cards[card].colour])
        for card in scene.view.cities[scene.partner].hand
    )
    return [hanging(Text(f"{scene.title(scene.partner)} holds", style=QUIET_STYLE), words)]


# Conflicts


def border_text(scene: Scene, seat: int) -> Text:
    """How the border to a neighbour stands in shields, or why nobody fights there."""
    fight = next((one for one in scene.fights if {one.one, one.other} == {scene.view.seat, seat}), None)
    if seat == scene.partner:
        return Text("your partner: no conflict", style=QUIET_STYLE)
    if fight is None or not fight.tokens:
        return Text(f"{SHIELD} {peace_words(scene, seat)}", style=QUIET_STYLE)
    double = ", tokens twice" if fight.tokens > 1 else ""
    mine, theirs = scene.cities[scene.view.seat].shields, scene.cities[seat].shields
    numbers = f"{SHIELD} {mine} against {theirs}: "
    if mine == theirs:
        return Text(f"{numbers}even{double}", style=QUIET_STYLE)
    words, style = (f"{mine - theirs} ahead", GOOD_STYLE) if mine > theirs else (f"{theirs - mine} behind", BAD_STYLE)
    return Text(f"{numbers}{words}{double}", style=style)


def peace_words(scene: Scene, seat: int) -> str:
    """Whose diplomacy keeps the peace at a border."""
    mine, theirs = bool(scene.diplomacy(scene.view.seat)), bool(scene.diplomacy(seat))
    if mine and theirs:
        return "peace by both sides' diplomacy"
    return f"peace by {'your' if mine else 'their'} diplomacy"


def far_fights(scene: Scene) -> list[Text]:
    """Conflicts with cities that are no neighbours: those between keep the peace."""
    seat = scene.view.seat
    lines: list[Text] = []
    for fight in scene.fights:
        other = fight.other if fight.one == seat else fight.one
        if seat in (fight.one, fight.other) and other in far_seats(scene):
            mine, theirs = scene.cities[seat].shields, scene.cities[other].shields
            lines.append(Text(f"{SHIELD} {mine} against {theirs} of {scene.names[other]}", style=QUIET_STYLE))
    return lines
