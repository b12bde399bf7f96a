import { salesPaths } from "@salvia/domain/site/paths";

import { ownScript } from "../../lib/ownScript.ts";

/**
 * Registers the script that opens the sales area without a network (web/worker/salesWorker.ts). It
 * keeps the portal's own files, which are the same for everyone, and nothing that anyone has read.
 * Where it cannot be had, the portal needs a network to open, as everywhere else.
 */
export async function registerSalesWorker(): Promise<void> {
  // The dev server has no files to keep.
  if (!import.meta.env.PROD) return;
  try {
    const script = ownScript("sales-worker", workerPath);
    await navigator.serviceWorker.register(script, { scope: salesPaths.home });
  } catch (error) {
    console.warn("sales-worker-unavailable", error);
  }
}

/** Removes the script and the files it has kept. */
export async function unregisterSalesWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(salesPaths.home);
  await registration?.unregister();
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
}

const workerPath = "/sales-worker.js";
