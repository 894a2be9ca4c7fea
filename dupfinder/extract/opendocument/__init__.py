"""Text out of OpenDocument texts, spreadsheets and presentations."""
