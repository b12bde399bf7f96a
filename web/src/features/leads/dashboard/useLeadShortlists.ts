import { useLiveQuery, type LiveQuery } from "../../../firebase/useLiveQuery.tsx";
import { useAuth } from "../../../session/useAuth.ts";
import { recentLeads, waitingLeads, type FewLeads } from "../data/leads.data.ts";

/** The newest few of the signed-in salesperson's leads, live. All who ask share one listener. */
export function useRecentLeads(): LiveQuery<FewLeads> {
  const uid = useAuth().user?.uid ?? "";
  return useLiveQuery("leads/recent", recentLeads(uid), hasNone);
}

/** The few of the signed-in salesperson's leads that wait longest, live. */
export function useWaitingLeads(): LiveQuery<FewLeads> {
  const uid = useAuth().user?.uid ?? "";
  return useLiveQuery("leads/waiting", waitingLeads(uid), hasNone);
}

/** Nothing that the memory alone says: without the server one does not know. */
function hasNone({ rows, fresh }: FewLeads): boolean {
  return rows.length === 0 && fresh;
}
