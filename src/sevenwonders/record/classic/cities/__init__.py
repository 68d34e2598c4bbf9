"""What Cities adds to records and scenarios."""
