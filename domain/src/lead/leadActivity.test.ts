import { describe, expect, test } from "vitest";

import {
  activityTextMaxLength,
  callMaxMinutes,
  callOutcomes,
  changeActivities,
  leadActivitySchema,
  idBeforeMerges,
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

  test("is a note, a call or an email, never a kind that only the server adds", () => {
    const kinds = ["note", "call", "email", "enquiry", "status", "owner"];
    expect(kinds.filter((kind) => ownActivitySchema.safeParse({ ...note, kind }).success)).toEqual([
      "note",
      "call",
      "email",
    ]);
  });

  const { text, ...silent } = note;

  test("of a call has a text or an outcome, so that calls of earlier releases stay valid", () => {
    const call = { ...silent, kind: "call" };
    expect(leadActivitySchema.parse({ ...call, text })).toEqual({ ...call, text });
    for (const outcome of callOutcomes) {
      expect(leadActivitySchema.parse({ ...call, outcome })).toEqual({ ...call, outcome });
    }
    expect(ownActivitySchema.safeParse(call).success).toBe(false);
    expect(ownActivitySchema.safeParse({ ...call, outcome: "bought" }).success).toBe(false);
  });

  test.each([1, 12, callMaxMinutes])("of a call accepts %i minutes", (minutes) => {
    const call = { ...note, kind: "call", outcome: "reached", minutes };
    expect(ownActivitySchema.safeParse(call).success).toBe(true);
    expect(ownActivitySchema.safeParse({ ...call, kind: "email" }).success).toBe(false);
  });

  test.each([0, -1, 1.5, callMaxMinutes + 1])("of a call refuses %d minutes", (minutes) => {
    const call = { ...note, kind: "call", outcome: "reached", minutes };
    expect(ownActivitySchema.safeParse(call).success).toBe(false);
  });
});

describe("the activities added by the server", () => {
  const before = {
    status: "new",
    ownerId: null,
    consent: null,
    rev: 1,
    updatedAt: at,
  } as const;

  test("are empty if neither the status nor the owner changed", () => {
    expect(changeActivities(before, { ...before, rev: 2 }).size).toBe(0);
  });

  test("record a status change with its owner and time, under an id made from the revision", () => {
    const after = { ...before, status: "remoteSales", rev: 2 } as const;
    const activity = { kind: "status", from: "new", to: "remoteSales", ownerId: null };
    expect([...changeActivities(before, after)]).toEqual([
      ["status:2", { ...activity, createdAt: at }],
    ]);
  });

  describe("about an undo", () => {
    const lost = { ...before, ownerId: "ana", status: "lost", rev: 3 } as const;
    const quoted = { ...lost, status: "quoted", rev: 4 } as const;
    const move = {
      kind: "status",
      from: "quoted",
      to: "lost",
      ownerId: "ana",
      createdAt: new Date(at.getTime() - 60_000),
    } as const;
    const activity = { kind: "status", from: "lost", to: "quoted", ownerId: "ana", createdAt: at };

    test("say that a lead returned to the status that it had just left", () => {
      const undone = changeActivities(lost, quoted, move);
      expect([...undone]).toEqual([["status:4", { ...activity, isUndo: true }]]);
    });

    test.each([
      ["without a move before", null],
      ["after a move from another status", { ...move, from: "documents" } as const],
      ["long after the move", { ...move, createdAt: new Date(0) }],
    ])("do not say so %s", (_case, last) => {
      expect([...changeActivities(lost, quoted, last)]).toEqual([["status:4", activity]]);
    });
  });

  test("keep why a lead was lost, and what was planned next", () => {
    const loss = { reason: "noNeed", note: null } as const;
    const step = { title: "Call back", dueOn: "2026-11-20", dueAt: null };
    const lost = { ...before, status: "lost", loss, rev: 2 } as const;
    expect(changeActivities(before, lost, null, step).get("status:2")).toMatchObject({
      loss,
      nextStep: step,
    });
    const moved = { ...before, status: "remoteSales", rev: 2 } as const;
    const [move] = changeActivities(before, moved, null, step).values();
    expect(move).not.toHaveProperty("nextStep");
  });

  describe("about the consent", () => {
    const later = new Date(at.getTime() + 60_000);
    const own = { ...before, ownerId: "ana" } as const;
    const consent = { wording: "I agree.", language: "pt", at: later } as const;
    const agreed = { ...own, consent, rev: 2, updatedAt: later } as const;

    test("record who took it, and in which language", () => {
      const activity = { kind: "consent", language: "pt", ownerId: "ana", createdAt: later };
      expect([...changeActivities(own, agreed)]).toEqual([["consent:2", activity]]);
    });

    test("record a withdrawal", () => {
      const updatedAt = new Date(later.getTime() + 1);
      const activity = { kind: "consent", language: null, ownerId: "ana", createdAt: updatedAt };
      const withdrawn = { ...own, rev: 3, updatedAt };
      expect([...changeActivities(agreed, withdrawn)]).toEqual([["consent:3", activity]]);
    });

    test("say nothing of other edits, or of a merge and its undo", () => {
      const merged = { ...agreed, consent: { ...consent, at } };
      expect(changeActivities(own, merged).size).toBe(0);
      expect(changeActivities(merged, { ...own, rev: 3 }).size).toBe(0);
      expect(changeActivities(agreed, { ...agreed, rev: 3 }).size).toBe(0);
    });
  });

  test("include the new owner if both status and owner changed", () => {
    const after = { ...before, status: "lost", ownerId: "ben", rev: 7 } as const;
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

describe("a note", () => {
  const mentions = ["ben", "cleo", "dora", "emil", "fay"];

  test("mentions up to five colleagues, each once, and not its author", () => {
    expect(ownActivitySchema.safeParse({ ...note, mentions, replyTo: "first" }).success).toBe(true);
    for (const wrong of [[], [...mentions, "gus"], ["ben", "ben"], ["ben", "ana"], ["b n"]]) {
      expect(ownActivitySchema.safeParse({ ...note, mentions: wrong }).success).toBe(false);
    }
  });

  test("answers a note, also one that merges have moved", () => {
    const moved = "merged:m2:merged:m1:first";
    expect(ownActivitySchema.safeParse({ ...note, replyTo: moved }).success).toBe(true);
    expect(ownActivitySchema.safeParse({ ...note, replyTo: "first/x" }).success).toBe(false);
    expect([moved, "first"].map(idBeforeMerges)).toEqual(["first", "first"]);
  });
});
