/** The only cookie that Hosting passes on to a function. */
const name = "__session";

// HttpOnly keeps scripts from reading it. Lax instead of Strict, because links in our emails open
// the portal from another site and must include the session. Cross-site POSTs do not carry it, and
// the `Origin` check rejects them as well.
const attributes = "Path=/; HttpOnly; Secure; SameSite=Lax";

/**
 * The `Set-Cookie` header that stores a session.
 *
 * @param value the session cookie from the identity service
 * @param lifetime in seconds
 */
export function setSessionCookie(value: string, lifetime: number): string {
  return `${name}=${value}; Max-Age=${lifetime}; ${attributes}`;
}

/** The `Set-Cookie` header that removes a session. */
export function clearSessionCookie(): string {
  return `${name}=; Max-Age=0; ${attributes}`;
}

/** The session in a `Cookie` header, or null. */
export function sessionCookieIn(header: string | undefined): string | null {
  for (const pair of header?.split(";") ?? []) {
    const [key, ...value] = pair.split("=");
    if (key?.trim() === name) return value.join("=").trim() || null;
  }
  return null;
}
