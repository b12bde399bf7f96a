import { useTranslation } from "react-i18next";

import { Notice } from "../../../ui/status/Notice.tsx";
import { useFailureText } from "../../../ui/status/useFailureText.ts";
import { duplicateLeadText } from "./DuplicateLeadNotice.tsx";
import type { LeadDraft } from "./leadDraft.ts";
import type { SaveProblem } from "./saveLead.ts";

type SaveProblemNoticeProps = { kind: LeadDraft["kind"]; problem: SaveProblem };

/** Shows why a lead was not saved, in the product's agreed wording. */
export function SaveProblemNotice({ kind, problem }: SaveProblemNoticeProps) {
  const { t } = useTranslation(["leads", "outbox"]);
  const failureText = useFailureText();
  if (problem.kind === "noAgent") return <Notice severity="error">{t("notSaved.noAgent")}</Notice>;
  if (problem.kind === "left") return <Notice severity="warning">{t("outbox:left")}</Notice>;
  const error =
    problem.kind === "known" ? duplicateLeadText(problem.known, t) : failureText(problem.failure);
  return <Notice severity="error">{t(`notSaved.${kind}`, { error })}</Notice>;
}
