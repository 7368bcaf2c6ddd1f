"""The command line: ``stonehall games | play | serve | simulate | ladder | replay | analyse | show | cards | …``."""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table as RichTable
from typer.core import TyperGroup

import stonehall
from stonehall.bots import name_bot
from stonehall.bots.analysis import FEWEST, TRIES
from stonehall.kernel import POSITION, AnyGame, Record, StonehallError
from stonehall.lab import Failure, NamedDeck, Plan, every_pairing, record_of
from stonehall.locale import catalogue
from stonehall.terminal.analysis import analyse_with_progress, print_analysis
from stonehall.terminal.arguments import Arguments, Language
from stonehall.terminal.display import THEMES
from stonehall.terminal.displays import display_for
from stonehall.terminal.files import read_record, read_state, write_output
from stonehall.terminal.game_commands import add_game_commands
from stonehall.terminal.ladder_command import ladder
from stonehall.terminal.replay import print_through, step_through, turn_picture
from stonehall.terminal.report import play_with_progress, print_summary
from stonehall.terminal.screen import Screen
from stonehall.terminal.seating import DEFAULT_BOT, Seating, sit_down


class Commands(TyperGroup):
    """Commands whose bad input ends in one clear message on the error stream and exit code 2."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except StonehallError as wrong:
            typer.echo(wrong.text(), err=True)
            raise typer.Exit(2) from None


app = typer.Typer(
    cls=Commands, no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False,
    help="Tactical board games: play, simulate, replay.",
)  # fmt: skip
add_game_commands(app)

GameName = Annotated[str, typer.Argument(metavar="GAME", help=f"One of these: {', '.join(stonehall.game_ids())}.")]
Settings = Annotated[
    list[str] | None,
    typer.Option("--set", metavar="NAME=VALUE", help="A setting of the game; a text: its file or folder."),
]


@app.command()
def games() -> None:
    """List the games with their settings and ready decks."""
    console = Console()
    for id in stonehall.game_ids():
        game = stonehall.load(id)
        seats = ", ".join(map(str, game.seat_counts))
        console.print(f"[bold]{game.id}[/]  {game.title}, {seats} players ({', '.join(game.seat_names)})")
        grid = RichTable.grid(padding=(0, 2))
        for setting in game.settings:
            values = f" ({', '.join(setting.values)})" if setting.values else ""
            usual = "the game's own" if setting.text else setting.default
            grid.add_row("", f"[bold]{setting.name}[/]", setting.help + values, f"default: {usual}")
        console.print("  settings:")
        console.print(grid)
        if game.decks():
            console.print(f"  ready decks: {', '.join(game.decks())}")
        console.print(f"  play: stonehall play {game.id}", highlight=False)


@app.command()
def play(
    game: GameName,
    deck: Annotated[str, typer.Option(help="Your deck: a ready deck, or a file with a deck.")] = "",
    opponent_deck: Annotated[str, typer.Option(help="The deck of your opponent; of several: a,b,c.")] = "",
    bot: Annotated[
        str,
        typer.Option(
            help="Your opponents: page, squire, knight, steward, greedy, random, package.module:Class, cmd:COMMAND."
        ),
    ] = DEFAULT_BOT,
    seat: Annotated[str, typer.Option(help="Your seat, for example north; the first one, if not said.")] = "",
    first: Annotated[str, typer.Option(help="Who begins: random, or a seat.")] = "",
    seed: Annotated[int | None, typer.Option(help="Makes luck and bot repeatable.")] = None,
    lang: Language = "en",
    resume: Annotated[str, typer.Option(metavar="FILE", help="Go on with a saved game.")] = "",
    position: Annotated[str, typer.Option(metavar="FILE", help="Begin from a position.")] = "",
    hot_seat: Annotated[bool, typer.Option("--hot-seat", help="People on all seats, at this keyboard.")] = False,
    practice: Annotated[
        bool, typer.Option("--practice", help="Take back anything, dice and cards too; the game is marked.")
    ] = False,
    settings: Settings = None,
) -> None:
    """Play a game in this terminal."""
    arguments = Arguments()
    found = arguments.game(game)
    language, name = arguments.language(lang), arguments.bot("--bot", bot)
    record = None
    if found is not None:
        given = arguments.settings(found, settings or [])
        if position:
            given[POSITION] = arguments.position("--position", position)
        if resume:
            try:
                record = read_record(resume)
            except StonehallError as wrong:
                arguments.wrong(wrong.headline, "--resume")
                arguments.problems += wrong.problems
            if record is not None and record.game.id != found.id:
                arguments.wrong(f"this is a game of {record.game.id}", resume)
        seats = record.game.seats_of(record.settings) if record is not None else arguments.seats(found, given)
        own = seats.index(arguments.one_of("--seat", seat or seats[0], seats))
        others = [name for name in seats if name != seats[own]]
        if deck:
            given[seats[own]] = arguments.deck("--deck", found, deck)
        if opponent_deck:
            named = [opponent_deck] if len(others) == 1 else [part.strip() for part in opponent_deck.split(",")]
            if len(named) != len(others):
                arguments.wrong(f"give {len(others)} decks, one for each opponent; not {len(named)}", "--opponent-deck")
            for other, value in zip(others, named, strict=False):
                given[other] = arguments.deck("--opponent-deck", found, value)
        if first and "first" not in {setting.name for setting in found.settings}:
            arguments.wrong(f"who begins is not a setting of {found.title}", "--first")
        elif first:
            given["first"] = arguments.one_of("--first", first, ("random", *seats))
        if resume and (given or practice):
            what = "decks, --first, --position, --set and --practice"
            arguments.wrong(f"{what} are part of the saved game and cannot be given", "--resume")
        elif not arguments.problems and not resume:
            arguments.check_settings(found, given)
    arguments.settle("This game cannot be played.")
    assert found is not None
    record = record or Record(found, given, practice)
    seating = Seating(record.game, seats, own, "" if hot_seat else name, language)
    sit_down(seating, record, Path(resume) if resume else None, seed).run()


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0: all of this machine.")] = "127.0.0.1",
    port: Annotated[
        int | None, typer.Option(min=0, max=65535, help="The port; without it the first free one from 8000 on.")
    ] = None,
    data: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="Where tables are kept; else in the user's data folder."),
    ] = None,
    public_origin: Annotated[
        str, typer.Option(metavar="URL", help="Behind a proxy: the address browsers see, as https://games.example.org.")
    ] = "",
    proxy: Annotated[
        str, typer.Option(metavar="ADDRESS", help="With --public-origin: where the proxy is, as this server sees it.")
    ] = "127.0.0.1",
    host_name: Annotated[
        list[str] | None, typer.Option(metavar="NAME", help="A further name by which people ask for this server.")
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=cmd:COMMAND", help="A further computer player: a program (docs/bot-protocol.md)."),
    ] = None,
    bot_pace: Annotated[float, typer.Option(min=0, help="At least so many seconds for each play of a bot.")] = 0.6,
    open_for: Annotated[
        float, typer.Option(min=0.1, metavar="HOURS", help="So long a table waits for somebody to join.")
    ] = 24,
    verbose: Annotated[bool, typer.Option("--verbose", help="Log every request.")] = False,
) -> None:
    """Play in the browser: serve tables to this machine, or to others."""
    from stonehall.server import run  # noqa: PLC0415 — the other commands need not wait for it
    from stonehall.server.services import Settings  # noqa: PLC0415

    for named in bot or ():
        name_bot(*named.partition("=")[::2])
    settings = Settings(
        data=data or run.data_directory(), host=host, bot_pace=bot_pace, open_for=open_for * 3600, proxy=proxy,
        host_names=tuple(host_name or ()),
        public_origin=run.origin_of(public_origin) if public_origin else "",
    )  # fmt: skip
    run.serve(settings, port, lambda address: typer.echo(f"Stonehall is open at {address}"), verbose)


@app.command()
def schema() -> None:
    """Print the OpenAPI document of the server, from which a client's types can be made."""
    from stonehall.server.wire.schema import schema_text  # noqa: PLC0415 — the other commands need not wait for it

    typer.echo(schema_text(), nl=False)


