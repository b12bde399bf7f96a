import { useEffect, useSyncExternalStore } from "react";

const shown = new Set<{ patientId: string }>();
const listeners = new Set<() => void>();

/** Notes that the caller shows a patient's open record, for as long as it is mounted. */
export function useShownRecord(patientId: string): void {
  useEffect(() => {
    const record = { patientId };
    shown.add(record);
    for (const listener of listeners) listener();
    return () => {
      shown.delete(record);
      for (const listener of listeners) listener();
    };
  }, [patientId]);
}

/** Whether the page shows a patient's open record, so that more of it may be read. */
export function useIsRecordShown(patientId: string): boolean {
  return useSyncExternalStore(subscribe, () =>
    [...shown].some((record) => record.patientId === patientId),
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
