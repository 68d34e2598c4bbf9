language-name = Español
language-locale = es-ES
language-direction = ltr
