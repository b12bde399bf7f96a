import { emptyLeadForm } from "@salvia/domain/lead/leadForm";
import { leadUniqueKeys } from "@salvia/domain/lead/leadUniqueKeys";
import { FirebaseError } from "firebase/app";
import { beforeEach, expect, test, vi } from "vitest";

import { lead } from "../../../../../seed/leads.ts";
import type { LeadDraft } from "../writes/leadDraft.ts";
import { createLeadOutbox, type OutboxDependencies } from "../writes/leadOutbox.ts";
import { findDuplicateLead } from "../data/leadUniqueKeys.data.ts";
import { leadOnServer } from "../data/leads.data.ts";
import { currentSalespersonUid } from "../data/leadWrites.data.ts";
import { explainRefusal, saveLead } from "./saveLead.ts";

vi.mock("../data/leads.data.ts", () => ({ leadOnServer: vi.fn() }));
vi.mock("../data/leadUniqueKeys.data.ts", () => ({ findDuplicateLead: vi.fn() }));
vi.mock("../data/leadWrites.data.ts", () => ({
  currentSalespersonUid: vi.fn(),
}));

const never = () => new Promise<void>(() => {});
const commit = vi.fn<OutboxDependencies["commit"]>();
const outbox = () =>
  createLeadOutbox({
    commit,
    dialogTimeout: never,
    isApplied: async () => false,
    pendingWritesSettled: never,
    retryDelay: never,
    onDelivered: () => {},
  });
const session = { ask: vi.fn() };
const refusal = new FirebaseError("permission-denied", "no");

const { firstName, lastName, identityDocument, email, phone, plan } = lead();
const details = { firstName, lastName, identityDocument, email, phone, plan };
const entry = { details, source: "event" } as const;
const values = emptyLeadForm("ES");
const creation: LeadDraft = { kind: "create", leadId: "new", values };
const edit = { kind: "edit", leadId: "old", base: lead({ rev: 4 }), values } as const;

beforeEach(() => {
  vi.mocked(currentSalespersonUid).mockResolvedValue("ana");
  vi.mocked(findDuplicateLead).mockResolvedValue(null);
});

test("sends a new lead of the salesperson named in the token", async () => {
  expect(await saveLead(outbox(), creation, entry, "ana", session)).toEqual({ status: "saved" });
  expect(commit).toHaveBeenCalledExactlyOnceWith({ ...creation, details });
});

test("sends nothing that another user typed before the salesperson signed in", async () => {
  expect(await saveLead(outbox(), creation, entry, "someone else", session)).toEqual({
    status: "failed",
    problem: { kind: "noSalesperson" },
  });
  expect(commit).not.toHaveBeenCalled();
});

test("sends an edit over the state it started from", async () => {
  expect(await saveLead(outbox(), edit, entry, "ana", session)).toEqual({ status: "saved" });
  expect(commit).toHaveBeenCalledExactlyOnceWith({ ...edit, details });
});

test("sends nothing without a salesperson", async () => {
  vi.mocked(currentSalespersonUid).mockResolvedValue(null);
  expect(await saveLead(outbox(), creation, entry, "ana", session)).toEqual({
    status: "failed",
    problem: { kind: "noSalesperson" },
  });
  expect(commit).not.toHaveBeenCalled();
});

test("uses the session's user when no token is available offline", async () => {
  vi.mocked(currentSalespersonUid).mockRejectedValue(
    new FirebaseError("auth/network-request-failed", "offline"),
  );
  await saveLead(outbox(), creation, entry, "ana", session);
  expect(commit).toHaveBeenCalledExactlyOnceWith({ ...creation, details });
});

test("returns the reason when a lead is refused", async () => {
  commit.mockRejectedValue(refusal);
  expect(await saveLead(outbox(), creation, entry, "ana", session)).toEqual({
    status: "failed",
    problem: { kind: "refused", failure: { code: "not-allowed", id: null } },
  });
});

