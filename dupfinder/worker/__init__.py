"""What runs in a worker process: opens documents, extracts their texts, computes their features, answers the parent."""
