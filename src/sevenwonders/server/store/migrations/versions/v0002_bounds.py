"""The number of the last answer, so that a freed number is never reused; and limits that processes share."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the column, fill it for existing tables, and create the table of permits."""
    op.create_table(
        "permits",
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("permits", sa.Float(53), nullable=False),
        sa.Column("filled_s", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_permits"),
    )
    op.add_column("games", sa.Column("last_answer", sa.Integer(), nullable=False, server_default="-1"))
    op.execute(
        "UPDATE games SET last_answer = "
        "COALESCE((SELECT MAX(answers.number) FROM answers WHERE answers.game = games.id), -1)"
    )
