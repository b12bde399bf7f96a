import { isPending, type TreatmentRequest } from "@salvia/domain/member/treatmentRequest";

import { useLiveQuery, type LiveQuery } from "../../firebase/liveQuery/useLiveQuery.ts";
import { useNow } from "../../ui/time/useNow.ts";
import { pendingRequests } from "./treatmentRequests.data.ts";

/** The first ten requests that a clinician can still answer, on any page. */
export function usePendingRequests(clinicianId: string): LiveQuery<readonly TreatmentRequest[]> {
  const now = useNow();
  const live = useLiveQuery("treatmentRequests/pending", pendingRequests(clinicianId));
  if (live.status !== "content") return live;
  const value = live.value.filter((request) => isPending(request, now));
  return value.length === 0 ? { status: "empty" } : { status: "content", value };
}