test.each([
  ["another user saved the lead in the meantime", lead({ rev: 5 }), "changed-meanwhile"],
  ["the rules refused it for another reason", lead({ rev: 4 }), "not-allowed"],
  ["the lead no longer exists", null, "not-allowed"],
])("explains an edit that is refused because %s", async (_case, now, code) => {
  commit.mockRejectedValue(refusal);
  vi.mocked(leadOnServer).mockResolvedValue(now);
  expect(await saveLead(outbox(), edit, entry, "ana", session)).toEqual({
    status: "failed",
    problem: { kind: "refused", failure: { code, id: null } },
  });
});

test("reports an edit of an unreadable lead as refused", async () => {
  commit.mockRejectedValue(refusal);
  vi.mocked(leadOnServer).mockRejectedValue(refusal);
  expect(await saveLead(outbox(), edit, entry, "ana", session)).toMatchObject({
    problem: { failure: { code: "not-allowed" } },
  });
});

test.each([
  ["a new lead", { ...creation, values: { ...values, email: "Ana@Example.com " } }],
  ["an edit", { ...edit, values: { ...values, email: "ana@example.com" } }],
])("explains a refusal of %s when the person is already a lead", async (_, draft) => {
  commit.mockRejectedValue(refusal);
  vi.mocked(leadOnServer).mockResolvedValue(lead({ rev: 4 }));
  vi.mocked(findDuplicateLead).mockResolvedValue({ whose: "colleague" });
  expect(await saveLead(outbox(), draft, entry, "ana", session)).toEqual({
    status: "failed",
    problem: { kind: "duplicate", duplicate: { whose: "colleague" } },
  });
  const key = [
    ...leadUniqueKeys({ email: "ana@example.com", phone: null, identityDocument: null }).values(),
  ];
  expect(findDuplicateLead).toHaveBeenCalledExactlyOnceWith(key[0], draft.leadId, session);
});

test("reports an earlier tab's refusal as unexplained, unless the cause is visible", async () => {
  expect(await explainRefusal(creation, null, session)).toEqual({ kind: "unexplained" });
  vi.mocked(leadOnServer).mockResolvedValue(lead({ rev: 5 }));
  expect(await explainRefusal(edit, null, session)).toMatchObject({
    failure: { code: "changed-meanwhile" },
  });
  vi.mocked(findDuplicateLead).mockResolvedValue({ whose: "colleague" });
  const draft = { ...creation, values: { ...values, email: "ana@example.com" } };
  expect(await explainRefusal(draft, null, session)).toMatchObject({ kind: "duplicate" });
});

test("reports a refusal when the duplicate check fails", async () => {
  commit.mockRejectedValue(refusal);
  vi.mocked(findDuplicateLead).mockRejectedValue(new FirebaseError("unavailable", "offline"));
  const draft = { ...creation, values: { ...values, email: "ana@example.com" } };
  expect(await saveLead(outbox(), draft, entry, "ana", session)).toMatchObject({
    problem: { kind: "refused", failure: { code: "not-allowed" } },
  });
});

test("asks the server to save a second person of a household, and explains what else is taken", async () => {
  const named = { ...creation, values: { ...values, source: "event", email: "ada@example.com" } };
  const shared: LeadDraft = { ...named, household: { of: "known", name: "Ada" } };
  expect(await saveLead(outbox(), shared, entry, "ana", session)).toEqual({ status: "saved" });
  const order = { leadId: "new", of: "known", lead: { ...details, source: "event" } };
  expect(session.ask.mock.lastCall?.[1]).toEqual(order);
  expect(commit).not.toHaveBeenCalled();

  session.ask.mockRejectedValue(refusal);
  const row = { id: "known", lead: edit.base, pending: false };
  vi.mocked(findDuplicateLead).mockResolvedValue({ whose: "mine", row });
  expect(await saveLead(outbox(), shared, entry, "ana", session)).toMatchObject({
    problem: { kind: "refused" },
  });
  vi.mocked(findDuplicateLead).mockResolvedValue({ whose: "colleague" });
  expect(await saveLead(outbox(), shared, entry, "ana", session)).toMatchObject({
    problem: { kind: "duplicate", duplicate: { whose: "colleague" } },
  });
});
