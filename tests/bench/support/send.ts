import { post } from "../../functions/support/site.ts";

/** The request of a call; see `post`. */
export type Sent = { path: string; body?: unknown } & Parameters<typeof post>[1];

/**
 * Makes a call and waits for the answer's last byte.
 *
 * @param expected the answer's status; fails for another one, because a failed call must not be
 *   measured
 * @returns how long it took, in milliseconds
 */
export async function send({ path, ...sent }: Sent, expected = 200): Promise<number> {
  const begun = performance.now();
  const response = await post(path, sent);
  const text = await response.text();
  const time = performance.now() - begun;
  if (response.status !== expected) throw new Error(`${path}: ${response.status} ${text}`);
  return time;
}
