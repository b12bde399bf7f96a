import { mailedLinkIn, type MailedLink } from "./mailedLink.ts";

/**
 * The mailed link that led to this document. It is removed from the address at once: there it could
 * be read over a shoulder, stay in the history, and leak to anything that reads addresses. The
 * history entry keeps it, because a browser short of memory reloads a background page.
 */
export function takeMailedLink(): MailedLink | null {
  const { origin, pathname, search } = location;
  if (search === "") return mailedLinkIn(origin + pathname + rememberedSearch());
  history.replaceState({ [memory]: search }, "", pathname);
  return mailedLinkIn(origin + pathname + search);
}

const memory = "mailedLink";

function rememberedSearch(): string {
  const state: unknown = history.state;
  if (typeof state !== "object" || state === null) return "";
  const search: unknown = Reflect.get(state, memory);
  return typeof search === "string" ? search : "";
}
