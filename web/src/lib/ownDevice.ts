/**
 * Whether a user has marked this device as their own. Only there may what they have read, and what
 * they have yet to send, outlive the tab: kept for each user and each browser, and off at first.
 */
export function isOwnDevice(uid: string): boolean {
  return stored(keyOf(uid)) !== null;
}

/** Marks this device as a user's own, or no longer. What is open already is not changed by it. */
export function markOwnDevice(uid: string, own: boolean): void {
  store(keyOf(uid), own ? "1" : null);
}

/** Calls back when another tab marks this device as the user's own, or no longer. */
export function onOwnDeviceMarked(uid: string, listener: () => void): () => void {
  const heard = (event: StorageEvent) => {
    if (event.key === keyOf(uid)) listener();
  };
  window.addEventListener("storage", heard);
  return () => window.removeEventListener("storage", heard);
}

/** The uid of the user whose data the database's cache on this device may hold; null where there is none. */
export function cacheOwner(): string | null {
  return stored(cacheOwnerKey);
}

/** Notes whose data the cache holds from now on. */
export function noteCacheOwner(uid: string | null): void {
  store(cacheOwnerKey, uid);
}

/**
 * Deletes the database's cache, if it is that user's: what they have read, and what waits in it to be
 * sent. It is for documents that load no Firestore as well; where Firestore is open, in this tab or
 * another, it notices and lets go.
 *
 * @param uid null for the cache of whoever has left one
 */
export async function dropCache(uid: string | null): Promise<void> {
  const owner = cacheOwner();
  if (owner === null || (uid !== null && uid !== owner)) return;
  const databases = await indexedDB.databases();
  const names = databases.flatMap(({ name }) => (name?.startsWith("firestore/") ? [name] : []));
  await Promise.all(names.map(deleted));
  noteCacheOwner(null);
}

const cacheOwnerKey = "cacheOwner";

function keyOf(uid: string): string {
  return `ownDevice:${uid}`;
}

function deleted(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.addEventListener("success", () => resolve());
    request.addEventListener("error", () => reject(request.error ?? new Error("Not deleted")));
  });
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage may be switched off: then nothing is anyone's own.
    return null;
  }
}

function store(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // As above.
  }
}
