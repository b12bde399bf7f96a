import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import { unitSystems, usualUnitSystem, type UnitSystem } from "@salvia/domain/record/unitSystem";
import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";

/** Selects the units for entering and showing values. */
export function UnitChoice() {
  const { t } = useTranslation("records");
  const [system, setSystem] = useUnitSystem();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={system}
      aria-label={t("units.label")}
      onChange={(_event, value: unknown) => {
        const next = unitSystems.find((each) => each === value);
        if (next !== undefined) setSystem(next);
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

/** The units for entering and showing values, and their setter. Kept until the page unloads. */
export function useUnitSystem(): readonly [UnitSystem, (next: UnitSystem) => void] {
  const system = useSyncExternalStore(subscribe, () => {
    chosen ??= usualUnitSystem(navigator.languages);
    return chosen;
  });
  return [system, choose];
}

let chosen: UnitSystem | undefined;

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function choose(next: UnitSystem): void {
  chosen = next;
  for (const listener of listeners) listener();
}
