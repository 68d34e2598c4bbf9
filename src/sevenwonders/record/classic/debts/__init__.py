"""What losses and debts add to records and scenarios."""
