import { describe, expect, test, vi } from "vitest";

import { cookieSet } from "../testing/fakeSessionEnvironment.ts";
import { begunSync, synced, syncStory } from "../testing/syncStory.ts";

describe("when the server does not confirm the cookie", () => {
  const unconfirmed = [{ cookieSet: false }, {}, { cookieSet: "true" }, "text", null];

  test.each(unconfirmed)("asks three times, 300 and 600 ms apart: %j", async (body) => {
    const { requests, last, result } = await begunSync();
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

  test("succeeds when a later attempt is confirmed", async () => {
    const { requests, last, result } = await begunSync();
    last().answer(200, { cookieSet: false });
    await vi.advanceTimersByTimeAsync(300);
    last().answer(200, { cookieSet: false });
    await vi.advanceTimersByTimeAsync(600);
    last().answer(200, cookieSet);
    expect(await result).toEqual(synced);
    expect(requests).toHaveLength(3);
  });

  test("ends at once when an attempt is refused", async () => {
    const { requests, last, result } = await begunSync();
    last().answer(200, { cookieSet: false });
    await vi.advanceTimersByTimeAsync(300);
    last().answer(401, { error: "invalid-id-token" });
    expect(await result).toEqual({ ok: false, reason: "invalid-id-token" });
    expect(requests).toHaveLength(2);
  });
});

describe("when the server refuses", () => {
  test.each([
    [401, { error: "recent-sign-in-required" }, "recent-sign-in-required"],
    [400, { error: "Some text of the server" }, "Some text of the server"],
    [500, { error: "Server error" }, "Server error"],
    [500, { error: "x".repeat(200) }, "x".repeat(200)],
    [500, { error: "x".repeat(201) }, "status:500"],
    [500, { error: "" }, "status:500"],
    [500, { error: " \n" }, "status:500"],
    [500, { error: { text: "boom" } }, "status:500"],
    [500, {}, "status:500"],
    [502, "<html>Bad gateway</html>", "status:502"],
    [404, null, "status:404"],
  ])("makes no second attempt after %i %j", async (status, body, reason) => {
    const { requests, last, result } = await begunSync();
    last().answer(status, body);
    expect(await result).toEqual({ ok: false, reason });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(requests).toHaveLength(1);
  });

  test("allows another try with the same token", async () => {
    const { session, requests, last, settle, result: first } = await begunSync();
    last().answer(500, {});
    await first;
    const second = session.sync("t1");
    await settle();
    expect(requests).toHaveLength(2);
    last().answer(200, cookieSet);
    expect(await second).toEqual(synced);
  });
});

describe("when the network", () => {
  test("fails while the browser is online: fails the sync at once", async () => {
    const { requests, last, result } = await begunSync();
    last().fail();
    expect(await result).toEqual({ ok: false, reason: "network-error" });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(requests).toHaveLength(1);
  });

  test("is away: waits and continues when it is back", async () => {
    const { session, requests, last, settle, setOnline } = syncStory({ online: false });
    const result = session.sync("t1");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests).toHaveLength(0);
    setOnline(true);
    await settle();
    last().answer(200, cookieSet);
    expect(await result).toEqual(synced);
  });

  test("goes away during a request: repeats it as the same attempt", async () => {
    const { requests, last, settle, setOnline, result } = await begunSync();
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
