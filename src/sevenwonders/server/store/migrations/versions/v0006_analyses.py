"""Analyses of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the table. Analyses of older games are made on request."""
    op.create_table(
        "analyses",
        sa.Column("game", sa.Text(), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("data", sa.LargeBinary(), nullable=False),
    )
