"""Tasks on the threads of this process, for numpy's long calls, which let other threads run."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TypeVar

Result = TypeVar("Result")


@dataclass(frozen=True, slots=True)
class Threads:
    """Runs tasks on so many threads."""

    count: int

    def run(self, tasks: Sequence[Callable[[], Result]]) -> Iterator[Result]:
        """Yield what the tasks return, in their order; what one raises is raised, and the rest is not begun."""
        if self.count < 2 or len(tasks) < 2:
            yield from (task() for task in tasks)
            return
        with ThreadPoolExecutor(self.count, thread_name_prefix="dupfinder-search") as executor:
            running = [executor.submit(task) for task in tasks]
            try:
                for future in running:
                    yield future.result()
            finally:
                executor.shutdown(wait=True, cancel_futures=True)
