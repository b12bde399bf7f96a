/** Escapes text for HTML: between tags, or in an attribute with either kind of quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => references[character] ?? character);
}

const references: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  // HTML 4, which some mail programs read, has no `&apos;`.
  "'": "&#39;",
};
