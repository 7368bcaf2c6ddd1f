### Mi nem stimmel egy leírt vagy kézzel összeállított álláson.

sw2-position-active = Nem fekhet az aktív események között: { $card }.
sw2-position-foreign = Más játékos kezébe csak esemény kerülhet, ezért nem lehet „foreign”: { $card }.
