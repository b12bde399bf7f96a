import type { DigestWindow } from "@salvia/domain/mail/digestWindow";
import { describe, expect, it } from "vitest";

import { nextDigestWindow } from "./nextDigestWindow.ts";

const start = Date.parse("2026-11-22T09:00:00Z");
const event = { kind: "newLead", uid: "ana", leadId: "lead", canBeMailed: true } as const;

/** The steps taken for events at the given moments, in seconds from the start. */
function run(seconds: readonly number[], about: Parameters<typeof nextDigestWindow>[1] = event) {
  let window: DigestWindow | null = null;
  const steps = seconds.map((second) => {
    const step = nextDigestWindow(window, about, new Date(start + second * 1000));
    ({ window } = step);
    return step;
  });
  return { steps, mails: steps.map(({ mail }) => mail), last: steps.at(-1)?.window };
}

it("emails the first event at once and collects what follows within ten minutes", () => {
  const { mails, last } = run([0, 1, 599]);
  expect(mails).toEqual(["single", null, null]);
  expect(last).toMatchObject({ dueAt: new Date(start + 600_000) });
});

it("emails again after ten minutes, with the events collected before", () => {
  expect(run([0, 600, 1200])).toMatchObject({
    mails: ["single", "single", "single"],
    last: { dueAt: null },
  });
  expect(run([0, 1, 600])).toMatchObject({
    mails: ["single", null, "collected"],
    last: { dueAt: null },
  });
});

it("emails a thousand events per hour at most seven times", () => {
  const { mails } = run(Array.from({ length: 1000 }, (_, index) => index * 3.6));
  expect(mails.filter((mail) => mail !== null).length).toBeLessThanOrEqual(7);
});

describe("notifications", () => {
  it("are sent at once, up to thirty in a row", () => {
    const { steps, last } = run(Array.from({ length: 31 }, () => 0));
    expect(steps.map(({ bell }) => bell)).toEqual([
      ...Array.from({ length: 30 }, () => true),
      false,
    ]);
    expect(last?.missedLeadId).toBe("lead");
  });

  it("that were held back are due even for a user without an address", () => {
    const unmailed = { ...event, canBeMailed: false };
    expect(run([0, 1], unmailed).last).toMatchObject({ dueAt: null });
    const { mails, last } = run(
      Array.from({ length: 31 }, () => 0),
      unmailed,
    );
    expect(new Set(mails)).toEqual(new Set([null]));
    expect(last).toMatchObject({ dueAt: new Date(start), missedLeadId: "lead" });
  });
});
