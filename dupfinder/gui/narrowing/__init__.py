"""What narrows down the results without a new scan: the least similarity, and filters."""
