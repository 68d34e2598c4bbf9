"""Games in writing: records, replays, logs, count tables, scenarios and score files."""
