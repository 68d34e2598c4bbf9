"""Coins that players lose at the end of a turn, and debts taken instead of them. Several expansions need this."""
