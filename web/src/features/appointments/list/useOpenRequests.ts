import { isWaiting } from "@salvia/domain/scheduling/appointment";
import { useState } from "react";

import { useLiveQuery, type LiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { useNow } from "../../../ui/time/useNow.ts";
import { firstRequests, type AppointmentRow } from "../data/appointments.data.ts";

/** The first ten requests that a clinician can still confirm, live, on any page. */
export function useOpenRequests(clinicianId: string): LiveQuery<readonly AppointmentRow[]> {
  const now = useNow();
  const [since] = useState(now);
  const live = useLiveQuery("appointments/firstRequests", firstRequests(clinicianId, since));
  if (live.status !== "content") return live;
  return { ...live, value: live.value.filter(({ appointment }) => isWaiting(appointment, now)) };
}
