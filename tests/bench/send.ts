import { post } from "../functions/site.ts";

/** What is sent in a call; see `post`. */
export type Sent = { path: string; body?: unknown } & Parameters<typeof post>[1];

/**
 * Makes a call, to its answer's last byte.
 *
 * @param expected the answer's status; a call that fails is not what is to be measured
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
