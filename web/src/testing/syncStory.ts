import { onTestFinished, vi } from "vitest";

import { createSessionSync } from "../session/sessionSync.ts";
import { fakeSessionEnvironment } from "./fakeSessionEnvironment.ts";

/** Creates a session sync in a fake environment with fake timers, which the test advances. */
export function syncStory(options?: Parameters<typeof fakeSessionEnvironment>[0]) {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const fake = fakeSessionEnvironment(options);
  return {
    ...fake,
    session: createSessionSync(fake.environment),
    /** Runs all pending work that needs no time to pass. */
    settle: () => vi.advanceTimersByTimeAsync(0),
    /** The last request. */
    last: () => {
      const request = fake.requests.at(-1);
      if (request === undefined) throw new Error("No request was made");
      return request;
    },
  };
}

/** The result of a successful sync. */
export const synced = { ok: true, redirectPath: "/sales" };
