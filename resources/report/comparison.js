"use strict";
{
  const changes = document.querySelectorAll("tr.first");
  const bar = document.querySelector("nav");
  const place = bar.querySelector("output");
  let current = -1;
  const go = (step) => {
    if (!changes.length) return;
    if (current < 0) current = step > 0 ? 0 : changes.length - 1;
    else {
      changes[current].classList.remove("current");
      current = (current + step + changes.length) % changes.length;
    }
    const row = changes[current];
    row.classList.add("current");
    row.tabIndex = -1;
    row.focus({ preventScroll: true });
    row.scrollIntoView({ block: "center" });
    place.textContent = `{place}`;
  };
  bar.querySelector(".previous").addEventListener("click", () => go(-1));
  bar.querySelector(".next").addEventListener("click", () => go(1));
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === "n") go(1);
    if (event.key === "p") go(-1);
  });
  place.textContent = changes.length === 1 ? "{one}" : `{several}`;
  bar.hidden = !changes.length;
}
