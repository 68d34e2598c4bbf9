"""Fixtures that every test of the server may ask for."""

import pytest

# Modules with checks that several tests share say what was compared, as tests do.
pytest.register_assert_rewrite("tests.server.positions", "tests.server.whole_games")

from tests.server.databases import cluster, database_url, postgres_url  # noqa: E402

__all__ = ["cluster", "database_url", "postgres_url"]
