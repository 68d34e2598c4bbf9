"""Fixtures that every test of the server may ask for."""

import pytest

# Modules with checks that several tests share say what was compared, as tests do.
pytest.register_assert_rewrite("tests.server.positions", "tests.server.whole_games")

from tests.server.databases import (  # noqa: E402
    cluster,
    database_url,
    empty_database_url,
    postgres_template,
    postgres_url,
    sqlite_template,
)

__all__ = ["cluster", "database_url", "empty_database_url", "postgres_template", "postgres_url", "sqlite_template"]
