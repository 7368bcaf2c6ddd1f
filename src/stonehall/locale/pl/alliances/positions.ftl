### Co się nie zgadza w pozycji zapisanej albo ustawionej ręcznie.

al-position-lasting = Ta karta nie może leżeć obok pola bitwy: { $card }.
al-position-out-turn = { $player } nie bierze już udziału w grze, więc nie ma tury.
al-position-out = { $player } nie bierze już udziału w grze, więc nie kontroluje kart.
al-position-vine = Ta karta nie może stać na polu { $square }, bo leży tam opleciony mur: { $card }.
