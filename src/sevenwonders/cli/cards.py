"""The subcommand `cards`: looks up the cards and wonders of a game."""

from typing import Annotated

import typer

from sevenwonders.cli.painter import CardQuery, painter_of
from sevenwonders.cli.table_options import DEFAULTS, EditionOption, ExpansionOption, GameOption, config_of
from sevenwonders.games import checked_config


def cards(
    name: Annotated[list[str] | None, typer.Argument(help="Cards, wonders or tokens to show in full.")] = None,
    age: Annotated[int | None, typer.Option("--age", "-a", help="Only this Age, 1 to 3.")] = None,
    colour: Annotated[str | None, typer.Option("--colour", "-c", help="Only this colour, such as blue.")] = None,
    players: Annotated[
        int | None,
        typer.Option("--players", "-p", help="Only cards used with this many players, with the number of copies."),
    ] = None,
    effect: Annotated[
        str | None, typer.Option("--effect", "-e", help="Only cards whose effect contains these words.")
    ] = None,
    wonders: Annotated[bool, typer.Option("--wonders", "-w", help="Show the wonders instead of the cards.")] = False,
    chains: Annotated[bool, typer.Option("--chains", help="Show the chains as a tree.")] = False,
    game: GameOption = DEFAULTS.game,
    edition: EditionOption = DEFAULTS.edition,
    expansion: ExpansionOption = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of tables.")] = False,
) -> None:
    """Run the subcommand.

    Without a name, list everything that passes the filters; with names, show these cards or wonders in full.
    """
    count = DEFAULTS.players if players is None else players
    config = checked_config(config_of(count, None, game, edition, expansion))
    query = CardQuery(config, name or [], age, colour, players, effect or "", wonders, chains, as_json)
    painter_of(config).look_up(query)
