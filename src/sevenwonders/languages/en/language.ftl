# What the language is called by its speakers, the locale by whose customs it writes numbers and lists, and whether it
# is written from left to right (ltr) or from right to left (rtl).
language-name = English
language-locale = en-GB
language-direction = ltr
