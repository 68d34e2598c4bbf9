"""Features of debts."""
