// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";

import { noteActivity } from "../lib/lastActivity.ts";
import { sessionStory, settle } from "../testing/sessionStory.ts";
import { cookieSet, tokenUser } from "../testing/fakeSessionEnvironment.ts";
import { takeNotice } from "./signOutNotice.ts";
import { withPassword } from "./signInMethod.ts";

const minute = 60_000;
const oneDay = 24 * 60 * minute;

beforeEach(() => localStorage.clear());

/** Opens a page in a browser that remembers a user who signed in long ago. */
async function opened(
  role: string,
  idleFor: number | null,
  options: Parameters<typeof sessionStory>[0] = { path: `/${role}` },
) {
  const story = sessionStory(options);
  const shown: (string | undefined)[] = [];
  story.session.subscribe(() => shown.push(story.session.getState().user?.uid));
  if (idleFor !== null) noteActivity(Date.now() - idleFor);
  story.emitUser(tokenUser({ role, signedInAt: Date.now() - oneDay }));
  story.session.start();
  await settle();
  return { ...story, shown };
}

test.each([
  ["medical", 10],
  ["admin", 10],
  ["sales", 30],
  ["member", 30],
  ["employer", 30],
  ["partner", 30],
])("signs out %s at the start after %i minutes and shows no data", async (role, limit) => {
  const { shown, session, request, events } = await opened(role, limit * minute);
  expect(session.getState()).toMatchObject({ user: null, loading: true });
  request(0).answer(200, { signedOut: true });
  await settle();
  expect(events).toEqual([
    "request /api/auth/session-logout",
    "provider signed out",
    `go to /login?next=%2F${role}`,
  ]);
  expect(shown).not.toContain("ana");
  expect(takeNotice()).toEqual({ kind: "idle" });
});

test.each([
  ["medical", 10],
  ["sales", 30],
])("keeps %s signed in after %i minutes", async (role, limit) => {
  const { session, request, navigations } = await opened(role, limit * minute - 1);
  request(0).answer(200, cookieSet);
  await settle();
  expect(session.getState()).toMatchObject({ user: { uid: "ana", role }, failure: null });
  expect(navigations).toEqual([]);
});

test("signs out an old sign-in without a known last input", async () => {
  const { shown, events } = await opened("member", null);
  expect(events).toEqual(["request /api/auth/session-logout"]);
  expect(shown).not.toContain("ana");
});

test("signs out despite a clock that was set back", async () => {
  const { shown } = await opened("medical", -60 * minute);
  expect(shown).not.toContain("ana");
});

test("keeps a salesperson on their own device signed in for half a day at most", async () => {
  const own = { path: "/sales", ownDevice: true };
  const lunch = await opened("sales", 3 * 60 * minute, own);
  expect(lunch.session.getState()).toMatchObject({ user: { uid: "ana" } });
  const nextDay = await opened("sales", 12 * 60 * minute, own);
  expect(nextDay.shown).not.toContain("ana");
});

test("applies the same limit on a salesperson's own device without a network", async () => {
  const own = { path: "/sales", ownDevice: true, online: false };
  const lunch = await opened("sales", 3 * 60 * minute, own);
  expect(lunch.session.getState()).toMatchObject({ user: { uid: "ana" } });
  const nextDay = await opened("sales", 12 * 60 * minute, own);
  expect(nextDay.shown).not.toContain("ana");
});

test.each(["/", "/login"])("signs out silently and stays at %s", async (path) => {
  const { session, shown, events, navigations } = await opened("medical", 10 * minute, { path });
  expect(session.getState()).toMatchObject({ user: null, loading: false, failure: null });
  expect(events.slice(0, 2)).toEqual(["provider signed out", "request /api/auth/session-logout"]);
  expect([shown.includes("ana"), navigations]).toEqual([false, []]);
});

test("waits for that sign-out before a new sign-in begins its own session", async () => {
  const { session, request, requests } = await opened("sales", 30 * minute, { path: "/login" });
  const signingIn = session.signIn(withPassword("ana@example.com", "salvia-demo"));
  await settle();
  expect(requests).toHaveLength(1);
  request(0).answer(200, { signedOut: true });
  await settle();
  request(1).answer(200, cookieSet);
  expect(await signingIn).toMatchObject({ kind: "signed-in" });
  expect(session.getState()).toMatchObject({ user: { uid: "ana" }, failure: null });
});

test.each([-60, 60])(
  "allows a first sign-in with a clock that is off by %i minutes",
  async (off) => {
    const { session, environment, emitUser, request } = sessionStory({ path: "/login" });
    session.start();
    await settle();
    environment.signInWithPassword = async () => {
      emitUser(tokenUser({ role: "medical", signedInAt: Date.now() - off * minute }));
    };
    const signingIn = session.signIn(withPassword("ana@example.com", "salvia-demo"));
    await settle();
    request(0).answer(200, cookieSet);
    expect(await signingIn).toMatchObject({ kind: "signed-in" });
    expect(session.getState()).toMatchObject({ user: { uid: "ana" }, failure: null });
  },
);

test("does not resume an idle sign-in after a wrong password", async () => {
  const story = sessionStory({ path: "/login" });
  noteActivity(Date.now() - 30 * minute);
  story.emitUser(tokenUser({ role: "sales", signedInAt: Date.now() - oneDay }));
  const signingIn = story.session.signIn(withPassword("ana@example.com", "guessed"));
  story.session.start();
  await settle();
  expect(await signingIn).toMatchObject({ kind: "refused" });
  expect(story.session.getState().user).toBeNull();
});
