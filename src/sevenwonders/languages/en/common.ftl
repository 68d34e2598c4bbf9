# Words that many screens need.

site-name = Seven Wonders
site-titled = { $page } · Seven Wonders
# How many games wait for the player, before the title of a browser's tab.
site-waiting = ({ $games }) { $title }
site-skip = Skip to the content
site-play = Play
site-cards = Cards
site-gallery = Gallery
site-rules = Rules
site-score = Score sheets
site-settings = Settings
site-home = Home
site-messages = Messages
site-loading = Loading …
site-try-again = Try again
site-close = Close
site-back = Back to the start page
site-offline = You are offline. Rules, cards, score sheets and the last puzzles are here; tables need a connection.
site-notice = An independent, free program for playing with friends, bots and research. Not connected with the publisher.

## The language of the page

spoken-language = Language
# Read out for a button with the name of the language that the page speaks.
spoken-language-is = Language: { $name }
# How much of a language is translated, in percent.
spoken-share = { $share } %
# Shown once, when the browser asks for this language.
spoken-greeting = The page speaks English.
spoken-fine = Good

## A part of the page that could not be loaded

-nothing-lost = Nothing of your game is lost.
loading-failed = This part of the page could not be loaded
loading-reload = Load the page again
trouble-busy = The server is busy: trying again in { $seconds } s. { -nothing-lost }
trouble-broken = The server has a problem: trying again in { $seconds } s. { -nothing-lost }
trouble-offline = The server cannot be reached: trying again in { $seconds } s. Check your connection. { -nothing-lost }
trouble-newer = There may be a newer version of the page. Load it now. { -nothing-lost }

## Requests that failed

errors-offline = The server cannot be reached. Check your connection, then try again.
errors-slow = The server took too long to answer. Wait a moment, then try again.
errors-server = The server has a problem. Wait a moment, then try again.
errors-unexpected = Something went wrong that nobody expected. Reload the page; your seat is kept.
errors-not-found = This is not here any more. Check the link, or begin a new game on the start page.
errors-too-often = That was too often in a short time. Wait a minute, then try again.
errors-not-sent = Not sent: the connection is away. Send it again as soon as it is back.

## The connection to a table

connection-connecting = Connecting to the table …
connection-lost = No connection
connection-kept = Your seat is kept.
connection-next-try = { $seconds ->
    [0] Trying now …
   *[other] Next try in { $seconds } s.
}
connection-now = Try now
connection-refused = That did not work
connection-answer-kept = Your choice will be sent as soon as the connection is back.

version-title = New version
version-text = Your seat and your game are kept.
version-reload = Reload
version-later = Later

missing-title = No such page
missing-text = The address leads nowhere. Check the link for a missing piece, or go back to the start page.

## Goods and prices

good-wood = wood
good-stone = stone
good-ore = ore
good-clay = clay
good-glass = glass
good-papyrus = papyrus
good-textile = textile
goods-units = { $count } { $good }
goods-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
goods-free = free
goods-age-cost = costs as many coins as the number of the Age
goods-age = Age
# $parts: a row such as "1 coin, 2 wood, 1 ore".
goods-cost = costs { $parts }
goods-no-cost = costs nothing

## Pieces of sentences

age-name = Age { ROMAN($age) }
# A side of a wonder's board, inside a sentence.
side-spoken = { $side ->
    [Day] the Day side
    [Night] the Night side
   *[other] side { $side }
}
# Between the parts of a row: "3 points, 2 coins".
row-separator = { ", " }
# A row of effects as a sentence. $text has a capital letter already.
row-sentence = { $text }.

# The first card of each Age is free, or the last one.
sign-first = 1st
sign-last = last
