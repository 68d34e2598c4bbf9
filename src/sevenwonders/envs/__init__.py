"""Environments for research: PettingZoo and Gymnasium (extra `research`), and OpenSpiel (extra `openspiel`)."""
