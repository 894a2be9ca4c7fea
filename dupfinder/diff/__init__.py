"""Two texts to aligned paragraphs and words."""
