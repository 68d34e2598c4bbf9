example-olympia-s-right-is-fresh-in-the-next-age = Le bâtiment gratuit d’Olympie est de nouveau disponible à l’Âge suivant
example-a-structure-of-age-i-opens-its-chains-when-age-ii-begins = Un bâtiment de l’Âge I ouvre ses chaînages quand l’Âge II commence
