"""Fixtures that every test of the server may ask for."""

from tests.server.databases import cluster, database_url, postgres_url

__all__ = ["cluster", "database_url", "postgres_url"]
