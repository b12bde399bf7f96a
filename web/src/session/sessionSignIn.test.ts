// @vitest-environment jsdom
import { describe, expect, test } from "vitest";

import { sessionStory, settle, signedInStory } from "../testing/sessionStory.ts";
import { cookieSet, tokenUser } from "../testing/fakeSessionEnvironment.ts";
import { takeNotice } from "./signOutNotice.ts";

describe("an interactive sign-in", () => {
  test("learns where to go from a single exchange", async () => {
    const { session, emitUser, requests, request } = sessionStory({ path: "/login" });
    session.start();
    emitUser(tokenUser({ role: "sales" }));
    const result = session.sync();
    await settle();
    request(0).answer(200, cookieSet);
    expect(await result).toEqual({ ok: true, redirectPath: "/sales" });
    expect(requests).toHaveLength(1);
  });

  test("has no token while no one is signed in", async () => {
    const { session } = sessionStory({ path: "/login" });
    session.start();
    expect(await session.sync()).toEqual({ ok: false, reason: "no-token" });
  });

  test("clears an earlier failure when it succeeds", async () => {
    const { session, emitUser, request } = sessionStory({ path: "/login" });
    session.start();
    emitUser(tokenUser());
    await settle();
    request(0).answer(401, { error: "recent-sign-in-required" });
    await settle();
    expect(session.getState().failure).toBe("recent-sign-in-required");
    emitUser(tokenUser({ token: "t2" }));
    await settle();
    request(1).answer(200, cookieSet);
    await settle();
    expect(session.getState()).toMatchObject({ user: { uid: "ana" }, failure: null });
  });
});

test("lets another account replace one that ends in the meantime, with a reload", async () => {
  const { session, emitUser, navigations } = await signedInStory({ path: "/account" });
  let isLinked = () => {};
  const signIn = session.signIn(async () => {
    await new Promise<void>((resolve) => (isLinked = resolve));
    emitUser(tokenUser({ uid: "policy", role: "member" }));
    return "signed-in";
  });
  await settle();
  await session.leave({ kind: "session-ended" });
  expect(navigations).toEqual([]);
  isLinked();
  await settle();
  expect(navigations).toEqual(["reload"]);
  void signIn;
});

describe("a sync that fails", () => {
  test.each(["/", "/es", "/pt/", "/fr", "/login", "/es/login", "/pt/login", "/fr/login/"])(
    "keeps the user signed in on %s",
    async (path) => {
      const { session, emitUser, request, requests, navigations } = sessionStory({ path });
      session.start();
      emitUser(tokenUser());
      await settle();
      request(0).answer(500, {});
      await settle();
      expect(session.getState()).toMatchObject({ user: { uid: "ana" }, failure: "status:500" });
      expect(navigations).toEqual([]);
      expect(requests).toHaveLength(1);
    },
  );

  test.each(["/sales/leads", "/medical", "/loginx", "/de/login"])(
    "signs the user out on %s, and the login page shows why and leads back",
    async (path) => {
      const { session, emitUser, request, events } = sessionStory({ path });
      session.start();
      emitUser(tokenUser());
      await settle();
      request(0).answer(403, { error: "account-disabled" });
      await settle();
      request(1).answer(200, { signedOut: true });
      await settle();
      expect(events).toEqual([
        "request /api/auth/handler",
        "request /api/auth/session-logout",
        "provider signed out",
        `go to /login?next=${encodeURIComponent(path)}`,
      ]);
      expect(takeNotice()).toEqual({ kind: "sync-failed", reason: "account-disabled" });
    },
  );
});
