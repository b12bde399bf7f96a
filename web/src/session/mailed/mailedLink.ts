/** A link of ours from a mail, as far as it can be told without asking anybody. */
export interface MailedLink {
  /** What it is for. */
  mode: LinkMode;
  /** The secret that makes it work once. */
  code: string;
  /** All of it, as it stood in the mail. */
  href: string;
}

export type LinkMode = (typeof modes)[number];

const modes = ["resetPassword", "verifyEmail", "signIn"] as const;

/** The link that an address is; null where it is none, or has lost a part on its way. */
export function mailedLinkIn(href: string): MailedLink | null {
  const query = new URL(href).searchParams;
  const mode = modes.find((candidate) => candidate === query.get("mode"));
  const code = query.get("oobCode") ?? "";
  // The web SDK reads a link only with its key.
  if (mode === undefined || code === "" || !query.get("apiKey")) return null;
  return { mode, code, href };
}
