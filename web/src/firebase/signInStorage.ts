import { deviceStorage } from "../lib/storage.ts";

/**
 * Whether this browser keeps what a sign-in needs: the cookie of our server, and the sign-in itself,
 * in its database or in local storage. Otherwise the next document would know nothing of it.
 */
export async function keepsSignIn(): Promise<boolean> {
  if (!navigator.cookieEnabled) return false;
  const isKept = deviceStorage.set(probeName, "1");
  deviceStorage.set(probeName, null);
  return isKept || (await databaseWorks());
}

/**
 * Whether the browser's database stores something. Comes before the first use of Firebase, which
 * waits forever for a database that never answers, as Safari's sometimes does. Such a database is
 * hidden from it, and the sign-in is kept in local storage.
 */
export function databaseWorks(): Promise<boolean> {
  works ??= tried();
  return works;
}

let works: Promise<boolean> | undefined;

async function tried(): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), longestWaitMs);
  });
  const answer = await Promise.race([stored(), silence]);
  clearTimeout(timer);
  if (answer === null) {
    Object.defineProperty(globalThis, "indexedDB", { value: undefined, configurable: true });
  }
  return answer ?? false;
}

function stored(): Promise<boolean> {
  return new Promise((answer) => {
    try {
      const opening = indexedDB.open(probeName);
      opening.addEventListener("upgradeneeded", () => opening.result.createObjectStore(probeName));
      opening.addEventListener("error", () => answer(false));
      opening.addEventListener("success", () => {
        const database = opening.result;
        const writing = database.transaction(probeName, "readwrite");
        writing.objectStore(probeName).put(1, 1);
        writing.addEventListener("complete", () => answer(true));
        writing.addEventListener("abort", () => answer(false));
        database.close();
      });
    } catch {
      answer(false);
    }
  });
}

const probeName = "probe";

/** A database on a slow device answers within a second. */
const longestWaitMs = 4_000;
