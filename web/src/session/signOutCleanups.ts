/** Whether the user chose to sign out; if so, nothing is kept for their next sign-in. */
export type SignOutKind = "chosen" | "forced";

type Cleanup = (kind: SignOutKind) => void | Promise<void>;

const cleanups = new Set<Cleanup>();

/**
 * Registers work to do before the user is signed out, while the token is still valid, such as
 * ending listeners and clearing caches. Returns a function that unregisters it.
 */
export function onSignOut(cleanup: Cleanup): () => void {
  cleanups.add(cleanup);
  return () => {
    cleanups.delete(cleanup);
  };
}

/**
 * Runs all registered clean-ups at once. One that fails stops neither the others nor the sign-out.
 */
export async function runSignOutCleanups(kind: SignOutKind): Promise<void> {
  await Promise.allSettled([...cleanups].map(async (cleanup) => await cleanup(kind)));
}
