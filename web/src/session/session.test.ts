// @vitest-environment jsdom
import { FirebaseError } from "firebase/app";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { cookieSet, sessionWorld, tokenUser } from "../testing/sessionWorld.ts";
import { takeNotice } from "./notice.ts";
import { onSignOut } from "./onSignOut.ts";
import { createSession } from "./session.ts";
import { signedInHintKey } from "../lib/signedInHint.ts";

const unregister: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  for (const done of unregister.splice(0)) done();
  localStorage.clear();
  sessionStorage.clear();
});

const settle = () => vi.advanceTimersByTimeAsync(0);

function setUp(options?: Parameters<typeof sessionWorld>[0]) {
  const world = sessionWorld(options);
  const session = createSession(world.environment);
  return {
    ...world,
    session,
    request: (index: number) => {
      const request = world.requests[index];
      if (request === undefined) throw new Error(`There is no request ${index}`);
      return request;
    },
    cleanup: (work: () => void | Promise<void> = () => {}) => {
      unregister.push(
        onSignOut(async () => {
          await work();
          world.events.push("cleaned up");
        }),
      );
    },
  };
}

/** A salesperson who is signed in and synced, in the portal unless said otherwise. */
async function signedIn(options?: Parameters<typeof sessionWorld>[0]) {
  const world = setUp(options);
  world.session.start();
  world.tell(tokenUser({ role: "sales" }));
  await settle();
  world.request(0).answer(200, cookieSet);
  await settle();
  world.events.splice(0);
  return world;
}

describe("following the identity provider", () => {
  test("it is unknown who is signed in, then that nobody is", async () => {
    const { session } = setUp();
    session.start();
    expect(session.getState()).toEqual({ user: null, loading: true, failure: null });
    await settle();
    expect(session.getState()).toEqual({ user: null, loading: false, failure: null });
    expect(localStorage.getItem(signedInHintKey)).toBeNull();
  });

  test("a user comes with the role of their token, before the cookie is confirmed", async () => {
    const { session, tell, requests } = setUp();
    session.start();
    tell(tokenUser({ role: "medical" }));
    await settle();
    expect(session.getState()).toEqual({
      user: { uid: "ana", displayName: "Ana Ruiz", email: "ana@example.com", role: "medical" },
      loading: false,
      failure: null,
    });
    expect(requests).toHaveLength(1);
    expect(localStorage.getItem(signedInHintKey)).toBe("1");
  });

  test.each([undefined, "owner"])("a claim that is no role is none: %s", async (role) => {
    const { session, tell } = setUp();
    session.start();
    tell(tokenUser(role === undefined ? {} : { role }));
    await settle();
    expect(session.getState().user).toMatchObject({ uid: "ana", role: null });
  });

  test("effects that run twice make one request and sign nobody out", async () => {
    const { session, tell, requests, request, visits, listenerCount } = setUp();
    tell(tokenUser());
    session.start()();
    session.start();
    void session.sync();
    await settle();
    expect(listenerCount()).toBe(1);
    expect(requests).toHaveLength(1);
    request(0).answer(200, cookieSet);
    await settle();
    expect(session.getState()).toMatchObject({ user: { uid: "ana" }, failure: null });
    expect(visits).toEqual([]);
  });

  test("a token that is refreshed while another is in flight waits for its turn", async () => {
    const { session, tell, requests, request, visits } = setUp();
    session.start();
    tell(tokenUser({ token: "t1" }));
    await settle();
    tell(tokenUser({ token: "t2" }));
    await settle();
    expect(requests).toHaveLength(1);
    request(0).answer(200, cookieSet);
    await settle();
    expect(request(1).body).toEqual({ idToken: "t2" });
    request(1).answer(200, cookieSet);
    await settle();
    expect(session.getState().failure).toBeNull();
    expect(visits).toEqual([]);
  });

  test("a changed role shows, and the cookie follows", async () => {
    const { session, tell, request } = await signedIn();
    tell(tokenUser({ role: "medical", token: "t2" }));
    await settle();
    expect(session.getState().user?.role).toBe("medical");
    expect(request(1).body).toEqual({ idToken: "t2" });
  });

  test("an expired token waits for the network", async () => {
    const { session, environment, tell, requests, setOnline } = setUp({ online: false });
    session.start();
    const { getIdTokenResult } = tokenUser();
    tell(
      tokenUser({
        getIdTokenResult: () =>
          environment.isOnline()
            ? getIdTokenResult()
            : Promise.reject(new FirebaseError("auth/network-request-failed", "")),
      }),
    );
    await vi.advanceTimersByTimeAsync(60_000);
    expect(session.getState().loading).toBe(true);
    setOnline(true);
    await settle();
    expect(session.getState()).toMatchObject({ user: { uid: "ana" }, loading: false });
    expect(requests).toHaveLength(1);
  });

  test.each([
    ["auth/network-request-failed", "network-error"],
    ["auth/internal-error", "no-token"],
  ])("a token that cannot be had fails the sync: %s", async (code, reason) => {
    const { session, tell } = setUp({ path: "/login" });
    session.start();
    tell(tokenUser({ getIdTokenResult: () => Promise.reject(new FirebaseError(code, "")) }));
    await settle();
    expect(session.getState()).toEqual({ user: null, loading: false, failure: reason });
  });

  test("what was read of a user who has gone meanwhile is dropped", async () => {
    const { session, environment, tell, requests } = setUp();
    session.start();
    tell(
      tokenUser({
        getIdTokenResult: async () => {
          await environment.wait(1_000);
          return { token: "t1", claims: {} };
        },
      }),
    );
    await settle();
    tell(null);
    await vi.advanceTimersByTimeAsync(1_000);
    await settle();
    expect(session.getState().user).toBeNull();
    expect(requests).toHaveLength(0);
  });
});

