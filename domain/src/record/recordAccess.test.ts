import { expect, test } from "vitest";

import { recordPhase } from "./recordAccess.ts";

const startsAt = new Date("2026-11-22T10:00:00Z");
const updatedAt = new Date("2026-11-20T08:00:00Z");

test.each([
  ["2026-11-22T09:44:59.999Z", "early"],
  ["2026-11-22T09:45:00.000Z", "open"],
  ["2026-11-22T10:15:00.000Z", "open"],
  ["2026-11-22T11:29:59.999Z", "open"],
  ["2026-11-22T11:30:00.000Z", "over"],
  ["2027-11-22T11:30:00.000Z", "over"],
] as const)("at %s a record of ten o'clock is in phase %s", (now, phase) => {
  expect(
    recordPhase({ status: "confirmed", startsAt, minutes: 30, updatedAt }, new Date(now)),
  ).toBe(phase);
  expect(recordPhase({ status: "done", startsAt, minutes: 30, updatedAt }, new Date(now))).toBe(
    phase,
  );
});

test.each(["pending", "cancelled"] as const)(
  "grants no access through an appointment that is %s",
  (status) => {
    expect(recordPhase({ status, startsAt, minutes: 30, updatedAt }, startsAt)).toBe("closed");
  },
);

test.each([
  ["2026-11-22T09:44:59.999Z", "2026-11-22T10:00:00Z", "closed"],
  ["2026-11-22T09:45:00.000Z", "2026-11-22T10:00:00Z", "over"],
  ["2026-11-22T10:20:00.000Z", "2027-11-23T11:30:00.000Z", "over"],
] as const)(
  "of what was canceled at %s, the record of ten o'clock is at %s in phase %s",
  (canceledAt, now, phase) => {
    const cancelled = {
      status: "cancelled",
      startsAt,
      minutes: 30,
      updatedAt: new Date(canceledAt),
    } as const;
    expect(recordPhase(cancelled, new Date(now))).toBe(phase);
  },
);
