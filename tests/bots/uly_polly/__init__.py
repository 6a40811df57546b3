"""The bots of Uly & Polly: legal, fair, exact in what they believe, and as strong as promised."""
