import { describe, expect, it } from "vitest";

import { leadEventsOf, type ReportedLead } from "./leadEvents.ts";

const now = new Date("2026-11-21T10:00:00Z");
const createdAt = new Date("2026-11-21T09:59:58Z");
const longAgo = new Date("2026-11-01T10:00:00Z");
const later = { createdAt: longAgo, updatedAt: createdAt, rev: 7 };

/** A lead of the pool, as far as news are made of it. */
function lead(changes: Partial<ReportedLead>): ReportedLead {
  return { ownerId: null, kind: "lead", rev: 1, createdAt, updatedAt: createdAt, ...changes };
}

describe("a new lead", () => {
  it("in the pool is news to everyone", () => {
    expect(leadEventsOf(null, lead({ createdAt }), now)).toEqual([
      { kind: "newLead", rev: 1, at: createdAt, to: null },
    ]);
  });

  it("that a salesperson has entered is news to nobody", () => {
    expect(leadEventsOf(null, lead({ createdAt, ownerId: "ana" }), now)).toEqual([]);
  });

  it("that is not new is news to nobody", () => {
    expect(leadEventsOf(null, lead({ createdAt: longAgo, updatedAt: longAgo }), now)).toEqual([]);
  });

  it("is still news where the event comes as late as events come", () => {
    const aDayLater = new Date(createdAt.getTime() + 24 * 60 * 60 * 1000);
    expect(leadEventsOf(null, lead({ createdAt }), aDayLater)).toHaveLength(1);
  });
});

describe("a lead that changes hands", () => {
  const ana = lead({ ...later, ownerId: "ana", rev: 6 });

  it("is news to whom it was handed", () => {
    expect(leadEventsOf(ana, lead({ ...later, ownerId: "ben" }), now)).toEqual([
      { kind: "leadHandedOver", rev: 7, at: createdAt, to: "ben" },
    ]);
  });

  it("by a claim is news to nobody", () => {
    const pooled = lead({ ...later, rev: 6 });
    expect(leadEventsOf(pooled, lead({ ...later, ownerId: "ben" }), now)).toEqual([]);
  });

  it("into the pool, or by being deleted, is news to nobody", () => {
    expect(leadEventsOf(ana, lead(later), now)).toEqual([]);
    expect(leadEventsOf(ana, null, now)).toEqual([]);
  });
});

describe("a lead that becomes a client", () => {
  const documents = lead({ ...later, ownerId: "ana", rev: 6 });
  const enrolled = { ...documents, kind: "client", rev: 7 } as const;

  it("is news to its owner", () => {
    expect(leadEventsOf(documents, enrolled, now)).toEqual([
      { kind: "conversion", rev: 7, at: createdAt, to: "ana" },
    ]);
  });

  it("is news once", () => {
    expect(leadEventsOf(enrolled, { ...enrolled, rev: 8 }, now)).toEqual([]);
  });

  it("while it is handed over is both to its new owner", () => {
    expect(leadEventsOf(documents, { ...enrolled, ownerId: "ben" }, now)).toMatchObject([
      { kind: "leadHandedOver", to: "ben" },
      { kind: "conversion", to: "ben" },
    ]);
  });

  it("that is nobody's is news to nobody", () => {
    expect(
      leadEventsOf({ ...documents, ownerId: null }, { ...enrolled, ownerId: null }, now),
    ).toEqual([]);
  });
});

it("an edit is news to nobody", () => {
  const before = lead({ ...later, ownerId: "ana", rev: 6 });
  expect(leadEventsOf(before, { ...before, rev: 7 }, now)).toEqual([]);
});
