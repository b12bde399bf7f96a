import { mergeActivitySchema } from "@salvia/domain/lead/leadActivity";
import { collections } from "@salvia/domain/shared/collections";
import { getDocs, limit } from "firebase/firestore";

import { readDocument } from "../../../firebase/readDocument.ts";
import { declaredQueryAt, queryOf } from "../../../firebase/declaredQuery.ts";

export const newestActivityQueries = {
  newest: queryOf(collections.activities, [], ["createdAt desc"]),
};

/**
 * Who made a lead's latest change, if it was a merge: an administrator can merge the leads of
 * others. Null for any other change, which only the owner makes. Reads one document.
 */
export async function mergedBy(leadId: string, rev: number): Promise<string | null> {
  const path = `${collections.leads}/${leadId}/${collections.activities}`;
  const newest = declaredQueryAt(path, newestActivityQueries.newest, [], limit(1));
  const [activity] = (await getDocs(newest)).docs;
  if (activity === undefined || activity.get("kind") !== "merge") return null;
  const merge = readDocument(mergeActivitySchema, activity);
  return merge?.rev === rev ? merge.authorId : null;
}
