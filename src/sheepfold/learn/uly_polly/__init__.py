"""Learning Uly & Polly."""
