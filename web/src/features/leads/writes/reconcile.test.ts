import { FirebaseError } from "firebase/app";
import { expect, test, vi } from "vitest";

import { lead } from "../../../../../seed/leads.ts";
import { change, creation } from "../testing/fakeLeadWrites.ts";
import { isApplied } from "./reconcile.data.ts";
import { leadOnServer } from "../data/leads.data.ts";
import type { LeadWrite } from "./leadWrite.ts";

const getDocFromServer = vi.hoisted(() => vi.fn());
vi.mock("firebase/firestore", () => ({ doc: vi.fn(), getDocFromServer }));
vi.mock("../data/leads.data.ts", () => ({ leadOnServer: vi.fn() }));
vi.mock("../data/leadWrites.data.ts", () => ({ activities: vi.fn() }));

const refused = new FirebaseError("permission-denied", "no");
const unreachable = new FirebaseError("unavailable", "offline");

const base = lead({ rev: 3 });
const consent = { wording: "Sí", language: "es", at: new Date(0) } as const;
const move: LeadWrite = { kind: "move", leadId: "a", base, to: "quoted" };
const undo: LeadWrite = { kind: "undo", leadId: "a", base, to: "quoted" };
const recorded: LeadWrite = { kind: "consent", leadId: "a", base, language: "es" };
const withdrawn: LeadWrite = { kind: "withdrawal", leadId: "a", base };
const edited = lead({ rev: 4, ...change("a").details });

test.each<[string, LeadWrite, ReturnType<typeof lead>, boolean]>([
  ["a new lead that can be read", creation("a"), lead(), true],
  ["an edit that is there", change("a"), edited, true],
  ["an edit that others have built on", change("a"), { ...edited, rev: 9 }, true],
  ["an edit that is not there", change("a"), lead({ rev: 3 }), false],
  ["an edit that another user overtook", change("a"), lead({ rev: 4 }), false],
  ["a move that is there", move, lead({ rev: 4, status: "quoted", step: 4 }), true],
  ["a move that another user overtook", move, lead({ rev: 4, status: "lost" }), false],
  ["a move that was there before", move, lead({ rev: 3, status: "quoted", step: 4 }), false],
  ["an undo that is there", undo, lead({ rev: 4, status: "quoted", step: 4 }), true],
  ["an undo that another user overtook", undo, lead({ rev: 4, status: "documents" }), false],
  ["a consent that is there", recorded, lead({ rev: 4, consent }), true],
  ["a consent that is not", recorded, lead({ rev: 4 }), false],
  ["a withdrawal that is there", withdrawn, lead({ rev: 4 }), true],
  ["a withdrawal that is not", withdrawn, lead({ rev: 4, consent }), false],
])("compares with the server: %s", async (_case, write, now, applied) => {
  vi.mocked(leadOnServer).mockResolvedValue(now);
  expect(await isApplied(write)).toBe(applied);
});

test.each([change("a"), move])("returns false for an unreadable lead: $kind", async (write) => {
  vi.mocked(leadOnServer).mockRejectedValue(refused);
  expect(await isApplied(write)).toBe(false);
});

test("does not count a new lead as applied when it cannot be read", async () => {
  vi.mocked(leadOnServer).mockRejectedValue(refused);
  expect(await isApplied(creation("a"))).toBe(false);
});

test.each(["note", "call", "email"] as const)("finds a %s by its id", async (kind) => {
  const activity: LeadWrite = { kind, leadId: "a", name: "Inés", activityId: "b", text: "Hello" };
  getDocFromServer.mockResolvedValueOnce({ exists: () => true });
  expect(await isApplied(activity)).toBe(true);
  getDocFromServer.mockResolvedValueOnce({ exists: () => false });
  expect(await isApplied(activity)).toBe(false);
  getDocFromServer.mockRejectedValueOnce(refused);
  expect(await isApplied(activity)).toBe(false);
});

test("rethrows the error when the server is unreachable", async () => {
  vi.mocked(leadOnServer).mockRejectedValue(unreachable);
  await expect(isApplied(change("a"))).rejects.toBe(unreachable);
});
