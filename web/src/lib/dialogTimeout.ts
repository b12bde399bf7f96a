/**
 * Settles when it makes no sense to have someone wait for the server any longer: at once without a
 * network, when the network goes, or after two seconds.
 */
export function dialogTimeout(): Promise<void> {
  return navigator.onLine ? eventOrTime("offline", 2_000) : Promise.resolve();
}

/** Settles when it makes sense to ask the server once more: with the network back, or after a while. */
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
