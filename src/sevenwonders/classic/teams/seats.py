"""Who plays with whom."""


def partner_of(seat: int) -> int:
    """Seats 0 and 1, 2 and 3, 4 and 5 play together."""
    return seat ^ 1
