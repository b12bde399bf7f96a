import type { Feature } from "@salvia/domain/configuration/feature";
import { createContext, useContext, useMemo, type ReactNode } from "react";

import { useLiveQuery } from "../liveQuery/useLiveQuery.ts";
import { builtOff } from "./builtOff.ts";
import { switchesDocument } from "./switches.data.ts";

/**
 * Listens to the switches for the views below it, with one listener per tab. Until they are known,
 * only what this build turns off is off: the rules refuse the rest anyway.
 */
export function SwitchesProvider({ children }: { children: ReactNode }) {
  const live = useLiveQuery("switches", switchesDocument());
  const switches = live.status === "content" ? live.value : null;
  const off = useMemo(
    () => (switches === null ? builtOff : [...builtOff, ...switches.builtOff, ...switches.off]),
    [switches],
  );
  return <OffContext value={off}>{children}</OffContext>;
}

/** Whether a feature is on. It changes in open tabs. */
export function useIsOn(feature: Feature): boolean {
  return !useContext(OffContext).includes(feature);
}

const OffContext = createContext<readonly string[]>(builtOff);
