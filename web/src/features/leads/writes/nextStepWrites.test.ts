import { beforeEach, expect, test, vi } from "vitest";

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

beforeEach(() => {
  vi.resetAllMocks();
});

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
