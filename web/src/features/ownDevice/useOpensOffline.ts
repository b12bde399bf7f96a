import { useEffect, useState } from "react";

/** Whether the sales area would open without a network: all its files have been kept. */
export function useOpensOffline(): boolean {
  const [opens, setOpens] = useState(false);
  useEffect(() => {
    let current = true;
    async function wait() {
      // Settles once there is a worker that has kept everything; else never.
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
