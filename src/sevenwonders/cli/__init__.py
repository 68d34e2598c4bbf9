"""The command `sevenwonders`. Each subcommand has its own module; app.py puts them together."""

from sevenwonders.cli.app import main

__all__ = ["main"]
