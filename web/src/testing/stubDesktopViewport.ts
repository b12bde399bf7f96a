import { vi } from "vitest";

/** jsdom has no width and scrolls nothing: a page shows as it does on a desk. */
export function stubDesktopViewport(): void {
  vi.stubGlobal("scrollTo", vi.fn());
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query.includes("min-width"),
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
  }));
}
