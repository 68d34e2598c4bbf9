"""The command `sevenwonders`: one module a subcommand, gathered in app.py."""

from sevenwonders.cli.app import main

__all__ = ["main"]
