import {
  bulkJobPartSchema,
  bulkJobSchema,
  type BulkJob,
  type JobOutcome,
} from "@salvia/domain/lead/bulk/bulkJob";
import { collections } from "@salvia/domain/shared/collections";
import { doc, getDoc, limit } from "firebase/firestore";

import { readDocument } from "../../../firebase/readDocument.ts";
import { declaredQuery, queryOf } from "../../../firebase/declaredQuery.ts";
import { firestore } from "../../../firebase/firestore.ts";
import { liveCollectionState } from "../../../firebase/liveQuery/liveCollection.ts";
import { liveDocument } from "../../../firebase/liveQuery/liveDocument.ts";

export const bulkJobQueries = {
  /** A salesperson's jobs that have not finished. */
  unfinished: queryOf(collections.bulkJobs, ["ownerId ==", "finishedAt =="]),
};

/** A job of a salesperson that has not finished, live, if there is one. */
export const unfinishedJob = liveCollectionState((uid: string) => ({
  query: declaredQuery(bulkJobQueries.unfinished, [uid, null], limit(1)),
  schema: bulkJobSchema,
  row: (job: BulkJob, { id }: { id: string }) => ({ id, job }),
}));

export const bulkJob = liveDocument(bulkJobSchema, (id: string) => `${collections.bulkJobs}/${id}`);

/** What became of a lead, and whether an undo may take it back: it was moved or assigned. */
export type JobResult = { leadId: string; outcome: JobOutcome; isUndoable: boolean };

/** What became of each lead of a finished job. @throws FirebaseError */
export async function resultsOfJob(id: string, { parts }: BulkJob): Promise<JobResult[]> {
  const found = await Promise.all(
    Array.from({ length: parts }, async (_, part) => {
      const reference = doc(firestore(), collections.bulkJobParts, `${id}-${part}`);
      return readDocument(bulkJobPartSchema, await getDoc(reference));
    }),
  );
  return found.flatMap((part) =>
    (part?.results ?? []).flatMap(({ outcome, left = "lost", leftOwner }, index): JobResult[] => {
      const row = part?.rows[index];
      // Only a new loss brings a lead back to lost.
      const isUndoable = left !== "lost" || leftOwner !== undefined;
      return row === undefined ? [] : [{ leadId: row.id, outcome, isUndoable }];
    }),
  );
}
