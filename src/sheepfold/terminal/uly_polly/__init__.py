"""Uly & Polly in the terminal."""
