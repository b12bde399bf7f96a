import type { BulkAction } from "@salvia/domain/lead/bulk/bulkAction";
import type { Lead } from "@salvia/domain/lead/lead";
import { FirebaseError } from "firebase/app";
import { beforeEach, expect, test, vi } from "vitest";

import { lead } from "../../../../../seed/leads.ts";
import { leadOnServer } from "../data/leads.data.ts";
import { handOverLead } from "../data/leadWrites.data.ts";
import { nextStepOnServer } from "../writes/childWrites.data.ts";
import { fakeLeadOutbox } from "../testing/FakeLeadProviders.tsx";
import { bulkTask, undoTask } from "./bulkTasks.data.ts";

vi.mock("../data/leadWrites.data.ts", () => ({ handOverLead: vi.fn(), activities: vi.fn() }));
vi.mock("../data/leads.data.ts", () => ({ leadOnServer: vi.fn() }));
vi.mock("../writes/childWrites.data.ts");

const { enqueue } = fakeLeadOutbox();
const refused = new FirebaseError("permission-denied", "no");
const offline = new FirebaseError("unavailable", "no network");
const remote = { ownerId: "ana", status: "remoteSales", step: 3, rev: 4 } as const;
const quoted: BulkAction = { kind: "move", to: "quoted" };
const handOver: BulkAction = { kind: "handOver", to: "ben" };

beforeEach(() => {
  vi.stubGlobal("navigator", { onLine: true });
});

function taskOf(action: BulkAction, fields: Partial<Lead> = {}) {
  return bulkTask(
    action,
    { id: "one", lead: lead({ ...remote, ...fields }), pending: false },
    enqueue,
  );
}

test("sends a move of the lead as seen, and nothing that is not possible", async () => {
  vi.mocked(enqueue).mockResolvedValue({ status: "saved" });
  expect(await taskOf(quoted).send()).toEqual({ kind: "done" });
  const base = lead(remote);
  expect(enqueue).toHaveBeenCalledExactlyOnceWith({ ...quoted, leadId: "one", base });
  expect(await taskOf(quoted, { status: "new", step: 1 }).send()).toEqual({ kind: "order" });
  expect(await taskOf(quoted, { status: "quoted", step: 4 }).send()).toEqual({ kind: "already" });
  expect(enqueue).toHaveBeenCalledOnce();
});

test.each([
  ["another change came first", { ...remote, rev: 5 }, { kind: "changed" }],
  ["a colleague has it", null, { kind: "gone" }],
  ["it has no quote", remote, { kind: "quote" }],
] as const)("says why a move was refused: %s", async (_reason, now, outcome) => {
  vi.mocked(enqueue).mockResolvedValue({ status: "refused", error: refused });
  vi.mocked(leadOnServer).mockResolvedValue(now === null ? null : lead(now));
  expect(await taskOf(quoted).send()).toEqual(outcome);
});

test("says that a move waits, and later what became of it", async () => {
  const answer = Promise.resolve({ status: "refused", error: refused } as const);
  vi.mocked(enqueue).mockResolvedValue({ status: "waiting", answer });
  vi.mocked(leadOnServer).mockResolvedValue(null);
  const outcome = await taskOf(quoted).send();
  if (outcome.kind !== "waiting") throw new Error(`It is ${outcome.kind}`);
  expect(await outcome.settled).toEqual({ kind: "gone" });
});

test("says that a handover failed and can be repeated", async () => {
  vi.mocked(handOverLead).mockRejectedValueOnce(offline).mockResolvedValueOnce();
  const task = taskOf(handOver);
  expect(await task.send()).toMatchObject({ kind: "failed", failure: { code: "offline" } });
  expect(await task.send()).toEqual({ kind: "done" });
  vi.stubGlobal("navigator", { onLine: false });
  expect(await task.send()).toMatchObject({ kind: "failed", failure: { code: "offline" } });
  expect(handOverLead).toHaveBeenCalledTimes(2);
});

test.each([
  ["changed", { ...remote, rev: 5 }],
  ["gone", null],
] as const)("says that a lead was %s before the handover", async (kind, now) => {
  vi.mocked(handOverLead).mockRejectedValue(refused);
  vi.mocked(leadOnServer).mockResolvedValue(now === null ? null : lead(now));
  expect(await taskOf(handOver).send()).toEqual({ kind });
});

test("replaces the step that a lead has now", async () => {
  const step = { title: "Call back", dueOn: "2030-05-02", dueAt: null };
  const done = { doneAt: new Date(0), leadId: "one", ownerId: "ana", updatedAt: new Date(0) };
  vi.mocked(nextStepOnServer).mockResolvedValue({ ...step, ...done, rev: 7 });
  vi.mocked(enqueue).mockResolvedValue({ status: "saved" });
  expect(await taskOf({ kind: "nextStep", step }).send()).toEqual({ kind: "done" });
  expect(enqueue).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ rev: 7, step }));
  expect(await taskOf({ kind: "nextStep", step }, { status: "lost" }).send()).toEqual({
    kind: "closed",
  });
});

test("takes back moves of the table, and no others", () => {
  expect(undoTask(taskOf(quoted), enqueue)?.row.lead).toMatchObject({ status: "quoted", rev: 5 });
  const reopened = taskOf({ kind: "move", to: "remoteSales" }, { status: "lost" });
  expect(undoTask(reopened, enqueue)).toBeNull();
  expect(undoTask(taskOf(handOver), enqueue)).toBeNull();
});
