"""New documents of watched folders, each compared with the ones that are known."""
