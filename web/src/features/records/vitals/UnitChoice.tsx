import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import { unitSystems } from "@salvia/domain/record/unitSystem";
import { useTranslation } from "react-i18next";

import { useUnitSystem } from "./useUnitSystem.ts";

/** Selects the units for entering and showing values. */
export function UnitChoice() {
  const { t } = useTranslation("records");
  const [system, choose] = useUnitSystem();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={system}
      aria-label={t("units.label")}
      onChange={(_event, value: unknown) => {
        const next = unitSystems.find((each) => each === value);
        if (next !== undefined) choose(next);
      }}
    >
      {unitSystems.map((each) => (
        <ToggleButton key={each} value={each} sx={{ textTransform: "none", lineHeight: 1.3 }}>
          {t(`units.${each}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
