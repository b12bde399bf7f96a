import { collections } from "@salvia/domain/shared/collections";
import type { LeadStatus } from "@salvia/domain/lead/leadStatus";
import type { DocumentSnapshot, Firestore } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import { beginErasure, continueErasure } from "./erasure.ts";

/**
 * Leads erased in one night. The sweep repeats each erasure for 30 nights, so this also bounds the
 * sweep.
 */
const leadsPerNight = 100;

/**
 * Erases the people of leads that were lost and have not changed for some months. A new inquiry is
 * a change.
 *
 * @param months how long an unchanged lost lead is kept
 * @param most how many are erased at most
 * @returns how many were erased
 * @throws at the end if an erasure failed; the sweep finishes it
 */
export async function eraseLostLeads(
  firestore: Firestore,
  months: number,
  now: Date,
  most = leadsPerNight,
): Promise<number> {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - months);
  const lost: LeadStatus = "lost";
  const old = firestore
    .collection(collections.leads)
    .where("status", "==", lost)
    .where("updatedAt", "<", before)
    .orderBy("updatedAt", "desc");
  // The lead may have been reopened since the query.
  const isOldAndLost = (lead: DocumentSnapshot) => {
    const updatedAt: unknown = lead.get("updatedAt")?.toDate();
    return lead.get("status") === lost && updatedAt instanceof Date && updatedAt < before;
  };
  const { docs } = await old.limit(most).select().get();
  const failed: unknown[] = [];
  let erased = 0;
  for (const { id: subjectId } of docs) {
    const order = { subject: "lead", subjectId, by: "schedule (LOST_LEAD_MONTHS)" } as const;
    try {
      // oxlint-disable no-await-in-loop -- one at a time: a nightly job may take its time
      if (!(await beginErasure(firestore, order, now, isOldAndLost))) continue;
      await continueErasure(firestore, order, now);
      // oxlint-enable no-await-in-loop
      erased += 1;
    } catch (error) {
      failed.push(error);
      logger.write({ severity: "ERROR", message: "erasure failed", id: subjectId });
    }
  }
  if (failed.length > 0) throw new AggregateError(failed, "Erasures failed.");
  return erased;
}
