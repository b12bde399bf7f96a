import { setTimeout } from "node:timers/promises";

/**
 * Passes on the result of a promise that may never settle.
 * @throws Error naming what did not arrive, after this many seconds
 */
export async function within<T>(seconds: number, what: string, coming: Promise<T>): Promise<T> {
  const end = new AbortController();
  const late = setTimeout(seconds * 1_000, null, { signal: end.signal }).then(() => {
    throw new Error(`In ${seconds} s there came no ${what}.`);
  });
  // The timeout is rejected when it is canceled, and the race no longer handles that.
  late.catch(() => {});
  try {
    return await Promise.race([coming, late]);
  } finally {
    end.abort();
  }
}
