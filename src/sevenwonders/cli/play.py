"""The subcommand `play`."""


def play() -> None:
    """To be written."""
