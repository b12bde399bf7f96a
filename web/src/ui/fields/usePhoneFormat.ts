import { useSyncExternalStore } from "react";

/**
 * Returns a formatter for stored phone numbers. The library with each country's digit groups loads
 * lazily; until then numbers are shown as stored.
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
    // Offline, the stored form is good enough; the next list tries again.
    loading = undefined;
  }
}
