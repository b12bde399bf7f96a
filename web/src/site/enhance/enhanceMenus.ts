/** Closes an open header menu on Escape and on a click outside. */
export function enhanceMenus(): void {
  document.addEventListener("click", (event) => {
    const inside = event.target instanceof Element ? event.target.closest("[data-menu]") : null;
    for (const menu of openMenus()) {
      if (menu !== inside) menu.open = false;
    }
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    for (const menu of openMenus()) {
      menu.open = false;
      menu.querySelector("summary")?.focus();
    }
  });
}

function openMenus(): NodeListOf<HTMLDetailsElement> {
  return document.querySelectorAll("details[data-menu][open]");
}
