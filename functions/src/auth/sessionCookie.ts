/** The only cookie that Hosting passes on to a function. */
const name = "__session";

// HttpOnly: no script reads it. Lax rather than Strict: a link in one of our e-mails opens the
// portal from another site, and the session has to come along; it stays away from cross-site
// POSTs, which the check of Origin refuses besides.
const attributes = "Path=/; HttpOnly; Secure; SameSite=Lax";

/**
 * The `Set-Cookie` header that stores a session.
 *
 * @param value the session cookie as the identity service made it
 * @param lifetime in seconds
 */
export function setSessionCookie(value: string, lifetime: number): string {
  return `${name}=${value}; Max-Age=${lifetime}; ${attributes}`;
}

/** The `Set-Cookie` header that removes a session. */
export function clearSessionCookie(): string {
  return `${name}=; Max-Age=0; ${attributes}`;
}

/** The session in a `Cookie` header, or null where there is none. */
export function sessionCookieIn(header: string | undefined): string | null {
  for (const pair of header?.split(";") ?? []) {
    const [key, ...value] = pair.split("=");
    if (key?.trim() === name) return value.join("=").trim() || null;
  }
  return null;
}
