/**
 * Loads something a page cannot work without. It retries when the network is back or after a while,
 * and never rejects.
 */
export async function loadUntilThere<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (;;) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- loops only after a failure
      return await load();
    } catch {
      // oxlint-disable-next-line no-await-in-loop -- waits between attempts
      await onlineOrLater();
    }
  }
}

const laterMs = 15_000;

function onlineOrLater(): Promise<void> {
  return new Promise((resolve) => {
    const stop = new AbortController();
    const goOn = () => {
      stop.abort();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(goOn, laterMs);
    window.addEventListener("online", goOn, { signal: stop.signal });
  });
}
