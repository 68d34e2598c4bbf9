"""One owner for each game, the time at which a game has to be woken, and deletion in two steps."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the table of processes and the columns. Games in play are woken once, to see what is due in them."""
    op.create_table(
        "nodes",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("beat_s", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_nodes"),
    )
    op.add_column("games", sa.Column("owner", sa.Text(), nullable=True))
    op.add_column("games", sa.Column("epoch", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("games", sa.Column("wakes_s", sa.Float(53), nullable=True))
    op.add_column("games", sa.Column("deleted_s", sa.Float(53), nullable=True))
    op.create_index("ix_games_wakes_s", "games", ["wakes_s"])
    op.execute("UPDATE games SET wakes_s = 0 WHERE status = 'playing'")
