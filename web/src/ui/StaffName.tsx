import { createContext, useContext, useEffect, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";

export function StaffName({ uid }: { uid: string }) {
  return <span>{useStaffName(uid)}</span>;
}

/** A source of colleagues' names, provided by the portal so that any view can look them up. */
export type StaffNames = StaffFacts;

/** A fact about each colleague, such as the name. */
type StaffFacts = {
  /** The fact; null if the directory has no entry; undefined while unknown. */
  get: (uid: string) => string | null | undefined;
  /** Starts a lookup unless the fact is known already. */
  ask: (uid: string) => void;
  subscribe: (listener: () => void) => () => void;
};

/**
 * The name of a colleague, or a placeholder while it loads or if the directory has no entry.
 *
 * @throws Error outside a provider of names
 */
export function useStaffName(uid: string): string {
  const { t } = useTranslation();
  const names = useContext(StaffNamesContext);
  if (names === null) throw new Error("useStaffName needs names of staff above it");
  useEffect(() => names.ask(uid), [names, uid]);
  const name = useSyncExternalStore(names.subscribe, () => names.get(uid));
  return name === null ? t("formerColleague") : (name ?? "…");
}

/** The names of several colleagues, as a list in the reader's language. */
export function useStaffNames(uids: readonly string[]): string {
  const { t, i18n } = useTranslation();
  const names = useContext(StaffNamesContext);
  if (names === null) throw new Error("useStaffNames needs names of staff above it");
  useEffect(() => {
    for (const uid of uids) names.ask(uid);
  }, [names, uids]);
  const listed = () =>
    new Intl.ListFormat(i18n.language).format(
      uids.map((uid) => {
        const name = names.get(uid);
        return name === null ? t("formerColleague") : (name ?? "…");
      }),
    );
  return useSyncExternalStore(names.subscribe, listed);
}

/**
 * The name of a colleague who may be unknown: null without a uid, an entry, or a directory above
 * it; undefined while it is looked up.
 */
export function useKnownName(uid: string | null): string | null | undefined {
  const names = useContext(StaffNamesContext);
  useEffect(() => {
    if (uid !== null) names?.ask(uid);
  }, [names, uid]);
  const get = () => (uid === null || names === null ? null : names.get(uid));
  return useSyncExternalStore(names?.subscribe ?? subscribeToNothing, get);
}

function subscribeToNothing() {
  return () => {};
}

export const StaffNamesContext = createContext<StaffNames | null>(null);

/** The time zones of clinicians' practices; null where no view needs them. */
export const StaffZonesContext = createContext<StaffFacts | null>(null);
