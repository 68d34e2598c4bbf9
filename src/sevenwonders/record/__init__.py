"""Games written down: records, replays, logs in sentences, count tables, scenarios and score files."""
