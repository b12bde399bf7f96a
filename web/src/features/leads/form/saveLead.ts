import type { LeadEntry } from "@salvia/domain/lead/leadForm";
import { leadSchema, type LeadDetails } from "@salvia/domain/lead/lead";
import { leadUniqueKeys } from "@salvia/domain/lead/leadUniqueKeys";

import { failureOf, type Failure } from "../../../firebase/clientError.ts";
import type { Session } from "../../../session/session.ts";
import { canShare, type LeadDraft } from "../writes/leadDraft.ts";
import { findDuplicateLead, type DuplicateLead } from "../data/leadUniqueKeys.data.ts";
import type { LeadOutbox } from "../writes/leadOutbox.ts";
import { leadOnServer } from "../data/leads.data.ts";
import { currentSalespersonUid } from "../data/leadWrites.data.ts";

/** Why a draft was not saved. */
export type SaveProblem =
  | { kind: "noSalesperson" }
  /** The person is already a lead. */
  | { kind: "duplicate"; duplicate: DuplicateLead }
  | { kind: "refused"; failure: Failure }
  /** Refused or never sent; only an earlier tab could have known why. */
  | { kind: "unexplained" };

export type SaveOutcome =
  | { status: "saved" }
  | { status: "waiting" }
  | { status: "failed"; problem: SaveProblem };

/**
 * Saves a draft of the signed-in salesperson. Never throws: errors are returned, so that the dialog
 * can keep the typed text.
 *
 * @param entry the validated content of the draft's form
 * @param uid the outbox's user
 * @param session asks the server to explain a refusal
 */
export async function saveLead(
  { enqueue }: Pick<LeadOutbox, "enqueue">,
  draft: LeadDraft,
  { details }: LeadEntry,
  uid: string | null,
  session: Pick<Session, "ask">,
): Promise<SaveOutcome> {
  try {
    if (!(await isSalesperson(uid)))
      return { status: "failed", problem: { kind: "noSalesperson" } };
    if (draft.kind === "create" && draft.household !== undefined) {
      return await addToHousehold(draft, draft.household.of, details, session);
    }
    const result = await enqueue({ ...draft, details });
    if (result.status !== "refused") return result;
    return { status: "failed", problem: await explainRefusal(draft, result.error, session) };
  } catch (error) {
    return { status: "failed", problem: { kind: "refused", failure: failureOf(error) } };
  }
}

/** Saves a second person of a household: the server does, because the people share unique keys. */
async function addToHousehold(
  draft: LeadDraft,
  of: string,
  details: LeadDetails,
  session: Pick<Session, "ask">,
): Promise<SaveOutcome> {
  try {
    // Loaded on demand, as few people share an address.
    const { leadEndpoints } = await import("@salvia/domain/lead/leadEndpoints");
    const source = leadSchema.shape.source.parse(draft.values.source);
    const order = { leadId: draft.leadId, of, lead: { ...details, source } };
    await session.ask(leadEndpoints.addToHousehold, order);
    return { status: "saved" };
  } catch (error) {
    return { status: "failed", problem: await explainRefusal(draft, error, session) };
  }
}

/**
 * Explains a refusal, because the rules give no reason: another user saved the lead in the
 * meantime, or the person is already a lead.
 *
 * @param error null when only an earlier tab received the error
 */
export async function explainRefusal(
  draft: LeadDraft,
  error: unknown,
  session: Pick<Session, "ask">,
): Promise<SaveProblem> {
  const failure: Failure = error === null ? { code: "not-allowed", id: null } : failureOf(error);
  if (failure.code !== "not-allowed") return { kind: "refused", failure };
  if (draft.kind === "edit" && (await hasChanged(draft))) {
    return { kind: "refused", failure: { code: "changed-meanwhile", id: null } };
  }
  const duplicate = await duplicateOf(draft, session);
  if (duplicate !== null) return { kind: "duplicate", duplicate };
  return error === null ? { kind: "unexplained" } : { kind: "refused", failure };
}

/**
 * Whether the user is the salesperson who is signed in now. Trusts the session when no token is
 * available offline: the security rules check the writer again when the write arrives.
 */
async function isSalesperson(uid: string | null): Promise<boolean> {
  if (uid === null) return false;
  try {
    return (await currentSalespersonUid()) === uid;
  } catch (error) {
    if (failureOf(error).code === "offline") return true;
    throw error;
  }
}

/**
 * A lead that already has one of the draft's unique keys; null if there is none. A household shares
 * an address and a phone number.
 */
async function duplicateOf(
  draft: LeadDraft,
  session: Pick<Session, "ask">,
): Promise<DuplicateLead | null> {
  const { leadId, values } = draft;
  const sharing = draft.kind === "create" && draft.household !== undefined;
  try {
    // The dialog has already loaded this module by the time a write is refused.
    const { parseUniqueKeys } = await import("@salvia/domain/lead/parseLeadForm");
    const keys = [...leadUniqueKeys(parseUniqueKeys(values))];
    const found = await Promise.all(
      keys.map(async ([type, key]) => {
        const duplicate = await findDuplicateLead(key, leadId, session);
        return sharing && canShare(draft, type, duplicate) ? null : duplicate;
      }),
    );
    return found.find((duplicate) => duplicate !== null) ?? null;
  } catch {
    return null;
  }
}

async function hasChanged(draft: LeadDraft & { kind: "edit" }): Promise<boolean> {
  try {
    const now = await leadOnServer(draft.leadId);
    return now !== null && now.rev !== draft.base.rev;
  } catch {
    return false;
  }
}
