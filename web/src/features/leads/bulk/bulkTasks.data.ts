import { bulkBlocker, type BulkAction } from "@salvia/domain/lead/bulk/bulkAction";
import type { JobOutcome } from "@salvia/domain/lead/bulk/bulkJob";
import { statusActivityId } from "@salvia/domain/lead/leadActivity";
import { isUndoable } from "@salvia/domain/lead/stageTransition";
import type { LeadStatus } from "@salvia/domain/lead/leadStatus";
import { doc, onSnapshot } from "firebase/firestore";

import { failureOf, type Failure } from "../../../firebase/clientError.ts";
import { serverNow } from "../../../lib/time/serverTime.ts";
import { fullName, type LeadRow } from "../paging/leadRow.ts";
import { movedLead } from "../paging/movedLead.ts";
import { activities, handOverLead } from "../data/leadWrites.data.ts";
import { nullIfDenied, readLeadOrNull } from "../data/readLeadOrNull.ts";
import { nextStepOnServer } from "../writes/childWrites.data.ts";
import type { UsedOutbox } from "../writes/LeadOutboxProvider.tsx";
import type { WriteAnswer } from "../writes/leadOutbox.ts";
import type { PageWrite } from "../writes/leadWrite.ts";
import { isTooLate, refusalOf } from "../writes/refusal.data.ts";

/**
 * What became of one lead: it is done; it waits in the outbox; the action is not possible; another
 * change came first; or sending it failed and can be repeated.
 */
export type RowOutcome =
  | { kind: JobOutcome }
  | { kind: "waiting"; settled: Promise<RowOutcome> }
  | { kind: "failed"; failure: Failure };

/** An action on one lead. */
export type BulkTask = {
  row: LeadRow;
  /** The lead after a move; null if the action is not a move. */
  moved: LeadRow | null;
  send: () => Promise<RowOutcome>;
};

type Enqueue = UsedOutbox["enqueue"];

/** An action on a lead as it was when the user chose the action. */
export function bulkTask(action: BulkAction, row: LeadRow, enqueue: Enqueue): BulkTask {
  const moved = action.kind === "move" ? { ...row, lead: movedLead(row.lead, action.to) } : null;
  return {
    row,
    moved,
    async send() {
      const blocker = bulkBlocker(action, row.lead);
      if (blocker !== null) return { kind: blocker };
      if (action.kind === "handOver") return await handOver(row, action.to);
      if (action.kind === "nextStep") return await planStep(action, row, enqueue);
      return await sent({ leadId: row.id, base: row.lead, ...action }, enqueue);
    },
  };
}

/** Takes a moved lead back; null if the rules do not allow that. */
export function undoTask({ row, moved }: BulkTask, enqueue: Enqueue): BulkTask | null {
  if (moved === null || !isUndoableMove(row.lead.status, moved)) return null;
  return {
    row: moved,
    moved: null,
    async send() {
      await moveRecorded(moved);
      const to = row.lead.status;
      return await sent({ kind: "undo", leadId: moved.id, base: moved.lead, to }, enqueue);
    },
  };
}

function isUndoableMove(from: LeadStatus, { lead }: LeadRow): boolean {
  return isUndoable(lead, { from, createdAt: lead.updatedAt }, serverNow());
}

async function sent(write: PageWrite, enqueue: Enqueue): Promise<RowOutcome> {
  const result = await enqueue(write);
  if (result.status !== "waiting") return await outcomeOf(write, result);
  const settled = result.answer.then(async (answer) => outcomeOf(write, answer));
  return { kind: "waiting", settled };
}

async function outcomeOf(write: PageWrite, answer: WriteAnswer): Promise<RowOutcome> {
  if (answer.status === "saved") return { kind: "done" };
  const refusal = await refusalOf(write, answer.error);
  if (refusal.kind !== "unexplained") return refusal;
  if (isTooLate(write)) return { kind: "late" };
  // The rules give no reason, but nothing else prevents this move.
  if (write.kind === "move" && write.to === "quoted") return { kind: "quote" };
  return failed(answer.error);
}

/** Replaces the step that the lead has now. */
async function planStep(
  { step }: Extract<BulkAction, { kind: "nextStep" }>,
  row: LeadRow,
  enqueue: Enqueue,
): Promise<RowOutcome> {
  try {
    const before = await nullIfDenied(() => nextStepOnServer(row.id));
    const of = { leadId: row.id, name: fullName(row), rev: before?.rev ?? 0 };
    return await sent({ kind: "nextStep", ...of, step }, enqueue);
  } catch (error) {
    return failed(error);
  }
}

/** A handover is never sent later, so that the salesperson knows who has the lead. */
async function handOver({ id, lead }: LeadRow, to: string): Promise<RowOutcome> {
  if (!navigator.onLine) return { kind: "failed", failure: { code: "offline", id: null } };
  try {
    await handOverLead(id, lead, to);
    return { kind: "done" };
  } catch (error) {
    const { code } = failureOf(error);
    if (code !== "not-allowed" && code !== "changed-meanwhile") return failed(error);
    try {
      const now = await readLeadOrNull(id);
      if (now === null) return { kind: "gone" };
      return now.rev === lead.rev ? failed(error) : { kind: "changed" };
    } catch (unread) {
      return failed(unread);
    }
  }
}

function failed(error: unknown): RowOutcome {
  return { kind: "failed", failure: failureOf(error) };
}

/**
 * Resolves once the server has added a move to the lead's history, about a second after it: the
 * rules undo only recorded moves. Gives up after a while, or without a connection.
 */
function moveRecorded({ id, lead }: LeadRow): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      stop();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(settle, navigator.onLine ? recordedWithinMs : 0);
    const stop = onSnapshot(
      doc(activities(id), statusActivityId(lead.rev)),
      (snapshot) => {
        if (snapshot.exists()) settle();
      },
      settle,
    );
  });
}

/** Long: when functions start cold, or many moves wait, the record takes a while. */
const recordedWithinMs = 30_000;
