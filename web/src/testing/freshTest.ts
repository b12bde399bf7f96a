import { afterEach, vi } from "vitest";

/** The next test of a file finds real timers and globals, spies on nothing, and stored nothing. */
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
