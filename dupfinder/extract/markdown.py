from dupfinder.extract.format import Content, Format
from dupfinder.extract.text import read_plain
SUFFIXES=(".md", ".markdown", ".mdown", ".mkd")
FORMAT = Format(name="md", title="Markdown file", suffixes=SUFFIXES, media_type="text/markdown", recognises=lambda s: s.is_text and s.suffix in SUFFIXES, read=lambda s: Content(text=read_plain(s)), reader="x", reader_version=1)
