import { useLiveQuery, type LiveQuery } from "../../../firebase/useLiveQuery.tsx";
import { useAuth } from "../../../session/useAuth.ts";
import { recentLeads, waitingLeads, type FewLeads } from "../data/leads.data.ts";

/** The newest of the signed-in salesperson's leads, live. All callers share one listener. */
export function useRecentLeads(): LiveQuery<FewLeads> {
  const uid = useAuth().user?.uid ?? "";
  return useLiveQuery("leads/recent", recentLeads(uid), hasNone);
}

/** The longest inactive leads of the signed-in salesperson, live. */
export function useWaitingLeads(): LiveQuery<FewLeads> {
  const uid = useAuth().user?.uid ?? "";
  return useLiveQuery("leads/waiting", waitingLeads(uid), hasNone);
}

/** Whether the server has confirmed that there are no leads; an empty cache proves nothing. */
function hasNone({ rows, fresh }: FewLeads): boolean {
  return rows.length === 0 && fresh;
}
