import { useEffect, useState } from "react";

import { freshIdentity, knownIdentity, type Identity } from "./account.data.ts";

/**
 * The signed-in user as the identity provider knows them: at once what is remembered, then what is
 * true, and again when the user comes back to this tab, from their mailbox perhaps.
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
        // What is remembered stands; a session that has ended is noticed by those who follow it.
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
