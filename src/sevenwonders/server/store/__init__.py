"""Store tables: one protocol, SQLite and PostgreSQL."""
