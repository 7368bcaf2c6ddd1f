### The page about the house.

web-about = O Stonehall
web-about-lead = Spokojne miejsce do taktycznych gier planszowych, z dokładnymi zasadami i uczciwymi kośćmi.
web-about-fan = Nieoficjalny projekt fanów
web-about-fan-text = Stonehall tworzą gracze dla graczy. Projekt nie jest związany z wydawcami ani autorami gier, a oni go nie zatwierdzają ani nie sponsorują. Nazwy gier należą do ich właścicieli. Wszystkie teksty, ramki i rysunki są nasze, oprócz wymienionych niżej ikon i krojów pisma.
web-about-keys = Klawiatura
web-about-keys-text = Wszędzie można dotrzeć klawiszem Tab i strzałkami. Enter wybiera, Escape zamyka albo cofa wybór.
web-about-icons = Ikony
web-about-icons-text = Godła na tarczach i kartach pochodzą z game-icons.net. Narysowali je Lorc, Delapouite i inni autorzy, na licencji Creative Commons Uznanie autorstwa 3.0. Zmieniliśmy ich kolory i kadr.
web-about-icons-site = game-icons.net
web-about-icons-licence = Licencja CC BY 3.0
web-about-icons-list = Użyte ikony: { $count }
web-about-by = rys. { $author }
web-about-by-contributor = rys. współautor game-icons.net
web-about-fonts = Kroje pisma
web-about-fonts-text = Kroje Inter, Alegreya i Cinzel są używane na licencji SIL Open Font License.
web-about-font-licence = Licencja: { $font }
web-about-privacy = Co przechowujemy
web-about-privacy-text = Serwer przechowuje twoje partie i wybraną nazwę. Dzięki plikowi cookie wie, kim jesteś; ustawienia zostają na tym urządzeniu. Nie ma reklam i nikt nie śledzi, co robisz.
