"""Runs the steps on the connection, and in the transaction, that `databases.upgrade` brings along."""

from alembic import context

from sevenwonders.server.models import Base

# SQLite cannot change columns in place: in batch mode a step copies the table instead.
context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    compare_type=True,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
