/** Translates each page as browsers do: two elements take the place of each text. */
new MutationObserver(translate).observe(document, { childList: true, subtree: true });

function translate() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    if (text.parentElement === null || text.parentElement.closest("font, option, style") !== null)
      continue;
    const outer = document.createElement("font");
    const inner = outer.appendChild(document.createElement("font"));
    inner.textContent = text.textContent;
    text.parentElement.replaceChild(outer, text);
  }
}
