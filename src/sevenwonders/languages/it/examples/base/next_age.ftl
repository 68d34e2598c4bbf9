example-olympia-s-right-is-fresh-in-the-next-age = Il diritto di Olimpia è di nuovo disponibile nell’Epoca successiva
example-a-structure-of-age-i-opens-its-chains-when-age-ii-begins = Un edificio dell’Epoca I apre le sue catene quando inizia l’Epoca II
