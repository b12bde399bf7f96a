import { useTranslation } from "react-i18next";

import { SubmitButton } from "../../ui/BusyButton.tsx";
import type { Saving } from "./useSaving.ts";
import { Notice } from "../../ui/status/Notice.tsx";
import { useFailureText } from "../../ui/status/useFailureText.ts";

/** The foot of a form: the save button and the status of the save. */
export function SaveBar({ saving }: { saving: Saving }) {
  const { t } = useTranslation("settings");
  return (
    <>
      <SavingNotice saving={saving} />
      <div>
        <SubmitButton busy={saving.status === "saving"} busyLabel={t("saving")}>
          {t("save")}
        </SubmitButton>
      </div>
    </>
  );
}

/** Shows the status of a save. */
export function SavingNotice({ saving }: { saving: Saving }) {
  const { t } = useTranslation("settings");
  const failureText = useFailureText();
  if (saving.status === "waiting") return <Notice severity="warning">{t("waiting")}</Notice>;
  if (saving.status !== "failed") return null;
  return (
    <Notice severity="error">
      <strong>{t("failed")}</strong> <span>{failureText(saving.failure)}</span>
    </Notice>
  );
}
