import { useSyncExternalStore } from "react";

import { isAppCheckBlocked, onAppCheckBlocked } from "./appCheckBlocked.ts";

/** Whether App Check could not start in this document, so that the server may refuse its calls. */
export function useAppCheckBlocked(): boolean {
  return useSyncExternalStore(onAppCheckBlocked, isAppCheckBlocked, () => false);
}
