### Tash-Kalar: why a play is not legal.
### Numbers and their nouns are joined by no-break spaces, one-letter words and their followers too.

## Whose turn it is, and what of the turn

tk-why-over = Partia jest zakończona.
tk-why-luck = Teraz decyduje los: dobór karty albo wybór gracza rozpoczynającego.
tk-why-turn-of = Teraz decyduje { $player }.
tk-why-partner = Po przekazaniu kontroli można już tylko kłaść kamienie zwykłe.
tk-why-effect = Trwa rozstrzyganie efektu i najpierw trzeba je zakończyć.
tk-why-choice = Efekt nie pozwala na taki wybór.
tk-why-not-offered = Teraz nie ma takiej możliwości.
tk-why-allowed = To jest teraz dozwolone.
tk-why-actions-left = Trzeba wykorzystać wszystkie akcje. Pozostałe akcje: { $actions }.
tk-why-no-action = Nie masz więcej akcji.
tk-why-claim-later = Zadanie zalicza się na koniec swojej tury, po wszystkich akcjach, i tylko jeśli jest wtedy spełnione.
tk-why-move = Kamienie poruszają się tylko przez efekty kart.

## Pieces

tk-why-not-empty = Pole { $square } nie jest puste.
tk-why-no-disc = Nie masz kamienia zwykłego w zapasie: najpierw podnieś jeden ze swoich z areny.
tk-why-disc-left = Masz kamienie zwykłe w zapasie, więc niczego nie trzeba podnosić.
tk-why-pick-up = Na polu { $square } nie ma twojego kamienia zwykłego ani heroicznego.

## Cards of the hand

tk-why-hand = Nie masz na ręce { $card-gen }.
tk-why-discarded = Odrzucać można tylko raz na turę.
tk-why-discard = Odrzucić można tylko istotę z własnej talii.
tk-why-no-flare = { $card } to nie flara.
tk-why-flare = Żaden przeciwnik nie ma nad tobą takiej przewagi (kamienie ulepszone: { $upper }, wszystkie kamienie: { $lower }).
tk-why-flare-opponent = Wskaż przeciwnika, który ma nad tobą dość dużą przewagę.
tk-why-thaw = Karta { $card } nie leży przed tobą zamrożona.
tk-why-no-warp = Karta { $card } nie ma efektu zakrzywienia.
tk-why-pending = Masz już istotę oczekującą.
tk-why-warp-first = W swojej pierwszej turze gracz niczego nie zakrzywia.
tk-why-no-being = { $card } to nie istota.

## Summoning

tk-why-nowhere = Nie ma pola, na które można przywołać { $card-acc }.
tk-why-higher-rank = Na polu { $square } stoi kamień wyższej rangi.
tk-why-pattern = Wzór { $card-gen } nie pasuje wokół pola { $square }.
tk-why-lender = We wzorze { $card-gen } zamiast twoich kamieni liczą się teraz kamienie gracza { $player }.
tk-why-no-piece = Nie masz kamienia dla { $card-gen }: ani w zapasie, ani takiego, który można podnieść.
tk-why-turn = Wzór { $card-gen } pasuje do pola { $square } w kilku ułożeniach o różnych skutkach: podaj, które wybierasz.
tk-why-turn-needless = Wzór { $card-gen } pasuje do pola { $square } tylko w jednym ułożeniu albo wszystkie działają tak samo: nie podawaj żadnego.
tk-why-turned = Wzór { $card-gen } nie pasuje wokół pola { $square } w tym ułożeniu: { $turned }.
tk-why-borrow = Kamienia z pola { $square } nie można do tego pożyczyć.
tk-why-borrow-needless = Nie trzeba tu pożyczać kamienia: nie podawaj żadnego.
tk-why-borrow-which = Podaj, który wrogi kamień pożyczasz.
tk-why-colour-used = Do przywołania istoty { $card } brakuje tylko kamienia w kolorze użytym już wcześniej do improwizowanego przywołania.
