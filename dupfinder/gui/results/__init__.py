"""The result tree at scale: results as arrays, rows by arithmetic, and a view that draws only what is in sight."""
