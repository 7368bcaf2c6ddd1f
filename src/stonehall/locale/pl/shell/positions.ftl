### Co się nie zgadza w pozycji zapisanej albo ustawionej ręcznie.

## Wiersze i słowa, w każdej grze

position-head = Pozycja zaczyna się od wiersza „{ $head }”.
position-line = Żaden wiersz nie zaczyna się od słowa „{ $word }”. Wiersze zaczynają się od: { $known }.
position-line-near = Żaden wiersz nie zaczyna się od słowa „{ $word }”. Może chodzi o: { $near }?
position-word = Słowo „{ $word }” nic tu nie znaczy. Znane słowa: { $known }.
position-word-near = Słowo „{ $word }” nic tu nie znaczy. Może chodzi o: { $near }?
position-number = Po słowie „{ $after }” stoi liczba od { $least } do { $most }, a nie „{ $word }”.
position-cut = Na końcu wiersza, po słowie „{ $word }”, czegoś brakuje.
position-more = Wiersz powinien się skończyć przed słowem „{ $word }”.
position-twice = „{ $word }” może wystąpić tylko raz.
position-seat = { $player } nie gra w tej partii.
position-seats = Miejsca w tej pozycji: { $count }.
position-step = Nie ma kroku „{ $word }”.
position-step-near = Nie ma kroku „{ $word }”. Może chodzi o: { $near }?
position-agenda = Tego, co według wierszy „agenda” i „waiting” jest jeszcze do zrobienia, nie da się tu zrobić.
position-over = Partia jest skończona, więc nie może zostać nic do zrobienia.
position-turn-limit = Tura { $turn } wypada po ostatniej: limit to tura { $limit }.

## Karty i pola

position-square = Nie ma pola „{ $word }”. Pola są od { $first } do { $last }.
position-square-near = Nie ma pola „{ $word }”. Może chodzi o: { $near }?
position-card = Nie ma karty „{ $word }”.
position-card-near = Nie ma karty „{ $word }”. Może chodzi o: { $near }?
position-ability = Nie ma zdolności „{ $word }”.
position-ability-near = Nie ma zdolności „{ $word }”. Może chodzi o: { $near }?
position-moment = Zdolność „{ $word }” nie reaguje na moment { $number }.
position-id-twice = Dwie karty mają ten sam identyfikator: { $number }.
position-no-id = Żadna karta nie ma identyfikatora { $number }.
position-next-id = „next-id” musi być większe od każdego identyfikatora, czyli wynosić co najmniej { $least }.
position-under = Ta karta nie może leżeć pod inną: { $card }.
position-under-seats = „{ $word }” podaje coś więcej niż właściciela karty i gracza, który ją tam położył.

## Bitwy

position-not-on-board = Ta karta nie może leżeć na polu bitwy: { $card }.
position-two-cards = Na polu { $square } leżą dwie karty: { $there } i { $card }.
position-no-life = Karta na polu { $square } nie ma już życia: { $card }.
position-no-event = To nie wydarzenie, więc nie zagrano go na żaden cel: { $card }.
position-returns = Ta karta ma wrócić do gracza, który i tak ją kontroluje: { $card }.
position-known = Karty nie ma tam, gdzie wskazuje słowo „{ $word }”: { $card } (gracz: { $player }).
position-no-summoner = To nie Mistrz Przywołań: { $card }.
position-summoner-none = Na polu bitwy brakuje Mistrza Przywołań (gracz: { $player }).
position-summoners = Na polu bitwy jest więcej niż jeden Mistrz Przywołań tego samego gracza ({ $player }).
position-summoner-pile = Mistrz Przywołań nie może być na ręce ani w stosie: { $card }.
position-summoner-unsaid = Wiersz „{ $seat } summoner …” musi podać, kto był Mistrzem Przywołań (gracz: { $player }).
position-winner = Partia ma zwycięzcę wtedy i tylko wtedy, gdy Mistrz Przywołań został zniszczony.
