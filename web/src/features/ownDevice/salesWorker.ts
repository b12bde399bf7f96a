import { salesPaths } from "@salvia/domain/site/paths";

import { ownScript } from "../../lib/worker/ownScript.ts";

/**
 * Registers the service worker that opens the sales area offline (web/worker/salesWorker.ts). It
 * stores the portal's own files, which are the same for all users, and no user data. Without it the
 * portal needs a network to open.
 */
export async function registerSalesWorker(): Promise<void> {
  // The dev server has no built files to store.
  if (!import.meta.env.PROD) return;
  try {
    const script = ownScript("sales-worker", workerPath);
    await navigator.serviceWorker.register(script, { scope: salesPaths.home });
  } catch (error) {
    console.warn("sales-worker-unavailable", error);
  }
}

/** Removes the service worker and the files it has stored. */
export async function unregisterSalesWorker(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.getRegistration(salesPaths.home);
    await registration?.unregister();
    const names = await caches.keys();
    await Promise.all(names.map((name) => caches.delete(name)));
  } catch (error) {
    // The browser may block both, and then has neither.
    console.warn("sales-worker-unavailable", error);
  }
}

const workerPath = "/sales-worker.js";
