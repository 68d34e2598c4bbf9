"""Coins that have to be lost at the end of a turn, and the debts taken instead: shared by the expansions."""
