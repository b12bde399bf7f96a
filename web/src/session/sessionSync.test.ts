import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { cookieSet, sessionWorld } from "../testing/sessionWorld.ts";
import { createSessionSync } from "./sessionSync.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function setUp(options?: Parameters<typeof sessionWorld>[0]) {
  const world = sessionWorld(options);
  const session = createSessionSync(world.environment);
  return {
    ...world,
    session,
    /** Lets everything happen that needs no time. */
    settle: () => vi.advanceTimersByTimeAsync(0),
    /** The open request. */
    last: () => {
      const request = world.requests.at(-1);
      if (request === undefined) throw new Error("No request was made");
      return request;
    },
  };
}

const synced = { ok: true, redirectPath: "/sales" };

describe("a token is exchanged", () => {
  test("by posting it to the handler, which says where to go", async () => {
    const { session, requests, last, settle } = setUp();
    const result = session.sync("t1");
    await settle();
    expect(last()).toMatchObject({ path: "/api/auth/handler", body: { idToken: "t1" } });
    last().answer(200, cookieSet);
    expect(await result).toEqual(synced);
    expect(requests).toHaveLength(1);
  });

  test.each([undefined, null, 7])("with no place to go to: %j", async (redirectPath) => {
    const { session, last, settle } = setUp();
    const result = session.sync("t1");
    await settle();
    last().answer(200, { cookieSet: true, redirectPath });
    expect(await result).toEqual({ ok: true, redirectPath: null });
  });

  test("once: the same token again is skipped, and the place to go to is still known", async () => {
    const { session, requests, last, settle } = setUp();
    const first = session.sync("t1");
    await settle();
    last().answer(200, cookieSet);
    await first;
    expect(await session.sync("t1")).toEqual(synced);
    expect(requests).toHaveLength(1);
  });

  test("again when it is another one", async () => {
    const { session, requests, last, settle } = setUp();
    const first = session.sync("t1");
    await settle();
    last().answer(200, cookieSet);
    await first;
    const second = session.sync("t2");
    await settle();
    expect(requests).toHaveLength(2);
    last().answer(200, { cookieSet: true, redirectPath: "/medical" });
    expect(await second).toEqual({ ok: true, redirectPath: "/medical" });
  });
});

describe("while one is in flight", () => {
  test("callers with the same token share its result", async () => {
    const { session, requests, last, settle } = setUp();
    const results = [session.sync("t1"), session.sync("t1"), session.sync("t1")];
    await settle();
    expect(requests).toHaveLength(1);
    last().answer(200, cookieSet);
    expect(await Promise.all(results)).toEqual([synced, synced, synced]);
  });

  test("another token is refused and leaves the first alone", async () => {
    const { session, requests, last, settle } = setUp();
    const first = session.sync("t1");
    await settle();
    expect(await session.sync("t2")).toEqual({ ok: false, reason: "sync-in-progress" });
    expect(requests).toHaveLength(1);
    last().answer(200, cookieSet);
    expect(await first).toEqual(synced);
  });

  test("the same token shares even the waits between attempts", async () => {
    const { session, requests, last, settle } = setUp();
    const first = session.sync("t1");
    await settle();
    last().answer(200, { cookieSet: false });
    await vi.advanceTimersByTimeAsync(100);
    const second = session.sync("t1");
    await vi.advanceTimersByTimeAsync(200);
    expect(requests).toHaveLength(2);
    last().answer(200, cookieSet);
    expect(await Promise.all([first, second])).toEqual([synced, synced]);
  });
});

describe("there is no token", () => {
  test.each([null, ""])("and none is sent: %j", async (idToken) => {
    const { session, requests } = setUp();
    expect(await session.sync(idToken)).toEqual({ ok: false, reason: "no-token" });
    expect(requests).toHaveLength(0);
  });
});

describe("the server does not confirm the cookie", () => {
  const unconfirmed = [{ cookieSet: false }, {}, { cookieSet: "true" }, "text", null];

  test.each(unconfirmed)("and is asked three times, 300 and 600 ms apart: %j", async (body) => {
    const { session, requests, last, settle } = setUp();
    const result = session.sync("t1");
    await settle();
    last().answer(200, body);
    await vi.advanceTimersByTimeAsync(299);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(requests).toHaveLength(2);
    last().answer(200, body);
    await vi.advanceTimersByTimeAsync(599);
    expect(requests).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(requests).toHaveLength(3);
    last().answer(200, body);
    expect(await result).toEqual({ ok: false, reason: "cookie-not-set-after-retries" });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(requests).toHaveLength(3);
  });

  test("at first, and then it does", async () => {
    const { session, requests, last, settle } = setUp();
    const result = session.sync("t1");
    await settle();
    last().answer(200, { cookieSet: false });
    await vi.advanceTimersByTimeAsync(300);
    last().answer(200, { cookieSet: false });
    await vi.advanceTimersByTimeAsync(600);
    last().answer(200, cookieSet);
    expect(await result).toEqual(synced);
    expect(requests).toHaveLength(3);
  });

  test("and a refusal on the way ends it at once", async () => {
    const { session, requests, last, settle } = setUp();
    const result = session.sync("t1");
    await settle();
    last().answer(200, { cookieSet: false });
    await vi.advanceTimersByTimeAsync(300);
    last().answer(401, { error: "invalid-id-token" });
    expect(await result).toEqual({ ok: false, reason: "invalid-id-token" });
    expect(requests).toHaveLength(2);
  });
});

