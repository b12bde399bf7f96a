import { beforeEach, expect, test, vi } from "vitest";

import { askServerTime, serverNow } from "./serverTime.ts";

const day = 86_400_000;
const now = Date.parse("2026-03-02T09:30:00Z");

/** The header names a whole second, so the middle of that second is the best guess. */
const half = 500;

beforeEach(() => {
  vi.setSystemTime(now);
});

function answering(time: number, age = "0"): typeof fetch {
  const date = new Date(time).toUTCString();
  return () => Promise.resolve(new Response(null, { headers: { date, age } }));
}

test("corrects a device clock that is a day behind once the server has answered", async () => {
  expect(serverNow().getTime()).toBe(now);
  await askServerTime(answering(now + day));
  expect(serverNow().getTime()).toBe(now + day + half);
});

test("adds the age of a cached answer", async () => {
  await askServerTime(answering(now - 3_600_000, "3600"));
  expect(serverNow().getTime()).toBe(now + half);
});

test("ignores an invalid answer", async () => {
  await askServerTime(answering(now + day));
  const invalid = { headers: { date: "tomorrow" } };
  await askServerTime(() => Promise.resolve(new Response(null, invalid)));
  await askServerTime(() => Promise.reject(new TypeError("Failed to fetch")));
  expect(serverNow().getTime()).toBe(now + day + half);
});
