language-name = Italiano
language-locale = it-IT
language-direction = ltr
