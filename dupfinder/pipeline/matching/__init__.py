"""From documents to pairs that were compared exactly, and to groups."""
