import { createContext, useContext, useEffect, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";

/** Whoever knows the names of colleagues: the portal says who that is, so that any view can ask. */
export type StaffNames = {
  /** A name; null where the directory has none; undefined while that is not known. */
  get: (uid: string) => string | null | undefined;
  /** Has a name looked up, if it is not known yet. */
  ask: (uid: string) => void;
  subscribe: (listener: () => void) => () => void;
};

/**
 * The name of a colleague, or what stands for it: where the directory has them no more, and until it
 * is known.
 *
 * @throws Error where nobody knows names
 */
export function useStaffName(uid: string): string {
  const { t } = useTranslation();
  const names = useContext(StaffNamesContext);
  if (names === null) throw new Error("useStaffName needs names of staff above it");
  useEffect(() => names.ask(uid), [names, uid]);
  const name = useSyncExternalStore(names.subscribe, () => names.get(uid));
  return name === null ? t("formerColleague") : (name ?? "…");
}

export const StaffNamesContext = createContext<StaffNames | null>(null);
