import { showVital } from "@salvia/domain/record/showVital";
import { showOnePressure } from "@salvia/domain/account/unitSystem";
import { noMeasures, unusualMeasures, type Measures } from "@salvia/domain/record/vital";
import type { Measure } from "@salvia/domain/record/vitalRange";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../i18n/useLanguage.ts";
import { ConfirmDialog } from "../../../ui/dialogs/ConfirmDialog.tsx";
import { useUnits } from "../../../ui/units/useUnits.ts";
import { useMonths } from "./vitalsAge.ts";

type UnusualDialogProps = {
  taken: Measures;
  latest: Measures;
  onCorrect: () => void;
  onConfirm: () => void;
};

/** Asks the user to confirm unusual values before they are stored permanently. */
export function UnusualDialog({ taken, latest, onCorrect, onConfirm }: UnusualDialogProps) {
  const { t } = useTranslation("records");
  const { language } = useLanguage();
  const { system } = useUnits();
  const months = useMonths();
  const show = (measure: Measure, value: number | null) => {
    if (value === null) return "";
    if (measure === "systolic" || measure === "diastolic") {
      return showOnePressure(value, system, language);
    }
    return showVital(measure, { ...noMeasures, [measure]: value }, system, language);
  };
  // Each of the two values of a blood pressure: one may be too high, and the other too low.
  const sentences = unusualMeasures(taken, latest, months).map(({ measure, reason }) =>
    t(`vitals.unusual.${reason}`, {
      measure: t(`vitals.${measure}`),
      value: show(measure, taken[measure]),
      before: show(measure, latest[measure]),
    }),
  );
  return (
    <ConfirmDialog
      open
      title={t("vitals.unusual.title")}
      body={sentences.join(" ")}
      cancelLabel={t("vitals.unusual.correct")}
      confirmLabel={t("vitals.unusual.confirm")}
      onCancel={onCorrect}
      onConfirm={onConfirm}
    />
  );
}
