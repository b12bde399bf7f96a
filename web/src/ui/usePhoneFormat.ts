import { useSyncExternalStore } from "react";

/**
 * Writes stored telephone numbers as people read them. The library that knows how every country
 * groups its digits comes after the list itself; until then a number shows as it is stored.
 */
export function usePhoneFormat(): (stored: string) => string {
  return useSyncExternalStore(subscribe, () => format);
}

let format = (stored: string) => stored;
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  loading ??= load();
  return () => listeners.delete(listener);
}

async function load(): Promise<void> {
  try {
    const { formatPhone } = await import("@salvia/domain/shared/phone");
    format = formatPhone;
    for (const listener of listeners) listener();
  } catch {
    // Without a connection the stored form is good enough; the next list tries again.
    loading = undefined;
  }
}
