import { FirebaseError } from "firebase/app";
import { describe, expect, test, vi } from "vitest";

import { commitWrite } from "./commit.data.ts";
import type { LeadWriteOf } from "./leadWrite.ts";
import { isApplied } from "./reconcile.data.ts";

const { getDocFromServer, setDoc, updateDoc } = vi.hoisted(() => ({
  getDocFromServer: vi.fn(),
  setDoc: vi.fn(),
  updateDoc: vi.fn(),
}));
vi.mock("firebase/firestore", () => ({
  doc: (_db: unknown, ...path: string[]) => path.join("/"),
  deleteField: () => "none",
  serverTimestamp: () => "now",
  getDocFromServer,
  setDoc,
  updateDoc,
}));
vi.mock("../../../firebase/firestore.ts", () => ({ firestore: vi.fn() }));
vi.mock("../../../firebase/readDocument.ts", () => ({
  readDocument: (_: unknown, it: unknown) => it,
}));
vi.mock("../data/leads.data.ts", () => ({}));
vi.mock("../data/leadUniqueKeys.data.ts", () => ({}));
vi.mock("../data/leadWrites.data.ts", () => ({}));

describe("a checklist", () => {
  const tick: LeadWriteOf<"tick"> = {
    kind: "tick",
    leadId: "a",
    name: "Inés",
    document: "bankMandate",
    received: true,
  };
  const untick: LeadWriteOf<"tick"> = { ...tick, received: false };

  test("ticks and unticks one document and leaves the others alone", async () => {
    await commitWrite(tick, "ana");
    await commitWrite(untick, "ana");
    const merged = { merge: true };
    const receipt = { by: "ana", at: "now" };
    expect(setDoc.mock.calls).toEqual([
      ["checklists/a", { received: { bankMandate: receipt } }, merged],
      ["checklists/a", { received: { bankMandate: "none" } }, merged],
    ]);
  });

  const bens = { by: "ben", at: new Date() };

  test.each<[string, LeadWriteOf<"tick">, object | null, boolean]>([
    ["a document that is ticked", tick, { received: { bankMandate: bens } }, true],
    ["a document that is not ticked", tick, { received: { proofOfAddress: bens } }, false],
    ["a tick without any checklist", tick, null, false],
    ["a document that is no longer ticked", untick, { received: {} }, true],
    ["a document that is still ticked", untick, { received: { bankMandate: bens } }, false],
  ])("compares with the server: %s", async (_, write, now, applied) => {
    getDocFromServer.mockResolvedValue(now);
    expect(await isApplied(write)).toBe(applied);
  });

  test.each([tick, untick])(
    "counts a tick on a lead that is out of reach as refused",
    async (write) => {
      getDocFromServer.mockRejectedValue(new FirebaseError("permission-denied", "no"));
      expect(await isApplied(write)).toBe(false);
    },
  );
});

describe("a next step", () => {
  const dueAt = new Date("2026-11-23T09:30:00Z");
  const step = { title: "Call", dueOn: "2026-11-23", dueAt };
  const first: LeadWriteOf<"nextStep"> = {
    kind: "nextStep",
    leadId: "a",
    name: "Inés",
    rev: 0,
    step,
  };
  const next: LeadWriteOf<"nextStep"> = { ...first, rev: 3 };
  const done: LeadWriteOf<"stepDone"> = { kind: "stepDone", leadId: "a", name: "Inés", rev: 3 };
  const written = { ...step, leadId: "a", ownerId: "ana", doneAt: null, updatedAt: "now" };

  test("creates a lead's first step, and changes a later one", async () => {
    await commitWrite(first, "ana");
    expect(setDoc).toHaveBeenCalledExactlyOnceWith("nextSteps/a", { ...written, rev: 1 });
    await commitWrite(next, "ana");
    expect(updateDoc).toHaveBeenCalledExactlyOnceWith("nextSteps/a", { ...written, rev: 4 });
  });

  test("marks a step as done at the server's time", async () => {
    await commitWrite(done, "ana");
    const change = { ownerId: "ana", doneAt: "now", rev: 4, updatedAt: "now" };
    expect(updateDoc).toHaveBeenCalledExactlyOnceWith("nextSteps/a", change);
  });

  const stored = { ...step, dueAt: new Date(dueAt), doneAt: null, rev: 4 };

  test.each<[string, LeadWriteOf<"nextStep" | "stepDone">, object | null, boolean]>([
    ["a step that is there", next, stored, true],
    ["a step that was there before", next, { ...stored, rev: 3 }, false],
    ["a step that another replaced", next, { ...stored, title: "Write" }, false],
    ["a step at another time", next, { ...stored, dueAt: null }, false],
    ["a step that is there, but done", next, { ...stored, doneAt: dueAt }, false],
    ["a step that is gone", next, null, false],
    ["a step that is done", done, { ...stored, doneAt: dueAt }, true],
    ["a step that is not done", done, stored, false],
  ])("compares with the server: %s", async (_, write, now, applied) => {
    getDocFromServer.mockResolvedValue(now);
    expect(await isApplied(write)).toBe(applied);
  });
});

describe("a quote", () => {
  const details = { plan: "standard", adults: 2, children: 1 } as const;
  const first: LeadWriteOf<"quote"> = {
    kind: "quote",
    leadId: "a",
    name: "Inés",
    rev: 0,
    // Of the day it was made, also if it is sent after the prices have changed.
    quote: { ...details, offersVersion: "0a1b2c3d" },
  };
  const next: LeadWriteOf<"quote"> = { ...first, rev: 3 };
  const written = { ...first.quote, madeBy: "ana", madeAt: "now" };

  test("makes a lead's first quote, and the next in its place", async () => {
    await commitWrite(first, "ana");
    expect(setDoc).toHaveBeenCalledExactlyOnceWith("quotes/a", { ...written, rev: 1 });
    await commitWrite(next, "ana");
    expect(updateDoc).toHaveBeenCalledExactlyOnceWith("quotes/a", { ...written, rev: 4 });
  });

  test.each<[string, object | null, boolean]>([
    ["a quote that is there", { ...details, rev: 4 }, true],
    ["a quote that was there before", { ...details, rev: 3 }, false],
    ["a quote for another plan", { ...details, plan: "basic", rev: 4 }, false],
    ["a quote for more adults", { ...details, adults: 3, rev: 4 }, false],
    ["a quote for fewer children", { ...details, children: 0, rev: 4 }, false],
    ["a quote that is gone", null, false],
  ])("compares with the server: %s", async (_, now, applied) => {
    getDocFromServer.mockResolvedValue(now);
    expect(await isApplied(next)).toBe(applied);
  });
});
