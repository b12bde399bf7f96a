import type { Lead } from "@salvia/domain/lead/lead";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import { leadProblemOf, type LeadProblem } from "../data/leadProblem.ts";
import type { PageWrite } from "../outbox/leadWrite.ts";
import { useLeadEditor } from "../outbox/useLeadEditor.ts";

export type LeadMutation = {
  /** Why the last attempt was not saved. */
  problem: LeadProblem | null;
  /**
   * Writes to the lead, and tells how it went. What the server answers later is for the desk to tell,
   * which stays where it is when the page is left.
   *
   * @param done what to say once the server has confirmed it
   * @returns whether it is saved, or will be once the server answers
   */
  run: (write: Extract<PageWrite, { base: Lead }>, done: string) => Promise<boolean>;
  forget: () => void;
};

/** One change of each state of a lead, and what became of it. */
export function useLeadMutation(): LeadMutation {
  const { t } = useTranslation("leads");
  const { send, showToast } = useLeadEditor();
  /** The revision that the change on its way was decided on. */
  const running = useRef<number | null>(null);
  const [problem, setProblem] = useState<LeadProblem | null>(null);

  const run: LeadMutation["run"] = async (write, done) => {
    const { leadId, base } = write;
    // The same button twice. What is decided on the change that is still on its way is another change.
    if (running.current === base.rev) return false;
    running.current = base.rev;
    setProblem(null);
    const sent = await send(write);
    if (running.current === base.rev) running.current = null;
    if (sent.status === "refused") setProblem(await leadProblemOf(leadId, base, sent.error));
    else if (sent.status === "saved") showToast("success", done);
    else showToast("info", t("told.waiting"));
    return sent.status !== "refused";
  };

  return { problem, run, forget: () => setProblem(null) };
}
