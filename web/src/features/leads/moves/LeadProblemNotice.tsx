import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../i18n/useLanguage.ts";
import { Notice } from "../../../ui/status/Notice.tsx";
import { useFailureText } from "../../../ui/status/useFailureText.ts";
import type { LeadDifference, LeadProblem } from "./useLeadMutation.ts";

/** Shows why a change to the lead was not saved; the page itself shows the new values. */
export function LeadProblemNotice({ problem }: { problem: LeadProblem | null }) {
  const { t } = useTranslation(["leadPage", "leads"]);
  const { language } = useLanguage();
  const failureText = useFailureText();
  if (problem === null) return null;
  if (problem.kind === "refused") {
    const reason = failureText(problem.failure);
    return <Notice severity="error">{t("notSaved.refused", { reason })}</Notice>;
  }
  if (problem.kind === "late") return <Notice severity="error">{t("notSaved.late")}</Notice>;
  const wordOf = (difference: LeadDifference) => {
    if (typeof difference === "object") {
      return t("changed.status", { status: t(`leads:status.${difference.status}`) });
    }
    return difference === "consent" ? t("changed.consent") : t(`leads:form.${difference}`);
  };
  const fields = new Intl.ListFormat(language).format(problem.differences.map(wordOf));
  return (
    <Alert severity="warning" role="alert">
      <AlertTitle>{t("changed.title")}</AlertTitle>
      {fields === "" ? null : <span>{`${t("changed.fields", { fields })} `}</span>}
      <span>{t("changed.choose")}</span>
    </Alert>
  );
}
