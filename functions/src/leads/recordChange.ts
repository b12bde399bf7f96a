import { collections } from "@salvia/domain/shared/collections";
import {
  changeActivities,
  leadActivitySchema,
  statusActivityId,
  statusActivitySchema,
  trackedLeadSchema,
} from "@salvia/domain/lead/leadActivity";
import type { DocumentSnapshot } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import { createOnce } from "../createOnce.ts";
import { stored } from "../stored.ts";

/**
 * Adds what has changed to a lead's activities, atomically; a repeated event adds nothing. Adds
 * nothing to a lead that was erased in the meantime.
 *
 * @throws if the database is unavailable, so that the event is retried
 */
export async function recordChange(
  before: DocumentSnapshot,
  after: DocumentSnapshot,
): Promise<void> {
  const [old, now] = [stored(trackedLeadSchema, before), stored(trackedLeadSchema, after)];
  if (old === null || now === null || changeActivities(old, now).size === 0) return;
  const activities = after.ref.collection(collections.activities);
  let isThere = false;
  const isNew = await createOnce(() =>
    after.ref.firestore.runTransaction(async (transaction) => {
      const [lead, last] = await transaction.getAll(
        after.ref,
        activities.doc(statusActivityId(old.rev)),
      );
      isThere = lead?.exists ?? false;
      if (!isThere) return;
      const lastMove = last === undefined ? null : stored(statusActivitySchema, last);
      for (const [id, activity] of changeActivities(old, now, lastMove)) {
        transaction.create(activities.doc(id), leadActivitySchema.parse(activity));
      }
    }),
  );
  if (isNew && isThere) logger.info("lead change recorded", { lead: after.id, rev: now.rev });
}
