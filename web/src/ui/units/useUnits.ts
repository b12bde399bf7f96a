import { usualUnitSystem, type UnitSystem } from "@salvia/domain/account/unitSystem";
import { createContext, useContext } from "react";

type Units = {
  /** The units in which to show values and to read numbers without a unit. */
  system: UnitSystem;
  /** Shows other units at once, and remembers them in the user's profile. */
  choose: (next: UnitSystem) => void;
};

/**
 * The units of the signed-in user.
 *
 * @throws Error outside a provider of units
 */
export function useUnits(): Units {
  const units = useContext(UnitsContext);
  if (units === null) throw new Error("useUnits needs a provider of units above it");
  return units;
}

export const UnitsContext = createContext<Units | null>(null);

/** The units for users who have not chosen any: those of their browser's country. */
export function usualUnits(): UnitSystem {
  return usualUnitSystem(navigator.languages);
}
