# What is wrong with a score sheet. Names that nothing has, and cities that cannot be, are refused in the terminal too.

error-no-wonder = No wonder is called '{ $name }'. There are { $names }.
error-no-side = { $wonder } has no side '{ $side }'. Its sides: { $sides }.
error-no-card = No card is called '{ $name }'. `sevenwonders cards` lists them all.
error-box-no-card = No card is called '{ $name }'. There are { $names }.
error-box-no-token = No progress token is called '{ $name }'. There are { $names }.

error-coins = A city cannot have { $coins } coins.
error-stages = { $wonder } has { $stages } stages, not { $built }.
error-stages-order = { $wonder } has { $stages } stages, built in order.
error-stages-any = { $wonder } has { $stages } stages.
error-card-twice = { $card } is in one city twice.
error-city-key = The cities of this table have no '{ $key }'.
error-table-key = This table has no '{ $key }'.
error-box-stages = The stages of { $wonder } are numbered from 1 to { $stages }.
error-box-stage-in-air = { $wonder } is built from the bottom up: a stage of this position hangs in the air.
error-box-cards = Nobody has more than { $most } cards of a kind.
error-box-victories = Nobody has { $count } victory tokens.
error-box-tokens = The progress token { $token } is placed { $count } times; there are fewer of it.
