import { vi } from "vitest";

/** Simulates the viewport of a phone, because jsdom has no width and cannot scroll. */
export function stubPhoneViewport(): void {
  vi.stubGlobal("scrollTo", vi.fn());
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query.includes("max-width"),
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
  }));
}
