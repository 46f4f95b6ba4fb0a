"""A report: figures and charts on one page that needs nothing else."""

from echappee.simulate.report.page import write_report

__all__ = ["write_report"]
