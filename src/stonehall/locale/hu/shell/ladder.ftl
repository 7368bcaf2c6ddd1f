### How strong the computers are: the page of the ladders.

web-ladder = Milyen erősek?
web-ladder-lead = Mérve, nem ígérve. A sávok 95%-os tartományok: ahol átfedik egymást, ne keress bennük sorrendet.
web-ladder-sheet = Számok CSV-ben
web-ladder-table = { $game }: ki kit ver meg
web-ladder-table-help = 100 játszmából ennyit nyer a sor az oszlop ellen
web-ladder-row-ahead = a sor vezet
web-ladder-even = legfeljebb 4 a különbség
web-ladder-column-ahead = az oszlop vezet
web-ladder-behind = Mi áll a számok mögött?
web-ladder-games = Játszmák
web-ladder-games-told = { $games }, két-két ellenfél között { $each }, mindkét oldalról
web-ladder-decks = Paklik
web-ladder-decks-told =
    { $count ->
        [one] { $count } kész pakli
       *[other] { $count } kész pakli, felváltva
    }
web-ladder-clock = Óra
web-ladder-clock-told = rögzített gondolkodási idő, egy mag
web-ladder-zero = Viszonyítás
web-ladder-zero-told = { $level }: { $rating }
web-ladder-version = Változat
web-ladder-version-told = { $version }, { $day }
web-ladder-compare = Két játék értékszámai nem vethetők össze: az egyikben többet számít a szerencse, mint a másikban.
web-ladder-peers = Az OpenSpiel keresői annyi ideig gondolkodnak, ameddig az ellenfelük, ezért nincs saját értékszámuk. Annyit tudnak, amennyit a helyükön tudni lehet.
web-yardstick-random = Véletlen
web-yardstick-greedy = Mohó
web-yardstick-openspiel-mcts = OpenSpiel MCTS
web-yardstick-openspiel-ismcts = OpenSpiel IS-MCTS
