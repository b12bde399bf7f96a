import type { Lead } from "@salvia/domain/lead/lead";
import {
  leadStatuses,
  leadTransitions,
  stepOf,
  type LeadStatus,
} from "@salvia/domain/lead/leadStatus";
import { transitionBlocker } from "@salvia/domain/lead/stageTransition";

/** Why a lead can't be dropped on a column, and the status that the reason names. */
export type MoveProblem =
  | { kind: "here" | "client" | "consent" }
  /** An earlier stage must come first. */
  | { kind: "after"; status: LeadStatus }
  /** The table has no way back from where the lead is. */
  | { kind: "back"; status: LeadStatus }
  /** A lost lead can only be reopened. */
  | { kind: "lost"; status: LeadStatus };

/**
 * What prevents a lead's move to a column; null if the table of transitions allows it. The board asks
 * for a missing plan.
 */
export function moveProblem(lead: Lead, to: LeadStatus): MoveProblem | null {
  if (lead.status === to) return { kind: "here" };
  const blocker = transitionBlocker(lead, to);
  if (blocker === null || blocker === "plan") return null;
  if (blocker !== "order") return { kind: blocker };
  const [reopened] = leadTransitions.lost;
  if (lead.status === "lost" && reopened !== undefined) return { kind: "lost", status: reopened };
  const step = stepOf(to) ?? lead.step;
  const before = leadStatuses[step - 2];
  if (step < lead.step || before === undefined) return { kind: "back", status: lead.status };
  return { kind: "after", status: before };
}

/**
 * Whether a move asks for something first: the plan, the reason of a loss, a quote, the documents,
 * or the confirmation of what can't be undone.
 */
export function asksBefore(lead: Lead, to: LeadStatus): boolean {
  if (transitionBlocker(lead, to) === "plan") return true;
  // A lead that comes back from a later stage was quoted before.
  if (to === "quoted") return lead.status === "remoteSales";
  return to === "lost" || to === "documents" || to === "enrolled";
}
