"""The subcommand `cards`: looks up the cards and wonders of a game."""

from typing import Annotated

import typer

from sevenwonders.cli.painter import CardQuery, painter_of
from sevenwonders.cli.table_options import DEFAULTS, EditionOption, ExpansionOption, GameOption, config_of
from sevenwonders.games import checked_config


def cards(
    name: Annotated[list[str] | None, typer.Argument()] = None,
    age: Annotated[int | None, typer.Option("--age", "-a")] = None,
    colour: Annotated[str | None, typer.Option("--colour", "-c")] = None,
    players: Annotated[int | None, typer.Option("--players", "-p")] = None,
    effect: Annotated[str | None, typer.Option("--effect", "-e")] = None,
    wonders: Annotated[bool, typer.Option("--wonders", "-w")] = False,
    chains: Annotated[bool, typer.Option("--chains")] = False,
    game: GameOption = DEFAULTS.game,
    edition: EditionOption = DEFAULTS.edition,
    expansion: ExpansionOption = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Run the subcommand."""
    count = DEFAULTS.players if players is None else players
    config = checked_config(config_of(count, None, game, edition, expansion))
    query = CardQuery(config, name or [], age, colour, players, effect or "", wonders, chains, as_json)
    painter_of(config).look_up(query)
