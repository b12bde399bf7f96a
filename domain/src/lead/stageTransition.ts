import type { Lead } from "./lead.ts";
import { leadTransitions, stepOf, type LeadStatus } from "./leadStatus.ts";

/**
 * Why a lead cannot move to a status: clients do not move; the assistant's status requires consent;
 * a plan must be chosen first; or the table does not allow the transition.
 */
export type TransitionBlocker = "client" | "consent" | "plan" | "order";

/** The reason that prevents a move; null if the move is allowed. */
export function transitionBlocker(
  { status, consent, plan }: Pick<Lead, "status" | "consent" | "plan">,
  to: LeadStatus,
): TransitionBlocker | null {
  if (status === "enrolled") return "client";
  if (!leadTransitions[status].includes(to)) return "order";
  if (to === "aiContacting" && consent === null) return "consent";
  return plan === "undecided" && to !== "lost" ? "plan" : null;
}

/** How many minutes after a move it can be undone. */
export const moveUndoMinutes = 15;

/** A lead's last change, if it was a move: the status that it left, and when. */
export type LastMove = { from: LeadStatus; createdAt: Date };

/**
 * Whether a lead may return to the status that its last move left. That move must be one of the
 * table, and recent. Clients stay clients. Losing a reopened lead again is a move with a new
 * reason, not an undo.
 *
 * @param at when the lead returns
 */
export function isUndoable(
  { status, consent }: Pick<Lead, "status" | "consent">,
  { from, createdAt }: LastMove,
  at: Date,
): boolean {
  return (
    status !== "enrolled" &&
    from !== "lost" &&
    leadTransitions[from].includes(status) &&
    (from !== "aiContacting" || consent !== null) &&
    at.getTime() < undoableUntil(createdAt).getTime()
  );
}

/** When a move can no longer be undone. */
export function undoableUntil(movedAt: Date): Date {
  return new Date(movedAt.getTime() + moveUndoMinutes * 60_000);
}

/** Whether a move leads to an earlier step. Reopening a lost lead does not count. */
export function isBackwardTransition(
  { status, step }: Pick<Lead, "status" | "step">,
  to: LeadStatus,
) {
  return status !== "lost" && (stepOf(to) ?? step) < step;
}

/** The fields that a move changes, except timestamps and `rev`. */
export function transitionChanges(
  { step }: Pick<Lead, "step">,
  to: LeadStatus,
): Pick<Lead, "status" | "step" | "kind"> {
  return { status: to, step: stepOf(to) ?? step, kind: to === "enrolled" ? "client" : "lead" };
}