describe("an interactive sign-in", () => {
  test("learns from the one exchange where to go", async () => {
    const { session, tell, requests, request } = setUp({ path: "/login" });
    session.start();
    tell(tokenUser({ role: "sales" }));
    const result = session.sync();
    await settle();
    request(0).answer(200, cookieSet);
    expect(await result).toEqual({ ok: true, redirectPath: "/sales" });
    expect(requests).toHaveLength(1);
  });

  test("has no token while nobody is signed in", async () => {
    const { session } = setUp({ path: "/login" });
    session.start();
    expect(await session.sync()).toEqual({ ok: false, reason: "no-token" });
  });

  test("clears an earlier failure when it goes well", async () => {
    const { session, tell, request } = setUp({ path: "/login" });
    session.start();
    tell(tokenUser());
    await settle();
    request(0).answer(401, { error: "recent-sign-in-required" });
    await settle();
    expect(session.getState().failure).toBe("recent-sign-in-required");
    tell(tokenUser({ token: "t2" }));
    await settle();
    request(1).answer(200, cookieSet);
    await settle();
    expect(session.getState()).toMatchObject({ user: { uid: "ana" }, failure: null });
  });
});

describe("a sync that fails", () => {
  test.each(["/", "/es", "/pt/", "/fr", "/login", "/es/login", "/pt/login", "/fr/login/"])(
    "leaves the user signed in on %s",
    async (path) => {
      const { session, tell, request, requests, visits } = setUp({ path });
      session.start();
      tell(tokenUser());
      await settle();
      request(0).answer(500, {});
      await settle();
      expect(session.getState()).toMatchObject({ user: { uid: "ana" }, failure: "status:500" });
      expect(visits).toEqual([]);
      expect(requests).toHaveLength(1);
    },
  );

  test.each(["/sales/leads", "/medical", "/loginx", "/de/login"])(
    "signs the user out on %s and says why on the login page",
    async (path) => {
      const { session, tell, request, events } = setUp({ path });
      session.start();
      tell(tokenUser());
      await settle();
      request(0).answer(403, { error: "account-disabled" });
      await settle();
      request(1).answer(200, { signedOut: true });
      await settle();
      expect(events).toEqual([
        "request /api/auth/handler",
        "request /api/auth/session-logout",
        "provider signed out",
        "go to /login",
      ]);
      expect(takeNotice()).toEqual({ kind: "sync-failed", reason: "account-disabled" });
    },
  );
});

