# What went wrong, in one or two sentences that say what to do. Programs get the English ones. Names of options, files and
# commands, and all that stands between quotation marks, are the same in all languages. Words such as "a, b or c" come as one
# blank. $reason: what the operating system or another program says, often in English.

# Before an error.
error-title = Error:

## A command line that cannot be understood. $name: an option such as '--players' / '-p', or the name of an argument

error-usage-command = No such command '{ $name }'.
# $near: commands of nearly that name.
error-usage-near-command = No such command '{ $name }'. Did you mean { $near }?
error-usage-no-command = Missing command.
error-usage-option = No such option: { $name }
error-usage-near-option = No such option: { $name } (Possible options: { $near })
error-usage-value = Option '{ $name }' requires an argument.
error-usage-no-value = Option '{ $name }' does not take a value.
error-usage-missing-argument = Missing argument { $name }.
error-usage-missing-option = Missing option { $name }.
error-usage-extra = Got unexpected extra arguments: { $words }
error-usage-number = Invalid value for { $name }: it is a whole number.
error-usage-least = Invalid value for { $name }: it is a whole number, { $least } or more.
error-usage-range = Invalid value for { $name }: it is a whole number from { $least } to { $most }.
# $why: what is wrong, in English.
error-usage-unfit = Invalid value for { $name }: { $why }
# $language: what was asked for; $languages: the codes that there are.
error-usage-language = There is no language '{ $language }'. There are { $languages }.

## Tables that cannot be played

error-no-game = There is no game '{ $game }'. Use { $names }.
error-players = The game is for { $least } to { $most } players, not { $players }.
error-edition = Edition { $edition } cannot be played. Use edition 1 or 2.
error-first-expansion = The first edition has no expansion '{ $name }'. Leave expansions out, or use edition 2.
error-no-expansion = There is no expansion '{ $name }'. Use { $names }.
error-no-variant = There is no variant '{ $name }'. Use { $names }, or leave it out.
error-variant-edition = { $edition ->
    [1] The variant '{ $name }' belongs to the first edition. Use edition { $edition }.
   *[other] The variant '{ $name }' belongs to the second edition. Use edition { $edition }.
}
# $counts: numbers of players, such as "4 or 6".
error-variant-players = The variant '{ $name }' is for { $counts } players, not for { $players }.
error-two-players = The second edition is for 3 to { $most } players. Use edition 1 for two.
error-no-option = This table has no option '{ $name }'. There are: { $names }.
error-no-options = This table has no option '{ $name }', and no other.
error-option-value = The option { $name } is { $values }, not '{ $value }'.
error-key-value = '{ $words }' is not an option. Write KEY=VALUE.
error-empty-wish = '{ $wishes }' has an empty place. Write 'random' for a random wonder.
error-wishes = This table has { $count } cities: name one wonder, side or 'random' for all, or one for each.
error-same-wonder = Each wonder exists once: name different ones.
# $fault: a whole sentence that says which wonder or side does not exist.
error-wish = { $fault } A wish is 'random', a side, or a wonder with its side such as 'Giza A'.
error-seed = A seed is a number from 0 to { $most }.
error-seed-or-secret = A seed is a number from 0 to { $most }, or a secret of { $bits } bits.
# $seats: numbers, such as "0, 1 or 2".
error-no-seat = No player has seat { $seat }. Use { $seats }, or -1 for a spectator.

## Tables of Architects

error-box-edition = Architects has no edition { $edition }. Use edition 1.
error-box-expansion = Architects has no expansion '{ $name }'. Leave expansions out.
error-box-variant = Architects has no variant '{ $name }'. Leave it out.
error-box-option = Architects has no option '{ $name }'. There are { $names }.
error-box-wishes = This table has { $count } seats: say 'random' once for all, or a wonder or 'random' for each.
error-box-wish = { $fault } A wish is one of them, or 'random'.

## Bots and programs

