"""The viewer's conflicts at the end of the Age."""

from rich.text import Text

from sevenwonders.cli.classic.scene import Scene
from sevenwonders.cli.look import BAD_STYLE, GOOD_STYLE, QUIET_STYLE, SHIELD


def border_text(scene: Scene, seat: int) -> Text:
    """How the viewer and a neighbour compare in shields, or why they do not fight."""
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
    """Conflicts with cities that are not neighbours, such as those beyond a neighbour who keeps the peace."""
    seat = scene.view.seat
    lines: list[Text] = []
    for fight in scene.fights:
        other = fight.other if fight.one == seat else fight.one
        if seat in (fight.one, fight.other) and other in scene.far_seats():
            mine, theirs = scene.cities[seat].shields, scene.cities[other].shields
            lines.append(Text(f"{SHIELD} {mine} against {theirs} of {scene.names[other]}", style=QUIET_STYLE))
    return lines
