import { vi } from "vitest";

const { waitFor } = vi;

/** Vitest gives up after a second, which a busy machine may need for a part that is loaded late. */
vi.waitFor = (check, options = 30_000) => waitFor(check, options);
