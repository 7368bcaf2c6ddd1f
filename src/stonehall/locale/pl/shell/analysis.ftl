### The analysis of a game that is over, beside its replay.
### Numbers and their nouns are joined by no-break spaces; so are words of one letter and the next.

analysis-title = Analiza
analysis-help = Jak duże szanse na zwycięstwo miała każda ze stron po kolejnych zagraniach i co było lepsze. Trwa to kilka minut, a wynik zostaje przy partii.
analysis-begin = Przeanalizuj partię
analysis-waiting = Najpierw inne partie.
analysis-made = Sprawdzone zagrania: { $made } z { $total }
analysis-stop = Przerwij
analysis-failed = Analizy nie udało się dokończyć.
analysis-wins = { $player }: szansa na zwycięstwo
analysis-assumed = Dla tego wariantu nikt jeszcze nie zmierzył, jak często przewaga daje zwycięstwo: widać, kto prowadzi, ale nie o ile.
analysis-options = Najlepsze możliwości
analysis-brings = Pod każdą: co daje do końca tury
analysis-show = Pokaż na planszy
analysis-played = zagrano
analysis-hidden = Możliwości innego gracza widać jego oczami albo przy odkrytych kartach.
analysis-lost = Strata w punktach procentowych: { $points } ({ $mark })
analysis-graph = Szansa na zwycięstwo w toku partii: { $player }
analysis-mistake = Tura { $turn }: { $mark }, −{ $points }

## What it calls a play that lost chances of winning: from the least to the worst

mark-slip = potknięcie
mark-misstep = błąd
mark-folly = gruby błąd