error-no-bot = There is no bot '{ $name }'. Use { $names }. Yours is my_module:MyBot.
error-bots-count = { $bots ->
    [one] { $bots } bot for { $players } players: name one for all seats, or one for each.
   *[other] { $bots } bots for { $players } players: name one for all seats, or one for each.
}
error-bot-class = '{ $name }' is not a bot. Make it a subclass of sevenwonders.Bot.
error-bot-name = '{ $name }' is not a bot. Name a subclass of sevenwonders.Bot as my_module:MyBot.
error-bot-load = The bot '{ $name }' cannot be loaded ({ $reason }). Name it as my_module:MyBot.
error-bot-twice = There is a bot '{ $name }' already. Give the program another name.
error-bot-ours = '{ $name }' is one of our bots, and is offered anyway. Name only bots of other packages.
error-bot-game = The bot '{ $name }' says that it plays '{ $game }'. Games are { $names }.
# $name: The program 'NAME', or The bot 'NAME' (the two messages below).
error-program = { $name } cannot play. { $reason }
error-program-command = The program '{ $command }'
error-program-bot = The bot '{ $name }'
# What went wrong with a program. $line, $choice, $words: what it wrote, in quotation marks. "hello", "config" and others are types
# of messages that programs send each other.
error-program-windows = Programs can play on Linux and macOS only.
error-program-unstarted = It cannot be started: { $reason }
error-program-endless = It wrote a line without an end.
error-program-closed = It closed its output.
error-program-ended = It ended with code { $code }.
# $ending: one of the two messages above.
error-program-said = { $ending } { $words }
error-program-late = It took longer than { $limit } ms.
error-program-silent = It did not say hello.
error-program-stopped = It was stopped for good.
error-message-json = This is not JSON: { $line }
error-message-type = This is not a JSON object with a type: { $line }
error-message-games = The games of a hello are a list of texts.
error-message-hello = A hello was expected, not '{ $type }'.
# $theirs, $ours: versions of the protocol.
error-message-protocol = The other side speaks protocol { $theirs }, and this one { $ours }.
error-message-choice = This is not a choice for decision { $decision }: { $line }
error-message-option = { $choice } is not one of the options.
error-message-order = Options need a config and a view before them.
error-message-form = A message is not as docs/bot-protocol.md says. { $fault }
error-budget-both = A budget is a number of iterations or of milliseconds, not both.
error-budget = A budget of { $amount } is not possible. Choose a number from 1 to { $most }.
error-limit = A limit of { $limit } ms is not possible. Choose 1 to { $most }.
error-no-weights = There are no weights for '{ $game }'. Make them with `sevenwonders train`.
error-weights = { $file } has no weights that can be read: { $reason }. Train them again.
error-weights-format = { $file } has weights in format { $found }, not { $wanted }. Train them again.

## Many games

error-games = { $games } games cannot be played. Ask for 1 to { $most }.
error-jobs = { $jobs } processes are not possible. Choose 1 to { $most }.
error-weeks = { $weeks } weeks are not possible. Choose 1 to { $most }.
error-report-folder = The report cannot be written: there is no folder { $folder }.
error-report = The report cannot be written: { $reason }
error-needs-numpy = Training needs NumPy: pip install 'sevenwonders[research]'.
error-needs-pyarrow = Data sets need pyarrow: pip install 'sevenwonders[research]'.
error-needs-ray = Playing on a cluster needs Ray: pip install 'sevenwonders[cluster]'.
error-no-cluster = There is no cluster at { $address }: { $reason }. Start one with `ray start --head`.
# A recipe says how bots are trained.
error-no-recipe = There is no recipe '{ $name }'. Use a file, or one of { $names }.
error-recipe = The recipe '{ $name }' cannot be read: { $reason }.
error-recipe-empty = The recipe '{ $name }' needs at least one table and one round.
# A journal keeps which puzzles were found so far.
error-other-journal = { $file } is for another seed or number of weeks. Use another file.
error-no-journal = { $file } is no journal of puzzles. Use another file.
error-other-games = { $folder } has other games: another configuration, seed or number. Choose an empty folder.
error-no-manifest = { $file } cannot be read: { $reason }. Name the folder that `sevenwonders selfplay` wrote.
error-data-set = { $file } cannot be read: { $reason }. Write the data set again.
error-data-set-damaged = { $file } is damaged: its hash differs. Write the data set again.

## Files

error-no-file = There is no file { $file }. Check its name.
error-folder = { $file } is a folder. Name a file.
error-unwritten = { $file } cannot be written ({ $reason }). Choose another place for it.
error-unread = { $file } cannot be read ({ $reason }). Name the file of a game or record.
error-too-large = { $file } is larger than { $most } bytes, which no game or record is. Name another file.
error-no-record = { $file } is damaged or something else ({ $reason }). Name the file of a game or record.
# $options: of a command that makes such a table, such as "--edition 2".
error-other-table = { $file } is about a different table from the one the options ask for. It is a table of { $options }.
error-no-scenario = No scenario was found in { $files }. Scenarios are *.yaml or *.yml files.
error-no-such-scenario = { $count ->
    [one] The only scenario there is not about such a table. Leave out an option.
   *[other] None of the { $count } scenarios there is about such a table. Leave out an option.
}

## Records of games. $fault: a whole sentence with the reason

