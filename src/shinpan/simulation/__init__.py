"""Many games at once: decks and players against each other, with what can be said of the results."""

from .plan import Plan, plan
from .run import Run
from .running import WorkerLost, cores, here, on_ray, processes
from .statistics import summary
from .store import Store
from .worker import Job, job_of

__all__ = [
    "Job",
    "Plan",
    "Run",
    "Store",
    "WorkerLost",
    "cores",
    "here",
    "job_of",
    "on_ray",
    "plan",
    "processes",
    "summary",
]
