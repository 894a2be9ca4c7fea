"""Item models: rows for trees and lists; they look up, they never read a disk."""
