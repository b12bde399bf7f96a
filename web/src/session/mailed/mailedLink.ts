/** One of our mailed links, parsed from its address without asking the server. */
export interface MailedLink {
  /** The purpose of the link. */
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
