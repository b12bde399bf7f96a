import { describe, expect, test, vi } from "vitest";

import { cookieSet } from "../testing/fakeSessionEnvironment.ts";
import { synced, syncStory } from "../testing/syncStory.ts";

describe("a token is exchanged", () => {
  test("by posting it to the handler, which says where to go", async () => {
    const { session, requests, last, settle } = syncStory();
    const result = session.sync("t1");
    await settle();
    expect(last()).toMatchObject({ path: "/api/auth/handler", body: { idToken: "t1" } });
    last().answer(200, cookieSet);
    expect(await result).toEqual(synced);
    expect(requests).toHaveLength(1);
  });

  test.each([undefined, null, 7])("with no place to go to: %j", async (redirectPath) => {
    const { session, last, settle } = syncStory();
    const result = session.sync("t1");
    await settle();
    last().answer(200, { cookieSet: true, redirectPath });
    expect(await result).toEqual({ ok: true, redirectPath: null });
  });

  test("once: the same token again is skipped, and the place to go to is still known", async () => {
    const { session, requests, last, settle } = syncStory();
    const first = session.sync("t1");
    await settle();
    last().answer(200, cookieSet);
    await first;
    expect(await session.sync("t1")).toEqual(synced);
    expect(requests).toHaveLength(1);
  });

  test("again when it is another one", async () => {
    const { session, requests, last, settle } = syncStory();
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
    const { session, requests, last, settle } = syncStory();
    const results = [session.sync("t1"), session.sync("t1"), session.sync("t1")];
    await settle();
    expect(requests).toHaveLength(1);
    last().answer(200, cookieSet);
    expect(await Promise.all(results)).toEqual([synced, synced, synced]);
  });

  test("another token is refused and leaves the first alone", async () => {
    const { session, requests, last, settle } = syncStory();
    const first = session.sync("t1");
    await settle();
    expect(await session.sync("t2")).toEqual({ ok: false, reason: "sync-in-progress" });
    expect(requests).toHaveLength(1);
    last().answer(200, cookieSet);
    expect(await first).toEqual(synced);
  });

  test("the same token shares even the waits between attempts", async () => {
    const { session, requests, last, settle } = syncStory();
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
    const { session, requests } = syncStory();
    expect(await session.sync(idToken)).toEqual({ ok: false, reason: "no-token" });
    expect(requests).toHaveLength(0);
  });
});

describe("clearing", () => {
  test("forgets the token: it is exchanged again", async () => {
    const { session, requests, last, settle } = syncStory();
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
    const { session, requests, last, settle } = syncStory();
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
    const { session, requests, last, settle } = syncStory();
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
    const { session, requests, settle, setOnline } = syncStory({ online: false });
    const first = session.sync("t1");
    await settle();
    session.clear();
    expect(await first).toEqual({ ok: false, reason: "no-token" });
    setOnline(true);
    await settle();
    expect(requests).toHaveLength(0);
  });

  test("makes room for another token at once", async () => {
    const { session, last, settle } = syncStory();
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
