import TextField from "@mui/material/TextField";
import { unitSystems } from "@salvia/domain/account/unitSystem";
import { useTranslation } from "react-i18next";

import { useUnits } from "./useUnits.ts";

/** Selects the units for entering and showing values. The choice is saved at once. */
export function UnitField() {
  const { t } = useTranslation("portal");
  const { system, choose } = useUnits();
  return (
    <TextField
      select
      size="small"
      label={t("units.label")}
      value={system}
      onChange={({ target }) => {
        const next = unitSystems.find((each) => each === target.value);
        if (next !== undefined) choose(next);
      }}
      slotProps={{ select: { native: true } }}
      sx={{ maxWidth: 440, minWidth: "min(100%, 16rem)" }}
    >
      {unitSystems.map((each) => (
        <option key={each} value={each}>
          {t(`units.${each}`)}
        </option>
      ))}
    </TextField>
  );
}
