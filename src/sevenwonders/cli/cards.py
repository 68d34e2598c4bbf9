"""The subcommand `cards`."""


def cards() -> None:
    """To be written."""
