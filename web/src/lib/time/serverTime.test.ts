import { expect, test } from "vitest";

import { askServerTime, serverNow } from "./serverTime.ts";

const day = 86_400_000;

function answering(date: string, age = "0"): typeof fetch {
  return () => Promise.resolve(new Response(null, { headers: { date, age } }));
}

test("corrects a device clock that is a day behind once the server has answered", async () => {
  const before = serverNow().getTime();
  expect(Math.abs(before - Date.now())).toBeLessThan(1_000);
  await askServerTime(answering(new Date(Date.now() + day).toUTCString()));
  expect(Math.abs(serverNow().getTime() - (Date.now() + day))).toBeLessThan(1_500);
});

test("adds the age of a cached answer", async () => {
  await askServerTime(answering(new Date(Date.now() - 3_600_000).toUTCString(), "3600"));
  expect(Math.abs(serverNow().getTime() - Date.now())).toBeLessThan(1_500);
});

test("ignores an invalid answer", async () => {
  await askServerTime(answering(new Date(Date.now() + day).toUTCString()));
  const known = serverNow().getTime();
  await askServerTime(answering("tomorrow"));
  await askServerTime(() => Promise.reject(new TypeError("Failed to fetch")));
  expect(Math.abs(serverNow().getTime() - known)).toBeLessThan(1_000);
});
