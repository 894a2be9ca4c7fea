"""Pictures and tables of a result as a whole, and folders that are copies of each other."""
