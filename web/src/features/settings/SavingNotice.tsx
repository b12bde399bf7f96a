import { useTranslation } from "react-i18next";

import { Notice } from "../../ui/status/Notice.tsx";
import { useFailureText } from "../../ui/status/useFailureText.ts";
import type { Saving } from "./useSaving.ts";

/** Shows the status of a save. */
export function SavingNotice({ saving }: { saving: Saving }) {
  const { t } = useTranslation("settings");
  const failureText = useFailureText();
  if (saving.status === "waiting") return <Notice severity="warning">{t("waiting")}</Notice>;
  if (saving.status !== "failed") return null;
  return (
    <Notice severity="error">
      <strong>{t("failed")}</strong> {failureText(saving.failure)}
    </Notice>
  );
}