describe("the server refuses", () => {
  test.each([
    [401, { error: "recent-sign-in-required" }, "recent-sign-in-required"],
    [400, { error: "Some text of the server" }, "Some text of the server"],
    [500, {}, "status:500"],
    [502, "<html>Bad gateway</html>", "status:502"],
    [404, null, "status:404"],
  ])("with %i %j: no second attempt", async (status, body, reason) => {
    const { session, requests, last, settle } = setUp();
    const result = session.sync("t1");
    await settle();
    last().answer(status, body);
    expect(await result).toEqual({ ok: false, reason });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(requests).toHaveLength(1);
  });

  test("and the same token may be tried anew", async () => {
    const { session, requests, last, settle } = setUp();
    const first = session.sync("t1");
    await settle();
    last().answer(500, {});
    await first;
    const second = session.sync("t1");
    await settle();
    expect(requests).toHaveLength(2);
    last().answer(200, cookieSet);
    expect(await second).toEqual(synced);
  });
});

describe("the network", () => {
  test("fails while the browser is online: so does the sync, at once", async () => {
    const { session, requests, last, settle } = setUp();
    const result = session.sync("t1");
    await settle();
    last().fail();
    expect(await result).toEqual({ ok: false, reason: "network-error" });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(requests).toHaveLength(1);
  });

  test("is away: the sync waits and goes on when it is back", async () => {
    const { session, requests, last, settle, setOnline } = setUp({ online: false });
    const result = session.sync("t1");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests).toHaveLength(0);
    setOnline(true);
    await settle();
    last().answer(200, cookieSet);
    expect(await result).toEqual(synced);
  });

  test("goes away during a request: it is made again, and counts as the same attempt", async () => {
    const { session, requests, last, settle, setOnline } = setUp();
    const result = session.sync("t1");
    await settle();
    last().answer(200, { cookieSet: false });
    await vi.advanceTimersByTimeAsync(300);
    setOnline(false);
    last().fail();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests).toHaveLength(2);
    setOnline(true);
    await settle();
    expect(requests).toHaveLength(3);
    last().answer(200, { cookieSet: false });
    await vi.advanceTimersByTimeAsync(600);
    expect(requests).toHaveLength(4);
    last().answer(200, cookieSet);
    expect(await result).toEqual(synced);
  });
});

describe("clearing", () => {
  test("forgets the token: it is exchanged again", async () => {
    const { session, requests, last, settle } = setUp();
    const first = session.sync("t1");
    await settle();
    last().answer(200, cookieSet);
    await first;
    session.clear();
    void session.sync("t1");
    await settle();
    expect(requests).toHaveLength(2);
  });

  test("gives up the request in flight, and a late answer changes nothing", async () => {
    const { session, requests, last, settle } = setUp();
    const first = session.sync("t1");
    await settle();
    const open = last();
    session.clear();
    expect(await first).toEqual({ ok: false, reason: "no-token" });
    open.answer(200, cookieSet);
    await settle();
    void session.sync("t1");
    await settle();
    expect(requests).toHaveLength(2);
  });

  test("gives up the wait between attempts", async () => {
    const { session, requests, last, settle } = setUp();
    const first = session.sync("t1");
    await settle();
    last().answer(200, { cookieSet: false });
    await settle();
    session.clear();
    expect(await first).toEqual({ ok: false, reason: "no-token" });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(requests).toHaveLength(1);
  });

  test("gives up the wait for the network", async () => {
    const { session, requests, settle, setOnline } = setUp({ online: false });
    const first = session.sync("t1");
    await settle();
    session.clear();
    expect(await first).toEqual({ ok: false, reason: "no-token" });
    setOnline(true);
    await settle();
    expect(requests).toHaveLength(0);
  });

  test("makes room for another token at once", async () => {
    const { session, last, settle } = setUp();
    void session.sync("t1");
    await settle();
    session.clear();
    const second = session.sync("t2");
    await settle();
    expect(last().body).toEqual({ idToken: "t2" });
    last().answer(200, cookieSet);
    expect(await second).toEqual(synced);
  });
});
