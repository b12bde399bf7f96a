import { collections } from "@salvia/domain/collections";
import { leadActivitySchema, type ownActivityKinds } from "@salvia/domain/leadActivity";
import {
  collection,
  doc,
  getDocs,
  limit,
  onSnapshot,
  serverTimestamp,
  setDoc,
  startAfter,
  type QueryConstraint,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
} from "firebase/firestore";

import { readDocument } from "../../firebase/converters.ts";
import { declaredQueryAt } from "../../firebase/declaredQuery.ts";
import { firestore } from "../../firebase/firestore.ts";
import type { Source } from "../../firebase/live.tsx";
import { activityQueries } from "./activityQueries.ts";
import { openTimeline, type Timeline, type TimelinePage } from "./timeline.ts";

export type OwnActivityKind = (typeof ownActivityKinds)[number];

/** What a salesperson writes down; its id is chosen beforehand, so that sending it twice adds one. */
export type OwnActivity = { id: string; kind: OwnActivityKind; text: string };

/** What happened with a lead. */
export function leadTimeline(leadId: string): Source<Timeline> {
  return (onValue, onError) =>
    openTimeline<QueryDocumentSnapshot>(
      {
        listen: (onPage) =>
          onSnapshot(
            newest(leadId),
            { includeMetadataChanges: true },
            (snapshot) => onPage(pageOf(snapshot), !snapshot.metadata.fromCache),
            onError,
          ),
        fetch: async (after) => pageOf(await getDocs(newest(leadId, startAfter(after)))),
      },
      onValue,
    );
}

/** The id of an activity that is about to be added. */
export function newActivityId(leadId: string): string {
  return doc(collection(firestore(), activitiesPath(leadId))).id;
}

/**
 * Adds a note or a call to a lead of one's own. Answers once the server has confirmed it; while the
 * connection is lost it waits.
 *
 * @throws FirebaseError `permission-denied` where the lead is no longer one's own
 */
export async function addActivity(
  leadId: string,
  { id, kind, text }: OwnActivity,
  authorId: string,
): Promise<void> {
  const createdAt = serverTimestamp();
  await setDoc(doc(firestore(), activitiesPath(leadId), id), { kind, text, authorId, createdAt });
}

/** So many entries are shown at first, and more with each page. */
const pageSize = 20;

/** One more is asked for, which tells that there is another page. */
function newest(leadId: string, ...bounds: readonly QueryConstraint[]) {
  const path = activitiesPath(leadId);
  return declaredQueryAt(path, activityQueries.newest, [], ...bounds, limit(pageSize + 1));
}

function pageOf({ docs }: QuerySnapshot): TimelinePage<QueryDocumentSnapshot> {
  const shown = docs.slice(0, pageSize);
  return {
    rows: shown.flatMap((document) => {
      const activity = readDocument(leadActivitySchema, document);
      const pending = document.metadata.hasPendingWrites;
      return activity === null ? [] : [{ id: document.id, activity, pending }];
    }),
    next: docs.length > pageSize ? (shown.at(-1) ?? null) : null,
  };
}

function activitiesPath(leadId: string): string {
  return `${collections.leads}/${leadId}/${collections.activities}`;
}
