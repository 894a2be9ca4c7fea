"""What documents are packed in: zip archives, compound files, XML."""
