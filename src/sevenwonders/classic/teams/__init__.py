"""Team play: partners side by side."""
