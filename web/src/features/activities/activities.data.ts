import { collections } from "@salvia/domain/shared/collections";
import { leadActivitySchema, type LeadActivity } from "@salvia/domain/lead/leadActivity";
import { getDocs } from "firebase/firestore";

import { declaredQueryAt, queryOf } from "../../firebase/declaredQuery.ts";
import { livePages, type LivePages } from "../../firebase/liveQuery/livePages.ts";

/** All queries for a lead's activities. */
export const activityQueries = {
  newest: queryOf(collections.activities, [], ["createdAt desc"]),
};

/** One entry; `pending` until the server confirms it. */
export type TimelineRow = { id: string; activity: LeadActivity; pending: boolean };

export type Timeline = LivePages<TimelineRow>;

/** A lead's activities, newest first. */
export const leadTimeline = livePages((leadId: string) => ({
  query: declaredQueryAt(
    `${collections.leads}/${leadId}/${collections.activities}`,
    activityQueries.newest,
    [],
  ),
  schema: leadActivitySchema,
  row: (activity, { id, metadata }): TimelineRow => ({
    id,
    activity,
    pending: metadata.hasPendingWrites,
  }),
  pageSize: 20,
  timeOf: ({ activity }) => activity.createdAt,
  // Without a connection, older entries may come from the cache.
  fetchPage: getDocs,
}));
