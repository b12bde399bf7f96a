import { afterEach, vi } from "vitest";

/** The next test of a file finds real timers and globals, and what is faked as the file made it. */
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.resetAllMocks();
  vi.restoreAllMocks();
});
