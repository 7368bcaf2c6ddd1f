"""``stonehall serve``: how it starts, why it does not, how it stops, and what it keeps."""

from __future__ import annotations

import shutil
import signal
import socket
import sqlite3
import subprocess
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from stonehall.kernel import StonehallError
from stonehall.server.run import PORTS, address_of, serve
from stonehall.server.services import Settings
from tests.patience import PATIENCE_S
from tests.server.serving import AGAINST_A_BOT, HOT_SEAT, Serving, command, run_serve, serving
from tests.server.test_bot_pool import is_running
from tests.server.test_websocket import first_play


def refused(*options: str) -> str:
    """The one line that says why the server does not start."""
    done = run_serve(*options)
    assert (done.returncode, done.stdout) == (2, ""), done.stderr
    [line] = done.stderr.splitlines()
    return line


def workers_of(pid: int) -> list[int]:
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = int(status.read_text().rsplit(")", 1)[1].split()[1])
        except FileNotFoundError:
            continue
        if parent == pid:
            found.append(int(status.parent.name))
    return found


# Starting -------------------------------------------------------------------------------------------------------------


def test_a_port_in_use_is_named(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        line = refused("--data", str(tmp_path / "data"), "--port", str(port))
    assert line == f"Port {port} is in use; choose another with --port."


def test_without_a_port_the_next_free_one_is_taken(tmp_path: Path) -> None:
    taken = socket.socket()
    taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        taken.bind(("127.0.0.1", PORTS[0]))
        taken.listen()
    except OSError:
        pass  # somebody else has it: all the better
    server = Serving(tmp_path / "data")
    taken.close()
    assert server.stop() == 0
    port = int(server.address.rsplit(":", 1)[1])
    assert port in PORTS[1:]
    assert server.address == address_of("127.0.0.1", port)


def test_a_host_that_is_not_here_is_named(tmp_path: Path) -> None:
    assert (
        refused("--data", str(tmp_path / "d"), "--host", "192.0.2.1")
        == "'192.0.2.1' is no address of this machine (--host)."
    )


def test_a_wrong_origin_is_named(tmp_path: Path) -> None:
    assert "--public-origin" in refused("--data", str(tmp_path / "d"), "--public-origin", "games.example.org")


def test_a_directory_that_cannot_be_used_is_named(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    assert str(file) in refused("--data", str(file / "data"), "--port", "0")


@pytest.mark.parametrize("damaged", [b"", b"0" * 63, b"xyz" * 21 + b"x", b"\xff" * 64])
def test_a_damaged_key_is_named(tmp_path: Path, damaged: bytes) -> None:
    def tell(address: str) -> None:
        raise AssertionError("it serves all the same")

    for name in ("secret", "operator"):
        (tmp_path / name).write_bytes(damaged)
        with pytest.raises(StonehallError, match="damaged") as told:
            serve(Settings(data=tmp_path), 0, tell)
        assert str(tmp_path / name) in str(told.value)
        assert (tmp_path / name).read_bytes() == damaged
        (tmp_path / name).unlink()


def test_what_is_kept_is_for_its_owner_alone(tmp_path: Path) -> None:
    data = tmp_path / "data"
    for _ in range(2):  # also where an earlier program was less careful
        with serving(data) as server:
            server.visitor().new_table()
            kept = {path.name: path.stat().st_mode & 0o777 for path in data.iterdir()}
            assert {"stonehall.db", "stonehall.db-wal", "stonehall.lock", "secret", "operator"} <= set(kept)
            assert set(kept.values()) == {0o600}, kept
            assert data.stat().st_mode & 0o777 == 0o700
        for path in data.iterdir():
            path.chmod(0o644)


def test_a_newer_database_is_left_alone(tmp_path: Path) -> None:
    database = sqlite3.connect(tmp_path / "stonehall.db")
    database.execute("PRAGMA user_version = 99")
    assert "newer" in refused("--data", str(tmp_path), "--port", "0")
    assert database.execute("PRAGMA user_version").fetchone() == (99,)
    assert database.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,)
    database.close()


def test_a_directory_belongs_to_one_server(tmp_path: Path) -> None:
    with serving(tmp_path / "data"):
        assert "nother server" in refused("--data", str(tmp_path / "data"), "--port", "0")


def test_a_client_that_is_not_built_is_named(tmp_path: Path) -> None:
    with pytest.raises(StonehallError) as told:
        serve(Settings(data=tmp_path / "data", client=tmp_path), 0, print)
    [line] = told.value.text().splitlines()
    assert "The client is not built" in line
    assert "make client" in line


def test_behind_a_proxy_the_public_origin_is_the_one(tmp_path: Path) -> None:
    origin = "https://games.example.org"
    program = command("--data", str(tmp_path / "data"), "--port", "0", "--public-origin", origin)
    server = subprocess.Popen(program, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    try:
        assert server.stdout.readline() == f"Stonehall is open at {origin}\n"
    finally:
        server.terminate()
        assert server.wait(PATIENCE_S) == 0
        server.stdout.close()


# Stopping -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_stop_is_announced_quick_and_clean(tmp_path: Path, number: int) -> None:
    with serving(tmp_path / "data") as server:
        workers = workers_of(server.process.pid)
        assert workers
        visitor = server.visitor()
        with visitor.live(visitor.new_table(AGAINST_A_BOT)) as live:
            live.next()
            began = time.monotonic()
            server.process.send_signal(number)
            live.until("closing")
            with pytest.raises(ConnectionClosed) as closed:
                live.next()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
        assert server.process.wait(5) == 0
        assert time.monotonic() - began < 5
        assert server.process.stdout is not None
        assert server.process.stdout.read() == ""  # one line was all
        assert not any(map(is_running, workers))
        assert "Traceback" not in server.log()


def test_workers_do_not_outlive_a_killed_server(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        workers = workers_of(server.process.pid)
        assert workers
        server.stop(signal.SIGKILL)
        until = time.monotonic() + PATIENCE_S
        while any(map(is_running, workers)) and time.monotonic() < until:
            time.sleep(0.05)
        assert not any(map(is_running, workers))


# Keeping --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
def test_a_restart_keeps_everything(tmp_path: Path, number: int) -> None:
    with serving(tmp_path / "data") as server:
        visitor = server.visitor()
        visitor.post("/api/me", {"name": "Hanna"}, "PUT")
        table = visitor.new_table()
        with visitor.live(table) as live:
            play = first_play(live.next())
            acknowledged = live.ask(**play)
            assert live.ask(type="chat", key="c", text="Hello!")["type"] == "ack"
            live.send(type="resync")
            before = live.until("snapshot")
        port = server.address.rsplit(":", 1)[1]
        server.stop(number)
    server = Serving(tmp_path / "data", "--port", port)
    try:
        assert visitor.get("/api/me").json()["name"] == "Hanna"
        assert [facts["id"] for facts in visitor.get("/api/tables").json()["mine"]] == [table]
        with visitor.live(table) as live:
            assert live.next() == before
            assert live.ask(**play) == {**acknowledged, "again": True}
        assert visitor.new_table()  # what the open page holds is still good
    finally:
        server.stop()


def test_a_vanished_data_directory_is_told_and_nothing_is_lost(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with serving(data) as server:
        visitor = server.visitor()
        table = visitor.new_table()
        with visitor.live(table) as live:
            play = first_play(live.next())
            shutil.rmtree(data)
            data.write_text("in the way")
            refused = live.ask(**play)
            assert (refused["type"], refused["code"]) == ("refused", "storage")
            ready = visitor.get("/readyz")
            assert (ready.status_code, ready.json()["code"]) == (503, "storage")
            assert visitor.post("/api/tables", HOT_SEAT).json()["code"] == "storage"
            assert visitor.get("/").status_code == server.visitor().get("/").status_code == 200
            data.unlink()
            until = time.monotonic() + PATIENCE_S
            while live.ask(**play)["type"] != "ack" and time.monotonic() < until:
                time.sleep(0.2)
        assert visitor.get("/readyz").status_code == 200
        assert visitor.get(f"/api/tables/{table}").status_code == 200
