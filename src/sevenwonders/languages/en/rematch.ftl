# Playing again: the question at the finished table, and the people for whom the new one waits.

rematch-label = Play again
rematch-wants = { $name } wants to play again
rematch-started = The next game has started
rematch-seat-held = A bot plays in your seat until you come.
rematch-yours = You are in
rematch-yours-text = The others see that you want to play again.
rematch-declined = You said not now. Your seat is still held for you.
rematch-given = Your seat was given to others.

# What each person of the last game has answered. $mine: yes if it is the reader.
rematch-yes = { $mine ->
    [yes] You: yes
   *[no] { $name }: yes
}
rematch-no = { $mine ->
    [yes] You: not now
   *[no] { $name }: not now
}
rematch-asked = { $name } has not answered
rematch-away = { $name } is not here

# Buttons
rematch-join = Join
rematch-join-named = Take a seat as { $name }
rematch-late = Take your seat
rematch-decline = Not now
rematch-open = Go to the table
rematch-watch = Watch

## In the lobby of the new table

# At a seat whose person has not come: they were asked, or have said no.
expected-asked = Not here yet
expected-no = Said not now
# $names: one name or more, such as "Ada and Ben". $count: how many.
expected-missing = { $count ->
    [one] { $names } is not here yet
   *[other] { $names } are not here yet
}
expected-waits = { $count ->
    [one] Wait, or start with a bot in the seat until they come.
   *[other] Wait, or start with a bot in each empty seat until they come.
}
expected-title = Start without { $names }?
expected-text = { $count ->
    [one] { $names } is not here yet. A bot can play in that seat. If { $names } comes during the game, the seat is theirs again.
   *[other] { $names } are not here yet. Bots can play in their seats. If they come during the game, the seats are theirs again.
}
expected-start = { $count ->
    [one] Start with a bot in the seat
   *[other] Start with bots in their seats
}
expected-wait = Wait
