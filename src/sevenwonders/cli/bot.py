"""The subcommand `bot`: a bot of ours as a program that speaks the line protocol."""

import os
from threading import Thread
from time import sleep
from typing import Annotated, Final

import typer

from sevenwonders.bots.plug_ins import is_plug_in
from sevenwonders.bots.protocol.speaker import serve_bot
from sevenwonders.bots.registry import BOTS
from sevenwonders.cli.table_options import all_bots
from sevenwonders.kernel.errors import BadConfig
from sevenwonders.kernel.wording import Phrase

PARENT_S: Final = 1.0


def bot(name: Annotated[str, typer.Argument(show_default=False)]) -> None:
    """Run the subcommand."""
    if not any(name in bots for bots in BOTS.values()) and not is_plug_in(name):
        raise BadConfig(Phrase("no-bot", name=name, names=all_bots()))
    Thread(target=leave_with_parent, args=[os.getppid()], daemon=True).start()
    serve_bot(name)


def leave_with_parent(parent: int) -> None:
    """End this program once the one that has started it is gone: a bot that hangs would stay for ever."""
    while os.getppid() == parent:
        sleep(PARENT_S)
    os._exit(1)