error-record-config = The record's configuration cannot be played: { $fault }
error-saved-config = The saved configuration cannot be played: { $fault }
error-record-answer = Answer { $number } of the record does not fit the game: { $fault } The record is damaged: replay an undamaged copy.
# $known: versions, such as "1 or 2".
error-record-version = The record has format { $form } and rules version { $rules }; this program replays format { $expected } and rules version { $known }. Replay it with the version that wrote it.
error-no-rules = There is no version { $rules } of the rules of '{ $game }'. Use one of: { $known }.
# $field: a word of the file; $expected: what it should be, from the messages below.
error-broken = The saved data is damaged: '{ $field }' should be { $expected }. Load an undamaged copy of the file.
error-expected-mapping = a mapping
error-expected-text-keys = a mapping with text keys
error-expected-list = a list
error-expected-number = a whole number
error-expected-boolean = true or false
error-expected-text = text
error-expected-there = there
error-expected-range = from { $least } to { $most }
error-expected-length = a list of { $count }
error-expected-pairs = pairs of a number and a choice
error-expected-seed = a number, or a secret of { $digits } hexadecimal digits

## The proof of a deal: a secret and a commitment, long numbers

error-no-commitment = This record has no commitment, so nothing can be proved about its deal. Games with a chosen seed have none, and neither have games of earlier versions.
error-commitment-form = A commitment has 64 hexadecimal digits. Copy all of it from the table.
error-other-secret = The secret in the record is not the committed one. Its commitment is { $real }; the record's is { $committed }.
error-other-commitment = The record's commitment is { $committed }, not the one that you were shown.
error-more-answers = The game is over after { $answers ->
        [one] { $answers } answer
       *[other] { $answers } answers
    }, but the record has { $recorded }. Answers were added to it: get the record from the table again.
error-other-deal = The game was not played with the deal that follows from the secret. { $fault }
# $moment: where the game stands, such as "Age II, turn 3".
error-cut-short = This record was cut short: it ends after { $answers ->
        [one] { $answers } answer
       *[other] { $answers } answers
    }, at { $moment }, and the game goes on. Get the whole record from the table. To check only what is there, add --unfinished.

## Documents that people write: score files and scenarios

# $place: a file, or a place in it such as "seats[1].coins"; $fault: what is wrong there.
error-at = { $place }: { $fault }
error-yaml = This is not readable as YAML: { $reason }
error-document-unread = This cannot be read: { $reason }
error-no-table = A score file contains at least one table.
# These follow the place in a document, and begin with a small letter.
error-node-mapping = should be a mapping (key: value)
error-node-list = should be a list
error-node-number = should be a whole number, not '{ $value }'
error-node-range = should be { $least } to { $most }, not { $value }
error-node-boolean = should be true or false, not '{ $value }'
error-node-text = should be text, not '{ $value }'
error-node-key = unknown key '{ $key }'. Known here: { $known }
error-node-missing = the key '{ $key }' is missing
error-node-seat = '{ $key }' is not a seat; the seats are 0 to { $last }
error-node-cities = this table has { $expected } cities, not { $found }
error-node-wonders = each wonder exists once, but { $wonder } is named twice
error-node-no-key = this table has no '{ $key }'
error-node-wonder = the wonder is missing
error-node-stages = stages are numbered from 1 to { $most } at most
error-node-stage-twice = no stage is built twice
error-node-token = no military token is worth { $value }; there are { $values }
error-node-hand = the game is over, so nobody holds a hand
error-node-cat = there is one cat, and seat { $seat } has it
error-node-box = the decks of this table have no more cards called { $card }
error-node-deck = say which cards the deck has; an empty list is an empty deck
# The steps of a scenario, and what it expects of the game. Words between quotation marks are what a scenario has, and so are names
# in capital letters.
error-node-no-steps = a scenario needs at least one step
error-node-empty-step = a step needs 'play', 'expect' or both
error-node-kind = '{ $kind }' is not a kind of decision; there are { $known }
error-node-per-seat = should have one number for each of the { $seats } seats
error-node-per-deck = should have one number for each of the { $decks } decks, the central one last
error-node-unranked = seat { $seat } is not ranked; the players' seats are { $seats }
error-node-card-payments = write 'build CARD' or 'stage CARD'; the payments go into the list
error-node-stage-payments = write 'stage N'; the payments go into the list
error-node-payment = should be coins to the left and to the right, and if need be bank, far left, far right
error-node-stage-payment = should be cards, then 'using NAME' for each token that helps to pay
error-node-not-asked = seat { $seat } is not asked anything
error-node-not-asked-for = seat { $seat } is not asked for '{ $choice }' now
# $reason: why a choice cannot be made; what rules say is in English.
error-node-refused = '{ $choice }' is refused: { $reason }
error-node-not-offered = '{ $choice }' is not offered: { $reason }
error-node-offered = '{ $choice }' is offered
error-node-other-reason = '{ $words }' is not in the reason: { $reason }
error-node-built = { $card } is built
error-node-not-built = { $card } is not built
# $expected, $found: a number, a name, or several between brackets.
error-node-differs = expected { $expected }, found { $found }
# A line for each fault. $lines: all lines but the last.
error-lines = { $lines }{ "\u000A" }{ $last }

