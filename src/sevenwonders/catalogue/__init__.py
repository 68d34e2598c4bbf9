"""Facts about cards and boards: YAML files, their schema and their loader. No rules."""
