import type { Lead } from "@salvia/domain/lead";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import { outOfPatience } from "../../lib/patience.ts";
import { leadProblemOf, type LeadProblem } from "./leadProblem.ts";
import { useLeadDesk } from "./useLeadDesk.ts";

export type LeadTask = {
  /** Why the last attempt was not saved. */
  problem: LeadProblem | null;
  /**
   * Writes to the lead, and tells how it went.
   *
   * @param base the state of the lead that was decided on
   * @param done what to say once the server has confirmed it
   * @returns whether it is saved, or will be once the server answers
   */
  run: (base: Lead, write: () => Promise<void>, done: string) => Promise<boolean>;
  forget: () => void;
};

/** One change of each state of a lead, and what became of it. */
export function useLeadTask(id: string): LeadTask {
  const { t } = useTranslation(["leadPage", "leads"]);
  const { tell } = useLeadDesk();
  /** The revision that the change on its way was decided on. */
  const running = useRef<number | null>(null);
  const [problem, setProblem] = useState<LeadProblem | null>(null);

  async function attempt(base: Lead, write: () => Promise<void>): Promise<"saved" | "refused"> {
    try {
      await write();
      return "saved";
    } catch (error) {
      setProblem(await leadProblemOf(id, base, error));
      return "refused";
    }
  }

  /** The desk stays where it is when the page is left: nobody is left in the belief that all is well. */
  async function tellLate(answer: ReturnType<typeof attempt>): Promise<void> {
    if ((await answer) === "saved") tell("success", t("leads:told.delivered"));
    else tell("error", t("notSaved.late"));
  }

  async function run(base: Lead, write: () => Promise<void>, done: string): Promise<boolean> {
    // The same button twice. What is decided on the change that is still on its way is another change.
    if (running.current === base.rev) return false;
    running.current = base.rev;
    setProblem(null);
    const answer = attempt(base, write);
    const outcome = await Promise.race([answer, outOfPatience()]);
    if (running.current === base.rev) running.current = null;
    if (outcome === "saved") tell("success", done);
    else if (outcome === undefined) {
      tell("info", t("leads:told.waiting"));
      void tellLate(answer);
    }
    return outcome !== "refused";
  }

  return { problem, run, forget: () => setProblem(null) };
}
