"""The command line as a host uses it: each trouble is one sentence on stderr and exit code 2."""

import os
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bot.__main__ import main
from tests.console.complaints import complaint

ROOT = Path(__file__).parents[2]


def test_without_a_token(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 2
    assert complaint(capsys).startswith("DISCORD_TOKEN is not set")


def test_with_a_token_file_that_is_missing_or_empty(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN_FILE", str(tmp_path / "token"))
    assert main(["run"]) == 2
    missing = complaint(capsys)
    assert missing.startswith("DISCORD_TOKEN_FILE names a file that cannot be read (")
    assert f"{tmp_path / 'token'}: No such file" in missing
    assert "Errno" not in missing
    (tmp_path / "token").write_text("\n")
    assert main(["run"]) == 2
    assert "empty file" in complaint(capsys)


def test_the_file_env_is_read_if_it_is_there(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / ".env").write_text("DISCORD_TOKEN=x\nDATABASE_URL=mysql://x\nUNKNOWN=1\n")
    assert main([]) == 2
    assert complaint(capsys).startswith("DATABASE_URL names no database")


def test_with_a_file_env_that_is_no_text(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / ".env").write_bytes("DISCORD_TOKEN=x".encode("utf-16"))
    assert main([]) == 2
    assert complaint(capsys).startswith(".env cannot be read (it is no text in UTF-8).")


@pytest.mark.parametrize(
    ("name", "value", "may_be"),
    [
        ("LOG_LEVEL", "LOUD", "it may be DEBUG, INFO, WARNING or ERROR."),
        ("LOG_FORMAT", "xml", "it may be console or json."),
        ("DEV_GUILD_ID", "club", "it must be a number."),
        ("DEV_GUILD_ID", "1.5", "it must be a number."),
    ],
)
def test_with_a_setting_that_makes_no_sense(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    value: str,
    may_be: str,
) -> None:
    monkeypatch.setenv(name, value)
    assert main([]) == 2
    assert complaint(capsys).startswith(f"{name} is '{value}': {may_be} See .env.example")


def test_with_a_file_that_is_no_database_of_ours(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "x")
    monkeypatch.setenv("DATABASE_URL", "sqlite+aiosqlite:///other.db")
    (tmp_path / "other.db").write_text("a shopping list")
    assert main([]) == 2
    assert "not a database of this bot" in complaint(capsys)
    (tmp_path / "other.db").unlink()
    with sqlite3.connect(tmp_path / "other.db") as other:
        other.execute("create table recipe (name)")
    assert main([]) == 2
    assert "not a database of this bot" in complaint(capsys)


def test_with_a_folder_that_cannot_be_written(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "x")
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("DATABASE_URL", f"sqlite+aiosqlite:///{tmp_path}/file/crapette.db")
    assert main([]) == 2
    assert "cannot be written" in complaint(capsys)


def test_health_is_the_age_of_the_sign_of_life(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main(["health"]) == 1
    assert capsys.readouterr().out.startswith("no bot runs here, or it keeps its sign of life")
    (tmp_path / "data").mkdir()
    sign = tmp_path / "data" / "health"
    sign.touch()
    assert main(["health"]) == 0
    old = time.time() - 200
    os.utime(sign, (old, old))
    capsys.readouterr()
    assert main(["health"]) == 1
    assert capsys.readouterr().out == "no sign of life in data/health for three minutes\n"


def test_migrate_and_backup_say_where_the_files_are(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main(["migrate"]) == 0
    assert "data/crapette.db" in capsys.readouterr().out
    assert main(["backup"]) == 0
    (copy,) = (tmp_path / "data" / "backup").iterdir()
    assert capsys.readouterr().out == f"The copy is {copy.relative_to(tmp_path)}\n"
    assert copy.match("crapette-by-hand-*.db")


def test_doctor_finds_everything_that_is_wrong_at_once(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "other.db").write_text("a shopping list")
    monkeypatch.setenv("DATABASE_URL", "sqlite+aiosqlite:///other.db")
    assert main(["doctor"]) == 2
    first, second, third = capsys.readouterr().out.splitlines()
    assert first.startswith("ok   Pictures and fonts")
    assert second.startswith("BAD ")
    assert third.startswith("BAD  DISCORD_TOKEN is not set")


def test_a_stop_signal_ends_it_in_order(tmp_path: Path) -> None:
    """Run for real; without a network it stops at the login, which is as far as it can come."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "DISCORD_TOKEN": "x"}
    environment["PYTHONPATH"] = f"{Path(__file__).parent}:{ROOT}"
    script = "import never_connects, sys; from bot.__main__ import main; sys.exit(main([]))"
    command = [sys.executable, "-c", script]
    with subprocess.Popen(command, env=environment, cwd=tmp_path) as bot:  # noqa: S603 -- ourselves
        try:
            deadline = time.monotonic() + 120
            while not (tmp_path / "connecting").exists() and time.monotonic() < deadline:
                time.sleep(0.1)
            bot.send_signal(signal.SIGTERM)
            assert bot.wait(60) == 0
        finally:
            bot.kill()
    database = tmp_path / "data" / "crapette.db"
    assert database.exists()
    assert not Path(f"{database}-wal").exists()
