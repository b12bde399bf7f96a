import { isDeepStrictEqual } from "node:util";

import type { LeadEntry } from "@salvia/domain/lead/finding/leadIndex";
import { collections } from "@salvia/domain/shared/collections";
import {
  noFigures,
  tally,
  withKeptMonths,
  type SalesFigures,
} from "@salvia/domain/lead/salesStats";
import { FieldPath, type Firestore, type Timestamp } from "firebase-admin/firestore";

import { grpc, hasCode } from "../platform/hasCode.ts";
import { pages } from "../platform/pages.ts";
import { leadIndex } from "../searchIndexes/leadIndex.ts";
import { storedStats, countedLead } from "./storedStats.ts";

const pageSize = 500;
const attempts = 5;

/**
 * Recounts a user's leads and stores the figures.
 *
 * Safe to run while leads change and events are pending: all leads are read at one snapshot time,
 * which is stored with the figures, so that later events from before that time are ignored. If an
 * event was counted while the leads were being read, the recount starts over.
 *
 * @returns how it ended: `busy` if that happened every time, and the figures stay unchanged, or `none`
 *   if there is nothing to count; and what the user's search index should contain
 */
export async function recount(
  firestore: Firestore,
  uid: string,
  attempt = 1,
): Promise<{
  end: "right" | "repaired" | "busy" | "none";
  entries: ReadonlyMap<string, LeadEntry>;
}> {
  const document = firestore.collection(collections.salesStats).doc(uid);
  const before = await document.get();
  const counted = await countLeadsOf(firestore, uid);
  const { entries } = counted;
  if (!before.exists && counted.isEmpty) return { end: "none", entries };
  try {
    const stats = { ...counted.figures, countedAt: counted.at };
    if (before.updateTime === undefined) await document.create(stats);
    else await document.update(stats, { lastUpdateTime: before.updateTime });
  } catch (error) {
    if (!hasCode(error, grpc.failedPrecondition, grpc.alreadyExists, grpc.notFound)) throw error;
    return attempt < attempts ? recount(firestore, uid, attempt + 1) : { end: "busy", entries };
  }
  const isRight = isDeepStrictEqual(storedStats(before)?.figures, counted.figures);
  return { end: isRight ? "right" : "repaired", entries };
}

/** The figures and index entries of a user's leads at one snapshot time, and that time. */
async function countLeadsOf(
  firestore: Firestore,
  uid: string,
): Promise<{
  figures: SalesFigures;
  entries: Map<string, LeadEntry>;
  isEmpty: boolean;
  at: Timestamp;
}> {
  const leads = firestore
    .collection(collections.leads)
    .where("ownerId", "==", uid)
    .orderBy(FieldPath.documentId());
  return firestore.runTransaction(
    async (transaction) => {
      const figures = noFigures();
      const entries = new Map<string, LeadEntry>();
      let isEmpty = true;
      let at: Timestamp | null = null;
      for await (const page of pages(leads, pageSize, (query) => transaction.get(query))) {
        at ??= page.readTime;
        for (const snapshot of page.docs) {
          const lead = countedLead(snapshot);
          if (lead !== null) tally(figures, lead, 1);
          const entry = leadIndex.entryOf(snapshot, uid);
          if (entry !== null) entries.set(snapshot.id, entry);
          isEmpty = false;
        }
      }
      if (at === null) throw new Error("Not even an empty page was read.");
      return { figures: withKeptMonths(figures, at.toDate()), entries, isEmpty, at };
    },
    { readOnly: true },
  );
}
