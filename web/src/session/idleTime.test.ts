import { expect, test } from "vitest";

import { idleMinutesOf, isIdleTooLong } from "./idleTime.ts";

const minute = 60_000;
const now = 1_000 * minute;

test.each([
  ["medical", false, 10],
  ["admin", false, 10],
  ["sales", false, 30],
  ["sales", true, 720],
  ["member", false, 30],
  ["employer", false, 30],
  ["partner", false, 30],
  [null, false, 30],
  ["medical", true, 10],
] as const)("ends %s sign-ins (own device: %s) after %i minutes", (role, ownDevice, minutes) => {
  expect(idleMinutesOf(role, ownDevice)).toBe(minutes);
});

test.each([
  ["input a moment ago", now - 1, null, false],
  ["input nearly ten minutes ago", now - 10 * minute + 1, null, false],
  ["input ten minutes ago", now - 10 * minute, null, true],
  ["a sign-in of this minute, and no input known", null, now - minute, false],
  [
    "a sign-in of this minute, and input of an older session",
    now - 60 * minute,
    now - minute,
    false,
  ],
  ["an old sign-in, and no input known", null, now - 60 * minute, true],
  ["an old sign-in, and input a moment ago", now - 1, now - 600 * minute, false],
  ["neither", null, null, true],
  ["a clock that was set back by an hour", now + 60 * minute, now - 90 * minute, true],
  ["a clock that was set right by seconds", now + 30_000, null, false],
  ["a server whose clock is ahead, and input a moment ago", now - 1, now + 15 * minute, false],
])("judges %s", (_, lastActivity, signedInAt, tooLong) => {
  expect(isIdleTooLong({ lastActivity, signedInAt }, now, 10)).toBe(tooLong);
});
