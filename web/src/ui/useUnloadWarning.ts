import { useEffect } from "react";

/** Has the browser ask before the tab is closed or left, as long as something would be lost. */
export function useUnloadWarning(needed: boolean): void {
  useEffect(() => {
    if (!needed) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [needed]);
}
