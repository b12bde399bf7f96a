import { getFirestore } from "firebase-admin/firestore";
import { vi } from "vitest";

import { adminApp } from "../../../functions/src/platform/adminApp.ts";

/**
 * What functions in this process read while some work is done: the collection of each document, and
 * each query as `query`.
 */
export async function readsOf(work: () => Promise<unknown>): Promise<string[]> {
  const read: string[] = [];
  const firestore: Requesting = Object(getFirestore(adminApp));
  const streams = vi.spyOn(firestore, "requestStream");
  const fetches = vi.spyOn(globalThis, "fetch");
  try {
    await work();
    for (const [, , { documents }] of streams.mock.calls) {
      read.push(...(documents ?? ["query"]).map(collectionOf));
    }
    for (const [address] of fetches.mock.calls) {
      if (typeof address !== "string" || !address.includes("/documents/")) continue;
      read.push(collectionOf(address));
    }
  } finally {
    streams.mockRestore();
    fetches.mockRestore();
  }
  return read.toSorted();
}

function collectionOf(name: string): string {
  return name.split("/documents/")[1]?.split("/")[0] ?? "query";
}

/** How all reads of the client begin, whatever asked for them. */
type Requesting = {
  requestStream: (
    method: string,
    isBidirectional: boolean,
    request: { documents?: string[] },
  ) => Promise<unknown>;
};
