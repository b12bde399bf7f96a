// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";

import { accessNoticeFor, leaveAccessNotice, type AccessNotice } from "./accessNotice.ts";

beforeEach(() => {
  sessionStorage.clear();
});

test("says that access changed to a user who saw the page with another role", () => {
  const notice = { kind: "changed", from: "sales" };
  expect(accessNoticeFor({ role: null }, "sales", "sales")).toEqual(notice);
  expect(accessNoticeFor({ role: "medical" }, "sales", "sales")).toEqual(notice);
  expect(accessNoticeFor({ role: "medical" }, "any", "sales")).toEqual(notice);
  expect(accessNoticeFor({ role: "sales" }, "any", null)).toEqual({ kind: "changed", from: null });
});

test("says which area is not for a user who opened it", () => {
  const notice = { kind: "refused", area: "admin" };
  expect(accessNoticeFor({ role: "sales" }, "admin", undefined)).toEqual(notice);
  expect(accessNoticeFor({ role: null }, "admin", undefined)).toEqual(notice);
});

test.each([
  ["a signed-out user", null, "sales", "sales"],
  ["a user who opens their own area", { role: "sales" }, "sales", undefined],
  ["a user who stays in it, or only lacks its passkey", { role: "sales" }, "sales", "sales"],
  ["a visitor who opens their account", { role: null }, "any", undefined],
  ["a visitor who stays there", { role: null }, "any", null],
] as const)("says nothing to %s", (_, user, needed, seen) => {
  expect(accessNoticeFor(user, needed, seen)).toBeNull();
});

/** Opens another document in this tab. */
async function openDocument() {
  vi.resetModules();
  return await import("./accessNotice.ts");
}

test.each<AccessNotice>([
  { kind: "changed", from: "sales" },
  { kind: "refused", area: "admin" },
])("shows a notice in the next document only: %j", async (notice) => {
  leaveAccessNotice(notice);
  const { presentNotice, showAccessNotice } = await openDocument();
  expect(presentNotice()).toEqual(notice);
  expect(presentNotice()).toEqual(notice);
  showAccessNotice(null);
  expect(presentNotice()).toBeNull();
  expect((await openDocument()).presentNotice()).toBeNull();
});

test.each([
  "not JSON",
  "null",
  '{"kind":"changed"}',
  '{"kind":"refused","area":"everything"}',
  '{"kind":"won","area":"admin"}',
])("removes an invalid notice without showing it: %s", async (text) => {
  sessionStorage.setItem("accessNotice", text);
  expect((await openDocument()).presentNotice()).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});
