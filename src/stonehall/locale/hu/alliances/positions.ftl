### Mi nem stimmel egy leírt vagy kézzel összeállított álláson.

al-position-lasting = Nem fekhet a csatatér mellett: { $card }.
al-position-out-turn = { $player } kiesett, ezért nem lehet köre.
al-position-out = { $player } kiesett, ezért nem irányíthat kártyát.
al-position-vine = Nem állhat azon a mezőn, ahol indafal van ({ $square }): { $card }.
