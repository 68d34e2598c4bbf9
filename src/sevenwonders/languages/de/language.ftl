language-name = Deutsch
language-locale = de-DE
language-direction = ltr
