"""The subcommand `score`."""


def score() -> None:
    """To be written."""
