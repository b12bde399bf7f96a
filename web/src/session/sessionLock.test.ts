// @vitest-environment jsdom
import { expect, test, vi } from "vitest";

import { settle, signedInStory } from "../testing/sessionStory.ts";
import { cookieSet, tokenUser } from "../testing/fakeSessionEnvironment.ts";
import { withPassword } from "./signInMethod.ts";

const ana = { uid: "ana", role: "sales" };
const at = { path: "/medical/tasks" };
/** A provider that never answers. */
const never = new Promise<void>(() => {});
const carryOut = (change: () => void) => change();

/** Locks a session and waits until the server has signed it out. */
async function lockedStory() {
  const story = await signedInStory(at);
  const { session, request } = story;
  const locking = session.lock(carryOut);
  await settle();
  request(1).answer(200, { signedOut: true });
  await locking;
  return story;
}

test("hides all views, then signs out here and on the server without navigating", async () => {
  const { session, events, request, navigations } = await signedInStory(at);
  const locking = session.lock((change) => {
    change();
    events.push("hidden");
  });
  expect(session.getState()).toMatchObject({ user: null, locked: ana });
  await settle();
  expect(events).toEqual(["hidden", "provider signed out", "request /api/auth/session-logout"]);
  request(1).answer(200, { signedOut: true });
  await locking;
  expect(session.getState()).toMatchObject({ user: null, loading: false, locked: ana });
  expect(navigations).toEqual([]);
});

test("restores the page with a new cookie when the locked-out user signs in", async () => {
  const { session, request, requests, navigations } = await lockedStory();
  const signingIn = session.signIn(withPassword("ana@example.com", "salvia-demo"));
  await settle();
  expect(requests).toHaveLength(3);
  request(2).answer(200, cookieSet);
  expect(await signingIn).toMatchObject({ kind: "signed-in" });
  expect(session.getState()).toMatchObject({ user: ana, locked: null, failure: null });
  expect(navigations).toEqual([]);
});

test("stays locked after a wrong password", async () => {
  const { session } = await lockedStory();
  const outcome = await session.signIn(withPassword("ana@example.com", "guessed"));
  expect(outcome).toMatchObject({ kind: "refused", failure: { code: "wrong-credentials" } });
  expect(session.getState()).toMatchObject({ user: null, locked: ana });
});

test("stays locked when a token that was in flight at the lock arrives", async () => {
  const story = await signedInStory(at);
  const { session, emitUser } = story;
  const leave = vi.spyOn(story.environment, "signOutOfProvider").mockResolvedValueOnce();
  void session.lock(carryOut);
  emitUser(tokenUser({ role: "sales", token: "renewed" }));
  await settle();
  expect(leave).toHaveBeenCalled();
  expect(session.getState()).toMatchObject({ user: null, locked: ana });
});

test("stays locked when a sync is running, without going to the login page", async () => {
  const { session, emitUser, navigations, environment } = await signedInStory(at);
  vi.spyOn(environment, "signOutOfProvider").mockReturnValueOnce(never);
  emitUser(tokenUser({ role: "sales", token: "renewed" }));
  await settle();
  void session.lock(carryOut);
  await settle();
  expect(session.getState()).toMatchObject({ user: null, locked: ana, failure: null });
  expect(navigations).toEqual([]);
});

test("stays locked when a token was still being read at the lock", async () => {
  const { session, emitUser, environment } = await signedInStory(at);
  vi.spyOn(environment, "signOutOfProvider").mockReturnValueOnce(never);
  emitUser(tokenUser({ role: "sales", token: "renewed" }));
  void session.lock(carryOut);
  await settle();
  expect(session.getState()).toMatchObject({ user: null, locked: ana, failure: null });
});

test("starts over when a different user signs in, here or in another tab", async () => {
  const { session, emitUser, navigations } = await lockedStory();
  emitUser(tokenUser({ uid: "ben", role: "medical" }));
  await settle();
  expect(navigations).toEqual(["reload"]);
  expect(session.getState().user).toBeNull();
});

test("unlocks after a sign-in in another tab", async () => {
  const { session, emitUser } = await lockedStory();
  emitUser(tokenUser({ role: "sales", token: "anew" }));
  await settle();
  expect(session.getState()).toMatchObject({ user: ana, locked: null });
});

test("waits for the sign-out before a sign-in, so that it cannot end the new session", async () => {
  const { session, request, requests } = await signedInStory(at);
  const locking = session.lock(carryOut);
  await settle();
  void session.signIn(withPassword("ana@example.com", "salvia-demo"));
  await settle();
  expect(requests).toHaveLength(2);
  request(1).answer(200, { signedOut: true });
  await locking;
  await settle();
  expect(requests.map(({ path }) => path).slice(1)).toEqual([
    "/api/auth/session-logout",
    "/api/auth/handler",
  ]);
});
