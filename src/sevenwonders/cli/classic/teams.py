"""Teams in the terminal."""

from typing import final

from rich.console import RenderableType
from rich.text import Text
from typing_extensions import override

from sevenwonders.classic.table import ClassicGame
from sevenwonders.cli.classic.look import card_name
from sevenwonders.cli.classic.rule_screen import RuleScreen
from sevenwonders.cli.classic.scene import Scene
from sevenwonders.cli.look import labelled
from sevenwonders.cli.words.language import listed
from sevenwonders.cli.words.told import told


@final
class TeamsScreen(RuleScreen):
    """The teams, and the partner's hand."""

    name = "teams"

    @override
    def introduction(self, game: ClassicGame, viewer: int, names: list[str]) -> list[str]:
        return [told("terminal-teams-partner", name=names[game.partner(viewer)])]

    @override
    def table_lines(self, scene: Scene) -> list[RenderableType]:
        return [labelled(told("rulesvariant-teams"), " · ".join(teams_words(scene)))]

    @override
    def offer_lines(self, scene: Scene) -> list[RenderableType]:
        hand = scene.cities[scene.partner].hand
        if not hand:
            return []
        cards = Text(told("row-separator")).join(card_name(scene.library, card) for card in hand)
        return [labelled(told("terminal-holds", name=scene.title(scene.partner)), cards)]


def teams_words(scene: Scene) -> list[str]:
    """Name every team by its players, the viewer's team first."""
    teams: list[str] = []
    named: list[int] = []
    for seat in scene.around():
        if seat not in named:
            # The viewer comes first in their own team; in the other teams the player further to the right does.
            team = [seat, scene.partner_of(seat)]
            team = team if seat == scene.view.seat else sorted(team)
            teams.append(listed([scene.names[member] for member in team]))
            named += team
    return teams
