import { collections } from "@salvia/domain/shared/collections";
import type { Firestore } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

/** A scan that takes as many nights as it needs. */
export type ScanRun = { firestore: Firestore; name: string };

/** How long a run begins new items: less than a function may run, so that the last one can end. */
const runMs = 20 * 60_000;

/**
 * Handles items one after another, in the order of their ids. A run whose time is over, or that was
 * killed, is continued by the next, after the last item that is done. An item that fails stops no
 * other.
 *
 * @param run null handles all items at once
 * @param itemsAfter the items whose ids come after one, or all after ""
 * @throws at the end of the run, if any item failed: its own error, or all of them together
 */
export async function scan<Item extends { id: string }>(
  run: ScanRun | null,
  itemsAfter: (id: string) => AsyncIterable<Item> | Iterable<Item>,
  handle: (item: Item) => Promise<void>,
): Promise<void> {
  const until = Date.now() + runMs;
  const progress = run?.firestore.collection(collections.scans).doc(run.name);
  const after: unknown = (await progress?.get())?.get("after");
  const failed: unknown[] = [];
  let isOver = false;
  for await (const item of itemsAfter(typeof after === "string" ? after : "")) {
    isOver = run !== null && Date.now() >= until;
    if (isOver) break;
    await handle(item).catch((error: unknown) => {
      failed.push(error);
      // Late erasures have an alert of their own.
      const message = run?.name === "erasures" ? "erasure failed" : "scanned item failed";
      logger.write({ severity: "ERROR", message, scan: run?.name, id: item.id });
    });
    await progress?.set({ after: item.id });
  }
  if (isOver) logger.info("scan interrupted", { scan: run?.name });
  else await progress?.delete();
  if (failed.length === 1) throw failed[0];
  if (failed.length > 1) throw new AggregateError(failed, `${failed.length} items failed`);
}

/** The items of a scan that knows all their ids. */
export function itemsById(ids: Iterable<string>): (after: string) => { id: string }[] {
  const sorted = [...ids].toSorted().map((id) => ({ id }));
  return (after) => sorted.filter(({ id }) => id > after);
}
