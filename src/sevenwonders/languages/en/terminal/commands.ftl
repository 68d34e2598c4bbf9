# What “sevenwonders COMMAND --help” says. Names of options, their values, and commands in `backticks` are the same in all
# languages. Only words can fill the blanks of these messages: each is one line without a choice.

## The frame of a help page

command-sevenwonders = The 7 Wonders family of board games: play, simulate, check the rules, replay, score.
command-sevenwonders-version = Show the version and exit.
command-usage = Usage:
command-usage-options = [OPTIONS]
command-usage-command = COMMAND [ARGS]...
# $command: how to ask for help, such as "sevenwonders play --help".
command-usage-help = Try '{ $command }' for help.
command-arguments = Arguments
command-options = Options
command-commands = Commands
# Behind what an option means, in square brackets.
command-default = default: { $value }
command-required = required
# A list of names: $others are all but the last one, with commas.
command-or = { $others } or { $last }

## Options that several commands have

command-option-help = Show this message and exit.
# $languages: codes such as de and en.
command-option-language = The language to speak: { $languages }.
command-option-players = The number of players, 2 to 7 in most games.
command-option-wonders = 'random', a side such as 'A' for everybody, or a wonder for each seat: 'Giza A,random,Rhodes B'.
command-option-game = Which game: { $games }.
command-option-edition = The edition of the game: 1 or 2.
command-option-expansion = { $expansions }; separate them with commas, or repeat the option.
command-option-variant = { $variants }, if the game has it.
command-option-option = A rule option as KEY=VALUE; repeat it for several. Keys: { $keys }.
command-option-games = The number of games.
command-option-seed = 0 to 2^64 - 1; the same seed gives the same games.
command-option-jobs = The number of processes, 1 to { $mostJobs }.
command-option-cluster = Play on a Ray cluster: its address, or auto. See docs/scale.md.
command-option-as-json = Print one JSON object instead of tables.
command-option-report = Write tables and plots into this HTML file.
command-option-budget-ms = How long a bot should think about a move.
command-option-iterations = Iterations of the search that a bot may use for a move.
command-option-database = The database, if not the one in SEVENWONDERS_DATABASE_URL.
command-option-file = The file with the record.

## Options of commands that read tables from files: check, replay and score

command-file-game = Only tables of this game: { $games }.
command-file-edition = Only tables of this edition: 1 or 2.
command-file-expansion = Only tables with these expansions; separate them with commas, or repeat the option.
command-file-variant = Only this variant: { $variants }.

## Playing

command-play = Play a game against bots in the terminal: 7 Wonders, or Architects with `--game architects`.
command-play-more = In the classic game with 2 players, you and a bot take turns controlling the Free City between you.
command-play-seed = Repeats a deal. Without it a random seed is used and shown.
command-play-bot = The bot in the other seats: { $bots }, or yours as my_module:MyBot.
command-play-save = Write the game's record to this file at the end.
command-serve = Serve the game to browsers: against bots, with friends, with spectators.
command-serve-more = Everything else is set by environment variables (docs/server.md).
command-serve-host = The address to listen on; 0.0.0.0 for every network.
command-serve-port = The port; by default the next free one.
command-serve-database = sqlite:///FILE, or postgresql://USER:PASSWORD@HOST/NAME.
command-serve-bots = Bots of other packages that tables may invite: my_module:MyBot, or the name of an entry point. Their code runs with the server's rights.
command-serve-browser = Open the page in a browser once the server answers.

## Games between bots

