import { useEffect, useState } from "react";

import { freshIdentity, knownIdentity, type Identity } from "./account.data.ts";

/**
 * The signed-in user as the identity provider knows them: the remembered data at once, then the
 * current data, refreshed when the user comes back to this tab, for example from their mailbox.
 */
export function useIdentity(): Identity | null {
  const [identity, setIdentity] = useState(knownIdentity);

  useEffect(() => {
    let current = true;
    async function refresh() {
      if (document.visibilityState !== "visible") return;
      try {
        const fresh = await freshIdentity();
        if (current) setIdentity(fresh);
      } catch {
        // On failure the remembered data stays; the session itself detects that it has ended.
      }
    }
    void refresh();
    const listener = () => void refresh();
    document.addEventListener("visibilitychange", listener);
    return () => {
      current = false;
      document.removeEventListener("visibilitychange", listener);
    };
  }, []);

  return identity;
}
