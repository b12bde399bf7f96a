/**
 * Loads what a page cannot do without, however often that fails: again once the network is back, or
 * after a while. It never rejects.
 */
export async function loadUntilThere<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (;;) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- again only after a failure
      return await load();
    } catch {
      // oxlint-disable-next-line no-await-in-loop -- as above
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
