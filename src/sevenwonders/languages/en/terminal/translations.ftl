# What “sevenwonders translations” says: what each language lacks, and where it does not fit English.

# $code: the code of a language, such as "pt".
terminal-translations-none = There is no language { $code } yet. `sevenwonders translations { $code } --stub` begins it.
terminal-translations-count = { $code }: { $found } of { $whole } messages
# $names: ids of messages.
terminal-translations-lacks = { $file } lacks { $names }
terminal-translations-absent = { $count ->
    [one] { $file } is missing, with one message
   *[other] { $file } is missing, with { $count } messages
}
terminal-translations-added = { $count ->
    [one] { $path }: one message added in English
   *[other] { $path }: { $count } messages added in English
}
terminal-translations-no-clone = The titles of rule examples were left out: only a clone of the repository has them in English.

## What does not fit. $name: the id of a message

terminal-translations-twice = { $file }: { $name } is there twice
terminal-translations-unknown = { $file }: { $name } is no message of the original
# $detail: the file in which English has it.
terminal-translations-place = { $file }: { $name } belongs to { $detail }
# $detail: names of blanks.
terminal-translations-blanks = { $file }: { $name } has blanks that nothing fills: { $detail }
terminal-translations-lost = { $file }: { $name } leaves out { $detail }
# $text: a line of a file; $reason: why it cannot be read, in English.
terminal-translations-no-message = { $file }: this is not a message: { $text } ({ $reason })
