// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";

import { leaveNotice, takeNotice, type SignOutNotice } from "./notice.ts";

beforeEach(() => {
  sessionStorage.clear();
});

test.each<SignOutNotice>([
  { kind: "signed-out" },
  { kind: "session-ended" },
  { kind: "signed-out-everywhere" },
  { kind: "ended-everywhere" },
  { kind: "sync-failed", reason: "network-error" },
  { kind: "sync-failed", reason: "invalid-id-token" },
  { kind: "sync-failed", reason: "status:502" },
])("a notice is read once: %j", (notice) => {
  leaveNotice(notice);
  expect(takeNotice()).toEqual(notice);
  expect(takeNotice()).toBeNull();
});

test.each([
  "not JSON",
  "null",
  '"signed-out"',
  '{"kind":"you-have-won"}',
  '{"kind":"sync-failed"}',
  '{"kind":"sync-failed","reason":"Call +1 900 555 0100 to unlock your account"}',
  '{"kind":"sync-failed","reason":"status:502 and more"}',
])("what is not of the closed lists is not believed, and removed: %s", (text) => {
  sessionStorage.setItem("signOutNotice", text);
  expect(takeNotice()).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});
