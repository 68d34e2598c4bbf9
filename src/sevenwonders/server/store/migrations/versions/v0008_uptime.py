"""The times at which the service was up, so that turn clocks pause while it is down."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add the table. Without any run, the clocks of all open turns restart at the next start."""
    op.create_table(
        "uptime",
        sa.Column("began_s", sa.Float(53), primary_key=True),
        sa.Column("seen_s", sa.Float(53), nullable=False),
    )
