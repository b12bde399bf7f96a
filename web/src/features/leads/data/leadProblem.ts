import type { Lead } from "@salvia/domain/lead/lead";
import type { LeadStatus } from "@salvia/domain/lead/leadStatus";

import { failureOf, type Failure } from "../../../firebase/clientError.ts";
import { differingFields, type EditableField } from "../form/leadDraft.ts";
import { leadOnServer } from "./leads.data.ts";

/** A difference between two states of a lead; for the status, its new value. */
export type LeadDifference = EditableField | "consent" | { status: LeadStatus };

/** Why a change to a lead was not saved. */
export type LeadProblem =
  /** Another user saved the same lead in the meantime; lists what differs now. */
  | { kind: "changed"; differences: readonly LeadDifference[] }
  | { kind: "refused"; failure: Failure };

/**
 * Finds out why the server refused a change, since the rules give no reason.
 *
 * @param base the state of the lead that the change was based on
 */
export async function leadProblemOf(id: string, base: Lead, error: unknown): Promise<LeadProblem> {
  const failure = failureOf(error);
  if (failure.code !== "not-allowed" && failure.code !== "changed-meanwhile") {
    return { kind: "refused", failure };
  }
  try {
    const now = await leadOnServer(id);
    if (now !== null && now.rev !== base.rev) {
      return { kind: "changed", differences: differencesOf(base, now) };
    }
  } catch {
    // The lead can no longer be read; the page already shows that.
  }
  return { kind: "refused", failure };
}

/** Lists what differs between the state a user decided on and the current one. */
function differencesOf(before: Lead, now: Lead): readonly LeadDifference[] {
  return [
    ...(before.status === now.status ? [] : [{ status: now.status }]),
    ...differingFields(before, now),
    ...(before.consent?.at.getTime() === now.consent?.at.getTime() ? [] : (["consent"] as const)),
  ];
}
