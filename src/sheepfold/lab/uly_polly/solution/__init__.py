"""One round of Uly & Polly under perfect play: what the dog can guarantee, and how it is proved."""
