"""Sheepfold: play and study the hidden-information games Uly & Polly and Wooolf!!"""

__version__ = "0.2.0"
