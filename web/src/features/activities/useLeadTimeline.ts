import { useLiveQuery, type LiveQuery } from "../../firebase/liveQuery/useLiveQuery.ts";
import { leadTimeline, type Timeline } from "./activities.data.ts";

/** A lead's activities, live. All callers share one listener. */
export function useLeadTimeline(leadId: string): LiveQuery<Timeline> {
  return useLiveQuery(`leads/${leadId}/activities`, leadTimeline(leadId), hasNone);
}

/** Whether the server has confirmed that there are no activities; an empty cache proves nothing. */
function hasNone({ rows, fresh }: Timeline): boolean {
  return rows.length === 0 && fresh;
}
