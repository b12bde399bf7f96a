import { randomBytes } from "node:crypto";

import { emulators } from "../../emulators.ts";

/** The site's base URL, which its pages name as their origin. */
export const site = emulators.hosting;

/** Where calls go: to the functions in this process, or else to Hosting, which passes them on. */
export const server = process.env["SALVIA_FUNCTIONS_URL"] ?? site;

/**
 * Calls the site as one of its pages does, each time from another network address.
 *
 * @param sent.session the value of the session cookie, the only one a function receives in the
 *   cloud
 * @param sent.to a function instance to call instead
 */
export function post(
  path: string,
  sent: { body?: unknown; session?: string; headers?: Record<string, string>; to?: string } = {},
): Promise<Response> {
  return fetch((sent.to ?? server) + path, {
    method: "POST",
    headers: {
      origin: site,
      "sec-fetch-site": "same-origin",
      ...fromSomewhere(),
      ...(sent.body !== undefined && { "content-type": "application/json" }),
      ...(sent.session !== undefined && { cookie: `__session=${sent.session}` }),
      ...sent.headers,
    },
    ...(sent.body !== undefined && { body: JSON.stringify(sent.body) }),
  });
}

/** Calls the site as a signed-in user. */
export function postAs(
  idToken: string,
  path: string,
  body: unknown = {},
  headers: Record<string, string> = {},
): Promise<Response> {
  return post(path, { body, headers: { authorization: `Bearer ${idToken}`, ...headers } });
}

/** The headers of a call from a unique network address, through an edge of its own. */
export function fromSomewhere(): Record<string, string> {
  const address = someAddress();
  return { "fastly-client-ip": address, "x-forwarded-for": address };
}

/** A network address that no other call uses. */
export function someAddress(): string {
  return `2001:db8:${randomBytes(4)
    .toString("hex")
    .replace(/(?=.{4}$)/, ":")}::1`;
}

/** The statuses of answers that arrived in any order. */
export function sortedStatuses(answers: readonly { status: unknown }[]): number[] {
  return answers.map(({ status }) => Number(status)).toSorted((a, b) => a - b);
}

/** Exchanges an ID token for a session. */
export function exchange(
  idToken: string,
  sent: { session?: string; headers?: Record<string, string> } = {},
): Promise<Response> {
  return post("/api/auth/handler", { body: { idToken }, ...sent });
}

/** The cookie that an answer sets: its value, and its attributes in alphabetical order. */
export function cookieOf(response: Response): { value: string; attributes: string[] } | null {
  const [cookie, ...more] = response.headers.getSetCookie();
  if (more.length > 0) throw new Error("More than one cookie.");
  const [pair, ...attributes] = cookie?.split("; ") ?? [];
  if (pair === undefined) return null;
  if (!pair.startsWith("__session=")) throw new Error(`Another cookie: ${pair}`);
  return { value: pair.slice("__session=".length), attributes: attributes.toSorted() };
}
