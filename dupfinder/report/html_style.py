"""The style sheet of the HTML report: calm, legible in light and dark, and on paper."""

DIFFERENCE_COLOURS = """
:root {
  --left-row: #fff4ea; --left-word: #ffc48f; --left-mark: #d9660a;
  --right-row: #e9f8f5; --right-word: #8fdccb; --right-mark: #0b8570;
  --move-row: #f6f1fd; --move-word: #d9c6f7; --move-mark: #7a45c4; --move-link: #6334a8; --none: #eef1f4;
}
@media (prefers-color-scheme: dark) {
  :root {
    --left-row: #2a1f17; --left-word: #7a4310; --left-mark: #f0934a;
    --right-row: #122723; --right-word: #0f5f51; --right-mark: #3fc7ae;
    --move-row: #231c30; --move-word: #50387c; --move-mark: #bd95f5; --move-link: #c9a9f8; --none: #20262e;
  }
}
@media print {
  :root {
    --left-row: #fff; --left-word: #ffdcbd; --left-mark: #a34c05;
    --right-row: #fff; --right-word: #c4eee4; --right-mark: #086353;
    --move-row: #fff; --move-word: #e8dcfb; --move-mark: #5f2fa5; --move-link: #5f2fa5; --none: #f3f3f3;
  }
}
"""

# Words that changed are underlined, too, for who cannot tell the colours apart, and rows have signs.
DIFFERENCE_STYLE = (
    DIFFERENCE_COLOURS
    + """
.difference > td { padding: 0 1.15rem 0.6rem 2.3rem; }
.difference:hover { background: none; }
.difference p { color: var(--muted); font-size: 0.82rem; }
.difference .problem { color: var(--notice); }
.changes > summary {
  display: block; padding: 0.1rem 0 0.1rem 1rem; color: var(--accent); font-size: 0.85rem; border-radius: 0.3rem;
}
.changes > summary::before { left: 0.1rem; top: 0.5rem; border-color: var(--accent); }
.changes[open] > summary::before { top: 0.4rem; }
.changes > p { margin: 0.3rem 0; }
.changes table { margin-top: 0.3rem; border: 1px solid var(--line); }
.changes th { width: auto; padding: 0; border: 0; }
.changes th i { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.changes th.number { width: 3.6rem; }
.changes td, .changes td:first-child, .changes td:last-child {
  padding: 0.25rem 0.5rem; color: var(--ink); border-bottom: 1px solid var(--line); border-radius: 0; text-align: start;
}
.changes .text { white-space: pre-wrap; overflow-wrap: anywhere; }
.changes td.number { padding: 0.25rem 0.3rem; text-align: end; color: var(--muted); font-size: 0.75rem; }
.changes .number span { display: inline-block; width: 1.1em; font-weight: 700; text-align: center; }
.changes td.none { background: var(--none); font-size: 0.82rem; }
.changes .changed .a, .changes .removed .a { background: var(--left-row); }
.changes .changed .b, .changes .added .b { background: var(--right-row); }
.changes .moved .text { background: var(--move-row); }
.changes tr:target { outline: 2px solid var(--accent); outline-offset: -2px; }
del, ins, mark { color: inherit; text-decoration: underline 2px; text-underline-offset: 0.2em; border-radius: 0.2em; }
del { background: var(--left-word); text-decoration-color: var(--left-mark); }
ins { background: var(--right-word); text-decoration-color: var(--right-mark); }
mark, .text a {
  background: var(--move-word); text-decoration: underline dashed 2px; text-decoration-color: var(--move-mark);
}
.changes a { color: var(--move-link); text-underline-offset: 0.2em; }
.changes .text a { color: inherit; }
"""
)


