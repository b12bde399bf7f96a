import { showHeight, showPressure, showWeight } from "@salvia/domain/record/unitSystem";
import { unusualMeasures, type Measures } from "@salvia/domain/record/vital";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../i18n/useLanguage.ts";
import { ConfirmDialog } from "../../../ui/dialogs/ConfirmDialog.tsx";
import { useUnitSystem } from "./UnitChoice.tsx";

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
  const [system] = useUnitSystem();
  const { systolic, diastolic, weight, height } = taken;
  const values = {
    pressure: systolic && diastolic ? showPressure(systolic, diastolic, system, language) : "",
    weight: weight ? showWeight(weight, system, language) : "",
    height: height ? showHeight(height, system, language) : "",
  };
  // Blood pressure is one field, so it appears once even if both of its values are unusual.
  const unusual = new Map(
    unusualMeasures(taken, latest).map(({ measure, reason }) => {
      const field = measure === "systolic" || measure === "diastolic" ? "pressure" : measure;
      return [field, reason] as const;
    }),
  );
  const before = {
    pressure: "",
    weight: latest.weight === null ? "" : showWeight(latest.weight, system, language),
    height: latest.height === null ? "" : showHeight(latest.height, system, language),
  };
  const sentences = Array.from(unusual, ([field, reason]) =>
    t(`vitals.unusual.${reason}`, {
      measure: t(`vitals.${field}`),
      value: values[field],
      before: before[field],
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