@app.command()
def simulate(
    game: GameName,
    games: Annotated[int, typer.Option(help="Games to play (of each pairing).")] = 100,
    bots: Annotated[
        str,
        typer.Option(
            help="One bot for all seats, or one for each: greedy,random; also package.module:Class, cmd:COMMAND."
        ),
    ] = "random",
    decks: Annotated[str, typer.Option(help="A deck for each seat: a,b; or all: every pairing there can be.")] = "",
    seed: Annotated[int, typer.Option(help="The games follow from it.")] = 1,
    jobs: Annotated[int, typer.Option(help="Processes; 0: one for each core.")] = 0,
    json_file: Annotated[
        str, typer.Option("--json", metavar="FILE", help="Write the summary as data; -: print it.")
    ] = "",
    check: Annotated[
        bool, typer.Option("--check", help="Check after every play that nothing impossible is so.")
    ] = False,
    only: Annotated[int, typer.Option(help="Play only the game with this number.")] = 0,
    record_file: Annotated[str, typer.Option("--record", metavar="FILE", help="With --only: write its record.")] = "",
    settings: Settings = None,
) -> None:
    """Play many games between bots and say what came of them."""
    arguments = Arguments()
    found = arguments.game(game)
    arguments.at_least("--games", games, 1)
    arguments.at_least("--jobs", jobs, 0)
    named = [arguments.bot("--bots", name.strip()) for name in bots.split(",")]
    plan = None
    if found is not None:
        given = arguments.settings(found, settings or [])
        seats = arguments.seats(found, given)
        if len(named) not in (1, len(seats)):
            arguments.wrong(f"give one bot, or {len(seats)}, one for each seat; not {len(named)}", "--bots")
        pairings = _pairings(arguments, found, decks, seats, given)
        if not arguments.problems:
            for pairing in pairings or [()]:
                arguments.check_settings(
                    found, {**given, **dict(zip(seats, [deck.value for deck in pairing], strict=False))}
                )
        if not arguments.problems:
            plan = Plan(found.id, named, games, seed=seed, pairings=pairings, settings=given, check=check)
        total = games * max(1, len(pairings))
        if only and not 1 <= only <= total:
            arguments.wrong(f"there is no game {only}; the games go from 1 to {total}", "--only")
    if record_file and not only:
        arguments.wrong("--record needs --only NUMBER", "--record")
    arguments.settle("This cannot be simulated.")
    assert plan is not None
    command = ["stonehall", "simulate", plan.game, "--bots", bots, "--games", str(plan.games)]
    command += ["--decks", decks] if decks else []
    command += [word for text in settings or [] for word in ("--set", text)]
    command += ["--seed", str(seed), *(["--check"] if check else [])]
    done = play_with_progress(plan, jobs, [only] if only else [])
    if json_file == "-":
        typer.echo(json.dumps(done.summary.data(), indent=2))
    else:
        print_summary(done.summary, Console())
        if not only:
            typer.echo(f"\nOne of these games alone: {shlex.join(command)} --only NUMBER --record FILE")
    if json_file not in ("", "-"):
        write_output(json_file, json.dumps(done.summary.data(), indent=2) + "\n")
    if done.failure is not None:
        _tell_failure(done.failure, f"{shlex.join(command)} --only {done.failure.number}")
        raise typer.Exit(1)
    if done.interrupted:
        typer.echo(f"Interrupted after {done.summary.games} of {plan.total} games.", err=True)
        raise typer.Exit(130)
    if record_file:
        write_output(record_file, record_of(plan, only).write())


