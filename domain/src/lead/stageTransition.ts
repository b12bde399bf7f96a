import type { Lead } from "./lead.ts";
import { leadTransitions, stepOf, type LeadStatus } from "./leadStatus.ts";

/**
 * Why a lead cannot move to a status: a client goes no further; the assistant contacts nobody who has
 * not agreed to it; the table leads there from another status.
 */
export type TransitionBlocker = "client" | "consent" | "order";

/** What keeps a lead from moving to another status; null where it may. */
export function transitionBlocker(
  { status, consent }: Pick<Lead, "status" | "consent">,
  to: LeadStatus,
): TransitionBlocker | null {
  if (status === "enrolled") return "client";
  if (!leadTransitions[status].includes(to)) return "order";
  return to === "aiContacting" && consent === null ? "consent" : null;
}

/** Whether a move leads to an earlier step. Taking up a lost lead again leads back nowhere. */
export function isBackwardTransition(
  { status, step }: Pick<Lead, "status" | "step">,
  to: LeadStatus,
) {
  return status !== "lost" && (stepOf(to) ?? step) < step;
}

/** What a move changes in a lead, but for its times and `rev`. */
export function transitionChanges(
  { step }: Pick<Lead, "step">,
  to: LeadStatus,
): Pick<Lead, "status" | "step" | "kind"> {
  return { status: to, step: stepOf(to) ?? step, kind: to === "enrolled" ? "client" : "lead" };
}
