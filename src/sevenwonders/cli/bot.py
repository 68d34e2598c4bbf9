"""The subcommand `bot`: a bot of ours as a program that speaks the line protocol."""

from typing import Annotated

import typer

from sevenwonders.bots.plug_ins import is_plug_in
from sevenwonders.bots.protocol.speaker import serve_bot
from sevenwonders.bots.registry import BOTS
from sevenwonders.cli.table_options import bot_choices, bot_names
from sevenwonders.kernel.errors import BadConfig


def bot(name: Annotated[str, typer.Argument(help=f"{bot_choices()}.", show_default=False)]) -> None:
    """Run the subcommand.

    It reads questions from standard input and writes choices to standard output, as docs/bot-protocol.md describes.
    `sevenwonders arena --bots command:1,easy,easy --bot-command "sevenwonders bot greedy"` lets it play.
    """
    if not any(name in bots for bots in BOTS.values()) and not is_plug_in(name):
        raise BadConfig(f"There is no bot '{name}'. Use {bot_names()}.")
    serve_bot(name)