app.command()(ladder)


def _tell_failure(failure: Failure, command: str) -> None:
    """A game broke down inside: what is needed to find out why."""
    typer.echo(failure.trace.rstrip(), err=True)
    typer.echo(f"Game {failure.number} (seed {failure.seed}) broke down: {failure.error}", err=True)
    if failure.record:
        file = f"failed-game-{failure.number}-{failure.seed}.record"
        write_output(file, failure.record)
        typer.echo(f"Its record up to there: {file}", err=True)
    typer.echo(f"Play it again alone: {command}", err=True)


def _pairings(
    arguments: Arguments, game: AnyGame, decks: str, seats: Sequence[str], given: Mapping[str, str]
) -> list[tuple[NamedDeck, ...]]:
    """The decks that meet: those of the settings, one for each seat, or all that may meet of the ready ones."""
    if not game.decks():
        if decks:
            arguments.wrong(f"{game.title} is played without decks", "--decks")
        return []
    if decks == "all":
        allowed = every_pairing(game, given) if not arguments.problems else []
        return allowed or [tuple(NamedDeck(id, id) for id in game.decks()[:1] * len(seats))]  # it will be said why not
    known = {**{setting.name: setting.default for setting in game.settings}, **given}
    names = [name.strip() for name in decks.split(",")] if decks else [known[seat] for seat in seats]
    if len(names) != len(seats):
        arguments.wrong(f"give {len(seats)} decks, one for each seat, or all; not {len(names)}", "--decks")
    short = {name: Path(name).stem for name in names}
    labels = short if len(set(short.values())) == len(short) else {name: name for name in names}
    return [tuple(NamedDeck(labels[name], arguments.deck("--decks", game, name)) for name in names)]