# The bar of a share is as long as its class says: the page's policy lets no style through but this sheet.
_SHARES = "".join(f".s{percent} {{ --share: {percent}% }}\n" for percent in range(101))
STYLE = (
    """
:root {
  color-scheme: light dark;
  --paper: #f5f6f8; --card: #ffffff; --ink: #1c2430; --muted: #5d6878; --line: #e3e7ed; --hover: #f7f9fb;
  --field: #8a95a5;
  --accent: #2f6fde; --track: #e4e9f0; --shadow: 0 1px 2px rgb(20 30 50 / 6%), 0 4px 16px rgb(20 30 50 / 4%);
  --keep: #234fa3; --keep-bg: #e2ecfd; --identical: #11683b; --identical-bg: #dff3e6;
  --near: #85500a; --near-bg: #fcedd3;
  --reference: #4a5565; --reference-bg: #e9edf2; --notice: #7a4a00; --notice-bg: #fdf1dc;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #14181e; --card: #1c2129; --ink: #e4e8ee; --muted: #98a3b3; --line: #2c333e; --hover: #212731;
    --field: #6b7686;
    --accent: #6ea0f7; --track: #303846; --shadow: none;
    --keep: #a3c2fb; --keep-bg: #1d2f50; --identical: #86dba6; --identical-bg: #17372a;
    --near: #f2c37b; --near-bg: #40301a;
    --reference: #b6c0cd; --reference-bg: #2d3540; --notice: #f2c37b; --notice-bg: #362a18;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--paper); color: var(--ink);
  font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", sans-serif;
}
main { max-width: 76rem; margin: 0 auto; padding: 2.75rem 1.5rem 4rem; }
h1 { margin: 0; font-size: 1.9rem; line-height: 1.2; letter-spacing: -0.015em; font-weight: 650; }
h2 { margin: 2.75rem 0 0.9rem; font-size: 1.2rem; font-weight: 650; }
h3 { margin: 0; font-size: 0.95rem; font-weight: 600; }
p { margin: 0; }
bdi { white-space: pre-wrap; }
.lead { margin-top: 0.4rem; color: var(--muted); overflow-wrap: anywhere; }
.note { margin: 0 0 0.9rem; color: var(--muted); max-width: 60rem; }
.notice {
  margin-top: 1.25rem; padding: 0.7rem 1rem; border-radius: 0.6rem; color: var(--notice); background: var(--notice-bg);
}
.card { background: var(--card); border: 1px solid var(--line); border-radius: 0.75rem; box-shadow: var(--shadow); }

.figures {
  display: grid; grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr)); gap: 0.9rem; margin: 1.75rem 0 0;
}
.figures div { display: flex; flex-direction: column-reverse; justify-content: flex-end; padding: 1rem 1.15rem; }
.figures dd {
  margin: 0; font-size: 1.75rem; line-height: 1.2; font-weight: 650; letter-spacing: -0.01em;
  font-variant-numeric: tabular-nums;
}
.figures dt { color: var(--muted); font-size: 0.87rem; }
.figures .gain dd { color: var(--accent); }

details.card { margin-bottom: 0.75rem; }
details.group { content-visibility: auto; contain-intrinsic-size: auto 9rem; scroll-margin-top: 7rem; }
summary {
  display: flex; flex-wrap: wrap; align-items: baseline; gap: 0.15rem 1.25rem; padding: 0.8rem 1.15rem 0.8rem 2.3rem;
  cursor: pointer; list-style: none; position: relative; border-radius: 0.75rem;
}
summary::-webkit-details-marker { display: none; }
summary::before {
  content: ""; position: absolute; left: 1.1rem; top: 1.28rem; width: 0.4rem; height: 0.4rem;
  border: solid var(--muted); border-width: 0 1.5px 1.5px 0; transform: rotate(-45deg);
}
details[open] > summary::before { transform: rotate(45deg); top: 1.18rem; }
summary:hover { background: var(--hover); }
summary:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
summary h3 { flex: 1 1 18rem; overflow-wrap: anywhere; }
.meta { color: var(--muted); font-size: 0.87rem; font-variant-numeric: tabular-nums; }
.meta span + span::before { content: "·"; margin: 0 0.5em; }
.meta strong { color: var(--accent); font-weight: 600; }

table { width: 100%; border-collapse: collapse; font-size: 0.9rem; table-layout: fixed; }
th {
  padding: 0.45rem 0.6rem; text-align: left; white-space: nowrap;
  color: var(--muted); font-weight: 500; font-size: 0.8rem;
  border-top: 1px solid var(--line); border-bottom: 1px solid var(--line);
}
td { padding: 0.55rem 0.6rem; vertical-align: top; border-bottom: 1px solid var(--line); }
tr:last-child td { border-bottom: 0; }
th:first-child, td:first-child { padding-left: 1.15rem; }
th:last-child, td:last-child { padding-right: 1.15rem; }
tbody tr:hover { background: var(--hover); }
tbody tr:last-child td:first-child { border-bottom-left-radius: 0.75rem; }
tbody tr:last-child td:last-child { border-bottom-right-radius: 0.75rem; }
th:nth-child(2) { width: 12.2rem; }
th:nth-child(3) { width: 9.6rem; }
th:nth-child(4) { width: 4.5rem; }
th:nth-child(5) { width: 5rem; text-align: right; }
th:nth-child(6) { width: 9.2rem; }
th:nth-child(7) { width: 6.3rem; text-align: right; }
td:first-child { overflow-wrap: anywhere; }
td:first-child > bdi:first-child { font-weight: 550; }
.keeper td:first-child > bdi:first-child { font-weight: 650; }
td p { font-size: 0.82rem; }
td cite { font-style: normal; }
td p span { display: inline-block; max-width: 100%; }
.folder { display: block; color: var(--muted); font-size: 0.82rem; }
td:nth-child(n + 3) { white-space: nowrap; font-variant-numeric: tabular-nums; }
td:nth-child(5), td:nth-child(7) { text-align: right; }
td:nth-child(4), td:nth-child(6) { color: var(--muted); }
.share::before {
  content: ""; display: inline-block; width: 4.5rem; height: 0.4rem; margin-right: 0.6rem; border-radius: 0.2rem;
  vertical-align: 0.1rem;
  background: linear-gradient(var(--near), var(--near)) 0 / var(--share) no-repeat var(--track);
  print-color-adjust: exact; -webkit-print-color-adjust: exact;
}
.badge {
  display: inline-block; margin: 0 0.3rem 0.2rem 0; padding: 0.05rem 0.6rem; border-radius: 1rem;
  font-size: 0.8rem; font-weight: 550; white-space: nowrap;
}
.keep { color: var(--keep); background: var(--keep-bg); }
.identical, .same-content { color: var(--identical); background: var(--identical-bg); }
.same-text, .looks-alike, .near, .contained { color: var(--near); background: var(--near-bg); }
.reference { color: var(--reference); background: var(--reference-bg); }

.remark { display: block; color: var(--near); font-size: 0.8rem; }
#tools:not([hidden]) {
  position: sticky; top: 0.5rem; z-index: 1; display: flex; flex-wrap: wrap; gap: 0.5rem 1.25rem; align-items: center;
  margin-bottom: 0.9rem; padding: 0.7rem 1.15rem; font-size: 0.87rem;
}
#tools label { display: inline-flex; gap: 0.5rem; align-items: center; }
#tools .search { flex: 1 1 20rem; }
#tools .search input { flex: 1; min-width: 8rem; }
#tools fieldset { display: inline-flex; flex-wrap: wrap; gap: 0.3rem 0.8rem; margin: 0; padding: 0; border: 0; }
#tools legend { float: left; margin-right: 0.3rem; padding: 0; }
#tools label { cursor: pointer; }
#tools fieldset label { gap: 0.3rem; }
#tools .badge { margin: 0; }
#tools :is(input[type="search"], select, button) {
  padding: 0.3rem 0.7rem; border: 1px solid var(--field); border-radius: 0.4rem; background: var(--paper);
  color: var(--ink); font: inherit;
}
#tools button { cursor: pointer; }
#tools button:hover { border-color: var(--accent); }
#tools :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
#tools output { margin-left: auto; font-weight: 600; font-variant-numeric: tabular-nums; }
#tools .keys { flex: 1 1 auto; color: var(--muted); font-size: 0.8rem; }
kbd {
  padding: 0 0.35em; border: 1px solid var(--line); border-radius: 0.25em; background: var(--paper); font: inherit;
}
kbd:not(:first-child) { margin-left: 0.35em; }

.toggle {
  display: flex; align-items: baseline; gap: 0.5rem; margin: 0 0 0.9rem; max-width: 60rem; cursor: pointer;
}
.toggle:has(:checked) ~ #list :is(tr.variant, tr.variant + tr.difference) { display: none; }
.toggle:has(:checked) ~ #list [data-has~="variants"] { display: none; }

.advice { padding: 0 1.15rem 0.8rem 2.3rem; color: var(--muted); font-size: 0.87rem; }
.advice + table { border-top: 1px solid var(--line); }
.problems td { overflow-wrap: anywhere; }
td.message { width: 55%; color: var(--muted); }

.empty { padding: 2.5rem 1.5rem; text-align: center; color: var(--muted); }
dl.facts {
  display: grid; grid-template-columns: minmax(9rem, max-content) 1fr; gap: 0.45rem 2rem;
  margin: 0; padding: 1.1rem 1.15rem;
}
dl.facts dt { color: var(--muted); }
dl.facts dd { margin: 0; overflow-wrap: anywhere; }
dl.facts dd span { display: block; }
footer {
  margin-top: 2.5rem; padding-top: 1.1rem; border-top: 1px solid var(--line); color: var(--muted); font-size: 0.87rem;
}
footer p { max-width: 60rem; margin-bottom: 0.5rem; }

@media (max-width: 46rem) {
  main { padding: 1.5rem 1rem 3rem; }
  .group > table > * > tr > :is(:nth-child(4), :nth-child(5), :nth-child(6)) { display: none; }
  th:nth-child(2) { width: 6.5rem; }
  th:nth-child(3) { width: 4.5rem; }
  .share::before { display: none; }
  #tools:not([hidden]) { position: static; }
  #tools .keys { display: none; }
  dl.facts { grid-template-columns: 1fr; gap: 0.1rem; }
  dl.facts dd { margin-bottom: 0.6rem; }
}
@media print {
  :root {
    color-scheme: light;
    --paper: #fff; --card: #fff; --ink: #000; --muted: #444; --line: #ccc; --accent: #1d4fa8; --track: #ddd;
    --shadow: none;
    --keep: #1b3f86; --keep-bg: #fff; --identical: #0c4f2c; --identical-bg: #fff;
    --near: #6b3f05; --near-bg: #fff; --reference: #333; --reference-bg: #fff;
    --notice: #5a3600; --notice-bg: #fff;
  }
  @page {
    margin: 14mm;
    @bottom-right { content: counter(page) " / " counter(pages); font: 8pt sans-serif; color: #444; }
  }
  #tools:not([hidden]) { display: none; }
  html { font-size: 10.5px; }
  body { font-size: 9pt; }
  main { max-width: none; padding: 0; }
  h2 { margin: 2rem 0 0.7rem; break-after: avoid; }
  .figures { grid-template-columns: repeat(5, 1fr); }
  .figures div { padding: 0.7rem 0.9rem; }
  .card { border-radius: 0.3rem; }
  .badge { border: 1px solid currentColor; padding: 0 0.5rem; }
  .share::before { width: 3rem; margin-right: 0.4rem; }
  details.group { content-visibility: visible; }
  details.group:not(:has(.changes[open], tbody > tr:nth-child(12))) { break-inside: avoid; }
  details.card::details-content { content-visibility: visible; display: block; }
  .card > summary { padding-left: 1.15rem; break-after: avoid; }
  .card > summary::before { display: none; }
  del, ins, mark { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  .advice { padding-left: 1.15rem; }
  .toggle:not(:has(:checked)) { display: none; }
  tr { break-inside: avoid; }
  table { font-size: 8pt; }
  th:nth-child(2) { width: 8.4rem; }
  th:nth-child(3) { width: 8.4rem; }
}
"""
    + _SHARES
    + DIFFERENCE_STYLE
)
