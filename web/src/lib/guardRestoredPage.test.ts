// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";

import { guardRestoredPage } from "./guardRestoredPage.ts";
import { keepSignedInHint, noteChosenSignOut } from "./signedInHint.ts";

const reload = vi.fn<() => void>();
guardRestoredPage(reload);

beforeEach(() => {
  localStorage.clear();
  reload.mockReset();
  document.documentElement.style.visibility = "";
});

function go(kind: "pagehide" | "pageshow", persisted = true) {
  window.dispatchEvent(new PageTransitionEvent(kind, { persisted }));
}

const isHidden = () => document.documentElement.style.visibility === "hidden";

test("a page comes back to the same user as it was", () => {
  keepSignedInHint("ana");
  go("pagehide");
  expect(isHidden()).toBe(true);
  go("pageshow");
  expect([isHidden(), reload.mock.calls.length]).toEqual([false, 0]);
});

test.each([
  ["signed out", () => noteChosenSignOut()],
  ["lost their session", () => keepSignedInHint(null)],
  ["given way to another user", () => keepSignedInHint("ben")],
])("after its user has %s it stays hidden and begins again", (_, change) => {
  keepSignedInHint("ana");
  go("pagehide");
  change();
  go("pageshow");
  expect([isHidden(), reload.mock.calls.length]).toEqual([true, 1]);
});

test("a page that leaves the browser's memory, or is loaded, is left alone", () => {
  keepSignedInHint("ana");
  go("pagehide", false);
  go("pageshow", false);
  expect([isHidden(), reload.mock.calls.length]).toEqual([false, 0]);
});
