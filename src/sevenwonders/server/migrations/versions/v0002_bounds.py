"""The number of the last answer, so that the number of a replaced answer is never given again."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the column, and fill it for the tables that there are."""
    op.add_column("games", sa.Column("last_answer", sa.Integer(), nullable=False, server_default="-1"))
    op.execute(
        "UPDATE games SET last_answer = "
        "COALESCE((SELECT MAX(answers.number) FROM answers WHERE answers.game = games.id), -1)"
    )
