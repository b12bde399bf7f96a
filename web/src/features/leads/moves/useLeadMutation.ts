import type { Lead } from "@salvia/domain/lead/lead";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { LeadStatus } from "@salvia/domain/lead/leadStatus";

import type { PageWrite } from "../writes/leadWrite.ts";
import { useLeadOutbox } from "../writes/LeadOutboxProvider.tsx";
import { useToast } from "../../../ui/dialogs/ToastProvider.tsx";
import { failureOf, type Failure } from "../../../firebase/clientError.ts";
import { differingFields, type EditableField } from "../writes/leadDraft.ts";
import { leadOnServer } from "../data/leads.data.ts";
import { isTooLate } from "../writes/refusal.data.ts";

/** A change to a lead that is based on its state. */
type LeadChange = Extract<PageWrite, { base: Lead }>;

export type LeadMutation = {
  /** Why the last attempt was not saved. */
  problem: LeadProblem | null;
  unsaved: LeadChange | null;
  /**
   * Sends a change to the lead and shows the result. The outbox's providers report late answers,
   * since they outlive the page.
   *
   * @param done the message to show once the server confirms the change
   */
  run: (write: LeadChange, done: string) => Promise<void>;
  forget: () => void;
};

/** Sends at most one change per state of a lead and keeps the outcome of the last one. */
export function useLeadMutation(): LeadMutation {
  const { t } = useTranslation("leads");
  const { enqueue } = useLeadOutbox();
  const showToast = useToast();
  /** The states of leads that pending changes are based on. */
  const running = useRef(new Set<string>());
  const [failed, setFailed] = useState<{ problem: LeadProblem; unsaved: LeadChange } | null>(null);

  const run: LeadMutation["run"] = async (write, done) => {
    const { leadId, base } = write;
    const state = `${leadId}/${base.rev}`;
    // Ignores a second click on the same state; a change based on the pending one is a new change.
    if (running.current.has(state)) return;
    running.current.add(state);
    setFailed(null);
    const result = await enqueue(write);
    running.current.delete(state);
    if (result.status === "refused") {
      const found = await leadProblemOf(leadId, base, result.error);
      const isLate = found.kind === "refused" && isTooLate(write);
      setFailed({ problem: isLate ? { kind: "late" } : found, unsaved: write });
    } else if (result.status !== "saved") showToast("info", t("toast.waiting"));
    else showToast("success", done);
  };

  const forget = () => setFailed(null);
  return { problem: failed?.problem ?? null, unsaved: failed?.unsaved ?? null, run, forget };
}

/** A difference between two states of a lead; for the status, its new value. */
export type LeadDifference = EditableField | "consent" | { status: LeadStatus };

export type LeadProblem =
  /** Another user saved the same lead in the meantime; lists what differs now. */
  | { kind: "changed"; differences: readonly LeadDifference[] }
  /** The move can no longer be undone. */
  | { kind: "late" }
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
