import { expect, test } from "vitest";

import { recordPhase } from "./recordAccess.ts";

const startsAt = new Date("2026-11-22T10:00:00Z");

test.each([
  ["2026-11-22T09:44:59.999Z", "early"],
  ["2026-11-22T09:45:00.000Z", "open"],
  ["2026-11-22T10:15:00.000Z", "open"],
  ["2026-11-22T11:29:59.999Z", "open"],
  ["2026-11-22T11:30:00.000Z", "drafts"],
  ["2026-11-23T11:29:59.999Z", "drafts"],
  ["2026-11-23T11:30:00.000Z", "over"],
] as const)("at %s a record of ten o'clock is in phase %s", (now, phase) => {
  expect(recordPhase({ status: "confirmed", startsAt }, new Date(now))).toBe(phase);
  expect(recordPhase({ status: "done", startsAt }, new Date(now))).toBe(phase);
});

test.each(["pending", "cancelled"] as const)(
  "an appointment that is %s opens nothing",
  (status) => {
    expect(recordPhase({ status, startsAt }, startsAt)).toBe("closed");
  },
);
