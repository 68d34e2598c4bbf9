"""Writers and subjects of chat lines, and departures; addresses behind seats, and hosts of listed tables."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add the table and the columns, and number the people of old tables."""
    op.create_table(
        "departures",
        sa.Column("game", sa.Text(), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("arrival", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("token_hash", sa.Text(), nullable=False),
    )
    for table, name in (("games", "arrivals"), ("chat", "arrival"), ("chat", "about")):
        op.add_column(table, sa.Column(name, sa.Integer(), nullable=False, server_default="0"))
    op.add_column("games", sa.Column("was_listed", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("games", sa.Column("host_seen_s", sa.Float(53), nullable=True))
    op.add_column("seats", sa.Column("address", sa.Text(), nullable=False, server_default=""))
    used = sa.text("address <> ''")
    op.create_index("ix_seats_address", "seats", ["address"], sqlite_where=used, postgresql_where=used)
    number_people()
    attribute_lines()


def number_people() -> None:
    """Assign numbers to the people of earlier tables, ahead of those who came later."""
    op.execute("UPDATE seats SET arrival = seat - 7 WHERE kind = 'person' AND token_hash <> '' AND arrival = 0")
    last = "SELECT MAX(arrival) FROM seats WHERE game = games.id AND arrival > 0"
    op.execute(f"UPDATE games SET arrivals = COALESCE(({last}), 0)")  # noqa: S608 - our own words
    op.execute(r"""UPDATE games SET was_listed = true WHERE options LIKE '%"listed"\:true%'""")


def attribute_lines() -> None:
    """Attribute old lines to the people at the table under the name in them. Other lines stay unattributed."""
    person = "seats.game = chat.game AND seats.kind = 'person' AND seats.arrival <> 0"
    for column, same in (
        ("arrival", "seats.seat = chat.seat AND seats.name = chat.name"),
        ("about", "chat.kind <> 'said' AND seats.name = chat.text"),
    ):
        found = f"(SELECT MAX(seats.arrival) FROM seats WHERE {person} AND {same})"  # noqa: S608
        op.execute(f"UPDATE chat SET {column} = COALESCE({found}, 0)")  # noqa: S608
