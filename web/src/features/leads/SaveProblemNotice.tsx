import { useTranslation } from "react-i18next";

import { Notice } from "../../ui/Notice.tsx";
import { useFailureText } from "../../ui/useFailureText.ts";
import type { LeadDraft } from "./leadDraft.ts";
import type { SaveProblem } from "./saveLead.ts";

type SaveProblemNoticeProps = { kind: LeadDraft["kind"]; problem: SaveProblem };

/** Says why a lead was not saved, in the words the product promises. */
export function SaveProblemNotice({ kind, problem }: SaveProblemNoticeProps) {
  const { t } = useTranslation("leads");
  const failureText = useFailureText();
  return (
    <Notice severity="error">
      {problem.kind === "noAgent"
        ? t("notSaved.noAgent")
        : t(`notSaved.${kind}`, { error: failureText(problem.failure) })}
    </Notice>
  );
}
