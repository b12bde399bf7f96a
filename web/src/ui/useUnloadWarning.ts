import { useEffect } from "react";

/**
 * Makes the browser ask for confirmation before the tab is closed or left while `needed` is true.
 */
export function useUnloadWarning(needed: boolean): void {
  useEffect(() => {
    if (!needed) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [needed]);
}
