### What is wrong with the list of a deck that somebody wrote, whatever the game.

deck-copies = { $card }: liczba kopii { $count }, dozwolone najwyżej: { $most }
deck-too-many = { $card }: tylu kopii ({ $count }) stos doboru nie pomieści
deck-ready = gotowe talie: { $known }; albo talia zapisana jako tekst
deck-ready-near = gotowe talie: { $known }; albo talia zapisana jako tekst; może chodzi o: { $near }?
deck-no-card = nie ma karty „{ $name }”
deck-no-card-near = nie ma karty „{ $name }”; może chodzi o: { $near }?
deck-json = to nie jest JSON: { $error }
deck-json-cards = potrzebny jest obiekt z nazwami i liczbami kopii, na przykład „gate”: 3
deck-json-copies = { $card }: to nie jest liczba kopii: { $value }
deck-format = „{ $value }” nie jest znane; ten program czyta „{ $known }”
deck-no-summoner = nie ma Mistrza Przywołań „{ $name }” (dostępni: { $known })
deck-no-summoner-near = nie ma Mistrza Przywołań „{ $name }” (dostępni: { $known }); może chodzi o: { $near }?
deck-summoners = potrzebny jest dokładnie jeden Mistrz Przywołań, a podano { $count }: { $names }
deck-summoner-missing = brakuje wiersza „Summoner: …”
