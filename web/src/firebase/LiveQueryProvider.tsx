import { createContext, useContext, type ReactNode } from "react";

import { chooseCache } from "./cacheChoice.ts";

/** Who reads: the uid of the signed-in user, and the claim the security rules decide by. */
export type Reader = { uid: string; role: string | null };

/**
 * Says who the live views below it read for. When that changes they are all made anew, so nothing
 * that one user or role has read is shown to another.
 */
export function LiveQueryProvider({ reader, children }: { reader: Reader; children: ReactNode }) {
  // Before any view below asks for something.
  chooseCache(reader);
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
