"""The subcommand `simulate`."""


def simulate() -> None:
    """To be written."""
