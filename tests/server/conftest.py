"""Fixtures that every test of the server may ask for."""

from tests.server.databases import (
    cluster,
    database_url,
    empty_database_url,
    postgres_template,
    postgres_url,
    sqlite_template,
)

__all__ = ["cluster", "database_url", "empty_database_url", "postgres_template", "postgres_url", "sqlite_template"]