## Settings of the server. $name: an environment variable, such as SEVENWONDERS_PORT

# $expected: a number (the messages below), HOST:PORT, or words such as "debug, info, warning or error".
error-setting = { $name } is '{ $value }'. It should be { $expected }.
error-setting-whole-range = a whole number from { $least } to { $most }
error-setting-whole-least = a whole number, { $least } or more
error-setting-range = a number from { $least } to { $most }
error-setting-least = a number, { $least } or more
error-setting-above = a number above { $least }
error-setting-empty = { $name } is empty. Write a value, or unset it for the default.
error-metrics-token = SEVENWONDERS_METRICS_TOKEN has fewer than 16 characters. Choose a longer one.
# $start: the part before the first colon.
error-database-url = SEVENWONDERS_DATABASE_URL must be sqlite:///FILE, sqlite:// or postgresql://USER:PASSWORD@HOST/NAME; it begins with '{ $start }'.
error-no-network = SEVENWONDERS_TRUSTED_PROXIES: '{ $network }' does not appear to be an IPv4 or IPv6 network. Write a network like 10.0.0.0/8.
# $network: such as 10.0.0.1/8. $meant: the network without these bits, such as 10.0.0.0/8.
error-host-bits = SEVENWONDERS_TRUSTED_PROXIES: { $network } has host bits set. Write a network like { $meant }.

## The server and its database

error-server-packages = The server needs packages that are not installed ({ $package }). Install them with: pip install 'sevenwonders[server]'
error-listen = Cannot listen on { $host }, port { $port }: { $reason }.
error-port = Port { $port } of { $host } is taken. Name another one with --port.
error-database = The database cannot be used: { $reason }
error-no-postgresql = On Windows the server keeps its games in SQLite only: the driver of PostgreSQL cannot serve.
error-no-driver = PostgreSQL needs a package that is not installed. Install it with: pip install 'sevenwonders[postgres]'
error-no-folder = There is no folder { $folder } for the database. Create it first.
error-database-taken = Another server has { $file } open, and one process owns a SQLite file. Stop the other one, name another file, or use PostgreSQL for several processes.
error-address-taken = Another server on this database says that it is reached at { $address } too. Set SEVENWONDERS_RELAY_ADDRESS to an address at which the others reach only this one.
error-newer-database = This database comes from a later version of the server: { $reason }.
error-database-in-memory = A database in memory only ends with its server: there is nothing to save or to restore.
error-no-database = There is no database { $file }.
error-in-use = A server is running on this database. Stop it first, or restore into another database.
error-no-games = This database has no games: no server has used it yet.
error-has-games = The database has games already ({ $games }). Replace them all with --replace.
error-later-database = This database comes from a later version of the server. Restore into another one.
error-file-exists = { $file } exists already. Name another file, or overwrite it with --overwrite.
error-file-unwritten = { $file } cannot be written: { $reason }.
error-file-uncreated = { $file } cannot be created: { $reason }.
error-file-unread = { $file } cannot be read: { $reason }.
error-no-backup = { $file } is not a backup of this program.
error-later-backup = { $file } comes from a later version of the program: restore it with that version.
# $why: one of the messages below.
error-damaged-backup = { $file } is damaged: { $why }. Use another backup.
error-damage-checksum = its checksum is wrong
error-damage-end = it ends too early
error-damage-rest = there is something behind its end
error-damage-unread = it cannot be read
error-damage-line = a line of it cannot be read
# $values, $columns: numbers.
error-damage-row = a row of { $table } has { $values } instead of { $columns } values
error-other-columns = { $file } does not fit: { $table } has other columns in version { $version }.
error-sqlite-backup = { $file } is a SQLite database and not a backup. A copy of the file alone lacks what is in { $file }-wal. Where all of it is there, make a backup of it: sevenwonders backup FILE --database sqlite:///{ $file }
error-few-files = A process may open only { $files } files here, and the server needs more. Raise it with `ulimit -n`, or with LimitNOFILE= in a systemd unit.
