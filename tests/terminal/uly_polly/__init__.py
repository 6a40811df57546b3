"""Tests of Uly & Polly in the terminal."""
