### The analysis of a game that is over, beside its replay.
### Numbers and their nouns are joined by no-break spaces; names from outside never take an ending.

analysis-title = Elemzés
analysis-help = Mekkora esélye volt a győzelemre egy-egy lépés után az egyik és a másik félnek, és mi lett volna jobb. Néhány percig tart, utána a játszmával együtt megmarad.
analysis-begin = A játszma elemzése
analysis-waiting = Előbb más játszmák kerülnek sorra.
analysis-made = Átnézett lépések: { $made } / { $total }
analysis-stop = Leállítás
analysis-failed = Az elemzést nem sikerült befejezni.
analysis-wins = { $player } innen ekkora eséllyel nyer
analysis-assumed = Ennél a játékmódnál még senki sem mérte meg, mennyit ér az előny: ez csak azt mutatja, ki vezet, azt nem, mennyivel.
analysis-options = A legjobb lehetőségek
analysis-brings = Alattuk: mit hoznak a kör végéig
analysis-show = Mutasd a táblán
analysis-played = ez történt
analysis-hidden = Hogy egy másik játékos miből választhatott, az az ő szemével vagy nyílt lapokkal látszik.
analysis-lost = Veszteség: { $points } százalékpont ({ $mark })
analysis-graph = { $player } győzelmi esélye a játszma során
analysis-mistake = { $turn }. kör: { $mark }, −{ $points }

## What it calls a play that lost chances of winning: from the least to the worst

mark-slip = megingás
mark-misstep = botlás
mark-folly = ballépés
