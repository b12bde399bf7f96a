import { bulkJobPartSchema, bulkJobSchema } from "@salvia/domain/lead/bulk/bulkJob";
import type { Firestore } from "firebase-admin/firestore";

import { beginErasure, continueErasure } from "../../privacy/erasure.ts";
import { stored } from "../../platform/stored.ts";
import { jobDocument, partDocument } from "./storedJobs.ts";

/** How many people are erased at the same time. */
const atOnce = 5;

/**
 * Erases the people of the part that is next in a job of erasures, with the usual audit entry for
 * each; does nothing in other jobs. Leads that changed since the administrator saw them stay. What
 * was erased before an interruption costs a few reads.
 */
export async function erasePart(firestore: Firestore, id: string, now: Date): Promise<void> {
  const job = stored(bulkJobSchema, await jobDocument(firestore, id).get());
  if (job?.action.kind !== "erase" || job.finishedAt !== null) return;
  const part = stored(bulkJobPartSchema, await partDocument(firestore, id, job.next).get());
  const rows = (part?.rows ?? []).values();
  const work = async () => {
    for (const row of rows) {
      const person = { subject: "lead", subjectId: row.id } as const;
      const order = { ...person, by: job.ownerId };
      // oxlint-disable no-await-in-loop -- each worker erases one person at a time
      const isDue = await beginErasure(
        firestore,
        order,
        now,
        (lead) => lead.get("rev") === row.rev,
      );
      if (isDue) await continueErasure(firestore, person, now);
      // oxlint-enable no-await-in-loop
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
