"""The first tables: games, seats, answers, chat and secrets."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create the tables."""
    create_games()
    create_part(
        "seats",
        "seat",
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("bot", sa.Text(), nullable=False),
        sa.Column("token_hash", sa.Text(), nullable=False),
        sa.Column("stand_in", sa.Boolean(), nullable=False),
        sa.CheckConstraint("kind IN ('open', 'person', 'bot')", name=op.f("ck_seats_kind")),
    )
    create_part(
        "answers",
        "number",
        sa.Column("ident", sa.Integer(), nullable=False),
        sa.Column("choice", sa.Text(), nullable=False),
        sa.Column("at_s", sa.Float(53), nullable=False),
    )
    create_part(
        "chat",
        "number",
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
    )
    create_secrets()


def create_games() -> None:
    """Create the table of games."""
    op.create_table(
        "games",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("config", sa.Text(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("seed", sa.BigInteger(), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("host", sa.Integer(), nullable=False),
        sa.Column("created_s", sa.Float(53), nullable=False),
        sa.Column("updated_s", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_games"),
        sa.CheckConstraint("status IN ('lobby', 'playing', 'finished', 'abandoned')", name=op.f("ck_games_status")),
    )
    op.create_index("ix_games_status_updated_s", "games", ["status", "updated_s"])


def create_secrets() -> None:
    """Create the table of secrets that all processes share."""
    op.create_table(
        "secrets",
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("value", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_secrets"),
    )


def create_part(name: str, place: str, *rest: sa.schema.SchemaItem) -> None:
    """Create a table whose numbered rows belong to a game and are deleted with it."""
    op.create_table(
        name,
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column(place, sa.Integer(), nullable=False, autoincrement=False),
        *rest,
        sa.PrimaryKeyConstraint("game", place, name=f"pk_{name}"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=f"fk_{name}_game", ondelete="CASCADE"),
    )
