import { vi } from "vitest";

/** Simulates a desktop viewport, because jsdom has no width and cannot scroll. */
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
