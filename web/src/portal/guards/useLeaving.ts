import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

import { closeLiveQueries } from "../../firebase/useLiveQuery.tsx";
import { onSignOut } from "../../session/signOutCleanups.ts";
import { parkDrafts } from "../../ui/drafts.ts";

/**
 * True from the moment a sign-out begins. By then all views of data are gone, and their listeners
 * after them: a view that outlived its listener would open the next one, and have it refused.
 */
export function useLeaving(): boolean {
  const [leaving, setLeaving] = useState(false);
  useEffect(
    () =>
      onSignOut((kind) => {
        if (kind === "forced") parkDrafts();
        flushSync(() => setLeaving(true));
        closeLiveQueries();
      }),
    [],
  );
  return leaving;
}
