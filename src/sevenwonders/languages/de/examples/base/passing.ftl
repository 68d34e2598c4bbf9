example-in-age-i-hands-go-to-the-left = In Zeitalter I gehen die Hände nach links
example-in-age-ii-hands-go-to-the-right = In Zeitalter II gehen die Hände nach rechts
example-in-age-iii-hands-go-to-the-left-again = In Zeitalter III gehen die Hände wieder nach links
