"""Cities in the terminal: diplomacy and black cards."""

from collections.abc import Mapping
from typing import final

from rich.console import RenderableType
from rich.text import Text
from typing_extensions import override

from sevenwonders.classic.cities.part import DIPLOMACY, cities_part_of
from sevenwonders.cli.classic.rule_screen import REWARD, Column, News, RuleScreen
from sevenwonders.cli.classic.scene import Scene
from sevenwonders.cli.look import GOOD_STYLE, labelled
from sevenwonders.cli.words.language import in_row
from sevenwonders.cli.words.told import told


@final
class CitiesScreen(RuleScreen):
    """Diplomacy of every city."""

    name = "cities"
    colour_marks: Mapping[str, tuple[str, str]] = {"black": ("▼", "color(240)")}
    category_marks: Mapping[str, tuple[str, str]] = {"cities": colour_marks["black"]}
    news: Mapping[int, News] = {DIPLOMACY: News(REWARD)}
    columns = (
        Column("citiesexplain-diplomacy-title", "terminal-column-tokens", lambda city: cities_part_of(city).diplomacy),
    )
    draws_cards = True

    @override
    def table_lines(self, scene: Scene) -> list[RenderableType]:
        tokens = {seat: cities_part_of(scene.cities[seat]).diplomacy for seat in scene.around()}
        owners = [f"{scene.names[seat]} {count}" for seat, count in tokens.items() if count]
        return [labelled(told("terminal-cities-diplomacy"), in_row(owners))] if owners else []

    @override
    def city_lines(self, scene: Scene, seat: int) -> list[RenderableType]:
        tokens = cities_part_of(scene.cities[seat]).diplomacy
        return [Text(told("citiesexplain-tokens-title", count=tokens), style=GOOD_STYLE)] if tokens else []

    @override
    def peace_words(self, scene: Scene, seat: int) -> str:
        at_peace = [owner for rule in scene.view.hooks.rules for owner in rule.at_peace(scene.cities, 0)]
        whose = "their" if scene.view.seat not in at_peace else "both" if seat in at_peace else "your"
        return told("terminal-cities-peace", whose=whose)
