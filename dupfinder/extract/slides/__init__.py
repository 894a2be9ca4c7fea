"""Text out of PowerPoint presentations."""
