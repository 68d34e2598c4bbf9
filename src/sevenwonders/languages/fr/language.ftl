language-name = Français
language-locale = fr-FR
language-direction = ltr
