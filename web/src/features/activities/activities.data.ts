import { collections } from "@salvia/domain/shared/collections";
import { leadActivitySchema, type LeadActivity } from "@salvia/domain/lead/leadActivity";
import {
  getDocs,
  limit,
  onSnapshot,
  startAfter,
  type QueryConstraint,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
} from "firebase/firestore";

import { readDocument } from "../../firebase/converters.ts";
import { declaredQueryAt } from "../../firebase/declaredQuery.ts";
import type { Source } from "../../firebase/useLiveQuery.tsx";
import { openPagedLive, type LivePage, type PagedLive } from "../../firebase/pagedLive.ts";
import { activityQueries } from "./activityQueries.ts";

/** One entry; `pending` until the server confirms it. */
export type TimelineRow = { id: string; activity: LeadActivity; pending: boolean };

export type Timeline = PagedLive<TimelineRow>;

/** A lead's activities as a paged live source. */
export function leadTimeline(leadId: string): Source<Timeline> {
  return (onValue, onError) =>
    openPagedLive<TimelineRow, QueryDocumentSnapshot>(
      {
        listen: (onPage) =>
          onSnapshot(
            newest(leadId),
            { includeMetadataChanges: true },
            (snapshot) => onPage(pageOf(snapshot), !snapshot.metadata.fromCache),
            onError,
          ),
        fetch: async (after) => pageOf(await getDocs(newest(leadId, startAfter(after)))),
        timeOf: ({ activity }) => activity.createdAt,
      },
      onValue,
    );
}

/** Number of entries in the first and each further page. */
const pageSize = 20;

/** Requests one extra entry to detect whether another page exists. */
function newest(leadId: string, ...bounds: readonly QueryConstraint[]) {
  const path = activitiesPath(leadId);
  return declaredQueryAt(path, activityQueries.newest, [], ...bounds, limit(pageSize + 1));
}

function pageOf({ docs }: QuerySnapshot): LivePage<TimelineRow, QueryDocumentSnapshot> {
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
