"""Stores tables: one protocol, SQLite and PostgreSQL."""
