"""Runs migrations on the connection and in the transaction of `databases.upgrade`."""

from alembic import context

from sevenwonders.server.store.models import Base

# SQLite cannot change columns in place: in batch mode a migration copies the table instead.
context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    compare_type=True,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
