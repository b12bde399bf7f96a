import { describe, expect, it } from "vitest";

import {
  hasNewOwner,
  hasUse,
  leadEventsOf,
  noteEventsOf,
  type ReportedLead,
} from "./leadEvents.ts";

const now = new Date("2026-11-21T10:00:00Z");
const createdAt = new Date("2026-11-21T09:59:58Z");
const longAgo = new Date("2026-11-01T10:00:00Z");
const later = { createdAt: longAgo, updatedAt: createdAt, rev: 7 };

/** A lead in the pool, with the fields that events are derived from. */
function lead(changes: Partial<ReportedLead>): ReportedLead {
  return { ownerId: null, kind: "lead", rev: 1, createdAt, updatedAt: createdAt, ...changes };
}

it("sends no notification of a new lead, in the pool or entered by a salesperson", () => {
  expect(leadEventsOf(null, lead({}), now)).toEqual([]);
  expect(leadEventsOf(null, lead({ ownerId: "ana" }), now)).toEqual([]);
});

describe("a lead that changes owner", () => {
  const ana = lead({ ...later, ownerId: "ana", rev: 6 });

  it("notifies its new owner", () => {
    expect(leadEventsOf(ana, lead({ ...later, ownerId: "ben" }), now)).toEqual([
      { kind: "leadHandedOver", rev: 7, at: createdAt, to: "ben" },
    ]);
  });

  it("notifies at the latest possible time, but not of a handover long ago", () => {
    const aDayLater = new Date(createdAt.getTime() + 24 * 60 * 60 * 1000);
    const handed = lead({ ...later, ownerId: "ben" });
    expect(leadEventsOf(ana, handed, aDayLater)).toHaveLength(1);
    expect(leadEventsOf(ana, { ...handed, updatedAt: longAgo }, now)).toEqual([]);
  });

  it("sends no notification if the new owner claimed it", () => {
    const pooled = lead({ ...later, rev: 6 });
    expect(leadEventsOf(pooled, lead({ ...later, ownerId: "ben" }), now)).toEqual([]);
  });

  it("sends no notification if it returns to the pool or is deleted", () => {
    expect(leadEventsOf(ana, lead(later), now)).toEqual([]);
    expect(leadEventsOf(ana, null, now)).toEqual([]);
  });
});

describe("a lead that becomes a client", () => {
  const documents = lead({ ...later, ownerId: "ana", rev: 6 });
  const enrolled = { ...documents, kind: "client", rev: 7 } as const;

  it("notifies its owner", () => {
    expect(leadEventsOf(documents, enrolled, now)).toEqual([
      { kind: "conversion", rev: 7, at: createdAt, to: "ana" },
    ]);
  });

  it("notifies only once", () => {
    expect(leadEventsOf(enrolled, { ...enrolled, rev: 8 }, now)).toEqual([]);
  });

  it("notifies the new owner of both if it is handed over at the same time", () => {
    expect(leadEventsOf(documents, { ...enrolled, ownerId: "ben" }, now)).toMatchObject([
      { kind: "leadHandedOver", to: "ben" },
      { kind: "conversion", to: "ben" },
    ]);
  });

  it("sends no notification if it has no owner", () => {
    expect(
      leadEventsOf({ ...documents, ownerId: null }, { ...enrolled, ownerId: null }, now),
    ).toEqual([]);
  });
});

it("sends no notification for an ordinary edit of a lead", () => {
  const before = lead({ ...later, ownerId: "ana", rev: 6 });
  expect(leadEventsOf(before, { ...before, rev: 7 }, now)).toEqual([]);
});

describe("earlier notifications of a lead", () => {
  it.each([
    ["a claim", null, "ana", true],
    ["a handover", "ana", "ben", true],
    ["another edit", "ana", "ana", false],
    ["a return to the pool", "ana", null, false],
  ])("are reviewed after %s: from %s to %s", (_what, from, to, expected) => {
    expect(hasNewOwner(lead({ ownerId: from }), lead({ ownerId: to }))).toBe(expected);
  });

  it("are not reviewed when a lead is created", () => {
    expect(hasNewOwner(null, lead({ ownerId: "ana" }))).toBe(false);
  });

  it.each([
    ["conversion", "ana", true],
    ["newEnquiry", "ana", true],
    ["newLead", "ana", false],
    ["newEnquiry", "ben", false],
    ["newLead", "ben", false],
  ] as const)("of the kind %s have a use for %s, if ana owns it: %s", (kind, reader, expected) => {
    expect(hasUse(kind, reader, "ana")).toBe(expected);
  });
});

describe("a new note", () => {
  const note = { kind: "note", text: "Call her.", authorId: "ana", createdAt } as const;
  const about = { rev: "n1", authorId: "ana", at: createdAt };

  it("notifies each person once: the author of the note it answers, and those mentioned", () => {
    const mentions = ["ben", "cleo"];
    expect(noteEventsOf("n1", { ...note, mentions }, "ben", now)).toEqual([
      { ...about, kind: "noteReply", to: "ben" },
      { ...about, kind: "mention", to: "cleo" },
    ]);
  });

  it("notifies no one of their own note, of an old one, or of one that a merge moved", () => {
    expect(noteEventsOf("n1", note, null, now)).toEqual([]);
    expect(noteEventsOf("n1", note, "ana", now)).toEqual([]);
    expect(noteEventsOf("n1", { ...note, createdAt: longAgo }, "ben", now)).toEqual([]);
    expect(noteEventsOf("merged:m1:n1", note, "ben", now)).toEqual([]);
  });
});
