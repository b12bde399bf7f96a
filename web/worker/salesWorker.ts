/**
 * Serves the sales area offline on a device that its user has marked as their own. It caches only
 * the portal's own files, which are the same for all users. Data the user has read is stored by
 * Firestore; this worker never caches a server response.
 */
declare const self: ServiceWorkerGlobalScope;

/** Filled in by the build (web/build/salesWorker.ts); each version uses its own cache name. */
const shell = {
  version: "__SHELL_VERSION__",
  /** The addresses of the portal's scripts and styles, separated by spaces. */
  files: "__SHELL_FILES__",
};

const prefix = "sales-shell-";
const cacheName = prefix + shell.version;
/** Every page of the area uses this document. */
const documentPath = "/sales";
/** How long to wait for the network before serving the cached document, in milliseconds. */
const networkLimitMs = 4_000;

self.addEventListener("install", (event) => event.waitUntil(keepShell()));

self.addEventListener("activate", (event) => event.waitUntil(dropOlderShells()));

self.addEventListener("fetch", (event) => {
  const { mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (mode === "navigate") event.respondWith(documentFor(event.request));
  // Their names change with their content, so a cached file is never outdated.
  else if (origin === self.location.origin && pathname.startsWith("/assets/")) {
    event.respondWith(file(event.request));
  }
});

async function keepShell(): Promise<void> {
  const cache = await caches.open(cacheName);
  const fresh = new Request(documentPath, { cache: "reload" });
  await cache.addAll([fresh, ...shell.files.split(" ")]);
}

async function dropOlderShells(): Promise<void> {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith(prefix) && name !== cacheName);
  await Promise.all(older.map((name) => caches.delete(name)));
  // Takes control of the tab that registered this worker, too.
  await self.clients.claim();
}

async function documentFor(request: Request): Promise<Response> {
  const kept = await stored(documentPath, { cacheName });
  if (kept === undefined) return await fetch(request);
  const late = new Promise<Response>((resolve) => {
    setTimeout(() => resolve(kept), networkLimitMs);
  });
  return await Promise.race([fetch(request).catch(() => kept), late]);
}

async function file(request: Request): Promise<Response> {
  return (await stored(request)) ?? (await fetch(request));
}

/** Nothing if the browser has no stored files any more, or if their storage does not answer. */
async function stored(...asked: Parameters<CacheStorage["match"]>): Promise<Response | undefined> {
  const silence = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), networkLimitMs);
  });
  try {
    return await Promise.race([caches.match(...asked), silence]);
  } catch {
    return undefined;
  }
}
