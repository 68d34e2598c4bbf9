"""What Leaders adds to records and scenarios."""
