import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

import { closeLiveQueries } from "../../firebase/liveQuery/useLiveQuery.ts";
import { onSignOut } from "../../session/signOutFlow.ts";
import { parkDrafts } from "../../ui/drafts.ts";

/**
 * True as soon as a sign-out starts. Views of data then unmount before their listeners end; a view
 * that outlived its listener would open another one, which the rules would deny.
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
