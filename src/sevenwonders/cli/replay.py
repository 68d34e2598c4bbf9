"""The subcommand `replay`."""


def replay() -> None:
    """To be written."""
