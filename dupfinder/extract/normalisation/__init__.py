"""What is done to every text, and to pages and lines, so that an export of a document comes out as its original does.

Each step is a function of its own here; what a reader knows of its format alone (markup, fields, tracked changes) stays
with the reader. Case, punctuation and compatibility forms that a person may want to see are left in the text:
comparing them away is the business of the fingerprint.
"""