command-simulate = Let bots play many games and show scores, win rates and speed.
command-simulate-more = Separate the items of a list with commas or repeat the option: `--bot greedy,random,random` is the same as `--bot greedy --bot random --bot random`. The result depends on the seed and not on the number of jobs.
command-simulate-bot = { $bots }, or yours as my_module:MyBot: one for all seats, or one for each seat.
command-arena = Let bots and programs compete on the same deals from every seat, and measure the difference.
command-arena-more = Each deal is played once for every seat, and the bots move on by one seat each time: `--players 4 --games 400` plays 100 deals. The result depends on the seed and not on the number of jobs, unless a bot looks at a clock. docs/bots.md says how to read the tables, docs/bot-protocol.md how to write a program that plays.
command-arena-bots = { $bots }, or yours as my_module:MyBot, or a program: one for all, or one for each.
command-arena-players = The number of players; by default one for each bot.
command-arena-bot-command = A program that plays, as COMMAND (named command:1, command:2 ...) or NAME=COMMAND.
command-arena-limit-ms = How long a program may take for a move; { $limit } ms or twice the budget.
command-train = Train bots by self-play, and write the weights that they play with.
command-train-more = The bots play games, weights are fitted to the games, and with these weights the bots play better games. If it is interrupted, the same command resumes it. Each round leaves a file NAME_ROUND.weights; docs/bots.md says what to do with it. This needs NumPy, which comes with the extra `research`.
command-train-config = What to train: { $recipes }, or a YAML file.
command-train-out = The folder for games and weights.
command-evaluate = Measure how strong a bot or program is, by a protocol that makes results comparable.
command-evaluate-more = The player meets each opponent on fixed deals, once from every seat, on the boards to train on and on those that are held out. The same command gives the same numbers everywhere. docs/environments.md describes the protocol.
command-evaluate-agent = { $bots }, or yours as my_module:MyBot or a program as NAME=COMMAND.
command-evaluate-against = The opponents, one after the other; all bots by default.
command-evaluate-players = The number of players.
command-evaluate-limit-ms = How long a program may take for a move.
command-evaluate-markdown = Print the table as Markdown, for a report.
command-selfplay = Let bots play many games and save them as a data set for research.
command-selfplay-more = It writes games.parquet with the result of every player, Parquet files with every answer of every game, and manifest.json and croissant.json. If it is interrupted, the same command resumes it. The digest depends on the seed, not on the number of jobs or a cluster. docs/datasets.md says how to read the data. This needs the extra `research`.
command-selfplay-out = The folder for the data set.
command-selfplay-bots = { $bots }, or yours as my_module:MyBot: one for all seats, or one for each.
command-bot = Run a bot that speaks the line protocol on its standard input and output.
command-bot-more = It reads questions from standard input and writes choices to standard output, as docs/bot-protocol.md describes. `sevenwonders arena --bots command:1,easy,easy --bot-command "sevenwonders bot greedy"` lets it play.
command-bot-name = { $bots }, or yours as my_module:MyBot.
command-puzzles = Make puzzles of the day from games between bots, or describe those that come with the program.
command-puzzles-more = Without a file it describes the puzzles that come with the program. With one it makes puzzles, one for every day: it lets bots of different strength play, and keeps positions in which the strongest search is sure of its move. If it is interrupted, the same command resumes it. docs/puzzles.md says which positions are kept.
command-puzzles-out = Make puzzles, and write them to this file.
command-puzzles-weeks = For how many weeks, 1 to { $mostWeeks }.

## Records, rules and cards

command-check = Check the rules against scenario files: positions, choices, and the expected results.
command-check-paths = Scenario files, or folders of them.
command-replay = Go through a recorded game again, turn by turn or as a log.
command-replay-seat = Show only what this seat could see; -1 is a spectator. By default everything is shown.
command-replay-everything = Print the whole game at once instead of turn by turn.
command-analyse = Show what each move of a recorded game was worth, and what would have been better.
command-analyse-more = Each move is judged from what its player knew at the time: all its options are tried in the same imagined worlds. What it cost against the best of them counts chance to win, place and points, so that a lost game still has good and bad moves. A cost that could be chance is not marked. docs/analysis.md says how to read the tables.
command-analyse-budget-ms = How long to think about each move.
command-analyse-worlds = Worlds in which the options of each move are tried; { $worlds } by default.
command-verify = Prove that the deal of a recorded game was fixed before anybody sat down.
command-verify-more = Exit code 0 means that it was, 1 that it was not, and 2 that the record cannot tell: it has no commitment, lacks the end of its game, or comes from other rules.
command-verify-commitment = The commitment that the lobby showed you. Without it the one in the record is used.
command-verify-unfinished = Accept a record that ends before its game does, and check what is there.
command-score = Score the cities of a real table: points by category, totals and places.
command-score-more = Options can supply what the file leaves out of its `config`.
command-score-file = Cities in clockwise order as YAML, or score sheets that the page saved.
command-score-as-json = Print one JSON object per table instead.
command-cards = Look up cards, wonders, chains and tokens.
command-cards-more = Without a name, list everything that passes the filters; with names, show these cards or wonders in full.
command-cards-name = Cards, wonders or tokens to show in full.
command-cards-age = Only this Age, 1 to 3.
command-cards-colour = Only this colour, such as blue.
command-cards-players = Only cards used with this many players, with the number of copies.
command-cards-effect = Only cards whose effect contains these words.
command-cards-wonders = Show the wonders instead of the cards.
command-cards-chains = Show the chains as a tree.

## For translators, and for who runs a server

command-translations = List what each language of the page lacks, and begin new languages.
command-translations-more = Exit code 1 means that something is missing or does not fit.
command-translations-code = The language to look at, such as `de`. Without it, all of them.
command-translations-write = Add what is missing to its files in English, to be translated there.
command-backup = Save all games of the server to a file, even while it is running.
command-backup-more = The file holds everything, secrets of running games included, so keep it as safe as the database itself.
command-backup-file = The file to write.
command-backup-overwrite = Replace the file if it exists.
command-restore = Fill a database from a backup. Stop its servers first.
command-restore-more = The backup may come from SQLite or PostgreSQL, and may be older than this version of the program.
command-restore-file = The file that `backup` wrote.
command-restore-replace = Delete the games that are in the database now.
command-restore-check = Only check the file. No database is touched.
command-doctor = Check a server's settings, database, limits, clock, disk and proxy, and say what to do.
command-doctor-more = Run it as the server's user and with its environment. Exit code 1 means that there is a problem.
command-doctor-url = The public address, such as https://example.org, to try as a browser would.
command-doctor-as-json = Print the findings as JSON.
