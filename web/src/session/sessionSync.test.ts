import { describe, expect, test, vi } from "vitest";

import { cookieSet } from "../testing/fakeSessionEnvironment.ts";
import { begunSync, synced, syncStory } from "../testing/syncStory.ts";

describe("exchanging a token", () => {
  test("posts it to the handler, which answers where to go", async () => {
    const { requests, last, result } = await begunSync();
    expect(last()).toMatchObject({ path: "/api/auth/handler", body: { idToken: "t1" } });
    last().answer(200, cookieSet);
    expect(await result).toEqual(synced);
    expect(requests).toHaveLength(1);
  });

  test.each([undefined, null, 7])("succeeds without a place to go to: %j", async (redirectPath) => {
    const { last, result } = await begunSync();
    last().answer(200, { cookieSet: true, redirectPath });
    expect(await result).toEqual({ ok: true, redirectPath: null });
  });

  test("skips the same token again and still knows where to go", async () => {
    const { session, requests, last, result: first } = await begunSync();
    last().answer(200, cookieSet);
    await first;
    expect(await session.sync("t1")).toEqual(synced);
    expect(requests).toHaveLength(1);
  });

  test("exchanges a different token", async () => {
    const { session, requests, last, settle, result: first } = await begunSync();
    last().answer(200, cookieSet);
    await first;
    const second = session.sync("t2");
    await settle();
    expect(requests).toHaveLength(2);
    last().answer(200, { cookieSet: true, redirectPath: "/medical" });
    expect(await second).toEqual({ ok: true, redirectPath: "/medical" });
  });
});

describe("while a token is in flight", () => {
  test("shares the result with callers of the same token", async () => {
    const { session, requests, last, settle } = syncStory();
    const results = [session.sync("t1"), session.sync("t1"), session.sync("t1")];
    await settle();
    expect(requests).toHaveLength(1);
    last().answer(200, cookieSet);
    expect(await Promise.all(results)).toEqual([synced, synced, synced]);
  });

  test("refuses another token and leaves the first alone", async () => {
    const { session, requests, last, result: first } = await begunSync();
    expect(await session.sync("t2")).toEqual({ ok: false, reason: "sync-in-progress" });
    expect(requests).toHaveLength(1);
    last().answer(200, cookieSet);
    expect(await first).toEqual(synced);
  });

  test("shares the waits between attempts with callers of the same token", async () => {
    const { session, requests, last, result: first } = await begunSync();
    last().answer(200, { cookieSet: false });
    await vi.advanceTimersByTimeAsync(100);
    const second = session.sync("t1");
    await vi.advanceTimersByTimeAsync(200);
    expect(requests).toHaveLength(2);
    last().answer(200, cookieSet);
    expect(await Promise.all([first, second])).toEqual([synced, synced]);
  });
});

describe("without a token", () => {
  test.each([null, ""])("sends none: %j", async (idToken) => {
    const { session, requests } = syncStory();
    expect(await session.sync(idToken)).toEqual({ ok: false, reason: "no-token" });
    expect(requests).toHaveLength(0);
  });
});

describe("clearing", () => {
  test("forgets the token, so that it is exchanged again", async () => {
    const { session, requests, last, settle, result: first } = await begunSync();
    last().answer(200, cookieSet);
    await first;
    session.clear();
    void session.sync("t1");
    await settle();
    expect(requests).toHaveLength(2);
  });

  test("cancels the request in flight and ignores a late answer", async () => {
    const { session, requests, last, settle, result: first } = await begunSync();
    const open = last();
    session.clear();
    expect(await first).toEqual({ ok: false, reason: "no-token" });
    open.answer(200, cookieSet);
    await settle();
    void session.sync("t1");
    await settle();
    expect(requests).toHaveLength(2);
  });

  test("cancels the wait between attempts", async () => {
    const { session, requests, last, settle, result: first } = await begunSync();
    last().answer(200, { cookieSet: false });
    await settle();
    session.clear();
    expect(await first).toEqual({ ok: false, reason: "no-token" });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(requests).toHaveLength(1);
  });

  test("cancels the wait for the network", async () => {
    const {
      session,
      requests,
      settle,
      setOnline,
      result: first,
    } = await begunSync({ online: false });
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
