"""Fixtures for the tests of what those who run a server need."""

from tests.server.operations.nginx import certificate
from tests.server.operations.saved_games import filled_template, make_database, saved, saved_template

__all__ = ["certificate", "filled_template", "make_database", "saved", "saved_template"]
