import { setTimeout } from "node:timers/promises";

/** What comes of something that may never come. @throws Error that says what did not, after so many seconds */
export async function within<T>(seconds: number, what: string, coming: Promise<T>): Promise<T> {
  const end = new AbortController();
  const late = setTimeout(seconds * 1_000, null, { signal: end.signal }).then(() => {
    throw new Error(`In ${seconds} s there came no ${what}.`);
  });
  // Once the race is over nobody hears that it was called off.
  late.catch(() => {});
  try {
    return await Promise.race([coming, late]);
  } finally {
    end.abort();
  }
}
