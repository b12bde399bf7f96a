import { cookieSet, fakeSessionEnvironment, tokenUser } from "./fakeSessionEnvironment.ts";
import { onSignOut } from "../session/signOutFlow.ts";
import { createSession } from "../session/session.ts";
import { onTestFinished, vi } from "vitest";

/** Creates a session in a fake environment with fake timers, which the test advances. */
export function sessionStory(options?: Parameters<typeof fakeSessionEnvironment>[0]) {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
    localStorage.clear();
    sessionStorage.clear();
  });
  const fake = fakeSessionEnvironment(options);
  const session = createSession(fake.environment);
  return {
    ...fake,
    session,
    request: (index: number) => {
      const request = fake.requests[index];
      if (request === undefined) throw new Error(`There is no request ${index}`);
      return request;
    },
    /** Registers a sign-out cleanup that records an event. */
    cleanup: (work: () => void | Promise<void> = () => {}) => {
      const unregister = onSignOut(async () => {
        await work();
        fake.events.push("cleaned up");
      });
      onTestFinished(unregister);
    },
  };
}

/** A session story with a salesperson signed in and synced, in the portal by default. */
export async function signedInStory(options?: Parameters<typeof fakeSessionEnvironment>[0]) {
  const story = sessionStory(options);
  story.session.start();
  story.emitUser(tokenUser({ role: "sales" }));
  await settle();
  story.request(0).answer(200, cookieSet);
  await settle();
  story.events.splice(0);
  return story;
}

/** Signs out with a server that confirms it. */
export async function signOutOf({ session, request }: ReturnType<typeof sessionStory>) {
  const done = session.signOut();
  await settle();
  request(1).answer(200, { signedOut: true });
  await done;
}

/** Runs all pending work that needs no time to pass. */
export async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
}
