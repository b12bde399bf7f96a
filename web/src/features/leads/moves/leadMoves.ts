import type { Lead } from "@salvia/domain/lead/lead";
import {
  leadStatuses,
  leadTransitions,
  stepOf,
  type LeadStatus,
} from "@salvia/domain/lead/leadStatus";
import { transitionBlocker, type TransitionBlocker } from "@salvia/domain/lead/stageTransition";
import { contactConsent } from "@salvia/domain/site/contactConsent";

import type { MoveAnswer } from "../writes/leadWrite.ts";

/** Why a lead can't be dropped on a column, and the status that the reason names. */
export type MoveProblem =
  | { kind: "here" | "client" }
  /** An earlier stage must come first. */
  | { kind: "after"; status: LeadStatus }
  /** The table has no way back from where the lead is. */
  | { kind: "back"; status: LeadStatus }
  /** A lost lead can only be reopened. */
  | { kind: "lost"; status: LeadStatus };

/**
 * What prevents a lead's move to a column; null if the table of transitions allows it. The board asks
 * for a missing plan or consent.
 */
export function moveProblem(lead: Lead, to: LeadStatus): MoveProblem | null {
  if (lead.status === to) return { kind: "here" };
  const blocker = transitionBlocker(lead, to);
  if (blocker === null || isAnswered(blocker)) return null;
  if (blocker !== "order") return { kind: blocker };
  const [reopened] = leadTransitions.lost;
  if (lead.status === "lost" && reopened !== undefined) return { kind: "lost", status: reopened };
  const step = stepOf(to) ?? lead.step;
  const before = leadStatuses[step - 2];
  if (step < lead.step || before === undefined) return { kind: "back", status: lead.status };
  return { kind: "after", status: before };
}

/** Whether an answer of the user lets a move go on. */
function isAnswered(blocker: TransitionBlocker | null): blocker is "consent" | "plan" {
  return blocker === "consent" || blocker === "plan";
}

/** What a move still lacks, after what the user has answered; null if nothing. */
export function missingAnswer(
  lead: Lead,
  to: LeadStatus,
  { plan, consent }: MoveAnswer = {},
): "consent" | "plan" | null {
  const given = consent && { wording: contactConsent[consent], language: consent, at: new Date() };
  const answered = { plan: plan ?? lead.plan, consent: lead.consent ?? given ?? null };
  const blocker = transitionBlocker({ status: lead.status, ...answered }, to);
  return isAnswered(blocker) ? blocker : null;
}

/**
 * Whether a move asks for something first: the consent, the plan, the reason of a loss, a quote, the
 * documents, or the confirmation of what can't be undone.
 */
export function asksBefore(lead: Lead, to: LeadStatus): boolean {
  if (missingAnswer(lead, to) !== null) return true;
  // A lead that comes back from a later stage was quoted before.
  if (to === "quoted") return lead.status === "remoteSales";
  return to === "lost" || to === "documents" || to === "enrolled";
}
