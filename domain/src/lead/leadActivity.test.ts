import { describe, expect, test } from "vitest";

import {
  activityTextMaxLength,
  changeActivities,
  leadActivitySchema,
  ownActivitySchema,
} from "./leadActivity.ts";

const at = new Date("2026-11-16T09:30:00Z");
const note = { kind: "note", text: "Prefers the morning.", authorId: "ana", createdAt: at };

describe("an activity added by an owner", () => {
  test.each(["Z", "One\nTwo", "One\tTwo", "x".repeat(activityTextMaxLength)])(
    "accepts %j",
    (text) => {
      expect(ownActivitySchema.safeParse({ ...note, text }).success).toBe(true);
      expect(leadActivitySchema.parse({ ...note, text })).toEqual({ ...note, text });
    },
  );

  test.each(["", " ", "One\n", "a\u{202e}b", "a\0b", "x".repeat(activityTextMaxLength + 1)])(
    "refuses %j",
    (text) => expect(ownActivitySchema.safeParse({ ...note, text }).success).toBe(false),
  );

  test("is a note or a call, never a kind that only the server adds", () => {
    const kinds = ["note", "call", "enquiry", "status", "owner"];
    expect(kinds.filter((kind) => ownActivitySchema.safeParse({ ...note, kind }).success)).toEqual([
      "note",
      "call",
    ]);
  });
});

describe("the activities added by the server", () => {
  const before = { status: "new", ownerId: null, rev: 1, updatedAt: at } as const;

  test("are empty if neither the status nor the owner changed", () => {
    expect(changeActivities(before, { ...before, rev: 2 }).size).toBe(0);
  });

  test("record a status change with its owner and time, under an id made from the revision", () => {
    const after = { status: "remoteSales", ownerId: null, rev: 2, updatedAt: at } as const;
    const activity = { kind: "status", from: "new", to: "remoteSales", ownerId: null };
    expect([...changeActivities(before, after)]).toEqual([
      ["status:2", { ...activity, createdAt: at }],
    ]);
  });

  test("include the new owner if both status and owner changed", () => {
    const after = { status: "lost", ownerId: "ben", rev: 7, updatedAt: at } as const;
    const activities = changeActivities({ ...before, ownerId: "ana" }, after);
    expect([...activities.keys()]).toEqual(["status:7", "owner:7"]);
    expect(activities.get("owner:7")).toEqual({
      kind: "owner",
      from: "ana",
      to: "ben",
      createdAt: at,
    });
    for (const activity of activities.values()) {
      expect(leadActivitySchema.parse(activity)).toEqual(activity);
    }
  });
});
