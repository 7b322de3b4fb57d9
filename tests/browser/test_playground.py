"""The playground as a newcomer meets it: one command, one page, a challenge, a move."""

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, sync_playwright

ROOT = Path(__file__).parents[2]
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+/#\S+")
CHROMIUM = next(
    filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), ""
)
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
DESKTOP, PHONE = {"width": 1280, "height": 900}, {"width": 360, "height": 740}
SLOW = 30_000
"""Milliseconds to wait for anything on a busy machine."""

LOOK = """async image => {
    await image.decode().catch(() => null);
    return [image.alt, image.naturalWidth, image.naturalHeight];
}"""

pytestmark = pytest.mark.skipif(not CHROMIUM, reason="no Chromium here: the page is not tested")


class Playground:
    """The process that a person starts on a console."""

    def __init__(self, *arguments: str) -> None:
        command = [sys.executable, "-m", "bot", "playground", "--no-open", *arguments]
        environment = {name: value for name, value in os.environ.items() if "DISCORD" not in name}
        self.process = subprocess.Popen(  # noqa: S603 -- our own program
            command,
            cwd=ROOT,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def address(self) -> str:
        """Return the address that it prints."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            found = ADDRESS.search(line)
            if found:
                return found.group()
        raise AssertionError(self.end())

    def end(self) -> str:
        """Press Ctrl+C, and return what was printed from then on."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
        out, errors = self.process.communicate(timeout=30)
        return out + errors


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield browser
        browser.close()


@pytest.fixture
def playground(request: pytest.FixtureRequest) -> Iterator[Playground]:
    playground = Playground(*getattr(request, "param", ()))
    yield playground
    playground.process.kill()
    playground.process.communicate()


def opened(browser: Browser, address: str, size: dict[str, int]) -> Page:
    """Open the page in a window of its own."""
    page = browser.new_page(viewport=size)
    page.set_default_timeout(SLOW)
    page.goto(address)
    page.locator("#channel-composer").wait_for()
    return page


def become(page: Page, name: str) -> None:
    """Act as another member from now on."""
    (member,) = page.select_option("#viewer-picker", label=name)
    until(page, lambda: page.evaluate("simcordPreview.ready && simcordPreview.viewerId") == member)


def until(page: Page, is_so: Callable[[], object]) -> None:
    """Wait for something that the page's own waiting does not know."""
    deadline = time.monotonic() + SLOW / 1000
    while not is_so():
        assert time.monotonic() < deadline, page.locator("#preview-shell").inner_text()
        page.wait_for_timeout(100)


def begin(page: Page, command: str) -> None:
    """Choose a command from the list that opens when one types a slash."""
    box = page.locator("#channel-composer-input")
    box.click()
    box.press_sequentially(command)
    page.locator(".command-popup").get_by_text(command, exact=True).first.wait_for()
    page.keyboard.press("Enter")
    page.locator(".command-chip").wait_for()


def suggestion(page: Page, text: str) -> Locator:
    """Return a line of the list above the command."""
    return page.locator(".command-suggestion", has_text=text).first


def send(page: Page) -> None:
    """Send the command by the arrow that is seen; the line is empty again when it is done."""
    arrow = page.locator("#send-message")
    assert is_seen(page, arrow)
    arrow.click()
    page.locator("#channel-composer-input").wait_for()


def challenge_rui(page: Page) -> None:
    """Challenge Rui as Ana, as the console says."""
    begin(page, "/challenge")
    suggestion(page, "opponent").click()
    suggestion(page, "Rui").click()
    send(page)


def play(page: Page) -> str:
    """Play the first move that the list offers, and return it."""
    begin(page, "/move")
    page.keyboard.type(" ")
    page.locator(".command-suggestion", has_text="·").first.wait_for()
    chosen = page.locator(".command-suggestion", has_text="·").first.inner_text()
    page.keyboard.press("Enter")
    send(page)
    return chosen.split(" · ")[1].splitlines()[0]


def picture(page: Page, *, other_than: str = "") -> tuple[str, int, int]:
    """Wait for the latest picture: return its alt text, and its size once it is decoded."""
    shown = page.locator("#channel-message-list img[src]:not([alt=''])")
    seen: tuple[str, int, int] = ("", 0, 0)

    def is_there() -> bool:
        nonlocal seen
        if shown.count():
            seen = tuple(shown.last.evaluate(LOOK))
        return seen[0] != other_than and bool(seen[1])

    until(page, is_there)
    return seen


def lies_on_screen(page: Page) -> bool:
    """Return whether the latest picture can be seen as a whole, without scrolling."""
    return is_seen(page, page.locator("#channel-message-list img[src]:not([alt=''])").last)


def is_seen(page: Page, part: Locator) -> bool:
    """Return whether a part of the page lies in the window as a whole, without scrolling."""
    box = part.bounding_box()
    assert box is not None
    assert page.viewport_size is not None
    fits = box["x"] >= 0 and box["x"] + box["width"] <= page.viewport_size["width"]
    return fits and box["y"] >= 0 and box["y"] + box["height"] <= page.viewport_size["height"]


def test_a_newcomer_challenges_accepts_and_plays(
    browser: Browser, playground: Playground, tmp_path: Path
) -> None:
    page = opened(browser, playground.address(), DESKTOP)
    challenge_rui(page)
    become(page, "Rui")
    page.get_by_role("button", name="Accept").click()
    dealt, width, height = picture(page)
    assert width >= 1280
    assert height != width
    assert dealt.startswith("Turn 1, ")

    become(page, dealt.removeprefix("Turn 1, ").split(" to play")[0])
    written = play(page)
    after, *size = picture(page, other_than=dealt)
    assert size == [width, height]
    assert after.startswith("Turn ")
    assert written.split(" ")[0] in page.locator("#channel-message-list").inner_text()
    until(page, lambda: lies_on_screen(page))
    page.screenshot(path=tmp_path / "desktop.png")


def test_on_a_phone_the_arrow_and_the_table_fit_and_moves_are_chosen_from_a_list(
    browser: Browser, playground: Playground, tmp_path: Path
) -> None:
    address = playground.address()
    page = opened(browser, address, PHONE)
    challenge_rui(page)
    become(page, "Rui")
    page.get_by_role("button", name="Accept").click()
    dealt, *_ = picture(page)
    until(page, lambda: lies_on_screen(page))
    page.screenshot(path=tmp_path / "phone.png")

    become(page, dealt.removeprefix("Turn 1, ").split(" to play")[0])
    page.get_by_role("button", name="Moves", exact=True).last.click()
    page.get_by_role("combobox", name="Choose a move").last.click()
    page.locator(".select-options [role=option]").first.click()
    picture(page, other_than=dealt)
    until(page, lambda: lies_on_screen(page))
    page.screenshot(path=tmp_path / "phone-moved.png")


@pytest.mark.parametrize("playground", [("--greedy",)], indirect=True)
def test_rui_accepts_and_answers_by_himself(browser: Browser, playground: Playground) -> None:
    page = opened(browser, playground.address(), DESKTOP)
    challenge_rui(page)
    shown, *_ = picture(page)
    while not (shown.startswith("Turn 3,") or "Turn 2, Ana" in shown):
        if "Ana to play" in shown:
            play(page)
        shown, *_ = picture(page, other_than=shown)
    assert "Rui, turn" in page.locator("#channel-message-list").inner_text()


def test_a_second_window_sees_the_game_go_on(browser: Browser, playground: Playground) -> None:
    address = playground.address()
    first, second = opened(browser, address, DESKTOP), opened(browser, address, DESKTOP)
    become(second, "Rui")
    challenge_rui(first)
    second.get_by_role("button", name="Accept").click()
    assert picture(first) == picture(second)


def test_ctrl_c_ends_it_without_a_word_too_many(playground: Playground) -> None:
    playground.address()
    said = playground.end()
    assert said.rstrip().endswith("Closing.")
    assert "Traceback" not in said
    assert playground.process.returncode == 0
