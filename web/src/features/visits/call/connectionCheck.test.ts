import { beforeEach, expect, test, vi } from "vitest";

import { checkConnection } from "./connectionCheck.ts";

beforeEach(() => vi.useFakeTimers());
type Candidate = { type: string } | null;

/** A fake connection that gathers candidates of `kinds`, then completes if `ends` is true. */
function finds(kinds: readonly string[], ends: boolean) {
  const closed = vi.fn();
  const connection: Parameters<typeof checkConnection>[0] = Object.assign(Object.create(null), {
    onicecandidate: null,
    createDataChannel: vi.fn(),
    close: closed,
    async setLocalDescription(this: { onicecandidate: (event: { candidate: Candidate }) => void }) {
      await Promise.resolve();
      for (const type of kinds) this.onicecandidate({ candidate: { type } });
      if (ends) this.onicecandidate({ candidate: null });
    },
  });
  return { connection, closed };
}

test.each([
  ["a relay that is reached", ["host", "relay"], true, "relayed"],
  ["a relay that is not", ["host", "srflx"], true, "relayBlocked"],
  ["no relay to reach", ["host"], false, "direct"],
  ["no way at all", [], false, "blocked"],
  ["no way at all, with a relay", [], true, "blocked"],
])("gives the right verdict with %s", async (_, kinds, hasRelay, verdict) => {
  const { connection, closed } = finds(kinds, true);
  expect(await checkConnection(connection, hasRelay)).toBe(verdict);
  expect(closed).toHaveBeenCalledOnce();
});

test("stops waiting for candidates after six seconds", async () => {
  const { connection } = finds(["host"], false);
  const verdict = checkConnection(connection, true);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(await verdict).toBe("relayBlocked");
});
