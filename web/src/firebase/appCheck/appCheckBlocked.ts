/** Whether App Check could not start in this document, so that the server may refuse its calls. */
export function isAppCheckBlocked(): boolean {
  return blocked;
}

/** Notes that App Check cannot start. */
export function noteAppCheckBlocked(): void {
  blocked = true;
  for (const listener of listeners) listener();
}

/** Calls a function when it turns out that App Check cannot start. */
export function onAppCheckBlocked(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let blocked = false;
const listeners = new Set<() => void>();
