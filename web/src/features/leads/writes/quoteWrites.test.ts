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
