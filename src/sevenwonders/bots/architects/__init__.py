"""The bots of Architects."""
