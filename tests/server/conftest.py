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


@pytest.fixture
def patient_leases(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine may keep the servers of a test waiting for seconds. Those that lose their tables do it at once."""
    monkeypatch.setattr("sevenwonders.server.store.leases.LEASE_S", 60.0)
    monkeypatch.setattr("sevenwonders.server.store.lease_holder.FENCE_S", 58.0)
