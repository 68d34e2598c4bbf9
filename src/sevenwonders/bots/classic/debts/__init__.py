"""What bots know about losses and debts."""
