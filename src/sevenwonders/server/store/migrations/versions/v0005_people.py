"""Order of arrival, mutes, votes on removal; numbers of links; what a line of chat is about."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the columns. Links of old tables keep working, and old lines are what people said."""
    for table, name in (
        ("games", "join_number"),
        ("games", "watch_number"),
        ("seats", "arrival"),
        ("seats", "removal"),
    ):
        op.add_column(table, sa.Column(name, sa.Integer(), nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("muted", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("chat", sa.Column("kind", sa.Text(), nullable=False, server_default="said"))
