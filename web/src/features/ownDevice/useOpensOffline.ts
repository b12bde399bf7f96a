import { useEffect, useState } from "react";

/** Whether the sales area can open offline, that is, whether all its files are stored. */
export function useOpensOffline(): boolean {
  const [opens, setOpens] = useState(false);
  useEffect(() => {
    let current = true;
    async function wait() {
      // Settles once a worker has stored all files; otherwise never.
      await navigator.serviceWorker.ready;
      if (current) setOpens(true);
    }
    void wait();
    return () => {
      current = false;
    };
  }, []);
  return opens;
}
