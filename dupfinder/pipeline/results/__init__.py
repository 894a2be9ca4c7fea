"""What happens to a result after its scan: regrouped, narrowed, revised, searched."""
