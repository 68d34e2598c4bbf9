"""What bots know of losses and debts."""
