import type { Lead } from "@salvia/domain/lead/lead";
import type { LeadStatus } from "@salvia/domain/lead/leadStatus";
import { useTranslation } from "react-i18next";

import { moveProblem } from "./leadMoves.ts";

/** Returns a function that says why a lead can't move to a column; null if it can. */
export function useMoveProblemText(): (lead: Lead, to: LeadStatus) => string | null {
  const { t } = useTranslation(["board", "leads"]);
  return (lead, to) => {
    const problem = moveProblem(lead, to);
    if (problem === null) return null;
    if (!("status" in problem)) return t(`board:blocked.${problem.kind}`);
    return t(`board:blocked.${problem.kind}`, { status: t(`leads:status.${problem.status}`) });
  };
}
