import { useState } from "react";

import type { DocumentState } from "./liveDocument.ts";
import type { LiveQuery } from "./useLiveQuery.ts";

/**
 * Whether the server has confirmed a live document, or that it is missing, since the view opened.
 * Stays true while the connection is lost, so that a view can go on without it.
 */
export function useIsConfirmed(live: LiveQuery<DocumentState<unknown>>): boolean {
  const [isConfirmed, setConfirmed] = useState(false);
  const isFresh = live.status === "content" && live.value.fresh;
  if (isFresh && !isConfirmed) setConfirmed(true);
  return isConfirmed || isFresh;
}