describe("signing out", () => {
  test("cleans up, tells the server, the provider, and goes to the login page", async () => {
    const { session, cleanup, events, request } = await signedIn();
    cleanup();
    const done = session.signOut();
    await settle();
    expect(session.getState()).toEqual({ user: null, loading: true, failure: null });
    expect(request(1).body).toBeNull();
    request(1).answer(200, { signedOut: true });
    await done;
    expect(events).toEqual([
      "cleaned up",
      "request /api/auth/session-logout",
      "provider signed out",
      "go to /login",
    ]);
    expect(takeNotice()).toEqual({ kind: "signed-out" });
    expect(localStorage.getItem(signedInHintKey)).toBeNull();
  });

  test.each(["es", "pt", "fr"])(
    "goes to the login page in the document's language: %s",
    async (language) => {
      const world = await signedIn();
      world.environment.documentLanguage = () => language;
      const done = world.session.signOut();
      await settle();
      world.request(1).answer(200, { signedOut: true });
      await done;
      expect(world.visits).toEqual([`/${language}/login`]);
    },
  );

  test("on the login page is no different: the page stays busy until it is left", async () => {
    const { session, cleanup, events, request } = await signedIn({ path: "/login" });
    cleanup();
    const done = session.signOut();
    await settle();
    request(1).answer(200, { signedOut: true });
    await done;
    await settle();
    expect(events.filter((event) => event === "cleaned up")).toHaveLength(1);
    expect(events.at(-1)).toBe("go to /login");
    expect(session.getState()).toEqual({ user: null, loading: true, failure: null });
  });

  test("twice is signing out once", async () => {
    const { session, requests, request, visits } = await signedIn();
    const both = [session.signOut(), session.signOut()];
    await settle();
    request(1).answer(200, { signedOut: true });
    await Promise.all(both);
    expect(requests).toHaveLength(2);
    expect(visits).toEqual(["/login"]);
  });

  test("is not stopped by a clean-up that fails, nor are the other clean-ups", async () => {
    const { session, cleanup, events, request } = await signedIn();
    cleanup(() => Promise.reject(new Error("stuck")));
    cleanup();
    const done = session.signOut();
    await settle();
    request(1).answer(200, { signedOut: true });
    await done;
    expect(events.filter((event) => event === "cleaned up")).toHaveLength(1);
    expect(events.at(-1)).toBe("go to /login");
  });

  test.each(["answers 500", "cannot be reached", "does not answer"])(
    "is not stopped by a server that %s",
    async (fault) => {
      const { session, request, events } = await signedIn();
      const done = session.signOut();
      await settle();
      if (fault === "answers 500") request(1).answer(500, { error: "internal-error" });
      else if (fault === "cannot be reached") request(1).fail();
      else await vi.advanceTimersByTimeAsync(5_000);
      await done;
      expect(events.slice(-2)).toEqual(["provider signed out", "go to /login"]);
    },
  );

  test("is not stopped by a provider that fails", async () => {
    const world = await signedIn();
    world.environment.signOutOfProvider = () => Promise.reject(new Error("broken storage"));
    const done = world.session.signOut();
    await settle();
    world.request(1).answer(200, { signedOut: true });
    await done;
    expect(world.visits).toEqual(["/login"]);
  });

  test("gives up the exchange in flight, which then says nothing any more", async () => {
    const { session, tell, request, visits } = setUp();
    session.start();
    tell(tokenUser());
    await settle();
    const done = session.signOut();
    await settle();
    request(1).answer(200, { signedOut: true });
    await done;
    request(0).answer(500, {});
    await settle();
    expect(visits).toEqual(["/login"]);
    expect(takeNotice()).toEqual({ kind: "signed-out" });
  });
});

describe("signed out in another tab", () => {
  test("in the portal: cleans up and goes to the login page, without asking the server", async () => {
    const { cleanup, tell, events } = await signedIn();
    cleanup();
    tell(null);
    await settle();
    expect(events).toEqual(["cleaned up", "go to /login"]);
    expect(takeNotice()).toEqual({ kind: "session-ended" });
  });

  test("on the login page: shows that nobody is signed in", async () => {
    const { session, cleanup, tell, events } = await signedIn({ path: "/login" });
    cleanup();
    tell(null);
    await settle();
    expect(events).toEqual(["cleaned up"]);
    expect(session.getState()).toEqual({ user: null, loading: false, failure: null });
  });
});

describe("another user signed in in another tab", () => {
  const ben = tokenUser({ uid: "ben", displayName: "Ben Hall", role: "sales" });

  test("in the portal: cleans up and begins anew", async () => {
    const { session, cleanup, tell, events } = await signedIn();
    cleanup();
    tell(ben);
    await settle();
    expect(events).toEqual(["cleaned up", "reload"]);
    expect(session.getState()).toMatchObject({ user: null, loading: true });
  });

  test("on the login page: becomes theirs, and what was in flight for the first is given up", async () => {
    const { session, tell, request } = setUp({ path: "/login" });
    session.start();
    tell(tokenUser());
    await settle();
    tell(ben);
    await settle();
    expect(request(1).body).toEqual({ idToken: "ben-token" });
    expect(session.getState()).toMatchObject({ user: { uid: "ben" }, failure: null });
    request(0).answer(500, {});
    await settle();
    expect(session.getState().failure).toBeNull();
    request(1).answer(200, cookieSet);
    await settle();
    expect(session.getState()).toMatchObject({ user: { uid: "ben" }, failure: null });
  });
});
