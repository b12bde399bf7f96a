/** One of our mailed links, parsed from its address without asking the server. */
export interface MailedLink {
  mode: LinkMode;
  /** The one-time secret. */
  code: string;
  /** The complete link as it was in the email. */
  href: string;
}

export type LinkMode = (typeof modes)[number];

const modes = ["resetPassword", "verifyEmail", "signIn"] as const;

/** Parses an address as a mailed link; null if it is not one or lacks a part. */
export function mailedLinkIn(href: string): MailedLink | null {
  const query = new URL(href).searchParams;
  const mode = modes.find((candidate) => candidate === query.get("mode"));
  const code = query.get("oobCode") ?? "";
  // The web SDK accepts a link only with its API key.
  if (mode === undefined || code === "" || !query.get("apiKey")) return null;
  return { mode, code, href };
}

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
