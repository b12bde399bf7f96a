import { useTranslation } from "react-i18next";

import { BusyButton } from "../../ui/BusyButton.tsx";
import { SavingNotice } from "./SavingNotice.tsx";
import type { Saving } from "./useSaving.ts";

/** The foot of a form: the save button and the status of the save. */
export function SaveBar({ saving }: { saving: Saving }) {
  const { t } = useTranslation("settings");
  return (
    <>
      <SavingNotice saving={saving} />
      <div>
        <BusyButton
          type="submit"
          variant="contained"
          busy={saving.status === "saving"}
          busyLabel={t("saving")}
        >
          {t("save")}
        </BusyButton>
      </div>
    </>
  );
}
