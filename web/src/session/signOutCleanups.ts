/** Whether the user chose the sign-out: then nothing of theirs is kept for their next sign-in. */
export type SignOutKind = "chosen" | "forced";

type Cleanup = (kind: SignOutKind) => void | Promise<void>;

const cleanups = new Set<Cleanup>();

/**
 * Registers something to be done before the user is signed out, while the token still holds:
 * ending listeners, clearing caches. Returns the means to unregister it.
 */
export function onSignOut(cleanup: Cleanup): () => void {
  cleanups.add(cleanup);
  return () => {
    cleanups.delete(cleanup);
  };
}

/** Runs what is registered, all at once. One that fails stops neither the others nor the sign-out. */
export async function runSignOutCleanups(kind: SignOutKind): Promise<void> {
  await Promise.allSettled([...cleanups].map(async (cleanup) => await cleanup(kind)));
}
