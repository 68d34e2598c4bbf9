# Teams in a terminal.

# $name: the partner's city.
terminal-teams-partner = You play together with { $name }: you see both hands, and your points add up.
