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

test("restores a page unchanged for the same user", () => {
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
])("hides and reloads the page after its user has %s", (_, change) => {
  keepSignedInHint("ana");
  go("pagehide");
  change();
  go("pageshow");
  expect([isHidden(), reload.mock.calls.length]).toEqual([true, 1]);
});

test("ignores pages that the browser drops from memory or loads for the first time", () => {
  keepSignedInHint("ana");
  go("pagehide", false);
  go("pageshow", false);
  expect([isHidden(), reload.mock.calls.length]).toEqual([false, 0]);
});
