"""The processes that read documents, the threads that drive them, and work in the background."""
