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

import { createOnce } from "../platform/createOnce.ts";
import { stored } from "../platform/stored.ts";
import { nextStepDocument, openStep, restoreNextStep } from "./nextSteps.ts";

/**
 * Adds what has changed to a lead's activities, and restores the step of a lead whose loss was
 * undone, atomically; a repeated event adds nothing. Adds nothing to a lead that was erased in the
 * meantime.
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
      const [lead, last, step] = await transaction.getAll(
        after.ref,
        activities.doc(statusActivityId(old.rev)),
        nextStepDocument(after.ref.firestore, after.id),
      );
      isThere = lead?.exists ?? false;
      if (!lead || !last || !step || !isThere) return;
      const lastMove = stored(statusActivitySchema, last);
      for (const [id, activity] of changeActivities(old, now, lastMove, openStep(step))) {
        transaction.create(activities.doc(id), leadActivitySchema.parse(activity));
        if (activity.kind === "status" && activity.isUndo && lastMove?.nextStep) {
          restoreNextStep(transaction, step, lead, lastMove.nextStep);
        }
      }
    }),
  );
  if (isNew && isThere) logger.info("lead change recorded", { lead: after.id, rev: now.rev });
}
