"""What the lab has for Uly & Polly only."""

from sheepfold.lab.uly_polly.rounds import single_rounds

__all__ = ["single_rounds"]
