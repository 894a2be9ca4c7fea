"""What a result says as a whole: where the space is, which folders repeat each other, which formats there are."""
