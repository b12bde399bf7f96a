import { onTestFinished, vi } from "vitest";

import { createSessionSync } from "../session/sessionSync.ts";
import { fakeSessionEnvironment } from "./fakeSessionEnvironment.ts";

/** A session sync in a world of its own. Time stands still: the test moves it. */
export function syncStory(options?: Parameters<typeof fakeSessionEnvironment>[0]) {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const world = fakeSessionEnvironment(options);
  return {
    ...world,
    session: createSessionSync(world.environment),
    /** Lets everything happen that needs no time. */
    settle: () => vi.advanceTimersByTimeAsync(0),
    /** The last request. */
    last: () => {
      const request = world.requests.at(-1);
      if (request === undefined) throw new Error("No request was made");
      return request;
    },
  };
}

/** How a sync ends that goes well. */
export const synced = { ok: true, redirectPath: "/sales" };
