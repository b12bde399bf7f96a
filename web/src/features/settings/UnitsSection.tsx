import { useTranslation } from "react-i18next";

import { Section } from "../../ui/Section.tsx";
import { UnitField } from "../../ui/units/UnitField.tsx";

/** The units of measured values, saved at once. */
export function UnitsSection() {
  const { t } = useTranslation("settings");
  return (
    <Section title={t("units.title")} lead={t("units.lead")}>
      <UnitField />
    </Section>
  );
}
