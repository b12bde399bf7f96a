import type { LeadEntry } from "@salvia/domain/lead/leadForm";
import { leadUniqueKeys } from "@salvia/domain/lead/leadUniqueKeys";

import { failureOf, type Failure } from "../../../firebase/clientError.ts";
import type { Session } from "../../../session/session.ts";
import type { LeadDraft } from "./leadDraft.ts";
import { findDuplicateLead, type DuplicateLead } from "../data/leadUniqueKeys.data.ts";
import type { LeadOutbox } from "../outbox/leadOutbox.ts";
import { leadOnServer } from "../data/leads.data.ts";
import { createLead, currentSalespersonUid, updateLead } from "../data/leadWrites.data.ts";

/** Why a draft was not saved. */
export type SaveProblem =
  | { kind: "noAgent" }
  /** The person is a lead already. */
  | { kind: "known"; known: DuplicateLead }
  | { kind: "refused"; failure: Failure }
  /** It was refused, or never sent, and only an earlier tab could have said why. */
  | { kind: "left" };

export type SaveOutcome =
  | { status: "saved" }
  | { status: "waiting" }
  | { status: "failed"; problem: SaveProblem };

/**
 * Saves a draft as the salesperson who is signed in at this moment. Never throws: whatever goes
 * wrong is told, so that the dialog can keep what was typed.
 *
 * @param entry what the draft's form says
 * @param knownUid whose session this is, for when the connection is lost and no token can be had:
 *   the security rules will look at the writer once more when the write arrives
 * @param session where the server is asked what a refusal means
 */
export async function saveLead(
  outbox: LeadOutbox,
  draft: LeadDraft,
  entry: LeadEntry,
  knownUid: string | null,
  session: Pick<Session, "ask">,
): Promise<SaveOutcome> {
  try {
    const uid = await agent(knownUid);
    if (uid === null) return { status: "failed", problem: { kind: "noAgent" } };
    const promised = { ...draft, details: entry.details };
    const sent = await outbox.send(promised, () => write(draft, entry, uid));
    if (sent.status !== "refused") return sent;
    return { status: "failed", problem: await problemOf(draft, sent.error, session) };
  } catch (error) {
    return { status: "failed", problem: { kind: "refused", failure: failureOf(error) } };
  }
}

/**
 * What a refusal means: that somebody saved the same lead in between, or that the person is a lead
 * already. The rules say neither.
 *
 * @param error null where only an earlier tab was told
 */
export async function problemOf(
  draft: LeadDraft,
  error: unknown,
  session: Pick<Session, "ask">,
): Promise<SaveProblem> {
  const failure: Failure = error === null ? { code: "not-allowed", id: null } : failureOf(error);
  if (failure.code !== "not-allowed") return { kind: "refused", failure };
  if (draft.kind === "edit" && (await hasMoved(draft))) {
    return { kind: "refused", failure: { code: "changed-meanwhile", id: null } };
  }
  const known = await knownAs(draft, session);
  if (known !== null) return { kind: "known", known };
  return error === null ? { kind: "left" } : { kind: "refused", failure };
}

async function agent(knownUid: string | null): Promise<string | null> {
  try {
    return await currentSalespersonUid();
  } catch (error) {
    if (failureOf(error).code === "offline") return knownUid;
    throw error;
  }
}

async function write(draft: LeadDraft, entry: LeadEntry, uid: string): Promise<void> {
  return draft.kind === "create"
    ? await createLead(draft.leadId, entry, uid)
    : await updateLead(draft.leadId, entry.details, draft.base);
}

/** The lead that has what the draft wants, one of them where there are several. */
async function knownAs(
  { leadId, values }: LeadDraft,
  session: Pick<Session, "ask">,
): Promise<DuplicateLead | null> {
  try {
    // The dialog has loaded it by the time that anything is refused.
    const { parseUniqueKeys } = await import("@salvia/domain/lead/parseLeadForm");
    const keys = [...leadUniqueKeys(parseUniqueKeys(values)).values()];
    const found = await Promise.all(keys.map((key) => findDuplicateLead(key, leadId, session)));
    return found.find((known) => known !== null) ?? null;
  } catch {
    return null;
  }
}

async function hasMoved(draft: LeadDraft & { kind: "edit" }): Promise<boolean> {
  try {
    const now = await leadOnServer(draft.leadId);
    return now !== null && now.rev !== draft.base.rev;
  } catch {
    return false;
  }
}
