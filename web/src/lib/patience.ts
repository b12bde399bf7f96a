/**
 * Settles when it makes no sense to have someone wait for the server any longer: at once without a
 * network, when the network goes, or after two seconds.
 */
export function outOfPatience(): Promise<void> {
  if (!navigator.onLine) return Promise.resolve();
  return new Promise((resolve) => {
    const settle = () => {
      window.removeEventListener("offline", settle);
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(settle, patienceMs);
    window.addEventListener("offline", settle);
  });
}

const patienceMs = 2_000;
