"""Say and read the game in words: notation, sentences, reasons."""
