/**
 * Resolves when the user should no longer wait for the server: immediately when offline, when the
 * network goes offline, or after two seconds.
 */
export function dialogTimeout(): Promise<void> {
  return navigator.onLine ? eventOrTime("offline", 2_000) : Promise.resolve();
}

/** Resolves when a retry makes sense: when the network is back, or after five seconds. */
export function retryDelay(): Promise<void> {
  return eventOrTime("online", 5_000);
}

function eventOrTime(event: "online" | "offline", milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      window.removeEventListener(event, settle);
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(settle, milliseconds);
    window.addEventListener(event, settle);
  });
}
