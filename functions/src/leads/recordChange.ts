import { collections } from "@salvia/domain/collections";
import {
  changeActivities,
  leadActivitySchema,
  trackedLeadSchema,
} from "@salvia/domain/leadActivity";
import type { DocumentSnapshot } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import { createOnce } from "../createOnce.ts";
import { stored } from "../stored.ts";

/**
 * Adds to a lead's activities what has changed. The same change again adds nothing: all of it is
 * there, or none.
 *
 * @throws where the database is out of reach, so that the event comes again
 */
export async function recordChange(
  before: DocumentSnapshot,
  after: DocumentSnapshot,
): Promise<void> {
  const [old, now] = [stored(trackedLeadSchema, before), stored(trackedLeadSchema, after)];
  if (old === null || now === null) return;
  const activities = changeActivities(old, now);
  if (activities.size === 0) return;
  const batch = after.ref.firestore.batch();
  for (const [id, activity] of activities) {
    batch.create(
      after.ref.collection(collections.activities).doc(id),
      leadActivitySchema.parse(activity),
    );
  }
  const isNew = await createOnce(() => batch.commit());
  if (isNew) logger.info("lead change recorded", { lead: after.id, rev: now.rev });
}
