import type { Lead } from "@salvia/domain/lead/lead";
import type { LeadStatus } from "@salvia/domain/lead/leadStatus";

import { failureOf, type Failure } from "../../../firebase/clientError.ts";
import { differingFields, type EditableField } from "../form/leadDraft.ts";
import { leadOnServer } from "./leads.data.ts";

/** Something in which two states of a lead differ; of a status, what it is now. */
export type LeadDifference = EditableField | "consent" | { status: LeadStatus };

/** Why a change of a lead was not saved. */
export type LeadProblem =
  /** Somebody saved the same lead in between: in what it differs now. */
  | { kind: "changed"; differences: readonly LeadDifference[] }
  | { kind: "refused"; failure: Failure };

/**
 * What it means that the server refused a change: the rules do not say.
 *
 * @param base the state of the lead that was to be changed
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
    // It can no longer be read: the page says so by itself.
  }
  return { kind: "refused", failure };
}

/** In what two states of a lead differ, for the one who decided on the first. */
function differencesOf(before: Lead, now: Lead): readonly LeadDifference[] {
  return [
    ...(before.status === now.status ? [] : [{ status: now.status }]),
    ...differingFields(before, now),
    ...(before.consent?.at.getTime() === now.consent?.at.getTime() ? [] : (["consent"] as const)),
  ];
}
