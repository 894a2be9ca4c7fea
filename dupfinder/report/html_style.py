"""The style sheet of the HTML report: calm, legible in light and dark, and on paper."""

STYLE = """
:root {
  color-scheme: light dark;
  --paper: #f5f6f8; --card: #ffffff; --ink: #1c2430; --muted: #5d6878; --line: #e3e7ed; --hover: #f7f9fb;
  --accent: #2f6fde; --track: #e4e9f0; --shadow: 0 1px 2px rgb(20 30 50 / 6%), 0 4px 16px rgb(20 30 50 / 4%);
  --keep: #11683b; --keep-bg: #dff3e6; --identical: #234fa3; --identical-bg: #e2ecfd;
  --same-text: #5b3ba6; --same-text-bg: #ece5fb; --near: #85500a; --near-bg: #fcedd3;
  --reference: #4a5565; --reference-bg: #e9edf2; --notice: #7a4a00; --notice-bg: #fdf1dc;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #14181e; --card: #1c2129; --ink: #e4e8ee; --muted: #98a3b3; --line: #2c333e; --hover: #212731;
    --accent: #6ea0f7; --track: #303846; --shadow: none;
    --keep: #86dba6; --keep-bg: #17372a; --identical: #a3c2fb; --identical-bg: #1d2f50;
    --same-text: #cbb6f8; --same-text-bg: #33284f; --near: #f2c37b; --near-bg: #40301a;
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

details.group { margin-bottom: 0.75rem; content-visibility: auto; contain-intrinsic-size: auto 9rem; }
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
.document { overflow-wrap: anywhere; }
th.badges { width: 12.2rem; }
th.similarity { width: 9.6rem; }
th.format { width: 4.5rem; }
th.words { width: 5rem; }
th.date { width: 9.2rem; }
th.size { width: 6.3rem; }
.document b { font-weight: 550; }
.keeper .document b { font-weight: 650; }
.about { display: block; font-size: 0.82rem; }
.about cite { font-style: normal; }
.about span { display: inline-block; max-width: 100%; }
.folder { display: block; color: var(--muted); font-size: 0.82rem; }
.number, .date { white-space: nowrap; font-variant-numeric: tabular-nums; }
.number { text-align: right; }
.date, .format { color: var(--muted); white-space: nowrap; }
.similarity { white-space: nowrap; font-variant-numeric: tabular-nums; }
.similarity span { display: inline-block; min-width: 3.8em; text-align: right; }
.bar { width: 4.5rem; height: 0.4rem; border-radius: 0.2rem; vertical-align: 0.1rem; }
.bar .track { fill: var(--track); }
.bar .share { fill: var(--accent); }
.badge {
  display: inline-block; margin: 0 0.3rem 0.2rem 0; padding: 0.05rem 0.6rem; border-radius: 1rem;
  font-size: 0.8rem; font-weight: 550; white-space: nowrap;
}
.keep { color: var(--keep); background: var(--keep-bg); }
.identical { color: var(--identical); background: var(--identical-bg); }
.same-text { color: var(--same-text); background: var(--same-text-bg); }
.near, .contained { color: var(--near); background: var(--near-bg); }
.reference { color: var(--reference); background: var(--reference-bg); }

.remark { display: block; color: var(--near); font-size: 0.8rem; }
.toggle {
  display: flex; align-items: baseline; gap: 0.5rem; margin: 0 0 0.9rem; max-width: 60rem; cursor: pointer;
}
.toggle:has(:checked) ~ .group tr.variant { display: none; }
.toggle:has(:checked) ~ .group:not(:has(tbody tr:not(.keeper, .variant))) { display: none; }

.advice { padding: 0 1.15rem 0.8rem 2.3rem; color: var(--muted); font-size: 0.87rem; }
.advice + table { border-top: 1px solid var(--line); }
.message { width: 55%; color: var(--muted); overflow-wrap: anywhere; }

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
  .format, .words, .date { display: none; }
  th.badges { width: 6.5rem; }
  th.similarity { width: 4.5rem; }
  .bar { display: none; }
  dl.facts { grid-template-columns: 1fr; gap: 0.1rem; }
  dl.facts dd { margin-bottom: 0.6rem; }
}
@media print {
  :root {
    color-scheme: light;
    --paper: #fff; --card: #fff; --ink: #000; --muted: #444; --line: #ccc; --accent: #1d4fa8; --track: #ddd;
    --shadow: none;
    --keep: #0c4f2c; --keep-bg: #fff; --identical: #1b3f86; --identical-bg: #fff; --same-text: #47308a;
    --same-text-bg: #fff; --near: #6b3f05; --near-bg: #fff; --reference: #333; --reference-bg: #fff;
    --notice: #5a3600; --notice-bg: #fff;
  }
  @page { margin: 14mm; }
  html { font-size: 10.5px; }
  body { font-size: 9pt; }
  main { max-width: none; padding: 0; }
  h2 { margin: 2rem 0 0.7rem; break-after: avoid; }
  .figures { grid-template-columns: repeat(5, 1fr); }
  .figures div { padding: 0.7rem 0.9rem; }
  .card { border-radius: 0.3rem; }
  .badge { border: 1px solid currentColor; padding: 0 0.5rem; }
  .bar { width: 3rem; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  details.group { content-visibility: visible; }
  details::details-content { content-visibility: visible; display: block; }
  summary { padding-left: 1.15rem; break-after: avoid; }
  summary::before { display: none; }
  .advice { padding-left: 1.15rem; }
  .toggle:not(:has(:checked)) { display: none; }
  tr { break-inside: avoid; }
  table { font-size: 8pt; }
  th.badges { width: 8.4rem; }
  th.similarity { width: 8.4rem; }
}
"""
