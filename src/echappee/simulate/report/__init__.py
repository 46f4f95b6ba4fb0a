"""A report: figures and charts on one page that needs nothing else."""

from echappee.simulate.report.page import embedded, write_report

__all__ = ["embedded", "write_report"]
