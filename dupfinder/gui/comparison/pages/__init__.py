"""The pages of documents, with the changes marked on them."""
