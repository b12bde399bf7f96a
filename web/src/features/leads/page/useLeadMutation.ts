import type { Lead } from "@salvia/domain/lead/lead";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import { leadProblemOf, type LeadProblem } from "../data/leadProblem.ts";
import type { PageWrite } from "../outbox/leadWrite.ts";
import { useLeadOutbox } from "../outbox/LeadOutboxProvider.tsx";
import { useToast } from "../../../ui/dialogs/ToastProvider.tsx";

export type LeadMutation = {
  /** Why the last attempt was not saved. */
  problem: LeadProblem | null;
  /**
   * Sends a change to the lead and shows the result. The outbox's providers report late answers,
   * since they outlive the page.
   *
   * @param done the message to show once the server confirms the change
   * @returns whether it is saved, or waits for the server's answer
   */
  run: (write: Extract<PageWrite, { base: Lead }>, done: string) => Promise<boolean>;
  forget: () => void;
};

/** Sends at most one change per state of a lead and keeps its outcome. */
export function useLeadMutation(): LeadMutation {
  const { t } = useTranslation("leads");
  const { enqueue } = useLeadOutbox();
  const showToast = useToast();
  /** The revision that the pending change is based on. */
  const running = useRef<number | null>(null);
  const [problem, setProblem] = useState<LeadProblem | null>(null);

  const run: LeadMutation["run"] = async (write, done) => {
    const { leadId, base } = write;
    // Ignores a second click on the same state; a change based on the pending one is a new change.
    if (running.current === base.rev) return false;
    running.current = base.rev;
    setProblem(null);
    const result = await enqueue(write);
    if (running.current === base.rev) running.current = null;
    if (result.status === "refused") setProblem(await leadProblemOf(leadId, base, result.error));
    else if (result.status === "saved") showToast("success", done);
    else showToast("info", t("toast.waiting"));
    return result.status !== "refused";
  };

  return { problem, run, forget: () => setProblem(null) };
}
