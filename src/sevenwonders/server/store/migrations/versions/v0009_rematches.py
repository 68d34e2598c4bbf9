"""The earlier game of each rematch, and the answers of that game's people."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"

IS_REMATCH = sa.text("earlier <> ''")
# Until now a seat without a token was held, unless its person had left a game that is over.
HELD = """
UPDATE seats SET answer = 'asked', earlier_seat = seat WHERE kind = 'person' AND token_hash = ''
AND game IN (SELECT id FROM games WHERE status IN ('lobby', 'playing'))
"""


def upgrade() -> None:
    """Add the columns. Earlier tables do not show rematches that are under way, but people still get to them."""
    op.add_column("games", sa.Column("earlier", sa.Text(), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("answer", sa.Text(), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("earlier_seat", sa.Integer(), nullable=False, server_default="-1"))
    op.create_index("ix_games_earlier", "games", ["earlier"], sqlite_where=IS_REMATCH, postgresql_where=IS_REMATCH)
    op.execute(HELD)
