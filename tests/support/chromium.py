"""A page in a real Chromium without a window, driven through its DevTools protocol over pipes."""

import contextlib
import json
import os
import select
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from typing import Any

_SCRIPT_BYTES = 4096


def _program() -> str:
    """Return the Chromium that is installed; Ubuntu's name for one may start a snap, which sees none of our files."""
    for found in filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))):
        with open(found, "rb") as stream:
            if b"/snap/" not in stream.read(_SCRIPT_BYTES):
                return found
    return ""


PROGRAM = _program()
_FLAGS = ("--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe", "--no-first-run")
_LIMIT_S = 30.0


class Page:
    """A page that was opened, with all that it complained about and all that it asked the network for."""

    def __init__(self, to_browser: int, from_browser: int) -> None:
        self._to_browser = to_browser
        self._from_browser = from_browser
        self._buffer = b""
        self._calls = 0
        self._session = ""
        self._events: list[dict[str, Any]] = []
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self._session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(f"{domain}.enable")

    def call(self, method: str, **parameters: Any) -> dict[str, Any]:
        """Call a method of the protocol, return its answer."""
        self._calls += 1
        message: dict[str, Any] = {"id": self._calls, "method": method, "params": parameters}
        if self._session:
            message["sessionId"] = self._session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self._to_browser, data) :]
        while True:
            answer = self._next()
            if answer.get("id") == self._calls:
                if "error" in answer:
                    raise RuntimeError(answer["error"])
                result: dict[str, Any] = answer["result"]
                return result
            self._events.append(answer)

    def open(self, url: str) -> None:
        """Go to an address and wait until the page is loaded, also if only the fragment is another one."""
        for address in ("about:blank", url):
            self.call("Page.navigate", url=address)
            while not any(event["method"] == "Page.loadEventFired" for event in self._events):
                self._events.append(self._next())
            self._events = [event for event in self._events if event["method"] != "Page.loadEventFired"]

    def run(self, script: str) -> Any:
        """Return what an expression gives, as JSON would have it; what it throws is raised."""
        answer = self.call("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(answer["exceptionDetails"])
        return answer["result"].get("value")

    def until(self, script: str) -> None:
        """Wait until an expression is true."""
        deadline_s = time.monotonic() + _LIMIT_S
        while not self.run(script):
            if time.monotonic() > deadline_s:
                raise TimeoutError(script)
            time.sleep(0.02)

    def press(self, key: str) -> None:
        """Press and release a key: a letter, or one by its name."""
        text = {"text": key} if len(key) == 1 else {}
        self.call("Input.dispatchKeyEvent", type="keyDown", key=key, **text)
        self.call("Input.dispatchKeyEvent", type="keyUp", key=key)

    def forget(self) -> None:
        """Forget what happened so far."""
        self._events.clear()

    @property
    def complaints(self) -> list[dict[str, Any]]:
        """Return what the page wrote to its console, and what it threw."""
        kinds = {"Runtime.exceptionThrown", "Runtime.consoleAPICalled", "Log.entryAdded"}
        return [event for event in self._events if event["method"] in kinds]

    @property
    def requests(self) -> list[str]:
        """Return the addresses that were asked for."""
        return [
            event["params"]["request"]["url"]
            for event in self._events
            if event["method"] == "Network.requestWillBeSent"
        ]

    def _next(self) -> dict[str, Any]:
        while b"\0" not in self._buffer:
            if not select.select([self._from_browser], [], [], _LIMIT_S)[0]:
                raise TimeoutError("Chromium says nothing.")
            data = os.read(self._from_browser, 1 << 20)
            if not data:
                raise EOFError("Chromium has ended.")
            self._buffer += data
        message, _, self._buffer = self._buffer.partition(b"\0")
        parsed: dict[str, Any] = json.loads(message)
        return parsed


@contextlib.contextmanager
def chromium_page(*flags: str) -> Iterator[Page]:
    """Start Chromium with a profile of its own and give an empty page; it ends with the `with` block."""
    to_child, to_browser = os.pipe()
    from_browser, from_child = os.pipe()
    with tempfile.TemporaryDirectory(prefix="dupfinder-chromium-", ignore_cleanup_errors=True) as profile:
        # It speaks through its file descriptors 3 and 4.
        script = f'exec "$0" "$@" 3<&{to_child} 4>&{from_child}'
        command = [PROGRAM, *_FLAGS, f"--user-data-dir={profile}", *flags, "about:blank"]
        process = subprocess.Popen(
            ["bash", "-c", script, *command],
            pass_fds=(to_child, from_child),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(to_child)
        os.close(from_child)
        try:
            yield Page(to_browser, from_browser)
        finally:
            os.close(to_browser)  # then it ends
            os.close(from_browser)
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
