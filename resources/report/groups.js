"use strict";
{
  const AT_ONCE = 100, MOST_PRINTED = 2000, SLICE_MS = 30, PAUSE_MS = 5;
  const list = document.getElementById("list");
  const form = document.getElementById("tools");
  const more = document.getElementById("more");
  const toggle = document.querySelector(".toggle input");

  const HEAD = new RegExp('<details class="group card" data-gain="(\\d+)" data-least="([\\d.e-]+)"'
    + ' data-size="(\\d+)" data-newest="(-?\\d+)" data-has="([a-z -]*)"');
  const NAME = /<h3><bdi>(.*?)<\/bdi>/s;
  const ENTITIES = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", hellip: "\u2026", ndash: "\u2013", nbsp: " " };

  const plain = (html) => html.replace(/<[^>]*>/g, " ").replace(/&(#?\w+);/g, (all, name) => ENTITIES[name] ?? all);
  const folded = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const firstCells = (html) => {
    let found = "";
    for (let row = html.indexOf("<tr"); row >= 0; row = html.indexOf("<tr", row + 3)) {
      const start = html.indexOf(">", row) + 1;
      if (html.startsWith("<td>", start)) found += html.slice(start, html.indexOf("</td>", start)) + "\n";
    }
    return found;
  };

  class Group {
    constructor(html, node) {
      const [, gain, least, size, newest, has] = HEAD.exec(html);
      this.html = node ? null : html;
      this.node = node;
      this.gain = Number(gain);
      this.least = Number(least);
      this.size = Number(size);
      this.newest = Number(newest);
      this.has = has.split(" ");
      this.words = null;
      this.title = null;
    }
    get source() { return this.html ?? this.node.outerHTML; }
    get text() {
      this.words ??= folded(plain(firstCells(this.source)));
      return this.words;
    }
    get name() {
      this.title ??= folded(plain(NAME.exec(this.source)[1]));
      return this.title;
    }
    element(open) {
      if (!this.node) {
        const template = document.createElement("template");
        template.innerHTML = this.html;
        this.node = template.content.firstElementChild;
        this.node.open = open;
      }
      return this.node;
    }
  }

  const readGroups = () => {
    const groups = [];
    for (const child of [...list.children]) {
      if (child.tagName !== "NOSCRIPT") {
        groups.push(new Group(child.outerHTML, child));
        continue;
      }
      const text = child.textContent;
      for (let start = text.indexOf('<details class="group'); start >= 0;) {
        const next = text.indexOf('<details class="group', start + 1);
        groups.push(new Group(next < 0 ? text.slice(start) : text.slice(start, next), null));
        start = next;
      }
      child.remove();
    }
    return groups;
  };

  const collator = new Intl.Collator(undefined, { numeric: true });
  const byName = (a, b) => collator.compare(a.name, b.name);
  const ORDERS = {
    gain: null,
    name: byName,
    alike: (a, b) => b.least - a.least,
    different: (a, b) => a.least - b.least,
    size: (a, b) => b.size - a.size,
    newest: (a, b) => b.newest - a.newest,
    oldest: (a, b) => a.newest - b.newest,
  };

  const start = () => {
    const groups = readGroups();
    const fields = form.elements;
    const relations = [...form.querySelectorAll("[name=relation]")];
    const sorted = new Map([["gain", groups]]);
    let found = groups, shown = 0, open = true;

    const inOrder = (order) => {
      if (!sorted.has(order)) sorted.set(order, [...groups].sort(ORDERS[order]));
      return sorted.get(order);
    };
    const atEnd = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) showMore(AT_ONCE);
    }, { rootMargin: "1500px" });
    const showMore = (count) => {
      const next = found.slice(shown, shown + count);
      list.append(...next.map((group) => group.element(open)));
      shown += next.length;
      more.hidden = shown >= found.length;
      more.textContent = `{more}`;
      atEnd.unobserve(more);
      atEnd.observe(more);  // anew: it says only what changes
    };
    const show = () => {
      list.replaceChildren();
      shown = 0;
      showMore(AT_ONCE);
      const total = groups.length.toLocaleString("{language}");
      const noun = groups.length === 1 ? "{group}" : "{groups}";
      fields.count.value = found.length === groups.length ? `${total} ${noun}`
        : `{some}`;
    };
    const update = () => {
      const words = folded(fields.search.value).split(/\s+/).filter(Boolean);
      const wanted = relations.filter((box) => box.checked).map((box) => box.value);
      const anyRelation = wanted.length === relations.length;
      const noVariants = Boolean(toggle?.checked);
      found = inOrder(fields.sort.value).filter((group) =>
        (anyRelation || group.has.some((one) => wanted.includes(one)))
        && !(noVariants && group.has.includes("variants"))
        && words.every((word) => group.text.includes(word)));
      show();
    };
    const remember = () => {
      const state = new URLSearchParams();
      if (fields.search.value) state.set("search", fields.search.value);
      if (fields.sort.value !== "gain") state.set("sort", fields.sort.value);
      if (!relations.every((box) => box.checked)) {
        state.set("relation", relations.filter((box) => box.checked).map((box) => box.value).join(","));
      }
      try { history.replaceState(null, "", `#${state}`); } catch { /* a page inside of another may not */ }
    };
    const recall = () => {
      const state = new URLSearchParams(location.hash.slice(1));
      fields.search.value = state.get("search") ?? "";
      const order = state.get("sort");
      fields.sort.value = order in ORDERS ? order : "gain";
      const wanted = state.get("relation")?.split(",");
      for (const box of relations) box.checked = !wanted || wanted.includes(box.value);
    };
    const setAll = (value) => {
      open = value;
      for (const group of groups) if (group.node) group.node.open = open;
      fields.all.textContent = open ? "{close_all}" : "{open_all}";
    };
    const go = (step) => {
      const nodes = found.slice(0, shown).map((group) => group.node);
      const current = nodes.indexOf(document.activeElement.closest?.("details.group"));
      const node = nodes[Math.max(0, Math.min(nodes.length - 1, current + step))];
      const summary = node?.querySelector("summary");
      summary?.focus({ preventScroll: true });
      summary?.scrollIntoView({ block: "nearest" });
    };

    let waiting = 0;
    const changed = () => { remember(); update(); };
    fields.search.addEventListener("input", () => { clearTimeout(waiting); waiting = setTimeout(changed, 120); });
    form.addEventListener("change", changed);
    form.addEventListener("submit", (event) => { event.preventDefault(); changed(); });
    fields.all.addEventListener("click", () => setAll(!open));
    toggle?.addEventListener("change", update);
    addEventListener("hashchange", () => {
      if (!document.getElementById(location.hash.slice(1))) { recall(); update(); }
    });
    document.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      if (event.key === "Escape" && document.activeElement === fields.search) {
        fields.search.value = "";
        changed();
        fields.search.blur();
      }
      if (event.target.matches("input, select, textarea")) return;
      if (event.key === "/") { event.preventDefault(); fields.search.focus(); fields.search.select(); }
      if (event.key === "j") go(1);
      if (event.key === "k") go(-1);
      if (event.key === "e") setAll(!open);
    });
    addEventListener("beforeprint", () => {
      showMore(Math.max(0, MOST_PRINTED - shown));
      if (!more.hidden) {
        more.textContent = `{printed}`;
      }
    });

    // What is searched is prepared while nobody waits for it.
    let prepared = 0;
    const prepare = () => {
      const end = performance.now() + SLICE_MS;
      while (prepared < groups.length && performance.now() < end) { void groups[prepared].text; prepared += 1; }
      if (prepared < groups.length) setTimeout(prepare, PAUSE_MS);
    };
    recall();
    setAll(true);
    form.hidden = false;
    update();
    setTimeout(prepare);
  };
  if (list) start();
}
