import { leadActivitySchema } from "@salvia/domain/lead/leadActivity";
import { leadSchema } from "@salvia/domain/lead/lead";
import { canHaveNextStep } from "@salvia/domain/lead/nextStep";
import type { DocumentSnapshot } from "firebase-admin/firestore";
import * as z from "zod/mini";

import { stored } from "../platform/stored.ts";

const { ownerId, status, updatedAt } = leadSchema.shape;
const followingSchema = z.object({ ownerId, status, updatedAt });

/**
 * Moves the date of an open lead forward to what its owner did for it. The lead's revision stays,
 * so that no edit of it conflicts. A lost lead keeps its date, which decides when it is erased.
 *
 * @throws if the database is unavailable, so that the event is retried
 */
export async function followActivity(after: DocumentSnapshot | null): Promise<void> {
  const kind: unknown = after?.get("kind");
  if (after === null || !followed.some((each) => each === kind)) return;
  const activity = stored(leadActivitySchema, after);
  const lead = after.ref.parent.parent;
  if (activity === null || lead === null) return;
  await lead.firestore.runTransaction(async (transaction) => {
    const now = stored(followingSchema, await transaction.get(lead));
    if (now === null || !canHaveNextStep(now) || now.updatedAt >= activity.createdAt) return;
    transaction.update(lead, { updatedAt: activity.createdAt });
  });
}

/** The activities that are no change of the lead itself. */
const followed = ["note", "call", "email", "quote", "step"] as const;
