import { createContext, use, useContext, type ReactNode } from "react";

import { chooseCache, type Reader } from "../cacheChoice.ts";

/**
 * Sets the reader for the live views below it. When the reader changes, all views remount, so that
 * data read by one user or role is never shown to another.
 */
export function LiveQueryProvider({ reader, children }: { reader: Reader; children: ReactNode }) {
  // Must run before any view below reads from Firestore.
  const opening = chooseCache(reader);
  if (opening !== null) use(opening);
  const scope = `${reader.uid}:${reader.role ?? ""}`;
  return (
    <ScopeContext key={scope} value={scope}>
      {children}
    </ScopeContext>
  );
}

/** @throws Error outside a LiveQueryProvider */
export function useLiveQueryScope(): string {
  const scope = useContext(ScopeContext);
  if (scope === null) throw new Error("Live queries need a LiveQueryProvider above them");
  return scope;
}

const ScopeContext = createContext<string | null>(null);
