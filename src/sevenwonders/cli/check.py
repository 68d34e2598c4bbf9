"""The subcommand `check`."""


def check() -> None:
    """To be written."""
