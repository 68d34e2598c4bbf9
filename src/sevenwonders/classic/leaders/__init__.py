"""Leaders: a draft before the game and a recruitment before each Age."""
