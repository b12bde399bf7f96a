import { expect, test, vi } from "vitest";

import { deviceStorage, jsonIn, tabKeys, tabStorage } from "./storage.ts";

const refuse = () => {
  throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
};

const storages = [
  ["missing", undefined],
  ["null, as in old web views", null],
  ["full", { getItem: () => null, setItem: refuse, removeItem: () => {} }],
  ["broken", { getItem: refuse, setItem: refuse, removeItem: refuse }],
] as const;

test.each(storages)("keeps nothing and fails nowhere when storage is %s", (_, storage) => {
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("sessionStorage", storage);
  for (const each of [deviceStorage, tabStorage]) {
    expect(each.set("key", "text")).toBe(false);
    expect(each.take("key")).toBeNull();
  }
  expect(tabKeys()).toEqual(expect.any(Array));
});

test("keeps nothing when the browser refuses access to storage", () => {
  vi.stubGlobal("localStorage", null);
  Object.defineProperty(globalThis, "localStorage", { get: refuse });
  expect([deviceStorage.get("key"), deviceStorage.set("key", "text")]).toEqual([null, false]);
});

test("reads JSON, and nothing from another text", () => {
  expect([jsonIn('{"a":1}'), jsonIn("{"), jsonIn(null)]).toEqual([{ a: 1 }, null, null]);
});
