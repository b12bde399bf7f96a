import { mailedLinkIn, type MailedLink } from "./mailedLink.ts";

/**
 * The link that has led to this document. It is taken out of the address at once: there it would be
 * seen over a shoulder, kept in the history, and handed to whoever reads addresses. The history entry
 * remembers it, because a browser short of memory loads a page anew while its user looks elsewhere.
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
