"""Numbers for debts."""
