import type { Lead } from "./lead.ts";
import { leadTransitions, stepOf, type LeadStatus } from "./leadStatus.ts";

/**
 * Why a lead cannot move to a status: clients do not move; the assistant's status requires consent;
 * or the table does not allow the transition.
 */
export type TransitionBlocker = "client" | "consent" | "order";

/** The reason that prevents a move; null if the move is allowed. */
export function transitionBlocker(
  { status, consent }: Pick<Lead, "status" | "consent">,
  to: LeadStatus,
): TransitionBlocker | null {
  if (status === "enrolled") return "client";
  if (!leadTransitions[status].includes(to)) return "order";
  return to === "aiContacting" && consent === null ? "consent" : null;
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
