/** Loads the screen of a locked document. */
export async function loadLockScreen() {
  return { default: (await import("./LockScreen.tsx")).LockScreen };
}
