import { expect } from "vitest";

/** Up to `allowed` calls at once, and as many again spread over each further `window` in seconds. */
type Limit = { allowed: number; window: number };

/**
 * Asserts that so many calls are accepted, and the next one is refused. On a busy machine more are
 * accepted, because one more is allowed with each part of the window.
 *
 * @returns the refusal
 */
export async function expectLimit(
  { allowed, window }: Limit,
  { accepted, refused = 429 }: { accepted: number; refused?: number },
  call: () => Promise<Response>,
): Promise<Response> {
  const begun = performance.now();
  for (let calls = 0; ; calls += 1) {
    // oxlint-disable-next-line no-await-in-loop -- counted one after the other
    const answer = await call();
    if (answer.status === refused) {
      expect(calls).toBeGreaterThanOrEqual(allowed);
      return answer;
    }
    const seconds = (performance.now() - begun) / 1_000;
    const more = Math.floor((seconds * allowed) / window);
    expect({ calls, status: answer.status, isAllowed: calls < allowed + more }).toEqual({
      calls,
      status: accepted,
      isAllowed: true,
    });
  }
}
