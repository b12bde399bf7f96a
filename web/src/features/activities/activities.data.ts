import { collections } from "@salvia/domain/shared/collections";
import { leadActivitySchema, type LeadActivity } from "@salvia/domain/lead/leadActivity";

import { declaredQueryAt, queryOf } from "../../firebase/declaredQuery.ts";
import { liveBoundedPages, type BoundedPages } from "../../firebase/liveQuery/liveBoundedPages.ts";

export const activityQueries = {
  newest: queryOf(collections.activities, [], ["createdAt desc"]),
};

/** One entry; `pending` until the server confirms it. */
export type TimelineRow = { id: string; activity: LeadActivity; pending: boolean };

export type Timeline = BoundedPages<TimelineRow>;

/** A lead's activities, newest first. */
export const leadTimeline = liveBoundedPages((leadId: string) => ({
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
}));
