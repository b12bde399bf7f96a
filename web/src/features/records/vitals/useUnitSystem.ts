import { usualUnitSystem, type UnitSystem } from "@salvia/domain/record/unitSystem";
import { useSyncExternalStore } from "react";

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
