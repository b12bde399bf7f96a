/** Resolves when the page is visible and the browser online (at once if both hold), or on abort. */
export function untilSeen(left: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (isSeen() || left.aborted) return resolve();
    const over = new AbortController();
    const check = () => {
      if (!isSeen() && !left.aborted) return;
      over.abort();
      resolve();
    };
    const { signal } = over;
    document.addEventListener("visibilitychange", check, { signal });
    window.addEventListener("online", check, { signal });
    left.addEventListener("abort", check, { signal });
  });
}

function isSeen(): boolean {
  return document.visibilityState === "visible" && navigator.onLine;
}
