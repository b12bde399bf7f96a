/** Loads the lock screen's script. */
export async function loadLockScreen() {
  return { default: (await import("./LockScreen.tsx")).LockScreen };
}