@app.command()
def replay(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A record.")],
    first: Annotated[int, typer.Option("--from", help="Begin after this many plays.")] = 0,
    last: Annotated[int | None, typer.Option("--to", help="Go no further than this play.")] = None,
    lang: Language = "en",
) -> None:
    """Step through a record: Enter next, b back, a number to jump, q to leave."""
    arguments = Arguments()
    language = arguments.language(lang)
    arguments.settle("This cannot be replayed.")
    record = read_record(file)
    count = len(record.plays)
    end = count if last is None else last
    for where, value in (("--from", first), ("--to", end)):
        if not 0 <= value <= count:
            arguments.wrong(f"there is no play {value}; the record has plays 0 to {count}", where)
    if first > end:
        arguments.wrong(f"{first} comes after --to {end}", "--from")
    arguments.settle("This cannot be replayed.")
    words = catalogue(language, record.game)
    seats = record.game.seats_of(record.settings)
    screen = Screen(Console(), display_for(record.game, words, seats), words, dict.fromkeys(seats, ""))
    if sys.stdin.isatty():
        step_through(record, screen, first, end)
    else:
        print_through(record, screen, seats, first, end)


@app.command()
def analyse(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A record.")],
    tries: Annotated[int, typer.Option(help="So often each play that is compared is tried out.")] = TRIES,
    seconds: Annotated[
        float,
        typer.Option(min=0, help="Time for the whole record; 0: as long as it takes, with the same result always."),
    ] = 0,
    json_file: Annotated[
        str, typer.Option("--json", metavar="FILE", help="Write the analysis as data; -: print it.")
    ] = "",
    lang: Language = "en",
) -> None:
    """Tell how likely each player was to win after every play of a record, and what had been better."""
    arguments = Arguments()
    language = arguments.language(lang)
    arguments.at_least("--tries", tries, FEWEST)
    arguments.settle("This cannot be analysed.")
    record = read_record(file)
    analysis = analyse_with_progress(record, tries, seconds)
    if json_file == "-":
        typer.echo(json.dumps(analysis.data(), indent=1))
    else:
        print_analysis(analysis, Console(), catalogue(language, record.game))
    if json_file not in ("", "-"):
        write_output(json_file, json.dumps(analysis.data(), indent=1) + "\n")
    if not analysis.is_whole:
        raise typer.Exit(130)


@app.command()
def show(
    file: Annotated[
        str, typer.Argument(metavar="FILE", help="A position or a record; -: standard input; a game: how it begins.")
    ],
    svg: Annotated[str, typer.Option(metavar="OUT", help="Write a picture instead; -: print it.")] = "",
    seat: Annotated[str, typer.Option(help="Only what this seat may see, for example south.")] = "",
    theme: Annotated[str, typer.Option(help="Of the picture: dark or light.")] = "dark",
    turn: Annotated[int, typer.Option(help="Of the picture of a record: this turn, as a picture that moves.")] = 0,
    lang: Language = "en",
    settings: Settings = None,
) -> None:
    """Show a position, the last position of a record, or the beginning of a game with some settings."""
    arguments = Arguments()
    language = arguments.language(lang)
    arguments.one_of("--theme", theme, THEMES)
    game = stonehall.load(file) if file in stonehall.game_ids() and not Path(file).exists() else None
    given = arguments.settings(game, settings or []) if game is not None else {}
    if game is not None and not arguments.problems:
        arguments.check_settings(game, given)
    if game is None and settings:
        arguments.wrong("a position or a record has its settings already", "--set")
    if turn and (game is not None or not svg):
        arguments.wrong("a turn is shown of a record, and as a picture: give a record and --svg", "--turn")
    arguments.settle("This cannot be shown.")
    if turn:
        _write_picture(svg, turn_picture(arguments, read_record(file), turn, seat, theme, language))
        return
    state = game.start(given) if game is not None else read_state(file)
    seats = state.seat_names
    place = seats.index(arguments.one_of("--seat", seat, seats)) if seat else None
    arguments.settle("This cannot be shown.")
    words = catalogue(language, state.game)
    display = display_for(state.game, words, seats)
    view = state.view(place) if seat else display.open_view(state)
    if svg:
        _write_picture(svg, display.picture(view, theme))
    else:
        Screen(Console(), display, words, dict.fromkeys(seats, "")).frame(view, [], clear=False)


def _write_picture(file: str, drawn: str) -> None:
    if file == "-":
        typer.echo(drawn)
    else:
        write_output(file, drawn)
        typer.echo(f"{file}: written", err=True)


def main() -> None:
    """The entry point of the program."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal without ▲ still plays
    app()


if __name__ == "__main__":
    main()
