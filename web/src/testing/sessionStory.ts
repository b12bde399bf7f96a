import { cookieSet, fakeSessionEnvironment, tokenUser } from "./fakeSessionEnvironment.ts";
import { onSignOut } from "../session/signOutCleanups.ts";
import { createSession } from "../session/session.ts";
import { onTestFinished, vi } from "vitest";

/** A session in a world of its own. Time stands still: the test moves it. */
export function sessionStory(options?: Parameters<typeof fakeSessionEnvironment>[0]) {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
    localStorage.clear();
    sessionStorage.clear();
  });
  const world = fakeSessionEnvironment(options);
  const session = createSession(world.environment);
  return {
    ...world,
    session,
    request: (index: number) => {
      const request = world.requests[index];
      if (request === undefined) throw new Error(`There is no request ${index}`);
      return request;
    },
    /** Registers a clean-up that leaves its trace among the events. */
    cleanup: (work: () => void | Promise<void> = () => {}) => {
      const unregister = onSignOut(async () => {
        await work();
        world.events.push("cleaned up");
      });
      onTestFinished(unregister);
    },
  };
}

/** The story of a salesperson who is signed in and synced, in the portal unless said otherwise. */
export async function signedInStory(options?: Parameters<typeof fakeSessionEnvironment>[0]) {
  const story = sessionStory(options);
  story.session.start();
  story.tell(tokenUser({ role: "sales" }));
  await settle();
  story.request(0).answer(200, cookieSet);
  await settle();
  story.events.splice(0);
  return story;
}

/** Lets everything happen that needs no time. */
export async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
}
