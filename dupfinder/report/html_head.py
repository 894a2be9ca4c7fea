"""The head of every HTML page that is written: what may act on the page, and nothing else."""

import base64
import hashlib


def html_head(title: str, *, style: str, script: str = "") -> str:
    """Return a page up to the start of its `main`; the title is HTML, the script stands at the page's end, if any."""
    # Only this very style sheet and this very script may act on the page, whatever a name or a text might smuggle in
    # (O2).
    sources = ["default-src 'none'", f"style-src {_source(style)}"]
    if script:
        sources.append(f"script-src {_source(script)}")
    policy = "; ".join([*sources, "base-uri 'none'", "form-action 'none'"])
    return (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{policy}">\n'
        '<meta name="referrer" content="no-referrer">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title} &ndash; DupFinder</title>\n<style>{style}</style>\n</head>\n<body>\n<main>\n"
    )


def _source(code: str) -> str:
    """Return how a policy names a piece of code inside the page (Content Security Policy 3, 2.3.1)."""
    return f"'sha256-{base64.b64encode(hashlib.sha256(code.encode()).digest()).decode()}'"
