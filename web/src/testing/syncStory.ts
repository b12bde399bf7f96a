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
  const session = createSessionSync(fake.environment);
  /** Runs all pending work that needs no time to pass. */
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return {
    ...fake,
    session,
    settle,
    last: () => {
      const request = fake.requests.at(-1);
      if (request === undefined) throw new Error("No request was made");
      return request;
    },
  };
}

/** Creates a session sync that has begun to exchange the token `t1`. */
export async function begunSync(options?: Parameters<typeof syncStory>[0]) {
  const story = syncStory(options);
  const result = story.session.sync("t1");
  await story.settle();
  return { ...story, result };
}

/** The result of a successful sync. */
export const synced = { ok: true, redirectPath: "/sales" };
