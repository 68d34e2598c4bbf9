"""A secret of 256 bits for each game. Games that began with a small seed keep it."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the column. Old rows have no secret."""
    op.add_column("games", sa.Column("secret", sa.LargeBinary(), nullable=True))
