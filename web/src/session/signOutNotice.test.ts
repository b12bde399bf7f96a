// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";

import { leaveNotice, takeNotice, type SignOutNotice } from "./signOutNotice.ts";

beforeEach(() => {
  sessionStorage.clear();
});

test.each<SignOutNotice>([
  { kind: "signed-out" },
  { kind: "session-ended" },
  { kind: "signed-out-in-another-tab" },
  { kind: "idle" },
  { kind: "signed-out-everywhere" },
  { kind: "ended-everywhere" },
  { kind: "sync-failed", reason: "network-error" },
  { kind: "sync-failed", reason: "invalid-id-token" },
  { kind: "sync-failed", reason: "status:502" },
  { kind: "sync-failed", reason: "Server error" },
  { kind: "sync-failed", reason: "<b>boom</b>" },
  { kind: "sync-failed", reason: "x".repeat(200) },
])("reads a notice once: %j", (notice) => {
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
  '{"kind":"sync-failed","reason":""}',
  '{"kind":"sync-failed","reason":{"text":"boom"}}',
  `{"kind":"sync-failed","reason":"${"x".repeat(201)}"}`,
])("removes an invalid notice without showing it: %s", (text) => {
  sessionStorage.setItem("signOutNotice", text);
  expect(takeNotice()).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});
