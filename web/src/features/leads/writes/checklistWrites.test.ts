import { FirebaseError } from "firebase/app";
import { beforeEach, expect, test, vi } from "vitest";

import { commitWrite } from "./commit.data.ts";
import type { LeadWriteOf } from "./leadWrite.ts";
import { isApplied } from "./reconcile.data.ts";

const { getDocFromServer, setDoc } = vi.hoisted(() => ({
  getDocFromServer: vi.fn(),
  setDoc: vi.fn(),
}));
vi.mock("firebase/firestore", () => ({
  doc: (_db: unknown, ...path: string[]) => path.join("/"),
  deleteField: () => "none",
  serverTimestamp: () => "now",
  getDocFromServer,
  setDoc,
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

const receipt = { by: "ben", at: new Date() };

test.each<[string, LeadWriteOf<"tick">, object | null, boolean]>([
  ["a document that is ticked", tick, { received: { bankMandate: receipt } }, true],
  ["a document that is not ticked", tick, { received: { proofOfAddress: receipt } }, false],
  ["a tick without any checklist", tick, null, false],
  ["a document that is no longer ticked", untick, { received: {} }, true],
  ["a document that is still ticked", untick, { received: { bankMandate: receipt } }, false],
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
