"""Documents of word processors before Office Open XML: rich text, and Word up to 2003."""
