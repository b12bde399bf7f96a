import { leadUniqueKeys } from "@salvia/domain/lead/leadUniqueKeys";
import { beforeEach, expect, test, vi } from "vitest";

import { lead } from "../../../../../seed/leads.ts";
import { change, creation } from "../testing/fakeLeadWrites.ts";
import { commitWrite } from "./commit.data.ts";

const batch = { set: vi.fn(), update: vi.fn(), delete: vi.fn(), commit: vi.fn() };
const { writeBatch, updateDoc, setDoc } = vi.hoisted(() => ({
  writeBatch: vi.fn(),
  updateDoc: vi.fn(),
  setDoc: vi.fn(),
}));
vi.mock("firebase/firestore", () => ({
  deleteField: () => "deleted",
  doc: (path: string, id: string) => `${path}/${id}`,
  serverTimestamp: () => "now",
  setDoc,
  updateDoc,
  writeBatch,
}));
vi.mock("../../../firebase/firestore.ts", () => ({ firestore: vi.fn() }));
vi.mock("../data/leads.data.ts", () => ({ leadReference: (id: string) => `leads/${id}` }));
vi.mock("../data/leadUniqueKeys.data.ts", () => ({ keyReference: (key: string) => key }));
vi.mock("../data/leadWrites.data.ts", () => ({
  activities: (leadId: string) => `leads/${leadId}/activities`,
}));

beforeEach(() => {
  writeBatch.mockReturnValue(batch);
});

test("creates a lead and its unique keys in one batch", async () => {
  const write = creation("a");
  await commitWrite({ ...write, values: { ...write.values, source: "event" } }, "ana");
  expect(batch.set).toHaveBeenCalledWith(
    "leads/a",
    expect.objectContaining({ ...write.details, source: "event", ownerId: "ana", rev: 1 }),
  );
  const keys = [...leadUniqueKeys(write.details).values()];
  expect(keys.length).toBeGreaterThan(0);
  for (const key of keys) expect(batch.set).toHaveBeenCalledWith(key, { leadId: "a" });
  expect(batch.set).toHaveBeenCalledTimes(1 + keys.length);
  expect(batch.commit).toHaveBeenCalledOnce();
});

test("saves an edit and its changed unique keys in one batch", async () => {
  const write = change("a");
  const details = { ...write.details, email: "new@example.com" };
  const key = (email: string | null) =>
    leadUniqueKeys({ email, phone: null, identityDocument: null }).get("email");
  await commitWrite({ ...write, details }, "ana");
  expect(batch.update).toHaveBeenCalledExactlyOnceWith(
    "leads/a",
    expect.objectContaining({ ...details, rev: 4, updatedAt: "now" }),
  );
  expect(batch.set).toHaveBeenCalledExactlyOnceWith(key(details.email), { leadId: "a" });
  expect(batch.delete).toHaveBeenCalledExactlyOnceWith(key(write.base.email));
  expect(batch.commit).toHaveBeenCalledOnce();
  // The key of a household's lead can be another's.
  const base = { ...write.base, household: "a" };
  await commitWrite({ ...write, base, details }, "ana");
  expect(batch.delete).toHaveBeenCalledOnce();
});

test("rejects a new lead without a valid source and sends nothing", async () => {
  await expect(commitWrite(creation("a"), "ana")).rejects.toThrow("Invalid");
  expect(batch.commit).not.toHaveBeenCalled();
});

test("writes each kind of page write over the state it was based on", async () => {
  const base = lead({ rev: 3, status: "aiContacting", step: 2 });
  await commitWrite({ kind: "move", leadId: "a", base, to: "remoteSales" }, "ana");
  expect(updateDoc).toHaveBeenLastCalledWith(
    "leads/a",
    expect.objectContaining({ status: "remoteSales", rev: 4 }),
  );
  const loss = { reason: "noNeed", note: null } as const;
  await commitWrite({ kind: "move", leadId: "a", base, to: "lost", loss }, "ana");
  expect(updateDoc.mock.lastCall?.[1]).toMatchObject({ status: "lost", step: 2, loss });
  const undecided = lead({ plan: "undecided" });
  const answers = { plan: "basic", consent: "es" } as const;
  const toAssistant = { kind: "move", leadId: "a", base: undecided, to: "aiContacting" } as const;
  await commitWrite({ ...toAssistant, ...answers }, "ana");
  expect(updateDoc.mock.lastCall?.[1]).toMatchObject({
    status: "aiContacting",
    plan: "basic",
    consent: { language: "es" },
    rev: 2,
  });
  const lost = lead({ rev: 5, status: "lost", step: 4, loss });
  await commitWrite({ kind: "undo", leadId: "a", base: lost, to: "quoted" }, "ana");
  expect(updateDoc.mock.lastCall?.[1]).toMatchObject({
    status: "quoted",
    step: 4,
    loss: "deleted",
    rev: 6,
  });
  await commitWrite({ kind: "consent", leadId: "a", base, language: "es" }, "ana");
  expect(updateDoc.mock.lastCall?.[1]).toMatchObject({ consent: { language: "es" }, rev: 4 });
  await commitWrite({ kind: "withdrawal", leadId: "a", base }, "ana");
  expect(updateDoc.mock.lastCall?.[1]).toMatchObject({
    consent: null,
    status: "remoteSales",
    rev: 4,
  });
  const about = { leadId: "a", name: "Inés", activityId: "b" };
  const call = { kind: "call", outcome: "reached", minutes: 7, text: "Hello" } as const;
  await commitWrite({ ...about, ...call }, "ana");
  expect(setDoc).toHaveBeenCalledExactlyOnceWith("leads/a/activities/b", {
    ...call,
    authorId: "ana",
    createdAt: "now",
  });
});
